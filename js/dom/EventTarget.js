// js/dom/EventTarget.js: listeners. https://dom.spec.whatwg.org/#interface-eventtarget
//
// Reads and writes nothing of the arena. How events reach listeners is js/dom/dispatch.js's.
// Exports listenersOf(target, make): entries, of which those that are `removed` do not count · findListener(list, type, callback, capture),
//         addListener(list, entry), addFirstListener(list, entry): in front of all others, removeListener(list, entry) ·
//         removeAllListeners(target) · listenersFor(list, type): those of its entries that may be of a type ·
//         isHeardBy(target, type): whether it has a listener of a type · isListenedFor(type): whether any list ever had one ·
//         makeTarget(object): makes it a target that is no node · isEventTarget(value).
//         Event handler attributes (onclick …) are js/html/'s: it stores its callback as a listener.
// Throws  InvalidStateError for an event in flight. Exposes EventTarget.
import { global } from 'native';
import { PrivateMap, primordials, privateArray } from '../primordials.js';
import { hooks } from '../hooks.js';
import { Given, documentIdOf, idOf, isNode, kindOf } from '../arena.js';
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
export const isListenedFor = type => listenedFor.has(type);
const isElement = object => isNode(object) && kindOf(idOf(object)) === 1;
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
// Of a list as long as this, listeners are known by their types, and of a type with as many by their callbacks; those that were removed are
// taken out many at a time.
const LONG = 32;
const isThis = (entry, type, callback, capture) => entry.type === type && entry.callback === callback && entry.capture === capture && !entry.removed;
function scan(among, type, callback, capture) {
  for (let i = 0; i < among.length; i++) if (isThis(among[i], type, callback, capture)) return among[i];
  return undefined;
}
function find(list, type, callback, capture) {
  if (list.length < LONG) return scan(list, type, callback, capture);
  const ofType = indexOf(list).get(type);
  if (ofType === undefined) return undefined;
  if (ofType.length < LONG) return scan(ofType, type, callback, capture);
  const same = callbacksOf(ofType).get(callback);
  return same === undefined ? undefined : scan(same, type, callback, capture);
}
// By type: the entries of that type.
function indexOf(list) {
  if (list.index === undefined) {
    list.index = PrivateMap();
    for (let i = 0; i < list.length; i++) enter(list.index, list[i]);
  }
  return list.index;
}
function enter(index, entry) {
  let ofType = index.get(entry.type);
  if (ofType === undefined) {
    index.set(entry.type, ofType = privateArray());
    ofType.removedCount = 0;
  }
  ofType[ofType.length] = entry;
  if (ofType.callbacks !== undefined) enterCallback(ofType.callbacks, entry);
}
// By callback: those of a type's entries that were not removed, at most one that captures and one that does not.
function callbacksOf(ofType) {
  if (ofType.callbacks === undefined) {
    ofType.callbacks = PrivateMap();
    for (let i = 0; i < ofType.length; i++) if (!ofType[i].removed) enterCallback(ofType.callbacks, ofType[i]);
  }
  return ofType.callbacks;
}
function enterCallback(callbacks, entry) {
  const same = callbacks.get(entry.callback);
  if (same !== undefined) { same[same.length] = entry; return; }
  const made = privateArray();
  made[0] = entry;
  callbacks.set(entry.callback, made);
}
function takeOut(list) {
  let count = 0;
  for (let i = 0; i < list.length; i++) if (!list[i].removed) list[count++] = list[i];
  list.length = count;
  list.removedCount = 0;
}
function remove(list, entry) {
  if (entry.removed) return;
  entry.removed = true;
  list.removedCount = (list.removedCount | 0) + 1;
  if (list.length < LONG || list.removedCount * 2 >= list.length) {
    takeOut(list);
    list.index = undefined;
  } else if (list.index !== undefined) {
    const ofType = list.index.get(entry.type), same = ofType.callbacks === undefined ? undefined : ofType.callbacks.get(entry.callback);
    if (same !== undefined) {
      takeOut(same);
      if (same.length === 0) ofType.callbacks.delete(entry.callback);
    }
    if (++ofType.removedCount * 2 > ofType.length) takeOut(ofType);
  }
}
function add(list, entry) {
  list[list.length] = entry;
  if (list.index !== undefined) enter(list.index, entry);
  listenedFor.set(entry.type, true);
}
function addFirst(list, entry) {
  for (let i = list.length; i > 0; i--) list[i] = list[i - 1];
  list[0] = entry;
  list.index = undefined;
  listenedFor.set(entry.type, true);
}
// The entries that may be of a type, some of them removed; to be read before the list changes.
export const listenersFor = (list, type) => list.length < LONG ? list : indexOf(list).get(type) ?? NONE;
const NONE = privateArray();
NONE.removedCount = 0;
export const isHeardBy = (object, type) => {
  const list = ListenerStore.of(object, false);
  if (list === null) return false;
  const among = listenersFor(list, type);
  if (list.length >= LONG) return among.length > among.removedCount;
  for (let i = 0; i < among.length; i++) if (among[i].type === type && !among[i].removed) return true;
  return false;
};
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
      add(list, entry);
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
export const removeAllListeners = object => {
  const list = ListenerStore.of(object, false);
  for (let i = 0; list !== null && i < list.length; i++) list[i].removed = true;
  if (list === null) return;
  takeOut(list);
  list.index = undefined;
};
export { find as findListener, add as addListener, addFirst as addFirstListener, remove as removeListener };
