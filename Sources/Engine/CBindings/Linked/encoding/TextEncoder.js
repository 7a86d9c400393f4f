// js/encoding/TextEncoder.js: steps of TextEncoder and TextDecoder. https://encoding.spec.whatwg.org/#api
//
// Bytes are decoded by a native call, in all encodings.
// Reads and writes nothing of the arena.
// Exports encodeUTF8(text) → bytes · copyBytes(buffer or view) → copied bytes · decodeText(encoding, bytes) → text · newDecoder(label,
//         fatal, ignoreBOM), decodePiece(decoder, bytes, whether more come) → text · TextEncoderSteps, TextDecoderSteps
//         (js/idl/encoding.webidl; members shared with streams are in js/encoding/streams.js).
// Exposes nothing.
'use strict'; { const G = this; const OP = { __proto__: null, bytesOfText: 144, encodingDecode: 143, encodingName: 141 }; 
const { primordials,
callValues } = G;


const {
  codeAt, test, slice, isView, isArrayBuffer, isSharedBuffer, Uint8Array, TypeError, RangeError, arrayTag, bufferOf, lengthOf, byteLengthOf, byteOffsetOf,
  setBytes, viewBuffer, viewOffset, viewLength,
} = primordials;
// The bytes of a text in UTF-8.
const encode = text => new Uint8Array(callValues(OP.bytesOfText, text));
G.encodeUTF8 = encode;
G.TextEncoderSteps = {
  __proto__: null,
  construct: () => ({ __proto__: null }),
  encode: (_, text) => encode(text),
  encodeInto(_, text, destination) {
    const room = lengthOf(destination);
    let read = 0, written = 0;
    if (room > 0) {
      const into = new Uint8Array(bufferOf(destination), byteOffsetOf(destination), room);
      // NB: A unit takes at least one byte, so units beyond the number of bytes are not read.
      for (const end = text.length < room ? text.length : room; read < end;) {
        const unit = codeAt(text, read), isPair = unit >= 0xD800 && unit < 0xDC00;
        const size = unit < 0x80 ? 1 : unit < 0x800 ? 2 : isPair ? 4 : 3;
        if (written + size > room) break;
        written += size;
        read += isPair ? 2 : 1;
      }
      setBytes(into, encode(slice(text, 0, read)));
    }
    return { __proto__: null, read, written };
  },
};
// Some of the bytes of an array.
const part = (bytes, from, to) => new Uint8Array(bufferOf(bytes), byteOffsetOf(bytes) + from, to - from);
// A copy of the bytes of a buffer or a view, in a buffer that no script can reach. NB: Not by ArrayBuffer's `slice`, which reads the
// buffer's constructor.
const copyBytes = G.copyBytes = source => {
  let view;
  if (!isView(source)) {
    if (!isArrayBuffer(source) && !isSharedBuffer(source)) throw new TypeError('The value is not a BufferSource');
    view = new Uint8Array(source);
  } else if (arrayTag(source) === undefined) view = new Uint8Array(viewBuffer(source), viewOffset(source), viewLength(source));
  else view = new Uint8Array(bufferOf(source), byteOffsetOf(source), byteLengthOf(source));
  const copy = new Uint8Array(lengthOf(view));
  setBytes(copy, view);
  return copy;
};
G.decodeText = (encoding, bytes) => callValues(OP.encodingDecode, encoding, bytes, false);
// The number of last bytes that begin a character which further bytes may complete.
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
// For encodings with longer characters: no character is incomplete after a byte below 0x30. In ISO-2022-JP the meaning of a byte depends on
// all earlier ones.
const hasState = /^(?:gb|big5|euc|shift_jis|iso-2022)/;
function unfinishedOf(state, bytes) {
  if (!state.hasState) return unfinished(state.encoding, bytes);
  const length = lengthOf(bytes);
  if (state.encoding === 'iso-2022-jp') return length;
  let at = length;
  while (at > 0 && bytes[at - 1] >= 0x30) at--;
  return length - at;
}
const newDecoder = G.newDecoder = (label, fatal, ignoreBOM) => {
  const encoding = callValues(OP.encodingName, label);
  if (encoding === '' || encoding === 'replacement') throw new RangeError('Bad value');
  return { __proto__: null, encoding, fatal, ignoreBOM, hasState: test(hasState, encoding), held: null, started: false };
};
// Decodes the bytes that the decoder has kept, followed by new ones, except the last ones that the next piece may continue. NB: The kept
// bytes are a sequence of pieces, so that many incomplete pieces are joined only once.
const decodePiece = G.decodePiece = (state, bytes, stream) => {
  const { encoding, fatal, ignoreBOM } = state, length = lengthOf(bytes);
  const onlyTail = stream && state.held !== null && state.hasState, keep = onlyTail ? unfinishedOf(state, bytes) : 0;
  if (onlyTail && keep === length) {
    G.appendBytes(state.held, bytes);
    return '';
  }
  if (state.held !== null) {
    G.appendBytes(state.held, bytes);
    bytes = G.allBytes(state.held);
  }
  const kept = onlyTail ? keep : stream ? unfinishedOf(state, bytes) : 0, end = lengthOf(bytes) - kept;
  state.held = kept === 0 ? null : G.sequenceOf(part(bytes, end, end + kept));
  let text = callValues(OP.encodingDecode, encoding, kept === 0 ? bytes : part(bytes, 0, end), fatal);
  if (typeof text !== 'string') {
    state.held = null;
    state.started = false;
    throw new TypeError('Type error');
  }
  const hasMark = slice(text, 0, 1) === '\uFEFF' && (encoding === 'utf-8' || encoding === 'utf-16le' || encoding === 'utf-16be');
  if (!state.started && !ignoreBOM && hasMark) text = slice(text, 1);
  state.started = stream && (state.started || text !== '');
  return text;
};
// https://encoding.spec.whatwg.org/#interface-textdecoder
G.TextDecoderSteps = {
  __proto__: null,
  construct: (label, { fatal, ignoreBOM }) => ({ __proto__: null, decoder: newDecoder(label, fatal, ignoreBOM) }),
  decode: ({ decoder }, input, { stream }) => decodePiece(decoder, input === undefined ? new Uint8Array(0) : copyBytes(input), stream),
};
}
