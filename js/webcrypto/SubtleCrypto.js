// js/webcrypto/SubtleCrypto.js: digests. https://w3c.github.io/webcrypto/#subtlecrypto-interface
//
// There are no keys here: all that needs or makes one is refused with NotSupportedError.
//
// Reads and writes nothing of the arena. Offers G.subtle. Exposes SubtleCrypto.
'use strict';
{
  const G = this;
  const { defineInterface, ObjectCreate, Given, callNamed, toText, privateArray, makeException } = G;
  const { TypeError, Uint8Array, isView, bufferOf, byteLengthOf, fromCharCode, join, bufferLength, lengthOf } = G.primordials;

  class SubtleBrand extends Given {
    #subtle = true;
    static check(object) { if (!(#subtle in object)) throw new TypeError('The object is not a SubtleCrypto'); }
  }
  const names = { __proto__: null, 'SHA-1': 1, 'SHA-256': 1, 'SHA-384': 1, 'SHA-512': 1 };
  // https://w3c.github.io/webcrypto/#algorithm-normalization-normalize-an-algorithm
  function algorithmOf(value) {
    const name = typeof value === 'object' && value !== null ? value.name : value;
    if (typeof value === 'object' && name === undefined) throw new TypeError('An algorithm has a name');
    const upper = G.toASCIIUpper(toText(name));
    if (names[upper] !== 1) throw makeException('NotSupportedError', 'The algorithm is not supported.');
    return upper;
  }
  // The bytes of a BufferSource, a code unit each.
  function textOf(source) {
    let bytes;
    if (isView(source)) {
      const view = G.viewParts(source);
      bytes = new Uint8Array(view.buffer, view.offset, view.length);
    } else {
      // NB: Throws for what is no buffer.
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
  const SubtleCrypto = defineInterface('SubtleCrypto', {
    __proto__: null,
    members: {
      digest(algorithm, data) {
        try {
          SubtleBrand.check(this);
          if (arguments.length < 2) throw new TypeError('Not enough arguments');
          const name = algorithmOf(algorithm), digest = callNamed('digest', name, textOf(data)), length = lengthOf(digest);
          const bytes = new Uint8Array(length);
          for (let i = 0; i < length; i++) bytes[i] = digest[i];
          return G.resolved(bufferOf(bytes));
        } catch (error) { return G.rejected(error); }
      },
    },
  });
  const refused = {
    __proto__: null, encrypt: 3, decrypt: 3, sign: 3, verify: 4, generateKey: 3, deriveKey: 5, deriveBits: 2, importKey: 5, exportKey: 2, wrapKey: 4,
    unwrapKey: 7,
  };
  for (const name in refused) {
    const { [name]: method } = {
      __proto__: null,
      [name](...rest) {
        try {
          SubtleBrand.check(this);
          if (rest.length < refused[name]) throw new TypeError('Not enough arguments');
          throw makeException('NotSupportedError', 'There are no keys here.');
        } catch (error) { return G.rejected(error); }
      },
    };
    G.define(method, 'length', refused[name], false, false, true);
    G.mixin(SubtleCrypto, { __proto__: null, [name]: method });
  }
  G.subtle = new SubtleBrand(ObjectCreate(SubtleCrypto.prototype));
}
