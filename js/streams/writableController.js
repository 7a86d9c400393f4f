// js/streams/writableController.js: the controller of writable streams. https://streams.spec.whatwg.org/#ws-default-controller-class
//
// Reads and writes nothing of the arena.
// Exports setUpWritable(stream, {start, write, close, abort}, high water mark, size): for a stream of the bindings; the algorithms return
//         promises · setUpSink(stream, sink, high water mark, size): for a script's sink · chunkSize, writeController(controller, chunk,
//         size), closeWritableController(controller), writableDesiredSize(controller), errorWritableIfNeeded(controller, error) ·
//         WritableStreamDefaultControllerSteps.
// Exposes nothing itself.
import { apply, primordials, resolved } from '../primordials.js';
import { react, callPromise, countItems, firstItem, shiftItem, dequeueSized, resetQueue, enqueueSized } from './streamShared.js';
import { makeWritableStreamDefaultController } from 'late:../bindings/streams.js';
import { newAbortSignal } from 'late:../dom/Abort.js';
import {
  dealWithRejection, failClose, failWrite, finishClose, finishErroring, finishWrite, isClosing, setBackpressure, startErroring,
} from 'late:./WritableStream.js';

const { resolveWith } = primordials;
// The marker of the end in the queue.
const end = { __proto__: null };

// Streams, WritableStreamDefaultControllerClearAlgorithms (#writable-stream-default-controller-clear-algorithms): 1–4.
function clearAlgorithms(controller) {
  controller.write = controller.close = controller.abort = controller.size = null;
}
// Streams, WritableStreamDefaultControllerGetDesiredSize (#writable-stream-default-controller-get-desired-size).
const desiredSize = controller => controller.highWaterMark - controller.total;
// Streams, WritableStreamDefaultControllerGetBackpressure (#writable-stream-default-controller-get-backpressure), and the sections after
// it.
const updateBackpressure = controller => { setBackpressure(controller.stream, desiredSize(controller) <= 0); };
// Streams, WritableStreamDefaultControllerError (#writable-stream-default-controller-error): 3–4.
function errorController(controller, error) {
  clearAlgorithms(controller);
  startErroring(controller.stream, error);
}
// Streams, WritableStreamDefaultControllerErrorIfNeeded (#writable-stream-default-controller-error-if-needed).
function errorIfNeeded(controller, error) {
  if (controller.stream.state === 'writable') errorController(controller, error);
}
// Streams, WritableStreamDefaultControllerAdvanceQueueIfNeeded (#writable-stream-default-controller-advance-queue-if-needed).
function advance(controller) {
  // 1.
  const { stream } = controller;
  // 2–3.
  if (!controller.started || stream.inFlight !== null) return;
  // 4, 6.
  if (stream.state === 'erroring') { finishErroring(stream); return; }
  // 7.
  if (countItems(controller.queue) === 0 || stream.state !== 'writable') return;
  // 8.
  const { value } = firstItem(controller.queue);
  // 9–10.
  if (value === end) finish(controller); else write(controller, value);
}
// Streams, WritableStreamDefaultControllerProcessClose (#writable-stream-default-controller-process-close).
function finish(controller) {
  // 1.
  const { stream } = controller;
  // 2. WritableStreamMarkCloseRequestInFlight (#writable-stream-mark-close-request-in-flight), its 3–4.
  stream.closeInFlight = stream.closing;
  stream.closing = null;
  // 3.
  dequeueSized(controller);
  // 5–6.
  const closing = controller.close();
  clearAlgorithms(controller);
  // 7–8.
  react(closing, () => { finishClose(stream); }, error => { failClose(stream, error); });
}
// Streams, WritableStreamDefaultControllerProcessWrite (#writable-stream-default-controller-process-write).
function write(controller, chunk) {
  // 1.
  const { stream } = controller;
  // 2. WritableStreamMarkFirstWriteRequestInFlight (#writable-stream-mark-first-write-request-in-flight), its 3–5.
  stream.inFlight = shiftItem(stream.requests);
  // 3–4.
  react(controller.write(chunk), () => {
    // 4.1–2.
    finishWrite(stream);
    const { state } = stream;
    // 4.4–6.
    dequeueSized(controller);
    if (!isClosing(stream) && state === 'writable') updateBackpressure(controller);
    advance(controller);
  }, error => {
    // 5.
    if (stream.state === 'writable') clearAlgorithms(controller);
    failWrite(stream, error);
  });
}

// Streams, SetUpWritableStreamDefaultController (#set-up-writable-stream-default-controller).
function make(stream, highWaterMark, size) {
  // 3, 6–9.
  const controller = {
    __proto__: null, stream, queue: null, total: 0, started: false, highWaterMark, size, write: null, close: null, abort: null, abortSteps: null,
    signal: newAbortSignal(),
  };
  // 5.
  resetQueue(controller);
  // [[AbortSteps]] (#ws-default-controller-private-abort): 1–3.
  controller.abortSteps = reason => {
    const result = controller.abort(reason);
    clearAlgorithms(controller);
    return result;
  };
  // 4.
  stream.controller = controller;
  // 13–14.
  updateBackpressure(controller);
  return controller;
}
// 16–18, for the result of `start`.
function begin(controller, started) {
  const { stream } = controller;
  react(started, () => {
    controller.started = true;
    advance(controller);
  }, error => {
    controller.started = true;
    dealWithRejection(stream, error);
  });
}
// 10–12, 15.
export const setUpWritable = (stream, { start, write, close, abort }, highWaterMark = 1, size = () => 1) => {
  const controller = make(stream, highWaterMark, size);
  controller.write = write;
  controller.close = close;
  controller.abort = abort;
  begin(controller, start === undefined ? resolved(undefined) : start());
  return stream;
};
// Streams, SetUpWritableStreamDefaultControllerFromUnderlyingSink: 1–10
// (#set-up-writable-stream-default-controller-from-underlying-sink).
export const setUpSink = (stream, { sink, start, write, close, abort }, highWaterMark, size) => {
  const controller = make(stream, highWaterMark, size), object = makeWritableStreamDefaultController(controller);
  controller.write = write === undefined ? () => resolved(undefined) : chunk => callPromise(write, sink, [chunk, object]);
  controller.close = close === undefined ? () => resolved(undefined) : () => callPromise(close, sink, []);
  controller.abort = abort === undefined ? () => resolved(undefined) : reason => callPromise(abort, sink, [reason]);
  begin(controller, start === undefined ? resolved(undefined) : resolveWith(apply(start, sink, [object])));
};

// Streams, WritableStreamDefaultControllerGetChunkSize (#writable-stream-default-controller-get-chunk-size): 1, 2–4.
export const chunkSize = (controller, chunk) => {
  if (controller.size === null) return 1;
  try { return controller.size(chunk); } catch (error) { errorIfNeeded(controller, error); return 1; }
};
// Streams, WritableStreamDefaultControllerWrite (#writable-stream-default-controller-write).
export const writeController = (controller, chunk, size) => {
  // 1–2.
  try { enqueueSized(controller, chunk, size); } catch (error) { errorIfNeeded(controller, error); return; }
  // 3–4.
  if (!isClosing(controller.stream) && controller.stream.state === 'writable') updateBackpressure(controller);
  // 5.
  advance(controller);
};
// Streams, WritableStreamDefaultControllerClose (#writable-stream-default-controller-close): 1–2.
export const closeWritableController = controller => {
  enqueueSized(controller, end, 0);
  advance(controller);
};
export { desiredSize as writableDesiredSize, errorIfNeeded as errorWritableIfNeeded };
export const WritableStreamDefaultControllerSteps = {
  __proto__: null,
  signal: controller => controller.signal,
  error: errorIfNeeded,
};
