// js/encoding/streams.js: text and bytes as streams, and the members that they share with TextDecoder and TextEncoder.
// https://encoding.spec.whatwg.org/#interface-textdecoderstream
//
// Reads and writes nothing of the arena. Exports TextDecoderStreamSteps, TextDecoderCommonSteps, TextEncoderStreamSteps, TextEncoderCommonSteps.
// Exposes nothing itself.
import { primordials } from '../primordials.js';
import { toText } from '../webidl/conversions.js';
import { copyBytes, decodePiece, encodeUTF8, newDecoder } from 'late:./TextEncoder.js';
import { enqueueTransformed, setUpTransform } from 'late:../streams/TransformStream.js';
import { isBuffer } from 'late:../webidl/types.js';

const { codeAt, slice, Uint8Array, lengthOf, TypeError } = primordials;

export const TextDecoderStreamSteps = {
  __proto__: null,
  construct(label, { fatal, ignoreBOM }) {
    const decoder = newDecoder(label, fatal, ignoreBOM);
    const give = (controller, text) => { if (text !== '') enqueueTransformed(controller, text); };
    return setUpTransform({ __proto__: null, decoder }, (chunk, controller) => {
      if (!isBuffer(chunk, 'BufferSource')) throw new TypeError('The chunk is not a BufferSource');
      give(controller, decodePiece(decoder, copyBytes(chunk), true));
    }, controller => { give(controller, decodePiece(decoder, new Uint8Array(0), false)); });
  },
};
export const TextDecoderCommonSteps = {
  __proto__: null,
  encoding: ({ decoder }) => decoder.encoding,
  fatal: ({ decoder }) => decoder.fatal,
  ignoreBOM: ({ decoder }) => decoder.ignoreBOM,
};
export const TextEncoderStreamSteps = {
  __proto__: null,
  construct() {
    // The first half of a surrogate pair, which the next chunk may complete.
    let half = '';
    return setUpTransform({ __proto__: null }, (chunk, controller) => {
      const text = half + toText(chunk), last = text.length - 1, unit = last < 0 ? 0 : codeAt(text, last);
      half = unit >= 0xD800 && unit < 0xDC00 ? text[last] : '';
      const bytes = encodeUTF8(half === '' ? text : slice(text, 0, last));
      if (lengthOf(bytes) > 0) enqueueTransformed(controller, bytes);
    }, controller => { if (half !== '') enqueueTransformed(controller, encodeUTF8(half)); });
  },
};
export const TextEncoderCommonSteps = { __proto__: null, encoding: () => 'utf-8' };
