// js/bindings/cssom-view.js: the bindings that js/idl/generate.py made of js/idl/cssom-view.webidl. Not to be edited.
//
// Exposes MediaQueryList, Screen.
'use strict';
{
  const G = this;
  const { Given, ObjectCreate, accessors, defineInterface, makeTarget, need, toObject, wrongReceiver, wrongValue } = G;
  const MediaQueryListSteps = G.MediaQueryListSteps;
  const ScreenSteps = G.ScreenSteps;

  class MediaQueryListBrand extends Given {
    #state;
    constructor(object, state) { super(makeTarget(object)); this.#state = state; state.object = object; }
    static of(object, member, kind = 0) {
      if (typeof object !== 'object' || object === null || !(#state in object)) wrongReceiver('MediaQueryList', member, kind);
      return object.#state;
    }
    static is(value) { return typeof value === 'object' && value !== null && #state in value; }
  }
  G.MediaQueryListBrand = MediaQueryListBrand;
  const MediaQueryList = defineInterface('MediaQueryList', {
    __proto__: null,
    parent: G.EventTarget,
    members: {
      get media() { return MediaQueryListSteps.media(MediaQueryListBrand.of(this, 'media', 1)); },
      get matches() { return MediaQueryListSteps.matches(MediaQueryListBrand.of(this, 'matches', 1)); },
      addListener(callback) {
        const state = MediaQueryListBrand.of(this, 'addListener');
        need(arguments.length, 1);
        callback = callback === null || callback === undefined ? null : toObject(callback);
        MediaQueryListSteps.addListener(state, callback);
      },
      removeListener(callback) {
        const state = MediaQueryListBrand.of(this, 'removeListener');
        need(arguments.length, 1);
        callback = callback === null || callback === undefined ? null : toObject(callback);
        MediaQueryListSteps.removeListener(state, callback);
      },
    },
  });
  accessors(MediaQueryList.prototype, G.handlerAccessors('change'));
  G.makeMediaQueryList = state => {
    if (state.object !== undefined) return state.object;
    if (state.interface !== undefined && state.interface !== 'MediaQueryList') return G[`make${state.interface}`](state);
    return new MediaQueryListBrand(ObjectCreate(MediaQueryList.prototype), state);
  };
  G.isMediaQueryList = MediaQueryListBrand.is;
  G.mediaQueryListState = value => MediaQueryListBrand.is(value) ? MediaQueryListBrand.of(value) : wrongValue('MediaQueryList');

  class ScreenBrand extends Given {
    #state;
    constructor(object, state) { super(object); this.#state = state; state.object = object; }
    static of(object, member, kind = 0) {
      if (typeof object !== 'object' || object === null || !(#state in object)) wrongReceiver('Screen', member, kind);
      return object.#state;
    }
    static is(value) { return typeof value === 'object' && value !== null && #state in value; }
  }
  G.ScreenBrand = ScreenBrand;
  const Screen = defineInterface('Screen', {
    __proto__: null,
    members: {
      get availWidth() { return ScreenSteps.availWidth(ScreenBrand.of(this, 'availWidth', 1)); },
      get availHeight() { return ScreenSteps.availHeight(ScreenBrand.of(this, 'availHeight', 1)); },
      get width() { return ScreenSteps.width(ScreenBrand.of(this, 'width', 1)); },
      get height() { return ScreenSteps.height(ScreenBrand.of(this, 'height', 1)); },
      get colorDepth() { return ScreenSteps.colorDepth(ScreenBrand.of(this, 'colorDepth', 1)); },
      get pixelDepth() { return ScreenSteps.pixelDepth(ScreenBrand.of(this, 'pixelDepth', 1)); },
      get availLeft() { return ScreenSteps.availLeft(ScreenBrand.of(this, 'availLeft', 1)); },
      get availTop() { return ScreenSteps.availTop(ScreenBrand.of(this, 'availTop', 1)); },
    },
  });
  G.makeScreen = state => {
    if (state.object !== undefined) return state.object;
    if (state.interface !== undefined && state.interface !== 'Screen') return G[`make${state.interface}`](state);
    return new ScreenBrand(ObjectCreate(Screen.prototype), state);
  };
  G.isScreen = ScreenBrand.is;
  G.screenState = value => ScreenBrand.is(value) ? ScreenBrand.of(value) : wrongValue('Screen');
}
