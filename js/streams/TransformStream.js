// js/streams/TransformStream.js: transform streams. https://streams.spec.whatwg.org/#ts
//
// A stream is {readable, writable, controller, backpressure, backpressureChange}, a controller {stream, transform, flush, cancel, finishing}.
//
// Reads and writes nothing of the arena.
// Exports setUpTransform(stream state, transform, flush, cancel): for a stream of the bindings; the functions receive the controller, or a
//         chunk and the controller, and may throw · enqueueTransformed(controller, chunk), errorTransform(controller, reason) ·
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

// Streams, TransformStreamSetBackpressure (#transform-stream-set-backpressure).
function setBackpressure(stream, backpressure) {
  // 2.
  if (stream.backpressureChange !== null) stream.backpressureChange.resolve(undefined);
  // 3–4.
  stream.backpressureChange = makeDeferred();
  stream.backpressure = backpressure;
}
// Streams, TransformStreamUnblockWrite (#transform-stream-unblock-write).
function unblockWrite(stream) { if (stream.backpressure) setBackpressure(stream, false); }
// Streams, TransformStreamDefaultControllerClearAlgorithms (#transform-stream-default-controller-clear-algorithms): 1–3.
function clearAlgorithms(controller) { controller.transform = controller.flush = controller.cancel = null; }
// Streams, TransformStreamErrorWritableAndUnblockWrite (#transform-stream-error-writable-and-unblock-write): 1–3.
function errorWritableAndUnblock(stream, error) {
  clearAlgorithms(stream.controller);
  errorWritableIfNeeded(stream.writable.controller, error);
  unblockWrite(stream);
}
// Streams, TransformStreamError (#transform-stream-error): 1–2.
function errorStream(stream, error) {
  errorController(stream.readable.controller, error);
  errorWritableAndUnblock(stream, error);
}
// Streams, TransformStreamDefaultControllerEnqueue (#transform-stream-default-controller-enqueue).
function enqueue({ stream }, chunk) {
  // 1–2.
  const { controller } = stream.readable;
  // 3.
  if (!canEnqueue(controller)) throw new TypeError('Nothing can be enqueued now');
  // 4–5.
  try { enqueueChunk(controller, chunk); } catch (error) {
    errorWritableAndUnblock(stream, error);
    throw stream.readable.storedError;
  }
  // 6–7.
  if (hasBackpressure(controller) !== stream.backpressure) setBackpressure(stream, true);
}
// Streams, TransformStreamDefaultControllerPerformTransform (#transform-stream-default-controller-perform-transform).
function perform(controller, chunk) {
  // 1–2.
  return react(controller.transform(chunk), undefined, error => {
    errorStream(controller.stream, error);
    throw error;
  });
}

// The algorithms of the two sides. Streams, TransformStreamDefaultSinkWriteAlgorithm (#transform-stream-default-sink-write-algorithm).
function write(stream, chunk) {
  // 2.
  const { controller } = stream;
  // 4.
  if (!stream.backpressure) return perform(controller, chunk);
  // 3.
  return chain(stream.backpressureChange.promise, () => {
    const { state, storedError } = stream.writable;
    if (state === 'erroring') throw storedError;
    return perform(controller, chunk);
  });
}
// A stream is ended only once: 1–6 and 8 of the three algorithms below; `succeed` is 7.1, `fail` and a rejection 7.2.
function finish(stream, start, succeed, fail) {
  // 1.
  const { controller } = stream;
  // 2.
  if (controller.finishing !== null) return controller.finishing.promise;
  // 4–5.
  const finishing = controller.finishing = makeDeferred(), result = start(controller);
  // 6.
  clearAlgorithms(controller);
  // 7.
  react(result, () => { succeed(finishing); }, error => { fail(error); finishing.reject(error); });
  // 8.
  return finishing.promise;
}
// Streams, TransformStreamDefaultSinkAbortAlgorithm (#transform-stream-default-sink-abort-algorithm).
function abort(stream, reason) {
  // 3.
  const { controller: readable } = stream.readable;
  return finish(stream, controller => controller.cancel(reason), finishing => {
    // 7.1.1.
    if (stream.readable.state === 'errored') finishing.reject(stream.readable.storedError);
    // 7.1.2.
    else { errorController(readable, reason); finishing.resolve(undefined); }
  }, error => { errorController(readable, error); });
}
// Streams, TransformStreamDefaultSinkCloseAlgorithm (#transform-stream-default-sink-close-algorithm).
function close(stream) {
  // 3.
  const { controller: readable } = stream.readable;
  return finish(stream, controller => controller.flush(), finishing => {
    // 7.1.1.
    if (stream.readable.state === 'errored') finishing.reject(stream.readable.storedError);
    // 7.1.2.
    else { closeController(readable); finishing.resolve(undefined); }
  }, error => { errorController(readable, error); });
}
// Streams, TransformStreamDefaultSourceCancelAlgorithm (#transform-stream-default-source-cancel).
function cancel(stream, reason) {
  // 3.
  const { controller: writable } = stream.writable;
  return finish(stream, controller => controller.cancel(reason), finishing => {
    // 7.1.1.
    if (stream.writable.state === 'errored') finishing.reject(stream.writable.storedError);
    // 7.1.2.
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
// Streams, TransformStreamDefaultSourcePullAlgorithm (#transform-stream-default-source-pull): 3–4.
function pull(stream) {
  setBackpressure(stream, false);
  return stream.backpressureChange.promise;
}

// Streams, InitializeTransformStream (#initialize-transform-stream).
function initialize(stream, started, writableMark, writableSize, readableMark, readableSize) {
  // 1.
  const start = () => started;
  // 2–5.
  stream.writable = newWritable();
  setUpWritable(stream.writable, {
    __proto__: null, start, write: chunk => write(stream, chunk), close: () => close(stream), abort: reason => abort(stream, reason),
  }, writableMark, writableSize);
  // 6–8.
  stream.readable = newReadable();
  const source = { __proto__: null, start, pull: () => pull(stream), cancel: reason => cancel(stream, reason) };
  setUpReadable(stream.readable, source, readableMark, readableSize);
  // 9–11.
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
  // Streams, new TransformStream() (#ts-constructor).
  construct(transformer, writableStrategy, readableStrategy) {
    // 1–4.
    const given = readTransformer(transformer);
    // 5–8.
    const readableMark = highWaterMarkOf(readableStrategy, 0), readableSize = sizeOf(readableStrategy);
    const writableMark = highWaterMarkOf(writableStrategy, 1), writableSize = sizeOf(writableStrategy);
    // 9–10.
    const stream = newTransform(), started = makeDeferred();
    const controller = initialize(stream, started.promise, writableMark, writableSize, readableMark, readableSize);
    // 11. SetUpTransformStreamDefaultControllerFromTransformer (#set-up-transform-stream-default-controller-from-transformer).
    const object = makeTransformStreamDefaultController(controller), { transform, flush } = given;
    controller.transform = transform === undefined ? chunk => attempt(enqueueGiven, chunk, controller)
      : chunk => callPromise(transform, transformer, [chunk, object]);
    controller.flush = flush === undefined ? () => resolved(undefined) : () => callPromise(flush, transformer, [object]);
    controller.cancel = given.cancel === undefined ? () => resolved(undefined) : reason => callPromise(given.cancel, transformer, [reason]);
    // 12–13.
    started.resolve(given.start === undefined ? undefined : apply(given.start, transformer, [object]));
    return stream;
  },
  readable: ({ readable }) => readable,
  writable: ({ writable }) => writable,
};
export const GenericTransformStreamSteps = { __proto__: null, readable: ({ readable }) => readable, writable: ({ writable }) => writable };
const enqueueGiven = (chunk, controller) => { enqueue(controller, chunk); };
// A transformer's members, read in the order of their names: a Transformer.
function readTransformer(transformer) {
  if (transformer === undefined) return { __proto__: null, cancel: undefined, flush: undefined, start: undefined, transform: undefined };
  const canceled = callbackMember(transformer, 'cancel'), flush = callbackMember(transformer, 'flush'), readable = transformer.readableType;
  const start = callbackMember(transformer, 'start'), transform = callbackMember(transformer, 'transform');
  const writable = transformer.writableType;
  // 3–4 of the constructor.
  if (readable !== undefined) throw new RangeError('A transformer has no readableType');
  if (writable !== undefined) throw new RangeError('A transformer has no writableType');
  return { __proto__: null, cancel: canceled, flush, start, transform };
}

export const TransformStreamDefaultControllerSteps = {
  __proto__: null,
  desiredSize: ({ stream }) => desiredSizeOf(stream.readable.controller),
  enqueue,
  error({ stream }, reason) { errorStream(stream, reason); },
  // Streams, TransformStreamDefaultControllerTerminate (#transform-stream-default-controller-terminate).
  terminate({ stream }) {
    // 1–3.
    closeController(stream.readable.controller);
    // 4–5.
    errorWritableAndUnblock(stream, new TypeError('The stream was terminated'));
  },
};
export { enqueue as enqueueTransformed };
export const errorTransform = ({ stream }, reason) => { errorStream(stream, reason); };
