// js/cssom/view.js: sizes and positions without a layout, in a fixed viewport. https://drafts.csswg.org/cssom-view/
//
// Sizes are calculated from declarations, without the contents of a box (StyleEngine+Boxes.swift); otherwise they are 0. All positions are
// 0.
//
// Reads   links; styles, from the cascade. Writes nothing.
// Exports viewport · borderSize(element id, whether its height), contentSize · DocumentSteps_CSSOMView, ElementSteps_CSSOMView,
//         HTMLElementSteps_CSSOMView (js/idl/CSSOMView.webidl). Exposes nothing.
'use strict'; { const G = this; const OP = { __proto__: null, isDisplayed: 126, boxSize: 121, offsetParent: 127 }; 
const { primordials, privateArray,
hooks,
callValues, documentIdOf, isQuirks,
isLoaded,
fail,
mainDocument,
isConnected,
documentElementOf,
isHTML,
bodyOf } = G;



const { floor } = primordials;
const viewport = G.viewport = { __proto__: null, width: 1024, height: 730, screenWidth: 1280, screenHeight: 1024 };

// Whether a node is in a document that a window shows.
const isShown = id => isConnected(id) && hasView(documentIdOf(id));
const hasView = document => document === mainDocument || isLoaded('frames') && hooks.windowOf(document) !== null;
const isDisplayed = id => isShown(id) && callValues(OP.isDisplayed, id) === true;
const isRoot = id => documentElementOf(documentIdOf(id)) === id;
const BORDER = 0, PADDING = 1, CONTENT = 2;
const size = (id, part, isHeight) => isShown(id) ? callValues(OP.boxSize, id, part, isHeight) : 0;
const borderSize = G.borderSize = (id, isHeight) => size(id, BORDER, isHeight);
G.contentSize = (id, isHeight) => size(id, CONTENT, isHeight);
const round = number => floor(number + 0.5);
// The root element, and in quirks mode the body, has the viewport's values.
const standsForViewport = id => isShown(id) && (isQuirks(documentIdOf(id)) ? isHTML(id, 'body') : isRoot(id));
const width = id => standsForViewport(id) ? viewport.width : round(size(id, PADDING, false));
const height = id => standsForViewport(id) ? viewport.height : round(size(id, PADDING, true));
const zero = () => 0, nothing = () => {};
// There is no pointing device: no pointer is captured.
const MOUSE = 1, checkPointer = (_, pointer) => { if (pointer !== MOUSE) fail('NotFoundError'); };

function elementFromPoint(id, x, y) {
  const isInside = x >= 0 && y >= 0 && x <= viewport.width && y <= viewport.height;
  return id === mainDocument && isInside ? bodyOf(id) || documentElementOf(id) : 0;
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
    if (isDisplayed(id)) rects[0] = G.newRect(borderSize(id, false), borderSize(id, true));
    return G.newRectList(rects);
  },
  getBoundingClientRect: id => G.newRect(borderSize(id, false), borderSize(id, true)),
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
  setPointerCapture: checkPointer,
  releasePointerCapture: checkPointer,
  hasPointerCapture: () => false,
};
G.HTMLElementSteps_CSSOMView = {
  __proto__: null,
  // https://drafts.csswg.org/cssom-view/#dom-htmlelement-offsetparent
  offsetParent(id) {
    const body = bodyOf(documentIdOf(id)), position = G.computedValue(id, 'position');
    return id === body || isRoot(id) || position === 'fixed' || !isDisplayed(id) ? 0 : callValues(OP.offsetParent, id, body);
  },
  offsetTop: zero,
  offsetLeft: zero,
  offsetWidth: id => round(borderSize(id, false)),
  offsetHeight: id => round(borderSize(id, true)),
};
}
