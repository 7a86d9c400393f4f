// js/html/Storage.js: localStorage and sessionStorage, in memory. https://html.spec.whatwg.org/multipage/webstorage.html
//
// Reads and writes nothing of the arena. Offers G.storage(kind): the storage object of that kind. Exposes Storage.
'use strict';
{
  const G = this;
  const { defineInterface, need, toText, PrivateMap, makeIndexed } = G;
  const Storage = defineInterface('Storage', {
    __proto__: null,
    members: {
      get length() { return G.stateOf(this).items.count(); },
      key(index) { need(arguments.length, 1); const name = G.stateOf(this).names()[index >>> 0]; return name === undefined ? null : name; },
      getItem(key) { need(arguments.length, 1); const value = G.stateOf(this).items.get(toText(key)); return value === undefined ? null : value; },
      setItem(key, value) { need(arguments.length, 2); G.stateOf(this).items.set(toText(key), toText(value)); },
      removeItem(key) { need(arguments.length, 1); G.stateOf(this).items.delete(toText(key)); },
      clear() { G.stateOf(this).items.clear(); },
    },
  });
  const stores = PrivateMap();
  G.storage = kind => {
    let store = stores.get(kind);
    if (store === undefined) {
      const items = PrivateMap();
      items.count = () => { let count = 0; items.forEach(() => { count++; }); return count; };
      store = makeIndexed(Storage.prototype, {
        __proto__: null,
        items, namesAreEnumerable: true, count: () => 0, at: index => items.get(`${index}`),
        named: name => items.get(name),
        names: () => { const names = G.privateArray(); items.forEach((_, key) => { names[names.length] = key; }); return names; },
        setNamed: (name, value) => { items.set(name, toText(value)); },
        setAt: (index, value) => { items.set(`${index}`, toText(value)); },
        deleteNamed: name => { items.delete(name); },
      });
      stores.set(kind, store);
    }
    return store;
  };
}
