// js/webidl/conversions.js: JavaScript values to IDL types. https://webidl.spec.whatwg.org/#js-type-mapping
//
// Exports toText (DOMString), its nullable and legacy variants, toUSV (USVString), toUnsignedLong, toDouble, toDictionary, toFunction;
//         fail(name, message), which throws a DOMException, and throwStatus(status, result), which throws the exception for the status of a
//         native call: 1-99 are legacy codes of DOMException; for the others see below · holding(function) · putForward(object, name, key,
//         value): the setter of an attribute with [PutForwards=key].
// Throws  TypeError as specified. Exposes nothing.
import { primordials } from '../primordials.js';
import { hooks } from '../hooks.js';
import { exceptionOfCode, makeException } from 'late:./DOMException.js';
import { wrongKind, wrongReceiver, wrongValue } from 'late:./types.js';

const { TypeError, RangeError, toWellFormed, reflectSet } = primordials;
const { isFinite } = globalThis;

export const fail = (name, message) => { throw makeException(name, message); };
// The numbers above 99 are those of DOMReceiver.Status.
export const throwStatus = (status, result) => {
  switch (status) {
    case 101: throw new RangeError('Out of memory');
    case 102: throw new TypeError('Type error');
    case 103: throw result;
    case 104: throw new TypeError('The page has ended');
    // Success, with changes to report.
    case 105: hooks.invokeReactions(); return;
    default: throw exceptionOfCode(status);
  }
};
// The result of `body`, whose changes are reported with the next native call.
export const holding = body => {
  if (hooks.hold === null) return body();
  hooks.hold(1);
  try { return body(); } finally { hooks.hold(-1); }
};

// https://webidl.spec.whatwg.org/#PutForwards: the value is set on a property of the attribute's object.
export const putForward = (object, name, key, value) => {
  const target = object[name];
  if (typeof target !== 'object' && typeof target !== 'function' || target === null) throw new TypeError(`${name} is not an object`);
  reflectSet(target, key, value, target);
};

export const toText = value => typeof value === 'string' ? value : `${value}`;
export const toTextOrNull = value => value === null || value === undefined ? null : typeof value === 'string' ? value : `${value}`;
// [LegacyNullToEmptyString]
export const toTextNullEmpty = value => value === null ? '' : typeof value === 'string' ? value : `${value}`;
export const toUSV = value => toWellFormed(typeof value === 'string' ? value : `${value}`);

// https://webidl.spec.whatwg.org/#abstract-opdef-converttoint
export const toUnsignedLong = value => value >>> 0;
export const toDouble = value => {
  const n = +value;
  if (!isFinite(n)) throw new TypeError('The provided value is non-finite');
  return n;
};
export const toDictionary = value => {
  if (value === undefined || value === null) return undefined;
  if (typeof value !== 'object' && typeof value !== 'function') throw new TypeError('Type error');
  return value;
};
export const toFunction = (value, where) => {
  if (typeof value !== 'function') wrongKind('a function', where);
  return value;
};
hooks.throwStatus = throwStatus;
hooks.wrongReceiver = (name, member, kind) => wrongReceiver(name, member, kind);
hooks.wrongValue = (name, where) => wrongValue(name, where);
