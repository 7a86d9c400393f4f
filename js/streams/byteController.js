// js/streams/byteController.js: the controller of readable streams of bytes.
// https://streams.spec.whatwg.org/#rbs-controller-class
//
// The queue has {buffer, offset, length}; reads that wait for bytes in a buffer of the reader are in js/streams/pullIntos.js.
//
// Reads and writes nothing of the arena.
// Exports setUpBytes(stream, {pull, cancel}, high water mark), setUpByteSource(stream, source, high water mark) ·
//         closeBytes(controller), errorBytes(controller, reason), enqueueBytes(controller, view) · for js/streams/pullIntos.js
//         pullBytesIfNeeded(controller), invalidateRequest(controller), enqueueCopiedBytes(controller, buffer, offset, length),
//         enqueueDetachedPull(controller, descriptor), bytesDrained(controller), hasBYOBReader(controller) ·
//         ReadableByteStreamControllerSteps.
// Exposes nothing itself.
import { apply, primordials, resolved } from '../primordials.js';
import { react, callPromise, newList, pushItem, firstItem, shiftItem, countItems, viewParts, bufferIsDetached, resetQueue } from './streamShared.js';
import { waitingReads, errorReadable, closeReadable, fulfilRead, addRead } from './ReadableStream.js';
import { makeReadableByteStreamController } from 'late:../bindings/streams.js';
import { byobRequestOf, commitAll, pullInto, takeFilled } from 'late:./pullIntos.js';

const { TypeError, resolveWith, ArrayBuffer, Uint8Array, transferBuffer, setBytes, bufferLength, isArrayBuffer } = primordials;

const isReadable = controller => controller.stream.state === 'readable';
const hasReader = ({ stream }, isBYOB) => stream.reader !== null && stream.reader.isBYOB === isBYOB;
// Streams, ReadableByteStreamControllerGetDesiredSize (#readable-byte-stream-controller-get-desired-size): 1–4.
const desiredSize = controller => {
  switch (controller.stream.state) {
    case 'errored': return null;
    case 'closed': return 0;
    default: return controller.highWaterMark - controller.total;
  }
};
// Streams, ReadableByteStreamControllerShouldCallPull (#readable-byte-stream-controller-should-call-pull): 2–4, and 5–10.
const shouldPull = controller => isReadable(controller) && !controller.closeRequested && controller.started &&
  (waitingReads(controller.stream) > 0 || desiredSize(controller) > 0);
// Streams, ReadableByteStreamControllerCallPullIfNeeded (#readable-byte-stream-controller-call-pull-if-needed).
function pullIfNeeded(controller) {
  // 1–2.
  if (!shouldPull(controller)) return;
  // 3.
  if (controller.pulling) { controller.pullAgain = true; return; }
  // 5–7.
  controller.pulling = true;
  react(controller.pull(), () => {
    controller.pulling = false;
    if (controller.pullAgain) { controller.pullAgain = false; pullIfNeeded(controller); }
  }, reason => { errorBytes(controller, reason); }); // 8.
}
// Streams, ReadableByteStreamControllerClearAlgorithms (#readable-byte-stream-controller-clear-algorithms).
function clearAlgorithms(controller) { controller.pull = controller.cancel = null; }
// Streams, ReadableByteStreamControllerInvalidateBYOBRequest (#readable-byte-stream-controller-invalidate-byob-request).
export function invalidateRequest(controller) {
  // 1.
  const request = controller.byobRequest;
  if (request === null) return;
  // 2–4.
  request.controller = request.view = controller.byobRequest = null;
}
// Streams, ReadableByteStreamControllerClearPendingPullIntos (#readable-byte-stream-controller-clear-pending-pull-intos): 1–2.
function clearPulls(controller) {
  invalidateRequest(controller);
  controller.pulls = newList();
}
// Streams, ReadableByteStreamControllerError (#abstract-opdef-readablebytestreamcontrollererror).
export function errorBytes(controller, reason) {
  // 1–2.
  if (!isReadable(controller)) return;
  // 3–5.
  clearPulls(controller);
  resetQueue(controller);
  clearAlgorithms(controller);
  // 6.
  errorReadable(controller.stream, reason);
}
// Streams, ReadableByteStreamControllerClose (#readable-byte-stream-controller-close).
export function closeBytes(controller) {
  // 1–2.
  if (controller.closeRequested || !isReadable(controller)) return;
  // 3.
  if (controller.total > 0) { controller.closeRequested = true; return; }
  // 4.
  if (countItems(controller.pulls) > 0 && firstItem(controller.pulls).filled % firstItem(controller.pulls).size !== 0) {
    const error = new TypeError('The stream was closed in the midst of an element');
    errorBytes(controller, error);
    throw error;
  }
  // 5–6.
  clearAlgorithms(controller);
  closeReadable(controller.stream);
}

// The queue. Streams, ReadableByteStreamControllerEnqueueChunkToQueue (#abstract-opdef-readablebytestreamcontrollerenqueuechunktoqueue).
function enqueueBuffer(controller, buffer, offset, length) {
  // 1–2.
  pushItem(controller.queue, { __proto__: null, buffer, offset, length });
  controller.total += length;
}
// Streams, ReadableByteStreamControllerEnqueueClonedChunkToQueue.
function enqueueCopy(controller, buffer, offset, length) {
  let copy;
  // 1–2.
  try { copy = new ArrayBuffer(length); } catch (error) { errorBytes(controller, error); throw error; }
  setBytes(new Uint8Array(copy), new Uint8Array(buffer, offset, length));
  // 3.
  enqueueBuffer(controller, copy, 0, length);
}
// Streams, ReadableByteStreamControllerEnqueueDetachedPullIntoToQueue.
function enqueueDetached(controller, pull) {
  // 2–3.
  if (pull.filled > 0) enqueueCopy(controller, pull.buffer, pull.offset, pull.filled);
  shiftItem(controller.pulls);
}
// Streams, ReadableByteStreamControllerHandleQueueDrain (#readable-byte-stream-controller-handle-queue-drain).
function drained(controller) {
  // 2.
  if (controller.total === 0 && controller.closeRequested) {
    clearAlgorithms(controller);
    closeReadable(controller.stream);
  } else pullIfNeeded(controller); // 3.
}
// Streams, ReadableByteStreamControllerFillReadRequestFromQueue.
function giveQueued(controller, request) {
  // 2–5.
  const { buffer, offset, length } = shiftItem(controller.queue);
  controller.total -= length;
  drained(controller);
  // 6–7.
  request.chunk(new Uint8Array(buffer, offset, length));
}

// Streams, ReadableByteStreamControllerEnqueue (#abstract-opdef-readablebytestreamcontrollerenqueue).
export function enqueueBytes(controller, view) {
  // 1–2.
  if (controller.closeRequested || !isReadable(controller)) return;
  // 3–7.
  const { buffer, offset, length } = viewParts(view);
  if (bufferIsDetached(buffer)) throw new TypeError('The buffer of the chunk is detached');
  const taken = transferBuffer(buffer);
  // 8.
  if (countItems(controller.pulls) > 0) {
    const pull = firstItem(controller.pulls);
    if (bufferIsDetached(pull.buffer)) throw new TypeError('The buffer of the request is detached');
    invalidateRequest(controller);
    pull.buffer = transferBuffer(pull.buffer);
    if (pull.reader === 'none') enqueueDetached(controller, pull);
  }
  // 9.
  if (hasReader(controller, false)) {
    // 9.1. ReadableByteStreamControllerProcessReadRequestsUsingQueue, its 3.
    while (waitingReads(controller.stream) > 0 && controller.total > 0) giveQueued(controller, shiftItem(controller.stream.reader.requests));
    // 9.2–9.3.
    if (waitingReads(controller.stream) === 0) enqueueBuffer(controller, taken, offset, length);
    else {
      if (countItems(controller.pulls) > 0) shiftItem(controller.pulls);
      fulfilRead(controller.stream, new Uint8Array(taken, offset, length), false);
    }
  // 10–11.
  } else {
    enqueueBuffer(controller, taken, offset, length);
    if (hasReader(controller, true)) commitAll(controller, takeFilled(controller));
  }
  // 12.
  pullIfNeeded(controller);
}

// Streams, SetUpReadableByteStreamController (#set-up-readable-byte-stream-controller).
function make(stream, highWaterMark, autoAllocate) {
  // 3–8, 12. [[PullSteps]] below does 11.
  const controller = {
    __proto__: null, isByte: true, stream, queue: null, total: 0, started: false, closeRequested: false, pullAgain: false, pulling: false, highWaterMark,
    pull: null, cancel: null, byobRequest: null, pulls: newList(), cancelSteps: null, pullSteps: null, releaseSteps: null, pullInto: null,
  };
  resetQueue(controller);
  // [[CancelSteps]] (#rbs-controller-private-cancel).
  controller.cancelSteps = reason => {
    // 1–2.
    clearPulls(controller);
    resetQueue(controller);
    // 3–5.
    const result = controller.cancel(reason);
    clearAlgorithms(controller);
    return result;
  };
  // [[PullSteps]] (#rbs-controller-private-pull).
  controller.pullSteps = request => {
    // 1–3.
    if (controller.total > 0) { giveQueued(controller, request); return; }
    // 4–5.
    if (autoAllocate !== undefined) {
      let buffer;
      try { buffer = new ArrayBuffer(autoAllocate); } catch (error) { request.error(error); return; }
      pushItem(controller.pulls, {
        __proto__: null, buffer, bufferLength: autoAllocate, offset: 0, length: autoAllocate, filled: 0, minimum: 1, size: 1, type: 'Uint8Array',
        reader: 'default',
      });
    }
    // 6–7.
    addRead(stream, request);
    pullIfNeeded(controller);
  };
  // [[ReleaseSteps]] (#abstract-opdef-readablebytestreamcontroller-releasesteps): 1.
  controller.releaseSteps = () => {
    if (countItems(controller.pulls) === 0) return;
    const pull = firstItem(controller.pulls);
    pull.reader = 'none';
    controller.pulls = newList();
    pushItem(controller.pulls, pull);
  };
  controller.pullInto = (view, minimum, request) => pullInto(controller, view, minimum, request);
  // 13.
  stream.controller = controller;
  return controller;
}
// 15–17, for the result of `start`.
function begin(controller, started) {
  react(started, () => {
    controller.started = true;
    pullIfNeeded(controller);
  }, reason => { errorBytes(controller, reason); });
}
export const setUpBytes = (stream, { pull, cancel }, highWaterMark = 0) => {
  // 9–10, 14.
  const controller = make(stream, highWaterMark, undefined);
  controller.pull = pull;
  controller.cancel = cancel;
  begin(controller, resolved(undefined));
  return stream;
};
// Streams, SetUpReadableByteStreamControllerFromUnderlyingSource (#set-up-readable-byte-stream-controller-from-underlying-source).
export const setUpByteSource = (stream, { source, size, start, pull, cancel }, highWaterMark) => {
  // 8–9.
  if (size === 0) throw new TypeError('autoAllocateChunkSize is 0');
  // 1–7, 10.
  const controller = make(stream, highWaterMark, size), object = makeReadableByteStreamController(controller);
  controller.pull = pull === undefined ? () => resolved(undefined) : () => callPromise(pull, source, [object]);
  controller.cancel = cancel === undefined ? () => resolved(undefined) : reason => callPromise(cancel, source, [reason]);
  begin(controller, start === undefined ? resolved(undefined) : resolveWith(apply(start, source, [object])));
};

export const ReadableByteStreamControllerSteps = {
  __proto__: null,
  byobRequest: controller => byobRequestOf(controller),
  desiredSize,
  // #rbs-controller-close
  close(controller) {
    // 1–2.
    if (controller.closeRequested || !isReadable(controller)) throw new TypeError('The stream can not be closed now');
    // 3.
    closeBytes(controller);
  },
  // #rbs-controller-enqueue
  enqueue(controller, view) {
    const { buffer, length } = viewParts(view);
    // 1. Web IDL: there is no chunk of shared memory here.
    if (length === 0) throw new TypeError('The chunk has no bytes');
    if (!isArrayBuffer(buffer)) throw new TypeError('The chunk is of shared memory');
    // 2.
    if (bufferLength(buffer) === 0) throw new TypeError('The buffer of the chunk has no bytes');
    // 3–4.
    if (controller.closeRequested || !isReadable(controller)) throw new TypeError('Nothing can be enqueued now');
    // 5.
    enqueueBytes(controller, view);
  },
  error: errorBytes,
};
export {
  pullIfNeeded as pullBytesIfNeeded, enqueueCopy as enqueueCopiedBytes, enqueueDetached as enqueueDetachedPull, drained as bytesDrained,
};
export const hasBYOBReader = controller => hasReader(controller, true);
