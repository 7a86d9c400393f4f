// js/cssom/view.js: sizes and places without a layout: zeros in a fixed viewport. https://drafts.csswg.org/cssom-view/
//
// Reads   links; whether an element is displayed, from the cascade. Writes nothing.
// Offers  G.viewport. Exposes matchMedia and the geometry members of Element, HTMLElement and Window.
'use strict';
{
  const G = this;
  const { TypeError } = G.primordials;
  const { mixin, elementId, N, wrap, need, toText, callNamed, rootOf, localName, isHTML, global, accessors } = G;
  const viewport = G.viewport = { __proto__: null, width: 1024, height: 730, screenWidth: 1280, screenHeight: 1024 };

  const isConnected = id => (N[rootOf(id) * 8] & 255) === 9;
  const isDisplayed = id => isConnected(id) && callNamed('isDisplayed', id) === true;
  // The root element, and in quirks mode the body, answers for the viewport.
  const standsForViewport = id => {
    const documentId = G.documentIdOf(id);
    return G.isQuirks(documentId) ? isHTML(id, 'body') : G.documentElementOf(documentId) === id;
  };
  const isRoot = id => G.documentElementOf(G.documentIdOf(id)) === id;
  const width = id => standsForViewport(id) ? viewport.width : 0, height = id => standsForViewport(id) ? viewport.height : 0;
  const ignored = {
    __proto__: null,
    get scrollTop() { elementId(this); return 0; },
    set scrollTop(value) { elementId(this); },
    get scrollLeft() { elementId(this); return 0; },
    set scrollLeft(value) { elementId(this); },
  };
  mixin(G.Element, ignored);
  mixin(G.Element, {
    __proto__: null,
    getBoundingClientRect() { const id = elementId(this); return G.makeDOMRect(G.newRect(isRoot(id) && isConnected(id) ? viewport.width : 0, 0)); },
    getClientRects() {
      const rects = G.privateArray();
      if (isDisplayed(elementId(this))) rects[0] = G.newRect();
      return G.makeDOMRectList(G.newRectList(rects));
    },
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
    requestFullscreen(options = undefined) { elementId(this); return G.rejected(new TypeError('Type error')); },
    setPointerCapture(pointer) { elementId(this); },
    releasePointerCapture(pointer) { elementId(this); },
    hasPointerCapture(pointer) { elementId(this); return false; },
    animate(keyframes, options = undefined) { elementId(this); G.fail('NotSupportedError'); },
    getAnimations(options = undefined) { elementId(this); return []; },
  });
  accessors(G.Element.prototype, G.handlerAccessors('fullscreenchange fullscreenerror'));
  mixin(G.HTMLElement, {
    __proto__: null,
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

  G.replaceable({
    __proto__: null,
    screen: () => G.screen, innerWidth: () => viewport.width, innerHeight: () => viewport.height, outerWidth: () => viewport.width,
    outerHeight: () => viewport.height, scrollX: () => 0, scrollY: () => 0, pageXOffset: () => 0, pageYOffset: () => 0, screenX: () => 0,
    screenY: () => 0, screenLeft: () => 0, screenTop: () => 0, devicePixelRatio: () => 1,
  });
  mixin(global, {
    __proto__: null,
    matchMedia(media) { need(arguments.length, 1); return G.matchMedia(toText(media)); },
    scroll(x = 0, y = 0) {},
    scrollTo(x = 0, y = 0) {},
    scrollBy(x = 0, y = 0) {},
    moveTo(x = 0, y = 0) {},
    moveBy(x = 0, y = 0) {},
    resizeTo(x = 0, y = 0) {},
    resizeBy(x = 0, y = 0) {},
  });
}
