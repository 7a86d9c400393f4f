// js/geometry/DOMRect.js: steps of DOMRect, DOMRectReadOnly, DOMRectList. https://drafts.csswg.org/geometry/
//
// Reads and writes nothing of the arena.
// Exports DOMRectReadOnlySteps, DOMRectSteps, DOMRectListSteps (js/idl/geometry.webidl) · states: newRect(width, height): at the origin,
//         newRectList(private array of rectangles). Exposes nothing.
'use strict'; { const G = this; const { primordials } = G;

const { min, max } = primordials;

const construct = (x, y, width, height) => ({ __proto__: null, x, y, width, height, object: undefined });
// SVG's rectangles, points and matrices are notified of changes: they reflect an attribute.
const touched = state => { if (state.changed !== undefined) state.changed(); };
const fromRect = ({ x, y, width, height }) => construct(x, y, width, height);
const read = {
  __proto__: null, x: ({ x }) => x, y: ({ y }) => y, width: ({ width }) => width, height: ({ height }) => height,
};
G.DOMRectReadOnlySteps = {
  __proto__: null,
  construct,
  fromRect,
  ...read,
  top: ({ y, height }) => min(y, y + height),
  right: ({ x, width }) => max(x, x + width),
  bottom: ({ y, height }) => max(y, y + height),
  left: ({ x, width }) => min(x, x + width),
};
G.DOMRectSteps = {
  __proto__: null,
  construct,
  fromRect,
  ...read,
  setX(state, value) { state.x = value; touched(state); },
  setY(state, value) { state.y = value; touched(state); },
  setWidth(state, value) { state.width = value; touched(state); },
  setHeight(state, value) { state.height = value; touched(state); },
};
G.newRect = (width = 0, height = 0) => construct(0, 0, width, height);
G.newRectList = rects => ({ __proto__: null, rects, object: undefined });
G.DOMRectListSteps = {
  __proto__: null,
  length: ({ rects }) => rects.length,
  item: ({ rects }, index) => index < rects.length ? rects[index] : null,
};
}
