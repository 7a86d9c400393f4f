// js/streams/readableSteps.js: steps of ReadableStream. https://streams.spec.whatwg.org/#rs-class
//
// Reads and writes nothing of the arena. Exports ReadableStreamSteps (js/idl/streams.webidl). Exposes nothing itself.
'use strict'; { const G = this; const { primordials, rejected,
toText,
handled, callbackMember, highWaterMarkOf, sizeOf,
acquireReader, cancelReadable, isLockedReadable, newReadable } = G;






const { TypeError, RangeError } = primordials;

// A source's members, read in the order of their names: an UnderlyingSource.
function readSource(source) {
  if (source === undefined) return { __proto__: null, source, size: undefined, cancel: undefined, pull: undefined, start: undefined, isByte: false };
  const given = source.autoAllocateChunkSize, size = given === undefined ? undefined : primordials.trunc(+given);
  if (size !== undefined && !(size >= 0 && size <= 9007199254740991)) throw new TypeError('autoAllocateChunkSize is out of range');
  const cancel = callbackMember(source, 'cancel'), pull = callbackMember(source, 'pull'), start = callbackMember(source, 'start'), { type } = source;
  if (type !== undefined && toText(type) !== 'bytes') throw new TypeError('Invalid type for underlying source');
  return { __proto__: null, source, size, cancel, pull, start, isByte: type !== undefined };
}
G.ReadableStreamSteps = {
  __proto__: null,
  // Streams, new ReadableStream() (#rs-constructor).
  construct(underlyingSource, strategy) {
    // 1–3.
    const given = readSource(underlyingSource), stream = newReadable();
    // 4.
    if (given.isByte) {
      // 4.1.
      if (strategy.size !== undefined) throw new RangeError('A stream of bytes has no size function');
      // 4.2–4.3.
      G.setUpByteSource(stream, given, highWaterMarkOf(strategy, 0));
    } else {
      // 5.2–5.4.
      const size = sizeOf(strategy);
      G.setUpSource(stream, given, highWaterMarkOf(strategy, 1), size);
    }
    return stream;
  },
  from: iterable => G.readableFrom(iterable),
  locked: isLockedReadable,
  cancel: (stream, reason) => isLockedReadable(stream) ? rejected(new TypeError('The stream is locked')) : cancelReadable(stream, reason),
  getReader: (stream, { mode }) => acquireReader(stream, mode === 'byob'),
  // Streams, pipeThrough() (#rs-pipe-through).
  pipeThrough(stream, { readable, writable }, { preventClose, preventAbort, preventCancel, signal }) {
    // 1.
    if (isLockedReadable(stream)) throw new TypeError('The stream is locked');
    // 2.
    if (writable.writer !== null) throw new TypeError('The writable side is locked');
    // 3–5.
    handled(G.pipe(stream, writable, preventClose, preventAbort, preventCancel, signal));
    // 6.
    return readable;
  },
  // Streams, pipeTo() (#rs-pipe-to).
  pipeTo(stream, destination, { preventClose, preventAbort, preventCancel, signal }) {
    // 1.
    if (isLockedReadable(stream)) return rejected(new TypeError('The stream is locked'));
    // 2.
    if (destination.writer !== null) return rejected(new TypeError('The destination is locked'));
    // 3–4.
    return G.pipe(stream, destination, preventClose, preventAbort, preventCancel, signal);
  },
  // Streams, tee() (#rs-tee), and ReadableStreamTee (#readable-stream-tee), whose 3–4 choose.
  tee(stream) {
    if (isLockedReadable(stream)) throw new TypeError('The stream is locked');
    return stream.controller.isByte ? G.teeBytes(stream) : G.teeChunks(stream, false);
  },
};
}
