// js/bindings/XPath.js: the bindings that js/idl/generate.py made of js/idl/XPath.webidl. Not to be edited.
//
// Exposes XPathResult, XPathExpression, XPathEvaluator.
'use strict';
{
  const G = this;
  const { Given, ObjectCreate, defineInterface, documentId, need, nodeArgument, toObject, toText, wrap, wrongReceiver, wrongValue } = G;
  const XPathResultSteps = G.XPathResultSteps;
  const XPathExpressionSteps = G.XPathExpressionSteps;
  const XPathEvaluatorSteps = G.XPathEvaluatorSteps;
  const XPathEvaluatorBaseSteps = G.XPathEvaluatorBaseSteps;

  class XPathResultBrand extends Given {
    #state;
    constructor(object, state) { super(object); this.#state = state; state.object = object; }
    static of(object, member, kind = 0) {
      if (typeof object !== 'object' || object === null || !(#state in object)) wrongReceiver('XPathResult', member, kind);
      return object.#state;
    }
    static is(value) { return typeof value === 'object' && value !== null && #state in value; }
    static from(value, where) {
      if (typeof value !== 'object' || value === null || !(#state in value)) wrongValue('XPathResult', where);
      return value.#state;
    }
  }
  G.XPathResultBrand = XPathResultBrand;
  const XPathResult = defineInterface('XPathResult', {
    __proto__: null,
    constants: {
      __proto__: null,
      ANY_TYPE: 0, NUMBER_TYPE: 1, STRING_TYPE: 2, BOOLEAN_TYPE: 3, UNORDERED_NODE_ITERATOR_TYPE: 4, ORDERED_NODE_ITERATOR_TYPE: 5,
      UNORDERED_NODE_SNAPSHOT_TYPE: 6, ORDERED_NODE_SNAPSHOT_TYPE: 7, ANY_UNORDERED_NODE_TYPE: 8, FIRST_ORDERED_NODE_TYPE: 9,
    },
    members: {
      constructor: undefined,
      get resultType() { return XPathResultSteps.resultType(XPathResultBrand.of(this, 'resultType', 1)); },
      get numberValue() { return XPathResultSteps.numberValue(XPathResultBrand.of(this, 'numberValue', 1)); },
      get stringValue() { return XPathResultSteps.stringValue(XPathResultBrand.of(this, 'stringValue', 1)); },
      get booleanValue() { return XPathResultSteps.booleanValue(XPathResultBrand.of(this, 'booleanValue', 1)); },
      get singleNodeValue() { return wrap(XPathResultSteps.singleNodeValue(XPathResultBrand.of(this, 'singleNodeValue', 1))); },
      get invalidIteratorState() { return XPathResultSteps.invalidIteratorState(XPathResultBrand.of(this, 'invalidIteratorState', 1)); },
      get snapshotLength() { return XPathResultSteps.snapshotLength(XPathResultBrand.of(this, 'snapshotLength', 1)); },
      iterateNext() { return wrap(XPathResultSteps.iterateNext(XPathResultBrand.of(this, 'iterateNext'))); },
      snapshotItem(index) {
        const state = XPathResultBrand.of(this, 'snapshotItem');
        need(arguments.length, 1);
        index = index >>> 0;
        return wrap(XPathResultSteps.snapshotItem(state, index));
      },
    },
  });
  G.makeXPathResult = state => {
    if (state.object !== undefined) return state.object;
    if (state.interface !== undefined && state.interface !== 'XPathResult') return G[`make${state.interface}`](state);
    return new XPathResultBrand(ObjectCreate(XPathResult.prototype), state);
  };
  G.isXPathResult = XPathResultBrand.is;
  G.xPathResultState = XPathResultBrand.from;

  class XPathExpressionBrand extends Given {
    #state;
    constructor(object, state) { super(object); this.#state = state; state.object = object; }
    static of(object, member, kind = 0) {
      if (typeof object !== 'object' || object === null || !(#state in object)) wrongReceiver('XPathExpression', member, kind);
      return object.#state;
    }
    static is(value) { return typeof value === 'object' && value !== null && #state in value; }
    static from(value, where) {
      if (typeof value !== 'object' || value === null || !(#state in value)) wrongValue('XPathExpression', where);
      return value.#state;
    }
  }
  G.XPathExpressionBrand = XPathExpressionBrand;
  const XPathExpression = defineInterface('XPathExpression', {
    __proto__: null,
    members: {
      constructor: undefined,
      evaluate(contextNode, type = undefined, result = undefined) {
        const state = XPathExpressionBrand.of(this, 'evaluate');
        need(arguments.length, 1);
        contextNode = nodeArgument(contextNode, 118244);
        type = type === undefined ? 0 : type & 65535;
        result = result === null || result === undefined ? null : G.xPathResultState(result, 687590);
        return G.makeXPathResult(XPathExpressionSteps.evaluate(state, contextNode, type, result));
      },
    },
  });
  G.makeXPathExpression = state => {
    if (state.object !== undefined) return state.object;
    if (state.interface !== undefined && state.interface !== 'XPathExpression') return G[`make${state.interface}`](state);
    return new XPathExpressionBrand(ObjectCreate(XPathExpression.prototype), state);
  };
  G.isXPathExpression = XPathExpressionBrand.is;
  G.xPathExpressionState = XPathExpressionBrand.from;

  class XPathEvaluatorBrand extends Given {
    #state;
    constructor(object, state) { super(object); this.#state = state; state.object = object; }
    static of(object, member, kind = 0) {
      if (typeof object !== 'object' || object === null || !(#state in object)) wrongReceiver('XPathEvaluator', member, kind);
      return object.#state;
    }
    static is(value) { return typeof value === 'object' && value !== null && #state in value; }
    static from(value, where) {
      if (typeof value !== 'object' || value === null || !(#state in value)) wrongValue('XPathEvaluator', where);
      return value.#state;
    }
  }
  G.XPathEvaluatorBrand = XPathEvaluatorBrand;
  const XPathEvaluator = defineInterface('XPathEvaluator', {
    __proto__: null,
    construct(object) {
      return new XPathEvaluatorBrand(object, XPathEvaluatorSteps.construct());
    },
    members: {
      constructor: undefined,
      createExpression(expression, resolver = undefined) {
        const state = XPathEvaluatorBrand.of(this, 'createExpression');
        need(arguments.length, 1);
        expression = toText(expression);
        resolver = resolver === null || resolver === undefined ? null : toObject(resolver, 148069);
        return G.makeXPathExpression(XPathEvaluatorBaseSteps.createExpression(state, expression, resolver));
      },
      createNSResolver(nodeResolver) {
        const state = XPathEvaluatorBrand.of(this, 'createNSResolver');
        need(arguments.length, 1);
        nodeResolver = nodeArgument(nodeResolver, 670992);
        return wrap(XPathEvaluatorBaseSteps.createNSResolver(state, nodeResolver));
      },
      evaluate(expression, contextNode, resolver = undefined, type = undefined, result = undefined) {
        const state = XPathEvaluatorBrand.of(this, 'evaluate');
        need(arguments.length, 2);
        expression = toText(expression);
        contextNode = nodeArgument(contextNode, 305226);
        resolver = resolver === null || resolver === undefined ? null : toObject(resolver, 159947);
        type = type === undefined ? 0 : type & 65535;
        result = result === null || result === undefined ? null : G.xPathResultState(result, 10468);
        return G.makeXPathResult(XPathEvaluatorBaseSteps.evaluate(state, expression, contextNode, resolver, type, result));
      },
    },
  });
  G.makeXPathEvaluator = state => {
    if (state.object !== undefined) return state.object;
    if (state.interface !== undefined && state.interface !== 'XPathEvaluator') return G[`make${state.interface}`](state);
    return new XPathEvaluatorBrand(ObjectCreate(XPathEvaluator.prototype), state);
  };
  G.isXPathEvaluator = XPathEvaluatorBrand.is;
  G.xPathEvaluatorState = XPathEvaluatorBrand.from;

  G.DocumentMembers_XPath = {
    __proto__: null,
    createExpression(expression, resolver = undefined) {
      const state = documentId(this, 'createExpression');
      need(arguments.length, 1);
      expression = toText(expression);
      resolver = resolver === null || resolver === undefined ? null : toObject(resolver, 843166);
      return G.makeXPathExpression(XPathEvaluatorBaseSteps.createExpression(state, expression, resolver));
    },
    createNSResolver(nodeResolver) {
      const state = documentId(this, 'createNSResolver');
      need(arguments.length, 1);
      nodeResolver = nodeArgument(nodeResolver, 840254);
      return wrap(XPathEvaluatorBaseSteps.createNSResolver(state, nodeResolver));
    },
    evaluate(expression, contextNode, resolver = undefined, type = undefined, result = undefined) {
      const state = documentId(this, 'evaluate');
      need(arguments.length, 2);
      expression = toText(expression);
      contextNode = nodeArgument(contextNode, 494613);
      resolver = resolver === null || resolver === undefined ? null : toObject(resolver, 997513);
      type = type === undefined ? 0 : type & 65535;
      result = result === null || result === undefined ? null : G.xPathResultState(result, 264701);
      return G.makeXPathResult(XPathEvaluatorBaseSteps.evaluate(state, expression, contextNode, resolver, type, result));
    },
  };
}
