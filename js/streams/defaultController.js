// js/streams/defaultController.js: the controller of readable streams of any chunks.
// https://streams.spec.whatwg.org/#rs-default-controller-class
//
// Reads and writes nothing of the arena.
// Exports setUpReadable(stream, {start, pull, cancel}, high water mark, size): for a stream of the bindings; the algorithms return promises
//         · setUpSource(stream, source, high water mark, size): for a script's source · closeController, errorController,
//         enqueueChunk(controller, …) · canEnqueue(controller) · desiredSizeOf(controller) · hasBackpressure(controller) ·
//         ReadableStreamDefaultControllerSteps.
// Exposes nothing itself.
import { apply, primordials, resolved } from '../primordials.js';
import { react, callPromise, resetQueue, countItems, enqueueSized, dequeueSized } from './streamShared.js';
import { makeReadableStreamDefaultController } from 'late:../bindings/streams.js';
import { addRead, closeReadable, errorReadable, fulfilRead, waitingReads } from 'late:./ReadableStream.js';

const { TypeError, resolveWith } = primordials;

// Streams, ReadableStreamDefaultControllerClearAlgorithms (#readable-stream-default-controller-clear-algorithms).
function clearAlgorithms(controller) {
  controller.pull = controller.cancel = controller.size = null;
}
// Streams, ReadableStreamDefaultControllerGetDesiredSize (#readable-stream-default-controller-get-desired-size): 1–4.
const desiredSize = controller => {
  switch (controller.stream.state) {
    case 'errored': return null;
    case 'closed': return 0;
    default: return controller.highWaterMark - controller.total;
  }
};
// Streams, ReadableStreamDefaultControllerCanCloseOrEnqueue (#readable-stream-default-controller-can-close-or-enqueue).
export const canEnqueue = controller => !controller.closeRequested && controller.stream.state === 'readable';
// Streams, ReadableStreamDefaultControllerShouldCallPull (#readable-stream-default-controller-should-call-pull): 2–3, and 4–8.
const shouldPull = controller => canEnqueue(controller) && controller.started &&
  (waitingReads(controller.stream) > 0 || desiredSize(controller) > 0);
// Streams, ReadableStreamDefaultControllerCallPullIfNeeded (#readable-stream-default-controller-call-pull-if-needed).
function pullIfNeeded(controller) {
  // 1–2.
  if (!shouldPull(controller)) return;
  // 3.
  if (controller.pulling) { controller.pullAgain = true; return; }
  // 5.
  controller.pulling = true;
  // 6–7.
  react(controller.pull(), () => {
    controller.pulling = false;
    if (controller.pullAgain) { controller.pullAgain = false; pullIfNeeded(controller); }
  }, reason => { errorController(controller, reason); }); // 8.
}
// Streams, ReadableStreamDefaultControllerError (#readable-stream-default-controller-error).
export function errorController(controller, reason) {
  // 1–2.
  if (controller.stream.state !== 'readable') return;
  // 3–4.
  resetQueue(controller);
  clearAlgorithms(controller);
  // 5.
  errorReadable(controller.stream, reason);
}
// Streams, ReadableStreamDefaultControllerClose (#readable-stream-default-controller-close).
function close(controller) {
  // 1.
  if (!canEnqueue(controller)) return;
  // 2–3.
  controller.closeRequested = true;
  // 4.
  if (countItems(controller.queue) > 0) return;
  clearAlgorithms(controller);
  closeReadable(controller.stream);
}
// Streams, ReadableStreamDefaultControllerEnqueue (#readable-stream-default-controller-enqueue).
function enqueue(controller, chunk) {
  // 1.
  if (!canEnqueue(controller)) return;
  // 2–3.
  if (waitingReads(controller.stream) > 0) fulfilRead(controller.stream, chunk, false);
  // 4.
  else {
    let size;
    try {
      // 4.1, 4.3.
      size = controller.size(chunk);
      // 4.4. NB: The function may have errored the stream.
      enqueueSized(controller, chunk, size);
    } catch (error) { errorController(controller, error); throw error; } // 4.2, 4.5.
  }
  // 5.
  pullIfNeeded(controller);
}
// The steps that ReadableStream.js calls: [[CancelSteps]] (#rs-default-controller-private-cancel), [[PullSteps]]
// (#rs-default-controller-private-pull) and [[ReleaseSteps]].
function addSteps(controller) {
  const { stream } = controller;
  controller.cancelSteps = reason => {
    // 1.
    resetQueue(controller);
    // 2.
    const result = controller.cancel(reason);
    // 3–4.
    clearAlgorithms(controller);
    return result;
  };
  controller.pullSteps = request => {
    // 3.
    if (countItems(controller.queue) === 0) {
      addRead(stream, request);
      pullIfNeeded(controller);
      return;
    }
    // 2.1.
    const chunk = dequeueSized(controller);
    // 2.2.
    if (controller.closeRequested && countItems(controller.queue) === 0) {
      clearAlgorithms(controller);
      closeReadable(stream);
    } else pullIfNeeded(controller); // 2.3.
    // 2.4.
    request.chunk(chunk);
  };
  controller.releaseSteps = () => {};
}
// Streams, SetUpReadableStreamDefaultController (#set-up-readable-stream-default-controller).
function make(stream, highWaterMark, size) {
  // 2, 4–5.
  const controller = {
    __proto__: null, isByte: false, stream, queue: null, total: 0, started: false, closeRequested: false, pullAgain: false, pulling: false,
    highWaterMark, size, pull: null, cancel: null, cancelSteps: null, pullSteps: null, releaseSteps: null,
  };
  // 3.
  resetQueue(controller);
  addSteps(controller);
  // 8.
  stream.controller = controller;
  return controller;
}
// 10–12, for the result of `start`.
function begin(controller, started) {
  react(started, () => {
    controller.started = true;
    pullIfNeeded(controller);
  }, reason => { errorController(controller, reason); });
}
// 6–7, 9 of it.
export const setUpReadable = (stream, { start, pull, cancel }, highWaterMark = 1, size = () => 1) => {
  const controller = make(stream, highWaterMark, size);
  controller.pull = pull;
  controller.cancel = cancel;
  begin(controller, start === undefined ? resolved(undefined) : start());
  return stream;
};
// Streams, SetUpReadableStreamDefaultControllerFromUnderlyingSource, 1–8
// (#set-up-readable-stream-default-controller-from-underlying-source).
export const setUpSource = (stream, { source, start, pull, cancel }, highWaterMark, size) => {
  const controller = make(stream, highWaterMark, size), object = makeReadableStreamDefaultController(controller);
  controller.pull = pull === undefined ? () => resolved(undefined) : () => callPromise(pull, source, [object]);
  controller.cancel = cancel === undefined ? () => resolved(undefined) : reason => callPromise(cancel, source, [reason]);
  begin(controller, start === undefined ? resolved(undefined) : resolveWith(apply(start, source, [object])));
};
export const ReadableStreamDefaultControllerSteps = {
  __proto__: null,
  desiredSize,
  // #rs-default-controller-close
  close(controller) {
    // 1.
    if (!canEnqueue(controller)) throw new TypeError('The stream can not be closed now');
    // 2.
    close(controller);
  },
  // #rs-default-controller-enqueue
  enqueue(controller, chunk) {
    // 1.
    if (!canEnqueue(controller)) throw new TypeError('Nothing can be enqueued now');
    // 2.
    enqueue(controller, chunk);
  },
  error: errorController,
};
export { close as closeController, enqueue as enqueueChunk, desiredSize as desiredSizeOf };
// Streams, ReadableStreamDefaultControllerHasBackpressure (#rs-default-controller-has-backpressure).
export const hasBackpressure = controller => !shouldPull(controller);
