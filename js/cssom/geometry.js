// js/cssom/geometry.js: sizes and places without a layout: zeros in a fixed viewport, as docs say.
// https://drafts.csswg.org/cssom-view/ https://drafts.csswg.org/geometry/
//
// Reads   links; whether an element is displayed, from the cascade. Writes nothing.
// Offers  G.viewport, G.matchesMedia(text), G.isDisplayed(id). Exposes DOMRect, DOMRectReadOnly, DOMRectList, Screen,
//         MediaQueryList, matchMedia and the geometry members of Element, HTMLElement and Window.
(function (G) {
  'use strict';
  const { defineInterface, mixin, Given, ObjectCreate, elementId, N, wrap, need, toText, toASCIILower, callNamed, rootOf, localName, isHTML, global, makeIndexed, accessors } = G;
  const viewport = G.viewport = { __proto__: null, width: 1024, height: 730, screenWidth: 1280, screenHeight: 1024 };

  class RectBrand extends Given {
    #rect;
    constructor(object, x, y, width, height) { super(object); this.#rect = { __proto__: null, x, y, width, height }; }
    static of(object) { return object.#rect; }
  }
  const { of } = RectBrand;
  const construct = (object, x = 0, y = 0, width = 0, height = 0) => new RectBrand(object, +x, +y, +width, +height);
  const DOMRectReadOnly = defineInterface('DOMRectReadOnly', {
    construct,
    members: {
      get x() { return of(this).x; },
      get y() { return of(this).y; },
      get width() { return of(this).width; },
      get height() { return of(this).height; },
      get top() { const { y, height } = of(this); return Math.min(y, y + height); },
      get right() { const { x, width } = of(this); return Math.max(x, x + width); },
      get bottom() { const { y, height } = of(this); return Math.max(y, y + height); },
      get left() { const { x, width } = of(this); return Math.min(x, x + width); },
      toJSON() {
        const { x, y, width, height } = of(this);
        return { x, y, width, height, top: Math.min(y, y + height), right: Math.max(x, x + width), bottom: Math.max(y, y + height), left: Math.min(x, x + width) };
      },
    },
    statics: { fromRect(other = {}) { return construct(ObjectCreate(DOMRectReadOnly.prototype), other.x, other.y, other.width, other.height); } },
  });
  const members = {};
  for (const name of ['x', 'y', 'width', 'height']) {
    Object.defineProperty(members, name, Object.getOwnPropertyDescriptor({
      get [name]() { return of(this)[name]; },
      set [name](value) { of(this)[name] = +value; },
    }, name));
  }
  const DOMRect = defineInterface('DOMRect', {
    parent: DOMRectReadOnly, construct, members,
    statics: { fromRect(other = {}) { return construct(ObjectCreate(DOMRect.prototype), other.x, other.y, other.width, other.height); } },
  });
  const rect = (width = 0, height = 0) => construct(ObjectCreate(DOMRect.prototype), 0, 0, width, height);
  const DOMRectList = defineInterface('DOMRectList', {
    iterable: 'array',
    members: {
      get length() { return G.stateOf(this).count(); },
      item(index) { need(arguments.length, 1); return G.stateOf(this).at(index >>> 0) || null; },
    },
  });
  const rectList = rects => makeIndexed(DOMRectList.prototype, { plainLength: true, count: () => rects.length, at: index => rects[index] });

  const isConnected = id => (N[rootOf(id) * 8] & 255) === 9;
  const isDisplayed = id => isConnected(id) && callNamed('isDisplayed', id) === true;
  // The root element, and in quirks mode the body, answers for the viewport.
  const standsForViewport = id => {
    const documentId = G.documentIdOf(id);
    return G.isQuirks(documentId) ? isHTML(id, 'body') : G.documentElementOf(documentId) === id;
  };
  const isRoot = id => G.documentElementOf(G.documentIdOf(id)) === id;
  const width = id => standsForViewport(id) ? viewport.width : 0, height = id => standsForViewport(id) ? viewport.height : 0;
  const ignored = { get scrollTop() { elementId(this); return 0; }, set scrollTop(value) { elementId(this); }, get scrollLeft() { elementId(this); return 0; }, set scrollLeft(value) { elementId(this); } };
  mixin(G.Element, ignored);
  mixin(G.Element, {
    getBoundingClientRect() { const id = elementId(this); return rect(isRoot(id) && isConnected(id) ? viewport.width : 0, 0); },
    getClientRects() { return rectList(isDisplayed(elementId(this)) ? [rect()] : []); },
    get clientTop() { elementId(this); return 0; },
    get clientLeft() { elementId(this); return 0; },
    get clientWidth() { return width(elementId(this)); },
    get clientHeight() { return height(elementId(this)); },
    get scrollWidth() { return width(elementId(this)); },
    get scrollHeight() { return height(elementId(this)); },
    scroll(x = 0, y = 0) { elementId(this); },
    scrollTo(x = 0, y = 0) { elementId(this); },
    scrollBy(x = 0, y = 0) { elementId(this); },
    scrollIntoView(options = undefined) { elementId(this); },
    scrollIntoViewIfNeeded(center = undefined) { elementId(this); },
    checkVisibility(options = undefined) { return isDisplayed(elementId(this)); },
    requestFullscreen(options = undefined) { elementId(this); return G.Promise.reject(new TypeError('Type error')); },
    setPointerCapture(pointer) { elementId(this); },
    releasePointerCapture(pointer) { elementId(this); },
    hasPointerCapture(pointer) { elementId(this); return false; },
    animate(keyframes, options = undefined) { elementId(this); G.fail('NotSupportedError'); },
    getAnimations(options = undefined) { elementId(this); return []; },
  });
  accessors(G.Element.prototype, G.handlerAccessors('fullscreenchange fullscreenerror'));
  mixin(G.HTMLElement, {
    get offsetTop() { elementId(this); return 0; },
    get offsetLeft() { elementId(this); return 0; },
    get offsetWidth() { return isRoot(elementId(this)) ? viewport.width : 0; },
    get offsetHeight() { elementId(this); return 0; },
    get offsetParent() {
      const id = elementId(this), local = localName(id);
      if (local === 'body' || local === 'html' || !isDisplayed(id)) return null;
      const body = G.bodyOf(G.documentIdOf(id));
      return body === 0 ? null : wrap(body);
    },
  });

  // Media queries against the fixed viewport. https://drafts.csswg.org/mediaqueries/
  const lengthOf = text => {
    const match = /^(-?[\d.]+)(px|em|rem)?$/.exec(text);
    return match === null ? NaN : +match[1] * (match[2] === 'em' || match[2] === 'rem' ? 16 : 1);
  };
  function feature(text) {
    const match = /^\s*(min-|max-)?([a-z-]+)\s*(?::\s*([^)]*?)\s*)?$/.exec(text);
    if (match === null) return false;
    const [, bound, name, value] = match;
    const compare = (actual, wanted) => bound === 'min-' ? actual >= wanted : bound === 'max-' ? actual <= wanted : actual === wanted;
    switch (name) {
      case 'width': return value === undefined || compare(viewport.width, lengthOf(value));
      case 'height': return value === undefined || compare(viewport.height, lengthOf(value));
      case 'device-width': return compare(viewport.screenWidth, lengthOf(value));
      case 'device-height': return compare(viewport.screenHeight, lengthOf(value));
      case 'orientation': return value === undefined || value === 'landscape';
      case 'prefers-color-scheme': return value === undefined || value === 'light';
      case 'prefers-reduced-motion': case 'prefers-contrast': return value === 'no-preference';
      case 'hover': case 'any-hover': return value === undefined || value === 'hover';
      case 'pointer': case 'any-pointer': return value === undefined || value === 'fine';
      case 'color': return true;
      case 'display-mode': return value === 'browser';
      case 'resolution': return compare(1, parseFloat(value) / (/dpi$/.test(value) ? 96 : 1));
      case '-webkit-device-pixel-ratio': return compare(1, +value);
      default: return false;
    }
  }
  function query(text) {
    const match = /^\s*(?:(not|only)\s+)?([a-z]+)?\s*((?:(?:and\s*)?\([^()]*\)\s*)*)$/.exec(text);
    if (match === null) return false;
    const [, modifier, type, conditions] = match;
    let holds = type === undefined || type === 'all' || type === 'screen';
    for (const [, condition] of conditions.matchAll(/\(([^()]*)\)/g)) holds = holds && feature(condition);
    return modifier === 'not' ? !holds : holds;
  }
  G.matchesMedia = text => {
    text = toASCIILower(text);
    if (/^\s*$/.test(text)) return true;
    for (const part of text.split(',')) if (query(part)) return true;
    return false;
  };
  class MediaBrand extends Given {
    #media;
    constructor(object, media) { super(object); this.#media = media; }
    static of(object) { return object.#media; }
  }
  const MediaQueryList = defineInterface('MediaQueryList', {
    parent: G.EventTarget,
    members: {
      get media() { return MediaBrand.of(this); },
      get matches() { return G.matchesMedia(MediaBrand.of(this)); },
      addListener(callback) {},
      removeListener(callback) {},
    },
  });
  accessors(MediaQueryList.prototype, G.handlerAccessors('change'));

  const Screen = defineInterface('Screen', {
    members: {
      get availWidth() { return viewport.screenWidth; },
      get availHeight() { return viewport.screenHeight; },
      get availLeft() { return 0; },
      get availTop() { return 0; },
      get width() { return viewport.screenWidth; },
      get height() { return viewport.screenHeight; },
      get colorDepth() { return 24; },
      get pixelDepth() { return 24; },
    },
  });
  const screen = ObjectCreate(Screen.prototype);
  G.replaceable({
    screen: () => screen, innerWidth: () => viewport.width, innerHeight: () => viewport.height, outerWidth: () => viewport.width,
    outerHeight: () => viewport.height, scrollX: () => 0, scrollY: () => 0, pageXOffset: () => 0, pageYOffset: () => 0, screenX: () => 0,
    screenY: () => 0, screenLeft: () => 0, screenTop: () => 0, devicePixelRatio: () => 1,
  });
  mixin(global, {
    matchMedia(media) { need(arguments.length, 1); return new MediaBrand(G.makeTarget(ObjectCreate(MediaQueryList.prototype)), toText(media)); },
    scroll(x = 0, y = 0) {},
    scrollTo(x = 0, y = 0) {},
    scrollBy(x = 0, y = 0) {},
    moveTo(x = 0, y = 0) {},
    moveBy(x = 0, y = 0) {},
    resizeTo(x = 0, y = 0) {},
    resizeBy(x = 0, y = 0) {},
  });
  Object.assign(G, { isDisplayed });
})
