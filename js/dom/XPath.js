// js/dom/XPath.js: XPathEvaluator, XPathExpression, XPathResult. https://dom.spec.whatwg.org/#xpath
//
// Native code parses and evaluates (Sources/Engine/XPath); scripts resolve prefixes.
//
// Reads   how often the tree has changed. Writes nothing.
// Offers  G.createXPathExpression(text, resolver) → wrapper · G.evaluateXPath(text, context node, resolver, type, result) → wrapper.
// Throws  SyntaxError, NamespaceError, InvalidStateError, TypeError as specified. Exposes the three interfaces.
'use strict';
{
  const G = this;
  const { defineInterface, Given, ObjectCreate, H, SEQUENCE, str, wrap, nodeArgument, kindOf, need, toText, toTextOrNull, toUnsignedLong, fail,
    callNamed, privateArray, apply } = G;
  const { TypeError, lengthOf } = G.primordials;
  const ANY = 0, NUMBER = 1, STRING = 2, BOOLEAN = 3, UNORDERED_ITERATOR = 4, ORDERED_ITERATOR = 5, UNORDERED_SNAPSHOT = 6, ORDERED_SNAPSHOT = 7,
    ANY_NODE = 8, FIRST_NODE = 9, RESULT_TYPE = 66;

  class ExpressionBrand extends Given {
    #state;
    constructor(object, state) { super(object); this.#state = state; }
    static of(object) { return object.#state; }
  }
  class ResultBrand extends Given {
    #state;
    constructor(object, state) { super(object); this.#state = state; }
    static of(object) { return object.#state; }
    static is(value) { return typeof value === 'object' && value !== null && #state in value; }
  }
  class EvaluatorBrand extends Given {
    #evaluator = true;
    static check(object) { if (!(#evaluator in object)) throw new TypeError('The object is not an XPathEvaluator'); }
  }
  const { of } = ResultBrand;

  // https://dom.spec.whatwg.org/#mixin-xpathevaluatorbase: the address that a resolver, a function or an object, gives a prefix;
  // null for none. What it throws is reported and counts as none, as in WebKit.
  function resolve(resolver, prefix) {
    if (resolver === null) return null;
    try {
      const method = typeof resolver === 'function' ? resolver : resolver.lookupNamespaceURI;
      return toTextOrNull(apply(method, method === resolver ? undefined : resolver, [prefix]));
    } catch (error) {
      G.hooks.reportException(error);
      return null;
    }
  }
  // The text of an expression with the namespaces of its prefixes.
  function compile(text, resolver) {
    if (resolver === undefined) resolver = null;
    if (resolver !== null && typeof resolver !== 'object' && typeof resolver !== 'function') throw new TypeError('The resolver is not an object');
    const prefixes = callNamed('xpath.parse', text), namespaces = privateArray();
    for (let i = 0, count = lengthOf(prefixes); i < count; i++) {
      const address = resolve(resolver, str(prefixes[i]));
      if (address === null) fail('NamespaceError');
      namespaces[i] = address;
    }
    return { __proto__: null, text, namespaces };
  }
  function evaluate({ text, namespaces }, node, type, result) {
    const id = nodeArgument(node);
    type = toUnsignedLong(type) & 0xFFFF;
    if (result !== null && result !== undefined && !ResultBrand.is(result)) throw new TypeError('The result is not an XPathResult');
    if (kindOf(id) === 10 || type > FIRST_NODE) fail('NotSupportedError');
    const all = privateArray();
    all[0] = 'xpath.evaluate'; all[1] = text; all[2] = id; all[3] = type;
    for (let i = 0; i < namespaces.length; i++) all[i + 4] = namespaces[i];
    const value = apply(callNamed, undefined, all);
    if (value === undefined) throw new TypeError('The expression does not give nodes');
    return new ResultBrand(ObjectCreate(XPathResult.prototype), {
      __proto__: null, type: H[RESULT_TYPE], value, next: 0, sequence: H[SEQUENCE],
    });
  }
  const isIterator = ({ type }) => type === UNORDERED_ITERATOR || type === ORDERED_ITERATOR;
  const isChanged = state => isIterator(state) && state.sequence !== H[SEQUENCE];
  function valueOf(object, isOfType) {
    const state = of(object);
    if (!isOfType(state)) throw new TypeError('The result is not of that type');
    return state.value;
  }
  const snapshot = ({ type }) => type === UNORDERED_SNAPSHOT || type === ORDERED_SNAPSHOT;
  const nodeOf = (ids, index) => index < lengthOf(ids) ? wrap(ids[index]) : null;

  const XPathResult = defineInterface('XPathResult', {
    __proto__: null,
    constants: {
      __proto__: null,
      ANY_TYPE: ANY, NUMBER_TYPE: NUMBER, STRING_TYPE: STRING, BOOLEAN_TYPE: BOOLEAN, UNORDERED_NODE_ITERATOR_TYPE: UNORDERED_ITERATOR,
      ORDERED_NODE_ITERATOR_TYPE: ORDERED_ITERATOR, UNORDERED_NODE_SNAPSHOT_TYPE: UNORDERED_SNAPSHOT,
      ORDERED_NODE_SNAPSHOT_TYPE: ORDERED_SNAPSHOT, ANY_UNORDERED_NODE_TYPE: ANY_NODE, FIRST_ORDERED_NODE_TYPE: FIRST_NODE,
    },
    members: {
      get resultType() { return of(this).type; },
      get numberValue() { return valueOf(this, ({ type }) => type === NUMBER); },
      get stringValue() { return valueOf(this, ({ type }) => type === STRING); },
      get booleanValue() { return valueOf(this, ({ type }) => type === BOOLEAN); },
      get singleNodeValue() { return nodeOf(valueOf(this, ({ type }) => type === ANY_NODE || type === FIRST_NODE), 0); },
      get invalidIteratorState() { return isChanged(of(this)); },
      get snapshotLength() { return lengthOf(valueOf(this, snapshot)); },
      iterateNext() {
        const ids = valueOf(this, isIterator), state = of(this);
        if (isChanged(state)) fail('InvalidStateError', 'The document has mutated since the result was returned.');
        return nodeOf(ids, state.next++);
      },
      snapshotItem(index) { need(arguments.length, 1); return nodeOf(valueOf(this, snapshot), toUnsignedLong(index)); },
    },
  });
  const XPathExpression = defineInterface('XPathExpression', {
    __proto__: null,
    members: {
      evaluate(contextNode, type = ANY, result = null) { need(arguments.length, 1); return evaluate(ExpressionBrand.of(this), contextNode, type, result); },
    },
  });
  G.createXPathExpression = (text, resolver) => new ExpressionBrand(ObjectCreate(XPathExpression.prototype), compile(text, resolver));
  G.evaluateXPath = (text, node, resolver, type, result) => {
    nodeArgument(node);
    return evaluate(compile(text, resolver), node, type, result);
  };
  defineInterface('XPathEvaluator', {
    __proto__: null,
    construct: object => new EvaluatorBrand(object),
    members: {
      createExpression(expression, resolver = null) {
        EvaluatorBrand.check(this);
        need(arguments.length, 1);
        return G.createXPathExpression(toText(expression), resolver);
      },
      createNSResolver(nodeResolver) { EvaluatorBrand.check(this); need(arguments.length, 1); nodeArgument(nodeResolver); return nodeResolver; },
      evaluate(expression, contextNode, resolver = null, type = ANY, result = null) {
        EvaluatorBrand.check(this);
        need(arguments.length, 2);
        return G.evaluateXPath(toText(expression), contextNode, resolver, type, result);
      },
    },
  });
}
