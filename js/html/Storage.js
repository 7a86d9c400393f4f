// js/html/Storage.js: steps of localStorage and sessionStorage, in memory. https://html.spec.whatwg.org/multipage/webstorage.html
//
// Reads and writes nothing of the arena.
// Offers  G.StorageSteps (js/idl/Storage.webidl) · G.storage(kind): the state of the storage of that kind. Exposes nothing.
'use strict';
{
  const G = this;
  const { PrivateMap, privateArray } = G;
  function names({ items }) {
    const found = privateArray();
    items.forEach((_, key) => { found[found.length] = key; });
    return found;
  }
  G.StorageSteps = {
    __proto__: null,
    length: state => names(state).length,
    key(state, index) { const found = names(state); return index < found.length ? found[index] : null; },
    getItem({ items }, key) { const value = items.get(key); return value === undefined ? null : value; },
    setItem({ items }, key, value) { items.set(key, value); },
    removeItem({ items }, key) { items.delete(key); },
    clear({ items }) { items.clear(); },
    names,
  };
  const stores = PrivateMap();
  G.storage = kind => {
    let store = stores.get(kind);
    if (store === undefined) {
      store = { __proto__: null, items: PrivateMap(), object: undefined };
      stores.set(kind, store);
    }
    return store;
  };
}
