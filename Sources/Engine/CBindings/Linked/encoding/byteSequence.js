// js/encoding/byteSequence.js: sequences of bytes that are joined and cut without copying: the data of blobs and bodies.
//
// A sequence is {size, pieces}, a piece {source, start, size, at}: `size` bytes of its source from `start` on, at the offset `at` of the
// sequence. A source is an array of bytes that no script can reach and nothing writes to, or another sequence. The part that a sequence
// takes from another one is a single piece, so the cost of joining and cutting does not depend on the number of pieces in the parts. The
// bytes are in the engine's heap, so the page's memory limit counts them.
//
// Reads and writes nothing of the arena.
// Exports emptySequence() · sequenceOf(bytes) · appendBytes(sequence, bytes), appendSequence(sequence, other, start, end): only while it is
//         being created · cutSequence(sequence, start, end) · readSequence(sequence, start, end) → copied bytes · allBytes(sequence) →
//         bytes that must not be written · utf8Text(bytes): decoded, without a byte order mark.
// Throws  RangeError if there is not enough memory. Exposes nothing.
'use strict'; { const G = this; const { primordials, privateArray } = G;


const { Uint8Array, setBytes, bufferOf, byteOffsetOf, lengthOf, min, RangeError, codeAt, slice } = primordials;
// Up to this many pieces are copied instead of referenced.
const FEW = 8, MOST = 9007199254740991;

const isSequence = source => source.pieces !== undefined;
const emptySequence = G.emptySequence = () => ({ __proto__: null, size: 0, pieces: privateArray() });
function append(sequence, source, start, size) {
  if (size === 0) return;
  if (sequence.size + size > MOST) throw new RangeError('Out of memory');
  sequence.pieces[sequence.pieces.length] = { __proto__: null, source, start, size, at: sequence.size };
  sequence.size += size;
}
const appendBytes = G.appendBytes = (sequence, bytes) => { append(sequence, { __proto__: null, bytes, pieces: undefined }, 0, lengthOf(bytes)); };
G.sequenceOf = bytes => {
  const sequence = emptySequence();
  appendBytes(sequence, bytes);
  return sequence;
};
// The index of the piece that contains an offset.
function pieceAt({ pieces }, place) {
  let low = 0, high = pieces.length - 1;
  while (low < high) {
    const middle = low + high + 1 >> 1;
    if (pieces[middle].at <= place) low = middle; else high = middle - 1;
  }
  return low;
}
const appendSequence = G.appendSequence = (sequence, other, start, end) => {
  if (start >= end) return;
  const first = pieceAt(other, start), last = pieceAt(other, end - 1);
  if (last - first >= FEW) { append(sequence, other, start, end - start); return; }
  for (let i = first; i <= last; i++) {
    const { source, start: from, size, at } = other.pieces[i], skipped = start > at ? start - at : 0;
    append(sequence, source, from + skipped, min(size, end - at) - skipped);
  }
};
G.cutSequence = (sequence, start, end) => {
  const cut = emptySequence();
  appendSequence(cut, sequence, start, end);
  return cut;
};

// NB: Sequences may be nested to any depth, so the pieces that are still to be read are in a list.
const readSequence = G.readSequence = (sequence, start, end) => {
  const into = new Uint8Array(end > start ? end - start : 0), waiting = privateArray();
  let written = 0, count = 0;
  if (end > start) waiting[count++] = { __proto__: null, sequence, index: pieceAt(sequence, start), start, end };
  while (count > 0) {
    const walk = waiting[count - 1], piece = walk.sequence.pieces[walk.index++];
    if (piece === undefined || piece.at >= walk.end) { count--; continue; }
    const { source, at, size } = piece, skipped = walk.start > at ? walk.start - at : 0;
    const from = piece.start + skipped, length = min(size, walk.end - at) - skipped;
    if (isSequence(source)) {
      waiting[count++] = { __proto__: null, sequence: source, index: pieceAt(source, from), start: from, end: from + length };
    } else {
      const { bytes } = source;
      setBytes(into, new Uint8Array(bufferOf(bytes), byteOffsetOf(bytes) + from, length), written);
      written += length;
    }
  }
  return into;
};
G.allBytes = sequence => {
  const { pieces, size } = sequence;
  if (pieces.length !== 1 || isSequence(pieces[0].source)) return readSequence(sequence, 0, size);
  const { source: { bytes }, start } = pieces[0];
  return start === 0 && lengthOf(bytes) === size ? bytes : new Uint8Array(bufferOf(bytes), byteOffsetOf(bytes) + start, size);
};
G.utf8Text = bytes => {
  const text = G.decodeText('utf-8', bytes);
  return text !== '' && codeAt(text, 0) === 0xFEFF ? slice(text, 1) : text;
};
}
