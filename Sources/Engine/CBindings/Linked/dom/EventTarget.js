// js/dom/EventTarget.js: the interface EventTarget. https://dom.spec.whatwg.org/#interface-eventtarget
//
// Reads   kinds. Writes nothing of the arena. js/dom/dispatch.js delivers events to listeners.
// Exports makeTarget(object): makes it an event target that is not a node · isEventTarget(value). Event handler attributes (onclick …) are
//         in js/html/, which stores their callbacks as listeners.
// Throws  InvalidStateError for an event in flight. Exposes EventTarget.
'use strict'; { const G = this; const { global,
primordials,
hooks,
Given, documentIdOf, idOf, isNode,
N,
defineInterface, need,
fail, toText,
addListener, findListener, listenersOf, removeListener } = G;








const { TypeError } = primordials;

// NB: It has an explicit constructor: a default constructor iterates its arguments, which scripts can observe.
class TargetBrand extends Given {
  #target = true;
  constructor(object) { super(object); }
  static is(value) { return typeof value === 'object' && value !== null && #target in value; }
}
const isElement = object => isNode(object) && (N[idOf(object) << 3] & 255) === 1;
const receiver = object => {
  if (object === undefined || object === null || object === global) return global;
  if (isNode(object) || TargetBrand.is(object)) return object;
  throw new TypeError('The object is not an EventTarget');
};

const isObject = value => typeof value === 'object' && value !== null || typeof value === 'function';
// DOM, "flatten options" (#concept-flatten-options) and "flatten more options" (#event-flatten-more).
const captureOf = options => isObject(options) ? !!options.capture : !!options;
function flatten(options) {
  if (!isObject(options)) return { __proto__: null, capture: !!options, once: false, passive: undefined, signal: null };
  // NB: The members of a dictionary are read and converted in this order, inherited ones first.
  const { capture, once, passive, signal } = options;
  return {
    __proto__: null, capture: !!capture, once: !!once, passive: passive === undefined ? undefined : !!passive,
    signal: signal === undefined ? null : G.abortSignalState(signal),
  };
}
// DOM, "default passive value" (#default-passive-value).
const scrolling = { __proto__: null, touchstart: 1, touchmove: 1, wheel: 1, mousewheel: 1 };
function isPassiveByDefault(type, target) {
  // 1, 2.
  if (scrolling[type] !== 1) return false;
  if (target === global) return true;
  const id = isNode(target) ? idOf(target) : 0, document = id === 0 ? 0 : documentIdOf(id);
  return id !== 0 && (id === document || id === G.documentElementOf(document) || id === G.bodyOf(document));
}
function callbackOf(value, member) {
  if (value === null || value === undefined) return null;
  if (typeof value !== 'object' && typeof value !== 'function') G.wrongKind('an object', `Argument 2 ('listener') to EventTarget.${member}`);
  return value;
}

G.EventTarget = defineInterface('EventTarget', {
  __proto__: null,
  construct: object => new TargetBrand(object),
  members: {
    constructor: undefined,
    // DOM, addEventListener() (#dom-eventtarget-addeventlistener); "add an event listener" (#add-an-event-listener) has numbers with an A.
    addEventListener(type, callback, options = undefined) {
      need(arguments.length, 2);
      const target = receiver(this);
      type = toText(type);
      callback = callbackOf(callback, 'addEventListener');
      // 1.
      const { capture, once, passive, signal } = flatten(options);
      // A2–A3. A1 is of service workers.
      if (signal !== null && G.isAborted(signal) || callback === null) return;
      const list = listenersOf(target, true);
      // A5. NB: The removal at the abort of the signal (A6) would find nothing.
      if (findListener(list, type, callback, capture) !== undefined) return;
      // A4.
      const isPassive = passive === undefined ? isPassiveByDefault(type, target) : passive;
      const entry = { __proto__: null, type, callback, capture, once, passive: isPassive, removed: false };
      // A5.
      addListener(list, entry);
      if (hooks.listening !== null && isElement(target)) hooks.listening(idOf(target), type);
      // A6.
      if (signal !== null) G.whenAborted(signal, () => { if (!entry.removed) removeListener(list, entry); });
    },
    // DOM, removeEventListener() (#dom-eventtarget-removeeventlistener).
    removeEventListener(type, callback, options = undefined) {
      need(arguments.length, 2);
      const target = receiver(this);
      type = toText(type);
      callback = callbackOf(callback, 'removeEventListener');
      // 1.
      const capture = captureOf(options), list = listenersOf(target);
      // 2.
      const entry = list === null ? undefined : findListener(list, type, callback, capture);
      if (entry !== undefined) removeListener(list, entry);
    },
    // DOM, dispatchEvent() (#dom-eventtarget-dispatchevent).
    dispatchEvent(event) {
      need(arguments.length, 1);
      const target = receiver(this);
      const state = G.eventState(event, "Argument 1 ('event') to EventTarget.dispatchEvent");
      // 1.
      if (state.dispatching || !state.initialized) fail('InvalidStateError');
      // 2–3.
      state.trusted = false;
      return G.dispatch(target, event);
    },
  },
});

G.makeTarget = object => new TargetBrand(object);
G.isEventTarget = value => value === global || isNode(value) || TargetBrand.is(value);
}
