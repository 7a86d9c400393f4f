// js/html/elements/marquee.js: marquee elements, which do not move. https://html.spec.whatwg.org/multipage/obsolete.html#htmlmarqueeelement
//
// Reads   attributes. Writes through native calls. Exports the steps of the interface. Exposes nothing.
'use strict'; { const G = this; const { setText, textOf,
integerOf } = G;

G.HTMLMarqueeElementSteps = {
  __proto__: null,
  loop(id) { const value = integerOf(textOf(id, 'loop')); return value === null || value < 1 ? -1 : value; },
  setLoop(id, value) { if (value < 0 ? value === -1 : value !== 0) setText(id, 'loop', `${value}`); },
  start() {},
  stop() {},
};
}
