// js/streams/pullIntos.js: reads of bytes into buffers of the reader's. https://streams.spec.whatwg.org/#pull-into-descriptor
//
// Of a controller (js/streams/byteController.js), `pulls` are the reads that wait for bytes, the pull-into descriptors: {buffer,
// bufferLength, offset, length, filled, minimum, size, type, reader: 'default', 'byob' or 'none'}.
//
// Reads and writes nothing of the arena.
// Exports pullInto(controller, view, least elements, request) · takeFilled(controller): the descriptors that the queue filled ·
//         commitAll(controller, descriptors) · byobRequestOf(controller) · respond(controller, count), respondWithView(controller,
//         view) · hasPulls(controller) · ReadableStreamBYOBRequestSteps.
// Exposes nothing itself.
import { primordials, privateArray } from '../primordials.js';
import { pushItem, firstItem, shiftItem, countItems, viewParts, bufferIsDetached } from './streamShared.js';
import { addRead, fulfilRead, waitingReads } from './ReadableStream.js';
import { bytesDrained, enqueueCopiedBytes, enqueueDetachedPull, errorBytes, hasBYOBReader, invalidateRequest, pullBytesIfNeeded } from './byteController.js';

const { TypeError, RangeError, Uint8Array, transferBuffer, setBytes, bufferLength, arrayTypes, min } = primordials;

// Streams, ReadableByteStreamControllerFillPullIntoDescriptorFromQueue
// (#readable-byte-stream-controller-fill-pull-into-descriptor-from-queue).
function fillFromQueue(controller, pull) {
  // 1–2, 7–8.
  const most = min(controller.total, pull.length - pull.filled), aligned = pull.filled + most - (pull.filled + most) % pull.size;
  // 4, 9.
  const isReady = aligned >= pull.minimum;
  // 3, 9.1, 10–11.
  for (let left = isReady ? aligned - pull.filled : most; left > 0;) {
    // 11.1–11.6.
    const head = firstItem(controller.queue), count = min(left, head.length);
    // 11.8.
    setBytes(new Uint8Array(pull.buffer, pull.offset + pull.filled, count), new Uint8Array(head.buffer, head.offset, count));
    // 11.9–11.10.
    if (head.length === count) shiftItem(controller.queue); else { head.offset += count; head.length -= count; }
    // 11.11–11.13, with ReadableByteStreamControllerFillHeadPullIntoDescriptor.
    controller.total -= count;
    pull.filled += count;
    left -= count;
  }
  // 13.
  return isReady;
}
// Streams, ReadableByteStreamControllerConvertPullIntoDescriptor (#readable-byte-stream-controller-convert-pull-into-descriptor): 5–6.
const viewOf = pull => new arrayTypes[pull.type](transferBuffer(pull.buffer), pull.offset, pull.filled / pull.size);
// Streams, ReadableByteStreamControllerCommitPullIntoDescriptor, 3–7
// (#abstract-opdef-readablebytestreamcontrollercommitpullintodescriptor).
const commit = (controller, pull) => fulfilRead(controller.stream, viewOf(pull), controller.stream.state === 'closed');
// Streams, ReadableByteStreamControllerProcessPullIntoDescriptorsUsingQueue: 2–4
// (#readable-byte-stream-controller-process-pull-into-descriptors-using-queue).
export function takeFilled(controller) {
  const filled = privateArray();
  while (countItems(controller.pulls) > 0 && controller.total > 0) {
    const pull = firstItem(controller.pulls);
    if (fillFromQueue(controller, pull)) filled[filled.length] = shiftItem(controller.pulls);
  }
  return filled;
}
export function commitAll(controller, filled) { for (let i = 0; i < filled.length; i++) commit(controller, filled[i]); }

// Streams, ReadableByteStreamControllerPullInto (#readable-byte-stream-controller-pull-into).
export function pullInto(controller, view, minimum, request) {
  // 1–4, 8–9.
  const { offset, length, type, size, buffer } = viewParts(view);
  // 10–12.
  let taken;
  try { taken = transferBuffer(buffer); } catch (error) { request.error(error); return; }
  // 5, 13.
  const pull = {
    __proto__: null, buffer: taken, bufferLength: bufferLength(taken), offset, length, filled: 0, minimum: minimum * size, size, type, reader: 'byob',
  };
  // 14.
  if (countItems(controller.pulls) > 0) {
    pushItem(controller.pulls, pull);
    addRead(controller.stream, request);
    return;
  }
  // 15.
  if (controller.stream.state === 'closed') { request.close(new arrayTypes[type](taken, offset, 0)); return; }
  // 16.
  if (controller.total > 0) {
    // 16.1.
    if (fillFromQueue(controller, pull)) {
      const filled = viewOf(pull);
      bytesDrained(controller);
      request.chunk(filled);
      return;
    }
    // 16.2.
    if (controller.closeRequested) {
      const error = new TypeError('The stream ends in the midst of an element');
      errorBytes(controller, error);
      request.error(error);
      return;
    }
  }
  // 17–19.
  pushItem(controller.pulls, pull);
  addRead(controller.stream, request);
  pullBytesIfNeeded(controller);
}
// Streams, ReadableByteStreamControllerRespondInternal (#readable-byte-stream-controller-respond-internal).
function respondTo(controller, pull, count) {
  // 3.
  invalidateRequest(controller);
  // 4–5. ReadableByteStreamControllerRespondInClosedState (#readable-byte-stream-controller-respond-in-closed-state), its 2–4.
  if (controller.stream.state === 'closed') {
    if (pull.reader === 'none') shiftItem(controller.pulls);
    if (hasBYOBReader(controller)) {
      const filled = privateArray(), waiting = waitingReads(controller.stream);
      while (filled.length < waiting) filled[filled.length] = shiftItem(controller.pulls);
      commitAll(controller, filled);
    }
  // 6.
  } else respondInReadable(controller, pull, count);
  // 7.
  pullBytesIfNeeded(controller);
}
// Streams, ReadableByteStreamControllerRespondInReadableState (#readable-byte-stream-controller-respond-in-readable-state).
function respondInReadable(controller, pull, count) {
  // 2.
  pull.filled += count;
  // 3.
  if (pull.reader === 'none') {
    enqueueDetachedPull(controller, pull);
    commitAll(controller, takeFilled(controller));
    return;
  }
  // 4.
  if (pull.filled < pull.minimum) return;
  // 5–8.
  shiftItem(controller.pulls);
  const rest = pull.filled % pull.size;
  if (rest > 0) enqueueCopiedBytes(controller, pull.buffer, pull.offset + pull.filled - rest, rest);
  pull.filled -= rest;
  // 9–11.
  const filled = takeFilled(controller);
  commit(controller, pull);
  commitAll(controller, filled);
}
// 4–5 of ReadableByteStreamControllerRespond, 5–6 of the other below.
function checkCount(controller, count) {
  if (controller.stream.state === 'closed') {
    if (count !== 0) throw new TypeError('The stream is closed');
  } else if (count === 0) throw new TypeError('A stream that is not closed is given bytes');
}
// Streams, ReadableByteStreamControllerRespond (#readable-byte-stream-controller-respond).
export function respond(controller, count) {
  // 2.
  const pull = firstItem(controller.pulls);
  // 3–5.
  checkCount(controller, count);
  if (pull.filled + count > pull.length) throw new RangeError('There is no room for so many bytes');
  // 6–7.
  pull.buffer = transferBuffer(pull.buffer);
  respondTo(controller, pull, count);
}
// Streams, ReadableByteStreamControllerRespondWithNewView (#readable-byte-stream-controller-respond-with-new-view).
export function respondWithView(controller, view) {
  // 3, 10.
  const pull = firstItem(controller.pulls), { buffer, offset, length } = viewParts(view);
  // 4–6.
  checkCount(controller, length);
  // 7.
  if (pull.offset + pull.filled !== offset) throw new RangeError('The view begins elsewhere');
  // 8.
  if (pull.bufferLength !== bufferLength(buffer)) throw new RangeError('The buffer of the view has another length');
  // 9.
  if (pull.filled + length > pull.length) throw new RangeError('The view is too long');
  // 11–12.
  pull.buffer = transferBuffer(buffer);
  respondTo(controller, pull, length);
}

// Streams, ReadableByteStreamControllerGetBYOBRequest (#abstract-opdef-readablebytestreamcontrollergetbyobrequest).
export function byobRequestOf(controller) {
  // 1.
  if (controller.byobRequest === null && countItems(controller.pulls) > 0) {
    const { buffer, offset, filled, length } = firstItem(controller.pulls);
    controller.byobRequest = { __proto__: null, controller, view: new Uint8Array(buffer, offset + filled, length - filled) };
  }
  // 2.
  return controller.byobRequest;
}
// 1–2 of respond() (#rs-byob-request-respond) and respondWithNewView() (#rs-byob-request-respond-with-new-view).
function checkRequest({ controller }, view) {
  if (controller === null) throw new TypeError('The request is over');
  if (bufferIsDetached(viewParts(view).buffer)) throw new TypeError('The buffer of the view is detached');
}
export const ReadableStreamBYOBRequestSteps = {
  __proto__: null,
  view: request => request.view,
  respond(request, count) {
    checkRequest(request, request.view);
    // 3–5.
    respond(request.controller, count);
  },
  respondWithNewView(request, view) {
    checkRequest(request, view);
    // 3.
    respondWithView(request.controller, view);
  },
};
export const hasPulls = controller => countItems(controller.pulls) > 0;
