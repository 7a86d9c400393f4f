// js/encoding/TextEncoder.js: TextEncoder, TextDecoder (UTF-8), atob, btoa, Crypto's random numbers.
// https://encoding.spec.whatwg.org/#api https://html.spec.whatwg.org/multipage/webappapis.html#atob
// https://w3c.github.io/webcrypto/#Crypto-interface
//
// Reads and writes nothing of the arena. Random numbers come from a native call, so that a run can be repeated.
// Exposes the interfaces named above.
(function (G) {
  'use strict';
  const { defineInterface, Given, ObjectCreate, mixin, global, need, toText, toUSV, toASCIILower, fail, callNamed } = G;
  const { fromCharCode } = String;
  class CoderBrand extends Given {
    #state;
    constructor(object, state) { super(object); this.#state = state; }
    static of(object) { return object.#state; }
  }
  function encode(text) {
    const bytes = [];
    for (let i = 0, n = 0; i < text.length; i++) {
      let c = text.charCodeAt(i);
      if (c >= 0xD800 && c < 0xDC00) c = 0x10000 + (c - 0xD800 << 10) + (text.charCodeAt(++i) - 0xDC00);
      if (c < 0x80) bytes[n++] = c;
      else {
        if (c < 0x800) bytes[n++] = 0xC0 | c >> 6;
        else {
          if (c < 0x10000) bytes[n++] = 0xE0 | c >> 12;
          else { bytes[n++] = 0xF0 | c >> 18; bytes[n++] = 0x80 | c >> 12 & 63; }
          bytes[n++] = 0x80 | c >> 6 & 63;
        }
        bytes[n++] = 0x80 | c & 63;
      }
    }
    return new Uint8Array(bytes);
  }
  defineInterface('TextEncoder', {
    construct: object => new CoderBrand(object, null),
    members: {
      get encoding() { CoderBrand.of(this); return 'utf-8'; },
      encode(input = '') { CoderBrand.of(this); return encode(toUSV(input)); },
      encodeInto(source, destination) {
        need(arguments.length, 2);
        const text = toUSV(source);
        let read = 0, written = 0;
        for (const character of text) {
          const bytes = encode(character);
          if (written + bytes.length > destination.length) break;
          destination.set(bytes, written);
          written += bytes.length;
          read += character.length;
        }
        return { read, written };
      },
    },
  });
  // https://encoding.spec.whatwg.org/#utf-8-decoder
  function decode(bytes, fatal, ignoreBOM) {
    const parts = [];
    let i = !ignoreBOM && bytes[0] === 0xEF && bytes[1] === 0xBB && bytes[2] === 0xBF ? 3 : 0;
    const bad = () => { if (fatal) throw new TypeError('The encoded data was not valid'); parts.push('\uFFFD'); };
    while (i < bytes.length) {
      const first = bytes[i++];
      if (first < 0x80) { parts.push(fromCharCode(first)); continue; }
      const needed = first >= 0xC2 && first <= 0xDF ? 1 : first >= 0xE0 && first <= 0xEF ? 2 : first >= 0xF0 && first <= 0xF4 ? 3 : 0;
      if (needed === 0) { bad(); continue; }
      let point = first & (needed === 1 ? 0x1F : needed === 2 ? 0xF : 7), count = 0;
      let low = first === 0xE0 ? 0xA0 : first === 0xF0 ? 0x90 : 0x80, high = first === 0xED ? 0x9F : first === 0xF4 ? 0x8F : 0xBF;
      while (count < needed && i < bytes.length && bytes[i] >= low && bytes[i] <= high) {
        point = point << 6 | bytes[i++] & 63;
        count++;
        low = 0x80; high = 0xBF;
      }
      if (count < needed) { bad(); continue; }
      parts.push(String.fromCodePoint(point));
    }
    return parts.join('');
  }
  defineInterface('TextDecoder', {
    construct(object, label = 'utf-8', options = {}) {
      const name = toASCIILower(toText(label)).trim();
      if (!/^(?:utf-?8|unicode-1-1-utf-8|unicode11utf8|unicode20utf8|x-unicode20utf8)$/.test(name)) throw new RangeError('The encoding is not supported');
      return new CoderBrand(object, { fatal: !!options.fatal, ignoreBOM: !!options.ignoreBOM });
    },
    members: {
      get encoding() { CoderBrand.of(this); return 'utf-8'; },
      get fatal() { return CoderBrand.of(this).fatal; },
      get ignoreBOM() { return CoderBrand.of(this).ignoreBOM; },
      decode(input = undefined, options = {}) {
        const { fatal, ignoreBOM } = CoderBrand.of(this);
        if (input === undefined) return '';
        const bytes = ArrayBuffer.isView(input) ? new Uint8Array(input.buffer, input.byteOffset, input.byteLength) : new Uint8Array(input);
        return decode(bytes, fatal, ignoreBOM);
      },
    },
  });

  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
  mixin(global, {
    btoa(data) {
      need(arguments.length, 1);
      const text = toText(data);
      let result = '';
      for (let i = 0; i < text.length; i += 3) {
        const a = text.charCodeAt(i), b = i + 1 < text.length ? text.charCodeAt(i + 1) : 0, c = i + 2 < text.length ? text.charCodeAt(i + 2) : 0;
        if (a > 255 || b > 255 || c > 255) fail('InvalidCharacterError');
        result += alphabet[a >> 2] + alphabet[(a & 3) << 4 | b >> 4] + (i + 1 < text.length ? alphabet[(b & 15) << 2 | c >> 6] : '=') + (i + 2 < text.length ? alphabet[c & 63] : '=');
      }
      return result;
    },
    // https://infra.spec.whatwg.org/#forgiving-base64-decode
    atob(data) {
      need(arguments.length, 1);
      let text = toText(data).replace(/[\t\n\f\r ]/g, '');
      if (text.length % 4 === 0) text = text.replace(/={1,2}$/, '');
      if (text.length % 4 === 1 || /[^A-Za-z0-9+/]/.test(text)) fail('InvalidCharacterError');
      let result = '', bits = 0, count = 0;
      for (let i = 0; i < text.length; i++) {
        bits = bits << 6 | alphabet.indexOf(text[i]);
        count += 6;
        if (count >= 8) { count -= 8; result += fromCharCode(bits >> count & 255); bits &= (1 << count) - 1; }
      }
      return result;
    },
  });

  const random = () => { const value = callNamed('random'); return typeof value === 'number' ? value : Math.random(); };
  const byte = () => Math.floor(random() * 256);
  const integerArrays = [Int8Array, Uint8Array, Uint8ClampedArray, Int16Array, Uint16Array, Int32Array, Uint32Array, BigInt64Array, BigUint64Array];
  G.randomUUID = () => {
    let text = '';
    for (let i = 0; i < 16; i++) {
      let value = byte();
      if (i === 6) value = value & 15 | 64;
      if (i === 8) value = value & 63 | 128;
      text += (i === 4 || i === 6 || i === 8 || i === 10 ? '-' : '') + (value + 256).toString(16).substring(1);
    }
    return text;
  };
  const Crypto = defineInterface('Crypto', {
    members: {
      getRandomValues(array) {
        need(arguments.length, 1);
        if (!integerArrays.some(kind => array instanceof kind)) fail('TypeMismatchError');
        if (array.byteLength > 65536) fail('QuotaExceededError');
        const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
        for (let i = 0; i < bytes.length; i++) bytes[i] = byte();
        return array;
      },
      randomUUID() { return G.randomUUID(); },
      get subtle() { return undefined; },
    },
  });
  G.crypto = ObjectCreate(Crypto.prototype);
})
