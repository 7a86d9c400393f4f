// js/cssom/media.js: media queries against the fixed viewport, and the screen.
// https://drafts.csswg.org/mediaqueries/ https://drafts.csswg.org/cssom-view/#the-screen-interface
//
// Reads and writes nothing of the arena.
// Exports matchesMedia(text) · states: matchMedia(text), screen · MediaQueryListSteps, ScreenSteps, VisualViewportSteps, WindowSteps_CSSOMView
//         (js/idl/CSSOMView.webidl).
// Exposes nothing.
'use strict'; { const G = this; const OP = { __proto__: null, mediaMatches: 80, mediaText: 79 }; 
const { pageState,
callValues,
addListener, findListener, listenersOf, removeListener,
own, recordOf,
viewport } = G;

// The cascade evaluates the query (Sources/Engine/Cascade/MediaQuery.swift).
const matches = text => callValues(OP.mediaMatches, text) === true;
G.matchesMedia = matches;
const matchMedia = G.matchMedia = media => ({ __proto__: null, media, object: undefined });

G.MediaQueryListSteps = {
  __proto__: null,
  // https://drafts.csswg.org/cssom-view/#dom-mediaquerylist-media
  media: ({ media }) => callValues(OP.mediaText, media),
  matches: ({ media }) => matches(media),
  addListener({ object }, callback) {
    const list = listenersOf(object, true);
    if (callback === null || findListener(list, 'change', callback, false) !== undefined) return;
    addListener(list, { __proto__: null, type: 'change', callback, capture: false, once: false, passive: false, removed: false });
  },
  removeListener({ object }, callback) {
    const list = listenersOf(object), entry = list === null ? undefined : findListener(list, 'change', callback, false);
    if (entry !== undefined) removeListener(list, entry);
  },
};

const width = () => viewport.screenWidth, height = () => viewport.screenHeight;
const page = pageState('cssom/media', () => ({
  __proto__: null,
  screen: { __proto__: null, object: undefined }, visualViewport: { __proto__: null, object: undefined },
})), { visualViewport } = page;
const { screen } = page; G.screen = screen;
G.ScreenSteps = {
  __proto__: null, availWidth: width, availHeight: height, width, height, colorDepth: () => 24, pixelDepth: () => 24, availLeft: () => 0,
  availTop: () => 0,
};

const innerWidth = () => viewport.width, innerHeight = () => viewport.height, zero = () => 0, nothing = () => {};
G.VisualViewportSteps = {
  __proto__: null, offsetLeft: zero, offsetTop: zero, pageLeft: zero, pageTop: zero, width: innerWidth, height: innerHeight, scale: () => 1,
};
// A frame has the size of an iframe without attributes.
const sizeOf = (window, ofPage, ofFrame) => recordOf(window).frame === 0 ? ofPage : ofFrame;
G.WindowSteps_CSSOMView = {
  __proto__: null, matchMedia: (_, query) => matchMedia(query), screen: window => own(window, screen),
  visualViewport: window => own(window, visualViewport),
  moveTo: nothing, moveBy: nothing, resizeTo: nothing,
  resizeBy: nothing, innerWidth: window => sizeOf(window, viewport.width, 300), innerHeight: window => sizeOf(window, viewport.height, 150),
  scrollX: zero, pageXOffset: zero, scrollY: zero, pageYOffset: zero, scroll: nothing, scrollTo: nothing,
  scrollBy: nothing, screenX: zero, screenLeft: zero, screenY: zero, screenTop: zero, outerWidth: innerWidth, outerHeight: innerHeight,
  devicePixelRatio: () => 1,
};
}
