// js/html/windows/Storage.js: steps of localStorage and sessionStorage, in memory. https://html.spec.whatwg.org/multipage/webstorage.html
//
// Reads and writes nothing of the arena.
// Exports StorageSteps (js/idl/Storage.webidl) · storage(kind): the state of the storage of that kind, {area}: windows of
//         one origin share it. Exposes nothing.
'use strict'; { const G = this; const { PrivateMap, primordials, privateArray,
pageState,
fail } = G;

const { test } = primordials;
// The maximum number of bytes of an origin's keys and values, as in WebKit; a text has two bytes for each unit unless it is Latin-1.
const QUOTA = 5 << 20;
const byteLength = text => test(/[^\0-\xFF]/, text) ? 2 * text.length : text.length;
// The keys in order, from state.first on, in a list that stays valid while keys are added at its end and removed at either end.
function keysOf(state) {
  if (state.keys === null) {
    const found = state.keys = privateArray();
    state.first = 0;
    state.items.forEach((_, key) => { found[found.length] = key; });
  }
  return state.keys;
}
function forget(state, key) {
  const { keys, first } = state;
  if (keys === null) return;
  if (keys[first] === key) state.first++;
  else if (keys[keys.length - 1] === key) keys.length--;
  else state.keys = null;
}
function names(state) {
  const keys = keysOf(state), found = privateArray();
  for (let i = state.first; i < keys.length; i++) found[found.length] = keys[i];
  return found;
}
G.StorageSteps = {
  __proto__: null,
  length: ({ area }) => area.items.count(),
  key({ area }, index) { const keys = keysOf(area); return index < keys.length - area.first ? keys[area.first + index] : null; },
  getItem({ area }, key) { const value = area.items.get(key); return value === undefined ? null : value; },
  setItem({ area }, key, value) {
    const old = area.items.get(key);
    const size = area.size + byteLength(value) + (old === undefined ? byteLength(key) : -byteLength(old));
    if (size > QUOTA) fail('QuotaExceededError', 'The quota has been exceeded.');
    area.items.set(key, value);
    area.size = size;
    if (old === undefined && area.keys !== null) area.keys[area.keys.length] = key;
  },
  removeItem({ area }, key) {
    const old = area.items.get(key);
    if (old === undefined) return;
    area.items.delete(key);
    forget(area, key);
    area.size -= byteLength(key) + byteLength(old);
  },
  clear({ area }) {
    area.items.clear();
    area.size = 0;
    area.keys = null;
  },
  names: ({ area }) => names(area),
};
const { stores } = pageState('html/windows/Storage', () => ({ __proto__: null, stores: PrivateMap() }));
G.storage = kind => {
  let store = stores.get(kind);
  if (store === undefined) {
    store = { __proto__: null, object: undefined, area: { __proto__: null, items: PrivateMap(), size: 0, keys: null, first: 0 } };
    stores.set(kind, store);
  }
  return store;
};
}
