// js/bindings/touch.js: the bindings that js/idl/generate.py made of js/idl/touch.webidl. Not to be edited.
//
// Exposes Touch, TouchList, TouchEvent.
'use strict';
{
  const G = this;
  const {
    Given, ObjectCreate, defineEvent, defineInterface, documentId, eventReceiver, itemKind, makeIndexed, need, privateArray,
    toInterface, toUnrestrictedFloat, wrongReceiver, wrongValue,
  } = G;
  const TouchSteps = G.TouchSteps;
  const TouchListSteps = G.TouchListSteps;
  const TouchEventSteps = G.TouchEventSteps;
  const DocumentSteps_touch = G.DocumentSteps_touch;
  const makeTouchOrNull = state => state === null ? null : G.makeTouch(state);

  class TouchBrand extends Given {
    #state;
    constructor(object, state) { super(object); this.#state = state; state.object = object; }
    static of(object, member, kind = 0) {
      if (typeof object !== 'object' || object === null || !(#state in object)) wrongReceiver('Touch', member, kind);
      return object.#state;
    }
    static is(value) { return typeof value === 'object' && value !== null && #state in value; }
    static from(value, where) {
      if (typeof value !== 'object' || value === null || !(#state in value)) wrongValue('Touch', where);
      return value.#state;
    }
  }
  G.TouchBrand = TouchBrand;
  const Touch = defineInterface('Touch', {
    __proto__: null,
    members: {
      constructor: undefined,
      get clientX() { return TouchSteps.clientX(TouchBrand.of(this, 'clientX', 1)); },
      get clientY() { return TouchSteps.clientY(TouchBrand.of(this, 'clientY', 1)); },
      get screenX() { return TouchSteps.screenX(TouchBrand.of(this, 'screenX', 1)); },
      get screenY() { return TouchSteps.screenY(TouchBrand.of(this, 'screenY', 1)); },
      get pageX() { return TouchSteps.pageX(TouchBrand.of(this, 'pageX', 1)); },
      get pageY() { return TouchSteps.pageY(TouchBrand.of(this, 'pageY', 1)); },
      get target() { return TouchSteps.target(TouchBrand.of(this, 'target', 1)); },
      get identifier() { return TouchSteps.identifier(TouchBrand.of(this, 'identifier', 1)); },
      get webkitRadiusX() { return TouchSteps.webkitRadiusX(TouchBrand.of(this, 'webkitRadiusX', 1)); },
      get webkitRadiusY() { return TouchSteps.webkitRadiusY(TouchBrand.of(this, 'webkitRadiusY', 1)); },
      get webkitRotationAngle() { return TouchSteps.webkitRotationAngle(TouchBrand.of(this, 'webkitRotationAngle', 1)); },
      get webkitForce() { return TouchSteps.webkitForce(TouchBrand.of(this, 'webkitForce', 1)); },
    },
  });
  G.makeTouch = state => {
    if (state.object !== undefined) return state.object;
    if (state.interface !== undefined && state.interface !== 'Touch') return G[`make${state.interface}`](state);
    return new TouchBrand(ObjectCreate(Touch.prototype), state);
  };
  G.isTouch = TouchBrand.is;
  G.touchState = TouchBrand.from;

  class TouchListBrand extends Given {
    #state;
    constructor(object, state) { super(object); this.#state = state; state.object = object; }
    static of(object, member, kind = 0) {
      if (typeof object !== 'object' || object === null || !(#state in object)) wrongReceiver('TouchList', member, kind);
      return object.#state;
    }
    static is(value) { return typeof value === 'object' && value !== null && #state in value; }
    static from(value, where) {
      if (typeof value !== 'object' || value === null || !(#state in value)) wrongValue('TouchList', where);
      return value.#state;
    }
  }
  G.TouchListBrand = TouchListBrand;
  const TouchList = defineInterface('TouchList', {
    __proto__: null,
    members: {
      constructor: undefined,
      get length() { return TouchListSteps.length(TouchListBrand.of(this, 'length', 1)); },
      item(index) {
        const state = TouchListBrand.of(this, 'item');
        need(arguments.length, 1);
        index = index >>> 0;
        return makeTouchOrNull(TouchListSteps.item(state, index));
      },
    },
    iterable: 'values',
  });
  {
    const TouchListKind = itemKind('TouchList', null, 'items');
    const indexed = state => makeIndexed(TouchList.prototype, {
      __proto__: null,
      count: () => TouchListSteps.length(state),
      at: index => index < TouchListSteps.length(state) ? makeTouchOrNull(TouchListSteps.item(state, index)) : undefined,
    }, TouchListKind);
    G.makeTouchList = state => {
      if (state.object !== undefined) return state.object;
      if (state.interface !== undefined && state.interface !== 'TouchList') return G[`make${state.interface}`](state);
      return new TouchListBrand(indexed(state), state);
    };
  }
  G.isTouchList = TouchListBrand.is;
  G.touchListState = TouchListBrand.from;

  G.defineLazily('TouchEvent', () => defineEvent('TouchEvent', {
    __proto__: null,
    parent: G.UIEvent,
    length: 1,
    init: {
      __proto__: null,
      changedTouches: [value => value === null || value === undefined ? null : (G.touchListState(value), value), null],
      targetTouches: [value => value === null || value === undefined ? null : (G.touchListState(value), value), null],
      touches: [value => value === null || value === undefined ? null : (G.touchListState(value), value), null],
    },
    fields: '-touches -targetTouches -changedTouches -ctrlKey -shiftKey -altKey -metaKey',
    members: {
      get touches() { return TouchEventSteps.touches(eventReceiver(this, 'TouchEvent', 'touches', 1)); },
      get targetTouches() { return TouchEventSteps.targetTouches(eventReceiver(this, 'TouchEvent', 'targetTouches', 1)); },
      get changedTouches() { return TouchEventSteps.changedTouches(eventReceiver(this, 'TouchEvent', 'changedTouches', 1)); },
      get ctrlKey() { return TouchEventSteps.ctrlKey(eventReceiver(this, 'TouchEvent', 'ctrlKey', 1)); },
      get shiftKey() { return TouchEventSteps.shiftKey(eventReceiver(this, 'TouchEvent', 'shiftKey', 1)); },
      get altKey() { return TouchEventSteps.altKey(eventReceiver(this, 'TouchEvent', 'altKey', 1)); },
      get metaKey() { return TouchEventSteps.metaKey(eventReceiver(this, 'TouchEvent', 'metaKey', 1)); },
    },
  }));

  G.DocumentMembers_touch = {
    __proto__: null,
    createTouch(window = undefined, target = undefined, identifier = undefined, pageX = undefined, pageY = undefined, screenX = undefined, screenY = undefined, webkitRadiusX = undefined, webkitRadiusY = undefined, webkitRotationAngle = undefined, webkitForce = undefined) {
      const state = documentId(this, 'createTouch');
      window = window === null || window === undefined ? null : toInterface(window, G.isWindow(window), 'Window', 561575);
      target = target === null || target === undefined ? null : toInterface(target, G.isEventTarget(target), 'EventTarget', 768037);
      identifier = identifier === undefined ? 0 : identifier | 0;
      pageX = pageX === undefined ? 0 : pageX | 0;
      pageY = pageY === undefined ? 0 : pageY | 0;
      screenX = screenX === undefined ? 0 : screenX | 0;
      screenY = screenY === undefined ? 0 : screenY | 0;
      webkitRadiusX = webkitRadiusX === undefined ? 0 : webkitRadiusX | 0;
      webkitRadiusY = webkitRadiusY === undefined ? 0 : webkitRadiusY | 0;
      webkitRotationAngle = webkitRotationAngle === undefined ? NaN : toUnrestrictedFloat(webkitRotationAngle);
      webkitForce = webkitForce === undefined ? NaN : toUnrestrictedFloat(webkitForce);
      return G.makeTouch(DocumentSteps_touch.createTouch(state, window, target, identifier, pageX, pageY, screenX, screenY, webkitRadiusX, webkitRadiusY, webkitRotationAngle, webkitForce));
    },
    createTouchList(...touches) {
      const state = documentId(this, 'createTouchList');
      const touchesList = privateArray();
      for (let i = 0; i < touches.length; i++) touchesList[i] = G.touchState(touches[i]);
      return G.makeTouchList(DocumentSteps_touch.createTouchList(state, touchesList));
    },
  };
}
