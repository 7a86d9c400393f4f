// js/webidl/indexed.js: objects with indexed and named properties. https://webidl.spec.whatwg.org/#js-legacy-platform-objects
//
// Exports itemKind(interface's name, parent's kind or null, traits, toItem, toNamed): what the objects of an interface have in common.
//           Traits are words: `items`: indexed properties, and `length` is their number, whatever prototypes say; without,
//           a name which spells an index is a name like any other · `names`: named properties · `override`: [LegacyOverrideBuiltIns] ·
//           `enumerable`: without [LegacyUnenumerableNamedProperties] · `delete`: a deleter of names · `called`: `call(key)` is what a call does.
//           toItem(value), toNamed(value): what setters take, null without.
//         makeIndexed(prototype, state, kind) → object. `state` answers what its kind asks for:
//           count() → number of items · at(index) → item or undefined · setAt(index, value) ·
//           named(name) → value or undefined · names() → names · setNamed(name, value) · deleteNamed(name)
//           A kind's `late`, null without: {one(key), all()}: what its prototype lacks until it is used: one() is called with each key
//           that is not an index before it is looked for, all() before the prototype is handed out.
//         itemState(object, kind, member, access): the state of an object of that kind or one that inherits from it, TypeError for others
//         stateOf(object): the state again, TypeError for objects that makeIndexed did not make · isIndexed(value).
// Exposes nothing.
'use strict'; { const G = this; 
const { ObjectCreate, PrivateMap, PrivateWeakMap, defineProperty, each, getOwnPropertyDescriptor, getPrototypeOf, ownKeys, primordials, privateArray, setPrototypeOf,



Given, callValues, wrap,
H } = G;


const { TypeError, includes, reflectGet, reflectSet, reflectHas, reflectDelete, reflectDefine, Proxy: NativeProxy } = primordials;

// A target's state, which traps ask for, and its object, which is the Proxy.
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
    return target.#object = new NativeProxy(target, kind.late !== null ? lateHandler : kind.hasItems ? handler : namesHandler);
  }
}
const { targetState, targetObject, make, stand } = IndexedBrand;
// An object's state; members ask for this one. NB: A private field of a Proxy is read ten times slower. As a member is
// called right after it was got, the last object that the handler was asked about is mostly the one.
const states = PrivateWeakMap();
// NB: Set together, with nothing between that could throw at the end of the stack.
let lastObject = null, lastState = null;
function stateOf(object) {
  if (object === lastObject) return lastState;
  const state = states.get(object);
  if (state === undefined) throw new TypeError('The object does not have this interface');
  return state;
} G.stateOf = stateOf;

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
G.itemKind = (name, parent, traits, toItem = null, toNamed = null) => ({
  __proto__: null, name, parent, hasItems: has(traits, 'items'), hasNames: has(traits, 'names'), overrides: has(traits, 'override'),
  isEnumerable: has(traits, 'enumerable'), deletes: has(traits, 'delete'), isCalled: has(traits, 'called'), toItem, toNamed, late: null,
});
G.itemState = (object, kind, member, access) =>
  object === lastObject && lastState.kind === kind ? lastState : findState(object, kind, member, access);
function findState(object, kind, member, access = 0) {
  const state = states.get(object);
  if (state !== undefined) for (let at = state.kind; at !== null; at = at.parent) if (at === kind) return state;
  return G.wrongReceiver(kind.name, member, access);
}

// The index that a key spells where the object has items, -1 for any other key.
const itemIndex = ({ kind }, key) => kind.hasItems ? indexOf(key) : -1;
const inPrototypes = (target, key) => reflectHas(getPrototypeOf(target), key);
// Whether a name can be a named property. [LegacyOverrideBuiltIns]: whatever else has that name.
const takesName = (target, { kind }, key) => kind.hasNames && typeof key === 'string' && (kind.overrides || !inPrototypes(target, key));
const visibleName = (target, state, key) => takesName(target, state, key) &&
  (state.kind.overrides || getOwnPropertyDescriptor(target, key) === undefined) ? state.named(key) : undefined;
const data = (value, writable, enumerable = true) => ({ __proto__: null, value, writable, enumerable, configurable: true });

// NB: One trap for all objects, and a short one: the engine calls traps from one place and compiles into a loop that reads
// an object only what is mostly called there, up to a size. What is not an index or the length is left to getNamed.
function get(target, key, receiver) {
  return key === spellings[next] && key !== '' ? getItem(target, next++, key, receiver) : getOther(target, key, receiver);
}
function getOther(target, key, receiver) {
  if (key === 'length') return getLength(target, key, receiver);
  const index = otherIndexOf(key);
  return index < 0 ? getNamed(target, key, receiver) : getItem(target, index, key, receiver);
}
// The list of nodes that a loop goes through: its object, its items' ids, and the header's word that said last time what it still says
// if they are the same. Whoever asks for a length begins such a loop.
let looped = null, loopedIds = privateArray(), loopedClock = 0, loopedStamp = -1;
const getItem = (target, index, key, receiver) => receiver === looped && index < loopedIds.length && H[loopedClock] === loopedStamp
  ? wrap(loopedIds[index]) : findItem(target, index, key, receiver);
function findItem(target, index, key, receiver) {
  const item = targetState(target).at(index);
  return item === undefined ? reflectGet(target, key, receiver) : item;
}
// The object whose length was asked for last, and its state. What inherits from a list, or has a property of that name, is none.
let measured = null, measuredState = null;
const getLength = (target, key, receiver) => receiver === looped && H[loopedClock] === loopedStamp
  ? loopedIds.length : measure(target, key, receiver);
function measure(target, key, receiver) {
  if (receiver !== measured) {
    if (receiver !== targetObject(target) || getOwnPropertyDescriptor(target, key) !== undefined) return reflectGet(target, key, receiver);
    measuredState = targetState(target);
    measured = receiver;
  }
  const count = measuredState.count();
  if (measuredState.blocks === null) {
    ({ ids: loopedIds, clock: loopedClock, structure: loopedStamp } = measuredState);
    looped = receiver;
  }
  return count;
}
function getNamed(target, key, receiver) {
  const state = targetState(target), object = targetObject(target);
  lastObject = object;
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
  if (state.kind.late !== null) state.kind.late.one(key);
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
    if (state.kind.late !== null) state.kind.late.one(key);
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
    if (kind.late !== null) kind.late.one(key);
    return reflectSet(target, key, value, receiver);
  },
  defineProperty(target, key, descriptor) {
    const state = targetState(target), index = itemIndex(state, key), { kind } = state;
    // NB: The engine makes a new one for each call, and what it lacks would be looked up in Object.prototype.
    setPrototypeOf(descriptor, null);
    const isData = !('get' in descriptor || 'set' in descriptor);
    if (index >= 0) return isData && setAt(state, index, descriptor.value);
    if (kind.toNamed !== null && takesName(target, state, key)) return isData && setNamed(state, key, descriptor.value);
    if (visibleName(target, state, key) !== undefined) return false;
    if (key === 'length') measured = looped = null;
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
// NB: Of its own: with this trap, `instanceof` would take longer for all lists.
const lateHandler = {
  ...handler,
  __proto__: null,
  getPrototypeOf(target) {
    const { late } = targetState(target).kind;
    if (late !== null) late.all();
    return getPrototypeOf(target);
  },
};
// Objects with names alone.
const namesHandler = {
  __proto__: null,
  get(target, key, receiver) {
    const value = visibleName(target, targetState(target), key);
    return value === undefined ? reflectGet(target, key, receiver) : value;
  },
  ...traps,
};

// An object that may be called, and that passes as undefined where the engine can make one: that inherits from the Proxy, so that it
// has no item as a property of its own. https://tc39.es/ecma262/#sec-IsHTMLDDA-internal-slot
function makeCalled(prototype, state) {
  const target = setPrototypeOf(key => state.call(key), prototype);
  for (const own of each(ownKeys(target))) reflectDelete(target, own);
  const proxy = make(target, state), object = callValues(219);
  if (object === undefined) return proxy;
  for (const own of each(ownKeys(object))) reflectDelete(object, own);
  stand(target, object);
  return setPrototypeOf(object, proxy);
}
G.makeIndexed = (prototype, state, kind) => {
  state.kind = kind;
  const object = kind.isCalled ? makeCalled(prototype, state) : make(ObjectCreate(prototype), state);
  states.set(object, state);
  return object;
};
G.isIndexed = value => states.has(value);
}
