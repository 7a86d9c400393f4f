// js/compression/compression.js: streams that compress and decompress. https://compression.spec.whatwg.org/
//
// zlib (Sources/Engine/WebRuntime/Compression) converts the bytes. Its streams have numbers. A stream is opened with the first chunk, and
// closed at the end, after an error, and when the script cancels it. The number of open streams is bounded.
//
// Reads and writes nothing of the arena. Exports CompressionStreamSteps, DecompressionStreamSteps. Exposes nothing itself.
import { OP } from 'native';
import { primordials } from '../primordials.js';
import { callValues } from '../arena.js';
import { copyBytes } from 'late:../encoding/TextEncoder.js';
import { enqueueTransformed, setUpTransform } from 'late:../streams/TransformStream.js';
import { viewParts } from 'late:../streams/streamShared.js';
import { isBuffer } from 'late:../webidl/types.js';

const { Uint8Array, lengthOf, isView, isArrayBuffer, TypeError } = primordials;

const steps = isDecompressing => ({
  __proto__: null,
  construct(format) {
    let number = 0;
    const nothing = new Uint8Array(0);
    function push(bytes, isLast, controller) {
      if (number === 0) number = callValues(OP.deflateOpen, format, isDecompressing);
      const made = callValues(OP.deflatePush, number, bytes, isLast);
      if (made === undefined) throw new TypeError('The compressed data is not valid');
      const output = new Uint8Array(made);
      if (lengthOf(output) > 0) enqueueTransformed(controller, output);
    }
    return setUpTransform({ __proto__: null }, (chunk, controller) => {
      if (!isBuffer(chunk, 'BufferSource') || isView(chunk) && !isArrayBuffer(viewParts(chunk).buffer)) {
        throw new TypeError('The chunk is not a BufferSource');
      }
      push(copyBytes(chunk), false, controller);
    }, controller => { push(nothing, true, controller); }, () => { if (number !== 0) callValues(OP.deflateClose, number); });
  },
});
export const CompressionStreamSteps = steps(false);
export const DecompressionStreamSteps = steps(true);
