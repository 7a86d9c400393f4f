// js/streams/defaultController.js: the controller of readable streams of any chunks.
// https://streams.spec.whatwg.org/#rs-default-controller-class
//
// Reads and writes nothing of the arena.
// Exports setUpReadable(stream, {start, pull, cancel}, high water mark, size): the algorithms of a stream that the bindings make; they give
//         promises · setUpSource(stream, source, high water mark, size): of a script's source ·
//         closeController, errorController, enqueueChunk(controller, …) · canEnqueue(controller) · desiredSizeOf(controller) ·
//         hasBackpressure(controller) · ReadableStreamDefaultControllerSteps.
// Exposes nothing itself.
import { apply, primordials, resolved } from '../primordials.js';
import { react, callPromise, resetQueue, countItems, enqueueSized, dequeueSized } from './streamShared.js';
import { makeReadableStreamDefaultController } from 'late:../bindings/streams.js';
import { addRead, closeReadable, errorReadable, fulfilRead, waitingReads } from 'late:./ReadableStream.js';

const { TypeError, resolveWith } = primordials;

function clearAlgorithms(controller) {
  controller.pull = controller.cancel = controller.size = null;
}
const desiredSize = controller => {
  switch (controller.stream.state) {
    case 'errored': return null;
    case 'closed': return 0;
    default: return controller.highWaterMark - controller.total;
  }
};
export const canEnqueue = controller => !controller.closeRequested && controller.stream.state === 'readable';
const shouldPull = controller => canEnqueue(controller) && controller.started &&
  (waitingReads(controller.stream) > 0 || desiredSize(controller) > 0);
function pullIfNeeded(controller) {
  if (!shouldPull(controller)) return;
  if (controller.pulling) { controller.pullAgain = true; return; }
  controller.pulling = true;
  react(controller.pull(), () => {
    controller.pulling = false;
    if (controller.pullAgain) { controller.pullAgain = false; pullIfNeeded(controller); }
  }, reason => { errorController(controller, reason); });
}
export function errorController(controller, reason) {
  if (controller.stream.state !== 'readable') return;
  resetQueue(controller);
  clearAlgorithms(controller);
  errorReadable(controller.stream, reason);
}
function close(controller) {
  if (!canEnqueue(controller)) return;
  controller.closeRequested = true;
  if (countItems(controller.queue) > 0) return;
  clearAlgorithms(controller);
  closeReadable(controller.stream);
}
function enqueue(controller, chunk) {
  if (!canEnqueue(controller)) return;
  if (waitingReads(controller.stream) > 0) fulfilRead(controller.stream, chunk, false);
  else {
    let size;
    try {
      size = controller.size(chunk);
      // NB: The function may have errored the stream.
      enqueueSized(controller, chunk, size);
    } catch (error) { errorController(controller, error); throw error; }
  }
  pullIfNeeded(controller);
}
// The steps that ReadableStream.js calls.
function addSteps(controller) {
  const { stream } = controller;
  controller.cancelSteps = reason => {
    resetQueue(controller);
    const result = controller.cancel(reason);
    clearAlgorithms(controller);
    return result;
  };
  controller.pullSteps = request => {
    if (countItems(controller.queue) === 0) {
      addRead(stream, request);
      pullIfNeeded(controller);
      return;
    }
    const chunk = dequeueSized(controller);
    if (controller.closeRequested && countItems(controller.queue) === 0) {
      clearAlgorithms(controller);
      closeReadable(stream);
    } else pullIfNeeded(controller);
    request.chunk(chunk);
  };
  controller.releaseSteps = () => {};
}
function make(stream, highWaterMark, size) {
  const controller = {
    __proto__: null, isByte: false, stream, queue: null, total: 0, started: false, closeRequested: false, pullAgain: false, pulling: false,
    highWaterMark, size, pull: null, cancel: null, cancelSteps: null, pullSteps: null, releaseSteps: null,
  };
  resetQueue(controller);
  addSteps(controller);
  stream.controller = controller;
  return controller;
}
function begin(controller, started) {
  react(started, () => {
    controller.started = true;
    pullIfNeeded(controller);
  }, reason => { errorController(controller, reason); });
}
export const setUpReadable = (stream, { start, pull, cancel }, highWaterMark = 1, size = () => 1) => {
  const controller = make(stream, highWaterMark, size);
  controller.pull = pull;
  controller.cancel = cancel;
  begin(controller, start === undefined ? resolved(undefined) : start());
  return stream;
};
export const setUpSource = (stream, { source, start, pull, cancel }, highWaterMark, size) => {
  const controller = make(stream, highWaterMark, size), object = makeReadableStreamDefaultController(controller);
  controller.pull = pull === undefined ? () => resolved(undefined) : () => callPromise(pull, source, [object]);
  controller.cancel = cancel === undefined ? () => resolved(undefined) : reason => callPromise(cancel, source, [reason]);
  begin(controller, start === undefined ? resolved(undefined) : resolveWith(apply(start, source, [object])));
};
export const ReadableStreamDefaultControllerSteps = {
  __proto__: null,
  desiredSize,
  close(controller) {
    if (!canEnqueue(controller)) throw new TypeError('The stream can not be closed now');
    close(controller);
  },
  enqueue(controller, chunk) {
    if (!canEnqueue(controller)) throw new TypeError('Nothing can be enqueued now');
    enqueue(controller, chunk);
  },
  error: errorController,
};
export { close as closeController, enqueue as enqueueChunk, desiredSize as desiredSizeOf };
export const hasBackpressure = controller => !shouldPull(controller);
