// js/webidl/conversions.js: JavaScript values to IDL types. https://webidl.spec.whatwg.org/#js-type-mapping
//
// Exports toText (DOMString), its nullable and legacy variants, toUSV (USVString), toUnsignedLong, toDouble, toDictionary, toFunction;
//         fail(name, message), which throws a DOMException, and throwStatus(status, result), which throws the exception for the status of a
//         native call: 1-99 are legacy codes of DOMException; for the others see below · holding(function) · putForward(object, name, key,
//         value): the setter of an attribute with [PutForwards=key].
// Throws  TypeError as specified. Exposes nothing.
'use strict'; { const G = this; const { primordials,
hooks } = G;



const { TypeError, RangeError, toWellFormed, reflectSet } = primordials;
const { isFinite } = globalThis;

G.fail = (name, message) => { throw G.makeException(name, message); };
// The numbers above 99 are those of DOMReceiver.Status.
const throwStatus = G.throwStatus = (status, result) => {
  switch (status) {
    case 101: throw new RangeError('Out of memory');
    case 102: throw new TypeError('Type error');
    case 103: throw result;
    case 104: throw new TypeError('The page has ended');
    // Success, with changes to report.
    case 105: hooks.invokeReactions(); return;
    default: throw G.exceptionOfCode(status);
  }
};
// The result of `body`, whose changes are reported with the next native call.
G.holding = body => {
  if (hooks.hold === null) return body();
  hooks.hold(1);
  try { return body(); } finally { hooks.hold(-1); }
};

// https://webidl.spec.whatwg.org/#PutForwards: the value is set on a property of the attribute's object.
G.putForward = (object, name, key, value) => {
  const target = object[name];
  if (typeof target !== 'object' && typeof target !== 'function' || target === null) throw new TypeError(`${name} is not an object`);
  reflectSet(target, key, value, target);
};

G.toText = value => typeof value === 'string' ? value : `${value}`;
G.toTextOrNull = value => value === null || value === undefined ? null : typeof value === 'string' ? value : `${value}`;
// [LegacyNullToEmptyString]
G.toTextNullEmpty = value => value === null ? '' : typeof value === 'string' ? value : `${value}`;
G.toUSV = value => toWellFormed(typeof value === 'string' ? value : `${value}`);

// https://webidl.spec.whatwg.org/#abstract-opdef-converttoint
G.toUnsignedLong = value => value >>> 0;
G.toDouble = value => {
  const n = +value;
  if (!isFinite(n)) throw new TypeError('The provided value is non-finite');
  return n;
};
G.toDictionary = value => {
  if (value === undefined || value === null) return undefined;
  if (typeof value !== 'object' && typeof value !== 'function') throw new TypeError('Type error');
  return value;
};
G.toFunction = (value, where) => {
  if (typeof value !== 'function') G.wrongKind('a function', where);
  return value;
};
hooks.throwStatus = throwStatus;
hooks.wrongReceiver = (name, member, kind) => G.wrongReceiver(name, member, kind);
hooks.wrongValue = (name, where) => G.wrongValue(name, where);
}
