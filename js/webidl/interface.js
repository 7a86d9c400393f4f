// js/webidl/interface.js: defines interfaces so that their objects, prototypes and descriptors are those of Web IDL.
// https://webidl.spec.whatwg.org/#js-interfaces
//
// Offers G.defineInterface(name, description) → interface object. The description:
//   parent       interface object that it inherits from
//   construct    (object, ...arguments) → object; without it `new` throws. `object` already has the right prototype; the
//                result is what `new` gives: as a rule `new SomeBrand(object, state)`
//   length       the constructor's length (required arguments, checked)
//   members      object literal with methods, getters and setters; becomes the prototype's members. A method's length is
//                its number of parameters without default; methods check their own argument counts with G.need
//   statics      object literal with static methods
//   constants    {NAME: value}, on the interface object and the prototype
//   iterable     'array': takes Array.prototype's values, keys, entries, forEach (indexed collections)
//   unscopables  names for Symbol.unscopables
//   hidden       true: the interface object is not made a global
//   tag          Symbol.toStringTag when it is not the name
// G.mixin(interfaceObject, members) adds members, for mixins and later families. G.expose(name, value) makes a global.
// G.need(arguments.length, n) throws the TypeError for missing arguments. G.reflect* make accessors (see below).
// Throws  TypeError for `new` without constructor and for missing arguments.
// Exposes each interface object as a global. No other name becomes page-visible.
(function (G) {
  'use strict';
  const { defineProperty, getOwnPropertyDescriptor, setPrototypeOf, ownKeys, ObjectCreate } = G;
  const { toStringTag, iterator, unscopables } = Symbol;
  const global = G.global;
  const ArrayPrototype = Array.prototype;
  const { values, keys, entries, forEach } = ArrayPrototype;
  const ObjectPrototype = Object.prototype;

  const define = (object, key, value, writable, enumerable, configurable) =>
    defineProperty(object, key, { __proto__: null, value, writable, enumerable, configurable });

  function mixin(target, members) {
    const prototype = typeof target === 'function' ? target.prototype : target;
    const names = ownKeys(members);
    for (let i = 0; i < names.length; i++) {
      const descriptor = setPrototypeOf(getOwnPropertyDescriptor(members, names[i]), null);
      descriptor.enumerable = typeof names[i] === 'string';
      descriptor.configurable = true;
      defineProperty(prototype, names[i], descriptor);
    }
  }

  function expose(name, value) { define(global, name, value, true, false, true); }

  function tooFew() { throw new TypeError('Not enough arguments'); }
  const need = (count, wanted) => { if (count < wanted) tooFew(); };

  function defineInterface(name, { parent, construct, length = 0, members, statics, constants, iterable, unscopables: hiddenNames, hidden, tag }) {
    const interfaceObject = construct === undefined
      ? function () { throw new TypeError('Illegal constructor'); }
      : function (...args) {
        if (new.target === undefined) throw new TypeError(`Constructor ${name} requires 'new'`);
        if (args.length < length) tooFew();
        let prototype = new.target === interfaceObject ? interfaceObject.prototype : new.target.prototype;
        if (typeof prototype !== 'object' || prototype === null) prototype = interfaceObject.prototype;
        return construct(ObjectCreate(prototype), ...args);
      };
    const prototype = ObjectCreate(parent ? parent.prototype : ObjectPrototype);
    define(interfaceObject, 'prototype', prototype, false, false, false);
    define(interfaceObject, 'name', name, false, false, true);
    define(interfaceObject, 'length', length, false, false, true);
    if (parent) setPrototypeOf(interfaceObject, parent);
    if (members) mixin(interfaceObject, members);
    define(prototype, 'constructor', interfaceObject, true, false, true);
    define(prototype, toStringTag, tag || name, false, false, true);
    if (statics) {
      const names = ownKeys(statics);
      for (let i = 0; i < names.length; i++) {
        const descriptor = setPrototypeOf(getOwnPropertyDescriptor(statics, names[i]), null);
        descriptor.enumerable = true;
        defineProperty(interfaceObject, names[i], descriptor);
      }
    }
    if (constants) {
      const names = ownKeys(constants);
      for (let i = 0; i < names.length; i++) {
        define(interfaceObject, names[i], constants[names[i]], false, true, false);
        define(prototype, names[i], constants[names[i]], false, true, false);
      }
    }
    if (iterable === 'array') {
      define(prototype, iterator, values, true, false, true);
      if (name !== 'HTMLCollection') {
        define(prototype, 'values', values, true, true, true);
        define(prototype, 'keys', keys, true, true, true);
        define(prototype, 'entries', entries, true, true, true);
        define(prototype, 'forEach', forEach, true, true, true);
      }
    }
    if (hiddenNames) addUnscopables(interfaceObject, hiddenNames);
    if (!hidden) expose(name, interfaceObject);
    G[name] = interfaceObject;
    return interfaceObject;
  }

  // https://webidl.spec.whatwg.org/#Unscopable
  function addUnscopables(interfaceObject, names) {
    const { prototype } = interfaceObject;
    let list = getOwnPropertyDescriptor(prototype, unscopables)?.value;
    if (!list) {
      list = ObjectCreate(null);
      define(prototype, unscopables, list, false, false, true);
    }
    for (let i = 0; i < names.length; i++) list[names[i]] = true;
  }

  G.defineInterface = defineInterface;
  G.mixin = mixin;
  G.addUnscopables = addUnscopables;
  G.expose = expose;
  G.need = need;
  G.define = define;
})
