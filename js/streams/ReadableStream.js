// js/streams/ReadableStream.js: readable streams and their readers. https://streams.spec.whatwg.org/#rs
//
// A stream is {controller, disturbed, reader, state, storedError}, a reader {isBYOB, stream, closed, requests}; a request is an object with
// callbacks for a chunk: {chunk(value), close(value), error(reason)}. Controllers have `cancelSteps(reason)` → promise,
// `pullSteps(request)` and `releaseSteps()`.
//
// Reads and writes nothing of the arena.
// Exports newReadable() · cancelReadable(stream, reason), closeReadable(stream), errorReadable(stream, reason) · fulfilRead(stream, chunk,
//         done) · waitingReads(stream) · acquireReader(stream, whether BYOB) · releaseReader(reader) · readChunk(reader, request),
//         readInto(reader, view, least elements, request), addRead(stream, request), failReads(reader, reason) · isLockedReadable(stream) ·
//         spendStream(stream) · ReadableStreamGenericReaderSteps, ReadableStreamDefaultReaderSteps, ReadableStreamBYOBReaderSteps. The
//         steps of ReadableStream: js/streams/readableSteps.js.
// Exposes nothing itself.
import { primordials, rejected, resolved } from '../primordials.js';
import { react, handled, makeDeferred, newList, pushItem, shiftItem, countItems, viewParts, bufferIsDetached } from './streamShared.js';

const { TypeError, RangeError, isArrayBuffer } = primordials;

// Streams, InitializeReadableStream (#initialize-readable-stream).
export const newReadable = () => ({ __proto__: null, controller: null, disturbed: false, reader: null, state: 'readable', storedError: undefined });

// Streams, ReadableStreamClose (#readable-stream-close).
export function closeReadable(stream) {
  // 2.
  stream.state = 'closed';
  // 3–4.
  const { reader } = stream;
  if (reader === null) return;
  // 5.
  reader.closed.resolve(undefined);
  // 6.
  if (reader.isBYOB) return;
  const { requests } = reader;
  reader.requests = newList();
  while (countItems(requests) > 0) shiftItem(requests).close();
}
// Streams, ReadableStreamDefaultReaderErrorReadRequests and ReadableStreamBYOBReaderErrorReadIntoRequests, 1–3
// (#abstract-opdef-readablestreamdefaultreadererrorreadrequests).
export function failReads(reader, reason) {
  const { requests } = reader;
  reader.requests = newList();
  while (countItems(requests) > 0) shiftItem(requests).error(reason);
}
// Streams, ReadableStreamError (#readable-stream-error).
export function errorReadable(stream, reason) {
  // 2–3.
  stream.state = 'errored';
  stream.storedError = reason;
  // 4–5.
  const { reader } = stream;
  if (reader === null) return;
  // 6–7.
  reader.closed.reject(reason);
  handled(reader.closed.promise);
  // 8–9.
  failReads(reader, reason);
}
// Streams, ReadableStreamCancel (#readable-stream-cancel).
export function cancelReadable(stream, reason) {
  // 1.
  stream.disturbed = true;
  // 2.
  if (stream.state === 'closed') return resolved(undefined);
  // 3.
  if (stream.state === 'errored') return rejected(stream.storedError);
  // 4.
  closeReadable(stream);
  // 5–6.
  const { reader } = stream;
  if (reader !== null && reader.isBYOB) {
    const { requests } = reader;
    reader.requests = newList();
    while (countItems(requests) > 0) shiftItem(requests).close(undefined);
  }
  // 7–8.
  return react(stream.controller.cancelSteps(reason), () => undefined);
}
// Streams, ReadableStreamFulfillReadRequest (#readable-stream-fulfill-read-request), and the one for read-into requests.
export function fulfilRead(stream, chunk, done) {
  // 2–5.
  const request = shiftItem(stream.reader.requests);
  // 6–7.
  if (done) request.close(chunk); else request.chunk(chunk);
}

export const isLockedReadable = stream => stream.reader !== null;
// Streams, SetUpReadableStreamDefaultReader (#set-up-readable-stream-default-reader), SetUpReadableStreamBYOBReader, with a B before
// its numbers, and ReadableStreamReaderGenericInitialize, with an I.
export function acquireReader(stream, isBYOB = false) {
  // 1, B1.
  if (isLockedReadable(stream)) throw new TypeError('ReadableStream is locked');
  // B2.
  if (isBYOB && !stream.controller.isByte) throw new TypeError('The stream is not a stream of bytes');
  // 2–3, B3–B4: I1–I2.
  const name = isBYOB ? 'ReadableStreamBYOBReader' : 'ReadableStreamDefaultReader';
  const reader = { __proto__: null, interface: name, isBYOB, stream, closed: makeDeferred(), requests: newList() };
  stream.reader = reader;
  // I3–I5.
  if (stream.state === 'closed') reader.closed.resolve(undefined);
  else if (stream.state === 'errored') {
    reader.closed.reject(stream.storedError);
    handled(reader.closed.promise);
  }
  return reader;
}
const released = () => new TypeError('The reader was released');
// Streams, ReadableStreamReaderGenericRelease (#readable-stream-reader-generic-release), and the additional steps of the two kinds of
// readers.
export function releaseReader(reader) {
  // 1, 4–5.
  const { stream } = reader;
  if (stream.state !== 'readable') reader.closed = makeDeferred();
  reader.closed.reject(released());
  // 6.
  handled(reader.closed.promise);
  // 7.
  stream.controller.releaseSteps();
  // 8–9.
  stream.reader = null;
  reader.stream = null;
  // 2–3 of ReadableStreamDefaultReaderRelease and ReadableStreamBYOBReaderRelease.
  failReads(reader, released());
}
// Streams, ReadableStreamDefaultReaderRead (#readable-stream-default-reader-read).
export function readChunk(reader, request) {
  // 1, 3.
  const { stream } = reader;
  stream.disturbed = true;
  // 4.
  if (stream.state === 'closed') request.close();
  // 5.
  else if (stream.state === 'errored') request.error(stream.storedError);
  // 6.
  else stream.controller.pullSteps(request);
}
// Streams, ReadableStreamBYOBReaderRead (#readable-stream-byob-reader-read).
export function readInto(reader, view, min, request) {
  // 1, 3.
  const { stream } = reader;
  stream.disturbed = true;
  // 4–5.
  if (stream.state === 'errored') request.error(stream.storedError); else stream.controller.pullInto(view, min, request);
}
// A request whose promise is for scripts: 2–5 of read() (#default-reader-read), 8–11 of a BYOB reader's (#byob-reader-read).
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

export const ReadableStreamGenericReaderSteps = {
  __proto__: null,
  closed: reader => reader.closed.promise,
  cancel: (reader, reason) => reader.stream === null ? rejected(released()) : cancelReadable(reader.stream, reason),
};
const releaseLock = reader => { if (reader.stream !== null) releaseReader(reader); };
export const ReadableStreamDefaultReaderSteps = {
  __proto__: null,
  construct: stream => acquireReader(stream),
  releaseLock,
  // #default-reader-read: 1, and the others.
  read: reader => reader.stream === null ? rejected(released()) : promisedRead(request => readChunk(reader, request)),
};
export const ReadableStreamBYOBReaderSteps = {
  __proto__: null,
  construct: stream => acquireReader(stream, true),
  releaseLock,
  // Streams, read() of a BYOB reader (#byob-reader-read).
  read(reader, view, { min }) {
    const { buffer, length, size } = viewParts(view);
    // Web IDL: there is no view of shared memory here.
    if (!isArrayBuffer(buffer)) return rejected(new TypeError('The view is of shared memory'));
    // 1.
    if (length === 0) return rejected(new TypeError('The view has no bytes'));
    // 2.
    if (primordials.bufferLength(buffer) === 0) return rejected(new TypeError('The buffer of the view has no bytes'));
    // 3.
    if (bufferIsDetached(buffer)) return rejected(new TypeError('The buffer of the view is detached'));
    // 4.
    if (min === 0) return rejected(new TypeError('min is 0'));
    // 5–6.
    if (min > length / size) return rejected(new RangeError('min is more than the view holds'));
    // 7.
    if (reader.stream === null) return rejected(released());
    // 8–11.
    return promisedRead(request => readInto(reader, view, min, request));
  },
};

// Marks a stream as consumed elsewhere: disturbed, locked and closed.
export const spendStream = stream => {
  acquireReader(stream);
  stream.disturbed = true;
};
export const waitingReads = stream => stream.reader === null ? 0 : countItems(stream.reader.requests);
// Streams, ReadableStreamAddReadRequest (#readable-stream-add-read-request): 3.
export const addRead = (stream, request) => pushItem(stream.reader.requests, request);
