// js/streams/TransformStream.js: transform streams. https://streams.spec.whatwg.org/#ts
//
// A stream is {readable, writable, controller, backpressure, backpressureChange}, a controller {stream, transform, flush, cancel, finishing}.
//
// Reads and writes nothing of the arena.
// Exports setUpTransform(stream state, transform, flush, cancel): of a stream that the bindings make; the functions get the controller or chunk
//         and controller, and may throw · enqueueTransformed(controller, chunk), errorTransform(controller, reason) ·
//         TransformStreamSteps, GenericTransformStreamSteps, TransformStreamDefaultControllerSteps.
// Exposes nothing itself.
'use strict'; { const G = this; const { apply, primordials, rejected, resolved,
react, callPromise, makeDeferred, chain, highWaterMarkOf, sizeOf, callbackMember } = G;








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
  G.errorWritableIfNeeded(stream.writable.controller, error);
  unblockWrite(stream);
}
function errorStream(stream, error) {
  G.errorController(stream.readable.controller, error);
  errorWritableAndUnblock(stream, error);
}
// https://streams.spec.whatwg.org/#transform-stream-default-controller-enqueue
function enqueue({ stream }, chunk) {
  const { controller } = stream.readable;
  if (!G.canEnqueue(controller)) throw new TypeError('Nothing can be enqueued now');
  try { G.enqueueChunk(controller, chunk); } catch (error) {
    errorWritableAndUnblock(stream, error);
    throw stream.readable.storedError;
  }
  if (G.hasBackpressure(controller) !== stream.backpressure) setBackpressure(stream, true);
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
    else { G.errorController(readable, reason); finishing.resolve(undefined); }
  }, error => { G.errorController(readable, error); });
}
function close(stream) {
  const { controller: readable } = stream.readable;
  return finish(stream, controller => controller.flush(), finishing => {
    if (stream.readable.state === 'errored') finishing.reject(stream.readable.storedError);
    else { G.closeController(readable); finishing.resolve(undefined); }
  }, error => { G.errorController(readable, error); });
}
function cancel(stream, reason) {
  const { controller: writable } = stream.writable;
  return finish(stream, controller => controller.cancel(reason), finishing => {
    if (stream.writable.state === 'errored') finishing.reject(stream.writable.storedError);
    else {
      G.errorWritableIfNeeded(writable, reason);
      unblockWrite(stream);
      finishing.resolve(undefined);
    }
  }, error => {
    G.errorWritableIfNeeded(writable, error);
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
  stream.writable = G.newWritable();
  G.setUpWritable(stream.writable, {
    __proto__: null, start, write: chunk => write(stream, chunk), close: () => close(stream), abort: reason => abort(stream, reason),
  }, writableMark, writableSize);
  stream.readable = G.newReadable();
  const source = { __proto__: null, start, pull: () => pull(stream), cancel: reason => cancel(stream, reason) };
  G.setUpReadable(stream.readable, source, readableMark, readableSize);
  setBackpressure(stream, true);
  stream.controller = { __proto__: null, stream, transform: null, flush: null, cancel: null, finishing: null };
  return stream.controller;
}
const newTransform = () => ({ __proto__: null, readable: null, writable: null, controller: null, backpressure: false, backpressureChange: null });
const attempt = (action, argument, controller) => {
  try { action(argument, controller); return resolved(undefined); } catch (error) { return rejected(error); }
};

G.setUpTransform = (stream, transform, flush, canceled = () => {}) => {
  stream.backpressureChange = null;
  stream.backpressure = false;
  const controller = initialize(stream, resolved(undefined), 1, () => 1, 0, () => 1);
  controller.transform = chunk => attempt(transform, chunk, controller);
  controller.flush = () => attempt(() => flush(controller));
  controller.cancel = reason => attempt(canceled, reason);
  return stream;
};
G.TransformStreamSteps = {
  __proto__: null,
  construct(transformer, writableStrategy, readableStrategy) {
    const given = readTransformer(transformer);
    const readableMark = highWaterMarkOf(readableStrategy, 0), readableSize = sizeOf(readableStrategy);
    const writableMark = highWaterMarkOf(writableStrategy, 1), writableSize = sizeOf(writableStrategy);
    const stream = newTransform(), started = makeDeferred();
    const controller = initialize(stream, started.promise, writableMark, writableSize, readableMark, readableSize);
    const object = G.makeTransformStreamDefaultController(controller), { transform, flush } = given;
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
G.GenericTransformStreamSteps = { __proto__: null, readable: ({ readable }) => readable, writable: ({ writable }) => writable };
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

G.TransformStreamDefaultControllerSteps = {
  __proto__: null,
  desiredSize: ({ stream }) => G.desiredSizeOf(stream.readable.controller),
  enqueue,
  error({ stream }, reason) { errorStream(stream, reason); },
  terminate({ stream }) {
    G.closeController(stream.readable.controller);
    errorWritableAndUnblock(stream, new TypeError('The stream was terminated'));
  },
};
G.enqueueTransformed = enqueue;
G.errorTransform = ({ stream }, reason) => { errorStream(stream, reason); };
}
