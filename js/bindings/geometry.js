// js/bindings/geometry.js: the bindings that js/idl/generate.py made of js/idl/geometry.webidl. Not to be edited.
//
// Exposes DOMRectReadOnly, DOMRect, DOMRectList.
'use strict';
{
  const G = this;
  const {
    Given, NOTHING, ObjectCreate, defineInterface, fromDictionary, itemKind, makeIndexed, need, toDictionary, wrongReceiver,
    wrongValue,
  } = G;
  const DOMRectReadOnlySteps = G.DOMRectReadOnlySteps;
  const DOMRectSteps = G.DOMRectSteps;
  const DOMRectListSteps = G.DOMRectListSteps;
  function toDOMRectInit(value) {
    const given = toDictionary(value) || NOTHING;
    let member;
    return {
      __proto__: null,
      height: (member = given.height) === undefined ? 0 : +member,
      width: (member = given.width) === undefined ? 0 : +member,
      x: (member = given.x) === undefined ? 0 : +member,
      y: (member = given.y) === undefined ? 0 : +member,
    };
  }
  const makeDOMRectOrNull = state => state === null ? null : G.makeDOMRect(state);

  class DOMRectReadOnlyBrand extends Given {
    #state;
    constructor(object, state) { super(object); this.#state = state; state.object = object; }
    static of(object, member, kind = 0) {
      if (typeof object !== 'object' || object === null || !(#state in object)) wrongReceiver('DOMRectReadOnly', member, kind);
      return object.#state;
    }
    static is(value) { return typeof value === 'object' && value !== null && #state in value; }
    static from(value, where) {
      if (typeof value !== 'object' || value === null || !(#state in value)) wrongValue('DOMRectReadOnly', where);
      return value.#state;
    }
  }
  G.DOMRectReadOnlyBrand = DOMRectReadOnlyBrand;
  const DOMRectReadOnly = defineInterface('DOMRectReadOnly', {
    __proto__: null,
    construct(object, x = undefined, y = undefined, width = undefined, height = undefined) {
      x = x === undefined ? 0 : +x;
      y = y === undefined ? 0 : +y;
      width = width === undefined ? 0 : +width;
      height = height === undefined ? 0 : +height;
      return new DOMRectReadOnlyBrand(object, DOMRectReadOnlySteps.construct(x, y, width, height));
    },
    members: {
      constructor: undefined,
      get x() { return DOMRectReadOnlySteps.x(DOMRectReadOnlyBrand.of(this, 'x', 1)); },
      get y() { return DOMRectReadOnlySteps.y(DOMRectReadOnlyBrand.of(this, 'y', 1)); },
      get width() { return DOMRectReadOnlySteps.width(DOMRectReadOnlyBrand.of(this, 'width', 1)); },
      get height() { return DOMRectReadOnlySteps.height(DOMRectReadOnlyBrand.of(this, 'height', 1)); },
      get top() { return DOMRectReadOnlySteps.top(DOMRectReadOnlyBrand.of(this, 'top', 1)); },
      get right() { return DOMRectReadOnlySteps.right(DOMRectReadOnlyBrand.of(this, 'right', 1)); },
      get bottom() { return DOMRectReadOnlySteps.bottom(DOMRectReadOnlyBrand.of(this, 'bottom', 1)); },
      get left() { return DOMRectReadOnlySteps.left(DOMRectReadOnlyBrand.of(this, 'left', 1)); },
      toJSON() {
        const state = DOMRectReadOnlyBrand.of(this, 'toJSON');
        return fromDictionary({
          __proto__: null,
          x: DOMRectReadOnlySteps.x(state),
          y: DOMRectReadOnlySteps.y(state),
          width: DOMRectReadOnlySteps.width(state),
          height: DOMRectReadOnlySteps.height(state),
          top: DOMRectReadOnlySteps.top(state),
          right: DOMRectReadOnlySteps.right(state),
          bottom: DOMRectReadOnlySteps.bottom(state),
          left: DOMRectReadOnlySteps.left(state),
        });
      },
    },
    statics: {
      __proto__: null,
      fromRect(other = undefined) {
        other = toDOMRectInit(other);
        return G.makeDOMRectReadOnly(DOMRectReadOnlySteps.fromRect(other));
      },
    },
  });
  G.makeDOMRectReadOnly = state => {
    if (state.object !== undefined) return state.object;
    if (state.interface !== undefined && state.interface !== 'DOMRectReadOnly') return G[`make${state.interface}`](state);
    return new DOMRectReadOnlyBrand(ObjectCreate(DOMRectReadOnly.prototype), state);
  };
  G.isDOMRectReadOnly = DOMRectReadOnlyBrand.is;
  G.domRectReadOnlyState = DOMRectReadOnlyBrand.from;

  class DOMRectBrand extends G.DOMRectReadOnlyBrand {
    #state;
    constructor(object, state) { super(object, state); this.#state = state; state.object = object; }
    static of(object, member, kind = 0) {
      if (typeof object !== 'object' || object === null || !(#state in object)) wrongReceiver('DOMRect', member, kind);
      return object.#state;
    }
    static is(value) { return typeof value === 'object' && value !== null && #state in value; }
    static from(value, where) {
      if (typeof value !== 'object' || value === null || !(#state in value)) wrongValue('DOMRect', where);
      return value.#state;
    }
  }
  G.DOMRectBrand = DOMRectBrand;
  const DOMRect = defineInterface('DOMRect', {
    __proto__: null,
    parent: G.DOMRectReadOnly,
    construct(object, x = undefined, y = undefined, width = undefined, height = undefined) {
      x = x === undefined ? 0 : +x;
      y = y === undefined ? 0 : +y;
      width = width === undefined ? 0 : +width;
      height = height === undefined ? 0 : +height;
      return new DOMRectBrand(object, DOMRectSteps.construct(x, y, width, height));
    },
    members: {
      constructor: undefined,
      get x() { return DOMRectSteps.x(DOMRectBrand.of(this, 'x', 1)); },
      set x(value) { const state = DOMRectBrand.of(this, 'x', 2); DOMRectSteps.setX(state, +value); },
      get y() { return DOMRectSteps.y(DOMRectBrand.of(this, 'y', 1)); },
      set y(value) { const state = DOMRectBrand.of(this, 'y', 2); DOMRectSteps.setY(state, +value); },
      get width() { return DOMRectSteps.width(DOMRectBrand.of(this, 'width', 1)); },
      set width(value) { const state = DOMRectBrand.of(this, 'width', 2); DOMRectSteps.setWidth(state, +value); },
      get height() { return DOMRectSteps.height(DOMRectBrand.of(this, 'height', 1)); },
      set height(value) { const state = DOMRectBrand.of(this, 'height', 2); DOMRectSteps.setHeight(state, +value); },
    },
    statics: {
      __proto__: null,
      fromRect(other = undefined) {
        other = toDOMRectInit(other);
        return G.makeDOMRect(DOMRectSteps.fromRect(other));
      },
    },
  });
  G.makeDOMRect = state => {
    if (state.object !== undefined) return state.object;
    if (state.interface !== undefined && state.interface !== 'DOMRect') return G[`make${state.interface}`](state);
    return new DOMRectBrand(ObjectCreate(DOMRect.prototype), state);
  };
  G.isDOMRect = DOMRectBrand.is;
  G.domRectState = DOMRectBrand.from;

  class DOMRectListBrand extends Given {
    #state;
    constructor(object, state) { super(object); this.#state = state; state.object = object; }
    static of(object, member, kind = 0) {
      if (typeof object !== 'object' || object === null || !(#state in object)) wrongReceiver('DOMRectList', member, kind);
      return object.#state;
    }
    static is(value) { return typeof value === 'object' && value !== null && #state in value; }
    static from(value, where) {
      if (typeof value !== 'object' || value === null || !(#state in value)) wrongValue('DOMRectList', where);
      return value.#state;
    }
  }
  G.DOMRectListBrand = DOMRectListBrand;
  const DOMRectList = defineInterface('DOMRectList', {
    __proto__: null,
    members: {
      constructor: undefined,
      get length() { return DOMRectListSteps.length(DOMRectListBrand.of(this, 'length', 1)); },
      item(index) {
        const state = DOMRectListBrand.of(this, 'item');
        need(arguments.length, 1);
        index = index >>> 0;
        return makeDOMRectOrNull(DOMRectListSteps.item(state, index));
      },
    },
    iterable: 'values',
  });
  {
    const DOMRectListKind = itemKind('DOMRectList', null, 'items');
    const indexed = state => makeIndexed(DOMRectList.prototype, {
      __proto__: null,
      count: () => DOMRectListSteps.length(state),
      at: index => index < DOMRectListSteps.length(state) ? makeDOMRectOrNull(DOMRectListSteps.item(state, index)) : undefined,
    }, DOMRectListKind);
    G.makeDOMRectList = state => {
      if (state.object !== undefined) return state.object;
      if (state.interface !== undefined && state.interface !== 'DOMRectList') return G[`make${state.interface}`](state);
      return new DOMRectListBrand(indexed(state), state);
    };
  }
  G.isDOMRectList = DOMRectListBrand.is;
  G.domRectListState = DOMRectListBrand.from;
}
