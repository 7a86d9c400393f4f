// js/html/scripting/idle.js: requestIdleCallback on a page that is idle once its scripts are done. https://w3c.github.io/requestidlecallback/
//
// Reads and writes nothing of the arena.
// Exports requestIdle(callback) → number, which clearTimer takes · IdleDeadlineSteps (js/idl/idle.webidl). Exposes nothing.
'use strict'; { const G = this; const { apply,
currentTime } = G;



G.IdleDeadlineSteps = {
  __proto__: null,
  timeRemaining({ end }) { const left = end - currentTime(); return left > 0 ? left : 0; },
  // Computing takes no virtual time, so there is always some left.
  didTimeout: () => false,
};
const LONGEST = 50;
G.requestIdle = callback => G.setTimer(() => {
  apply(callback, undefined, [G.makeIdleDeadline({ __proto__: null, end: currentTime() + LONGEST, object: undefined })]);
}, 1);
}
