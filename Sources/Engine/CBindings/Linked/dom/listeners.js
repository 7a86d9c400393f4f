// js/dom/listeners.js: the lists of event listeners that objects have. https://dom.spec.whatwg.org/#concept-event-listener
//
// Reads and writes nothing of the arena.
// Exports listenersOf(target, make): entries {type, callback, capture, …}, of which those that are `removed` do not count ·
//         findListener(list, type, callback, capture), undefined for none · addListener(list, entry) · removeListener(list, entry) ·
//         listenersFor(list, type): those of its entries that may be of a type · listenFor(type): to be called by whoever
//         adds an entry to a list by itself · isListenedFor(type): whether any list ever had an entry of that type.
// Exposes nothing.
'use strict'; { const G = this; const { PrivateMap, each, privateArray,
Given } = G;

// NB: With a constructor of its own: that of a class without one walks through its arguments, which scripts can see.
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
const listenedFor = PrivateMap();
const listenFor = G.listenFor = type => { listenedFor.set(type, true); };
G.isListenedFor = type => listenedFor.has(type);

// Of a list as long as this, listeners are known by their callbacks and by their types, and those that were removed are taken out many at a
// time.
const LONG = 32;
const isThis = (entry, type, callback, capture) => entry.type === type && entry.callback === callback && entry.capture === capture && !entry.removed;
function findListener(list, type, callback, capture) {
  let among = list;
  if (list.length >= LONG) {
    const { callbacks, types } = indexOf(list), ofType = types.get(type);
    among = callbacks.get(callback);
    if (among !== undefined && ofType !== undefined && ofType.length < among.length) among = ofType;
  }
  if (among !== undefined) for (let i = 0; i < among.length; i++) if (isThis(among[i], type, callback, capture)) return among[i];
  return undefined;
} G.findListener = findListener;
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
function addListener(list, entry) {
  list[list.length] = entry;
  listenFor(entry.type);
  if (list.index !== undefined) enter(list, entry);
} G.addListener = addListener;
function takeOut(list) {
  let count = 0;
  for (let i = 0; i < list.length; i++) if (!list[i].removed) list[count++] = list[i];
  list.length = count;
  list.removedCount = 0;
}
function removeListener(list, entry) {
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
} G.removeListener = removeListener;
// The entries that may be of a type, some of them removed; to be read before the list changes.
G.listenersFor = (list, type) => list.length < LONG ? list : indexOf(list).types.get(type) ?? NONE;
const NONE = privateArray();
}
