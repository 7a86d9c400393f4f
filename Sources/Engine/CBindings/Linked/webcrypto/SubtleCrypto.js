// js/webcrypto/SubtleCrypto.js: steps of SubtleCrypto. https://w3c.github.io/webcrypto/#subtlecrypto-interface
//
// Digests, and algorithms based on them (js/webcrypto/keys.js). Ciphers and key pairs are refused with NotSupportedError.
//
// Reads and writes nothing of the arena.
// Exports SubtleCryptoSteps (js/idl/webcrypto.webidl) · subtle: the state of the window's object · digestName(algorithm): for a name or an
//         object with one · digestText(name, text): digest of bytes, both as text with one code unit for each byte ·
//         bytesAsText(BufferSource), textAsBuffer(text).
// Exposes nothing.
'use strict'; { const G = this; const OP = { __proto__: null, digest: 152 }; 
const { primordials, privateArray, toASCIIUpper,
pageState,
callValues,
toText,
makeException } = G;



const { TypeError, Uint8Array, isView, bufferOf, byteLengthOf, fromCharCode, codeAt, join, bufferLength, lengthOf } = primordials;

const names = { __proto__: null, 'SHA-1': 1, 'SHA-256': 1, 'SHA-384': 1, 'SHA-512': 1 };
// https://w3c.github.io/webcrypto/#algorithm-normalization-normalize-an-algorithm
function algorithmOf(value) {
  const name = typeof value === 'string' ? value : value.name;
  if (name === undefined) throw new TypeError('An algorithm has a name');
  const upper = toASCIIUpper(toText(name));
  if (names[upper] !== 1) throw makeException('NotSupportedError', 'The operation is not supported.');
  return upper;
}
// The bytes of a BufferSource as text, one code unit for each byte.
function textOf(source) {
  let bytes;
  if (isView(source)) {
    const view = G.viewParts(source);
    bytes = new Uint8Array(view.buffer, view.offset, view.length);
  } else {
    // NB: Throws for other objects than buffers.
    bufferLength(source);
    bytes = new Uint8Array(source);
  }
  const parts = privateArray(), length = byteLengthOf(bytes);
  for (let i = 0; i < length; i += 8) {
    let part = '';
    for (let at = i; at < i + 8 && at < length; at++) part += fromCharCode(bytes[at]);
    parts[i >> 3] = part;
  }
  return join(parts, '');
}
function textAsBuffer(text) {
  const { length } = text, bytes = new Uint8Array(length);
  for (let i = 0; i < length; i++) bytes[i] = codeAt(text, i);
  return bufferOf(bytes);
} G.textAsBuffer = textAsBuffer;
G.digestName = algorithmOf; G.bytesAsText = textOf;
G.digestText = (name, text) => {
  const digest = callValues(OP.digest, name, text), length = lengthOf(digest);
  let result = '';
  for (let i = 0; i < length; i++) result += fromCharCode(digest[i]);
  return result;
};
G.SubtleCryptoSteps = {
  __proto__: null,
  // NB: Asynchronous, so that an exception becomes a rejection.
  sign: async (_, algorithm, key, data) => G.signWith(algorithm, key, data),
  verify: async (_, algorithm, key, signature, data) => G.verifyWith(algorithm, key, signature, data),
  generateKey: async (_, algorithm, extractable, usages) => G.generateKey(algorithm, extractable, usages),
  importKey: async (_, format, data, algorithm, extractable, usages) => G.importKey(format, data, algorithm, extractable, usages),
  exportKey: async (_, format, key) => G.exportKey(format, key),
  deriveBits: async (_, algorithm, key, length) => textAsBuffer(G.deriveBits(algorithm, key, length, 'deriveBits')),
  deriveKey: async (_, algorithm, key, type, extractable, usages) => G.deriveKey(algorithm, key, type, extractable, usages),
  async digest(_, algorithm, data) {
    const name = algorithmOf(algorithm), digest = callValues(OP.digest, name, textOf(data)), length = lengthOf(digest);
    const bytes = new Uint8Array(length);
    for (let i = 0; i < length; i++) bytes[i] = digest[i];
    return bufferOf(bytes);
  },
  refuse() { throw makeException('NotSupportedError', 'The operation is not supported.'); },
};
const { subtle } = pageState('webcrypto/SubtleCrypto', () => ({ __proto__: null, subtle: { __proto__: null, object: undefined } })); G.subtle = subtle;
}
