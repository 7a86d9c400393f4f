// js/encoding/TextEncoder.js: TextEncoder and TextDecoder. https://encoding.spec.whatwg.org/#api
//
// Bytes are decoded by a native call, in all encodings.
// Reads and writes nothing of the arena. Exposes both.
'use strict';
{
  const G = this;
  const { defineInterface, Given, need, toText, toUSV, toDictionary, callNamed, privateArray } = G;
  const {
    fromCharCode, codeAt, test, slice, isView, Uint8Array, TypeError, RangeError, arrayTag, bufferOf, lengthOf, byteLengthOf, byteOffsetOf,
    sliceBuffer,
  } = G.primordials;
  class CoderBrand extends Given {
    #state;
    constructor(object, state) { super(object); this.#state = state; }
    static of(object) { return object.#state; }
  }
  function encode(text) {
    const bytes = privateArray();
    for (let i = 0, n = 0; i < text.length; i++) {
      let c = codeAt(text, i);
      if (c >= 0xD800 && c < 0xDC00) c = 0x10000 + (c - 0xD800 << 10) + (codeAt(text, ++i) - 0xDC00);
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
    return bytes;
  }
  function bytesOf(list) {
    const bytes = new Uint8Array(list.length);
    for (let i = 0; i < list.length; i++) bytes[i] = list[i];
    return bytes;
  }
  defineInterface('TextEncoder', {
    __proto__: null,
    construct: object => new CoderBrand(object, null),
    members: {
      get encoding() { CoderBrand.of(this); return 'utf-8'; },
      encode(input = '') { CoderBrand.of(this); return bytesOf(encode(toUSV(input))); },
      encodeInto(source, destination) {
        need(arguments.length, 2);
        const text = toUSV(source);
        const room = lengthOf(destination);
        let read = 0, written = 0;
        while (read < text.length) {
          const unit = codeAt(text, read), size = unit >= 0xD800 && unit < 0xDC00 ? 2 : 1, bytes = encode(slice(text, read, read + size));
          if (written + bytes.length > room) break;
          for (let i = 0; i < bytes.length; i++) destination[written++] = bytes[i];
          read += size;
        }
        return { read, written };
      },
    },
  });
  // Bytes as a string that has one for each code unit, for the native decoder.
  function binary(bytes) {
    let text = '';
    for (let i = 0; i < lengthOf(bytes); i++) text += fromCharCode(bytes[i]);
    return text;
  }
  // A copy of some of the bytes.
  function part(bytes, from, to) {
    const copy = new Uint8Array(to - from);
    for (let i = from; i < to; i++) copy[i - from] = bytes[i];
    return copy;
  }
  const viewOf = view => arrayTag(view) === undefined ? new Uint8Array(view.buffer, view.byteOffset, view.byteLength)
    : new Uint8Array(bufferOf(view), byteOffsetOf(view), byteLengthOf(view));
  // How many of the last bytes are the beginning of a character that more bytes may complete.
  function unfinished(encoding, bytes) {
    const length = lengthOf(bytes);
    if (encoding === 'utf-16le' || encoding === 'utf-16be') {
      const odd = length % 2, high = length - odd >= 2 ? bytes[length - odd - (encoding === 'utf-16le' ? 1 : 2)] : 0;
      return odd + (high >= 0xD8 && high < 0xDC ? 2 : 0);
    }
    if (encoding !== 'utf-8') return 0;
    for (let back = 1; back <= 3 && back <= length; back++) {
      const byte = bytes[length - back];
      if (byte >= 0xC0) return (byte >= 0xF0 ? 4 : byte >= 0xE0 ? 3 : 2) > back ? back : 0;
      if (byte < 0x80) return 0;
    }
    return 0;
  }
  const hasState = /^(?:gb|big5|euc|shift_jis|iso-2022)/;
  // https://encoding.spec.whatwg.org/#interface-textdecoder
  defineInterface('TextDecoder', {
    __proto__: null,
    construct(object, label = 'utf-8', options = undefined) {
      const encoding = callNamed('encoding.name', toText(label)), given = toDictionary(options) || { __proto__: null };
      if (encoding === '' || encoding === 'replacement') throw new RangeError('The encoding is not supported');
      return new CoderBrand(object, { __proto__: null, encoding, fatal: !!given.fatal, ignoreBOM: !!given.ignoreBOM, held: null, started: false });
    },
    members: {
      get encoding() { return CoderBrand.of(this).encoding; },
      get fatal() { return CoderBrand.of(this).fatal; },
      get ignoreBOM() { return CoderBrand.of(this).ignoreBOM; },
      decode(input = undefined, options = undefined) {
        const state = CoderBrand.of(this), { encoding, fatal, ignoreBOM } = state, given = toDictionary(options);
        const stream = given !== undefined && !!given.stream;
        // FIXME: Decoders with a state of their own are not stopped and taken up again.
        if (stream && test(hasState, encoding)) G.fail('NotSupportedError', `Text in ${encoding} can't be decoded piece by piece.`);
        let bytes = input === undefined ? new Uint8Array(0)
          : isView(input) ? viewOf(input) : new Uint8Array(sliceBuffer(input, 0));
        if (state.held !== null) {
          const held = lengthOf(state.held), joined = new Uint8Array(held + lengthOf(bytes));
          for (let i = 0; i < held; i++) joined[i] = state.held[i];
          for (let i = 0; i < lengthOf(bytes); i++) joined[held + i] = bytes[i];
          bytes = joined;
        }
        const keep = stream ? unfinished(encoding, bytes) : 0;
        const end = lengthOf(bytes) - keep;
        state.held = keep === 0 ? null : part(bytes, end, end + keep);
        let text = callNamed('encoding.decode', encoding, binary(keep === 0 ? bytes : part(bytes, 0, end)), fatal);
        if (typeof text !== 'string') {
          state.held = null;
          state.started = false;
          throw new TypeError('The encoded data was not valid');
        }
        const hasMark = text[0] === '\uFEFF' && (encoding === 'utf-8' || encoding === 'utf-16le' || encoding === 'utf-16be');
        if (!state.started && !ignoreBOM && hasMark) text = slice(text, 1);
        state.started = stream && (state.started || text !== '');
        return text;
      },
    },
  });
}
