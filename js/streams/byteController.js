// js/streams/byteController.js: the controller of readable streams of bytes.
// https://streams.spec.whatwg.org/#rbs-controller-class
//
// The queue has {buffer, offset, length}; `pulls` are the reads that wait for bytes in a buffer of the reader's:
// {buffer, bufferLength, offset, length, filled, minimum, size, type, reader: 'default', 'byob' or 'none'}.
//
// Reads and writes nothing of the arena.
// Exports setUpBytes(stream, {pull, cancel}, high water mark), setUpByteSource(stream, source, high water mark) ·
//         closeBytes(controller), errorBytes(controller, reason), enqueueBytes(controller, view) · byobRequestOf(controller) ·
//         respond(controller, count), respondWithView(controller, view), hasPulls(controller) ·
//         ReadableByteStreamControllerSteps, ReadableStreamBYOBRequestSteps.
// Exposes nothing itself.
import { apply, primordials, privateArray, resolved } from '../primordials.js';
import { react, callPromise, newList, pushItem, firstItem, shiftItem, countItems, viewParts, bufferIsDetached, resetQueue } from './streamShared.js';
import { waitingReads, errorReadable, closeReadable, fulfilRead, addRead } from './ReadableStream.js';
import { makeReadableByteStreamController } from 'late:../bindings/streams.js';

const { TypeError, RangeError, resolveWith, ArrayBuffer, Uint8Array, transferBuffer, setBytes, bufferLength, isArrayBuffer, arrayTypes, min } = primordials;

const isReadable = controller => controller.stream.state === 'readable';
const hasReader = ({ stream }, isBYOB) => stream.reader !== null && stream.reader.isBYOB === isBYOB;
const desiredSize = controller => {
  switch (controller.stream.state) {
    case 'errored': return null;
    case 'closed': return 0;
    default: return controller.highWaterMark - controller.total;
  }
};
const shouldPull = controller => isReadable(controller) && !controller.closeRequested && controller.started &&
  (waitingReads(controller.stream) > 0 || desiredSize(controller) > 0);
function pullIfNeeded(controller) {
  if (!shouldPull(controller)) return;
  if (controller.pulling) { controller.pullAgain = true; return; }
  controller.pulling = true;
  react(controller.pull(), () => {
    controller.pulling = false;
    if (controller.pullAgain) { controller.pullAgain = false; pullIfNeeded(controller); }
  }, reason => { errorBytes(controller, reason); });
}
function clearAlgorithms(controller) { controller.pull = controller.cancel = null; }
function invalidateRequest(controller) {
  const request = controller.byobRequest;
  if (request === null) return;
  request.controller = request.view = controller.byobRequest = null;
}
function clearPulls(controller) {
  invalidateRequest(controller);
  controller.pulls = newList();
}
export function errorBytes(controller, reason) {
  if (!isReadable(controller)) return;
  clearPulls(controller);
  resetQueue(controller);
  clearAlgorithms(controller);
  errorReadable(controller.stream, reason);
}
export function closeBytes(controller) {
  if (controller.closeRequested || !isReadable(controller)) return;
  if (controller.total > 0) { controller.closeRequested = true; return; }
  if (countItems(controller.pulls) > 0 && firstItem(controller.pulls).filled % firstItem(controller.pulls).size !== 0) {
    const error = new TypeError('The stream was closed in the midst of an element');
    errorBytes(controller, error);
    throw error;
  }
  clearAlgorithms(controller);
  closeReadable(controller.stream);
}

// The queue.
function enqueueBuffer(controller, buffer, offset, length) {
  pushItem(controller.queue, { __proto__: null, buffer, offset, length });
  controller.total += length;
}
function enqueueCopy(controller, buffer, offset, length) {
  let copy;
  try { copy = new ArrayBuffer(length); } catch (error) { errorBytes(controller, error); throw error; }
  setBytes(new Uint8Array(copy), new Uint8Array(buffer, offset, length));
  enqueueBuffer(controller, copy, 0, length);
}
function enqueueDetached(controller, pull) {
  if (pull.filled > 0) enqueueCopy(controller, pull.buffer, pull.offset, pull.filled);
  shiftItem(controller.pulls);
}
function drained(controller) {
  if (controller.total === 0 && controller.closeRequested) {
    clearAlgorithms(controller);
    closeReadable(controller.stream);
  } else pullIfNeeded(controller);
}
function giveQueued(controller, request) {
  const { buffer, offset, length } = shiftItem(controller.queue);
  controller.total -= length;
  drained(controller);
  request.chunk(new Uint8Array(buffer, offset, length));
}
// https://streams.spec.whatwg.org/#readable-byte-stream-controller-fill-pull-into-descriptor-from-queue
function fillFromQueue(controller, pull) {
  const most = min(controller.total, pull.length - pull.filled), aligned = pull.filled + most - (pull.filled + most) % pull.size;
  const isReady = aligned >= pull.minimum;
  for (let left = isReady ? aligned - pull.filled : most; left > 0;) {
    const head = firstItem(controller.queue), count = min(left, head.length);
    setBytes(new Uint8Array(pull.buffer, pull.offset + pull.filled, count), new Uint8Array(head.buffer, head.offset, count));
    if (head.length === count) shiftItem(controller.queue); else { head.offset += count; head.length -= count; }
    controller.total -= count;
    pull.filled += count;
    left -= count;
  }
  return isReady;
}
const viewOf = pull => new arrayTypes[pull.type](transferBuffer(pull.buffer), pull.offset, pull.filled / pull.size);
const commit = (controller, pull) => fulfilRead(controller.stream, viewOf(pull), controller.stream.state === 'closed');
function takeFilled(controller) {
  const filled = privateArray();
  while (countItems(controller.pulls) > 0 && controller.total > 0) {
    const pull = firstItem(controller.pulls);
    if (fillFromQueue(controller, pull)) filled[filled.length] = shiftItem(controller.pulls);
  }
  return filled;
}
function commitAll(controller, filled) { for (let i = 0; i < filled.length; i++) commit(controller, filled[i]); }

export function enqueueBytes(controller, view) {
  if (controller.closeRequested || !isReadable(controller)) return;
  const { buffer, offset, length } = viewParts(view);
  if (bufferIsDetached(buffer)) throw new TypeError('The buffer of the chunk is detached');
  const taken = transferBuffer(buffer);
  if (countItems(controller.pulls) > 0) {
    const pull = firstItem(controller.pulls);
    if (bufferIsDetached(pull.buffer)) throw new TypeError('The buffer of the request is detached');
    invalidateRequest(controller);
    pull.buffer = transferBuffer(pull.buffer);
    if (pull.reader === 'none') enqueueDetached(controller, pull);
  }
  if (hasReader(controller, false)) {
    while (waitingReads(controller.stream) > 0 && controller.total > 0) giveQueued(controller, shiftItem(controller.stream.reader.requests));
    if (waitingReads(controller.stream) === 0) enqueueBuffer(controller, taken, offset, length);
    else {
      if (countItems(controller.pulls) > 0) shiftItem(controller.pulls);
      fulfilRead(controller.stream, new Uint8Array(taken, offset, length), false);
    }
  } else {
    enqueueBuffer(controller, taken, offset, length);
    if (hasReader(controller, true)) commitAll(controller, takeFilled(controller));
  }
  pullIfNeeded(controller);
}

// https://streams.spec.whatwg.org/#readable-byte-stream-controller-pull-into
function pullInto(controller, view, minimum, request) {
  const { offset, length, type, size, buffer } = viewParts(view);
  let taken;
  try { taken = transferBuffer(buffer); } catch (error) { request.error(error); return; }
  const pull = {
    __proto__: null, buffer: taken, bufferLength: bufferLength(taken), offset, length, filled: 0, minimum: minimum * size, size, type, reader: 'byob',
  };
  if (countItems(controller.pulls) === 0) {
    if (controller.stream.state === 'closed') { request.close(new arrayTypes[type](taken, offset, 0)); return; }
    if (controller.total > 0) {
      if (fillFromQueue(controller, pull)) {
        const filled = viewOf(pull);
        drained(controller);
        request.chunk(filled);
        return;
      }
      if (controller.closeRequested) {
        const error = new TypeError('The stream ends in the midst of an element');
        errorBytes(controller, error);
        request.error(error);
        return;
      }
    }
  }
  pushItem(controller.pulls, pull);
  addRead(controller.stream, request);
  pullIfNeeded(controller);
}
// https://streams.spec.whatwg.org/#readable-byte-stream-controller-respond-internal
function respondTo(controller, pull, count) {
  invalidateRequest(controller);
  if (controller.stream.state === 'closed') {
    if (pull.reader === 'none') shiftItem(controller.pulls);
    if (hasReader(controller, true)) {
      const filled = privateArray(), waiting = waitingReads(controller.stream);
      while (filled.length < waiting) filled[filled.length] = shiftItem(controller.pulls);
      commitAll(controller, filled);
    }
  } else respondInReadable(controller, pull, count);
  pullIfNeeded(controller);
}
function respondInReadable(controller, pull, count) {
  pull.filled += count;
  if (pull.reader === 'none') {
    enqueueDetached(controller, pull);
    commitAll(controller, takeFilled(controller));
    return;
  }
  if (pull.filled < pull.minimum) return;
  shiftItem(controller.pulls);
  const rest = pull.filled % pull.size;
  if (rest > 0) enqueueCopy(controller, pull.buffer, pull.offset + pull.filled - rest, rest);
  pull.filled -= rest;
  const filled = takeFilled(controller);
  commit(controller, pull);
  commitAll(controller, filled);
}
function checkCount(controller, count) {
  if (controller.stream.state === 'closed') {
    if (count !== 0) throw new TypeError('The stream is closed');
  } else if (count === 0) throw new TypeError('A stream that is not closed is given bytes');
}
export function respond(controller, count) {
  const pull = firstItem(controller.pulls);
  checkCount(controller, count);
  if (pull.filled + count > pull.length) throw new RangeError('There is no room for so many bytes');
  pull.buffer = transferBuffer(pull.buffer);
  respondTo(controller, pull, count);
}
export function respondWithView(controller, view) {
  const pull = firstItem(controller.pulls), { buffer, offset, length } = viewParts(view);
  checkCount(controller, length);
  if (pull.offset + pull.filled !== offset) throw new RangeError('The view begins elsewhere');
  if (pull.bufferLength !== bufferLength(buffer)) throw new RangeError('The buffer of the view has another length');
  if (pull.filled + length > pull.length) throw new RangeError('The view is too long');
  pull.buffer = transferBuffer(buffer);
  respondTo(controller, pull, length);
}

function make(stream, highWaterMark, autoAllocate) {
  const controller = {
    __proto__: null, isByte: true, stream, queue: null, total: 0, started: false, closeRequested: false, pullAgain: false, pulling: false, highWaterMark,
    pull: null, cancel: null, byobRequest: null, pulls: newList(), cancelSteps: null, pullSteps: null, releaseSteps: null, pullInto: null,
  };
  resetQueue(controller);
  controller.cancelSteps = reason => {
    clearPulls(controller);
    resetQueue(controller);
    const result = controller.cancel(reason);
    clearAlgorithms(controller);
    return result;
  };
  controller.pullSteps = request => {
    if (controller.total > 0) { giveQueued(controller, request); return; }
    if (autoAllocate !== undefined) {
      let buffer;
      try { buffer = new ArrayBuffer(autoAllocate); } catch (error) { request.error(error); return; }
      pushItem(controller.pulls, {
        __proto__: null, buffer, bufferLength: autoAllocate, offset: 0, length: autoAllocate, filled: 0, minimum: 1, size: 1, type: 'Uint8Array',
        reader: 'default',
      });
    }
    addRead(stream, request);
    pullIfNeeded(controller);
  };
  controller.releaseSteps = () => {
    if (countItems(controller.pulls) === 0) return;
    const pull = firstItem(controller.pulls);
    pull.reader = 'none';
    controller.pulls = newList();
    pushItem(controller.pulls, pull);
  };
  controller.pullInto = (view, minimum, request) => pullInto(controller, view, minimum, request);
  stream.controller = controller;
  return controller;
}
function begin(controller, started) {
  react(started, () => {
    controller.started = true;
    pullIfNeeded(controller);
  }, reason => { errorBytes(controller, reason); });
}
export const setUpBytes = (stream, { pull, cancel }, highWaterMark = 0) => {
  const controller = make(stream, highWaterMark, undefined);
  controller.pull = pull;
  controller.cancel = cancel;
  begin(controller, resolved(undefined));
  return stream;
};
export const setUpByteSource = (stream, { source, size, start, pull, cancel }, highWaterMark) => {
  if (size === 0) throw new TypeError('autoAllocateChunkSize is 0');
  const controller = make(stream, highWaterMark, size), object = makeReadableByteStreamController(controller);
  controller.pull = pull === undefined ? () => resolved(undefined) : () => callPromise(pull, source, [object]);
  controller.cancel = cancel === undefined ? () => resolved(undefined) : reason => callPromise(cancel, source, [reason]);
  begin(controller, start === undefined ? resolved(undefined) : resolveWith(apply(start, source, [object])));
};

export function byobRequestOf(controller) {
  if (controller.byobRequest === null && countItems(controller.pulls) > 0) {
    const { buffer, offset, filled, length } = firstItem(controller.pulls);
    controller.byobRequest = { __proto__: null, controller, view: new Uint8Array(buffer, offset + filled, length - filled) };
  }
  return controller.byobRequest;
}
export const ReadableByteStreamControllerSteps = {
  __proto__: null,
  byobRequest: byobRequestOf,
  desiredSize,
  close(controller) {
    if (controller.closeRequested || !isReadable(controller)) throw new TypeError('The stream can not be closed now');
    closeBytes(controller);
  },
  enqueue(controller, view) {
    const { buffer, length } = viewParts(view);
    if (length === 0) throw new TypeError('The chunk has no bytes');
    if (!isArrayBuffer(buffer)) throw new TypeError('The chunk is of shared memory');
    if (bufferLength(buffer) === 0) throw new TypeError('The buffer of the chunk has no bytes');
    if (controller.closeRequested || !isReadable(controller)) throw new TypeError('Nothing can be enqueued now');
    enqueueBytes(controller, view);
  },
  error: errorBytes,
};
function checkRequest({ controller }, view) {
  if (controller === null) throw new TypeError('The request is over');
  if (bufferIsDetached(viewParts(view).buffer)) throw new TypeError('The buffer of the view is detached');
}
export const ReadableStreamBYOBRequestSteps = {
  __proto__: null,
  view: request => request.view,
  respond(request, count) {
    checkRequest(request, request.view);
    respond(request.controller, count);
  },
  respondWithNewView(request, view) {
    checkRequest(request, view);
    respondWithView(request.controller, view);
  },
};
export const hasPulls = controller => countItems(controller.pulls) > 0;
