// js/primordials.js: the language's own functions, saved before any script of the page can replace them, and substitutes for features that
// scripts can always affect.
//
// The first file of all. Exports
//   objects      ObjectCreate, defineProperty, getOwnPropertyDescriptor, setPrototypeOf, getPrototypeOf, freeze, ownKeys,
//                apply(f, this, args), uncurry(f), ownDescriptor(object, key): to be handed on to defineProperty
//   collections  PrivateMap, PrivateWeakMap: carry their own methods · privateArray(): no page can define its missing
//                elements, as it has no prototype · toArray(private array): an array for scripts · made, noteMade(object) · each(list):
//                an object for `for (… of …)` in place of an array, whose iteration scripts can replace
//   tasks        soon(function): calls it as a microtask · resolved(value), rejected(error): promises
//   text         toASCIIUpper, toASCIILower, camelCase · hasHyphen(text, place): one that camelCase takes ·
//                isSpace(code unit): ASCII white space · startsWith(text, start) · words(text): its parts between that, in a private array
//   primordials  all others, methods uncurried: {slice, indexOf, join, …} · exec, test and replace (first match, or all
//                of a global expression), matchesSource(source, flags, text): the language's own methods look up `exec`,
//                `flags` and others where scripts can put their own, and set RegExp.$1, which is for the page's expressions
// Exposes nothing.
'use strict'; { const G = this; const OP = { __proto__: null, patternMatch: 224 }; 


const { create: ObjectCreate, defineProperty, getOwnPropertyDescriptor, setPrototypeOf, getPrototypeOf, freeze } = Object;
const { apply, ownKeys } = Reflect;
const uncurry = G.uncurry = (function (bind, call) { return f => apply(bind, call, [f]); })(Function.prototype.bind, Function.prototype.call);
const TypedArrayPrototype = getPrototypeOf(Int32Array.prototype);
const privateArray = () => setPrototypeOf([], null), ArrayPrototype = Array.prototype;
const getterOf = (prototype, key) => uncurry(getOwnPropertyDescriptor(prototype, key).get);

const lengthOf = getterOf(TypedArrayPrototype, 'length');
const bufferLength = getterOf(ArrayBuffer.prototype, 'byteLength');
const sharedLength = globalThis.SharedArrayBuffer === undefined ? bufferLength : getterOf(SharedArrayBuffer.prototype, 'byteLength');
function isSharedBuffer(value) {
  try { sharedLength(value); return true; } catch { return false; }
}
function isArrayBuffer(value) {
  try { bufferLength(value); return true; } catch { return false; }
}
const nativeSplit = uncurry(String.prototype.split);
// NB: The parts are a private array, whose missing elements no page can define.
const split = (text, separator) => setPrototypeOf(nativeSplit(text, separator), null);
const slice = uncurry(String.prototype.slice), codeAt = uncurry(String.prototype.charCodeAt);
const toLowerCase = uncurry(String.prototype.toLowerCase), toUpperCase = uncurry(String.prototype.toUpperCase);

// A property descriptor whose missing members no page can define.
function ownDescriptor(object, key) {
  const descriptor = getOwnPropertyDescriptor(object, key);
  return descriptor === undefined ? undefined : setPrototypeOf(descriptor, null);
} G.ownDescriptor = ownDescriptor;

const NativeRegExp = RegExp, patternSource = getterOf(RegExp.prototype, 'source');
// The flags of an expression. The language's `flags` getter reads the other getters, which scripts can replace.
const flags = [];
for (const [letter, name] of [
  ['d', 'hasIndices'], ['g', 'global'], ['i', 'ignoreCase'], ['m', 'multiline'], ['s', 'dotAll'], ['u', 'unicode'], ['v', 'unicodeSets'], ['y', 'sticky'],
]) if (name in RegExp.prototype) flags[flags.length] = { __proto__: null, letter, isSet: getterOf(RegExp.prototype, name) };
function patternFlags(pattern) {
  let text = '';
  for (let i = 0; i < flags.length; i++) if (flags[i].isSet(pattern)) text += flags[i].letter;
  return text;
}

// Native code matches regular expressions in a separate global object, because the engine sets RegExp.$1 after matches. No object of
// another world may enter this one, so only text is passed there and only numbers are returned.
function matchFrom(source, flags, text, from) {
  const places = G.callValues(OP.patternMatch, source, flags, text, from);
  if (places === undefined) return null;
  const match = privateArray();
  match.index = places[0];
  match.end = places[1];
  for (let i = 0, count = lengthOf(places); i < count; i += 2) match[i >> 1] = places[i] < 0 ? undefined : slice(text, places[i], places[i + 1]);
  return match;
}
const isGlobal = getterOf(RegExp.prototype, 'global');
// The first match, or for a global expression the next one from lastIndex on: its groups by number, `index` and `end`.
function exec(pattern, text) {
  const global = isGlobal(pattern), match = matchFrom(patternSource(pattern), `d${patternFlags(pattern)}`, text, global ? pattern.lastIndex : 0);
  if (global) pattern.lastIndex = match === null ? 0 : match.end;
  return match;
}
const test = (pattern, text) => exec(pattern, text) !== null;
// Whether a text matches an expression that is given as text, with its flags; undefined for an invalid expression.
function matchesSource(source, flags, text) {
  try { new NativeRegExp(source, flags); } catch { return undefined; }
  return matchFrom(source, `d${flags}`, text, 0) !== null;
}
// `replacement`: literal text, or a function of the match and its first group.
function replace(text, pattern, replacement) {
  const once = !isGlobal(pattern), source = patternSource(pattern), flags = `d${patternFlags(pattern)}`;
  let result = '', from = 0, next = 0;
  for (let match; next <= text.length && (match = matchFrom(source, flags, text, next)) !== null;) {
    const { index, end, 0: all } = match;
    result += slice(text, from, index) + (typeof replacement === 'string' ? replacement : replacement(all, match[1]));
    from = end;
    next = end === index ? end + 1 : end;
    if (once) break;
  }
  return from === 0 ? result + text : result + slice(text, from);
}

// Constructors of views by their names.
const arrayTypes = { __proto__: null, DataView };
for (const type of [Int8Array, Uint8Array, Uint8ClampedArray, Int16Array, Uint16Array, Int32Array, Uint32Array, Float32Array, Float64Array, BigInt64Array,
  BigUint64Array]) arrayTypes[type.name] = type;
if (globalThis.Float16Array !== undefined) arrayTypes.Float16Array = globalThis.Float16Array;

// A text with its ASCII letters from `first` on changed to the other case by `change`.
function changeCase(text, first, change) {
  // OPTIMIZATION: Usually nothing changes; the engine's own function detects this fastest.
  if (change(text) === text) return text;
  const { length } = text;
  for (let i = 0; i < length; i++) {
    const unit = codeAt(text, i) - first;
    if (unit < 0 || unit > 25) continue;
    let result = slice(text, 0, i);
    for (; i < length; i++) {
      const other = codeAt(text, i) - first;
      result += other < 0 || other > 25 ? text[i] : change(text[i]);
    }
    return result;
  }
  return text;
}
// Whether there is a hyphen followed by a small letter.
function hasHyphen(text, at) {
  if (text[at] !== '-' || at + 1 >= text.length) return false;
  const unit = codeAt(text, at + 1);
  return unit >= 97 && unit <= 122;
} G.hasHyphen = hasHyphen;
function camelCase(text) {
  let result = '';
  for (let i = 0; i < text.length; i++) result += hasHyphen(text, i) ? toUpperCase(text[++i]) : text[i];
  return result;
} G.camelCase = camelCase;
G.startsWith = (text, start) => slice(text, 0, start.length) === start;
const isSpace = G.isSpace = unit => unit === 32 || unit === 10 || unit === 9 || unit === 13 || unit === 12;
function words(text) {
  const found = privateArray(), { length } = text;
  let count = 0;
  for (let i = 0; i < length;) {
    while (i < length && isSpace(codeAt(text, i))) i++;
    const start = i;
    while (i < length && !isSpace(codeAt(text, i))) i++;
    if (i > start) found[count++] = slice(text, start, i);
  }
  return found;
} G.words = words;

// A Map that carries its own methods.
const PrivateMap = G.PrivateMap = (function (Map) {
  const methods = ObjectCreate(null);
  for (const key of ['get', 'set', 'has', 'delete', 'clear', 'forEach']) methods[key] = Map.prototype[key];
  methods.count = getOwnPropertyDescriptor(Map.prototype, 'size').get;
  return function PrivateMap() { return setPrototypeOf(new Map(), methods); };
})(Map);
// A WeakMap that carries its own methods.
const PrivateWeakMap = G.PrivateWeakMap = (function (WeakMap) {
  const methods = ObjectCreate(null);
  for (const key of ['get', 'set', 'has', 'delete']) methods[key] = WeakMap.prototype[key];
  return function PrivateWeakMap() { return setPrototypeOf(new WeakMap(), methods); };
})(WeakMap);
const { iterator } = Symbol;
class Walk {
  constructor(list) { this.list = list; this.index = 0; }
  [iterator]() { return this; }
  next() {
    const { list } = this, done = this.index >= list.length;
    return { done, value: done ? undefined : list[this.index++] };
  }
}
setPrototypeOf(Walk.prototype, null);
G.each = list => new Walk(list);

const NativePromise = Promise, promiseResolve = NativePromise.resolve;

// The objects for scripts that were made since a member of another realm was called (js/html/windows/realms.js); `list` is null if none is running.
const made = G.made = { __proto__: null, list: null };
const noteMade = G.noteMade = object => {
  if (made.list !== null) made.list[made.list.length] = object;
  return object;
};
// A complete private array as an array for scripts.
G.toArray = list => noteMade(setPrototypeOf(list, ArrayPrototype));

// Calls a function after the running script. NB: Not by `then`, which reads constructors that scripts can replace.
G.soon = async callback => { await undefined; callback(); };
const resolved = async value => value, rejected = async error => { throw error; };

G.primordials = {
  __proto__: null,
  // The language's globals for the windows of frames.
  constructors: {
    __proto__: null, Object, Function, Array, String, Number, Boolean, Symbol, BigInt, RegExp, Date, Math, JSON, Reflect, Promise, Proxy, Map, Set,
    WeakMap, WeakSet, Error, TypeError, RangeError, SyntaxError, ReferenceError, EvalError, URIError, ArrayBuffer, DataView, Uint8Array,
    eval, parseInt, parseFloat, isNaN, isFinite, encodeURIComponent, decodeURIComponent, encodeURI, decodeURI,
  },
  // Text.
  codeAt, slice, isWellFormed: uncurry(String.prototype.isWellFormed), toWellFormed: uncurry(String.prototype.toWellFormed),
  split, indexOf: uncurry(String.prototype.indexOf), includes: uncurry(String.prototype.includes),
  toLowerCase, fromCharCode: String.fromCharCode, numberText: uncurry(Number.prototype.toString), bigText: uncurry(BigInt.prototype.toString),
  symbolText: uncurry(Symbol.prototype.toString), parseFloat, parse: JSON.parse, stringify: JSON.stringify,
  // Regular expressions.
  exec, test, replace, matchesSource, RegExp, patternSource, patternFlags,
  // Objects and lists.
  Object, objectPrototype: Object.prototype, valueOf: Object.prototype.valueOf, classText: uncurry(Object.prototype.toString),
  keysOf: Object.keys, entriesOf: Object.entries,
  assign: Object.assign, Proxy, reflectGet: Reflect.get, reflectSet: Reflect.set, reflectHas: Reflect.has,
  reflectDelete: Reflect.deleteProperty, reflectDefine: Reflect.defineProperty, reflectConstruct: Reflect.construct,
  preventExtensions: Object.preventExtensions, isExtensible: Object.isExtensible, sameValue: Object.is,
  isArray: Array.isArray, arrayPrototype: ArrayPrototype, arrayValues: Array.prototype.values,
  splice: uncurry(Array.prototype.splice),
  join: uncurry(Array.prototype.join), sort: uncurry(Array.prototype.sort), Map, Set, WeakMap, WeakSet, mapEach: uncurry(Map.prototype.forEach),
  mapSet: uncurry(Map.prototype.set), setEach: uncurry(Set.prototype.forEach), setAdd: uncurry(Set.prototype.add),
  setHas: uncurry(Set.prototype.has), setDelete: uncurry(Set.prototype.delete), setClear: uncurry(Set.prototype.clear),
  setSize: getterOf(Set.prototype, 'size'), setValues: uncurry(Set.prototype.values), setEntries: uncurry(Set.prototype.entries),
  iterator, asyncIterator: Symbol.asyncIterator, toPrimitive: Symbol.toPrimitive, toStringTag: Symbol.toStringTag, hasInstance: Symbol.hasInstance,
  isConcatSpreadable: Symbol.isConcatSpreadable,
  // Functions, promises and errors.
  nextOf: uncurry(getPrototypeOf(function* () {}.prototype).next), throwOf: uncurry(getPrototypeOf(function* () {}.prototype).throw),
  functionMethods: { __proto__: null, call: Function.prototype.call, apply: Function.prototype.apply, bind: Function.prototype.bind },
  promiseMethods: { __proto__: null, then: Promise.prototype.then, catch: Promise.prototype.catch, finally: Promise.prototype.finally },
  resolveWith: (value => apply(promiseResolve, Promise, [value])),
  NativeFunction: Function, indirectEval: eval, then: uncurry(Promise.prototype.then), isError: Error.isError, Error, TypeError,
  RangeError, SyntaxError, ReferenceError, EvalError, URIError,
  // Numbers and dates.
  fround: Math.fround, min: Math.min, max: Math.max, floor: Math.floor, round: Math.round, trunc: Math.trunc, sin: Math.sin, cos: Math.cos, tan: Math.tan,
  atan2: Math.atan2, sqrt: Math.sqrt, precisionText: uncurry(Number.prototype.toPrecision), Date, parseDate: Date.parse,
  dateTime: uncurry(Date.prototype.getTime),
  dateParts: {
    __proto__: null, year: uncurry(Date.prototype.getFullYear), month: uncurry(Date.prototype.getMonth), day: uncurry(Date.prototype.getDate),
    hours: uncurry(Date.prototype.getHours), minutes: uncurry(Date.prototype.getMinutes), seconds: uncurry(Date.prototype.getSeconds),
  },
  wrappedValues: [
    uncurry(Boolean.prototype.valueOf), uncurry(Number.prototype.valueOf), uncurry(String.prototype.valueOf), uncurry(BigInt.prototype.valueOf),
  ],
  // Buffers.
  Uint8Array, Float32Array, Float64Array, ArrayBuffer,
  isView: ArrayBuffer.isView, sliceBuffer: uncurry(ArrayBuffer.prototype.slice), bufferOf: getterOf(TypedArrayPrototype, 'buffer'),
  isArrayBuffer, isSharedBuffer, bufferLength, transferBuffer: uncurry(ArrayBuffer.prototype.transfer),
  isDetached: getterOf(ArrayBuffer.prototype, 'detached'), isResizable: getterOf(ArrayBuffer.prototype, 'resizable'),
  longestBuffer: getterOf(ArrayBuffer.prototype, 'maxByteLength'), setBytes: uncurry(TypedArrayPrototype.set),
  viewBuffer: getterOf(DataView.prototype, 'buffer'), viewOffset: getterOf(DataView.prototype, 'byteOffset'),
  viewLength: getterOf(DataView.prototype, 'byteLength'), arrayTypes,
  arrayTag: getterOf(TypedArrayPrototype, Symbol.toStringTag), lengthOf,
  byteLengthOf: getterOf(TypedArrayPrototype, 'byteLength'), byteOffsetOf: getterOf(TypedArrayPrototype, 'byteOffset'),
};

G.Promise = NativePromise; G.ObjectCreate = ObjectCreate; G.defineProperty = defineProperty; G.getOwnPropertyDescriptor = getOwnPropertyDescriptor; G.setPrototypeOf = setPrototypeOf; G.getPrototypeOf = getPrototypeOf; G.freeze = freeze; G.apply = apply; G.ownKeys = ownKeys; G.privateArray = privateArray; G.resolved = resolved; G.rejected = rejected;



G.toASCIIUpper = text => changeCase(text, 97, toUpperCase);
G.toASCIILower = text => changeCase(text, 65, toLowerCase);
}
