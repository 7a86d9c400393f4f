// js/html/scripting/idle.js: requestIdleCallback on a page that is idle once its scripts are done. https://w3c.github.io/requestidlecallback/
//
// Reads and writes nothing of the arena.
// Exports requestIdle(callback) → number, which clearTimer takes · IdleDeadlineSteps (js/idl/idle.webidl). Exposes nothing.
import { apply } from '../../primordials.js';
import { currentTime } from '../../timing/clock.js';
import { makeIdleDeadline } from 'late:../../bindings/idle.js';
import { setTimer } from 'late:../../timing/timers.js';

export const IdleDeadlineSteps = {
  __proto__: null,
  timeRemaining({ end }) { const left = end - currentTime(); return left > 0 ? left : 0; },
  // Computing takes no virtual time, so there is always some left.
  didTimeout: () => false,
};
const LONGEST = 50;
export const requestIdle = callback => setTimer(() => {
  apply(callback, undefined, [makeIdleDeadline({ __proto__: null, end: currentTime() + LONGEST, object: undefined })]);
}, 1);
