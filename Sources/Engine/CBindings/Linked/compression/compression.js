// js/compression/compression.js: streams that compress and decompress. https://compression.spec.whatwg.org/
//
// zlib (Sources/Engine/WebRuntime/Compression) converts the bytes. Its streams have numbers. A stream is opened with the first chunk, and
// closed at the end, after an error, and when the script cancels it. The number of open streams is bounded.
//
// Reads and writes nothing of the arena. Exports CompressionStreamSteps, DecompressionStreamSteps. Exposes nothing itself.
'use strict'; { const G = this; const OP = { __proto__: null, deflateOpen: 149, deflatePush: 150, deflateClose: 151 }; 
const { primordials,
callValues } = G;





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
      if (lengthOf(output) > 0) G.enqueueTransformed(controller, output);
    }
    return G.setUpTransform({ __proto__: null }, (chunk, controller) => {
      if (!G.isBuffer(chunk, 'BufferSource') || isView(chunk) && !isArrayBuffer(G.viewParts(chunk).buffer)) {
        throw new TypeError('The chunk is not a BufferSource');
      }
      push(G.copyBytes(chunk), false, controller);
    }, controller => { push(nothing, true, controller); }, () => { if (number !== 0) callValues(OP.deflateClose, number); });
  },
});
G.CompressionStreamSteps = steps(false);
G.DecompressionStreamSteps = steps(true);
}
