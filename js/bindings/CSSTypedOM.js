// js/bindings/CSSTypedOM.js: the bindings that js/idl/generate.py made of js/idl/CSSTypedOM.webidl. Not to be edited.
//
// Exposes CSSStyleValue, StylePropertyMapReadOnly, StylePropertyMap, CSSUnparsedValue, CSSVariableReferenceValue, CSSKeywordValue,
// CSSImageValue, CSSNumericValue, CSSUnitValue, CSSMathValue, CSSMathSum, CSSMathProduct, CSSMathNegate, CSSMathInvert, CSSMathMin,
// CSSMathMax, CSSMathClamp, CSSNumericArray, CSSTransformValue, CSSTransformComponent, CSSTranslate, CSSRotate, CSSScale, CSSSkew,
// CSSSkewX, CSSSkewY, CSSPerspective, CSSMatrixComponent.
'use strict';
{
  const G = this;
  const {
    Given, NOTHING, ObjectCreate, addIterable, defineInterface, elementId, fromDictionary, fromSequence, getPrototypeOf,
    htmlElementId, itemKind, makeIndexed, need, privateArray, receiverOf, toDictionary, toDouble, toSequence, toText, toUSV,
    wrongReceiver, wrongValue,
  } = G;
  const CSSStyleValueSteps = G.CSSStyleValueSteps;
  const StylePropertyMapReadOnlySteps = G.StylePropertyMapReadOnlySteps;
  const StylePropertyMapSteps = G.StylePropertyMapSteps;
  const CSSUnparsedValueSteps = G.CSSUnparsedValueSteps;
  const CSSVariableReferenceValueSteps = G.CSSVariableReferenceValueSteps;
  const CSSKeywordValueSteps = G.CSSKeywordValueSteps;
  const CSSNumericValueSteps = G.CSSNumericValueSteps;
  const CSSUnitValueSteps = G.CSSUnitValueSteps;
  const CSSMathValueSteps = G.CSSMathValueSteps;
  const CSSMathSumSteps = G.CSSMathSumSteps;
  const CSSMathProductSteps = G.CSSMathProductSteps;
  const CSSMathNegateSteps = G.CSSMathNegateSteps;
  const CSSMathInvertSteps = G.CSSMathInvertSteps;
  const CSSMathMinSteps = G.CSSMathMinSteps;
  const CSSMathMaxSteps = G.CSSMathMaxSteps;
  const CSSMathClampSteps = G.CSSMathClampSteps;
  const CSSNumericArraySteps = G.CSSNumericArraySteps;
  const CSSTransformValueSteps = G.CSSTransformValueSteps;
  const CSSTransformComponentSteps = G.CSSTransformComponentSteps;
  const CSSTranslateSteps = G.CSSTranslateSteps;
  const CSSRotateSteps = G.CSSRotateSteps;
  const CSSScaleSteps = G.CSSScaleSteps;
  const CSSSkewSteps = G.CSSSkewSteps;
  const CSSSkewXSteps = G.CSSSkewXSteps;
  const CSSSkewYSteps = G.CSSSkewYSteps;
  const CSSPerspectiveSteps = G.CSSPerspectiveSteps;
  const CSSMatrixComponentSteps = G.CSSMatrixComponentSteps;
  const ElementSteps_CSSTypedOM = G.ElementSteps_CSSTypedOM;
  const ElementCSSStyleMapSteps = G.ElementCSSStyleMapSteps;
  const listMakeCSSStyleValue = list => fromSequence(list, G.makeCSSStyleValue, false);
  function fromCSSStyleValue(value) {
    if (typeof value !== 'object' || value === null) return value;
    switch (value.interface) { case 'CSSStyleValue': return G.makeCSSStyleValue(value); case 'CSSUnparsedValue': return G.makeCSSStyleValue(value); case 'CSSKeywordValue': return G.makeCSSStyleValue(value); case 'CSSImageValue': return G.makeCSSStyleValue(value); case 'CSSNumericValue': return G.makeCSSStyleValue(value); case 'CSSUnitValue': return G.makeCSSStyleValue(value); case 'CSSMathValue': return G.makeCSSStyleValue(value); case 'CSSMathSum': return G.makeCSSStyleValue(value); case 'CSSMathProduct': return G.makeCSSStyleValue(value); case 'CSSMathNegate': return G.makeCSSStyleValue(value); case 'CSSMathInvert': return G.makeCSSStyleValue(value); case 'CSSMathMin': return G.makeCSSStyleValue(value); case 'CSSMathMax': return G.makeCSSStyleValue(value); case 'CSSMathClamp': return G.makeCSSStyleValue(value); case 'CSSTransformValue': return G.makeCSSStyleValue(value); default: return value; }
  }
  function toCSSStyleValueOrUSVString(value) {
    if (typeof value === 'object' && value !== null || typeof value === 'function') {
      if (G.isCSSStyleValue(value)) return G.cssStyleValueState(value);
    }
    return toUSV(value);
  }
  function toUSVStringOrCSSVariableReferenceValue(value) {
    if (typeof value === 'object' && value !== null || typeof value === 'function') {
      if (G.isCSSVariableReferenceValue(value)) return G.cssVariableReferenceValueState(value);
    }
    return toUSV(value);
  }
  function fromCSSVariableReferenceValue(value) {
    if (typeof value !== 'object' || value === null) return value;
    switch (value.interface) { case 'CSSVariableReferenceValue': return G.makeCSSVariableReferenceValue(value); default: return value; }
  }
  const makeCSSUnparsedValueOrNull = state => state === null ? null : G.makeCSSUnparsedValue(state);
  function toDoubleOrCSSNumericValue(value) {
    if (typeof value === 'object' && value !== null || typeof value === 'function') {
      if (G.isCSSNumericValue(value)) return G.cssNumericValueState(value);
    }
    if (typeof value === 'number') return toDouble(value);
    return toDouble(value);
  }
  function fromCSSNumericValue(value) {
    if (typeof value !== 'object' || value === null) return value;
    switch (value.interface) { case 'CSSNumericValue': return G.makeCSSNumericValue(value); case 'CSSUnitValue': return G.makeCSSNumericValue(value); case 'CSSMathValue': return G.makeCSSNumericValue(value); case 'CSSMathSum': return G.makeCSSNumericValue(value); case 'CSSMathProduct': return G.makeCSSNumericValue(value); case 'CSSMathNegate': return G.makeCSSNumericValue(value); case 'CSSMathInvert': return G.makeCSSNumericValue(value); case 'CSSMathMin': return G.makeCSSNumericValue(value); case 'CSSMathMax': return G.makeCSSNumericValue(value); case 'CSSMathClamp': return G.makeCSSNumericValue(value); default: return value; }
  }
  function toCSSNumericValueOrDOMStringOrCSSKeywordValue(value) {
    if (typeof value === 'object' && value !== null || typeof value === 'function') {
      if (G.isCSSNumericValue(value)) return G.cssNumericValueState(value);
      if (G.isCSSKeywordValue(value)) return G.cssKeywordValueState(value);
    }
    return toText(value);
  }
  function fromCSSNumericValueOrCSSKeywordValue(value) {
    if (typeof value !== 'object' || value === null) return value;
    switch (value.interface) { case 'CSSNumericValue': return G.makeCSSNumericValue(value); case 'CSSUnitValue': return G.makeCSSNumericValue(value); case 'CSSMathValue': return G.makeCSSNumericValue(value); case 'CSSMathSum': return G.makeCSSNumericValue(value); case 'CSSMathProduct': return G.makeCSSNumericValue(value); case 'CSSMathNegate': return G.makeCSSNumericValue(value); case 'CSSMathInvert': return G.makeCSSNumericValue(value); case 'CSSMathMin': return G.makeCSSNumericValue(value); case 'CSSMathMax': return G.makeCSSNumericValue(value); case 'CSSMathClamp': return G.makeCSSNumericValue(value); case 'CSSKeywordValue': return G.makeCSSKeywordValue(value); default: return value; }
  }
  function toCSSMatrixComponentOptions(value) {
    const given = toDictionary(value) || NOTHING;
    let member;
    return {
      __proto__: null,
      is2D: (member = given.is2D) === undefined ? undefined : !!member,
    };
  }

  class CSSStyleValueBrand extends Given {
    #state;
    constructor(object, state) { super(object); this.#state = state; state.object = object; }
    static of(object, member, kind = 0) {
      if (typeof object !== 'object' || object === null || !(#state in object)) wrongReceiver('CSSStyleValue', member, kind);
      return object.#state;
    }
    static is(value) { return typeof value === 'object' && value !== null && #state in value; }
    static from(value, where) {
      if (typeof value !== 'object' || value === null || !(#state in value)) wrongValue('CSSStyleValue', where);
      return value.#state;
    }
  }
  G.CSSStyleValueBrand = CSSStyleValueBrand;
  const CSSStyleValue = defineInterface('CSSStyleValue', {
    __proto__: null,
    members: {
      constructor: undefined,
      toString() { return CSSStyleValueSteps.stringify(CSSStyleValueBrand.of(this, 'toString')); },
    },
    statics: {
      __proto__: null,
      parse(property, cssText) {
        need(arguments.length, 2);
        property = toUSV(property);
        cssText = toUSV(cssText);
        return G.makeCSSStyleValue(CSSStyleValueSteps.parse(property, cssText));
      },
      parseAll(property, cssText) {
        need(arguments.length, 2);
        property = toUSV(property);
        cssText = toUSV(cssText);
        return listMakeCSSStyleValue(CSSStyleValueSteps.parseAll(property, cssText));
      },
    },
  });
  G.makeCSSStyleValue = state => {
    if (state.object !== undefined) return state.object;
    if (state.interface !== undefined && state.interface !== 'CSSStyleValue') return G[`make${state.interface}`](state);
    return new CSSStyleValueBrand(ObjectCreate(CSSStyleValue.prototype), state);
  };
  G.isCSSStyleValue = CSSStyleValueBrand.is;
  G.cssStyleValueState = CSSStyleValueBrand.from;

  class StylePropertyMapReadOnlyBrand extends Given {
    #state;
    constructor(object, state) { super(object); this.#state = state; state.object = object; }
    static of(object, member, kind = 0) {
      if (typeof object !== 'object' || object === null || !(#state in object)) wrongReceiver('StylePropertyMapReadOnly', member, kind);
      return object.#state;
    }
    static is(value) { return typeof value === 'object' && value !== null && #state in value; }
    static from(value, where) {
      if (typeof value !== 'object' || value === null || !(#state in value)) wrongValue('StylePropertyMapReadOnly', where);
      return value.#state;
    }
  }
  G.StylePropertyMapReadOnlyBrand = StylePropertyMapReadOnlyBrand;
  const StylePropertyMapReadOnly = defineInterface('StylePropertyMapReadOnly', {
    __proto__: null,
    members: {
      constructor: undefined,
      get size() { return StylePropertyMapReadOnlySteps.size(StylePropertyMapReadOnlyBrand.of(this, 'size', 1)); },
      get(property) {
        const state = StylePropertyMapReadOnlyBrand.of(this, 'get');
        need(arguments.length, 1);
        property = toUSV(property);
        return fromCSSStyleValue(StylePropertyMapReadOnlySteps.get(state, property));
      },
      getAll(property) {
        const state = StylePropertyMapReadOnlyBrand.of(this, 'getAll');
        need(arguments.length, 1);
        property = toUSV(property);
        return listMakeCSSStyleValue(StylePropertyMapReadOnlySteps.getAll(state, property));
      },
      has(property) {
        const state = StylePropertyMapReadOnlyBrand.of(this, 'has');
        need(arguments.length, 1);
        property = toUSV(property);
        return StylePropertyMapReadOnlySteps.has(state, property);
      },
      entries: undefined,
      keys: undefined,
      values: undefined,
      forEach: undefined,
    },
  });
  addIterable(StylePropertyMapReadOnly, 'StylePropertyMapReadOnly', StylePropertyMapReadOnlyBrand, StylePropertyMapReadOnlySteps);
  G.makeStylePropertyMapReadOnly = state => {
    if (state.object !== undefined) return state.object;
    if (state.interface !== undefined && state.interface !== 'StylePropertyMapReadOnly') return G[`make${state.interface}`](state);
    return new StylePropertyMapReadOnlyBrand(ObjectCreate(StylePropertyMapReadOnly.prototype), state);
  };
  G.isStylePropertyMapReadOnly = StylePropertyMapReadOnlyBrand.is;
  G.stylePropertyMapReadOnlyState = StylePropertyMapReadOnlyBrand.from;

  class StylePropertyMapBrand extends G.StylePropertyMapReadOnlyBrand {
    #state;
    constructor(object, state) { super(object, state); this.#state = state; state.object = object; }
    static of(object, member, kind = 0) {
      if (typeof object !== 'object' || object === null || !(#state in object)) wrongReceiver('StylePropertyMap', member, kind);
      return object.#state;
    }
    static is(value) { return typeof value === 'object' && value !== null && #state in value; }
    static from(value, where) {
      if (typeof value !== 'object' || value === null || !(#state in value)) wrongValue('StylePropertyMap', where);
      return value.#state;
    }
  }
  G.StylePropertyMapBrand = StylePropertyMapBrand;
  const StylePropertyMap = defineInterface('StylePropertyMap', {
    __proto__: null,
    parent: G.StylePropertyMapReadOnly,
    members: {
      constructor: undefined,
      set(property, ...values) {
        const state = StylePropertyMapBrand.of(this, 'set');
        need(arguments.length, 1);
        property = toUSV(property);
        const valuesList = privateArray();
        for (let i = 0; i < values.length; i++) valuesList[i] = toCSSStyleValueOrUSVString(values[i]);
        StylePropertyMapSteps.set(state, property, valuesList);
      },
      append(property, ...values) {
        const state = StylePropertyMapBrand.of(this, 'append');
        need(arguments.length, 1);
        property = toUSV(property);
        const valuesList = privateArray();
        for (let i = 0; i < values.length; i++) valuesList[i] = toCSSStyleValueOrUSVString(values[i]);
        StylePropertyMapSteps.append(state, property, valuesList);
      },
      delete(property) {
        const state = StylePropertyMapBrand.of(this, 'delete');
        need(arguments.length, 1);
        property = toUSV(property);
        StylePropertyMapSteps.delete(state, property);
      },
      clear() { StylePropertyMapSteps.clear(StylePropertyMapBrand.of(this, 'clear')); },
    },
  });
  G.makeStylePropertyMap = state => {
    if (state.object !== undefined) return state.object;
    if (state.interface !== undefined && state.interface !== 'StylePropertyMap') return G[`make${state.interface}`](state);
    return new StylePropertyMapBrand(ObjectCreate(StylePropertyMap.prototype), state);
  };
  G.isStylePropertyMap = StylePropertyMapBrand.is;
  G.stylePropertyMapState = StylePropertyMapBrand.from;

  class CSSUnparsedValueBrand extends G.CSSStyleValueBrand {
    #state;
    constructor(object, state) { super(object, state); this.#state = state; state.object = object; }
    static of(object, member, kind = 0) {
      if (typeof object !== 'object' || object === null || !(#state in object)) wrongReceiver('CSSUnparsedValue', member, kind);
      return object.#state;
    }
    static is(value) { return typeof value === 'object' && value !== null && #state in value; }
    static from(value, where) {
      if (typeof value !== 'object' || value === null || !(#state in value)) wrongValue('CSSUnparsedValue', where);
      return value.#state;
    }
  }
  G.CSSUnparsedValueBrand = CSSUnparsedValueBrand;
  const CSSUnparsedValue = defineInterface('CSSUnparsedValue', {
    __proto__: null,
    parent: G.CSSStyleValue,
    length: 1,
    construct(object, members) {
      members = toSequence(members, toUSVStringOrCSSVariableReferenceValue);
      const state = CSSUnparsedValueSteps.construct(members);
      return new CSSUnparsedValueBrand(cssUnparsedValueIndexed(state, getPrototypeOf(object)), state);
    },
    members: {
      constructor: undefined,
      get length() { return CSSUnparsedValueSteps.length(CSSUnparsedValueBrand.of(this, 'length', 1)); },
      entries: undefined,
      forEach: undefined,
      keys: undefined,
      values: undefined,
    },
    iterable: 'array',
  });
  const CSSUnparsedValueKind = itemKind('CSSUnparsedValue', null, 'items',
    toUSVStringOrCSSVariableReferenceValue);
  const cssUnparsedValueIndexed = (state, prototype) => makeIndexed(prototype, {
    __proto__: null,
    count: () => CSSUnparsedValueSteps.length(state),
    at: index => index < CSSUnparsedValueSteps.length(state) ? fromCSSVariableReferenceValue(CSSUnparsedValueSteps.item(state, index)) : undefined,
    setAt: (index, value) => { CSSUnparsedValueSteps.setIndexed(state, index, value); },
  }, CSSUnparsedValueKind);
  G.makeCSSUnparsedValue = state => {
    if (state.object !== undefined) return state.object;
    if (state.interface !== undefined && state.interface !== 'CSSUnparsedValue') return G[`make${state.interface}`](state);
    return new CSSUnparsedValueBrand(cssUnparsedValueIndexed(state, CSSUnparsedValue.prototype), state);
  };
  G.isCSSUnparsedValue = CSSUnparsedValueBrand.is;
  G.cssUnparsedValueState = CSSUnparsedValueBrand.from;

  class CSSVariableReferenceValueBrand extends Given {
    #state;
    constructor(object, state) { super(object); this.#state = state; state.object = object; }
    static of(object, member, kind = 0) {
      if (typeof object !== 'object' || object === null || !(#state in object)) wrongReceiver('CSSVariableReferenceValue', member, kind);
      return object.#state;
    }
    static is(value) { return typeof value === 'object' && value !== null && #state in value; }
    static from(value, where) {
      if (typeof value !== 'object' || value === null || !(#state in value)) wrongValue('CSSVariableReferenceValue', where);
      return value.#state;
    }
  }
  G.CSSVariableReferenceValueBrand = CSSVariableReferenceValueBrand;
  const CSSVariableReferenceValue = defineInterface('CSSVariableReferenceValue', {
    __proto__: null,
    length: 1,
    construct(object, variable, fallback = undefined) {
      variable = toUSV(variable);
      fallback = fallback === null || fallback === undefined ? null : G.cssUnparsedValueState(fallback, 588752);
      return new CSSVariableReferenceValueBrand(object, CSSVariableReferenceValueSteps.construct(variable, fallback));
    },
    members: {
      constructor: undefined,
      get variable() { return CSSVariableReferenceValueSteps.variable(CSSVariableReferenceValueBrand.of(this, 'variable', 1)); },
      set variable(value) {
        const state = CSSVariableReferenceValueBrand.of(this, 'variable', 2);
        CSSVariableReferenceValueSteps.setVariable(state, toUSV(value));
      },
      get fallback() { return makeCSSUnparsedValueOrNull(CSSVariableReferenceValueSteps.fallback(CSSVariableReferenceValueBrand.of(this, 'fallback', 1))); },
    },
  });
  G.makeCSSVariableReferenceValue = state => {
    if (state.object !== undefined) return state.object;
    if (state.interface !== undefined && state.interface !== 'CSSVariableReferenceValue') return G[`make${state.interface}`](state);
    return new CSSVariableReferenceValueBrand(ObjectCreate(CSSVariableReferenceValue.prototype), state);
  };
  G.isCSSVariableReferenceValue = CSSVariableReferenceValueBrand.is;
  G.cssVariableReferenceValueState = CSSVariableReferenceValueBrand.from;

  class CSSKeywordValueBrand extends G.CSSStyleValueBrand {
    #state;
    constructor(object, state) { super(object, state); this.#state = state; state.object = object; }
    static of(object, member, kind = 0) {
      if (typeof object !== 'object' || object === null || !(#state in object)) wrongReceiver('CSSKeywordValue', member, kind);
      return object.#state;
    }
    static is(value) { return typeof value === 'object' && value !== null && #state in value; }
    static from(value, where) {
      if (typeof value !== 'object' || value === null || !(#state in value)) wrongValue('CSSKeywordValue', where);
      return value.#state;
    }
  }
  G.CSSKeywordValueBrand = CSSKeywordValueBrand;
  const CSSKeywordValue = defineInterface('CSSKeywordValue', {
    __proto__: null,
    parent: G.CSSStyleValue,
    length: 1,
    construct(object, value) {
      value = toUSV(value);
      return new CSSKeywordValueBrand(object, CSSKeywordValueSteps.construct(value));
    },
    members: {
      constructor: undefined,
      get value() { return CSSKeywordValueSteps.value(CSSKeywordValueBrand.of(this, 'value', 1)); },
      set value(value) { const state = CSSKeywordValueBrand.of(this, 'value', 2); CSSKeywordValueSteps.setValue(state, toUSV(value)); },
    },
  });
  G.makeCSSKeywordValue = state => {
    if (state.object !== undefined) return state.object;
    if (state.interface !== undefined && state.interface !== 'CSSKeywordValue') return G[`make${state.interface}`](state);
    return new CSSKeywordValueBrand(ObjectCreate(CSSKeywordValue.prototype), state);
  };
  G.isCSSKeywordValue = CSSKeywordValueBrand.is;
  G.cssKeywordValueState = CSSKeywordValueBrand.from;

  class CSSImageValueBrand extends G.CSSStyleValueBrand {
    #state;
    constructor(object, state) { super(object, state); this.#state = state; state.object = object; }
    static of(object, member, kind = 0) {
      if (typeof object !== 'object' || object === null || !(#state in object)) wrongReceiver('CSSImageValue', member, kind);
      return object.#state;
    }
    static is(value) { return typeof value === 'object' && value !== null && #state in value; }
    static from(value, where) {
      if (typeof value !== 'object' || value === null || !(#state in value)) wrongValue('CSSImageValue', where);
      return value.#state;
    }
  }
  G.CSSImageValueBrand = CSSImageValueBrand;
  const CSSImageValue = defineInterface('CSSImageValue', {
    __proto__: null,
    parent: G.CSSStyleValue,
  });
  G.makeCSSImageValue = state => {
    if (state.object !== undefined) return state.object;
    if (state.interface !== undefined && state.interface !== 'CSSImageValue') return G[`make${state.interface}`](state);
    return new CSSImageValueBrand(ObjectCreate(CSSImageValue.prototype), state);
  };
  G.isCSSImageValue = CSSImageValueBrand.is;
  G.cssImageValueState = CSSImageValueBrand.from;

  class CSSNumericValueBrand extends G.CSSStyleValueBrand {
    #state;
    constructor(object, state) { super(object, state); this.#state = state; state.object = object; }
    static of(object, member, kind = 0) {
      if (typeof object !== 'object' || object === null || !(#state in object)) wrongReceiver('CSSNumericValue', member, kind);
      return object.#state;
    }
    static is(value) { return typeof value === 'object' && value !== null && #state in value; }
    static from(value, where) {
      if (typeof value !== 'object' || value === null || !(#state in value)) wrongValue('CSSNumericValue', where);
      return value.#state;
    }
  }
  G.CSSNumericValueBrand = CSSNumericValueBrand;
  const CSSNumericValue = defineInterface('CSSNumericValue', {
    __proto__: null,
    parent: G.CSSStyleValue,
    members: {
      constructor: undefined,
      add(...values) {
        const state = CSSNumericValueBrand.of(this, 'add');
        const valuesList = privateArray();
        for (let i = 0; i < values.length; i++) valuesList[i] = toDoubleOrCSSNumericValue(values[i]);
        return G.makeCSSNumericValue(CSSNumericValueSteps.add(state, valuesList));
      },
      sub(...values) {
        const state = CSSNumericValueBrand.of(this, 'sub');
        const valuesList = privateArray();
        for (let i = 0; i < values.length; i++) valuesList[i] = toDoubleOrCSSNumericValue(values[i]);
        return G.makeCSSNumericValue(CSSNumericValueSteps.sub(state, valuesList));
      },
      mul(...values) {
        const state = CSSNumericValueBrand.of(this, 'mul');
        const valuesList = privateArray();
        for (let i = 0; i < values.length; i++) valuesList[i] = toDoubleOrCSSNumericValue(values[i]);
        return G.makeCSSNumericValue(CSSNumericValueSteps.mul(state, valuesList));
      },
      div(...values) {
        const state = CSSNumericValueBrand.of(this, 'div');
        const valuesList = privateArray();
        for (let i = 0; i < values.length; i++) valuesList[i] = toDoubleOrCSSNumericValue(values[i]);
        return G.makeCSSNumericValue(CSSNumericValueSteps.div(state, valuesList));
      },
      min(...values) {
        const state = CSSNumericValueBrand.of(this, 'min');
        const valuesList = privateArray();
        for (let i = 0; i < values.length; i++) valuesList[i] = toDoubleOrCSSNumericValue(values[i]);
        return G.makeCSSNumericValue(CSSNumericValueSteps.min(state, valuesList));
      },
      max(...values) {
        const state = CSSNumericValueBrand.of(this, 'max');
        const valuesList = privateArray();
        for (let i = 0; i < values.length; i++) valuesList[i] = toDoubleOrCSSNumericValue(values[i]);
        return G.makeCSSNumericValue(CSSNumericValueSteps.max(state, valuesList));
      },
      equals(...value) {
        const state = CSSNumericValueBrand.of(this, 'equals');
        const valueList = privateArray();
        for (let i = 0; i < value.length; i++) valueList[i] = toDoubleOrCSSNumericValue(value[i]);
        return CSSNumericValueSteps.equals(state, valueList);
      },
      to(unit) {
        const state = CSSNumericValueBrand.of(this, 'to');
        need(arguments.length, 1);
        unit = toUSV(unit);
        return G.makeCSSUnitValue(CSSNumericValueSteps.to(state, unit));
      },
      toSum(...units) {
        const state = CSSNumericValueBrand.of(this, 'toSum');
        const unitsList = privateArray();
        for (let i = 0; i < units.length; i++) unitsList[i] = toUSV(units[i]);
        return G.makeCSSMathSum(CSSNumericValueSteps.toSum(state, unitsList));
      },
      type() { return fromDictionary(CSSNumericValueSteps.type(CSSNumericValueBrand.of(this, 'type'))); },
    },
    statics: {
      __proto__: null,
      parse(cssText) {
        need(arguments.length, 1);
        cssText = toUSV(cssText);
        return G.makeCSSNumericValue(CSSNumericValueSteps.parse(cssText));
      },
    },
  });
  G.makeCSSNumericValue = state => {
    if (state.object !== undefined) return state.object;
    if (state.interface !== undefined && state.interface !== 'CSSNumericValue') return G[`make${state.interface}`](state);
    return new CSSNumericValueBrand(ObjectCreate(CSSNumericValue.prototype), state);
  };
  G.isCSSNumericValue = CSSNumericValueBrand.is;
  G.cssNumericValueState = CSSNumericValueBrand.from;

  class CSSUnitValueBrand extends G.CSSNumericValueBrand {
    #state;
    constructor(object, state) { super(object, state); this.#state = state; state.object = object; }
    static of(object, member, kind = 0) {
      if (typeof object !== 'object' || object === null || !(#state in object)) wrongReceiver('CSSUnitValue', member, kind);
      return object.#state;
    }
    static is(value) { return typeof value === 'object' && value !== null && #state in value; }
    static from(value, where) {
      if (typeof value !== 'object' || value === null || !(#state in value)) wrongValue('CSSUnitValue', where);
      return value.#state;
    }
  }
  G.CSSUnitValueBrand = CSSUnitValueBrand;
  const CSSUnitValue = defineInterface('CSSUnitValue', {
    __proto__: null,
    parent: G.CSSNumericValue,
    length: 2,
    construct(object, value, unit) {
      value = toDouble(value);
      unit = toUSV(unit);
      return new CSSUnitValueBrand(object, CSSUnitValueSteps.construct(value, unit));
    },
    members: {
      constructor: undefined,
      get value() { return CSSUnitValueSteps.value(CSSUnitValueBrand.of(this, 'value', 1)); },
      set value(value) { const state = CSSUnitValueBrand.of(this, 'value', 2); CSSUnitValueSteps.setValue(state, toDouble(value)); },
      get unit() { return CSSUnitValueSteps.unit(CSSUnitValueBrand.of(this, 'unit', 1)); },
    },
  });
  G.makeCSSUnitValue = state => {
    if (state.object !== undefined) return state.object;
    if (state.interface !== undefined && state.interface !== 'CSSUnitValue') return G[`make${state.interface}`](state);
    return new CSSUnitValueBrand(ObjectCreate(CSSUnitValue.prototype), state);
  };
  G.isCSSUnitValue = CSSUnitValueBrand.is;
  G.cssUnitValueState = CSSUnitValueBrand.from;

  class CSSMathValueBrand extends G.CSSNumericValueBrand {
    #state;
    constructor(object, state) { super(object, state); this.#state = state; state.object = object; }
    static of(object, member, kind = 0) {
      if (typeof object !== 'object' || object === null || !(#state in object)) wrongReceiver('CSSMathValue', member, kind);
      return object.#state;
    }
    static is(value) { return typeof value === 'object' && value !== null && #state in value; }
    static from(value, where) {
      if (typeof value !== 'object' || value === null || !(#state in value)) wrongValue('CSSMathValue', where);
      return value.#state;
    }
  }
  G.CSSMathValueBrand = CSSMathValueBrand;
  const CSSMathValue = defineInterface('CSSMathValue', {
    __proto__: null,
    parent: G.CSSNumericValue,
    members: {
      constructor: undefined,
      get operator() { return CSSMathValueSteps.operator(CSSMathValueBrand.of(this, 'operator', 1)); },
    },
  });
  G.makeCSSMathValue = state => {
    if (state.object !== undefined) return state.object;
    if (state.interface !== undefined && state.interface !== 'CSSMathValue') return G[`make${state.interface}`](state);
    return new CSSMathValueBrand(ObjectCreate(CSSMathValue.prototype), state);
  };
  G.isCSSMathValue = CSSMathValueBrand.is;
  G.cssMathValueState = CSSMathValueBrand.from;

  class CSSMathSumBrand extends G.CSSMathValueBrand {
    #state;
    constructor(object, state) { super(object, state); this.#state = state; state.object = object; }
    static of(object, member, kind = 0) {
      if (typeof object !== 'object' || object === null || !(#state in object)) wrongReceiver('CSSMathSum', member, kind);
      return object.#state;
    }
    static is(value) { return typeof value === 'object' && value !== null && #state in value; }
    static from(value, where) {
      if (typeof value !== 'object' || value === null || !(#state in value)) wrongValue('CSSMathSum', where);
      return value.#state;
    }
  }
  G.CSSMathSumBrand = CSSMathSumBrand;
  const CSSMathSum = defineInterface('CSSMathSum', {
    __proto__: null,
    parent: G.CSSMathValue,
    construct(object, ...args) {
      const argsList = privateArray();
      for (let i = 0; i < args.length; i++) argsList[i] = toDoubleOrCSSNumericValue(args[i]);
      return new CSSMathSumBrand(object, CSSMathSumSteps.construct(argsList));
    },
    members: {
      constructor: undefined,
      get values() { return G.makeCSSNumericArray(CSSMathSumSteps.values(CSSMathSumBrand.of(this, 'values', 1))); },
    },
  });
  G.makeCSSMathSum = state => {
    if (state.object !== undefined) return state.object;
    if (state.interface !== undefined && state.interface !== 'CSSMathSum') return G[`make${state.interface}`](state);
    return new CSSMathSumBrand(ObjectCreate(CSSMathSum.prototype), state);
  };
  G.isCSSMathSum = CSSMathSumBrand.is;
  G.cssMathSumState = CSSMathSumBrand.from;

  class CSSMathProductBrand extends G.CSSMathValueBrand {
    #state;
    constructor(object, state) { super(object, state); this.#state = state; state.object = object; }
    static of(object, member, kind = 0) {
      if (typeof object !== 'object' || object === null || !(#state in object)) wrongReceiver('CSSMathProduct', member, kind);
      return object.#state;
    }
    static is(value) { return typeof value === 'object' && value !== null && #state in value; }
    static from(value, where) {
      if (typeof value !== 'object' || value === null || !(#state in value)) wrongValue('CSSMathProduct', where);
      return value.#state;
    }
  }
  G.CSSMathProductBrand = CSSMathProductBrand;
  const CSSMathProduct = defineInterface('CSSMathProduct', {
    __proto__: null,
    parent: G.CSSMathValue,
    construct(object, ...args) {
      const argsList = privateArray();
      for (let i = 0; i < args.length; i++) argsList[i] = toDoubleOrCSSNumericValue(args[i]);
      return new CSSMathProductBrand(object, CSSMathProductSteps.construct(argsList));
    },
    members: {
      constructor: undefined,
      get values() { return G.makeCSSNumericArray(CSSMathProductSteps.values(CSSMathProductBrand.of(this, 'values', 1))); },
    },
  });
  G.makeCSSMathProduct = state => {
    if (state.object !== undefined) return state.object;
    if (state.interface !== undefined && state.interface !== 'CSSMathProduct') return G[`make${state.interface}`](state);
    return new CSSMathProductBrand(ObjectCreate(CSSMathProduct.prototype), state);
  };
  G.isCSSMathProduct = CSSMathProductBrand.is;
  G.cssMathProductState = CSSMathProductBrand.from;

  class CSSMathNegateBrand extends G.CSSMathValueBrand {
    #state;
    constructor(object, state) { super(object, state); this.#state = state; state.object = object; }
    static of(object, member, kind = 0) {
      if (typeof object !== 'object' || object === null || !(#state in object)) wrongReceiver('CSSMathNegate', member, kind);
      return object.#state;
    }
    static is(value) { return typeof value === 'object' && value !== null && #state in value; }
    static from(value, where) {
      if (typeof value !== 'object' || value === null || !(#state in value)) wrongValue('CSSMathNegate', where);
      return value.#state;
    }
  }
  G.CSSMathNegateBrand = CSSMathNegateBrand;
  const CSSMathNegate = defineInterface('CSSMathNegate', {
    __proto__: null,
    parent: G.CSSMathValue,
    length: 1,
    construct(object, arg) {
      arg = toDoubleOrCSSNumericValue(arg);
      return new CSSMathNegateBrand(object, CSSMathNegateSteps.construct(arg));
    },
    members: {
      constructor: undefined,
      get value() { return G.makeCSSNumericValue(CSSMathNegateSteps.value(CSSMathNegateBrand.of(this, 'value', 1))); },
    },
  });
  G.makeCSSMathNegate = state => {
    if (state.object !== undefined) return state.object;
    if (state.interface !== undefined && state.interface !== 'CSSMathNegate') return G[`make${state.interface}`](state);
    return new CSSMathNegateBrand(ObjectCreate(CSSMathNegate.prototype), state);
  };
  G.isCSSMathNegate = CSSMathNegateBrand.is;
  G.cssMathNegateState = CSSMathNegateBrand.from;

  class CSSMathInvertBrand extends G.CSSMathValueBrand {
    #state;
    constructor(object, state) { super(object, state); this.#state = state; state.object = object; }
    static of(object, member, kind = 0) {
      if (typeof object !== 'object' || object === null || !(#state in object)) wrongReceiver('CSSMathInvert', member, kind);
      return object.#state;
    }
    static is(value) { return typeof value === 'object' && value !== null && #state in value; }
    static from(value, where) {
      if (typeof value !== 'object' || value === null || !(#state in value)) wrongValue('CSSMathInvert', where);
      return value.#state;
    }
  }
  G.CSSMathInvertBrand = CSSMathInvertBrand;
  const CSSMathInvert = defineInterface('CSSMathInvert', {
    __proto__: null,
    parent: G.CSSMathValue,
    length: 1,
    construct(object, arg) {
      arg = toDoubleOrCSSNumericValue(arg);
      return new CSSMathInvertBrand(object, CSSMathInvertSteps.construct(arg));
    },
    members: {
      constructor: undefined,
      get value() { return G.makeCSSNumericValue(CSSMathInvertSteps.value(CSSMathInvertBrand.of(this, 'value', 1))); },
    },
  });
  G.makeCSSMathInvert = state => {
    if (state.object !== undefined) return state.object;
    if (state.interface !== undefined && state.interface !== 'CSSMathInvert') return G[`make${state.interface}`](state);
    return new CSSMathInvertBrand(ObjectCreate(CSSMathInvert.prototype), state);
  };
  G.isCSSMathInvert = CSSMathInvertBrand.is;
  G.cssMathInvertState = CSSMathInvertBrand.from;

  class CSSMathMinBrand extends G.CSSMathValueBrand {
    #state;
    constructor(object, state) { super(object, state); this.#state = state; state.object = object; }
    static of(object, member, kind = 0) {
      if (typeof object !== 'object' || object === null || !(#state in object)) wrongReceiver('CSSMathMin', member, kind);
      return object.#state;
    }
    static is(value) { return typeof value === 'object' && value !== null && #state in value; }
    static from(value, where) {
      if (typeof value !== 'object' || value === null || !(#state in value)) wrongValue('CSSMathMin', where);
      return value.#state;
    }
  }
  G.CSSMathMinBrand = CSSMathMinBrand;
  const CSSMathMin = defineInterface('CSSMathMin', {
    __proto__: null,
    parent: G.CSSMathValue,
    construct(object, ...args) {
      const argsList = privateArray();
      for (let i = 0; i < args.length; i++) argsList[i] = toDoubleOrCSSNumericValue(args[i]);
      return new CSSMathMinBrand(object, CSSMathMinSteps.construct(argsList));
    },
    members: {
      constructor: undefined,
      get values() { return G.makeCSSNumericArray(CSSMathMinSteps.values(CSSMathMinBrand.of(this, 'values', 1))); },
    },
  });
  G.makeCSSMathMin = state => {
    if (state.object !== undefined) return state.object;
    if (state.interface !== undefined && state.interface !== 'CSSMathMin') return G[`make${state.interface}`](state);
    return new CSSMathMinBrand(ObjectCreate(CSSMathMin.prototype), state);
  };
  G.isCSSMathMin = CSSMathMinBrand.is;
  G.cssMathMinState = CSSMathMinBrand.from;

  class CSSMathMaxBrand extends G.CSSMathValueBrand {
    #state;
    constructor(object, state) { super(object, state); this.#state = state; state.object = object; }
    static of(object, member, kind = 0) {
      if (typeof object !== 'object' || object === null || !(#state in object)) wrongReceiver('CSSMathMax', member, kind);
      return object.#state;
    }
    static is(value) { return typeof value === 'object' && value !== null && #state in value; }
    static from(value, where) {
      if (typeof value !== 'object' || value === null || !(#state in value)) wrongValue('CSSMathMax', where);
      return value.#state;
    }
  }
  G.CSSMathMaxBrand = CSSMathMaxBrand;
  const CSSMathMax = defineInterface('CSSMathMax', {
    __proto__: null,
    parent: G.CSSMathValue,
    construct(object, ...args) {
      const argsList = privateArray();
      for (let i = 0; i < args.length; i++) argsList[i] = toDoubleOrCSSNumericValue(args[i]);
      return new CSSMathMaxBrand(object, CSSMathMaxSteps.construct(argsList));
    },
    members: {
      constructor: undefined,
      get values() { return G.makeCSSNumericArray(CSSMathMaxSteps.values(CSSMathMaxBrand.of(this, 'values', 1))); },
    },
  });
  G.makeCSSMathMax = state => {
    if (state.object !== undefined) return state.object;
    if (state.interface !== undefined && state.interface !== 'CSSMathMax') return G[`make${state.interface}`](state);
    return new CSSMathMaxBrand(ObjectCreate(CSSMathMax.prototype), state);
  };
  G.isCSSMathMax = CSSMathMaxBrand.is;
  G.cssMathMaxState = CSSMathMaxBrand.from;

  class CSSMathClampBrand extends G.CSSMathValueBrand {
    #state;
    constructor(object, state) { super(object, state); this.#state = state; state.object = object; }
    static of(object, member, kind = 0) {
      if (typeof object !== 'object' || object === null || !(#state in object)) wrongReceiver('CSSMathClamp', member, kind);
      return object.#state;
    }
    static is(value) { return typeof value === 'object' && value !== null && #state in value; }
    static from(value, where) {
      if (typeof value !== 'object' || value === null || !(#state in value)) wrongValue('CSSMathClamp', where);
      return value.#state;
    }
  }
  G.CSSMathClampBrand = CSSMathClampBrand;
  const CSSMathClamp = defineInterface('CSSMathClamp', {
    __proto__: null,
    parent: G.CSSMathValue,
    length: 3,
    construct(object, lower, value, upper) {
      lower = toDoubleOrCSSNumericValue(lower);
      value = toDoubleOrCSSNumericValue(value);
      upper = toDoubleOrCSSNumericValue(upper);
      return new CSSMathClampBrand(object, CSSMathClampSteps.construct(lower, value, upper));
    },
    members: {
      constructor: undefined,
      get lower() { return G.makeCSSNumericValue(CSSMathClampSteps.lower(CSSMathClampBrand.of(this, 'lower', 1))); },
      get value() { return G.makeCSSNumericValue(CSSMathClampSteps.value(CSSMathClampBrand.of(this, 'value', 1))); },
      get upper() { return G.makeCSSNumericValue(CSSMathClampSteps.upper(CSSMathClampBrand.of(this, 'upper', 1))); },
    },
  });
  G.makeCSSMathClamp = state => {
    if (state.object !== undefined) return state.object;
    if (state.interface !== undefined && state.interface !== 'CSSMathClamp') return G[`make${state.interface}`](state);
    return new CSSMathClampBrand(ObjectCreate(CSSMathClamp.prototype), state);
  };
  G.isCSSMathClamp = CSSMathClampBrand.is;
  G.cssMathClampState = CSSMathClampBrand.from;

  class CSSNumericArrayBrand extends Given {
    #state;
    constructor(object, state) { super(object); this.#state = state; state.object = object; }
    static of(object, member, kind = 0) {
      if (typeof object !== 'object' || object === null || !(#state in object)) wrongReceiver('CSSNumericArray', member, kind);
      return object.#state;
    }
    static is(value) { return typeof value === 'object' && value !== null && #state in value; }
    static from(value, where) {
      if (typeof value !== 'object' || value === null || !(#state in value)) wrongValue('CSSNumericArray', where);
      return value.#state;
    }
  }
  G.CSSNumericArrayBrand = CSSNumericArrayBrand;
  const CSSNumericArray = defineInterface('CSSNumericArray', {
    __proto__: null,
    members: {
      constructor: undefined,
      get length() { return CSSNumericArraySteps.length(CSSNumericArrayBrand.of(this, 'length', 1)); },
      entries: undefined,
      forEach: undefined,
      keys: undefined,
      values: undefined,
    },
    iterable: 'array',
  });
  {
    const CSSNumericArrayKind = itemKind('CSSNumericArray', null, 'items');
    const indexed = state => makeIndexed(CSSNumericArray.prototype, {
      __proto__: null,
      count: () => CSSNumericArraySteps.length(state),
      at: index => index < CSSNumericArraySteps.length(state) ? G.makeCSSNumericValue(CSSNumericArraySteps.item(state, index)) : undefined,
    }, CSSNumericArrayKind);
    G.makeCSSNumericArray = state => {
      if (state.object !== undefined) return state.object;
      if (state.interface !== undefined && state.interface !== 'CSSNumericArray') return G[`make${state.interface}`](state);
      return new CSSNumericArrayBrand(indexed(state), state);
    };
  }
  G.isCSSNumericArray = CSSNumericArrayBrand.is;
  G.cssNumericArrayState = CSSNumericArrayBrand.from;

  class CSSTransformValueBrand extends G.CSSStyleValueBrand {
    #state;
    constructor(object, state) { super(object, state); this.#state = state; state.object = object; }
    static of(object, member, kind = 0) {
      if (typeof object !== 'object' || object === null || !(#state in object)) wrongReceiver('CSSTransformValue', member, kind);
      return object.#state;
    }
    static is(value) { return typeof value === 'object' && value !== null && #state in value; }
    static from(value, where) {
      if (typeof value !== 'object' || value === null || !(#state in value)) wrongValue('CSSTransformValue', where);
      return value.#state;
    }
  }
  G.CSSTransformValueBrand = CSSTransformValueBrand;
  const CSSTransformValue = defineInterface('CSSTransformValue', {
    __proto__: null,
    parent: G.CSSStyleValue,
    length: 1,
    construct(object, transforms) {
      transforms = toSequence(transforms, value => G.cssTransformComponentState(value));
      const state = CSSTransformValueSteps.construct(transforms);
      return new CSSTransformValueBrand(cssTransformValueIndexed(state, getPrototypeOf(object)), state);
    },
    members: {
      constructor: undefined,
      get length() { return CSSTransformValueSteps.length(CSSTransformValueBrand.of(this, 'length', 1)); },
      get is2D() { return CSSTransformValueSteps.is2D(CSSTransformValueBrand.of(this, 'is2D', 1)); },
      toMatrix() { return G.makeDOMMatrix(CSSTransformValueSteps.toMatrix(CSSTransformValueBrand.of(this, 'toMatrix'))); },
      entries: undefined,
      forEach: undefined,
      keys: undefined,
      values: undefined,
    },
    iterable: 'array',
  });
  const CSSTransformValueKind = itemKind('CSSTransformValue', null, 'items',
    value => G.cssTransformComponentState(value));
  const cssTransformValueIndexed = (state, prototype) => makeIndexed(prototype, {
    __proto__: null,
    count: () => CSSTransformValueSteps.length(state),
    at: index => index < CSSTransformValueSteps.length(state) ? G.makeCSSTransformComponent(CSSTransformValueSteps.item(state, index)) : undefined,
    setAt: (index, value) => { CSSTransformValueSteps.setIndexed(state, index, value); },
  }, CSSTransformValueKind);
  G.makeCSSTransformValue = state => {
    if (state.object !== undefined) return state.object;
    if (state.interface !== undefined && state.interface !== 'CSSTransformValue') return G[`make${state.interface}`](state);
    return new CSSTransformValueBrand(cssTransformValueIndexed(state, CSSTransformValue.prototype), state);
  };
  G.isCSSTransformValue = CSSTransformValueBrand.is;
  G.cssTransformValueState = CSSTransformValueBrand.from;

  class CSSTransformComponentBrand extends Given {
    #state;
    constructor(object, state) { super(object); this.#state = state; state.object = object; }
    static of(object, member, kind = 0) {
      if (typeof object !== 'object' || object === null || !(#state in object)) wrongReceiver('CSSTransformComponent', member, kind);
      return object.#state;
    }
    static is(value) { return typeof value === 'object' && value !== null && #state in value; }
    static from(value, where) {
      if (typeof value !== 'object' || value === null || !(#state in value)) wrongValue('CSSTransformComponent', where);
      return value.#state;
    }
  }
  G.CSSTransformComponentBrand = CSSTransformComponentBrand;
  const CSSTransformComponent = defineInterface('CSSTransformComponent', {
    __proto__: null,
    members: {
      constructor: undefined,
      get is2D() { return CSSTransformComponentSteps.is2D(CSSTransformComponentBrand.of(this, 'is2D', 1)); },
      set is2D(value) { const state = CSSTransformComponentBrand.of(this, 'is2D', 2); CSSTransformComponentSteps.setIs2D(state, !!value); },
      toMatrix() { return G.makeDOMMatrix(CSSTransformComponentSteps.toMatrix(CSSTransformComponentBrand.of(this, 'toMatrix'))); },
      toString() { return CSSTransformComponentSteps.stringify(CSSTransformComponentBrand.of(this, 'toString')); },
    },
  });
  G.makeCSSTransformComponent = state => {
    if (state.object !== undefined) return state.object;
    if (state.interface !== undefined && state.interface !== 'CSSTransformComponent') return G[`make${state.interface}`](state);
    return new CSSTransformComponentBrand(ObjectCreate(CSSTransformComponent.prototype), state);
  };
  G.isCSSTransformComponent = CSSTransformComponentBrand.is;
  G.cssTransformComponentState = CSSTransformComponentBrand.from;

  class CSSTranslateBrand extends G.CSSTransformComponentBrand {
    #state;
    constructor(object, state) { super(object, state); this.#state = state; state.object = object; }
    static of(object, member, kind = 0) {
      if (typeof object !== 'object' || object === null || !(#state in object)) wrongReceiver('CSSTranslate', member, kind);
      return object.#state;
    }
    static is(value) { return typeof value === 'object' && value !== null && #state in value; }
    static from(value, where) {
      if (typeof value !== 'object' || value === null || !(#state in value)) wrongValue('CSSTranslate', where);
      return value.#state;
    }
  }
  G.CSSTranslateBrand = CSSTranslateBrand;
  const CSSTranslate = defineInterface('CSSTranslate', {
    __proto__: null,
    parent: G.CSSTransformComponent,
    length: 2,
    construct(object, x, y, z = undefined) {
      x = G.cssNumericValueState(x, 702029);
      y = G.cssNumericValueState(y, 843778);
      if (z !== undefined) z = G.cssNumericValueState(z, 275471);
      return new CSSTranslateBrand(object, CSSTranslateSteps.construct(x, y, z));
    },
    members: {
      constructor: undefined,
      get x() { return G.makeCSSNumericValue(CSSTranslateSteps.x(CSSTranslateBrand.of(this, 'x', 1))); },
      set x(value) { const state = CSSTranslateBrand.of(this, 'x', 2); CSSTranslateSteps.setX(state, G.cssNumericValueState(value, 643851)); },
      get y() { return G.makeCSSNumericValue(CSSTranslateSteps.y(CSSTranslateBrand.of(this, 'y', 1))); },
      set y(value) { const state = CSSTranslateBrand.of(this, 'y', 2); CSSTranslateSteps.setY(state, G.cssNumericValueState(value, 897757)); },
      get z() { return G.makeCSSNumericValue(CSSTranslateSteps.z(CSSTranslateBrand.of(this, 'z', 1))); },
      set z(value) { const state = CSSTranslateBrand.of(this, 'z', 2); CSSTranslateSteps.setZ(state, G.cssNumericValueState(value, 252455)); },
    },
  });
  G.makeCSSTranslate = state => {
    if (state.object !== undefined) return state.object;
    if (state.interface !== undefined && state.interface !== 'CSSTranslate') return G[`make${state.interface}`](state);
    return new CSSTranslateBrand(ObjectCreate(CSSTranslate.prototype), state);
  };
  G.isCSSTranslate = CSSTranslateBrand.is;
  G.cssTranslateState = CSSTranslateBrand.from;

  class CSSRotateBrand extends G.CSSTransformComponentBrand {
    #state;
    constructor(object, state) { super(object, state); this.#state = state; state.object = object; }
    static of(object, member, kind = 0) {
      if (typeof object !== 'object' || object === null || !(#state in object)) wrongReceiver('CSSRotate', member, kind);
      return object.#state;
    }
    static is(value) { return typeof value === 'object' && value !== null && #state in value; }
    static from(value, where) {
      if (typeof value !== 'object' || value === null || !(#state in value)) wrongValue('CSSRotate', where);
      return value.#state;
    }
  }
  G.CSSRotateBrand = CSSRotateBrand;
  const CSSRotate = defineInterface('CSSRotate', {
    __proto__: null,
    parent: G.CSSTransformComponent,
    length: 1,
    construct(object, a0, a1 = undefined, a2 = undefined, a3 = undefined) {
      if (arguments.length - 1 <= 1) {
        a0 = G.cssNumericValueState(a0, 226851);
        return new CSSRotateBrand(object, CSSRotateSteps.turn(a0));
      }
      if (arguments.length - 1 <= 2) need(0, 1);
      if (arguments.length - 1 <= 3) need(0, 1);
      {
        a0 = toDoubleOrCSSNumericValue(a0);
        a1 = toDoubleOrCSSNumericValue(a1);
        a2 = toDoubleOrCSSNumericValue(a2);
        a3 = G.cssNumericValueState(a3, 610052);
        return new CSSRotateBrand(object, CSSRotateSteps.construct(a0, a1, a2, a3));
      }
    },
    members: {
      constructor: undefined,
      get x() { return fromCSSNumericValue(CSSRotateSteps.x(CSSRotateBrand.of(this, 'x', 1))); },
      set x(value) { const state = CSSRotateBrand.of(this, 'x', 2); CSSRotateSteps.setX(state, toDoubleOrCSSNumericValue(value)); },
      get y() { return fromCSSNumericValue(CSSRotateSteps.y(CSSRotateBrand.of(this, 'y', 1))); },
      set y(value) { const state = CSSRotateBrand.of(this, 'y', 2); CSSRotateSteps.setY(state, toDoubleOrCSSNumericValue(value)); },
      get z() { return fromCSSNumericValue(CSSRotateSteps.z(CSSRotateBrand.of(this, 'z', 1))); },
      set z(value) { const state = CSSRotateBrand.of(this, 'z', 2); CSSRotateSteps.setZ(state, toDoubleOrCSSNumericValue(value)); },
      get angle() { return G.makeCSSNumericValue(CSSRotateSteps.angle(CSSRotateBrand.of(this, 'angle', 1))); },
      set angle(value) { const state = CSSRotateBrand.of(this, 'angle', 2); CSSRotateSteps.setAngle(state, G.cssNumericValueState(value, 332552)); },
    },
  });
  G.makeCSSRotate = state => {
    if (state.object !== undefined) return state.object;
    if (state.interface !== undefined && state.interface !== 'CSSRotate') return G[`make${state.interface}`](state);
    return new CSSRotateBrand(ObjectCreate(CSSRotate.prototype), state);
  };
  G.isCSSRotate = CSSRotateBrand.is;
  G.cssRotateState = CSSRotateBrand.from;

  class CSSScaleBrand extends G.CSSTransformComponentBrand {
    #state;
    constructor(object, state) { super(object, state); this.#state = state; state.object = object; }
    static of(object, member, kind = 0) {
      if (typeof object !== 'object' || object === null || !(#state in object)) wrongReceiver('CSSScale', member, kind);
      return object.#state;
    }
    static is(value) { return typeof value === 'object' && value !== null && #state in value; }
    static from(value, where) {
      if (typeof value !== 'object' || value === null || !(#state in value)) wrongValue('CSSScale', where);
      return value.#state;
    }
  }
  G.CSSScaleBrand = CSSScaleBrand;
  const CSSScale = defineInterface('CSSScale', {
    __proto__: null,
    parent: G.CSSTransformComponent,
    length: 2,
    construct(object, x, y, z = undefined) {
      x = toDoubleOrCSSNumericValue(x);
      y = toDoubleOrCSSNumericValue(y);
      if (z !== undefined) z = toDoubleOrCSSNumericValue(z);
      return new CSSScaleBrand(object, CSSScaleSteps.construct(x, y, z));
    },
    members: {
      constructor: undefined,
      get x() { return fromCSSNumericValue(CSSScaleSteps.x(CSSScaleBrand.of(this, 'x', 1))); },
      set x(value) { const state = CSSScaleBrand.of(this, 'x', 2); CSSScaleSteps.setX(state, toDoubleOrCSSNumericValue(value)); },
      get y() { return fromCSSNumericValue(CSSScaleSteps.y(CSSScaleBrand.of(this, 'y', 1))); },
      set y(value) { const state = CSSScaleBrand.of(this, 'y', 2); CSSScaleSteps.setY(state, toDoubleOrCSSNumericValue(value)); },
      get z() { return fromCSSNumericValue(CSSScaleSteps.z(CSSScaleBrand.of(this, 'z', 1))); },
      set z(value) { const state = CSSScaleBrand.of(this, 'z', 2); CSSScaleSteps.setZ(state, toDoubleOrCSSNumericValue(value)); },
    },
  });
  G.makeCSSScale = state => {
    if (state.object !== undefined) return state.object;
    if (state.interface !== undefined && state.interface !== 'CSSScale') return G[`make${state.interface}`](state);
    return new CSSScaleBrand(ObjectCreate(CSSScale.prototype), state);
  };
  G.isCSSScale = CSSScaleBrand.is;
  G.cssScaleState = CSSScaleBrand.from;

  class CSSSkewBrand extends G.CSSTransformComponentBrand {
    #state;
    constructor(object, state) { super(object, state); this.#state = state; state.object = object; }
    static of(object, member, kind = 0) {
      if (typeof object !== 'object' || object === null || !(#state in object)) wrongReceiver('CSSSkew', member, kind);
      return object.#state;
    }
    static is(value) { return typeof value === 'object' && value !== null && #state in value; }
    static from(value, where) {
      if (typeof value !== 'object' || value === null || !(#state in value)) wrongValue('CSSSkew', where);
      return value.#state;
    }
  }
  G.CSSSkewBrand = CSSSkewBrand;
  const CSSSkew = defineInterface('CSSSkew', {
    __proto__: null,
    parent: G.CSSTransformComponent,
    length: 2,
    construct(object, ax, ay) {
      ax = G.cssNumericValueState(ax, 968108);
      ay = G.cssNumericValueState(ay, 288340);
      return new CSSSkewBrand(object, CSSSkewSteps.construct(ax, ay));
    },
    members: {
      constructor: undefined,
      get ax() { return G.makeCSSNumericValue(CSSSkewSteps.ax(CSSSkewBrand.of(this, 'ax', 1))); },
      set ax(value) { const state = CSSSkewBrand.of(this, 'ax', 2); CSSSkewSteps.setAx(state, G.cssNumericValueState(value, 469930)); },
      get ay() { return G.makeCSSNumericValue(CSSSkewSteps.ay(CSSSkewBrand.of(this, 'ay', 1))); },
      set ay(value) { const state = CSSSkewBrand.of(this, 'ay', 2); CSSSkewSteps.setAy(state, G.cssNumericValueState(value, 580476)); },
    },
  });
  G.makeCSSSkew = state => {
    if (state.object !== undefined) return state.object;
    if (state.interface !== undefined && state.interface !== 'CSSSkew') return G[`make${state.interface}`](state);
    return new CSSSkewBrand(ObjectCreate(CSSSkew.prototype), state);
  };
  G.isCSSSkew = CSSSkewBrand.is;
  G.cssSkewState = CSSSkewBrand.from;

  class CSSSkewXBrand extends G.CSSTransformComponentBrand {
    #state;
    constructor(object, state) { super(object, state); this.#state = state; state.object = object; }
    static of(object, member, kind = 0) {
      if (typeof object !== 'object' || object === null || !(#state in object)) wrongReceiver('CSSSkewX', member, kind);
      return object.#state;
    }
    static is(value) { return typeof value === 'object' && value !== null && #state in value; }
    static from(value, where) {
      if (typeof value !== 'object' || value === null || !(#state in value)) wrongValue('CSSSkewX', where);
      return value.#state;
    }
  }
  G.CSSSkewXBrand = CSSSkewXBrand;
  const CSSSkewX = defineInterface('CSSSkewX', {
    __proto__: null,
    parent: G.CSSTransformComponent,
    length: 1,
    construct(object, ax) {
      ax = G.cssNumericValueState(ax, 472804);
      return new CSSSkewXBrand(object, CSSSkewXSteps.construct(ax));
    },
    members: {
      constructor: undefined,
      get ax() { return G.makeCSSNumericValue(CSSSkewXSteps.ax(CSSSkewXBrand.of(this, 'ax', 1))); },
      set ax(value) { const state = CSSSkewXBrand.of(this, 'ax', 2); CSSSkewXSteps.setAx(state, G.cssNumericValueState(value, 422265)); },
    },
  });
  G.makeCSSSkewX = state => {
    if (state.object !== undefined) return state.object;
    if (state.interface !== undefined && state.interface !== 'CSSSkewX') return G[`make${state.interface}`](state);
    return new CSSSkewXBrand(ObjectCreate(CSSSkewX.prototype), state);
  };
  G.isCSSSkewX = CSSSkewXBrand.is;
  G.cssSkewXState = CSSSkewXBrand.from;

  class CSSSkewYBrand extends G.CSSTransformComponentBrand {
    #state;
    constructor(object, state) { super(object, state); this.#state = state; state.object = object; }
    static of(object, member, kind = 0) {
      if (typeof object !== 'object' || object === null || !(#state in object)) wrongReceiver('CSSSkewY', member, kind);
      return object.#state;
    }
    static is(value) { return typeof value === 'object' && value !== null && #state in value; }
    static from(value, where) {
      if (typeof value !== 'object' || value === null || !(#state in value)) wrongValue('CSSSkewY', where);
      return value.#state;
    }
  }
  G.CSSSkewYBrand = CSSSkewYBrand;
  const CSSSkewY = defineInterface('CSSSkewY', {
    __proto__: null,
    parent: G.CSSTransformComponent,
    length: 1,
    construct(object, ay) {
      ay = G.cssNumericValueState(ay, 318743);
      return new CSSSkewYBrand(object, CSSSkewYSteps.construct(ay));
    },
    members: {
      constructor: undefined,
      get ay() { return G.makeCSSNumericValue(CSSSkewYSteps.ay(CSSSkewYBrand.of(this, 'ay', 1))); },
      set ay(value) { const state = CSSSkewYBrand.of(this, 'ay', 2); CSSSkewYSteps.setAy(state, G.cssNumericValueState(value, 890122)); },
    },
  });
  G.makeCSSSkewY = state => {
    if (state.object !== undefined) return state.object;
    if (state.interface !== undefined && state.interface !== 'CSSSkewY') return G[`make${state.interface}`](state);
    return new CSSSkewYBrand(ObjectCreate(CSSSkewY.prototype), state);
  };
  G.isCSSSkewY = CSSSkewYBrand.is;
  G.cssSkewYState = CSSSkewYBrand.from;

  class CSSPerspectiveBrand extends G.CSSTransformComponentBrand {
    #state;
    constructor(object, state) { super(object, state); this.#state = state; state.object = object; }
    static of(object, member, kind = 0) {
      if (typeof object !== 'object' || object === null || !(#state in object)) wrongReceiver('CSSPerspective', member, kind);
      return object.#state;
    }
    static is(value) { return typeof value === 'object' && value !== null && #state in value; }
    static from(value, where) {
      if (typeof value !== 'object' || value === null || !(#state in value)) wrongValue('CSSPerspective', where);
      return value.#state;
    }
  }
  G.CSSPerspectiveBrand = CSSPerspectiveBrand;
  const CSSPerspective = defineInterface('CSSPerspective', {
    __proto__: null,
    parent: G.CSSTransformComponent,
    length: 1,
    construct(object, length) {
      length = toCSSNumericValueOrDOMStringOrCSSKeywordValue(length);
      return new CSSPerspectiveBrand(object, CSSPerspectiveSteps.construct(length));
    },
    members: {
      constructor: undefined,
      get length() { return fromCSSNumericValueOrCSSKeywordValue(CSSPerspectiveSteps.length(CSSPerspectiveBrand.of(this, 'length', 1))); },
      set length(value) {
        const state = CSSPerspectiveBrand.of(this, 'length', 2);
        CSSPerspectiveSteps.setLength(state, toCSSNumericValueOrDOMStringOrCSSKeywordValue(value));
      },
    },
  });
  G.makeCSSPerspective = state => {
    if (state.object !== undefined) return state.object;
    if (state.interface !== undefined && state.interface !== 'CSSPerspective') return G[`make${state.interface}`](state);
    return new CSSPerspectiveBrand(ObjectCreate(CSSPerspective.prototype), state);
  };
  G.isCSSPerspective = CSSPerspectiveBrand.is;
  G.cssPerspectiveState = CSSPerspectiveBrand.from;

  class CSSMatrixComponentBrand extends G.CSSTransformComponentBrand {
    #state;
    constructor(object, state) { super(object, state); this.#state = state; state.object = object; }
    static of(object, member, kind = 0) {
      if (typeof object !== 'object' || object === null || !(#state in object)) wrongReceiver('CSSMatrixComponent', member, kind);
      return object.#state;
    }
    static is(value) { return typeof value === 'object' && value !== null && #state in value; }
    static from(value, where) {
      if (typeof value !== 'object' || value === null || !(#state in value)) wrongValue('CSSMatrixComponent', where);
      return value.#state;
    }
  }
  G.CSSMatrixComponentBrand = CSSMatrixComponentBrand;
  const CSSMatrixComponent = defineInterface('CSSMatrixComponent', {
    __proto__: null,
    parent: G.CSSTransformComponent,
    length: 1,
    construct(object, matrix, options = undefined) {
      matrix = G.domMatrixReadOnlyState(matrix, 570244);
      options = toCSSMatrixComponentOptions(options);
      return new CSSMatrixComponentBrand(object, CSSMatrixComponentSteps.construct(matrix, options));
    },
    members: {
      constructor: undefined,
      get matrix() { return G.makeDOMMatrix(CSSMatrixComponentSteps.matrix(CSSMatrixComponentBrand.of(this, 'matrix', 1))); },
      set matrix(value) {
        const state = CSSMatrixComponentBrand.of(this, 'matrix', 2);
        CSSMatrixComponentSteps.setMatrix(state, G.domMatrixState(value, 347904));
      },
    },
  });
  G.makeCSSMatrixComponent = state => {
    if (state.object !== undefined) return state.object;
    if (state.interface !== undefined && state.interface !== 'CSSMatrixComponent') return G[`make${state.interface}`](state);
    return new CSSMatrixComponentBrand(ObjectCreate(CSSMatrixComponent.prototype), state);
  };
  G.isCSSMatrixComponent = CSSMatrixComponentBrand.is;
  G.cssMatrixComponentState = CSSMatrixComponentBrand.from;

  G.ElementMembers_CSSTypedOM = {
    __proto__: null,
    computedStyleMap() { return G.makeStylePropertyMapReadOnly(ElementSteps_CSSTypedOM.computedStyleMap(elementId(this, 'computedStyleMap'))); },
  };

  G.HTMLElementMembers_CSSTypedOM = {
    __proto__: null,
    get attributeStyleMap() { return G.makeStylePropertyMap(ElementCSSStyleMapSteps.attributeStyleMap(htmlElementId(this, 'attributeStyleMap', 1))); },
  };

  G.SVGElementMembers_CSSTypedOM = {
    __proto__: null,
    get attributeStyleMap() { return G.makeStylePropertyMap(ElementCSSStyleMapSteps.attributeStyleMap(receiverOf(this, 'SVGElement', 'attributeStyleMap', 1))); },
  };

  G.MathMLElementMembers_CSSTypedOM = {
    __proto__: null,
    get attributeStyleMap() { return G.makeStylePropertyMap(ElementCSSStyleMapSteps.attributeStyleMap(receiverOf(this, 'MathMLElement', 'attributeStyleMap', 1))); },
  };
}
