// js/encoding/TextEncoder.js: TextEncoder and TextDecoder (UTF-8). https://encoding.spec.whatwg.org/#api
//
// Reads and writes nothing of the arena. Exposes both.
(function (G) {
  'use strict';
  const { defineInterface, Given, need, toText, toUSV, toASCIILower } = G;
  const { fromCharCode } = G.primordials;
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
})
