// js/cssom/view.js: sizes and places without a layout: zeros in a fixed viewport. https://drafts.csswg.org/cssom-view/
//
// Reads   links; whether an element is displayed, from the cascade. Writes nothing.
// Offers  G.viewport · G.DocumentSteps_CSSOMView, ElementSteps_CSSOMView, HTMLElementSteps_CSSOMView (js/idl/CSSOMView.webidl). Exposes nothing.
'use strict';
{
  const G = this;
  const { N, callNamed, rootOf, localName, isHTML, privateArray, documentElementOf, documentIdOf, isQuirks, bodyOf } = G;
  const viewport = G.viewport = { __proto__: null, width: 1024, height: 730, screenWidth: 1280, screenHeight: 1024 };

  const isConnected = id => (N[rootOf(id) * 8] & 255) === 9;
  const isDisplayed = id => isConnected(id) && callNamed('isDisplayed', id) === true;
  const isRoot = id => documentElementOf(documentIdOf(id)) === id;
  // The root element, and in quirks mode the body, answers for the viewport.
  const standsForViewport = id => isQuirks(documentIdOf(id)) ? isHTML(id, 'body') : isRoot(id);
  const width = id => standsForViewport(id) ? viewport.width : 0, height = id => standsForViewport(id) ? viewport.height : 0;
  const zero = () => 0, nothing = () => {};

  function elementFromPoint(id, x, y) {
    const isInside = x >= 0 && y >= 0 && x <= viewport.width && y <= viewport.height;
    return id === G.mainDocument && isInside ? bodyOf(id) || documentElementOf(id) : 0;
  }
  G.DocumentSteps_CSSOMView = {
    __proto__: null,
    elementFromPoint,
    elementsFromPoint(id, x, y) {
      const found = elementFromPoint(id, x, y), root = documentElementOf(id), elements = privateArray();
      if (found !== 0) elements[0] = found;
      if (found !== 0 && found !== root) elements[1] = root;
      return elements;
    },
    scrollingElement: id => isQuirks(id) ? bodyOf(id) : documentElementOf(id),
    caretRangeFromPoint: () => null,
  };
  G.ElementSteps_CSSOMView = {
    __proto__: null,
    getClientRects(id) {
      const rects = privateArray();
      if (isDisplayed(id)) rects[0] = G.newRect();
      return G.newRectList(rects);
    },
    getBoundingClientRect: id => G.newRect(isRoot(id) && isConnected(id) ? viewport.width : 0, 0),
    checkVisibility: isDisplayed,
    nothing,
    scrollTop: zero,
    setScrollTop: nothing,
    scrollLeft: zero,
    setScrollLeft: nothing,
    scrollWidth: width,
    scrollHeight: height,
    clientTop: zero,
    clientLeft: zero,
    clientWidth: width,
    clientHeight: height,
    hasPointerCapture: () => false,
    animate() { G.fail('NotSupportedError'); },
    getAnimations: () => privateArray(),
  };
  G.HTMLElementSteps_CSSOMView = {
    __proto__: null,
    offsetParent(id) {
      const local = localName(id);
      return local === 'body' || local === 'html' || !isDisplayed(id) ? 0 : bodyOf(documentIdOf(id));
    },
    offsetTop: zero,
    offsetLeft: zero,
    offsetWidth: id => isRoot(id) ? viewport.width : 0,
    offsetHeight: zero,
  };
}
