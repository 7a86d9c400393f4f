// js/dom/EventTarget.js: listeners. https://dom.spec.whatwg.org/#interface-eventtarget
//
// Reads and writes nothing of the arena. How events reach listeners is js/dom/dispatch.js's.
// Exports listenersOf(target, make): entries, of which those that are `removed` do not count · removeListener(list, entry) ·
//         listenersFor(list, type): those of its entries that may be of a type ·
//         makeTarget(object): makes it a target that is no node · isEventTarget(value) · listenFor(type): to be called by whoever
//         adds an entry to a list by itself · isListenedFor(type): whether any list ever had an entry of that type.
//         Event handler attributes (onclick …) are js/html/'s: it stores its callback as a listener.
// Throws  InvalidStateError for an event in flight. Exposes EventTarget.
import { global } from 'native';
import { PrivateMap, each, primordials, privateArray } from '../primordials.js';
import { hooks } from '../hooks.js';
import { Given, documentIdOf, idOf, isNode } from '../arena.js';
import { ELEMENT, kindOf } from '../memory.js';
import { defineInterface, need } from '../webidl/interface.js';
import { fail, toText } from '../webidl/conversions.js';
import { abortSignalState } from 'late:../bindings/Abort.js';
import { eventState } from 'late:../bindings/Event.js';
import { isAborted, whenAborted } from 'late:./Abort.js';
import { documentElementOf } from 'late:./Document.js';
import { dispatch } from 'late:./dispatch.js';
import { bodyOf } from 'late:./documentElements.js';
import { wrongKind } from 'late:../webidl/types.js';

const { TypeError } = primordials;

// NB: With constructors of their own: that of a class without one walks through its arguments, which scripts can see.
class ListenerStore extends Given {
  #listeners = privateArray();
  constructor(object) { super(object); }
  static of(object, make) {
    if (!(#listeners in object)) {
      if (!make) return null;
      new ListenerStore(object);
    }
    return object.#listeners;
  }
}
class TargetBrand extends Given {
  #target = true;
  constructor(object) { super(object); }
  static is(value) { return typeof value === 'object' && value !== null && #target in value; }
}
const listenedFor = PrivateMap();
export const listenFor = type => { listenedFor.set(type, true); };
export const isListenedFor = type => listenedFor.has(type);
const isElement = object => isNode(object) && kindOf(idOf(object)) === ELEMENT;
const receiver = object => {
  if (object === undefined || object === null || object === global) return global;
  if (isNode(object) || TargetBrand.is(object)) return object;
  throw new TypeError('The object is not an EventTarget');
};

const isObject = value => typeof value === 'object' && value !== null || typeof value === 'function';
const captureOf = options => isObject(options) ? !!options.capture : !!options;
function flatten(options) {
  if (!isObject(options)) return { __proto__: null, capture: !!options, once: false, passive: undefined, signal: null };
  // NB: A dictionary's members are read and converted in this order, those of the dictionary that it inherits from first.
  const { capture, once, passive, signal } = options;
  return {
    __proto__: null, capture: !!capture, once: !!once, passive: passive === undefined ? undefined : !!passive,
    signal: signal === undefined ? null : abortSignalState(signal),
  };
}
// https://dom.spec.whatwg.org/#default-passive-value
const scrolling = { __proto__: null, touchstart: 1, touchmove: 1, wheel: 1, mousewheel: 1 };
function isPassiveByDefault(type, target) {
  if (scrolling[type] !== 1) return false;
  if (target === global) return true;
  const id = isNode(target) ? idOf(target) : 0, document = id === 0 ? 0 : documentIdOf(id);
  return id !== 0 && (id === document || id === documentElementOf(document) || id === bodyOf(document));
}
// Of a list as long as this, listeners are known by their callbacks and by their types, and those that were removed are taken out many at a
// time.
const LONG = 32;
const isThis = (entry, type, callback, capture) => entry.type === type && entry.callback === callback && entry.capture === capture && !entry.removed;
function find(list, type, callback, capture) {
  let among = list;
  if (list.length >= LONG) {
    const { callbacks, types } = indexOf(list), ofType = types.get(type);
    among = callbacks.get(callback);
    if (among !== undefined && ofType !== undefined && ofType.length < among.length) among = ofType;
  }
  if (among !== undefined) for (let i = 0; i < among.length; i++) if (isThis(among[i], type, callback, capture)) return among[i];
  return undefined;
}
function indexOf(list) {
  if (list.index === undefined) {
    list.index = { __proto__: null, callbacks: PrivateMap(), types: PrivateMap() };
    for (let i = 0; i < list.length; i++) enter(list, list[i]);
  }
  return list.index;
}
function put(entries, key, entry) {
  const known = entries.get(key);
  if (known !== undefined) { known[known.length] = entry; return; }
  const made = privateArray();
  made[0] = entry;
  made.removedCount = 0;
  entries.set(key, made);
}
function enter({ index }, entry) {
  put(index.callbacks, entry.callback, entry);
  put(index.types, entry.type, entry);
}
function takeOut(list) {
  let count = 0;
  for (let i = 0; i < list.length; i++) if (!list[i].removed) list[count++] = list[i];
  list.length = count;
  list.removedCount = 0;
}
function remove(list, entry) {
  entry.removed = true;
  list.removedCount = (list.removedCount | 0) + 1;
  if (list.length < LONG || list.removedCount * 2 >= list.length) {
    takeOut(list);
    list.index = undefined;
  } else if (list.index !== undefined) {
    for (const some of each([list.index.callbacks.get(entry.callback), list.index.types.get(entry.type)])) {
      if (++some.removedCount * 2 > some.length) takeOut(some);
    }
  }
}
// The entries that may be of a type, some of them removed; to be read before the list changes.
export const listenersFor = (list, type) => list.length < LONG ? list : indexOf(list).types.get(type) ?? NONE;
const NONE = privateArray();
function callbackOf(value, member) {
  if (value === null || value === undefined) return null;
  if (typeof value !== 'object' && typeof value !== 'function') wrongKind('an object', `Argument 2 ('listener') to EventTarget.${member}`);
  return value;
}

export const EventTarget = defineInterface('EventTarget', {
  __proto__: null,
  construct: object => new TargetBrand(object),
  members: {
    constructor: undefined,
    addEventListener(type, callback, options = undefined) {
      need(arguments.length, 2);
      const target = receiver(this);
      type = toText(type);
      callback = callbackOf(callback, 'addEventListener');
      const { capture, once, passive, signal } = flatten(options);
      if (signal !== null && isAborted(signal) || callback === null) return;
      const list = ListenerStore.of(target, true);
      if (find(list, type, callback, capture) !== undefined) return;
      const isPassive = passive === undefined ? isPassiveByDefault(type, target) : passive;
      const entry = { __proto__: null, type, callback, capture, once, passive: isPassive, removed: false };
      list[list.length] = entry;
      listenFor(type);
      if (list.index !== undefined) enter(list, entry);
      if (hooks.listening !== null && isElement(target)) hooks.listening(idOf(target), type);
      if (signal !== null) whenAborted(signal, () => { if (!entry.removed) remove(list, entry); });
    },
    removeEventListener(type, callback, options = undefined) {
      need(arguments.length, 2);
      const target = receiver(this);
      type = toText(type);
      callback = callbackOf(callback, 'removeEventListener');
      const capture = captureOf(options), list = ListenerStore.of(target, false);
      const entry = list === null ? undefined : find(list, type, callback, capture);
      if (entry !== undefined) remove(list, entry);
    },
    dispatchEvent(event) {
      need(arguments.length, 1);
      const target = receiver(this);
      const state = eventState(event, "Argument 1 ('event') to EventTarget.dispatchEvent");
      if (state.dispatching || !state.initialized) fail('InvalidStateError');
      state.trusted = false;
      return dispatch(target, event);
    },
  },
});

export const makeTarget = object => new TargetBrand(object);
export const isEventTarget = value => value === global || isNode(value) || TargetBrand.is(value);
export const listenersOf = (object, make = false) => ListenerStore.of(object, make);
export { remove as removeListener };
