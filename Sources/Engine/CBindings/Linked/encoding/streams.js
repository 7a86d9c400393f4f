// js/encoding/streams.js: text and bytes as streams, and the members that they share with TextDecoder and TextEncoder.
// https://encoding.spec.whatwg.org/#interface-textdecoderstream
//
// Reads and writes nothing of the arena. Exports TextDecoderStreamSteps, TextDecoderCommonSteps, TextEncoderStreamSteps, TextEncoderCommonSteps.
// Exposes nothing itself.
'use strict'; { const G = this; const { primordials,
toText } = G;




const { codeAt, slice, Uint8Array, lengthOf, TypeError } = primordials;

G.TextDecoderStreamSteps = {
  __proto__: null,
  construct(label, { fatal, ignoreBOM }) {
    const decoder = G.newDecoder(label, fatal, ignoreBOM);
    const give = (controller, text) => { if (text !== '') G.enqueueTransformed(controller, text); };
    return G.setUpTransform({ __proto__: null, decoder }, (chunk, controller) => {
      if (!G.isBuffer(chunk, 'BufferSource')) throw new TypeError('The chunk is not a BufferSource');
      give(controller, G.decodePiece(decoder, G.copyBytes(chunk), true));
    }, controller => { give(controller, G.decodePiece(decoder, new Uint8Array(0), false)); });
  },
};
G.TextDecoderCommonSteps = {
  __proto__: null,
  encoding: ({ decoder }) => decoder.encoding,
  fatal: ({ decoder }) => decoder.fatal,
  ignoreBOM: ({ decoder }) => decoder.ignoreBOM,
};
G.TextEncoderStreamSteps = {
  __proto__: null,
  construct() {
    // The first half of a surrogate pair, which the next chunk may complete.
    let half = '';
    return G.setUpTransform({ __proto__: null }, (chunk, controller) => {
      const text = half + toText(chunk), last = text.length - 1, unit = last < 0 ? 0 : codeAt(text, last);
      half = unit >= 0xD800 && unit < 0xDC00 ? text[last] : '';
      const bytes = G.encodeUTF8(half === '' ? text : slice(text, 0, last));
      if (lengthOf(bytes) > 0) G.enqueueTransformed(controller, bytes);
    }, controller => { if (half !== '') G.enqueueTransformed(controller, G.encodeUTF8(half)); });
  },
};
G.TextEncoderCommonSteps = { __proto__: null, encoding: () => 'utf-8' };
}
