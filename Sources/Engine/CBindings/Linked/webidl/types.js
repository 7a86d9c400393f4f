// js/webidl/types.js: shared functions of the files of js/bindings/: conversions of IDL types that js/webidl/conversions.js lacks, and
// errors for values of the wrong type. https://webidl.spec.whatwg.org/#js-type-mapping
//
// Reads   kinds and names of nodes. Writes nothing.
// Exports to…(value): converted, or a TypeError; see below · fromSequence(private array, function or null, isFrozen): an array for scripts ·
//         fromDictionary(object without prototype) · NOTHING: a dictionary without members · missing(dictionary, member, type) ·
//         isBuffer(value, type) · wrongReceiver(interface, member, kind: 0 operation, 1 getter, 2 setter) · wrongValue(interface, where),
//         wrongKind(words, where) · nodeOfKinds(value, bits, interface), elementArgument, documentArgument: ids.
// Throws  TypeError. Exposes nothing.
'use strict'; { const G = this; const { ObjectCreate, apply, freeze, getOwnPropertyDescriptor, noteMade, ownKeys, primordials, privateArray, setPrototypeOf, toArray, words,


idOf, isNode,
N,
toDouble, toText } = G;


const {
  TypeError, indexOf, iterator, codeAt, trunc, round, floor, min, max, split, includes, arrayTag, isView, objectPrototype, fround, isArrayBuffer,
} = primordials;
const TWO_64 = 18446744073709551616, TWO_63 = 9223372036854775808;
const isObject = value => typeof value === 'object' && value !== null || typeof value === 'function';
G.NOTHING = freeze(ObjectCreate(null));

function wrongReceiver(name, member, kind) {
  throw new TypeError(kind === 0
    ? `Can only call ${name}.${member} on instances of ${name}`
    : `The ${name}.${member} ${kind === 1 ? 'getter' : 'setter'} can only be used on instances of ${name}`);
} G.wrongReceiver = wrongReceiver;
function placeNumbered(number) {
  const rows = split(G.errorNames, '\n'), head = `${number} `;
  let row = 0;
  while (indexOf(rows[row], head) !== 0) row++;
  return rows[row];
}
// `where`: the argument or attribute, as a number of js/bindings/errorNames.js or in words. Nested values are not named, as in WebKit.
function wrongKind(kind, where) {
  if (where === undefined) throw new TypeError('Type error');
  let place = where;
  if (typeof where === 'number') {
    const { 1: called, 2: number, 3: name } = words(placeNumbered(where));
    place = number === undefined ? `The ${called} attribute`
      : `Argument ${number} ('${name}') to ${includes(called, '.') ? called : `the ${called} constructor`}`;
  }
  throw new TypeError(`${place} must be ${kind}`);
} G.wrongKind = wrongKind;
const wrongValue = G.wrongValue = (name, where) => wrongKind(`an instance of ${name}`, where);
G.missing = (dictionary, member, type) => wrongValue(type, `Member ${dictionary}.${member} is required and`);

// Numbers. https://webidl.spec.whatwg.org/#abstract-opdef-converttoint
function toModulo64(value) {
  const number = trunc(+value);
  return number - number === 0 ? number - floor(number / TWO_64) * TWO_64 + 0 : 0;
}
function toEnforced(value, least, most) {
  const number = +value;
  if (number - number !== 0) throw new TypeError('The value is not a finite number');
  const whole = trunc(number) + 0;
  if (whole < least || whole > most) throw new TypeError(`Value ${number} is outside the range [${least}, ${most}]`);
  return whole;
} G.toEnforced = toEnforced;
function toClamped(value, least, most) {
  const number = +value;
  if (number !== number) return 0;
  const within = min(max(number, least), most), rounded = round(within);
  // Half-way values are rounded to even.
  return (rounded - within === 0.5 && rounded % 2 !== 0 ? rounded - 1 : rounded) + 0;
} G.toClamped = toClamped;

function toByteString(value) {
  const text = toText(value);
  for (let i = 0; i < text.length; i++) if (codeAt(text, i) > 255) throw new TypeError('The string has characters that are no bytes');
  return text;
} G.toByteString = toByteString;
function toObject(value, where) {
  if (!isObject(value)) wrongKind('an object', where);
  return value;
} G.toObject = toObject;
function toEnum(value, name, values) {
  const text = toText(value);
  if (values[text] !== true) throw new TypeError('Type error');
  return text;
} G.toEnum = toEnum;
function toInterface(value, isInstance, name, where) {
  if (!isInstance) wrongValue(name, where);
  return value;
} G.toInterface = toInterface;

// https://webidl.spec.whatwg.org/#js-buffer-source-types
function isBuffer(value, type) {
  if (!isObject(value)) return false;
  switch (type) {
    case 'ArrayBuffer': return isArrayBuffer(value);
    case 'ArrayBufferView': return isView(value);
    case 'BufferSource': case 'AllowSharedBufferSource': return isView(value) || isArrayBuffer(value);
    case 'DataView': return isView(value) && arrayTag(value) === undefined;
    default: return isView(value) && arrayTag(value) === type;
  }
} G.isBuffer = isBuffer;
function toBuffer(value, type, where) {
  if (!isBuffer(value, type)) wrongValue(type, where);
  return value;
} G.toBuffer = toBuffer;

// https://webidl.spec.whatwg.org/#js-sequence
function toSequence(value, convert, method = isObject(value) ? value[iterator] : undefined) {
  if (typeof method !== 'function') throw new TypeError(isObject(value) ? 'Type error' : 'Value is not a sequence');
  const walk = apply(method, value, []), list = privateArray();
  if (!isObject(walk)) throw new TypeError('The iterator is not an object');
  const { next } = walk;
  for (;;) {
    const step = apply(next, walk, []);
    if (!isObject(step)) throw new TypeError('The iterator gave no object');
    if (step.done) return list;
    list[list.length] = convert(step.value);
  }
} G.toSequence = toSequence;
// https://webidl.spec.whatwg.org/#js-record
function toRecord(value, convertKey, convert) {
  const list = privateArray(), keys = ownKeys(toObject(value)), places = ObjectCreate(null);
  for (let i = 0; i < keys.length; i++) {
    const descriptor = getOwnPropertyDescriptor(value, keys[i]);
    if (descriptor === undefined || !descriptor.enumerable) continue;
    const pair = privateArray();
    pair[0] = convertKey(keys[i]);
    pair[1] = convert(value[keys[i]]);
    const known = places[pair[0]];
    if (known === undefined) places[pair[0]] = list.length;
    list[known === undefined ? list.length : known] = pair;
  }
  return list;
} G.toRecord = toRecord;
function fromSequence(list, convert, isFrozen) {
  const array = privateArray();
  for (let i = 0; i < list.length; i++) array[i] = convert === null ? list[i] : convert(list[i]);
  return isFrozen ? freeze(toArray(array)) : toArray(array);
} G.fromSequence = fromSequence;
G.fromDictionary = object => noteMade(setPrototypeOf(object, objectPrototype));

// Nodes.
function nodeOfKinds(value, kinds, name, where) {
  if (!isNode(value) || (kinds >> (N[idOf(value) << 3] & 255) & 1) === 0) wrongValue(name, where);
  return idOf(value);
} G.nodeOfKinds = nodeOfKinds;
G.toLongLong = value => { const number = toModulo64(value); return number >= TWO_63 ? number - TWO_64 : number; };
G.toUnsignedLongLong = toModulo64;
G.toFloat = value => toDouble(fround(+value));
G.toUnrestrictedFloat = value => fround(+value);
G.elementArgument = (value, where) => nodeOfKinds(value, 1 << 1, 'Element', where);
G.documentArgument = (value, where) => nodeOfKinds(value, 1 << 9, 'Document', where);
}
