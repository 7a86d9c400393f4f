// js/streams/TransformStream.js: transform streams. https://streams.spec.whatwg.org/#ts
//
// A stream is {readable, writable, controller, backpressure, backpressureChange}, a controller {stream, transform, flush, cancel, finishing}.
//
// Reads and writes nothing of the arena.
// Exports setUpTransform(stream state, transform, flush, cancel): of a stream that the bindings make; the functions get the controller or chunk
//         and controller, and may throw · enqueueTransformed(controller, chunk), errorTransform(controller, reason) ·
//         TransformStreamSteps, GenericTransformStreamSteps, TransformStreamDefaultControllerSteps.
// Exposes nothing itself.
import { apply, primordials, rejected, resolved } from '../primordials.js';
import { react, callPromise, makeDeferred, chain, highWaterMarkOf, sizeOf, callbackMember } from './streamShared.js';
import { makeTransformStreamDefaultController } from 'late:../bindings/streams.js';
import { newReadable } from 'late:./ReadableStream.js';
import { newWritable } from 'late:./WritableStream.js';
import {
  canEnqueue, closeController, desiredSizeOf, enqueueChunk, errorController, hasBackpressure, setUpReadable,
} from 'late:./defaultController.js';
import { errorWritableIfNeeded, setUpWritable } from 'late:./writableController.js';

const { TypeError, RangeError } = primordials;

function setBackpressure(stream, backpressure) {
  if (stream.backpressureChange !== null) stream.backpressureChange.resolve(undefined);
  stream.backpressureChange = makeDeferred();
  stream.backpressure = backpressure;
}
function unblockWrite(stream) { if (stream.backpressure) setBackpressure(stream, false); }
function clearAlgorithms(controller) { controller.transform = controller.flush = controller.cancel = null; }
function errorWritableAndUnblock(stream, error) {
  clearAlgorithms(stream.controller);
  errorWritableIfNeeded(stream.writable.controller, error);
  unblockWrite(stream);
}
function errorStream(stream, error) {
  errorController(stream.readable.controller, error);
  errorWritableAndUnblock(stream, error);
}
// https://streams.spec.whatwg.org/#transform-stream-default-controller-enqueue
function enqueue({ stream }, chunk) {
  const { controller } = stream.readable;
  if (!canEnqueue(controller)) throw new TypeError('Nothing can be enqueued now');
  try { enqueueChunk(controller, chunk); } catch (error) {
    errorWritableAndUnblock(stream, error);
    throw stream.readable.storedError;
  }
  if (hasBackpressure(controller) !== stream.backpressure) setBackpressure(stream, true);
}
function perform(controller, chunk) {
  return react(controller.transform(chunk), undefined, error => {
    errorStream(controller.stream, error);
    throw error;
  });
}

// The algorithms of the two sides.
function write(stream, chunk) {
  const { controller } = stream;
  if (!stream.backpressure) return perform(controller, chunk);
  return chain(stream.backpressureChange.promise, () => {
    const { state, storedError } = stream.writable;
    if (state === 'erroring') throw storedError;
    return perform(controller, chunk);
  });
}
// What ends a stream is done once: https://streams.spec.whatwg.org/#transform-stream-default-sink-abort-algorithm
function finish(stream, start, succeed, fail) {
  const { controller } = stream;
  if (controller.finishing !== null) return controller.finishing.promise;
  const finishing = controller.finishing = makeDeferred(), result = start(controller);
  clearAlgorithms(controller);
  react(result, () => { succeed(finishing); }, error => { fail(error); finishing.reject(error); });
  return finishing.promise;
}
function abort(stream, reason) {
  const { controller: readable } = stream.readable;
  return finish(stream, controller => controller.cancel(reason), finishing => {
    if (stream.readable.state === 'errored') finishing.reject(stream.readable.storedError);
    else { errorController(readable, reason); finishing.resolve(undefined); }
  }, error => { errorController(readable, error); });
}
function close(stream) {
  const { controller: readable } = stream.readable;
  return finish(stream, controller => controller.flush(), finishing => {
    if (stream.readable.state === 'errored') finishing.reject(stream.readable.storedError);
    else { closeController(readable); finishing.resolve(undefined); }
  }, error => { errorController(readable, error); });
}
function cancel(stream, reason) {
  const { controller: writable } = stream.writable;
  return finish(stream, controller => controller.cancel(reason), finishing => {
    if (stream.writable.state === 'errored') finishing.reject(stream.writable.storedError);
    else {
      errorWritableIfNeeded(writable, reason);
      unblockWrite(stream);
      finishing.resolve(undefined);
    }
  }, error => {
    errorWritableIfNeeded(writable, error);
    unblockWrite(stream);
  });
}
function pull(stream) {
  setBackpressure(stream, false);
  return stream.backpressureChange.promise;
}

// https://streams.spec.whatwg.org/#initialize-transform-stream
function initialize(stream, started, writableMark, writableSize, readableMark, readableSize) {
  const start = () => started;
  stream.writable = newWritable();
  setUpWritable(stream.writable, {
    __proto__: null, start, write: chunk => write(stream, chunk), close: () => close(stream), abort: reason => abort(stream, reason),
  }, writableMark, writableSize);
  stream.readable = newReadable();
  const source = { __proto__: null, start, pull: () => pull(stream), cancel: reason => cancel(stream, reason) };
  setUpReadable(stream.readable, source, readableMark, readableSize);
  setBackpressure(stream, true);
  stream.controller = { __proto__: null, stream, transform: null, flush: null, cancel: null, finishing: null };
  return stream.controller;
}
const newTransform = () => ({ __proto__: null, readable: null, writable: null, controller: null, backpressure: false, backpressureChange: null });
const attempt = (action, argument, controller) => {
  try { action(argument, controller); return resolved(undefined); } catch (error) { return rejected(error); }
};

export const setUpTransform = (stream, transform, flush, canceled = () => {}) => {
  stream.backpressureChange = null;
  stream.backpressure = false;
  const controller = initialize(stream, resolved(undefined), 1, () => 1, 0, () => 1);
  controller.transform = chunk => attempt(transform, chunk, controller);
  controller.flush = () => attempt(() => flush(controller));
  controller.cancel = reason => attempt(canceled, reason);
  return stream;
};
export const TransformStreamSteps = {
  __proto__: null,
  construct(transformer, writableStrategy, readableStrategy) {
    const given = readTransformer(transformer);
    const readableMark = highWaterMarkOf(readableStrategy, 0), readableSize = sizeOf(readableStrategy);
    const writableMark = highWaterMarkOf(writableStrategy, 1), writableSize = sizeOf(writableStrategy);
    const stream = newTransform(), started = makeDeferred();
    const controller = initialize(stream, started.promise, writableMark, writableSize, readableMark, readableSize);
    const object = makeTransformStreamDefaultController(controller), { transform, flush } = given;
    controller.transform = transform === undefined ? chunk => attempt(enqueueGiven, chunk, controller)
      : chunk => callPromise(transform, transformer, [chunk, object]);
    controller.flush = flush === undefined ? () => resolved(undefined) : () => callPromise(flush, transformer, [object]);
    controller.cancel = given.cancel === undefined ? () => resolved(undefined) : reason => callPromise(given.cancel, transformer, [reason]);
    started.resolve(given.start === undefined ? undefined : apply(given.start, transformer, [object]));
    return stream;
  },
  readable: ({ readable }) => readable,
  writable: ({ writable }) => writable,
};
export const GenericTransformStreamSteps = { __proto__: null, readable: ({ readable }) => readable, writable: ({ writable }) => writable };
const enqueueGiven = (chunk, controller) => { enqueue(controller, chunk); };
// A transformer's members, read in the order of their names.
function readTransformer(transformer) {
  if (transformer === undefined) return { __proto__: null, cancel: undefined, flush: undefined, start: undefined, transform: undefined };
  const canceled = callbackMember(transformer, 'cancel'), flush = callbackMember(transformer, 'flush'), readable = transformer.readableType;
  if (readable !== undefined) throw new RangeError('A transformer has no readableType');
  const start = callbackMember(transformer, 'start'), transform = callbackMember(transformer, 'transform');
  if (transformer.writableType !== undefined) throw new RangeError('A transformer has no writableType');
  return { __proto__: null, cancel: canceled, flush, start, transform };
}

export const TransformStreamDefaultControllerSteps = {
  __proto__: null,
  desiredSize: ({ stream }) => desiredSizeOf(stream.readable.controller),
  enqueue,
  error({ stream }, reason) { errorStream(stream, reason); },
  terminate({ stream }) {
    closeController(stream.readable.controller);
    errorWritableAndUnblock(stream, new TypeError('The stream was terminated'));
  },
};
export { enqueue as enqueueTransformed };
export const errorTransform = ({ stream }, reason) => { errorStream(stream, reason); };
