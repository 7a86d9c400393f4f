// js/bindings/Storage.js: the bindings that js/idl/generate.py made of js/idl/Storage.webidl. Not to be edited.
//
// Exposes Storage.
'use strict';
{
  const G = this;
  const { Given, defineInterface, itemKind, makeIndexed, need, toText, wrongReceiver, wrongValue } = G;
  const StorageSteps = G.StorageSteps;
  function orUndefined(value, convert) { return value === undefined || value === null ? undefined : convert === null ? value : convert(value); }

  class StorageBrand extends Given {
    #state;
    constructor(object, state) { super(object); this.#state = state; state.object = object; }
    static of(object, member, kind = 0) {
      if (typeof object !== 'object' || object === null || !(#state in object)) wrongReceiver('Storage', member, kind);
      return object.#state;
    }
    static is(value) { return typeof value === 'object' && value !== null && #state in value; }
    static from(value, where) {
      if (typeof value !== 'object' || value === null || !(#state in value)) wrongValue('Storage', where);
      return value.#state;
    }
  }
  G.StorageBrand = StorageBrand;
  const Storage = defineInterface('Storage', {
    __proto__: null,
    members: {
      constructor: undefined,
      get length() { return StorageSteps.length(StorageBrand.of(this, 'length', 1)); },
      key(index) {
        const state = StorageBrand.of(this, 'key');
        need(arguments.length, 1);
        index = index >>> 0;
        return StorageSteps.key(state, index);
      },
      getItem(key) {
        const state = StorageBrand.of(this, 'getItem');
        need(arguments.length, 1);
        key = toText(key);
        return StorageSteps.getItem(state, key);
      },
      setItem(key, value) {
        const state = StorageBrand.of(this, 'setItem');
        need(arguments.length, 2);
        key = toText(key);
        value = toText(value);
        StorageSteps.setItem(state, key, value);
      },
      removeItem(key) {
        const state = StorageBrand.of(this, 'removeItem');
        need(arguments.length, 1);
        key = toText(key);
        StorageSteps.removeItem(state, key);
      },
      clear() { StorageSteps.clear(StorageBrand.of(this, 'clear')); },
    },
  });
  {
    const StorageKind = itemKind('Storage', null, 'names enumerable delete',
      null, toText);
    const indexed = state => makeIndexed(Storage.prototype, {
      __proto__: null,
      named: name => orUndefined(StorageSteps.getItem(state, name), null),
      names: () => StorageSteps.names(state),
      setNamed: (name, value) => { StorageSteps.setItem(state, name, value); },
      deleteNamed: name => { StorageSteps.removeItem(state, name); },
    }, StorageKind);
    G.makeStorage = state => {
      if (state.object !== undefined) return state.object;
      if (state.interface !== undefined && state.interface !== 'Storage') return G[`make${state.interface}`](state);
      return new StorageBrand(indexed(state), state);
    };
  }
  G.isStorage = StorageBrand.is;
  G.storageState = StorageBrand.from;
}
