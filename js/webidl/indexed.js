// js/webidl/indexed.js: objects with indexed and named properties. https://webidl.spec.whatwg.org/#js-legacy-platform-objects
//
// Exports itemKind(interface's name, parent's kind or null, traits, toItem, toNamed): the common properties of an interface's objects.
//           Traits are words: `items`: indexed properties, and `length` is their number, even if a prototype has `length`; without it,
//           a name that represents an index is an ordinary name · `names`: named properties · `override`: [LegacyOverrideBuiltIns] ·
//           `enumerable`: without [LegacyUnenumerableNamedProperties] · `delete`: a deleter of names · `called`: `call(key)` is the
//           result of a call. toItem(value), toNamed(value): the conversions of setters, null without a setter.
//         makeIndexed(prototype, state, kind) → object. `state` has the functions that its kind requires:
//           count() → number of items · at(index) → item or undefined · setAt(index, value) ·
//           named(name) → value or undefined · names() → names · setNamed(name, value) · deleteNamed(name)
//           A kind's `lazy`, or null: {one(key), all()}: members that its prototype lacks until they are used: one() is called with each
//           key that is not an index before it is looked up, all() before the prototype is returned to a script.
//         itemState(object, kind, member, access): the state of an object of that kind or one that inherits from it, TypeError for others
//         stateOf(object): the state again, TypeError for objects that makeIndexed did not make · isIndexed(value).
// Exposes nothing.
import { OP } from 'native';
import {
  ObjectCreate, PrivateMap, PrivateWeakMap, defineProperty, each, getOwnPropertyDescriptor, getPrototypeOf, noteMade, ownKeys, primordials,
  privateArray, setPrototypeOf,
} from '../primordials.js';
import { pageState } from '../page.js';
import { Given, callValues, wrap } from '../arena.js';
import { readClock } from '../memory.js';
import { wrongReceiver } from 'late:./types.js';

const { TypeError, includes, reflectGet, reflectSet, reflectHas, reflectDelete, reflectDefine, Proxy: NativeProxy } = primordials;

// The state of a target, which traps read, and its object, which is the Proxy.
class IndexedBrand extends Given {
  #state;
  #object = null;
  constructor(object, state) { super(object); this.#state = state; }
  static targetState(object) { return object.#state; }
  static targetObject(object) { return object.#object; }
  static stand(target, object) { target.#object = object; }
  static make(object, state) {
    const target = new IndexedBrand(object, state);
    const { kind } = state;
    return target.#object = new NativeProxy(target, kind.lazy !== null ? lazyHandler : kind.hasItems ? handler : namesHandler);
  }
}
const { targetState, targetObject, make, stand } = IndexedBrand;
// The state of an object, for members. NB: Reading a private field of a Proxy is ten times slower. A member is called right after it was
// read, so the last object of the handler is mostly the right one.
const states = PrivateWeakMap();
const page = pageState('webidl/indexed', () => ({
  __proto__: null,
  // NB: They are set together, without anything between them that could overflow the stack.
  lastObject: null, lastState: null,
  // The list of nodes of the current loop: its object, the ids of its items, and the header word, with its last value, that shows whether
  // they are unchanged. Reading the length begins such a loop.
  looped: null, loopedIds: privateArray(), loopedClock: 0, loopedStamp: -1,
  // The object whose length was read last, and its state. Objects that inherit from a list, or have a property of that name, are excluded.
  measured: null, measuredState: null,
}));
export function stateOf(object) {
  if (object === page.lastObject) return page.lastState;
  const state = states.get(object);
  if (state === undefined) throw new TypeError('The object does not have this interface');
  return state;
}

// The index that a property key represents, -1 for any other key. Most keys are cached: converting a key to a number and back, to check
// that it is the canonical form, takes as long as three reads through a Proxy, and reading its digits would use String.prototype, which
// scripts may have changed. The key after the last index is tried first, since a loop reads one item after the other. Names are stored as
// an object's properties, which compiled code finds eight times as fast as a map's keys. NB: `next` is always an element of `spellings`,
// which has an empty one at its end: a read past an array's end is several times slower.
const indices = PrivateMap(), spellings = privateArray(), names = ObjectCreate(null), MANY_INDICES = 65536, MANY_NAMES = 4096;
let nameCount = 0, next = 0;
spellings[0] = '';
function indexOf(key) {
  return key === spellings[next] && key !== '' ? next++ : otherIndexOf(key);
}
function otherIndexOf(key) { return names[key] === true ? -1 : searchIndexOf(key); }
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
const has = (traits, trait) => includes(` ${traits} `, ` ${trait} `);
export const itemKind = (name, parent, traits, toItem = null, toNamed = null) => ({
  __proto__: null, name, parent, hasItems: has(traits, 'items'), hasNames: has(traits, 'names'), overrides: has(traits, 'override'),
  isEnumerable: has(traits, 'enumerable'), deletes: has(traits, 'delete'), isCalled: has(traits, 'called'), toItem, toNamed, lazy: null,
});
export const itemState = (object, kind, member, access) =>
  object === page.lastObject && page.lastState.kind === kind ? page.lastState : findState(object, kind, member, access);
function findState(object, kind, member, access = 0) {
  const state = states.get(object);
  if (state !== undefined) for (let at = state.kind; at !== null; at = at.parent) if (at === kind) return state;
  return wrongReceiver(kind.name, member, access);
}

// The index that a key represents if the object has items, -1 for any other key.
const itemIndex = ({ kind }, key) => kind.hasItems ? indexOf(key) : -1;
const inPrototypes = (target, key) => reflectHas(getPrototypeOf(target), key);
// Whether a name can be a named property. [LegacyOverrideBuiltIns]: even if another property has that name.
const takesName = (target, { kind }, key) => kind.hasNames && typeof key === 'string' && (kind.overrides || !inPrototypes(target, key));
const visibleName = (target, state, key) => takesName(target, state, key) &&
  (state.kind.overrides || getOwnPropertyDescriptor(target, key) === undefined) ? state.named(key) : undefined;
const data = (value, writable, enumerable = true) => ({ __proto__: null, value, writable, enumerable, configurable: true });

// NB: One short trap for all objects: the engine calls traps from one place, and inlines into a loop only the function that is mostly
// called there, up to a size. getNamed handles keys other than indices and the length.
function get(target, key, receiver) {
  return key === spellings[next] && key !== '' ? getItem(target, next++, key, receiver) : getOther(target, key, receiver);
}
function getOther(target, key, receiver) {
  if (key === 'length') return getLength(target, key, receiver);
  const index = otherIndexOf(key);
  return index < 0 ? getNamed(target, key, receiver) : getItem(target, index, key, receiver);
}
const getItem = (target, index, key, receiver) => receiver === page.looped && index < page.loopedIds.length && readClock(page.loopedClock) === page.loopedStamp
  ? wrap(page.loopedIds[index]) : findItem(target, index, key, receiver);
function findItem(target, index, key, receiver) {
  const item = targetState(target).at(index);
  return item === undefined ? reflectGet(target, key, receiver) : item;
}
const getLength = (target, key, receiver) => receiver === page.looped && readClock(page.loopedClock) === page.loopedStamp
  ? page.loopedIds.length : measure(target, key, receiver);
function measure(target, key, receiver) {
  if (receiver !== page.measured) {
    if (receiver !== targetObject(target) || getOwnPropertyDescriptor(target, key) !== undefined) return reflectGet(target, key, receiver);
    page.measuredState = targetState(target);
    page.measured = receiver;
  }
  const count = page.measuredState.count();
  if (page.measuredState.blocks === null) {
    ({ ids: page.loopedIds, clock: page.loopedClock, structure: page.loopedStamp } = page.measuredState);
    page.looped = receiver;
  }
  return count;
}
function getNamed(target, key, receiver) {
  const state = targetState(target), object = targetObject(target);
  page.lastObject = object;
  page.lastState = state;
  // The method that loops call most, read by `target.item` instead of Reflect.get, five times faster: the only difference is `this` in an
  // accessor with which a page replaces the method.
  let method;
  switch (key) {
    case 'item': method = target.item; break;
    case 'contains': method = target.contains; break;
    case 'add': method = target.add; break;
    case 'remove': method = target.remove; break;
    case 'toggle': method = target.toggle; break;
  }
  if (method !== undefined) return method;
  if (state.kind.lazy !== null) state.kind.lazy.one(key);
  if (state.kind.hasNames) {
    const value = visibleName(target, state, key);
    if (value !== undefined) return value;
  }
  return reflectGet(target, key, receiver);
}
const traps = {
  __proto__: null,
  has(target, key) {
    const state = targetState(target), index = itemIndex(state, key);
    if (state.kind.lazy !== null) state.kind.lazy.one(key);
    return (index >= 0 ? state.at(index) : visibleName(target, state, key)) !== undefined || reflectHas(target, key);
  },
  getOwnPropertyDescriptor(target, key) {
    const state = targetState(target), index = itemIndex(state, key), { kind } = state;
    if (index >= 0) {
      const value = state.at(index);
      return value === undefined ? undefined : data(value, kind.toItem !== null);
    }
    const value = visibleName(target, state, key);
    return value === undefined ? getOwnPropertyDescriptor(target, key) : data(value, kind.toNamed !== null, kind.isEnumerable);
  },
  ownKeys(target) {
    const state = targetState(target), keys = privateArray();
    const count = state.kind.hasItems ? state.count() : 0;
    for (let i = 0; i < count; i++) keys[i] = `${i}`;
    if (state.kind.hasNames) {
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
  // https://webidl.spec.whatwg.org/#legacy-platform-object-set
  set(target, key, value, receiver) {
    const state = targetState(target), index = itemIndex(state, key), { kind } = state;
    if (receiver === targetObject(target)) {
      if (index >= 0) return setAt(state, index, value);
      if (kind.toNamed !== null && takesName(target, state, key)) return setNamed(state, key, value);
      if (visibleName(target, state, key) !== undefined) return false;
    } else if (index >= 0) {
      // As for a data property that the receiver inherits.
      const item = state.at(index);
      if (item !== undefined) return kind.toItem !== null && reflectSet(defineProperty({}, key, data(item, true)), key, value, receiver);
    }
    if (kind.lazy !== null) kind.lazy.one(key);
    return reflectSet(target, key, value, receiver);
  },
  defineProperty(target, key, descriptor) {
    const state = targetState(target), index = itemIndex(state, key), { kind } = state;
    // NB: The engine creates a new object for each call, and looks up missing members in Object.prototype.
    setPrototypeOf(descriptor, null);
    const isData = !('get' in descriptor || 'set' in descriptor);
    if (index >= 0) return isData && setAt(state, index, descriptor.value);
    if (kind.toNamed !== null && takesName(target, state, key)) return isData && setNamed(state, key, descriptor.value);
    if (visibleName(target, state, key) !== undefined) return false;
    if (key === 'length') page.measured = page.looped = null;
    return reflectDefine(target, key, descriptor);
  },
  deleteProperty(target, key) {
    const state = targetState(target), index = itemIndex(state, key), { kind } = state;
    if (index >= 0) return state.at(index) === undefined;
    if (visibleName(target, state, key) !== undefined) {
      if (!kind.deletes) return false;
      state.deleteNamed(key);
      return true;
    }
    return reflectDelete(target, key);
  },
  preventExtensions() { return false; },
};
function setAt(state, index, value) {
  if (state.kind.toItem === null) return false;
  state.setAt(index, state.kind.toItem(value));
  return true;
}
function setNamed(state, name, value) {
  state.setNamed(name, state.kind.toNamed(value));
  return true;
}
const handler = { __proto__: null, get, ...traps };
// NB: A separate handler: with this trap, `instanceof` would be slower for all lists.
const lazyHandler = {
  ...handler,
  __proto__: null,
  getPrototypeOf(target) {
    const { lazy } = targetState(target).kind;
    if (lazy !== null) lazy.all();
    return getPrototypeOf(target);
  },
};
// Objects with only named properties.
const namesHandler = {
  __proto__: null,
  get(target, key, receiver) {
    const value = visibleName(target, targetState(target), key);
    return value === undefined ? reflectGet(target, key, receiver) : value;
  },
  ...traps,
};

// An object that may be called, and whose type is that of undefined if the engine supports this: it inherits from the Proxy, so its items
// are not own properties. https://tc39.es/ecma262/#sec-IsHTMLDDA-internal-slot
function makeCalled(prototype, state) {
  const target = setPrototypeOf(key => state.call(key), prototype);
  for (const own of each(ownKeys(target))) reflectDelete(target, own);
  const proxy = make(target, state), object = callValues(OP.masquerade);
  if (object === undefined) return proxy;
  for (const own of each(ownKeys(object))) reflectDelete(object, own);
  stand(target, object);
  return setPrototypeOf(object, proxy);
}
export const makeIndexed = (prototype, state, kind) => {
  state.kind = kind;
  const object = noteMade(kind.isCalled ? makeCalled(prototype, state) : make(ObjectCreate(prototype), state));
  states.set(object, state);
  return object;
};
export const isIndexed = value => states.has(value);
