// js/bindings/svgTypes.js: the bindings that js/idl/generate.py made of js/idl/svgTypes.webidl. Not to be edited.
//
// Exposes SVGNumber, SVGLength, SVGAngle, SVGTransform, SVGPreserveAspectRatio, SVGUnitTypes, SVGNumberList, SVGLengthList,
// SVGTransformList, SVGPointList, SVGStringList, SVGAnimatedBoolean, SVGAnimatedEnumeration, SVGAnimatedInteger, SVGAnimatedNumber,
// SVGAnimatedLength, SVGAnimatedAngle, SVGAnimatedRect, SVGAnimatedPreserveAspectRatio, SVGAnimatedNumberList,
// SVGAnimatedLengthList, SVGAnimatedTransformList.
'use strict';
{
  const G = this;
  const {
    Given, NOTHING, ObjectCreate, defineInterface, itemKind, makeIndexed, need, toDictionary, toFloat, toText, wrongReceiver,
    wrongValue,
  } = G;
  const SVGNumberSteps = G.SVGNumberSteps;
  const SVGLengthSteps = G.SVGLengthSteps;
  const SVGAngleSteps = G.SVGAngleSteps;
  const SVGTransformSteps = G.SVGTransformSteps;
  const SVGPreserveAspectRatioSteps = G.SVGPreserveAspectRatioSteps;
  const SVGNumberListSteps = G.SVGNumberListSteps;
  const SVGLengthListSteps = G.SVGLengthListSteps;
  const SVGTransformListSteps = G.SVGTransformListSteps;
  const SVGPointListSteps = G.SVGPointListSteps;
  const SVGStringListSteps = G.SVGStringListSteps;
  const SVGAnimatedBooleanSteps = G.SVGAnimatedBooleanSteps;
  const SVGAnimatedEnumerationSteps = G.SVGAnimatedEnumerationSteps;
  const SVGAnimatedIntegerSteps = G.SVGAnimatedIntegerSteps;
  const SVGAnimatedNumberSteps = G.SVGAnimatedNumberSteps;
  const SVGAnimatedLengthSteps = G.SVGAnimatedLengthSteps;
  const SVGAnimatedAngleSteps = G.SVGAnimatedAngleSteps;
  const SVGAnimatedRectSteps = G.SVGAnimatedRectSteps;
  const SVGAnimatedPreserveAspectRatioSteps = G.SVGAnimatedPreserveAspectRatioSteps;
  const SVGAnimatedNumberListSteps = G.SVGAnimatedNumberListSteps;
  const SVGAnimatedLengthListSteps = G.SVGAnimatedLengthListSteps;
  const SVGAnimatedTransformListSteps = G.SVGAnimatedTransformListSteps;
  function toDOMMatrix2DInit(value) {
    const given = toDictionary(value) || NOTHING;
    let member;
    return {
      __proto__: null,
      a: (member = given.a) === undefined ? undefined : +member,
      b: (member = given.b) === undefined ? undefined : +member,
      c: (member = given.c) === undefined ? undefined : +member,
      d: (member = given.d) === undefined ? undefined : +member,
      e: (member = given.e) === undefined ? undefined : +member,
      f: (member = given.f) === undefined ? undefined : +member,
      m11: (member = given.m11) === undefined ? undefined : +member,
      m12: (member = given.m12) === undefined ? undefined : +member,
      m21: (member = given.m21) === undefined ? undefined : +member,
      m22: (member = given.m22) === undefined ? undefined : +member,
      m41: (member = given.m41) === undefined ? undefined : +member,
      m42: (member = given.m42) === undefined ? undefined : +member,
    };
  }
  const makeSVGTransformOrNull = state => state === null ? null : G.makeSVGTransform(state);

  class SVGNumberBrand extends Given {
    #state;
    constructor(object, state) { super(object); this.#state = state; state.object = object; }
    static of(object, member, kind = 0) {
      if (typeof object !== 'object' || object === null || !(#state in object)) wrongReceiver('SVGNumber', member, kind);
      return object.#state;
    }
    static is(value) { return typeof value === 'object' && value !== null && #state in value; }
    static from(value, where) {
      if (typeof value !== 'object' || value === null || !(#state in value)) wrongValue('SVGNumber', where);
      return value.#state;
    }
  }
  G.SVGNumberBrand = SVGNumberBrand;
  const SVGNumber = defineInterface('SVGNumber', {
    __proto__: null,
    members: {
      constructor: undefined,
      get value() { return SVGNumberSteps.value(SVGNumberBrand.of(this, 'value', 1)); },
      set value(value) { const state = SVGNumberBrand.of(this, 'value', 2); SVGNumberSteps.setValue(state, toFloat(value)); },
    },
  });
  G.makeSVGNumber = state => {
    if (state.object !== undefined) return state.object;
    if (state.interface !== undefined && state.interface !== 'SVGNumber') return G[`make${state.interface}`](state);
    return new SVGNumberBrand(ObjectCreate(SVGNumber.prototype), state);
  };
  G.isSVGNumber = SVGNumberBrand.is;
  G.svgNumberState = SVGNumberBrand.from;

  class SVGLengthBrand extends Given {
    #state;
    constructor(object, state) { super(object); this.#state = state; state.object = object; }
    static of(object, member, kind = 0) {
      if (typeof object !== 'object' || object === null || !(#state in object)) wrongReceiver('SVGLength', member, kind);
      return object.#state;
    }
    static is(value) { return typeof value === 'object' && value !== null && #state in value; }
    static from(value, where) {
      if (typeof value !== 'object' || value === null || !(#state in value)) wrongValue('SVGLength', where);
      return value.#state;
    }
  }
  G.SVGLengthBrand = SVGLengthBrand;
  const SVGLength = defineInterface('SVGLength', {
    __proto__: null,
    constants: {
      __proto__: null,
      SVG_LENGTHTYPE_UNKNOWN: 0, SVG_LENGTHTYPE_NUMBER: 1, SVG_LENGTHTYPE_PERCENTAGE: 2, SVG_LENGTHTYPE_EMS: 3, SVG_LENGTHTYPE_EXS: 4,
      SVG_LENGTHTYPE_PX: 5, SVG_LENGTHTYPE_CM: 6, SVG_LENGTHTYPE_MM: 7, SVG_LENGTHTYPE_IN: 8, SVG_LENGTHTYPE_PT: 9,
      SVG_LENGTHTYPE_PC: 10,
    },
    members: {
      constructor: undefined,
      get unitType() { return SVGLengthSteps.unitType(SVGLengthBrand.of(this, 'unitType', 1)); },
      get value() { return SVGLengthSteps.value(SVGLengthBrand.of(this, 'value', 1)); },
      set value(value) { const state = SVGLengthBrand.of(this, 'value', 2); SVGLengthSteps.setValue(state, toFloat(value)); },
      get valueInSpecifiedUnits() { return SVGLengthSteps.valueInSpecifiedUnits(SVGLengthBrand.of(this, 'valueInSpecifiedUnits', 1)); },
      set valueInSpecifiedUnits(value) {
        const state = SVGLengthBrand.of(this, 'valueInSpecifiedUnits', 2);
        SVGLengthSteps.setValueInSpecifiedUnits(state, toFloat(value));
      },
      get valueAsString() { return SVGLengthSteps.valueAsString(SVGLengthBrand.of(this, 'valueAsString', 1)); },
      set valueAsString(value) { const state = SVGLengthBrand.of(this, 'valueAsString', 2); SVGLengthSteps.setValueAsString(state, toText(value)); },
      newValueSpecifiedUnits(unitType, valueInSpecifiedUnits) {
        const state = SVGLengthBrand.of(this, 'newValueSpecifiedUnits');
        need(arguments.length, 2);
        unitType = unitType & 65535;
        valueInSpecifiedUnits = toFloat(valueInSpecifiedUnits);
        SVGLengthSteps.newValueSpecifiedUnits(state, unitType, valueInSpecifiedUnits);
      },
      convertToSpecifiedUnits(unitType) {
        const state = SVGLengthBrand.of(this, 'convertToSpecifiedUnits');
        need(arguments.length, 1);
        unitType = unitType & 65535;
        SVGLengthSteps.convertToSpecifiedUnits(state, unitType);
      },
    },
  });
  G.makeSVGLength = state => {
    if (state.object !== undefined) return state.object;
    if (state.interface !== undefined && state.interface !== 'SVGLength') return G[`make${state.interface}`](state);
    return new SVGLengthBrand(ObjectCreate(SVGLength.prototype), state);
  };
  G.isSVGLength = SVGLengthBrand.is;
  G.svgLengthState = SVGLengthBrand.from;

  class SVGAngleBrand extends Given {
    #state;
    constructor(object, state) { super(object); this.#state = state; state.object = object; }
    static of(object, member, kind = 0) {
      if (typeof object !== 'object' || object === null || !(#state in object)) wrongReceiver('SVGAngle', member, kind);
      return object.#state;
    }
    static is(value) { return typeof value === 'object' && value !== null && #state in value; }
    static from(value, where) {
      if (typeof value !== 'object' || value === null || !(#state in value)) wrongValue('SVGAngle', where);
      return value.#state;
    }
  }
  G.SVGAngleBrand = SVGAngleBrand;
  const SVGAngle = defineInterface('SVGAngle', {
    __proto__: null,
    constants: {
      __proto__: null,
      SVG_ANGLETYPE_UNKNOWN: 0, SVG_ANGLETYPE_UNSPECIFIED: 1, SVG_ANGLETYPE_DEG: 2, SVG_ANGLETYPE_RAD: 3, SVG_ANGLETYPE_GRAD: 4,
    },
    members: {
      constructor: undefined,
      get unitType() { return SVGAngleSteps.unitType(SVGAngleBrand.of(this, 'unitType', 1)); },
      get value() { return SVGAngleSteps.value(SVGAngleBrand.of(this, 'value', 1)); },
      set value(value) { const state = SVGAngleBrand.of(this, 'value', 2); SVGAngleSteps.setValue(state, toFloat(value)); },
      get valueInSpecifiedUnits() { return SVGAngleSteps.valueInSpecifiedUnits(SVGAngleBrand.of(this, 'valueInSpecifiedUnits', 1)); },
      set valueInSpecifiedUnits(value) {
        const state = SVGAngleBrand.of(this, 'valueInSpecifiedUnits', 2);
        SVGAngleSteps.setValueInSpecifiedUnits(state, toFloat(value));
      },
      get valueAsString() { return SVGAngleSteps.valueAsString(SVGAngleBrand.of(this, 'valueAsString', 1)); },
      set valueAsString(value) { const state = SVGAngleBrand.of(this, 'valueAsString', 2); SVGAngleSteps.setValueAsString(state, toText(value)); },
      newValueSpecifiedUnits(unitType, valueInSpecifiedUnits) {
        const state = SVGAngleBrand.of(this, 'newValueSpecifiedUnits');
        need(arguments.length, 2);
        unitType = unitType & 65535;
        valueInSpecifiedUnits = toFloat(valueInSpecifiedUnits);
        SVGAngleSteps.newValueSpecifiedUnits(state, unitType, valueInSpecifiedUnits);
      },
      convertToSpecifiedUnits(unitType) {
        const state = SVGAngleBrand.of(this, 'convertToSpecifiedUnits');
        need(arguments.length, 1);
        unitType = unitType & 65535;
        SVGAngleSteps.convertToSpecifiedUnits(state, unitType);
      },
    },
  });
  G.makeSVGAngle = state => {
    if (state.object !== undefined) return state.object;
    if (state.interface !== undefined && state.interface !== 'SVGAngle') return G[`make${state.interface}`](state);
    return new SVGAngleBrand(ObjectCreate(SVGAngle.prototype), state);
  };
  G.isSVGAngle = SVGAngleBrand.is;
  G.svgAngleState = SVGAngleBrand.from;

  class SVGTransformBrand extends Given {
    #state;
    constructor(object, state) { super(object); this.#state = state; state.object = object; }
    static of(object, member, kind = 0) {
      if (typeof object !== 'object' || object === null || !(#state in object)) wrongReceiver('SVGTransform', member, kind);
      return object.#state;
    }
    static is(value) { return typeof value === 'object' && value !== null && #state in value; }
    static from(value, where) {
      if (typeof value !== 'object' || value === null || !(#state in value)) wrongValue('SVGTransform', where);
      return value.#state;
    }
  }
  G.SVGTransformBrand = SVGTransformBrand;
  const SVGTransform = defineInterface('SVGTransform', {
    __proto__: null,
    constants: {
      __proto__: null,
      SVG_TRANSFORM_UNKNOWN: 0, SVG_TRANSFORM_MATRIX: 1, SVG_TRANSFORM_TRANSLATE: 2, SVG_TRANSFORM_SCALE: 3, SVG_TRANSFORM_ROTATE: 4,
      SVG_TRANSFORM_SKEWX: 5, SVG_TRANSFORM_SKEWY: 6,
    },
    members: {
      constructor: undefined,
      get type() { return SVGTransformSteps.type(SVGTransformBrand.of(this, 'type', 1)); },
      get matrix() { return G.makeDOMMatrix(SVGTransformSteps.matrix(SVGTransformBrand.of(this, 'matrix', 1))); },
      get angle() { return SVGTransformSteps.angle(SVGTransformBrand.of(this, 'angle', 1)); },
      setMatrix(matrix = undefined) {
        const state = SVGTransformBrand.of(this, 'setMatrix');
        matrix = toDOMMatrix2DInit(matrix);
        SVGTransformSteps.setMatrix(state, matrix);
      },
      setTranslate(tx, ty) {
        const state = SVGTransformBrand.of(this, 'setTranslate');
        need(arguments.length, 2);
        tx = toFloat(tx);
        ty = toFloat(ty);
        SVGTransformSteps.setTranslate(state, tx, ty);
      },
      setScale(sx, sy) {
        const state = SVGTransformBrand.of(this, 'setScale');
        need(arguments.length, 2);
        sx = toFloat(sx);
        sy = toFloat(sy);
        SVGTransformSteps.setScale(state, sx, sy);
      },
      setRotate(angle, cx, cy) {
        const state = SVGTransformBrand.of(this, 'setRotate');
        need(arguments.length, 3);
        angle = toFloat(angle);
        cx = toFloat(cx);
        cy = toFloat(cy);
        SVGTransformSteps.setRotate(state, angle, cx, cy);
      },
      setSkewX(angle) {
        const state = SVGTransformBrand.of(this, 'setSkewX');
        need(arguments.length, 1);
        angle = toFloat(angle);
        SVGTransformSteps.setSkewX(state, angle);
      },
      setSkewY(angle) {
        const state = SVGTransformBrand.of(this, 'setSkewY');
        need(arguments.length, 1);
        angle = toFloat(angle);
        SVGTransformSteps.setSkewY(state, angle);
      },
    },
  });
  G.makeSVGTransform = state => {
    if (state.object !== undefined) return state.object;
    if (state.interface !== undefined && state.interface !== 'SVGTransform') return G[`make${state.interface}`](state);
    return new SVGTransformBrand(ObjectCreate(SVGTransform.prototype), state);
  };
  G.isSVGTransform = SVGTransformBrand.is;
  G.svgTransformState = SVGTransformBrand.from;

  class SVGPreserveAspectRatioBrand extends Given {
    #state;
    constructor(object, state) { super(object); this.#state = state; state.object = object; }
    static of(object, member, kind = 0) {
      if (typeof object !== 'object' || object === null || !(#state in object)) wrongReceiver('SVGPreserveAspectRatio', member, kind);
      return object.#state;
    }
    static is(value) { return typeof value === 'object' && value !== null && #state in value; }
    static from(value, where) {
      if (typeof value !== 'object' || value === null || !(#state in value)) wrongValue('SVGPreserveAspectRatio', where);
      return value.#state;
    }
  }
  G.SVGPreserveAspectRatioBrand = SVGPreserveAspectRatioBrand;
  const SVGPreserveAspectRatio = defineInterface('SVGPreserveAspectRatio', {
    __proto__: null,
    constants: {
      __proto__: null,
      SVG_PRESERVEASPECTRATIO_UNKNOWN: 0, SVG_PRESERVEASPECTRATIO_NONE: 1, SVG_PRESERVEASPECTRATIO_XMINYMIN: 2,
      SVG_PRESERVEASPECTRATIO_XMIDYMIN: 3, SVG_PRESERVEASPECTRATIO_XMAXYMIN: 4, SVG_PRESERVEASPECTRATIO_XMINYMID: 5,
      SVG_PRESERVEASPECTRATIO_XMIDYMID: 6, SVG_PRESERVEASPECTRATIO_XMAXYMID: 7, SVG_PRESERVEASPECTRATIO_XMINYMAX: 8,
      SVG_PRESERVEASPECTRATIO_XMIDYMAX: 9, SVG_PRESERVEASPECTRATIO_XMAXYMAX: 10, SVG_MEETORSLICE_UNKNOWN: 0, SVG_MEETORSLICE_MEET: 1,
      SVG_MEETORSLICE_SLICE: 2,
    },
    members: {
      constructor: undefined,
      get align() { return SVGPreserveAspectRatioSteps.align(SVGPreserveAspectRatioBrand.of(this, 'align', 1)); },
      set align(value) { const state = SVGPreserveAspectRatioBrand.of(this, 'align', 2); SVGPreserveAspectRatioSteps.setAlign(state, value & 65535); },
      get meetOrSlice() { return SVGPreserveAspectRatioSteps.meetOrSlice(SVGPreserveAspectRatioBrand.of(this, 'meetOrSlice', 1)); },
      set meetOrSlice(value) {
        const state = SVGPreserveAspectRatioBrand.of(this, 'meetOrSlice', 2);
        SVGPreserveAspectRatioSteps.setMeetOrSlice(state, value & 65535);
      },
    },
  });
  G.makeSVGPreserveAspectRatio = state => {
    if (state.object !== undefined) return state.object;
    if (state.interface !== undefined && state.interface !== 'SVGPreserveAspectRatio') return G[`make${state.interface}`](state);
    return new SVGPreserveAspectRatioBrand(ObjectCreate(SVGPreserveAspectRatio.prototype), state);
  };
  G.isSVGPreserveAspectRatio = SVGPreserveAspectRatioBrand.is;
  G.svgPreserveAspectRatioState = SVGPreserveAspectRatioBrand.from;

  class SVGUnitTypesBrand extends Given {
    #state;
    constructor(object, state) { super(object); this.#state = state; state.object = object; }
    static of(object, member, kind = 0) {
      if (typeof object !== 'object' || object === null || !(#state in object)) wrongReceiver('SVGUnitTypes', member, kind);
      return object.#state;
    }
    static is(value) { return typeof value === 'object' && value !== null && #state in value; }
    static from(value, where) {
      if (typeof value !== 'object' || value === null || !(#state in value)) wrongValue('SVGUnitTypes', where);
      return value.#state;
    }
  }
  G.SVGUnitTypesBrand = SVGUnitTypesBrand;
  const SVGUnitTypes = defineInterface('SVGUnitTypes', {
    __proto__: null,
    constants: {
      __proto__: null,
      SVG_UNIT_TYPE_UNKNOWN: 0, SVG_UNIT_TYPE_USERSPACEONUSE: 1, SVG_UNIT_TYPE_OBJECTBOUNDINGBOX: 2,
    },
  });
  G.makeSVGUnitTypes = state => {
    if (state.object !== undefined) return state.object;
    if (state.interface !== undefined && state.interface !== 'SVGUnitTypes') return G[`make${state.interface}`](state);
    return new SVGUnitTypesBrand(ObjectCreate(SVGUnitTypes.prototype), state);
  };
  G.isSVGUnitTypes = SVGUnitTypesBrand.is;
  G.svgUnitTypesState = SVGUnitTypesBrand.from;

  class SVGNumberListBrand extends Given {
    #state;
    constructor(object, state) { super(object); this.#state = state; state.object = object; }
    static of(object, member, kind = 0) {
      if (typeof object !== 'object' || object === null || !(#state in object)) wrongReceiver('SVGNumberList', member, kind);
      return object.#state;
    }
    static is(value) { return typeof value === 'object' && value !== null && #state in value; }
    static from(value, where) {
      if (typeof value !== 'object' || value === null || !(#state in value)) wrongValue('SVGNumberList', where);
      return value.#state;
    }
  }
  G.SVGNumberListBrand = SVGNumberListBrand;
  const SVGNumberList = defineInterface('SVGNumberList', {
    __proto__: null,
    members: {
      constructor: undefined,
      get length() { return SVGNumberListSteps.length(SVGNumberListBrand.of(this, 'length', 1)); },
      get numberOfItems() { return SVGNumberListSteps.numberOfItems(SVGNumberListBrand.of(this, 'numberOfItems', 1)); },
      clear() { SVGNumberListSteps.clear(SVGNumberListBrand.of(this, 'clear')); },
      initialize(newItem) {
        const state = SVGNumberListBrand.of(this, 'initialize');
        need(arguments.length, 1);
        newItem = G.svgNumberState(newItem, 855527);
        return G.makeSVGNumber(SVGNumberListSteps.initialize(state, newItem));
      },
      getItem(index) {
        const state = SVGNumberListBrand.of(this, 'getItem');
        need(arguments.length, 1);
        index = index >>> 0;
        return G.makeSVGNumber(SVGNumberListSteps.getItem(state, index));
      },
      insertItemBefore(newItem, index) {
        const state = SVGNumberListBrand.of(this, 'insertItemBefore');
        need(arguments.length, 2);
        newItem = G.svgNumberState(newItem, 581978);
        index = index >>> 0;
        return G.makeSVGNumber(SVGNumberListSteps.insertItemBefore(state, newItem, index));
      },
      replaceItem(newItem, index) {
        const state = SVGNumberListBrand.of(this, 'replaceItem');
        need(arguments.length, 2);
        newItem = G.svgNumberState(newItem, 779116);
        index = index >>> 0;
        return G.makeSVGNumber(SVGNumberListSteps.replaceItem(state, newItem, index));
      },
      removeItem(index) {
        const state = SVGNumberListBrand.of(this, 'removeItem');
        need(arguments.length, 1);
        index = index >>> 0;
        return G.makeSVGNumber(SVGNumberListSteps.removeItem(state, index));
      },
      appendItem(newItem) {
        const state = SVGNumberListBrand.of(this, 'appendItem');
        need(arguments.length, 1);
        newItem = G.svgNumberState(newItem, 379493);
        return G.makeSVGNumber(SVGNumberListSteps.appendItem(state, newItem));
      },
    },
    iterable: 'values',
  });
  {
    const SVGNumberListKind = itemKind('SVGNumberList', null, 'items',
      value => G.svgNumberState(value));
    const indexed = state => makeIndexed(SVGNumberList.prototype, {
      __proto__: null,
      count: () => SVGNumberListSteps.length(state),
      at: index => index < SVGNumberListSteps.length(state) ? G.makeSVGNumber(SVGNumberListSteps.getItem(state, index)) : undefined,
      setAt: (index, value) => { SVGNumberListSteps.setIndexed(state, index, value); },
    }, SVGNumberListKind);
    G.makeSVGNumberList = state => {
      if (state.object !== undefined) return state.object;
      if (state.interface !== undefined && state.interface !== 'SVGNumberList') return G[`make${state.interface}`](state);
      return new SVGNumberListBrand(indexed(state), state);
    };
  }
  G.isSVGNumberList = SVGNumberListBrand.is;
  G.svgNumberListState = SVGNumberListBrand.from;

  class SVGLengthListBrand extends Given {
    #state;
    constructor(object, state) { super(object); this.#state = state; state.object = object; }
    static of(object, member, kind = 0) {
      if (typeof object !== 'object' || object === null || !(#state in object)) wrongReceiver('SVGLengthList', member, kind);
      return object.#state;
    }
    static is(value) { return typeof value === 'object' && value !== null && #state in value; }
    static from(value, where) {
      if (typeof value !== 'object' || value === null || !(#state in value)) wrongValue('SVGLengthList', where);
      return value.#state;
    }
  }
  G.SVGLengthListBrand = SVGLengthListBrand;
  const SVGLengthList = defineInterface('SVGLengthList', {
    __proto__: null,
    members: {
      constructor: undefined,
      get length() { return SVGLengthListSteps.length(SVGLengthListBrand.of(this, 'length', 1)); },
      get numberOfItems() { return SVGLengthListSteps.numberOfItems(SVGLengthListBrand.of(this, 'numberOfItems', 1)); },
      clear() { SVGLengthListSteps.clear(SVGLengthListBrand.of(this, 'clear')); },
      initialize(newItem) {
        const state = SVGLengthListBrand.of(this, 'initialize');
        need(arguments.length, 1);
        newItem = G.svgLengthState(newItem, 139837);
        return G.makeSVGLength(SVGLengthListSteps.initialize(state, newItem));
      },
      getItem(index) {
        const state = SVGLengthListBrand.of(this, 'getItem');
        need(arguments.length, 1);
        index = index >>> 0;
        return G.makeSVGLength(SVGLengthListSteps.getItem(state, index));
      },
      insertItemBefore(newItem, index) {
        const state = SVGLengthListBrand.of(this, 'insertItemBefore');
        need(arguments.length, 2);
        newItem = G.svgLengthState(newItem, 637927);
        index = index >>> 0;
        return G.makeSVGLength(SVGLengthListSteps.insertItemBefore(state, newItem, index));
      },
      replaceItem(newItem, index) {
        const state = SVGLengthListBrand.of(this, 'replaceItem');
        need(arguments.length, 2);
        newItem = G.svgLengthState(newItem, 686420);
        index = index >>> 0;
        return G.makeSVGLength(SVGLengthListSteps.replaceItem(state, newItem, index));
      },
      removeItem(index) {
        const state = SVGLengthListBrand.of(this, 'removeItem');
        need(arguments.length, 1);
        index = index >>> 0;
        return G.makeSVGLength(SVGLengthListSteps.removeItem(state, index));
      },
      appendItem(newItem) {
        const state = SVGLengthListBrand.of(this, 'appendItem');
        need(arguments.length, 1);
        newItem = G.svgLengthState(newItem, 446079);
        return G.makeSVGLength(SVGLengthListSteps.appendItem(state, newItem));
      },
    },
    iterable: 'values',
  });
  {
    const SVGLengthListKind = itemKind('SVGLengthList', null, 'items',
      value => G.svgLengthState(value));
    const indexed = state => makeIndexed(SVGLengthList.prototype, {
      __proto__: null,
      count: () => SVGLengthListSteps.length(state),
      at: index => index < SVGLengthListSteps.length(state) ? G.makeSVGLength(SVGLengthListSteps.getItem(state, index)) : undefined,
      setAt: (index, value) => { SVGLengthListSteps.setIndexed(state, index, value); },
    }, SVGLengthListKind);
    G.makeSVGLengthList = state => {
      if (state.object !== undefined) return state.object;
      if (state.interface !== undefined && state.interface !== 'SVGLengthList') return G[`make${state.interface}`](state);
      return new SVGLengthListBrand(indexed(state), state);
    };
  }
  G.isSVGLengthList = SVGLengthListBrand.is;
  G.svgLengthListState = SVGLengthListBrand.from;

  class SVGTransformListBrand extends Given {
    #state;
    constructor(object, state) { super(object); this.#state = state; state.object = object; }
    static of(object, member, kind = 0) {
      if (typeof object !== 'object' || object === null || !(#state in object)) wrongReceiver('SVGTransformList', member, kind);
      return object.#state;
    }
    static is(value) { return typeof value === 'object' && value !== null && #state in value; }
    static from(value, where) {
      if (typeof value !== 'object' || value === null || !(#state in value)) wrongValue('SVGTransformList', where);
      return value.#state;
    }
  }
  G.SVGTransformListBrand = SVGTransformListBrand;
  const SVGTransformList = defineInterface('SVGTransformList', {
    __proto__: null,
    members: {
      constructor: undefined,
      get length() { return SVGTransformListSteps.length(SVGTransformListBrand.of(this, 'length', 1)); },
      get numberOfItems() { return SVGTransformListSteps.numberOfItems(SVGTransformListBrand.of(this, 'numberOfItems', 1)); },
      clear() { SVGTransformListSteps.clear(SVGTransformListBrand.of(this, 'clear')); },
      initialize(newItem) {
        const state = SVGTransformListBrand.of(this, 'initialize');
        need(arguments.length, 1);
        newItem = G.svgTransformState(newItem, 264684);
        return G.makeSVGTransform(SVGTransformListSteps.initialize(state, newItem));
      },
      getItem(index) {
        const state = SVGTransformListBrand.of(this, 'getItem');
        need(arguments.length, 1);
        index = index >>> 0;
        return G.makeSVGTransform(SVGTransformListSteps.getItem(state, index));
      },
      insertItemBefore(newItem, index) {
        const state = SVGTransformListBrand.of(this, 'insertItemBefore');
        need(arguments.length, 2);
        newItem = G.svgTransformState(newItem, 753346);
        index = index >>> 0;
        return G.makeSVGTransform(SVGTransformListSteps.insertItemBefore(state, newItem, index));
      },
      replaceItem(newItem, index) {
        const state = SVGTransformListBrand.of(this, 'replaceItem');
        need(arguments.length, 2);
        newItem = G.svgTransformState(newItem, 973772);
        index = index >>> 0;
        return G.makeSVGTransform(SVGTransformListSteps.replaceItem(state, newItem, index));
      },
      removeItem(index) {
        const state = SVGTransformListBrand.of(this, 'removeItem');
        need(arguments.length, 1);
        index = index >>> 0;
        return G.makeSVGTransform(SVGTransformListSteps.removeItem(state, index));
      },
      appendItem(newItem) {
        const state = SVGTransformListBrand.of(this, 'appendItem');
        need(arguments.length, 1);
        newItem = G.svgTransformState(newItem, 644142);
        return G.makeSVGTransform(SVGTransformListSteps.appendItem(state, newItem));
      },
      createSVGTransformFromMatrix(matrix = undefined) {
        const state = SVGTransformListBrand.of(this, 'createSVGTransformFromMatrix');
        matrix = toDOMMatrix2DInit(matrix);
        return G.makeSVGTransform(SVGTransformListSteps.createSVGTransformFromMatrix(state, matrix));
      },
      consolidate() { return makeSVGTransformOrNull(SVGTransformListSteps.consolidate(SVGTransformListBrand.of(this, 'consolidate'))); },
    },
    iterable: 'values',
  });
  {
    const SVGTransformListKind = itemKind('SVGTransformList', null, 'items',
      value => G.svgTransformState(value));
    const indexed = state => makeIndexed(SVGTransformList.prototype, {
      __proto__: null,
      count: () => SVGTransformListSteps.length(state),
      at: index => index < SVGTransformListSteps.length(state) ? G.makeSVGTransform(SVGTransformListSteps.getItem(state, index)) : undefined,
      setAt: (index, value) => { SVGTransformListSteps.setIndexed(state, index, value); },
    }, SVGTransformListKind);
    G.makeSVGTransformList = state => {
      if (state.object !== undefined) return state.object;
      if (state.interface !== undefined && state.interface !== 'SVGTransformList') return G[`make${state.interface}`](state);
      return new SVGTransformListBrand(indexed(state), state);
    };
  }
  G.isSVGTransformList = SVGTransformListBrand.is;
  G.svgTransformListState = SVGTransformListBrand.from;

  class SVGPointListBrand extends Given {
    #state;
    constructor(object, state) { super(object); this.#state = state; state.object = object; }
    static of(object, member, kind = 0) {
      if (typeof object !== 'object' || object === null || !(#state in object)) wrongReceiver('SVGPointList', member, kind);
      return object.#state;
    }
    static is(value) { return typeof value === 'object' && value !== null && #state in value; }
    static from(value, where) {
      if (typeof value !== 'object' || value === null || !(#state in value)) wrongValue('SVGPointList', where);
      return value.#state;
    }
  }
  G.SVGPointListBrand = SVGPointListBrand;
  const SVGPointList = defineInterface('SVGPointList', {
    __proto__: null,
    members: {
      constructor: undefined,
      get length() { return SVGPointListSteps.length(SVGPointListBrand.of(this, 'length', 1)); },
      get numberOfItems() { return SVGPointListSteps.numberOfItems(SVGPointListBrand.of(this, 'numberOfItems', 1)); },
      clear() { SVGPointListSteps.clear(SVGPointListBrand.of(this, 'clear')); },
      initialize(newItem) {
        const state = SVGPointListBrand.of(this, 'initialize');
        need(arguments.length, 1);
        newItem = G.domPointState(newItem, 865283);
        return G.makeDOMPoint(SVGPointListSteps.initialize(state, newItem));
      },
      getItem(index) {
        const state = SVGPointListBrand.of(this, 'getItem');
        need(arguments.length, 1);
        index = index >>> 0;
        return G.makeDOMPoint(SVGPointListSteps.getItem(state, index));
      },
      insertItemBefore(newItem, index) {
        const state = SVGPointListBrand.of(this, 'insertItemBefore');
        need(arguments.length, 2);
        newItem = G.domPointState(newItem, 960791);
        index = index >>> 0;
        return G.makeDOMPoint(SVGPointListSteps.insertItemBefore(state, newItem, index));
      },
      replaceItem(newItem, index) {
        const state = SVGPointListBrand.of(this, 'replaceItem');
        need(arguments.length, 2);
        newItem = G.domPointState(newItem, 783613);
        index = index >>> 0;
        return G.makeDOMPoint(SVGPointListSteps.replaceItem(state, newItem, index));
      },
      removeItem(index) {
        const state = SVGPointListBrand.of(this, 'removeItem');
        need(arguments.length, 1);
        index = index >>> 0;
        return G.makeDOMPoint(SVGPointListSteps.removeItem(state, index));
      },
      appendItem(newItem) {
        const state = SVGPointListBrand.of(this, 'appendItem');
        need(arguments.length, 1);
        newItem = G.domPointState(newItem, 520961);
        return G.makeDOMPoint(SVGPointListSteps.appendItem(state, newItem));
      },
    },
    iterable: 'values',
  });
  {
    const SVGPointListKind = itemKind('SVGPointList', null, 'items',
      value => G.domPointState(value));
    const indexed = state => makeIndexed(SVGPointList.prototype, {
      __proto__: null,
      count: () => SVGPointListSteps.length(state),
      at: index => index < SVGPointListSteps.length(state) ? G.makeDOMPoint(SVGPointListSteps.getItem(state, index)) : undefined,
      setAt: (index, value) => { SVGPointListSteps.setIndexed(state, index, value); },
    }, SVGPointListKind);
    G.makeSVGPointList = state => {
      if (state.object !== undefined) return state.object;
      if (state.interface !== undefined && state.interface !== 'SVGPointList') return G[`make${state.interface}`](state);
      return new SVGPointListBrand(indexed(state), state);
    };
  }
  G.isSVGPointList = SVGPointListBrand.is;
  G.svgPointListState = SVGPointListBrand.from;

  class SVGStringListBrand extends Given {
    #state;
    constructor(object, state) { super(object); this.#state = state; state.object = object; }
    static of(object, member, kind = 0) {
      if (typeof object !== 'object' || object === null || !(#state in object)) wrongReceiver('SVGStringList', member, kind);
      return object.#state;
    }
    static is(value) { return typeof value === 'object' && value !== null && #state in value; }
    static from(value, where) {
      if (typeof value !== 'object' || value === null || !(#state in value)) wrongValue('SVGStringList', where);
      return value.#state;
    }
  }
  G.SVGStringListBrand = SVGStringListBrand;
  const SVGStringList = defineInterface('SVGStringList', {
    __proto__: null,
    members: {
      constructor: undefined,
      get length() { return SVGStringListSteps.length(SVGStringListBrand.of(this, 'length', 1)); },
      get numberOfItems() { return SVGStringListSteps.numberOfItems(SVGStringListBrand.of(this, 'numberOfItems', 1)); },
      clear() { SVGStringListSteps.clear(SVGStringListBrand.of(this, 'clear')); },
      initialize(newItem) {
        const state = SVGStringListBrand.of(this, 'initialize');
        need(arguments.length, 1);
        newItem = toText(newItem);
        return SVGStringListSteps.initialize(state, newItem);
      },
      getItem(index) {
        const state = SVGStringListBrand.of(this, 'getItem');
        need(arguments.length, 1);
        index = index >>> 0;
        return SVGStringListSteps.getItem(state, index);
      },
      insertItemBefore(newItem, index) {
        const state = SVGStringListBrand.of(this, 'insertItemBefore');
        need(arguments.length, 2);
        newItem = toText(newItem);
        index = index >>> 0;
        return SVGStringListSteps.insertItemBefore(state, newItem, index);
      },
      replaceItem(newItem, index) {
        const state = SVGStringListBrand.of(this, 'replaceItem');
        need(arguments.length, 2);
        newItem = toText(newItem);
        index = index >>> 0;
        return SVGStringListSteps.replaceItem(state, newItem, index);
      },
      removeItem(index) {
        const state = SVGStringListBrand.of(this, 'removeItem');
        need(arguments.length, 1);
        index = index >>> 0;
        return SVGStringListSteps.removeItem(state, index);
      },
      appendItem(newItem) {
        const state = SVGStringListBrand.of(this, 'appendItem');
        need(arguments.length, 1);
        newItem = toText(newItem);
        return SVGStringListSteps.appendItem(state, newItem);
      },
    },
    iterable: 'values',
  });
  {
    const SVGStringListKind = itemKind('SVGStringList', null, 'items',
      toText);
    const indexed = state => makeIndexed(SVGStringList.prototype, {
      __proto__: null,
      count: () => SVGStringListSteps.length(state),
      at: index => index < SVGStringListSteps.length(state) ? SVGStringListSteps.getItem(state, index) : undefined,
      setAt: (index, value) => { SVGStringListSteps.setIndexed(state, index, value); },
    }, SVGStringListKind);
    G.makeSVGStringList = state => {
      if (state.object !== undefined) return state.object;
      if (state.interface !== undefined && state.interface !== 'SVGStringList') return G[`make${state.interface}`](state);
      return new SVGStringListBrand(indexed(state), state);
    };
  }
  G.isSVGStringList = SVGStringListBrand.is;
  G.svgStringListState = SVGStringListBrand.from;

  class SVGAnimatedBooleanBrand extends Given {
    #state;
    constructor(object, state) { super(object); this.#state = state; state.object = object; }
    static of(object, member, kind = 0) {
      if (typeof object !== 'object' || object === null || !(#state in object)) wrongReceiver('SVGAnimatedBoolean', member, kind);
      return object.#state;
    }
    static is(value) { return typeof value === 'object' && value !== null && #state in value; }
    static from(value, where) {
      if (typeof value !== 'object' || value === null || !(#state in value)) wrongValue('SVGAnimatedBoolean', where);
      return value.#state;
    }
  }
  G.SVGAnimatedBooleanBrand = SVGAnimatedBooleanBrand;
  const SVGAnimatedBoolean = defineInterface('SVGAnimatedBoolean', {
    __proto__: null,
    members: {
      constructor: undefined,
      get baseVal() { return SVGAnimatedBooleanSteps.baseVal(SVGAnimatedBooleanBrand.of(this, 'baseVal', 1)); },
      set baseVal(value) { const state = SVGAnimatedBooleanBrand.of(this, 'baseVal', 2); SVGAnimatedBooleanSteps.setBaseVal(state, !!value); },
      get animVal() { return SVGAnimatedBooleanSteps.animVal(SVGAnimatedBooleanBrand.of(this, 'animVal', 1)); },
    },
  });
  G.makeSVGAnimatedBoolean = state => {
    if (state.object !== undefined) return state.object;
    if (state.interface !== undefined && state.interface !== 'SVGAnimatedBoolean') return G[`make${state.interface}`](state);
    return new SVGAnimatedBooleanBrand(ObjectCreate(SVGAnimatedBoolean.prototype), state);
  };
  G.isSVGAnimatedBoolean = SVGAnimatedBooleanBrand.is;
  G.svgAnimatedBooleanState = SVGAnimatedBooleanBrand.from;

  class SVGAnimatedEnumerationBrand extends Given {
    #state;
    constructor(object, state) { super(object); this.#state = state; state.object = object; }
    static of(object, member, kind = 0) {
      if (typeof object !== 'object' || object === null || !(#state in object)) wrongReceiver('SVGAnimatedEnumeration', member, kind);
      return object.#state;
    }
    static is(value) { return typeof value === 'object' && value !== null && #state in value; }
    static from(value, where) {
      if (typeof value !== 'object' || value === null || !(#state in value)) wrongValue('SVGAnimatedEnumeration', where);
      return value.#state;
    }
  }
  G.SVGAnimatedEnumerationBrand = SVGAnimatedEnumerationBrand;
  const SVGAnimatedEnumeration = defineInterface('SVGAnimatedEnumeration', {
    __proto__: null,
    members: {
      constructor: undefined,
      get baseVal() { return SVGAnimatedEnumerationSteps.baseVal(SVGAnimatedEnumerationBrand.of(this, 'baseVal', 1)); },
      set baseVal(value) {
        const state = SVGAnimatedEnumerationBrand.of(this, 'baseVal', 2);
        SVGAnimatedEnumerationSteps.setBaseVal(state, value & 65535);
      },
      get animVal() { return SVGAnimatedEnumerationSteps.animVal(SVGAnimatedEnumerationBrand.of(this, 'animVal', 1)); },
    },
  });
  G.makeSVGAnimatedEnumeration = state => {
    if (state.object !== undefined) return state.object;
    if (state.interface !== undefined && state.interface !== 'SVGAnimatedEnumeration') return G[`make${state.interface}`](state);
    return new SVGAnimatedEnumerationBrand(ObjectCreate(SVGAnimatedEnumeration.prototype), state);
  };
  G.isSVGAnimatedEnumeration = SVGAnimatedEnumerationBrand.is;
  G.svgAnimatedEnumerationState = SVGAnimatedEnumerationBrand.from;

  class SVGAnimatedIntegerBrand extends Given {
    #state;
    constructor(object, state) { super(object); this.#state = state; state.object = object; }
    static of(object, member, kind = 0) {
      if (typeof object !== 'object' || object === null || !(#state in object)) wrongReceiver('SVGAnimatedInteger', member, kind);
      return object.#state;
    }
    static is(value) { return typeof value === 'object' && value !== null && #state in value; }
    static from(value, where) {
      if (typeof value !== 'object' || value === null || !(#state in value)) wrongValue('SVGAnimatedInteger', where);
      return value.#state;
    }
  }
  G.SVGAnimatedIntegerBrand = SVGAnimatedIntegerBrand;
  const SVGAnimatedInteger = defineInterface('SVGAnimatedInteger', {
    __proto__: null,
    members: {
      constructor: undefined,
      get baseVal() { return SVGAnimatedIntegerSteps.baseVal(SVGAnimatedIntegerBrand.of(this, 'baseVal', 1)); },
      set baseVal(value) { const state = SVGAnimatedIntegerBrand.of(this, 'baseVal', 2); SVGAnimatedIntegerSteps.setBaseVal(state, value | 0); },
      get animVal() { return SVGAnimatedIntegerSteps.animVal(SVGAnimatedIntegerBrand.of(this, 'animVal', 1)); },
    },
  });
  G.makeSVGAnimatedInteger = state => {
    if (state.object !== undefined) return state.object;
    if (state.interface !== undefined && state.interface !== 'SVGAnimatedInteger') return G[`make${state.interface}`](state);
    return new SVGAnimatedIntegerBrand(ObjectCreate(SVGAnimatedInteger.prototype), state);
  };
  G.isSVGAnimatedInteger = SVGAnimatedIntegerBrand.is;
  G.svgAnimatedIntegerState = SVGAnimatedIntegerBrand.from;

  class SVGAnimatedNumberBrand extends Given {
    #state;
    constructor(object, state) { super(object); this.#state = state; state.object = object; }
    static of(object, member, kind = 0) {
      if (typeof object !== 'object' || object === null || !(#state in object)) wrongReceiver('SVGAnimatedNumber', member, kind);
      return object.#state;
    }
    static is(value) { return typeof value === 'object' && value !== null && #state in value; }
    static from(value, where) {
      if (typeof value !== 'object' || value === null || !(#state in value)) wrongValue('SVGAnimatedNumber', where);
      return value.#state;
    }
  }
  G.SVGAnimatedNumberBrand = SVGAnimatedNumberBrand;
  const SVGAnimatedNumber = defineInterface('SVGAnimatedNumber', {
    __proto__: null,
    members: {
      constructor: undefined,
      get baseVal() { return SVGAnimatedNumberSteps.baseVal(SVGAnimatedNumberBrand.of(this, 'baseVal', 1)); },
      set baseVal(value) { const state = SVGAnimatedNumberBrand.of(this, 'baseVal', 2); SVGAnimatedNumberSteps.setBaseVal(state, toFloat(value)); },
      get animVal() { return SVGAnimatedNumberSteps.animVal(SVGAnimatedNumberBrand.of(this, 'animVal', 1)); },
    },
  });
  G.makeSVGAnimatedNumber = state => {
    if (state.object !== undefined) return state.object;
    if (state.interface !== undefined && state.interface !== 'SVGAnimatedNumber') return G[`make${state.interface}`](state);
    return new SVGAnimatedNumberBrand(ObjectCreate(SVGAnimatedNumber.prototype), state);
  };
  G.isSVGAnimatedNumber = SVGAnimatedNumberBrand.is;
  G.svgAnimatedNumberState = SVGAnimatedNumberBrand.from;

  class SVGAnimatedLengthBrand extends Given {
    #state;
    constructor(object, state) { super(object); this.#state = state; state.object = object; }
    static of(object, member, kind = 0) {
      if (typeof object !== 'object' || object === null || !(#state in object)) wrongReceiver('SVGAnimatedLength', member, kind);
      return object.#state;
    }
    static is(value) { return typeof value === 'object' && value !== null && #state in value; }
    static from(value, where) {
      if (typeof value !== 'object' || value === null || !(#state in value)) wrongValue('SVGAnimatedLength', where);
      return value.#state;
    }
  }
  G.SVGAnimatedLengthBrand = SVGAnimatedLengthBrand;
  const SVGAnimatedLength = defineInterface('SVGAnimatedLength', {
    __proto__: null,
    members: {
      constructor: undefined,
      get baseVal() { return G.makeSVGLength(SVGAnimatedLengthSteps.baseVal(SVGAnimatedLengthBrand.of(this, 'baseVal', 1))); },
      get animVal() { return G.makeSVGLength(SVGAnimatedLengthSteps.animVal(SVGAnimatedLengthBrand.of(this, 'animVal', 1))); },
    },
  });
  G.makeSVGAnimatedLength = state => {
    if (state.object !== undefined) return state.object;
    if (state.interface !== undefined && state.interface !== 'SVGAnimatedLength') return G[`make${state.interface}`](state);
    return new SVGAnimatedLengthBrand(ObjectCreate(SVGAnimatedLength.prototype), state);
  };
  G.isSVGAnimatedLength = SVGAnimatedLengthBrand.is;
  G.svgAnimatedLengthState = SVGAnimatedLengthBrand.from;

  class SVGAnimatedAngleBrand extends Given {
    #state;
    constructor(object, state) { super(object); this.#state = state; state.object = object; }
    static of(object, member, kind = 0) {
      if (typeof object !== 'object' || object === null || !(#state in object)) wrongReceiver('SVGAnimatedAngle', member, kind);
      return object.#state;
    }
    static is(value) { return typeof value === 'object' && value !== null && #state in value; }
    static from(value, where) {
      if (typeof value !== 'object' || value === null || !(#state in value)) wrongValue('SVGAnimatedAngle', where);
      return value.#state;
    }
  }
  G.SVGAnimatedAngleBrand = SVGAnimatedAngleBrand;
  const SVGAnimatedAngle = defineInterface('SVGAnimatedAngle', {
    __proto__: null,
    members: {
      constructor: undefined,
      get baseVal() { return G.makeSVGAngle(SVGAnimatedAngleSteps.baseVal(SVGAnimatedAngleBrand.of(this, 'baseVal', 1))); },
      get animVal() { return G.makeSVGAngle(SVGAnimatedAngleSteps.animVal(SVGAnimatedAngleBrand.of(this, 'animVal', 1))); },
    },
  });
  G.makeSVGAnimatedAngle = state => {
    if (state.object !== undefined) return state.object;
    if (state.interface !== undefined && state.interface !== 'SVGAnimatedAngle') return G[`make${state.interface}`](state);
    return new SVGAnimatedAngleBrand(ObjectCreate(SVGAnimatedAngle.prototype), state);
  };
  G.isSVGAnimatedAngle = SVGAnimatedAngleBrand.is;
  G.svgAnimatedAngleState = SVGAnimatedAngleBrand.from;

  class SVGAnimatedRectBrand extends Given {
    #state;
    constructor(object, state) { super(object); this.#state = state; state.object = object; }
    static of(object, member, kind = 0) {
      if (typeof object !== 'object' || object === null || !(#state in object)) wrongReceiver('SVGAnimatedRect', member, kind);
      return object.#state;
    }
    static is(value) { return typeof value === 'object' && value !== null && #state in value; }
    static from(value, where) {
      if (typeof value !== 'object' || value === null || !(#state in value)) wrongValue('SVGAnimatedRect', where);
      return value.#state;
    }
  }
  G.SVGAnimatedRectBrand = SVGAnimatedRectBrand;
  const SVGAnimatedRect = defineInterface('SVGAnimatedRect', {
    __proto__: null,
    members: {
      constructor: undefined,
      get baseVal() { return G.makeDOMRect(SVGAnimatedRectSteps.baseVal(SVGAnimatedRectBrand.of(this, 'baseVal', 1))); },
      get animVal() { return G.makeDOMRect(SVGAnimatedRectSteps.animVal(SVGAnimatedRectBrand.of(this, 'animVal', 1))); },
    },
  });
  G.makeSVGAnimatedRect = state => {
    if (state.object !== undefined) return state.object;
    if (state.interface !== undefined && state.interface !== 'SVGAnimatedRect') return G[`make${state.interface}`](state);
    return new SVGAnimatedRectBrand(ObjectCreate(SVGAnimatedRect.prototype), state);
  };
  G.isSVGAnimatedRect = SVGAnimatedRectBrand.is;
  G.svgAnimatedRectState = SVGAnimatedRectBrand.from;

  class SVGAnimatedPreserveAspectRatioBrand extends Given {
    #state;
    constructor(object, state) { super(object); this.#state = state; state.object = object; }
    static of(object, member, kind = 0) {
      if (typeof object !== 'object' || object === null || !(#state in object)) wrongReceiver('SVGAnimatedPreserveAspectRatio', member, kind);
      return object.#state;
    }
    static is(value) { return typeof value === 'object' && value !== null && #state in value; }
    static from(value, where) {
      if (typeof value !== 'object' || value === null || !(#state in value)) wrongValue('SVGAnimatedPreserveAspectRatio', where);
      return value.#state;
    }
  }
  G.SVGAnimatedPreserveAspectRatioBrand = SVGAnimatedPreserveAspectRatioBrand;
  const SVGAnimatedPreserveAspectRatio = defineInterface('SVGAnimatedPreserveAspectRatio', {
    __proto__: null,
    members: {
      constructor: undefined,
      get baseVal() { return G.makeSVGPreserveAspectRatio(SVGAnimatedPreserveAspectRatioSteps.baseVal(SVGAnimatedPreserveAspectRatioBrand.of(this, 'baseVal', 1))); },
      get animVal() { return G.makeSVGPreserveAspectRatio(SVGAnimatedPreserveAspectRatioSteps.animVal(SVGAnimatedPreserveAspectRatioBrand.of(this, 'animVal', 1))); },
    },
  });
  G.makeSVGAnimatedPreserveAspectRatio = state => {
    if (state.object !== undefined) return state.object;
    if (state.interface !== undefined && state.interface !== 'SVGAnimatedPreserveAspectRatio') return G[`make${state.interface}`](state);
    return new SVGAnimatedPreserveAspectRatioBrand(ObjectCreate(SVGAnimatedPreserveAspectRatio.prototype), state);
  };
  G.isSVGAnimatedPreserveAspectRatio = SVGAnimatedPreserveAspectRatioBrand.is;
  G.svgAnimatedPreserveAspectRatioState = SVGAnimatedPreserveAspectRatioBrand.from;

  class SVGAnimatedNumberListBrand extends Given {
    #state;
    constructor(object, state) { super(object); this.#state = state; state.object = object; }
    static of(object, member, kind = 0) {
      if (typeof object !== 'object' || object === null || !(#state in object)) wrongReceiver('SVGAnimatedNumberList', member, kind);
      return object.#state;
    }
    static is(value) { return typeof value === 'object' && value !== null && #state in value; }
    static from(value, where) {
      if (typeof value !== 'object' || value === null || !(#state in value)) wrongValue('SVGAnimatedNumberList', where);
      return value.#state;
    }
  }
  G.SVGAnimatedNumberListBrand = SVGAnimatedNumberListBrand;
  const SVGAnimatedNumberList = defineInterface('SVGAnimatedNumberList', {
    __proto__: null,
    members: {
      constructor: undefined,
      get baseVal() { return G.makeSVGNumberList(SVGAnimatedNumberListSteps.baseVal(SVGAnimatedNumberListBrand.of(this, 'baseVal', 1))); },
      get animVal() { return G.makeSVGNumberList(SVGAnimatedNumberListSteps.animVal(SVGAnimatedNumberListBrand.of(this, 'animVal', 1))); },
    },
  });
  G.makeSVGAnimatedNumberList = state => {
    if (state.object !== undefined) return state.object;
    if (state.interface !== undefined && state.interface !== 'SVGAnimatedNumberList') return G[`make${state.interface}`](state);
    return new SVGAnimatedNumberListBrand(ObjectCreate(SVGAnimatedNumberList.prototype), state);
  };
  G.isSVGAnimatedNumberList = SVGAnimatedNumberListBrand.is;
  G.svgAnimatedNumberListState = SVGAnimatedNumberListBrand.from;

  class SVGAnimatedLengthListBrand extends Given {
    #state;
    constructor(object, state) { super(object); this.#state = state; state.object = object; }
    static of(object, member, kind = 0) {
      if (typeof object !== 'object' || object === null || !(#state in object)) wrongReceiver('SVGAnimatedLengthList', member, kind);
      return object.#state;
    }
    static is(value) { return typeof value === 'object' && value !== null && #state in value; }
    static from(value, where) {
      if (typeof value !== 'object' || value === null || !(#state in value)) wrongValue('SVGAnimatedLengthList', where);
      return value.#state;
    }
  }
  G.SVGAnimatedLengthListBrand = SVGAnimatedLengthListBrand;
  const SVGAnimatedLengthList = defineInterface('SVGAnimatedLengthList', {
    __proto__: null,
    members: {
      constructor: undefined,
      get baseVal() { return G.makeSVGLengthList(SVGAnimatedLengthListSteps.baseVal(SVGAnimatedLengthListBrand.of(this, 'baseVal', 1))); },
      get animVal() { return G.makeSVGLengthList(SVGAnimatedLengthListSteps.animVal(SVGAnimatedLengthListBrand.of(this, 'animVal', 1))); },
    },
  });
  G.makeSVGAnimatedLengthList = state => {
    if (state.object !== undefined) return state.object;
    if (state.interface !== undefined && state.interface !== 'SVGAnimatedLengthList') return G[`make${state.interface}`](state);
    return new SVGAnimatedLengthListBrand(ObjectCreate(SVGAnimatedLengthList.prototype), state);
  };
  G.isSVGAnimatedLengthList = SVGAnimatedLengthListBrand.is;
  G.svgAnimatedLengthListState = SVGAnimatedLengthListBrand.from;

  class SVGAnimatedTransformListBrand extends Given {
    #state;
    constructor(object, state) { super(object); this.#state = state; state.object = object; }
    static of(object, member, kind = 0) {
      if (typeof object !== 'object' || object === null || !(#state in object)) wrongReceiver('SVGAnimatedTransformList', member, kind);
      return object.#state;
    }
    static is(value) { return typeof value === 'object' && value !== null && #state in value; }
    static from(value, where) {
      if (typeof value !== 'object' || value === null || !(#state in value)) wrongValue('SVGAnimatedTransformList', where);
      return value.#state;
    }
  }
  G.SVGAnimatedTransformListBrand = SVGAnimatedTransformListBrand;
  const SVGAnimatedTransformList = defineInterface('SVGAnimatedTransformList', {
    __proto__: null,
    members: {
      constructor: undefined,
      get baseVal() { return G.makeSVGTransformList(SVGAnimatedTransformListSteps.baseVal(SVGAnimatedTransformListBrand.of(this, 'baseVal', 1))); },
      get animVal() { return G.makeSVGTransformList(SVGAnimatedTransformListSteps.animVal(SVGAnimatedTransformListBrand.of(this, 'animVal', 1))); },
    },
  });
  G.makeSVGAnimatedTransformList = state => {
    if (state.object !== undefined) return state.object;
    if (state.interface !== undefined && state.interface !== 'SVGAnimatedTransformList') return G[`make${state.interface}`](state);
    return new SVGAnimatedTransformListBrand(ObjectCreate(SVGAnimatedTransformList.prototype), state);
  };
  G.isSVGAnimatedTransformList = SVGAnimatedTransformListBrand.is;
  G.svgAnimatedTransformListState = SVGAnimatedTransformListBrand.from;
}
