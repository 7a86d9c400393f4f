// js/streams/writableController.js: the controller of writable streams. https://streams.spec.whatwg.org/#ws-default-controller-class
//
// Reads and writes nothing of the arena.
// Exports setUpWritable(stream, {start, write, close, abort}, high water mark, size): the algorithms of a stream that the bindings make;
//         they give promises · setUpSink(stream, sink, high water mark, size): of a script's sink ·
//         chunkSize, writeController(controller, chunk, size), closeWritableController(controller), writableDesiredSize(controller),
//         errorWritableIfNeeded(controller, error) · WritableStreamDefaultControllerSteps.
// Exposes nothing itself.
import { apply, primordials, resolved } from '../primordials.js';
import { react, callPromise, countItems, firstItem, shiftItem, dequeueSized, resetQueue, enqueueSized } from './streamShared.js';
import { makeWritableStreamDefaultController } from 'late:../bindings/streams.js';
import { newAbortSignal } from 'late:../dom/Abort.js';
import {
  dealWithRejection, failClose, failWrite, finishClose, finishErroring, finishWrite, isClosing, setBackpressure, startErroring,
} from 'late:./WritableStream.js';

const { resolveWith } = primordials;
// What stands in the queue for its end.
const end = { __proto__: null };

function clearAlgorithms(controller) {
  controller.write = controller.close = controller.abort = controller.size = null;
}
const desiredSize = controller => controller.highWaterMark - controller.total;
const updateBackpressure = controller => { setBackpressure(controller.stream, desiredSize(controller) <= 0); };
function errorController(controller, error) {
  clearAlgorithms(controller);
  startErroring(controller.stream, error);
}
function errorIfNeeded(controller, error) {
  if (controller.stream.state === 'writable') errorController(controller, error);
}
// https://streams.spec.whatwg.org/#writable-stream-default-controller-advance-queue-if-needed
function advance(controller) {
  const { stream } = controller;
  if (!controller.started || stream.inFlight !== null) return;
  if (stream.state === 'erroring') { finishErroring(stream); return; }
  if (countItems(controller.queue) === 0 || stream.state !== 'writable') return;
  const { value } = firstItem(controller.queue);
  if (value === end) finish(controller); else write(controller, value);
}
function finish(controller) {
  const { stream } = controller;
  stream.closeInFlight = stream.closing;
  stream.closing = null;
  dequeueSized(controller);
  const closing = controller.close();
  clearAlgorithms(controller);
  react(closing, () => { finishClose(stream); }, error => { failClose(stream, error); });
}
function write(controller, chunk) {
  const { stream } = controller;
  stream.inFlight = shiftItem(stream.requests);
  react(controller.write(chunk), () => {
    finishWrite(stream);
    const { state } = stream;
    dequeueSized(controller);
    if (!isClosing(stream) && state === 'writable') updateBackpressure(controller);
    advance(controller);
  }, error => {
    if (stream.state === 'writable') clearAlgorithms(controller);
    failWrite(stream, error);
  });
}

function make(stream, highWaterMark, size) {
  const controller = {
    __proto__: null, stream, queue: null, total: 0, started: false, highWaterMark, size, write: null, close: null, abort: null, abortSteps: null,
    signal: newAbortSignal(),
  };
  resetQueue(controller);
  controller.abortSteps = reason => {
    const result = controller.abort(reason);
    clearAlgorithms(controller);
    return result;
  };
  stream.controller = controller;
  updateBackpressure(controller);
  return controller;
}
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
export const setUpWritable = (stream, { start, write, close, abort }, highWaterMark = 1, size = () => 1) => {
  const controller = make(stream, highWaterMark, size);
  controller.write = write;
  controller.close = close;
  controller.abort = abort;
  begin(controller, start === undefined ? resolved(undefined) : start());
  return stream;
};
export const setUpSink = (stream, { sink, start, write, close, abort }, highWaterMark, size) => {
  const controller = make(stream, highWaterMark, size), object = makeWritableStreamDefaultController(controller);
  controller.write = write === undefined ? () => resolved(undefined) : chunk => callPromise(write, sink, [chunk, object]);
  controller.close = close === undefined ? () => resolved(undefined) : () => callPromise(close, sink, []);
  controller.abort = abort === undefined ? () => resolved(undefined) : reason => callPromise(abort, sink, [reason]);
  begin(controller, start === undefined ? resolved(undefined) : resolveWith(apply(start, sink, [object])));
};

export const chunkSize = (controller, chunk) => {
  if (controller.size === null) return 1;
  try { return controller.size(chunk); } catch (error) { errorIfNeeded(controller, error); return 1; }
};
export const writeController = (controller, chunk, size) => {
  try { enqueueSized(controller, chunk, size); } catch (error) { errorIfNeeded(controller, error); return; }
  if (!isClosing(controller.stream) && controller.stream.state === 'writable') updateBackpressure(controller);
  advance(controller);
};
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
