// js/webcrypto/Crypto.js: steps of Crypto: random numbers. https://w3c.github.io/webcrypto/#Crypto-interface
//
// Reads and writes nothing of the arena. The numbers come from the system; in suites they are the same in each run.
// Exports CryptoSteps (js/idl/webcrypto.webidl) · crypto: the state of the window's object · randomUUID(). Exposes nothing.
'use strict'; { const G = this; const OP = { __proto__: null, random: 140 }; 
const { primordials,
pageState,
callValues,
fail } = G;


const { test, slice, numberText, arrayTag, bufferOf, byteLengthOf, byteOffsetOf, Uint8Array } = primordials;
// A buffer of this many random bytes, read one by one.
function randomBytes(count) {
  const numbers = callValues(OP.random, (count + 3) >>> 2);
  return index => numbers[index >> 2] >>> (index & 3) * 8 & 255;
}
const isIntegerArray = value => { try { return test(/Int|Uint/, arrayTag(value)); } catch { return false; } };
const randomUUID = G.randomUUID = () => {
  const byteAt = randomBytes(16);
  let text = '';
  for (let i = 0; i < 16; i++) {
    let value = byteAt(i);
    if (i === 6) value = value & 15 | 64;
    if (i === 8) value = value & 63 | 128;
    text += (i === 4 || i === 6 || i === 8 || i === 10 ? '-' : '') + slice(numberText(value + 256, 16), 1);
  }
  return text;
};
G.CryptoSteps = {
  __proto__: null,
  // [SecureContext] is about the page's address.
  subtle: () => G.subtle,
  getRandomValues(_, array) {
    if (!isIntegerArray(array)) fail('TypeMismatchError');
    if (byteLengthOf(array) > 65536) fail('QuotaExceededError', 'The quota has been exceeded.');
    const bytes = new Uint8Array(bufferOf(array), byteOffsetOf(array), byteLengthOf(array));
    const length = byteLengthOf(array), byteAt = randomBytes(length);
    for (let i = 0; i < length; i++) bytes[i] = byteAt(i);
    return array;
  },
  randomUUID: randomUUID,
};
const { crypto } = pageState('webcrypto/Crypto', () => ({ __proto__: null, crypto: { __proto__: null, object: undefined } })); G.crypto = crypto;
}
