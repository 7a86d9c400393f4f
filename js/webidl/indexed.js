// js/webidl/indexed.js: objects with indexed and named properties. https://webidl.spec.whatwg.org/#js-legacy-platform-objects
//
// Offers  G.makeIndexed(prototype, state) → object. `state` answers:
//           count() → number of items · at(index) → item or undefined
//           named(name) → value or undefined, names() → names: optional, for named properties (not overriding own and
//           inherited ones) · setAt(index, value), deleteNamed(name), setNamed(name, value): optional
//         G.stateOf(object): the state again, TypeError for objects that makeIndexed did not make.
// Exposes nothing.
(function (G) {
  'use strict';
  const { Given, ObjectCreate, getOwnPropertyDescriptor, defineProperty, ownKeys, getPrototypeOf, setPrototypeOf } = G;
  const { get: reflectGet, set: reflectSet, has: reflectHas, deleteProperty: reflectDelete } = Reflect;
  const NativeProxy = Proxy;
  const charCodeAt = String.prototype.charCodeAt;

  class IndexedBrand extends Given {
    #state;
    constructor(object, state) { super(object); this.#state = state; }
    static stateOf(object) { return object.#state; }
    static isIndexed(value) { return typeof value === 'object' && value !== null && #state in value; }
  }
  const { stateOf } = IndexedBrand;

  // The index that a property key spells, -1 for any other key.
  function indexOf(key) {
    if (typeof key !== 'string') return -1;
    const first = key[0];
    if (first < '0' || first > '9' || first === undefined) return -1;
    const number = +key;
    return number < 4294967295 && `${number}` === key && number >>> 0 === number ? number : -1;
  }
  const inPrototypes = (target, key) => reflectHas(getPrototypeOf(target), key);
  const visibleName = (target, state, key) =>
    state.named !== undefined && typeof key === 'string' && getOwnPropertyDescriptor(target, key) === undefined && !inPrototypes(target, key)
      ? state.named(key) : undefined;
  const data = (value, writable, enumerable = true) => ({ value, writable, enumerable, configurable: true });

  const handler = setPrototypeOf({
    get(target, key, receiver) {
      if (key === 'length') {
        const state = stateOf(target);
        if (state.plainLength === true) return state.count();
      } else if (typeof key === 'string' && key[0] <= '9') {
        const index = indexOf(key);
        if (index >= 0) return stateOf(target).at(index);
      }
      const state = stateOf(target);
      if (state.named !== undefined) {
        const value = visibleName(target, state, key);
        if (value !== undefined) return value;
      }
      return reflectGet(target, key, receiver);
    },
    has(target, key) {
      const index = indexOf(key), state = stateOf(target);
      if (index >= 0) return index < state.count() || state.namesAreEnumerable === true && state.at(index) !== undefined;
      return visibleName(target, state, key) !== undefined || reflectHas(target, key);
    },
    getOwnPropertyDescriptor(target, key) {
      const index = indexOf(key), state = stateOf(target);
      if (index >= 0) {
        const value = state.at(index);
        return value === undefined ? undefined : data(value, state.setAt !== undefined);
      }
      const value = visibleName(target, state, key);
      return value === undefined ? getOwnPropertyDescriptor(target, key) : data(value, state.setNamed !== undefined, state.namesAreEnumerable === true);
    },
    ownKeys(target) {
      const state = stateOf(target), keys = [];
      const count = state.count();
      for (let i = 0; i < count; i++) keys[i] = `${i}`;
      if (state.names !== undefined) {
        const names = state.names();
        for (let i = 0; i < names.length; i++) if (visibleName(target, state, names[i]) !== undefined) keys[keys.length] = names[i];
      }
      const own = ownKeys(target);
      for (let i = 0; i < own.length; i++) keys[keys.length] = own[i];
      return keys;
    },
    set(target, key, value, receiver) {
      const index = indexOf(key), state = stateOf(target);
      if (index >= 0) {
        if (state.setAt === undefined) return false;
        state.setAt(index, value);
        return true;
      }
      if (state.setNamed !== undefined && typeof key === 'string' && !inPrototypes(target, key)) {
        state.setNamed(key, value);
        return true;
      }
      if (visibleName(target, state, key) !== undefined) return false;
      return reflectSet(target, key, value, receiver);
    },
    defineProperty(target, key, descriptor) {
      const index = indexOf(key), state = stateOf(target);
      if (index >= 0 && state.namesAreEnumerable !== true) return false;
      if (state.setNamed !== undefined && typeof key === 'string' && !inPrototypes(target, key)) {
        state.setNamed(key, descriptor.value);
        return true;
      }
      defineProperty(target, key, descriptor);
      return true;
    },
    deleteProperty(target, key) {
      const index = indexOf(key), state = stateOf(target);
      if (index >= 0 && state.namesAreEnumerable !== true) return index >= state.count();
      if (visibleName(target, state, key) !== undefined) {
        if (state.deleteNamed === undefined) return false;
        state.deleteNamed(key);
        return true;
      }
      return reflectDelete(target, key);
    },
    preventExtensions() { return false; },
  }, null);

  G.makeIndexed = (prototype, state) => {
    const target = new IndexedBrand(ObjectCreate(prototype), state);
    return new IndexedBrand(new NativeProxy(target, handler), state);
  };
  G.stateOf = stateOf;
  G.isIndexed = IndexedBrand.isIndexed;
})
