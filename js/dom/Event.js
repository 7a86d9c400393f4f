// js/dom/Event.js: steps of Event. https://dom.spec.whatwg.org/#interface-event
//
// Reads   nothing of the arena. Writes nothing.
// Exports EventSteps (js/idl/Event.webidl) · newEventState(type, bubbles, cancelable, composed), which js/dom/dispatch.js drives ·
//         initializeEvent(state, type, bubbles, cancelable): false, and no change, while it is dispatched.
// Exposes nothing.
import { privateArray } from '../primordials.js';
import { now } from '../timing/clock.js';
import { composedPath } from 'late:./eventPath.js';

// DOM, the "inner event creation steps" (#inner-event-creation-steps): js/dom/eventInterfaces.js sees to other members of the dictionary.
function newState(type, bubbles, cancelable, composed) {
  return {
    __proto__: null, object: undefined, type, bubbles, cancelable, composed, target: null, relatedTarget: null, currentTarget: null,
    phase: 0, path: null, tree: null, description: null, initialized: true, dispatching: false, stop: false, stopImmediate: false, canceled: false,
    passive: false, trusted: false, time: now(), fields: null, token: 0,
  };
}
// DOM, "set the canceled flag" (#set-the-canceled-flag).
function cancel(state) { if (state.cancelable && !state.passive) state.canceled = true; }
// DOM, initEvent() (#dom-event-initevent), and "initialize" an event (#concept-event-initialize, its numbers with an I).
function initialize(state, type, bubbles, cancelable) {
  // 1.
  if (state.dispatching) return false;
  // 2: I1–I3.
  state.initialized = true;
  state.stop = state.stopImmediate = state.canceled = state.trusted = false;
  // I4–I7.
  state.target = null;
  state.type = type; state.bubbles = bubbles; state.cancelable = cancelable;
  return true;
}
const noList = privateArray();
export const EventSteps = {
  __proto__: null,
  construct: (type, { bubbles, cancelable, composed }) => newState(type, bubbles, cancelable, composed),
  type: state => state.type,
  target: state => state.target,
  srcElement: state => state.target,
  currentTarget: state => state.currentTarget,
  composedPath({ path, tree, currentTarget }) {
    // DOM, composedPath() (#dom-event-composedpath): 1–5; others are js/dom/eventPath.js's. NB: Without shadow trees, it is the path.
    if (path === null || currentTarget === null) return noList;
    return tree === null ? path : composedPath(path, tree, currentTarget);
  },
  eventPhase: state => state.phase,
  stopPropagation(state) { state.stop = true; },
  cancelBubble: state => state.stop,
  setCancelBubble(state, value) { if (value) state.stop = true; },
  stopImmediatePropagation(state) { state.stop = state.stopImmediate = true; },
  bubbles: state => state.bubbles,
  cancelable: state => state.cancelable,
  returnValue: state => !state.canceled,
  setReturnValue(state, value) { if (!value) cancel(state); },
  preventDefault: cancel,
  defaultPrevented: state => state.canceled,
  composed: state => state.composed,
  isTrusted: state => state.trusted,
  timeStamp: state => state.time,
  initEvent: initialize,
};

export { newState as newEventState, initialize as initializeEvent };
