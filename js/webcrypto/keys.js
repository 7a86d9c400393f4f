// js/webcrypto/keys.js: keys of HMAC, PBKDF2 and HKDF. https://w3c.github.io/webcrypto/#hmac
//
// Bytes are represented as text, one code unit for each byte, as the digest requires.
//
// Reads and writes nothing of the arena.
// Exports signWith(algorithm, key, data), verifyWith(algorithm, key, signature, data), generateKey, importKey, exportKey, deriveKey: the
//         results of SubtleCrypto's operations · deriveBits(algorithm, key, length, usage): bytes · CryptoKeySteps
//         (js/idl/webcrypto.webidl).
// Throws  TypeError, NotSupportedError, InvalidAccessError, SyntaxError, DataError, OperationError. Exposes nothing.
import { primordials, privateArray, toASCIIUpper } from '../primordials.js';
import { fail, toText } from '../webidl/conversions.js';
import { toSequence, fromSequence, fromDictionary } from '../webidl/types.js';
import { bytesAsText, digestText, digestName, textAsBuffer } from './SubtleCrypto.js';
import { cryptoKeyState, makeCryptoKey } from 'late:../bindings/webcrypto.js';
import { atob, btoa } from 'late:../encoding/base64.js';
import { CryptoSteps } from 'late:./Crypto.js';

const { TypeError, codeAt, fromCharCode, slice, replace, floor, Uint8Array, RegExp: Pattern } = primordials;

const known = { __proto__: null, HMAC: 1, PBKDF2: 1, HKDF: 1 };
const refuse = () => fail('NotSupportedError', 'The operation is not supported.');
// An algorithm by its name or an object with one: {name, given}.
function algorithmOf(value) {
  const isObject = typeof value === 'object' && value !== null, name = toASCIIUpper(toText(isObject ? value.name : value));
  if (known[name] !== 1) refuse();
  return { __proto__: null, name, given: isObject ? value : { __proto__: null } };
}
function hashOf({ given: { hash } }) {
  if (hash === undefined) throw new TypeError('Type error');
  return digestName(hash);
}
const usageNames = ['encrypt', 'decrypt', 'sign', 'verify', 'deriveKey', 'deriveBits', 'wrapKey', 'unwrapKey'];
// Checks the usages of a key, of which its algorithm allows some.
function usagesFor(name, value) {
  const asked = toSequence(value, toText), has = { __proto__: null }, found = privateArray();
  for (let i = 0; i < asked.length; i++) has[asked[i]] = true;
  for (let i = 0; i < usageNames.length; i++) {
    if (has[usageNames[i]] !== true) continue;
    const isOfHMAC = usageNames[i] === 'sign' || usageNames[i] === 'verify', isOfBits = usageNames[i] === 'deriveKey' || usageNames[i] === 'deriveBits';
    if (name === 'HMAC' ? !isOfHMAC : !isOfBits) fail('SyntaxError', 'A required parameter was missing or out-of-range.');
    found[found.length] = usageNames[i];
  }
  if (found.length === 0) fail('SyntaxError', 'A required parameter was missing or out-of-range.');
  return found;
}
const newKey = (name, hash, secret, extractable, usages) =>
  makeCryptoKey({ __proto__: null, object: undefined, name, hash, secret, extractable: !!extractable, usages, algorithm: undefined, list: undefined });
function keyFor(value, name, usage) {
  const key = cryptoKeyState(value);
  let isAllowed = false;
  for (let i = 0; i < key.usages.length; i++) if (key.usages[i] === usage) isAllowed = true;
  if (key.name !== name || !isAllowed) fail('InvalidAccessError', 'CryptoKey doesn\'t support the requested operation.');
  return key;
}
const blockSize = hash => hash === 'SHA-1' || hash === 'SHA-256' ? 64 : 128;
function repeated(text, count) {
  let result = '';
  for (let i = 0; i < count; i++) result += text;
  return result;
}
// https://www.rfc-editor.org/rfc/rfc2104: a function of messages.
function authenticator(hash, secret) {
  const size = blockSize(hash), short = secret.length > size ? digestText(hash, secret) : secret;
  const block = short + repeated('\0', size - short.length);
  let inner = '', outer = '';
  for (let i = 0; i < size; i++) {
    inner += fromCharCode(codeAt(block, i) ^ 0x36);
    outer += fromCharCode(codeAt(block, i) ^ 0x5C);
  }
  return message => digestText(hash, outer + digestText(hash, inner + message));
}
export const signWith = (algorithm, value, data) => {
  const { name } = algorithmOf(algorithm);
  if (name !== 'HMAC') refuse();
  const { hash, secret } = keyFor(value, name, 'sign');
  return textAsBuffer(authenticator(hash, secret)(bytesAsText(data)));
};
export const verifyWith = (algorithm, value, signature, data) => {
  const { name } = algorithmOf(algorithm);
  if (name !== 'HMAC') refuse();
  const { hash, secret } = keyFor(value, name, 'verify');
  return authenticator(hash, secret)(bytesAsText(data)) === bytesAsText(signature);
};
export const generateKey = (algorithm, extractable, usages) => {
  const normal = algorithmOf(algorithm);
  if (normal.name !== 'HMAC') refuse();
  const hash = hashOf(normal), { length } = normal.given, size = length === undefined ? blockSize(hash) : floor(+length / 8);
  if (!(size > 0 && size <= 65536)) fail('OperationError');
  const list = usagesFor(normal.name, usages), bytes = new Uint8Array(size);
  CryptoSteps.getRandomValues(undefined, bytes);
  return newKey(normal.name, hash, bytesAsText(bytes), extractable, list);
};
const plus = new Pattern('[+]', 'g'), slash = new Pattern('/', 'g'), padding = new Pattern('=+$'), minus = new Pattern('-', 'g'), low = new Pattern('_', 'g');
const fromURLBase64 = text => atob(replace(replace(text, minus, '+'), low, '/'));
const toURLBase64 = text => replace(replace(replace(btoa(text), padding, ''), plus, '-'), slash, '_');
export const importKey = (format, data, algorithm, extractable, usages) => {
  const { name, given } = algorithmOf(algorithm), kind = toText(format), hash = name === 'HMAC' ? hashOf({ __proto__: null, given }) : '';
  const list = usagesFor(name, usages);
  let secret;
  if (kind === 'raw') secret = bytesAsText(data);
  else if (kind === 'jwk' && name === 'HMAC') {
    const { kty, k } = data;
    if (kty !== 'oct' || k === undefined) fail('DataError', 'Data provided to an operation does not meet requirements');
    secret = fromURLBase64(toText(k));
  } else refuse();
  if (name === 'HMAC' && secret.length === 0) fail('DataError', 'Data provided to an operation does not meet requirements');
  if (name !== 'HMAC' && extractable) fail('SyntaxError', 'A required parameter was missing or out-of-range.');
  return newKey(name, hash, secret, extractable, list);
};
export const exportKey = (format, value) => {
  const key = cryptoKeyState(value), kind = toText(format);
  if (key.name !== 'HMAC') refuse();
  if (!key.extractable) fail('InvalidAccessError', 'The CryptoKey is nonextractable');
  if (kind === 'raw') return textAsBuffer(key.secret);
  if (kind !== 'jwk') refuse();
  return fromDictionary({
    __proto__: null, alg: `HS${slice(key.hash, 4)}`, ext: true, k: toURLBase64(key.secret), key_ops: fromSequence(key.usages, null, false), kty: 'oct',
  });
};
// https://www.rfc-editor.org/rfc/rfc8018#section-5.2
function derivePBKDF2(hash, secret, salt, iterations, size) {
  const authenticate = authenticator(hash, secret);
  let result = '';
  for (let block = 1; result.length < size; block++) {
    let last = authenticate(salt + fromCharCode(block >>> 24, block >>> 16 & 255, block >>> 8 & 255, block & 255));
    const sum = new Uint8Array(last.length);
    for (let i = 0; ; ) {
      for (let at = 0; at < sum.length; at++) sum[at] ^= codeAt(last, at);
      if (++i >= iterations) break;
      last = authenticate(last);
    }
    result += bytesAsText(sum);
  }
  return slice(result, 0, size);
}
// https://www.rfc-editor.org/rfc/rfc5869
function deriveHKDF(hash, secret, salt, info, size) {
  const key = authenticator(hash, salt)(secret), authenticate = authenticator(hash, key);
  if (size > 255 * key.length) fail('OperationError');
  let result = '', last = '';
  for (let block = 1; result.length < size; block++) result += last = authenticate(last + info + fromCharCode(block));
  return slice(result, 0, size);
}
export const deriveBits = (algorithm, value, length, usage) => {
  const normal = algorithmOf(algorithm), { name, given } = normal, size = +length / 8;
  if (name === 'HMAC') refuse();
  const hash = hashOf(normal), salt = bytesAsText(given.salt), { secret } = keyFor(value, name, usage);
  if (!(size > 0 && size <= 65536) || size !== floor(size)) fail('OperationError', 'The operation failed for an operation-specific reason');
  if (name === 'HKDF') return deriveHKDF(hash, secret, salt, bytesAsText(given.info), size);
  const iterations = +given.iterations;
  if (!(iterations >= 1)) fail('OperationError', 'The operation failed for an operation-specific reason');
  return derivePBKDF2(hash, secret, salt, iterations, size);
};
export const deriveKey = (algorithm, value, type, extractable, usages) => {
  const wanted = algorithmOf(type);
  if (wanted.name !== 'HMAC') refuse();
  const hash = hashOf(wanted), { length = blockSize(hash) * 8 } = wanted.given;
  return newKey('HMAC', hash, deriveBits(algorithm, value, length, 'deriveKey'), extractable, usagesFor('HMAC', usages));
};
export const CryptoKeySteps = {
  __proto__: null,
  type: () => 'secret',
  extractable: ({ extractable }) => extractable,
  algorithm: key => key.algorithm ??= key.name !== 'HMAC' ? fromDictionary({ __proto__: null, name: key.name }) : fromDictionary({
    __proto__: null, name: key.name, hash: fromDictionary({ __proto__: null, name: key.hash }), length: key.secret.length * 8,
  }),
  usages: key => key.list ??= fromSequence(key.usages, null, false),
};
