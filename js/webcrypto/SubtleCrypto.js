// js/webcrypto/SubtleCrypto.js: steps of SubtleCrypto: digests. https://w3c.github.io/webcrypto/#subtlecrypto-interface
//
// There are no keys here: all that needs or makes one is refused with NotSupportedError.
//
// Reads and writes nothing of the arena. Offers G.SubtleCryptoSteps (js/idl/webcrypto.webidl) · G.subtle: the state of the window's.
// Exposes nothing.
'use strict';
{
  const G = this;
  const { callNamed, toText, privateArray, makeException } = G;
  const { TypeError, Uint8Array, isView, bufferOf, byteLengthOf, fromCharCode, join, bufferLength, lengthOf } = G.primordials;

  const names = { __proto__: null, 'SHA-1': 1, 'SHA-256': 1, 'SHA-384': 1, 'SHA-512': 1 };
  // https://w3c.github.io/webcrypto/#algorithm-normalization-normalize-an-algorithm
  function algorithmOf(value) {
    const name = typeof value === 'string' ? value : value.name;
    if (name === undefined) throw new TypeError('An algorithm has a name');
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
  G.SubtleCryptoSteps = {
    __proto__: null,
    async digest(_, algorithm, data) {
      const name = algorithmOf(algorithm), digest = callNamed('digest', name, textOf(data)), length = lengthOf(digest);
      const bytes = new Uint8Array(length);
      for (let i = 0; i < length; i++) bytes[i] = digest[i];
      return bufferOf(bytes);
    },
    refuse() { throw makeException('NotSupportedError', 'There are no keys here.'); },
  };
  G.subtle = { __proto__: null };
}
