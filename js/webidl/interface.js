// js/webidl/interface.js: defines interfaces so that their objects, prototypes and descriptors are those of Web IDL.
// https://webidl.spec.whatwg.org/#js-interfaces
//
// Exports defineInterface(name, description) → interface object. The description:
//   parent       interface object that it inherits from
//   construct    (object, ...arguments) → object; without it `new` throws. `object` already has the right prototype; the
//                result is that of `new`: as a rule `new SomeBrand(object, state)`
//   length       the constructor's length (required arguments, checked)
//   members      object literal with methods, getters and setters; becomes the prototype itself. A method's length is
//                its number of parameters without default; methods check their own argument counts with need
//   statics      object literal with static methods
//   constants    {NAME: value}, on the interface object and the prototype
//   iterable     'array': takes Array.prototype's values, keys, entries, forEach (indexed collections) · 'values': its iterator alone
//   unscopables  names for Symbol.unscopables
//   hidden       true: the interface object is not made a global
//   tag          Symbol.toStringTag if it is not the name
// unforgeable(members) → function(object): gives it members that no script can replace.
// mixin(interfaceObject, members) adds members, for mixins and later families; addStatics(interfaceObject, members),
// addConstant(interfaceObject, name, value) do the same. expose(name, value) makes a global.
// accessors(prototype, {property: descriptor}) puts them on a prototype.
// markNative(function, name), markDescriptor(descriptor, name), markDescriptors(object of descriptors),
// markMembers(object): scripts see them as native functions. need(arguments.length, n) throws the TypeError for missing arguments.
// declareLazyInterfaces(names, make): interface objects that exist immediately; make(name) defines their interfaces on first use, by
// defineInterface or by namedConstructor(name, interfaceObject, make): `new name(…)` returns make(object, …).
// defineCallbackInterface(name, constants): the lazy object of a callback interface.
// declareLazyNamespaces(names, make): global objects that exist immediately and that make(name, object) fills on first use.
// eachExposed(visit) calls visit(name, object) for all of these.
// Throws  TypeError for `new` without constructor and for missing arguments.
// Exposes each interface object as a global. No other name becomes page-visible.
import G, { global } from 'native';
import {
  ObjectCreate, PrivateMap, PrivateWeakMap, apply, defineProperty, getOwnPropertyDescriptor, getPrototypeOf, ownDescriptor, ownKeys, primordials,
  privateArray, setPrototypeOf, uncurry,
} from '../primordials.js';
import { hooks } from '../hooks.js';
import { arrayMembers, arrayMethods, definedShapes, note, noteOne } from './definitions.js';

const { TypeError, slice, Object: NativeObject } = primordials;
const { defineProperties, getOwnPropertyDescriptors } = Object;
const { toStringTag, iterator, unscopables } = Symbol;
const { values } = arrayMethods;
const NativeProxy = Proxy;

export const define = (object, key, value, writable, enumerable, configurable) =>
  defineProperty(object, key, { __proto__: null, value, writable, enumerable, configurable });
function defineNoted(object, key, value, writable, enumerable, configurable) {
  define(object, key, value, writable, enumerable, configurable);
  noteOne(object, key, value, writable, enumerable, configurable);
}

// The functions that scripts see as native ones, and the names in their text. https://tc39.es/ecma262/#prod-NativeFunction
// They are collected as functions with their keys and as objects of descriptors, and indexed when a script reads the text of a function.
const nativeNames = PrivateWeakMap(), noted = privateArray(), notedKeys = privateArray(), MOST_NOTED = 4096;
function record(value, key) {
  if (noted.length === MOST_NOTED) enterNoted();
  notedKeys[noted.length] = key;
  noted[noted.length] = value;
}
export function markNative(value, key) { if (typeof value === 'function') record(value, key); }
// The functions of all properties in an object of descriptors, which is not changed afterwards.
export function markDescriptors(descriptors) { record(descriptors, undefined); }
function enterName(value, key) { if (typeof value === 'function') nativeNames.set(value, typeof key === 'symbol' ? symbolName(key) : key); }
function enterPart(descriptor, part, key) {
  const found = ownDescriptor(descriptor, part);
  if (found !== undefined) enterName(found.value, key);
}
function enterNoted() {
  for (let i = 0; i < noted.length; i++) {
    if (notedKeys[i] !== undefined) { enterName(noted[i], notedKeys[i]); continue; }
    const keys = ownKeys(noted[i]);
    for (let n = 0; n < keys.length; n++) {
      const descriptor = ownDescriptor(noted[i], keys[n]).value;
      enterPart(descriptor, 'value', keys[n]);
      enterPart(descriptor, 'get', keys[n]);
      enterPart(descriptor, 'set', keys[n]);
    }
  }
  noted.length = notedKeys.length = 0;
}
const symbolName = symbol => symbol === iterator ? 'values' : '';
const ownText = uncurry(Function.prototype.toString), proxyText = ownText(new NativeProxy(function () {}, {}));
export const { toString: functionText } = {
  __proto__: null,
  toString() {
    if (noted.length > 0) enterNoted();
    let name = typeof this === 'function' ? nativeNames.get(this) : undefined;
    if (name === undefined) {
      const text = ownText(this);
      if (text !== proxyText || (name = lazyName(this)) === undefined) return text;
    }
    return `function ${name}() {\n    [native code]\n}`;
  },
};
define(Function.prototype, 'toString', functionText, true, false, true);
markNative(functionText, 'toString');
// The functions of a property's descriptor.
export function markDescriptor({ value, get, set }, key) {
  markNative(value, key);
  markNative(get, key);
  markNative(set, key);
}
// All functions of an object of members.
export function markMembers(members) {
  const descriptors = getOwnPropertyDescriptors(members);
  markDescriptors(descriptors);
  return descriptors;
}

let scriptsMayHaveRun = false;
export const scriptsMayRun = () => { scriptsMayHaveRun = true; };

export function mixin(target, members) {
  const prototype = typeof target === 'function' ? target.prototype : target;
  const descriptors = markMembers(members);
  note(prototype, descriptors);
  // OPTIMIZATION: In one call, as long as no script can have set `get` on Object.prototype.
  if (!scriptsMayHaveRun) { defineProperties(prototype, descriptors); return; }
  const names = ownKeys(members);
  for (let i = 0; i < names.length; i++) {
    const descriptor = ownDescriptor(members, names[i]);
    descriptor.enumerable = typeof names[i] === 'string';
    defineProperty(prototype, names[i], descriptor);
  }
}

export function expose(name, value) {
  markNative(value, name);
  defineNoted(global, name, value, true, false, true);
}

function tooFew() { throw new TypeError('Not enough arguments'); }
export const need = (count, wanted) => { if (count < wanted) tooFew(); };

// The interfaces of HTML elements, whose constructors create custom elements (js/html/customElements/customElements.js).
const isElementName = name => slice(name, 0, 4) === 'HTML' && slice(name, -7) === 'Element';
// The one callback interface with constants. Its object is a function that only throws, without a prototype and no constructor.
// https://webidl.spec.whatwg.org/#js-legacy-callback-interface-object
const CALLBACK_INTERFACE = 'NodeFilter';
export const isCallbackInterface = name => name === CALLBACK_INTERFACE;
const throwing = name => ({ [name]() { throw new TypeError('Illegal constructor'); } })[name];
// The data of interface objects, and the handlers of those that are proxies. `target` is the function; `object`, which scripts see, is that
// function or a proxy of it. NB: There are hundreds; the loops make few calls, so that the engine does not compile code that is useless
// once the world is created.
function makeShapes(names, handler, make) {
  const shapes = privateArray();
  for (let i = 0; i < names.length; i++) {
    const shape = shapes[i] = {
      __proto__: handler, name: names[i], make, constructs: undefined, length: 0, parent: null, prototype: null, target: null, object: null, isDefined: false,
    };
    if (names[i] === CALLBACK_INTERFACE) { shape.target = throwing(names[i]); continue; }
    shape.target = shape.object = function (...args) {
      const { constructs } = shape;
      if (constructs === undefined) throw new TypeError('Illegal constructor');
      if (new.target === undefined) throw new TypeError("Constructor requires 'new' operator");
      if (args.length < shape.length) tooFew();
      let prototype = new.target === shape.object ? shape.prototype : new.target.prototype;
      if (typeof prototype !== 'object' || prototype === null) ({ prototype } = shape);
      const object = ObjectCreate(prototype);
      switch (args.length) {
      case 0: return constructs(object);
      case 1: return constructs(object, args[0]);
      case 2: return constructs(object, args[0], args[1]);
      }
      return apply(constructs, undefined, behind(object, args));
    };
  }
  return shapes;
}
// NB: No spread, as in js/arena.js's callValues.
function behind(object, args) {
  const all = privateArray();
  all[0] = object;
  for (let i = 0; i < args.length; i++) all[i + 1] = args[i];
  return all;
}
// NB: The [[Construct]] of a function would read new.target's `prototype` before it runs; that of a derived class does not, nor does a proxy's.
function makeElementShape(shape, isPromised) {
  shape.construct = (target, args, newTarget) => hooks.constructElement(shape.object, newTarget);
  if (isPromised) return;
  shape.target = shape.object = class extends NativeObject { constructor() { return hooks.constructElement(shape.object, new.target); } };
  shape.prototype = shape.target.prototype;
}
function shapeTarget({ target }, name, length, prototype) {
  define(target, 'prototype', prototype, false, false, false);
  define(target, 'name', name, false, false, true);
  define(target, 'length', length, false, false, true);
  markNative(target, name);
}

// Objects that are created on first use: proxies, which lose their traps then. Any access creates the object first, so a script cannot
// distinguish it from an object that existed from the start.
const traps = ObjectCreate(null);
for (const trap of ['apply', 'deleteProperty', 'get', 'getOwnPropertyDescriptor', 'getPrototypeOf', 'has',
  'isExtensible', 'ownKeys', 'preventExtensions', 'set', 'setPrototypeOf']) {
  const forward = Reflect[trap];
  traps[trap] = function (...args) { materialize(this); return apply(forward, undefined, args); };
}
const { construct: constructObject, defineProperty: reflectDefine } = Reflect;
traps.defineProperty = function (target, key, descriptor) {
  materialize(this);
  // NB: The engine creates a new object for each call, and looks up missing members in Object.prototype.
  return reflectDefine(target, key, setPrototypeOf(descriptor, null));
};
traps.construct = function (target, args, newTarget) {
  materialize(this);
  // The trap that the interface of an element keeps.
  const { construct } = this;
  return construct === undefined ? constructObject(target, args, newTarget) : construct(target, args, newTarget);
};
const globalProperty = { __proto__: null, value: undefined, writable: true, enumerable: false, configurable: true };
// The names of all interface objects and namespaces, and the objects, for the windows of frames.
const exposedNames = privateArray(), exposedObjects = privateArray(), handlers = PrivateMap();
function enter(name, object) {
  exposedObjects[exposedNames.length] = object;
  exposedNames[exposedNames.length] = name;
}
export const eachExposed = visit => { for (let i = 0; i < exposedNames.length; i++) visit(exposedNames[i], exposedObjects[i]); };
// NB: Few are ever used: work that can wait is done in `materialize`.
function declareLazy(handlersOfNames) {
  for (let i = 0; i < handlersOfNames.length; i++) {
    const handler = handlersOfNames[i], { name } = handler, object = handler.object = new NativeProxy(handler.target, handler);
    globalProperty.value = object;
    defineProperty(global, name, globalProperty);
    handlers.set(name, handler);
    exposedObjects[exposedNames.length] = object;
    exposedNames[exposedNames.length] = name;
  }
}
export const declareLazyInterfaces = (names, make) => { declareLazy(makeShapes(names, traps, make)); };
export function defineCallbackInterface(name, constants) {
  const { target, object } = lazyEntry(name), names = ownKeys(constants);
  for (let i = 0; i < names.length; i++) defineNoted(target, names[i], constants[names[i]], false, true, false);
  G[name] = object;
}
export const declareLazyNamespaces = (names, make) => {
  for (let i = 0; i < names.length; i++) declareLazy([{ __proto__: traps, name: names[i], make, target: {}, object: null }]);
};
// The handler of the interface object or namespace with a name, while it is a lazy one.
const lazyEntry = name => handlers.get(name);
function lazyName(object) {
  for (let i = 0; i < exposedObjects.length; i++) if (exposedObjects[i] === object) return exposedNames[i];
  return undefined;
}
// NB: The traps are removed here, since the code that creates the object reads it, too. If that fails (usually
// by a stack overflow), it is tried again at the next access.
function materialize(handler) {
  setPrototypeOf(handler, null);
  const { name, object, target } = handler;
  markNative(object, name);
  if (handler.construct === undefined && typeof target === 'function' && isElementName(name)) makeElementShape(handler, true);
  try { handler.make(name, target); } catch (error) { setPrototypeOf(handler, traps); throw error; }
}

export function namedConstructor(name, interfaceObject, make) {
  const shape = lazyEntry(name);
  shape.constructs = function (object) {
    const made = apply(make, undefined, arguments), prototype = getPrototypeOf(object);
    return prototype === shape.prototype ? made : setPrototypeOf(made, prototype);
  };
  shape.prototype = interfaceObject.prototype;
  shapeTarget(shape, name, 0, shape.prototype);
  G[name] = shape.object;
}

export function defineInterface(name, { parent, construct, length = 0, members, statics, constants, iterable, unscopables: hiddenNames, hidden, tag }) {
  const known = lazyEntry(name), shape = known || makeShapes([name], null)[0];
  if (!known && isElementName(name)) makeElementShape(shape, false);
  const interfaceObject = shape.object, { target } = shape;
  shape.constructs = construct;
  shape.length = length;
  if (parent) shape.parent = parent;
  // NB: The prototype exists already if an earlier attempt to define this interface failed.
  const isNew = shape.prototype === null;
  if (isNew) shape.prototype = members === undefined ? {} : members;
  if (!shape.isDefined) definedShapes[definedShapes.length] = shape;
  shape.isDefined = true;
  if (parent) setPrototypeOf(shape.prototype, parent.prototype);
  const { prototype } = shape;
  shapeTarget(shape, name, length, prototype);
  if (parent) setPrototypeOf(target, parent);
  if (members) { if (isNew) note(prototype, markMembers(members)); else mixin(prototype, members); }
  define(prototype, 'constructor', interfaceObject, true, false, true);
  // NB: The object may be the target of a lazy interface that is not created yet, if the file of another interface also defines this one.
  if (statics) addStatics(target, statics);
  if (constants) {
    const names = ownKeys(constants);
    for (let i = 0; i < names.length; i++) addConstant(target, names[i], constants[names[i]]);
  }
  if (iterable === 'array') {
    defineProperties(prototype, arrayMembers);
    note(prototype, arrayMembers);
  }
  if (iterable) defineNoted(prototype, iterator, values, true, false, true);
  if (hiddenNames) addUnscopables(interfaceObject, hiddenNames);
  defineNoted(prototype, toStringTag, tag || name, false, false, true);
  if (!hidden && !known) { expose(name, interfaceObject); enter(name, interfaceObject); }
  G[name] = interfaceObject;
  return interfaceObject;
}

export function addStatics(interfaceObject, statics) {
  note(interfaceObject, markMembers(statics));
  const names = ownKeys(statics);
  for (let i = 0; i < names.length; i++) {
    const descriptor = ownDescriptor(statics, names[i]);
    descriptor.enumerable = true;
    defineProperty(interfaceObject, names[i], descriptor);
  }
}
export function addConstant(interfaceObject, name, value) {
  defineNoted(interfaceObject, name, value, false, true, false);
  defineNoted(interfaceObject.prototype, name, value, false, true, false);
}

// https://webidl.spec.whatwg.org/#Unscopable
function addUnscopables(interfaceObject, names) {
  const { prototype } = interfaceObject;
  let list = getOwnPropertyDescriptor(prototype, unscopables)?.value;
  if (!list) {
    list = ObjectCreate(null);
    defineNoted(prototype, unscopables, list, false, false, true);
  }
  for (let i = 0; i < names.length; i++) list[names[i]] = true;
}

// https://webidl.spec.whatwg.org/#LegacyUnforgeable: a function that adds such members to an object, and returns it.
export function unforgeable(members) {
  markMembers(members);
  const names = ownKeys(members), descriptors = privateArray();
  for (let i = 0; i < names.length; i++) {
    const descriptor = descriptors[i] = ownDescriptor(members, names[i]);
    descriptor.configurable = false;
    if (descriptor.value !== undefined) descriptor.writable = false;
  }
  return object => {
    for (let i = 0; i < names.length; i++) defineProperty(object, names[i], descriptors[i]);
    return object;
  };
}
export const lazyInterface = name => lazyEntry(name)?.object;
export const lazyTarget = name => lazyEntry(name).target;
// The prototype that defineInterface has created for a lazy interface, whose object may not have been used yet.
export const interfacePrototype = name => lazyEntry(name).prototype;
export function accessors(prototype, descriptors) {
  markDescriptors(descriptors);
  note(prototype, descriptors);
  defineProperties(prototype, descriptors);
}

