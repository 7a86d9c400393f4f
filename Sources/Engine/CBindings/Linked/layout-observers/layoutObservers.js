// js/layout-observers/layoutObservers.js: steps of IntersectionObserver and ResizeObserver on a page without a layout.
// https://w3c.github.io/IntersectionObserver/ https://drafts.csswg.org/resize-observer/
//
// Both use the rectangles of getBoundingClientRect(), which are at the viewport's origin. So an IntersectionObserver reports each target
// once, in the next frame: a displayed element intersects the root completely, like a visible element without area in any browser; others
// do not. A ResizeObserver, whose initial sizes are 0, reports each target once.
//
// Reads   links; whether an element is displayed. Writes nothing.
// Exports IntersectionObserverSteps, IntersectionObserverEntrySteps, ResizeObserverSteps, ResizeObserverEntrySteps, ResizeObserverSizeSteps
//         (js/idl/layoutObservers.webidl).
// Throws  RangeError and SyntaxError as specified. Exposes nothing.
'use strict'; { const G = this; const OP = { __proto__: null, isDisplayed: 126 }; 
const { PrivateMap, apply, primordials, privateArray, toASCIILower, toArray, words,
hooks,
callValues,
fail,
isConnected,
now } = G;





const { RangeError, exec, sort } = primordials;

const isDisplayed = id => isConnected(id) && callValues(OP.isDisplayed, id) === true;

const rectAt = id => G.newRect(G.borderSize(id, false), G.borderSize(id, true));

// The common part of both observers: entries for new targets are created and delivered in the next frame.
function observe(state, id, options) {
  if (!state.targets.has(id)) state.targets.set(id, options);
  state.fresh.set(id, true);
  if (state.isQueued) return;
  state.isQueued = true;
  G.requestFrame(() => {
    state.isQueued = false;
    state.fresh.forEach((_, id) => {
      if (state.targets.has(id)) state.records[state.records.length] = state.entryOf(id);
    });
    state.fresh.clear();
    deliver(state);
  });
}
function deliver(state) {
  if (state.records.length === 0) return;
  const { records } = state, entries = privateArray();
  for (let i = 0; i < records.length; i++) entries[i] = state.make(records[i]);
  state.records = privateArray();
  try { apply(state.callback, state.object, [toArray(entries), state.object]); } catch (error) { hooks.reportException(error); }
}
// `entryOf(id)` returns the state of an entry, `make` its object.
const newState = (callback, entryOf, make) => ({
  __proto__: null, callback, entryOf, make, targets: PrivateMap(), fresh: PrivateMap(), records: privateArray(), isQueued: false, object: undefined,
});
function forget(state) {
  state.targets.clear();
  state.fresh.clear();
  state.records = privateArray();
}

// https://w3c.github.io/IntersectionObserver/#parse-a-margin
function marginOf(text) {
  const sides = words(text), found = privateArray();
  if (sides.length > 4) fail('SyntaxError');
  for (let i = 0; i < sides.length; i++) {
    const match = exec(/^([-+]?(?:\d+\.?\d*|\.\d+))(px|%)$/i, sides[i]);
    if (match === null) fail('SyntaxError', 'A margin is in pixels or percent.');
    found[i] = `${+match[1]}${toASCIILower(match[2])}`;
  }
  const { 0: top = '0px', 1: right = top, 2: bottom = top, 3: left = right } = found;
  return `${top} ${right} ${bottom} ${left}`;
}
function thresholdsOf(value) {
  let list = value;
  if (typeof value === 'number') { list = privateArray(); list[0] = value; }
  for (let i = 0; i < list.length; i++) if (!(list[i] >= 0 && list[i] <= 1)) throw new RangeError('A threshold is from 0 to 1');
  if (list.length === 0) list[0] = 0;
  return sort(list, (a, b) => a - b);
}
function intersectionOf(id) {
  const isIntersecting = isDisplayed(id);
  return {
    __proto__: null, time: now(), target: id, isIntersecting, ratio: isIntersecting ? 1 : 0, bounds: rectAt(id), intersection: rectAt(id),
    root: isIntersecting ? G.newRect(G.viewport.width, G.viewport.height) : null, object: undefined,
  };
}
G.IntersectionObserverSteps = {
  __proto__: null,
  construct(callback, { root, rootMargin, scrollMargin, threshold }) {
    const state = newState(callback, intersectionOf, G.makeIntersectionObserverEntry);
    state.root = root;
    state.rootMargin = marginOf(rootMargin);
    state.scrollMargin = marginOf(scrollMargin);
    state.thresholds = thresholdsOf(threshold);
    return state;
  },
  root: ({ root }) => root === null ? 0 : root,
  rootMargin: ({ rootMargin }) => rootMargin,
  scrollMargin: ({ scrollMargin }) => scrollMargin,
  thresholds: ({ thresholds }) => thresholds,
  observe(state, target) { observe(state, target, null); },
  unobserve({ targets }, target) { targets.delete(target); },
  disconnect: forget,
  takeRecords(state) {
    const { records } = state;
    state.records = privateArray();
    return records;
  },
};
const rectOf = G.DOMRectReadOnlySteps.fromRect;
G.IntersectionObserverEntrySteps = {
  __proto__: null,
  construct: ({ time, rootBounds, boundingClientRect, intersectionRect, isIntersecting, intersectionRatio, target }) => ({
    __proto__: null, time, target, isIntersecting, ratio: intersectionRatio, bounds: rectOf(boundingClientRect),
    intersection: rectOf(intersectionRect), root: rootBounds === null ? null : rectOf(rootBounds), object: undefined,
  }),
  time: ({ time }) => time,
  rootBounds: ({ root }) => root,
  boundingClientRect: ({ bounds }) => bounds,
  intersectionRect: ({ intersection }) => intersection,
  isIntersecting: ({ isIntersecting }) => isIntersecting,
  intersectionRatio: ({ ratio }) => ratio,
  target: ({ target }) => target,
};

function oneSize(width, height) {
  const sizes = privateArray();
  sizes[0] = { __proto__: null, width, height, object: undefined };
  return sizes;
}
function sizeOf(id) {
  const width = G.contentSize(id, false), height = G.contentSize(id, true);
  return {
    __proto__: null, target: id, rect: G.newRect(width, height), border: oneSize(G.borderSize(id, false), G.borderSize(id, true)),
    content: oneSize(width, height), device: oneSize(width, height), object: undefined,
  };
}
G.ResizeObserverSteps = {
  __proto__: null,
  construct: callback => newState(callback, sizeOf, G.makeResizeObserverEntry),
  observe(state, target, { box }) { observe(state, target, box); },
  unobserve({ targets }, target) { targets.delete(target); },
  disconnect: forget,
};
G.ResizeObserverEntrySteps = {
  __proto__: null,
  target: ({ target }) => target,
  contentRect: ({ rect }) => rect,
  borderBoxSize: ({ border }) => border,
  contentBoxSize: ({ content }) => content,
  devicePixelContentBoxSize: ({ device }) => device,
};
G.ResizeObserverSizeSteps = { __proto__: null, inlineSize: ({ width }) => width, blockSize: ({ height }) => height };
}
