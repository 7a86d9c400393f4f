// js/dom/listeners.js: the lists of event listeners of objects. https://dom.spec.whatwg.org/#concept-event-listener
//
// Reads and writes nothing of the arena.
// Exports listenersOf(target, make): entries {type, callback, capture, …}, of which those that are `removed` do not count ·
//         findListener(list, type, callback, capture), undefined for none · addListener(list, entry) · addFirstListener(list, entry):
//         before all others · removeListener(list, entry) · removeAllListeners(target) · listenersFor(list, type): its entries that may
//         have a type · isHeardBy(target, type): whether it has a listener for a type · isListenedFor(type): whether any list ever had such
//         a listener.
// Exposes nothing.
'use strict'; { const G = this; const { PrivateMap, privateArray,
pageState,
Given } = G;

// NB: It has an explicit constructor: a default constructor iterates its arguments, which scripts can observe.
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
G.listenersOf = (object, make = false) => ListenerStore.of(object, make);
const { listenedFor } = pageState('dom/listeners', () => ({ __proto__: null, listenedFor: PrivateMap() }));
G.isListenedFor = type => listenedFor.has(type);

// From this length on, listeners are indexed by type, and those of a type with as many listeners by callback; removed listeners are deleted
// many at a time.
const LONG = 32;
const isThis = (entry, type, callback, capture) => entry.type === type && entry.callback === callback && entry.capture === capture && !entry.removed;
function scan(among, type, callback, capture) {
  for (let i = 0; i < among.length; i++) if (isThis(among[i], type, callback, capture)) return among[i];
  return undefined;
}
function findListener(list, type, callback, capture) {
  if (list.length < LONG) return scan(list, type, callback, capture);
  const ofType = indexOf(list).get(type);
  if (ofType === undefined) return undefined;
  if (ofType.length < LONG) return scan(ofType, type, callback, capture);
  const same = callbacksOf(ofType).get(callback);
  return same === undefined ? undefined : scan(same, type, callback, capture);
} G.findListener = findListener;
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
// By callback: the entries of a type that were not removed; at most one that captures and one that does not.
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
// DOM, the end of 5 of "add an event listener" (#add-an-event-listener): the list does not have it yet.
function addListener(list, entry) {
  list[list.length] = entry;
  if (list.index !== undefined) enter(list.index, entry);
  listenedFor.set(entry.type, true);
} G.addListener = addListener;
function addFirstListener(list, entry) {
  for (let i = list.length; i > 0; i--) list[i] = list[i - 1];
  list[0] = entry;
  list.index = undefined;
  listenedFor.set(entry.type, true);
} G.addFirstListener = addFirstListener;
function takeOut(list) {
  let count = 0;
  for (let i = 0; i < list.length; i++) if (!list[i].removed) list[count++] = list[i];
  list.length = count;
  list.removedCount = 0;
}
// DOM, "remove an event listener" (#remove-an-event-listener): 2. 1 is of service workers, which there are none of.
function removeListener(list, entry) {
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
} G.removeListener = removeListener;
// DOM, "remove all event listeners" (#remove-all-event-listeners).
G.removeAllListeners = object => {
  const list = ListenerStore.of(object, false);
  for (let i = 0; list !== null && i < list.length; i++) list[i].removed = true;
  if (list === null) return;
  takeOut(list);
  list.index = undefined;
};
// The entries that may have a type, including removed ones; to be read before the list changes.
const listenersFor = G.listenersFor = (list, type) => list.length < LONG ? list : indexOf(list).get(type) ?? NONE;
const NONE = privateArray();
NONE.removedCount = 0;
G.isHeardBy = (object, type) => {
  const list = ListenerStore.of(object, false);
  if (list === null) return false;
  const among = listenersFor(list, type);
  if (list.length >= LONG) return among.length > among.removedCount;
  for (let i = 0; i < among.length; i++) if (among[i].type === type && !among[i].removed) return true;
  return false;
};
}
