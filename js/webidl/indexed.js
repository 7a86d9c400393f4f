// js/webidl/indexed.js: objects with indexed and named properties. https://webidl.spec.whatwg.org/#js-legacy-platform-objects
//
// Offers  G.makeIndexed(prototype, state) → object. `state` answers:
//           count() → number of items · at(index) → item or undefined
//           named(name) → value or undefined, names() → names: optional, for named properties (not overriding own and
//           inherited ones) · setAt(index, value), deleteNamed(name), setNamed(name, value): optional · plainLength: true
//           when `length` is count(), whatever its prototypes say · overridesBuiltIns: true for [LegacyOverrideBuiltIns] ·
//           namesAreEnumerable: true without [LegacyUnenumerableNamedProperties] · namesOnly: true where a name that spells
//           an index is a name like any other, which at(index) and setAt(index, value) are asked for
//         G.stateOf(object): the state again, TypeError for objects that makeIndexed did not make.
// Exposes nothing.
'use strict';
{
  const G = this;
  const { TypeError } = G.primordials;
  const {
    Given, ObjectCreate, getOwnPropertyDescriptor, defineProperty, ownKeys, getPrototypeOf, setPrototypeOf, PrivateMap, PrivateWeakMap, privateArray,
  } = G;
  const { get: reflectGet, set: reflectSet, has: reflectHas, deleteProperty: reflectDelete } = Reflect;
  const NativeProxy = Proxy;

  // A target's state, which traps ask for, and its object, which is the Proxy.
  class IndexedBrand extends Given {
    #state;
    #object = null;
    constructor(object, state) { super(object); this.#state = state; }
    static targetState(object) { return object.#state; }
    static targetObject(object) { return object.#object; }
    static make(object, state) {
      const target = new IndexedBrand(object, state);
      return target.#object = new NativeProxy(target, handler);
    }
  }
  const { targetState, targetObject, make } = IndexedBrand;
  // An object's state; members ask for this one. NB: A private field of a Proxy is read ten times slower. As a member is
  // called right after it was got, the last object that the handler was asked about is mostly the one.
  const states = PrivateWeakMap();
  let lastObject = null, lastState = null;
  function stateOf(object) {
    if (object === lastObject) return lastState;
    const state = states.get(object);
    if (state === undefined) throw new TypeError('The object does not have this interface');
    return state;
  }

  // The index that a property key spells, -1 for any other key. Most are remembered: to convert a key to a number and back, to
  // see whether it is the number's own spelling, costs as much as three reads through a Proxy, and to read its digits asks
  // String.prototype, where scripts may have put functions of their own. The key after the last index is tried first: what
  // reads one item mostly goes on to the next.
  // Names are an object's properties, which compiled code finds eight times as fast as a map's keys.
  // NB: `next` is always a place of `spellings`, empty behind the last: a read past an array's end is several times slower.
  const indices = PrivateMap(), spellings = privateArray(), names = ObjectCreate(null), MANY_INDICES = 65536, MANY_NAMES = 4096;
  let nameCount = 0, next = 0;
  spellings[0] = '';
  function indexOf(key) {
    return key === spellings[next] && key !== '' ? next++ : names[key] === true ? -1 : searchIndexOf(key);
  }
  function searchIndexOf(key) {
    let index = indices.get(key);
    if (index === undefined) index = learnIndexOf(key);
    if (index >= 0 && index < MANY_INDICES) next = index + 1;
    return index;
  }
  function learnIndexOf(key) {
    if (typeof key !== 'string') return -1;
    const number = +key, index = number < 4294967295 && number >>> 0 === number && `${number}` === key ? number : -1;
    if (index < 0) {
      if (nameCount++ < MANY_NAMES) names[key] = true;
    } else if (index < MANY_INDICES) {
      indices.set(key, index);
      while (spellings.length < index + 2) spellings[spellings.length] = '';
      spellings[index] = key;
    }
    return index;
  }
  const inPrototypes = (target, key) => reflectHas(getPrototypeOf(target), key);
  // Whether a name can be a named property. [LegacyOverrideBuiltIns]: whatever else has that name.
  const takesName = (target, state, key) => typeof key === 'string' && (state.overridesBuiltIns === true || !inPrototypes(target, key));
  const visibleName = (target, state, key) =>
    state.named !== undefined && takesName(target, state, key) &&
      (state.overridesBuiltIns === true || getOwnPropertyDescriptor(target, key) === undefined) ? state.named(key) : undefined;
  const data = (value, writable, enumerable = true) => ({ __proto__: null, value, writable, enumerable, configurable: true });

  // NB: One trap for all objects, and a short one: the engine calls traps from one place and compiles into a loop that reads
  // an object only what is mostly called there, up to a size. What is not an index or the length is left to getNamed.
  function get(target, key, receiver) {
    const state = targetState(target);
    if (key === 'length' && state.plainLength) return state.count();
    const index = indexOf(key);
    if (index < 0) return getNamed(target, state, key, receiver);
    const item = state.at(index);
    return item === undefined ? reflectGet(target, key, receiver) : item;
  }
  function getNamed(target, state, key, receiver) {
    lastObject = targetObject(target);
    lastState = state;
    // What loops call most, by `target.item` rather than Reflect.get, five times faster: all that differs is `this` in an
    // accessor that a page puts in the method's place.
    let method;
    switch (key) {
      case 'item': method = target.item; break;
      case 'contains': method = target.contains; break;
      case 'add': method = target.add; break;
      case 'remove': method = target.remove; break;
      case 'toggle': method = target.toggle; break;
    }
    if (method !== undefined) return method;
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
      if (index >= 0) return index < state.count() || state.namesOnly === true && state.at(index) !== undefined;
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
      const state = targetState(target), keys = G.privateArray();
      const count = state.count();
      for (let i = 0; i < count; i++) keys[i] = `${i}`;
      if (state.names !== undefined) {
        const names = state.names(), seen = PrivateMap();
        for (let i = 0; i < names.length; i++) {
          const name = names[i], index = indexOf(name);
          if (seen.has(name) || index >= 0 && index < count || visibleName(target, state, name) === undefined) continue;
          seen.set(name, true);
          keys[keys.length] = name;
        }
      }
      const own = ownKeys(target);
      for (let i = 0; i < own.length; i++) keys[keys.length] = own[i];
      return keys;
    },
    set(target, key, value, receiver) {
      const index = indexOf(key), state = targetState(target);
      // What inherits from the object gets a property of its own, unless an item that can't be set is in the way.
      if (receiver !== targetObject(target)) {
        return (index < 0 || state.setAt !== undefined || state.at(index) === undefined) && reflectSet(target, key, value, receiver);
      }
      if (index >= 0) {
        if (state.setAt === undefined) return false;
        state.setAt(index, value);
        return true;
      }
      if (state.setNamed !== undefined && takesName(target, state, key)) {
        state.setNamed(key, value);
        return true;
      }
      if (visibleName(target, state, key) !== undefined) return false;
      return reflectSet(target, key, value, receiver);
    },
    defineProperty(target, key, descriptor) {
      const index = indexOf(key), state = targetState(target);
      // NB: The engine makes it anew for each call, and what it lacks would be looked up in Object.prototype.
      setPrototypeOf(descriptor, null);
      if (index >= 0 && state.namesOnly !== true) {
        if (state.setAt === undefined || 'get' in descriptor || 'set' in descriptor) return false;
        state.setAt(index, descriptor.value);
        return true;
      }
      if (state.setNamed !== undefined && takesName(target, state, key)) {
        if ('get' in descriptor || 'set' in descriptor) return false;
        state.setNamed(key, descriptor.value);
        return true;
      }
      if (visibleName(target, state, key) !== undefined) return false;
      if (key === 'length') state.plainLength = false;
      defineProperty(target, key, descriptor);
      return true;
    },
    deleteProperty(target, key) {
      const index = indexOf(key), state = targetState(target);
      if (index >= 0 && state.namesOnly !== true) return index >= state.count();
      if (visibleName(target, state, key) !== undefined) {
        if (state.deleteNamed === undefined) return false;
        state.deleteNamed(key);
        return true;
      }
      return reflectDelete(target, key);
    },
    preventExtensions() { return false; },
  };
  const handler = { __proto__: null, get, ...traps };

  G.makeIndexed = (prototype, state) => {
    const object = make(ObjectCreate(prototype), state);
    states.set(object, state);
    return object;
  };
  G.stateOf = stateOf;
  G.isIndexed = value => states.has(value);
}
