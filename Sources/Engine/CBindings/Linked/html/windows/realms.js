// js/html/windows/realms.js: the realms of frames' documents: global objects of their own, with their own intrinsics and interfaces.
// https://webidl.spec.whatwg.org/#js-environment https://html.spec.whatwg.org/multipage/webappapis.html#realms-settings-objects-global-objects
//
// The files of js/ run once for all same-origin realms of a page. A frame's realm is a second global object of the engine, in which
// js/html/windows/realmObjects.js makes a function or a prototype for each of the page's that scripts of the frame look at. It calls the page's
// function, whose private fields recognize the objects of all realms. What a member makes then gets the prototypes of the realm of the member:
// its result, an exception of the bindings, an array, a promise. Wrappers get those of the realm of their document. Members are copied as the
// bindings defined them (js/webidl/definitions.js), not as the page's scripts may have changed them.
//
// Reads   documents of nodes. Writes nothing of the arena.
// Exports makeRealm(document id) → realm, null if there are too many · descriptorIn(realm, descriptor,
//         key): the same for that realm · share(realm, object): gives an object of the bindings the realm's prototypes. A realm: {window,
//         document, evaluate, …}. Sets hooks. Exposes nothing.
'use strict'; { const G = this; const OP = { __proto__: null, realmMake: 228 }; const { global,
ObjectCreate, PrivateMap, PrivateWeakMap, apply, defineProperty, each, getOwnPropertyDescriptor, getPrototypeOf, made, ownDescriptor, ownKeys, primordials, privateArray, setPrototypeOf,



hooks, pageHooks,
pageState,
callValues, documentIdOf, idOf, isNode,
arrayMethods, definedShapes, eachDefined,
define, eachExposed, functionText, isCallbackInterface, lazyTarget, markNative,
enterDocument, enterScript,
wallTime,
Window,
isFrameWindow, realmMade, realmOf, recordOf,
pageProxies } = G;

const { arrayTypes, constructors, indexOf, isArray, isError, keysOf, objectPrototype, reflectConstruct, toStringTag, valueOf } = primordials;

// What the bindings defined: object → property → descriptor; the interfaces by their objects and prototypes, and the names of the objects.
const names = PrivateWeakMap(), definitions = PrivateWeakMap(), shapesByObject = PrivateWeakMap(), shapesByPrototype = PrivateWeakMap();
let place = 0, shapeCount = 0;
function learn() {
  for (; shapeCount < definedShapes.length; shapeCount++) {
    const shape = definedShapes[shapeCount];
    shapesByObject.set(shape.object, shape);
    shapesByObject.set(shape.target, shape);
    shapesByPrototype.set(shape.prototype, shape);
  }
  place = eachDefined(place, (object, descriptors) => {
    if (typeof descriptors === 'function') { late.set(object, descriptors); return; }
    let known = definitions.get(object);
    if (known === undefined) definitions.set(object, known = PrivateMap());
    for (const key of each(ownKeys(descriptors))) known.set(key, setPrototypeOf(getOwnPropertyDescriptor(descriptors, key).value, null));
  });
}
const late = PrivateWeakMap();
// The properties of an object; undefined for one that the bindings did not define.
function definitionOf(object) {
  learn();
  const complete = late.get(object);
  if (complete !== undefined) {
    late.delete(object);
    complete();
    learn();
  }
  return definitions.get(object);
}

const page = pageState('html/windows/realms', () => ({
  __proto__: null,
  // The realms by their documents, and by the prototypes of their functions.
  ofFunctions: PrivateMap(), current: null, depth: 0,
})), { ofFunctions } = page;
function enterRealm(realm) {
  const outer = page.current;
  page.current = realm;
  enterDocument(realm === null ? 0 : realm.document);
  return outer;
}

// A script's function is called: the functions of the bindings that it calls are those of its realm.
hooks.enterFunction = realm => {
  const outer = enterRealm(null), outerScript = enterScript(realm === null ? 0 : realm.document), outerList = made.list;
  made.list = null;
  return () => {
    enterRealm(outer);
    enterScript(outerScript);
    made.list = outerList;
  };
};
// Calls a function of the bindings for a member of a realm.
function call(realm, target, receiver, values, isOperation) {
  // NB: The engine crashes if the stack ends in a call from one global object to another. So such calls end earlier.
  if (page.depth === DEEPEST_CALLS) throw ownRangeError(realm);
  const outer = enterRealm(realm), outerList = made.list;
  made.list = privateArray();
  page.depth++;
  try {
    const result = apply(target, receiver, values);
    return typeof result === 'object' && result !== null ? ownResult(realm, result, receiver, values, isOperation) : result;
  } catch (error) {
    throw typeof error === 'object' && error !== null ? ownError(realm, error) : error;
  } finally {
    page.depth--;
    made.list = outerList;
    enterRealm(outer);
  }
}
const DEEPEST_CALLS = 100;
const ownRangeError = realm => new (realm.functions.get(constructors.RangeError))('Maximum call stack size exceeded.');
function isMade(object) {
  const { list } = made;
  for (let i = list.length - 1; i >= 0; i--) if (list[i] === object) return true;
  return false;
}
function share(realm, object) {
  const prototype = prototypeIn(realm, getPrototypeOf(object));
  // NB: A frozen array keeps the prototype that it has.
  if (prototype !== undefined) try { setPrototypeOf(object, prototype); } catch {}
  return object;
} G.share = share;
function ownResult(realm, object, receiver, values, isOperation) {
  if (isNode(object)) return object;
  if (isMade(object)) {
    if (isArray(object)) for (let i = 0; i < object.length; i++) if (isMade(object[i]) && !isNode(object[i])) share(realm, object[i]);
    return share(realm, object);
  }
  // What the language makes for an operation of the bindings: a promise, a buffer, the result of an iterator. An attribute may hold a script's
  // own object, and so may an operation that returns what it got.
  if (!isOperation || object === receiver) return object;
  for (let i = 0; i < values.length; i++) if (values[i] === object) return object;
  try { if (realm.intrinsics.has(getPrototypeOf(object))) share(realm, object); } catch {}
  return object;
}
// The exceptions of the bindings are those of the realm; those that scripts throw stay what they are.
function ownError(realm, error) {
  if (isMade(error)) return share(realm, error);
  try {
    if (!isError(error)) return error;
    const place = getOwnPropertyDescriptor(error, 'sourceURL');
    return place !== undefined && typeof place.value === 'string' && indexOf(place.value, 'webaction:js') === 0 ? share(realm, error) : error;
  } catch { return error; }
}

// The realm's function, interface object or namespace for one of the bindings.
function functionIn(realm, target, key, make) {
  let known = realm.functions.get(target);
  if (known !== undefined) return known;
  const shape = shapesByObject.get(target);
  if (shape !== undefined) return interfaceIn(realm, shape.object, shape.name);
  known = make(target, key);
  const length = getOwnPropertyDescriptor(target, 'length');
  if (length !== undefined && typeof length.value === 'number') define(known, 'length', length.value, false, false, true);
  markNative(known, key);
  realm.functions.set(target, known);
  return known;
}
function interfaceIn(realm, object, name) {
  let known = realm.functions.get(object);
  if (known !== undefined) return known;
  known = realm.parts.interfaceObject(object, typeof object !== 'function' ? 0 : isCallbackInterface(name) ? 2 : 1);
  realm.functions.set(object, known);
  if (!names.has(object)) names.set(object, name);
  return known;
}
function valueIn(realm, value, key) {
  if (typeof value === 'function') return functionIn(realm, value, key, realm.parts.operation);
  if (typeof value !== 'object' || value === null) return value;
  if (realm.functions.has(value)) return realm.functions.get(value);
  // https://webidl.spec.whatwg.org/#Unscopable
  const copy = ObjectCreate(null);
  for (const name of each(keysOf(value))) copy[name] = true;
  return copy;
}
function descriptorIn(realm, descriptor, key) {
  const { enumerable, configurable } = descriptor;
  if ('get' in descriptor) {
    const { get, set } = descriptor;
    return {
      __proto__: null, get: get && functionIn(realm, get, key, realm.parts.getter), set: set && functionIn(realm, set, key, realm.parts.setter),
      enumerable, configurable,
    };
  }
  return { __proto__: null, value: valueIn(realm, descriptor.value, key), writable: descriptor.writable, enumerable, configurable };
} G.descriptorIn = descriptorIn;
function copy(realm, source, object) {
  const definition = definitionOf(source);
  if (definition === undefined) return;
  definition.forEach((descriptor, key) => {
    if ('get' in descriptor || descriptor.value !== undefined) defineProperty(object, key, descriptorIn(realm, descriptor, key));
  });
}
// The realm's prototype for one of the bindings or an intrinsic one; undefined for others.
function prototypeIn(realm, prototype) {
  if (prototype === null) return undefined;
  let known = realm.prototypes.get(prototype);
  if (known !== undefined) return known;
  const definition = definitionOf(prototype), shape = shapesByPrototype.get(prototype);
  if (definition === undefined && shape === undefined) return undefined;
  const parent = shape !== undefined && shape.parent !== null ? shape.parent.prototype : getPrototypeOf(prototype);
  known = ObjectCreate(prototypeIn(realm, parent) ?? realm.prototypes.get(objectPrototype));
  realm.prototypes.set(prototype, known);
  fillPrototype(realm, prototype, known, shape);
  return known;
}
function fillPrototype(realm, prototype, object, shape) {
  copy(realm, prototype, object);
  if (shape !== undefined) define(object, 'constructor', interfaceIn(realm, shape.object, shape.name), true, false, true);
}
// Completes an interface object or a namespace.
function fill(realm, source, target, object) {
  // NB: Those of the bindings are completed by any access, too: one that gets no descriptor, which the engine would read as a script's.
  getPrototypeOf(source);
  const prototype = ownDescriptor(source, 'prototype')?.value, name = names.get(source);
  markNative(object, name);
  learn();
  const shape = shapesByObject.get(source);
  if (typeof target === 'function') {
    const own = typeof prototype === 'object' ? prototypeIn(realm, prototype) : undefined;
    if (own !== undefined) define(target, 'prototype', own, false, false, false);
    define(target, 'name', name, false, false, true);
    define(target, 'length', shape === undefined ? 0 : shape.length, false, false, true);
    if (shape !== undefined && shape.parent !== null) setPrototypeOf(target, interfaceIn(realm, shape.parent, shapesByObject.get(shape.parent).name));
  }
  copy(realm, shape === undefined ? lazyTarget(name) : shape.target, target);
  if (shape === undefined || shape.target !== source) copy(realm, source, target);
}

// The prototypes of the language's own objects, which have no names of their own.
const iteratorsOf = Array => {
  const ofArrays = getPrototypeOf(apply(Array.prototype.values, [], []));
  return { __proto__: null, ofArrays, all: getPrototypeOf(ofArrays) };
};
const ownIterators = iteratorsOf({ prototype: { values: arrayMethods.values } });
function shareLanguage(realm) {
  const { window, functions, prototypes, intrinsics } = realm;
  const enter = (own, other) => {
    functions.set(own, other);
    if (typeof own !== 'function' || getOwnPropertyDescriptor(own, 'prototype') === undefined || own.prototype === undefined) return;
    prototypes.set(own.prototype, other.prototype);
    intrinsics.set(own.prototype, true);
  };
  for (const names of each([constructors, arrayTypes])) for (const name of each(keysOf(names))) enter(names[name], window[name]);
  const { Array } = window, theirs = iteratorsOf(Array);
  for (const name of each(keysOf(arrayMethods))) functions.set(arrayMethods[name], Array.prototype[name]);
  prototypes.set(ownIterators.ofArrays, theirs.ofArrays);
  prototypes.set(ownIterators.all, theirs.all);
  functions.set(valueOf, window.Object.prototype.valueOf);
  define(window.Function.prototype, 'toString', functionIn(realm, functionText, 'toString', realm.parts.operation), true, false, true);
}
// https://html.spec.whatwg.org/multipage/webappapis.html#creating-a-new-javascript-realm
function makeRealm(documentId) {
  const parts = callValues(OP.realmMake, documentId);
  if (parts === undefined) return null;
  const { global: window, evaluate, windowPrototype, namedProperties } = parts;
  const realm = {
    __proto__: null, parts, window, evaluate, document: documentId,
    // By the functions and prototypes of the bindings, which live as long as the world.
    prototypes: PrivateMap(), intrinsics: PrivateMap(), functions: PrivateMap(),
  };
  parts.call = (target, receiver, values, isOperation) => call(realm, target, receiver, values, isOperation);
  parts.construct = (source, values, newTarget) => call(realm, constructFrom, undefined, [source, values, newTarget], false);
  parts.refuse = source => call(realm, source, undefined, privateArray(), false);
  parts.fill = (source, target, object) => { fill(realm, source, target, object); };
  shareLanguage(realm);
  eachExposed((name, object) => { define(window, name, interfaceIn(realm, object, name), true, false, true); });
  realm.prototypes.set(Window.prototype, windowPrototype);
  learn();
  setPrototypeOf(namedProperties, prototypeIn(realm, shapesByObject.get(shapesByPrototype.get(Window.prototype).parent).prototype));
  define(namedProperties, toStringTag, 'WindowProperties', false, false, true);
  setPrototypeOf(windowPrototype, namedProperties);
  fillPrototype(realm, Window.prototype, windowPrototype, shapesByPrototype.get(Window.prototype));
  copy(realm, global, window);
  parts.reject = (promise, reason) => { hooks.rejected(promise, reason, window); };
  parts.remember = proxy => { pageProxies.set(proxy, true); return proxy; };
  parts.wallTime = () => wallTime();
  parts.mark = (value, key) => { markNative(value, key); return value; };
  parts.shareLanguage();
  copy(realm, constructors.Math, window.Math);
  realmMade(documentId, realm);
  ofFunctions.set(window.Function.prototype, realm);
  pageHooks.prototypeIn ??= (id, prototype) => {
    const realm = realmOf(documentIdOf(id));
    return realm === null ? prototype : prototypeIn(realm, prototype) ?? prototype;
  };
  pageHooks.descriptorIn ??= (id, descriptor, key) => {
    const realm = realmOf(documentIdOf(id));
    return realm === null ? descriptor : descriptorIn(realm, descriptor, key);
  };
  // NB: An interface object is known by its name once it is completed. Proxies of scripts are left alone.
  pageHooks.complete ??= object => { if (!pageProxies.has(object)) getOwnPropertyDescriptor(object, 'name'); };
  pageHooks.shareWith ??= (target, object) => {
    const realm = isNode(target) ? realmOf(documentIdOf(idOf(target))) : isFrameWindow(target) ? realmOf(recordOf(target).document) : null;
    return realm === null ? object : share(realm, object);
  };
  pageHooks.realmOf ??= callback => {
    try { return typeof callback === 'function' ? ofFunctions.get(getPrototypeOf(callback)) ?? null : null; } catch { return null; }
  };
  return realm;
} G.makeRealm = makeRealm;
const constructFrom = (source, values, newTarget) => reflectConstruct(source, values, newTarget);
}
