// js/html/windows/Storage.js: steps of localStorage and sessionStorage, in memory. https://html.spec.whatwg.org/multipage/webstorage.html
//
// Reads and writes nothing of the arena.
// Exports StorageSteps (js/idl/Storage.webidl) · storage(kind): the state of the storage of that kind. Exposes nothing.
import { PrivateMap, primordials, privateArray } from '../../primordials.js';
import { pageState } from '../../page.js';
import { fail } from '../../webidl/conversions.js';

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
export const StorageSteps = {
  __proto__: null,
  length: state => state.items.count(),
  key(state, index) { const keys = keysOf(state); return index < keys.length - state.first ? keys[state.first + index] : null; },
  getItem({ items }, key) { const value = items.get(key); return value === undefined ? null : value; },
  setItem(state, key, value) {
    const old = state.items.get(key);
    const size = state.size + byteLength(value) + (old === undefined ? byteLength(key) : -byteLength(old));
    if (size > QUOTA) fail('QuotaExceededError', 'The quota has been exceeded.');
    state.items.set(key, value);
    state.size = size;
    if (old === undefined && state.keys !== null) state.keys[state.keys.length] = key;
  },
  removeItem(state, key) {
    const old = state.items.get(key);
    if (old === undefined) return;
    state.items.delete(key);
    forget(state, key);
    state.size -= byteLength(key) + byteLength(old);
  },
  clear(state) {
    state.items.clear();
    state.size = 0;
    state.keys = null;
  },
  names,
};
const { stores } = pageState('html/windows/Storage', () => ({ __proto__: null, stores: PrivateMap() }));
export const storage = kind => {
  let store = stores.get(kind);
  if (store === undefined) {
    store = { __proto__: null, items: PrivateMap(), size: 0, keys: null, first: 0, object: undefined };
    stores.set(kind, store);
  }
  return store;
};
