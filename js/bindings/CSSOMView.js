// js/bindings/CSSOMView.js: the bindings that js/idl/generate.py made of js/idl/CSSOMView.webidl. Not to be edited.
//
// Exposes MediaQueryList, Screen, VisualViewport.
'use strict';
{
  const G = this;
  const {
    Given, NOTHING, ObjectCreate, accessors, defineInterface, documentId, elementId, fromSequence, htmlElementId, makeTarget, need,
    replace, toDictionary, toDouble, toEnum, toObject, toText, windowReceiver, wrap, wrongReceiver, wrongValue,
  } = G;
  const MediaQueryListSteps = G.MediaQueryListSteps;
  const ScreenSteps = G.ScreenSteps;
  const VisualViewportSteps = G.VisualViewportSteps;
  const WindowSteps_CSSOMView = G.WindowSteps_CSSOMView;
  const DocumentSteps_CSSOMView = G.DocumentSteps_CSSOMView;
  const ElementSteps_CSSOMView = G.ElementSteps_CSSOMView;
  const HTMLElementSteps_CSSOMView = G.HTMLElementSteps_CSSOMView;
  const makeVisualViewportOrNull = state => state === null ? null : G.makeVisualViewport(state);
  const ScrollBehaviorValues = { __proto__: null, auto: true, instant: true, smooth: true };
  function toScrollToOptions(value) {
    const given = toDictionary(value) || NOTHING;
    let member;
    return {
      __proto__: null,
      behavior: (member = given.behavior) === undefined ? 'auto' : toEnum(member, 'ScrollBehavior', ScrollBehaviorValues),
      left: (member = given.left) === undefined ? undefined : +member,
      top: (member = given.top) === undefined ? undefined : +member,
    };
  }
  const listWrap = list => fromSequence(list, wrap, false);
  const makeRangeOrNull = state => state === null ? null : G.makeRange(state);
  function toCheckVisibilityOptions(value) {
    const given = toDictionary(value) || NOTHING;
    let member;
    return {
      __proto__: null,
      checkOpacity: (member = given.checkOpacity) === undefined ? false : !!member,
      checkVisibilityCSS: (member = given.checkVisibilityCSS) === undefined ? false : !!member,
      contentVisibilityAuto: (member = given.contentVisibilityAuto) === undefined ? false : !!member,
      opacityProperty: (member = given.opacityProperty) === undefined ? false : !!member,
      visibilityProperty: (member = given.visibilityProperty) === undefined ? false : !!member,
    };
  }
  const ScrollLogicalPositionValues = { __proto__: null, start: true, center: true, end: true, nearest: true };
  function toScrollIntoViewOptions(value) {
    const given = toDictionary(value) || NOTHING;
    let member;
    return {
      __proto__: null,
      behavior: (member = given.behavior) === undefined ? 'auto' : toEnum(member, 'ScrollBehavior', ScrollBehaviorValues),
      block: (member = given.block) === undefined ? 'start' : toEnum(member, 'ScrollLogicalPosition', ScrollLogicalPositionValues),
      inline: (member = given.inline) === undefined ? 'nearest' : toEnum(member, 'ScrollLogicalPosition', ScrollLogicalPositionValues),
    };
  }
  function toBooleanOrScrollIntoViewOptions(value) {
    if (value === null || value === undefined) return toScrollIntoViewOptions(value);
    if (typeof value === 'object' && value !== null || typeof value === 'function') {
      return toScrollIntoViewOptions(value);
    }
    if (typeof value === 'boolean') return value;
    return !!value;
  }

  class MediaQueryListBrand extends Given {
    #state;
    constructor(object, state) { super(makeTarget(object)); this.#state = state; state.object = object; }
    static of(object, member, kind = 0) {
      if (typeof object !== 'object' || object === null || !(#state in object)) wrongReceiver('MediaQueryList', member, kind);
      return object.#state;
    }
    static is(value) { return typeof value === 'object' && value !== null && #state in value; }
    static from(value, where) {
      if (typeof value !== 'object' || value === null || !(#state in value)) wrongValue('MediaQueryList', where);
      return value.#state;
    }
  }
  G.MediaQueryListBrand = MediaQueryListBrand;
  const MediaQueryList = defineInterface('MediaQueryList', {
    __proto__: null,
    parent: G.EventTarget,
    members: {
      constructor: undefined,
      get media() { return MediaQueryListSteps.media(MediaQueryListBrand.of(this, 'media', 1)); },
      get matches() { return MediaQueryListSteps.matches(MediaQueryListBrand.of(this, 'matches', 1)); },
      onchange: undefined,
      addListener(callback) {
        const state = MediaQueryListBrand.of(this, 'addListener');
        need(arguments.length, 1);
        callback = callback === null || callback === undefined ? null : toObject(callback, 685695);
        MediaQueryListSteps.addListener(state, callback);
      },
      removeListener(callback) {
        const state = MediaQueryListBrand.of(this, 'removeListener');
        need(arguments.length, 1);
        callback = callback === null || callback === undefined ? null : toObject(callback, 180352);
        MediaQueryListSteps.removeListener(state, callback);
      },
    },
  });
  accessors(MediaQueryList.prototype, G.handlerAccessors('change', '', MediaQueryListBrand.of));
  G.makeMediaQueryList = state => {
    if (state.object !== undefined) return state.object;
    if (state.interface !== undefined && state.interface !== 'MediaQueryList') return G[`make${state.interface}`](state);
    return new MediaQueryListBrand(ObjectCreate(MediaQueryList.prototype), state);
  };
  G.isMediaQueryList = MediaQueryListBrand.is;
  G.mediaQueryListState = MediaQueryListBrand.from;

  class ScreenBrand extends Given {
    #state;
    constructor(object, state) { super(object); this.#state = state; state.object = object; }
    static of(object, member, kind = 0) {
      if (typeof object !== 'object' || object === null || !(#state in object)) wrongReceiver('Screen', member, kind);
      return object.#state;
    }
    static is(value) { return typeof value === 'object' && value !== null && #state in value; }
    static from(value, where) {
      if (typeof value !== 'object' || value === null || !(#state in value)) wrongValue('Screen', where);
      return value.#state;
    }
  }
  G.ScreenBrand = ScreenBrand;
  const Screen = defineInterface('Screen', {
    __proto__: null,
    members: {
      constructor: undefined,
      get height() { return ScreenSteps.height(ScreenBrand.of(this, 'height', 1)); },
      get width() { return ScreenSteps.width(ScreenBrand.of(this, 'width', 1)); },
      get colorDepth() { return ScreenSteps.colorDepth(ScreenBrand.of(this, 'colorDepth', 1)); },
      get pixelDepth() { return ScreenSteps.pixelDepth(ScreenBrand.of(this, 'pixelDepth', 1)); },
      get availLeft() { return ScreenSteps.availLeft(ScreenBrand.of(this, 'availLeft', 1)); },
      get availTop() { return ScreenSteps.availTop(ScreenBrand.of(this, 'availTop', 1)); },
      get availHeight() { return ScreenSteps.availHeight(ScreenBrand.of(this, 'availHeight', 1)); },
      get availWidth() { return ScreenSteps.availWidth(ScreenBrand.of(this, 'availWidth', 1)); },
    },
  });
  G.makeScreen = state => {
    if (state.object !== undefined) return state.object;
    if (state.interface !== undefined && state.interface !== 'Screen') return G[`make${state.interface}`](state);
    return new ScreenBrand(ObjectCreate(Screen.prototype), state);
  };
  G.isScreen = ScreenBrand.is;
  G.screenState = ScreenBrand.from;

  class VisualViewportBrand extends Given {
    #state;
    constructor(object, state) { super(makeTarget(object)); this.#state = state; state.object = object; }
    static of(object, member, kind = 0) {
      if (typeof object !== 'object' || object === null || !(#state in object)) wrongReceiver('VisualViewport', member, kind);
      return object.#state;
    }
    static is(value) { return typeof value === 'object' && value !== null && #state in value; }
    static from(value, where) {
      if (typeof value !== 'object' || value === null || !(#state in value)) wrongValue('VisualViewport', where);
      return value.#state;
    }
  }
  G.VisualViewportBrand = VisualViewportBrand;
  const VisualViewport = defineInterface('VisualViewport', {
    __proto__: null,
    parent: G.EventTarget,
    members: {
      constructor: undefined,
      get offsetLeft() { return VisualViewportSteps.offsetLeft(VisualViewportBrand.of(this, 'offsetLeft', 1)); },
      get offsetTop() { return VisualViewportSteps.offsetTop(VisualViewportBrand.of(this, 'offsetTop', 1)); },
      get pageLeft() { return VisualViewportSteps.pageLeft(VisualViewportBrand.of(this, 'pageLeft', 1)); },
      get pageTop() { return VisualViewportSteps.pageTop(VisualViewportBrand.of(this, 'pageTop', 1)); },
      get width() { return VisualViewportSteps.width(VisualViewportBrand.of(this, 'width', 1)); },
      get height() { return VisualViewportSteps.height(VisualViewportBrand.of(this, 'height', 1)); },
      get scale() { return VisualViewportSteps.scale(VisualViewportBrand.of(this, 'scale', 1)); },
      onresize: undefined,
      onscroll: undefined,
    },
  });
  accessors(VisualViewport.prototype, G.handlerAccessors('resize scroll', '', VisualViewportBrand.of));
  G.makeVisualViewport = state => {
    if (state.object !== undefined) return state.object;
    if (state.interface !== undefined && state.interface !== 'VisualViewport') return G[`make${state.interface}`](state);
    return new VisualViewportBrand(ObjectCreate(VisualViewport.prototype), state);
  };
  G.isVisualViewport = VisualViewportBrand.is;
  G.visualViewportState = VisualViewportBrand.from;

  G.WindowMembers_CSSOMView = {
    __proto__: null,
    get screen() { return G.makeScreen(WindowSteps_CSSOMView.screen(windowReceiver(this, 'screen', 1))); },
    set screen(value) { replace(this, 'screen', value); },
    get visualViewport() { return makeVisualViewportOrNull(WindowSteps_CSSOMView.visualViewport(windowReceiver(this, 'visualViewport', 1))); },
    set visualViewport(value) { replace(this, 'visualViewport', value); },
    matchMedia(query) {
      const state = windowReceiver(this, 'matchMedia');
      need(arguments.length, 1);
      query = toText(query);
      return G.makeMediaQueryList(WindowSteps_CSSOMView.matchMedia(state, query));
    },
    moveTo(x, y) {
      const state = windowReceiver(this, 'moveTo');
      need(arguments.length, 2);
      x = x | 0;
      y = y | 0;
      WindowSteps_CSSOMView.moveTo(state, x, y);
    },
    moveBy(x, y) {
      const state = windowReceiver(this, 'moveBy');
      need(arguments.length, 2);
      x = x | 0;
      y = y | 0;
      WindowSteps_CSSOMView.moveBy(state, x, y);
    },
    resizeTo(width, height) {
      const state = windowReceiver(this, 'resizeTo');
      need(arguments.length, 2);
      width = width | 0;
      height = height | 0;
      WindowSteps_CSSOMView.resizeTo(state, width, height);
    },
    resizeBy(x, y) {
      const state = windowReceiver(this, 'resizeBy');
      need(arguments.length, 2);
      x = x | 0;
      y = y | 0;
      WindowSteps_CSSOMView.resizeBy(state, x, y);
    },
    scroll(a0 = undefined, a1 = undefined) {
      const state = windowReceiver(this, 'scroll');
      if (arguments.length <= 0) {
        a0 = toScrollToOptions(a0);
        WindowSteps_CSSOMView.scroll(state, a0);
        return;
      }
      if (arguments.length <= 1) {
        a0 = toScrollToOptions(a0);
        WindowSteps_CSSOMView.scroll(state, a0);
        return;
      }
      {
        a0 = +a0;
        a1 = +a1;
        WindowSteps_CSSOMView.scroll(state, a0, a1);
        return;
      }
    },
    scrollTo(a0 = undefined, a1 = undefined) {
      const state = windowReceiver(this, 'scrollTo');
      if (arguments.length <= 0) {
        a0 = toScrollToOptions(a0);
        WindowSteps_CSSOMView.scrollTo(state, a0);
        return;
      }
      if (arguments.length <= 1) {
        a0 = toScrollToOptions(a0);
        WindowSteps_CSSOMView.scrollTo(state, a0);
        return;
      }
      {
        a0 = +a0;
        a1 = +a1;
        WindowSteps_CSSOMView.scrollTo(state, a0, a1);
        return;
      }
    },
    scrollBy(a0 = undefined, a1 = undefined) {
      const state = windowReceiver(this, 'scrollBy');
      if (arguments.length <= 0) {
        a0 = toScrollToOptions(a0);
        WindowSteps_CSSOMView.scrollBy(state, a0);
        return;
      }
      if (arguments.length <= 1) {
        a0 = toScrollToOptions(a0);
        WindowSteps_CSSOMView.scrollBy(state, a0);
        return;
      }
      {
        a0 = +a0;
        a1 = +a1;
        WindowSteps_CSSOMView.scrollBy(state, a0, a1);
        return;
      }
    },
  };

  G.DocumentMembers_CSSOMView = {
    __proto__: null,
    get scrollingElement() { return wrap(DocumentSteps_CSSOMView.scrollingElement(documentId(this, 'scrollingElement', 1))); },
    caretRangeFromPoint(x = undefined, y = undefined) {
      const state = documentId(this, 'caretRangeFromPoint');
      x = x === undefined ? 0 : x | 0;
      y = y === undefined ? 0 : y | 0;
      return makeRangeOrNull(DocumentSteps_CSSOMView.caretRangeFromPoint(state, x, y));
    },
    elementFromPoint(x, y) {
      const state = documentId(this, 'elementFromPoint');
      need(arguments.length, 2);
      x = toDouble(x);
      y = toDouble(y);
      return wrap(DocumentSteps_CSSOMView.elementFromPoint(state, x, y));
    },
    elementsFromPoint(x, y) {
      const state = documentId(this, 'elementsFromPoint');
      need(arguments.length, 2);
      x = toDouble(x);
      y = toDouble(y);
      return listWrap(DocumentSteps_CSSOMView.elementsFromPoint(state, x, y));
    },
  };

  G.ElementMembers_CSSOMView = {
    __proto__: null,
    get scrollLeft() { return ElementSteps_CSSOMView.scrollLeft(elementId(this, 'scrollLeft', 1)); },
    set scrollLeft(value) { const state = elementId(this, 'scrollLeft', 2); ElementSteps_CSSOMView.setScrollLeft(state, +value); },
    get scrollWidth() { return ElementSteps_CSSOMView.scrollWidth(elementId(this, 'scrollWidth', 1)); },
    get scrollHeight() { return ElementSteps_CSSOMView.scrollHeight(elementId(this, 'scrollHeight', 1)); },
    get clientTop() { return ElementSteps_CSSOMView.clientTop(elementId(this, 'clientTop', 1)); },
    get clientLeft() { return ElementSteps_CSSOMView.clientLeft(elementId(this, 'clientLeft', 1)); },
    get clientWidth() { return ElementSteps_CSSOMView.clientWidth(elementId(this, 'clientWidth', 1)); },
    get clientHeight() { return ElementSteps_CSSOMView.clientHeight(elementId(this, 'clientHeight', 1)); },
    getClientRects() { return G.makeDOMRectList(ElementSteps_CSSOMView.getClientRects(elementId(this, 'getClientRects'))); },
    getBoundingClientRect() { return G.makeDOMRect(ElementSteps_CSSOMView.getBoundingClientRect(elementId(this, 'getBoundingClientRect'))); },
    checkVisibility(options = undefined) {
      const state = elementId(this, 'checkVisibility');
      options = toCheckVisibilityOptions(options);
      return ElementSteps_CSSOMView.checkVisibility(state, options);
    },
    scrollIntoView(arg = undefined) {
      const state = elementId(this, 'scrollIntoView');
      arg = toBooleanOrScrollIntoViewOptions(arg);
      ElementSteps_CSSOMView.nothing(state, arg);
    },
    scroll(a0 = undefined, a1 = undefined) {
      const state = elementId(this, 'scroll');
      if (arguments.length <= 0) {
        a0 = toScrollToOptions(a0);
        ElementSteps_CSSOMView.nothing(state, a0);
        return;
      }
      if (arguments.length <= 1) {
        a0 = toScrollToOptions(a0);
        ElementSteps_CSSOMView.nothing(state, a0);
        return;
      }
      {
        a0 = +a0;
        a1 = +a1;
        ElementSteps_CSSOMView.nothing(state, a0, a1);
        return;
      }
    },
    scrollTo(a0 = undefined, a1 = undefined) {
      const state = elementId(this, 'scrollTo');
      if (arguments.length <= 0) {
        a0 = toScrollToOptions(a0);
        ElementSteps_CSSOMView.nothing(state, a0);
        return;
      }
      if (arguments.length <= 1) {
        a0 = toScrollToOptions(a0);
        ElementSteps_CSSOMView.nothing(state, a0);
        return;
      }
      {
        a0 = +a0;
        a1 = +a1;
        ElementSteps_CSSOMView.nothing(state, a0, a1);
        return;
      }
    },
    scrollBy(a0 = undefined, a1 = undefined) {
      const state = elementId(this, 'scrollBy');
      if (arguments.length <= 0) {
        a0 = toScrollToOptions(a0);
        ElementSteps_CSSOMView.nothing(state, a0);
        return;
      }
      if (arguments.length <= 1) {
        a0 = toScrollToOptions(a0);
        ElementSteps_CSSOMView.nothing(state, a0);
        return;
      }
      {
        a0 = +a0;
        a1 = +a1;
        ElementSteps_CSSOMView.nothing(state, a0, a1);
        return;
      }
    },
    scrollIntoViewIfNeeded(centerIfNeeded = undefined) {
      const state = elementId(this, 'scrollIntoViewIfNeeded');
      centerIfNeeded = centerIfNeeded === undefined ? true : !!centerIfNeeded;
      ElementSteps_CSSOMView.nothing(state, centerIfNeeded);
    },
    setPointerCapture(pointerId) {
      const state = elementId(this, 'setPointerCapture');
      need(arguments.length, 1);
      pointerId = pointerId | 0;
      ElementSteps_CSSOMView.setPointerCapture(state, pointerId);
    },
    releasePointerCapture(pointerId) {
      const state = elementId(this, 'releasePointerCapture');
      need(arguments.length, 1);
      pointerId = pointerId | 0;
      ElementSteps_CSSOMView.releasePointerCapture(state, pointerId);
    },
    hasPointerCapture(pointerId) {
      const state = elementId(this, 'hasPointerCapture');
      need(arguments.length, 1);
      pointerId = pointerId | 0;
      return ElementSteps_CSSOMView.hasPointerCapture(state, pointerId);
    },
  };

  G.HTMLElementMembers_CSSOMView = {
    __proto__: null,
    get offsetParent() { return wrap(HTMLElementSteps_CSSOMView.offsetParent(htmlElementId(this, 'offsetParent', 1))); },
    get offsetTop() { return HTMLElementSteps_CSSOMView.offsetTop(htmlElementId(this, 'offsetTop', 1)); },
    get offsetLeft() { return HTMLElementSteps_CSSOMView.offsetLeft(htmlElementId(this, 'offsetLeft', 1)); },
    get offsetWidth() { return HTMLElementSteps_CSSOMView.offsetWidth(htmlElementId(this, 'offsetWidth', 1)); },
    get offsetHeight() { return HTMLElementSteps_CSSOMView.offsetHeight(htmlElementId(this, 'offsetHeight', 1)); },
  };
}
