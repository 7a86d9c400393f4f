// js/webidl/indexed.js: objects with indexed and named properties. https://webidl.spec.whatwg.org/#js-legacy-platform-objects
//
// Offers  G.makeIndexed(prototype, state, handler = the general one) → object. `state` answers:
//           count() → number of items · at(index) → item or undefined
//           named(name) → value or undefined, names() → names: optional, for named properties (not overriding own and
//           inherited ones) · setAt(index, value), deleteNamed(name), setNamed(name, value): optional
//         G.stateOf(object): the state again, TypeError for objects that makeIndexed did not make.
//         G.indexedHandler(get): a handler whose `get` trap is a function of its own, which the engine can fit to the one
//         kind of state it meets · G.indexOfKey(key), targetState(target), getIndexed, rememberIndexed(receiver,
//         target): parts of such a trap; the last one, which gives the state, makes the call of a member that follows faster.
// Exposes nothing.
(function (G) {
  'use strict';
  const { Given, ObjectCreate, getOwnPropertyDescriptor, defineProperty, ownKeys, getPrototypeOf, PrivateWeakMap } = G;
  const { get: reflectGet, set: reflectSet, has: reflectHas, deleteProperty: reflectDelete } = Reflect;
  const NativeProxy = Proxy;
  const charCodeAt = String.prototype.charCodeAt;

  // A target's state. Traps ask for this one.
  class IndexedBrand extends Given {
    #state;
    constructor(object, state) { super(object); this.#state = state; }
    static targetState(object) { return object.#state; }
  }
  const { targetState } = IndexedBrand;
  // An object's state; members ask for this one. NB: A private field of a Proxy is read ten times slower. As a member is
  // called right after it was got, the last object that a handler was asked about is mostly the one.
  const states = PrivateWeakMap();
  let lastObject = null, lastState = null;
  function stateOf(object) {
    if (object === lastObject) return lastState;
    const state = states.get(object);
    if (state === undefined) throw new TypeError('The object does not have this interface');
    return state;
  }

  // The index that a property key spells, -1 for any other key. Reads digits itself: a conversion to a number and back,
  // to see whether the key is the number's own spelling, costs as much as three reads through a Proxy.
  function indexOf(key) {
    if (typeof key !== 'string') return -1;
    const { length } = key;
    if (length > 9 || key.charCodeAt !== charCodeAt) return slowIndexOf(key);
    if (length === 0) return -1;
    let number = key.charCodeAt(0) - 48;
    if (number >>> 0 > 9 || number === 0 && length > 1) return -1;
    for (let i = 1; i < length; i++) {
      const digit = key.charCodeAt(i) - 48;
      if (digit >>> 0 > 9) return -1;
      number = number * 10 + digit | 0;
    }
    return number;
  }
  // The same for any length, and when a page has put something else in the place of charCodeAt.
  function slowIndexOf(key) {
    const number = +key;
    return number < 4294967295 && number >>> 0 === number && `${number}` === key ? number : -1;
  }
  const inPrototypes = (target, key) => reflectHas(getPrototypeOf(target), key);
  const visibleName = (target, state, key) =>
    state.named !== undefined && typeof key === 'string' && getOwnPropertyDescriptor(target, key) === undefined && !inPrototypes(target, key)
      ? state.named(key) : undefined;
  const data = (value, writable, enumerable = true) => ({ value, writable, enumerable, configurable: true });

  function get(target, key, receiver) {
    const state = targetState(target);
    if (key === 'length') {
      if (state.plainLength === true) return state.count();
    } else {
      const index = indexOf(key);
      if (index >= 0) return state.at(index);
    }
    return getNamed(target, state, key, receiver);
  }
  function remember(object, target) {
    lastObject = object;
    return lastState = targetState(target);
  }
  function getNamed(target, state, key, receiver) {
    if (state.named !== undefined) {
      const value = visibleName(target, state, key);
      if (value !== undefined) return value;
    }
    return reflectGet(target, key, receiver);
  }
  const traps = {
    __proto__: null,
    has(target, key) {
      const index = indexOf(key), state = targetState(target);
      if (index >= 0) return index < state.count() || state.namesAreEnumerable === true && state.at(index) !== undefined;
      return visibleName(target, state, key) !== undefined || reflectHas(target, key);
    },
    getOwnPropertyDescriptor(target, key) {
      const index = indexOf(key), state = targetState(target);
      if (index >= 0) {
        const value = state.at(index);
        return value === undefined ? undefined : data(value, state.setAt !== undefined);
      }
      const value = visibleName(target, state, key);
      return value === undefined ? getOwnPropertyDescriptor(target, key) : data(value, state.setNamed !== undefined, state.namesAreEnumerable === true);
    },
    ownKeys(target) {
      const state = targetState(target), keys = [];
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
      const index = indexOf(key), state = targetState(target);
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
      const index = indexOf(key), state = targetState(target);
      if (index >= 0 && state.namesAreEnumerable !== true) return false;
      if (state.setNamed !== undefined && typeof key === 'string' && !inPrototypes(target, key)) {
        state.setNamed(key, descriptor.value);
        return true;
      }
      defineProperty(target, key, descriptor);
      return true;
    },
    deleteProperty(target, key) {
      const index = indexOf(key), state = targetState(target);
      if (index >= 0 && state.namesAreEnumerable !== true) return index >= state.count();
      if (visibleName(target, state, key) !== undefined) {
        if (state.deleteNamed === undefined) return false;
        state.deleteNamed(key);
        return true;
      }
      return reflectDelete(target, key);
    },
    preventExtensions() { return false; },
  };
  const indexedHandler = get => ({ __proto__: null, get, ...traps });
  const generalHandler = indexedHandler(get);

  G.makeIndexed = (prototype, state, handler = generalHandler) => {
    const target = new IndexedBrand(ObjectCreate(prototype), state);
    const object = new NativeProxy(target, handler);
    states.set(object, state);
    return object;
  };
  G.indexedHandler = indexedHandler;
  G.indexOfKey = indexOf;
  G.getIndexed = getNamed;
  G.stateOf = stateOf;
  G.targetState = targetState;
  G.rememberIndexed = remember;
  G.isIndexed = value => states.has(value);
})
