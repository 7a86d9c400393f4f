// js/streams/ReadableStream.js: readable streams and their readers. https://streams.spec.whatwg.org/#rs
//
// A stream is {controller, disturbed, reader, state, storedError}, a reader {isBYOB, stream, closed, requests}; a request is what is
// notified of a chunk: {chunk(value), close(value), error(reason)}. Controllers bring `cancelSteps(reason)` → promise,
// `pullSteps(request)` and `releaseSteps()`.
//
// Reads and writes nothing of the arena.
// Exports newReadable() · cancelReadable(stream, reason), closeReadable(stream), errorReadable(stream, reason) ·
//         fulfilRead(stream, chunk, done) · waitingReads(stream) · acquireReader(stream, whether BYOB) · releaseReader(reader) ·
//         readChunk(reader, request), readInto(reader, view, least elements, request), addRead(stream, request), failReads(reader, reason) ·
//         spendStream(stream) · ReadableStreamSteps, ReadableStreamGenericReaderSteps, ReadableStreamDefaultReaderSteps,
//         ReadableStreamBYOBReaderSteps.
// Exposes nothing itself.
'use strict'; { const G = this; const { primordials, rejected, resolved,
toText,
react, handled, makeDeferred, newList, pushItem, shiftItem, countItems, viewParts, bufferIsDetached, callbackMember, highWaterMarkOf, sizeOf } = G;








const { TypeError, RangeError, isArrayBuffer } = primordials;

const newReadable = G.newReadable = () => ({ __proto__: null, controller: null, disturbed: false, reader: null, state: 'readable', storedError: undefined });

function closeReadable(stream) {
  stream.state = 'closed';
  const { reader } = stream;
  if (reader === null) return;
  reader.closed.resolve(undefined);
  if (reader.isBYOB) return;
  const { requests } = reader;
  reader.requests = newList();
  while (countItems(requests) > 0) shiftItem(requests).close();
} G.closeReadable = closeReadable;
function failReads(reader, reason) {
  const { requests } = reader;
  reader.requests = newList();
  while (countItems(requests) > 0) shiftItem(requests).error(reason);
} G.failReads = failReads;
function errorReadable(stream, reason) {
  stream.state = 'errored';
  stream.storedError = reason;
  const { reader } = stream;
  if (reader === null) return;
  reader.closed.reject(reason);
  handled(reader.closed.promise);
  failReads(reader, reason);
} G.errorReadable = errorReadable;
function cancelReadable(stream, reason) {
  stream.disturbed = true;
  if (stream.state === 'closed') return resolved(undefined);
  if (stream.state === 'errored') return rejected(stream.storedError);
  closeReadable(stream);
  const { reader } = stream;
  if (reader !== null && reader.isBYOB) {
    const { requests } = reader;
    reader.requests = newList();
    while (countItems(requests) > 0) shiftItem(requests).close(undefined);
  }
  return react(stream.controller.cancelSteps(reason), () => undefined);
} G.cancelReadable = cancelReadable;
// https://streams.spec.whatwg.org/#readable-stream-fulfill-read-request, and for BYOB readers
function fulfilRead(stream, chunk, done) {
  const request = shiftItem(stream.reader.requests);
  if (done) request.close(chunk); else request.chunk(chunk);
} G.fulfilRead = fulfilRead;

const isLocked = stream => stream.reader !== null;
function acquireReader(stream, isBYOB = false) {
  if (isLocked(stream)) throw new TypeError('ReadableStream is locked');
  if (isBYOB && !stream.controller.isByte) throw new TypeError('The stream is not a stream of bytes');
  const name = isBYOB ? 'ReadableStreamBYOBReader' : 'ReadableStreamDefaultReader';
  const reader = { __proto__: null, interface: name, isBYOB, stream, closed: makeDeferred(), requests: newList() };
  stream.reader = reader;
  if (stream.state === 'closed') reader.closed.resolve(undefined);
  else if (stream.state === 'errored') {
    reader.closed.reject(stream.storedError);
    handled(reader.closed.promise);
  }
  return reader;
} G.acquireReader = acquireReader;
const released = () => new TypeError('The reader was released');
// https://streams.spec.whatwg.org/#readable-stream-reader-generic-release
function releaseReader(reader) {
  const { stream } = reader;
  if (stream.state !== 'readable') reader.closed = makeDeferred();
  reader.closed.reject(released());
  handled(reader.closed.promise);
  stream.controller.releaseSteps();
  stream.reader = null;
  reader.stream = null;
  failReads(reader, released());
} G.releaseReader = releaseReader;
// https://streams.spec.whatwg.org/#readable-stream-default-reader-read
function readChunk(reader, request) {
  const { stream } = reader;
  stream.disturbed = true;
  if (stream.state === 'closed') request.close();
  else if (stream.state === 'errored') request.error(stream.storedError);
  else stream.controller.pullSteps(request);
} G.readChunk = readChunk;
// https://streams.spec.whatwg.org/#readable-stream-byob-reader-read
function readInto(reader, view, min, request) {
  const { stream } = reader;
  stream.disturbed = true;
  if (stream.state === 'errored') request.error(stream.storedError); else stream.controller.pullInto(view, min, request);
} G.readInto = readInto;
// A request whose promise is for scripts.
function promisedRead(read) {
  const { promise, resolve, reject } = makeDeferred();
  read({
    __proto__: null,
    chunk: value => resolve({ value, done: false }),
    close: value => resolve({ value, done: true }),
    error: reject,
  });
  return promise;
}

G.ReadableStreamGenericReaderSteps = {
  __proto__: null,
  closed: reader => reader.closed.promise,
  cancel: (reader, reason) => reader.stream === null ? rejected(released()) : cancelReadable(reader.stream, reason),
};
const releaseLock = reader => { if (reader.stream !== null) releaseReader(reader); };
G.ReadableStreamDefaultReaderSteps = {
  __proto__: null,
  construct: stream => acquireReader(stream),
  releaseLock,
  read: reader => reader.stream === null ? rejected(released()) : promisedRead(request => readChunk(reader, request)),
};
G.ReadableStreamBYOBReaderSteps = {
  __proto__: null,
  construct: stream => acquireReader(stream, true),
  releaseLock,
  // https://streams.spec.whatwg.org/#byob-reader-read
  read(reader, view, { min }) {
    const { buffer, length, size } = viewParts(view);
    if (!isArrayBuffer(buffer)) return rejected(new TypeError('The view is of shared memory'));
    if (length === 0) return rejected(new TypeError('The view has no bytes'));
    if (primordials.bufferLength(buffer) === 0) return rejected(new TypeError('The buffer of the view has no bytes'));
    if (bufferIsDetached(buffer)) return rejected(new TypeError('The buffer of the view is detached'));
    if (min === 0) return rejected(new TypeError('min is 0'));
    if (min > length / size) return rejected(new RangeError('min is more than the view holds'));
    if (reader.stream === null) return rejected(released());
    return promisedRead(request => readInto(reader, view, min, request));
  },
};

// A source's or sink's members, read in the order of their names.
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
  construct(underlyingSource, strategy) {
    const given = readSource(underlyingSource), stream = newReadable();
    if (given.isByte) {
      if (strategy.size !== undefined) throw new RangeError('A stream of bytes has no size function');
      G.setUpByteSource(stream, given, highWaterMarkOf(strategy, 0));
    } else {
      const size = sizeOf(strategy);
      G.setUpSource(stream, given, highWaterMarkOf(strategy, 1), size);
    }
    return stream;
  },
  from: iterable => G.readableFrom(iterable),
  locked: isLocked,
  cancel: (stream, reason) => isLocked(stream) ? rejected(new TypeError('The stream is locked')) : cancelReadable(stream, reason),
  getReader: (stream, { mode }) => acquireReader(stream, mode === 'byob'),
  pipeThrough(stream, { readable, writable }, { preventClose, preventAbort, preventCancel, signal }) {
    if (isLocked(stream)) throw new TypeError('The stream is locked');
    if (writable.writer !== null) throw new TypeError('The writable side is locked');
    handled(G.pipe(stream, writable, preventClose, preventAbort, preventCancel, signal));
    return readable;
  },
  pipeTo(stream, destination, { preventClose, preventAbort, preventCancel, signal }) {
    if (isLocked(stream)) return rejected(new TypeError('The stream is locked'));
    if (destination.writer !== null) return rejected(new TypeError('The destination is locked'));
    return G.pipe(stream, destination, preventClose, preventAbort, preventCancel, signal);
  },
  tee(stream) {
    if (isLocked(stream)) throw new TypeError('The stream is locked');
    return stream.controller.isByte ? G.teeBytes(stream) : G.teeChunks(stream, false);
  },
};

// A stream that somebody else reads from here on: disturbed, locked and at its end.
G.spendStream = stream => {
  acquireReader(stream);
  stream.disturbed = true;
};
G.waitingReads = stream => stream.reader === null ? 0 : countItems(stream.reader.requests);
G.addRead = (stream, request) => pushItem(stream.reader.requests, request);
}
