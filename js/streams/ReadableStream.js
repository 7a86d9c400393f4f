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
//         isLockedReadable(stream) · spendStream(stream) · ReadableStreamGenericReaderSteps, ReadableStreamDefaultReaderSteps,
//         ReadableStreamBYOBReaderSteps. The stream's own: js/streams/readableSteps.js.
// Exposes nothing itself.
import { primordials, rejected, resolved } from '../primordials.js';
import { react, handled, makeDeferred, newList, pushItem, shiftItem, countItems, viewParts, bufferIsDetached } from './streamShared.js';

const { TypeError, RangeError, isArrayBuffer } = primordials;

export const newReadable = () => ({ __proto__: null, controller: null, disturbed: false, reader: null, state: 'readable', storedError: undefined });

export function closeReadable(stream) {
  stream.state = 'closed';
  const { reader } = stream;
  if (reader === null) return;
  reader.closed.resolve(undefined);
  if (reader.isBYOB) return;
  const { requests } = reader;
  reader.requests = newList();
  while (countItems(requests) > 0) shiftItem(requests).close();
}
export function failReads(reader, reason) {
  const { requests } = reader;
  reader.requests = newList();
  while (countItems(requests) > 0) shiftItem(requests).error(reason);
}
export function errorReadable(stream, reason) {
  stream.state = 'errored';
  stream.storedError = reason;
  const { reader } = stream;
  if (reader === null) return;
  reader.closed.reject(reason);
  handled(reader.closed.promise);
  failReads(reader, reason);
}
export function cancelReadable(stream, reason) {
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
}
// https://streams.spec.whatwg.org/#readable-stream-fulfill-read-request, and for BYOB readers
export function fulfilRead(stream, chunk, done) {
  const request = shiftItem(stream.reader.requests);
  if (done) request.close(chunk); else request.chunk(chunk);
}

export const isLockedReadable = stream => stream.reader !== null;
export function acquireReader(stream, isBYOB = false) {
  if (isLockedReadable(stream)) throw new TypeError('ReadableStream is locked');
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
}
const released = () => new TypeError('The reader was released');
// https://streams.spec.whatwg.org/#readable-stream-reader-generic-release
export function releaseReader(reader) {
  const { stream } = reader;
  if (stream.state !== 'readable') reader.closed = makeDeferred();
  reader.closed.reject(released());
  handled(reader.closed.promise);
  stream.controller.releaseSteps();
  stream.reader = null;
  reader.stream = null;
  failReads(reader, released());
}
// https://streams.spec.whatwg.org/#readable-stream-default-reader-read
export function readChunk(reader, request) {
  const { stream } = reader;
  stream.disturbed = true;
  if (stream.state === 'closed') request.close();
  else if (stream.state === 'errored') request.error(stream.storedError);
  else stream.controller.pullSteps(request);
}
// https://streams.spec.whatwg.org/#readable-stream-byob-reader-read
export function readInto(reader, view, min, request) {
  const { stream } = reader;
  stream.disturbed = true;
  if (stream.state === 'errored') request.error(stream.storedError); else stream.controller.pullInto(view, min, request);
}
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
  read: reader => reader.stream === null ? rejected(released()) : promisedRead(request => readChunk(reader, request)),
};
export const ReadableStreamBYOBReaderSteps = {
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

// A stream that somebody else reads from here on: disturbed, locked and at its end.
export const spendStream = stream => {
  acquireReader(stream);
  stream.disturbed = true;
};
export const waitingReads = stream => stream.reader === null ? 0 : countItems(stream.reader.requests);
export const addRead = (stream, request) => pushItem(stream.reader.requests, request);
