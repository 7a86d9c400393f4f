// js/streams/WritableStream.js: writable streams and their writers. https://streams.spec.whatwg.org/#ws
//
// A stream is {state, storedError, controller, writer, requests, inFlight, closing, closeInFlight, aborting, backpressure}, a writer
// {stream, closed, ready}; the last two are deferred promises (js/streams/streamShared.js).
//
// Reads and writes nothing of the arena.
// Exports newWritable() · acquireWriter(stream), releaseWriter(writer) · writeChunk(writer, chunk), closeWriter(writer) ·
//         abortWritable(stream, reason), closeWritable(stream) · isClosing(stream) · for the controller dealWithRejection(stream, error),
//         startErroring(stream, error), finishErroring(stream), setBackpressure(stream, boolean), finishWrite(stream), failWrite(stream, error),
//         finishClose(stream), failClose(stream, error) · WritableStreamSteps, WritableStreamDefaultWriterSteps.
// Exposes nothing itself.
'use strict'; { const G = this; const { primordials, rejected, resolved,
react, handled, makeDeferred, newList, pushItem, shiftItem, countItems, resetQueue, callbackMember, sizeOf, highWaterMarkOf } = G;





const { TypeError, RangeError } = primordials;

const newWritable = G.newWritable = () => ({
  __proto__: null, state: 'writable', storedError: undefined, controller: null, writer: null, requests: newList(), inFlight: null, closing: null,
  closeInFlight: null, aborting: null, backpressure: false,
});
const isClosing = G.isClosing = stream => stream.closing !== null || stream.closeInFlight !== null;
const isLocked = stream => stream.writer !== null;

function failed(error) {
  const deferred = makeDeferred();
  deferred.reject(error);
  handled(deferred.promise);
  return deferred;
}
function done() {
  const deferred = makeDeferred();
  deferred.resolve(undefined);
  return deferred;
}
// https://streams.spec.whatwg.org/#set-up-writable-stream-default-writer
function acquireWriter(stream) {
  if (isLocked(stream)) throw new TypeError('The stream is locked to a writer');
  const writer = { __proto__: null, stream, closed: null, ready: null, readyPending: false };
  stream.writer = writer;
  switch (stream.state) {
    case 'writable':
      writer.readyPending = !isClosing(stream) && stream.backpressure;
      writer.ready = writer.readyPending ? makeDeferred() : done();
      writer.closed = makeDeferred();
      break;
    case 'erroring':
      writer.ready = failed(stream.storedError);
      writer.closed = makeDeferred();
      break;
    case 'closed':
      writer.ready = done();
      writer.closed = done();
      break;
    default:
      writer.ready = failed(stream.storedError);
      writer.closed = failed(stream.storedError);
  }
  // Whether `closed` is still to be settled.
  writer.closedPending = stream.state === 'writable' || stream.state === 'erroring';
  return writer;
} G.acquireWriter = acquireWriter;
function rejectReady(writer, error) {
  if (writer.readyPending) { writer.ready.reject(error); handled(writer.ready.promise); } else writer.ready = failed(error);
  writer.readyPending = false;
}
function rejectClosed(writer, error) {
  if (writer.closedPending) { writer.closed.reject(error); handled(writer.closed.promise); } else writer.closed = failed(error);
  writer.closedPending = false;
}
function resolveReady(writer) {
  if (writer.readyPending) writer.ready.resolve(undefined);
  writer.readyPending = false;
}
const released = () => new TypeError('The writer was released');
function releaseWriter(writer) {
  const error = released();
  rejectReady(writer, error);
  rejectClosed(writer, error);
  writer.stream.writer = null;
  writer.stream = null;
} G.releaseWriter = releaseWriter;

function rejectCloseAndClosed(stream) {
  if (stream.closing !== null) {
    stream.closing.reject(stream.storedError);
    stream.closing = null;
  }
  if (stream.writer !== null) rejectClosed(stream.writer, stream.storedError);
}
function startErroring(stream, error) {
  stream.state = 'erroring';
  stream.storedError = error;
  if (stream.writer !== null) rejectReady(stream.writer, error);
  if (stream.inFlight === null && stream.closeInFlight === null && stream.controller.started) finishErroring(stream);
} G.startErroring = startErroring;
// https://streams.spec.whatwg.org/#writable-stream-finish-erroring
function finishErroring(stream) {
  stream.state = 'errored';
  resetQueue(stream.controller);
  while (countItems(stream.requests) > 0) shiftItem(stream.requests).reject(stream.storedError);
  if (stream.aborting === null) { rejectCloseAndClosed(stream); return; }
  const { deferred, reason, wasErroring } = stream.aborting;
  stream.aborting = null;
  if (wasErroring) {
    deferred.reject(stream.storedError);
    rejectCloseAndClosed(stream);
    return;
  }
  react(stream.controller.abortSteps(reason), () => {
    deferred.resolve(undefined);
    rejectCloseAndClosed(stream);
  }, error => {
    deferred.reject(error);
    rejectCloseAndClosed(stream);
  });
} G.finishErroring = finishErroring;
function dealWithRejection(stream, error) {
  if (stream.state === 'writable') startErroring(stream, error); else finishErroring(stream);
} G.dealWithRejection = dealWithRejection;
function finishWrite(stream) {
  stream.inFlight.resolve(undefined);
  stream.inFlight = null;
} G.finishWrite = finishWrite;
function failWrite(stream, error) {
  stream.inFlight.reject(error);
  stream.inFlight = null;
  dealWithRejection(stream, error);
} G.failWrite = failWrite;
function finishClose(stream) {
  stream.closeInFlight.resolve(undefined);
  stream.closeInFlight = null;
  if (stream.state === 'erroring') {
    stream.storedError = undefined;
    if (stream.aborting !== null) {
      stream.aborting.deferred.resolve(undefined);
      stream.aborting = null;
    }
  }
  stream.state = 'closed';
  if (stream.writer !== null) {
    stream.writer.closed.resolve(undefined);
    stream.writer.closedPending = false;
  }
} G.finishClose = finishClose;
function failClose(stream, error) {
  stream.closeInFlight.reject(error);
  stream.closeInFlight = null;
  if (stream.aborting !== null) {
    stream.aborting.deferred.reject(error);
    stream.aborting = null;
  }
  dealWithRejection(stream, error);
} G.failClose = failClose;
function setBackpressure(stream, backpressure) {
  const { writer } = stream;
  if (writer !== null && backpressure !== stream.backpressure) {
    if (backpressure) {
      writer.ready = makeDeferred();
      writer.readyPending = true;
    } else resolveReady(writer);
  }
  stream.backpressure = backpressure;
} G.setBackpressure = setBackpressure;

// https://streams.spec.whatwg.org/#writable-stream-abort
function abortWritable(stream, reason) {
  if (stream.state === 'closed' || stream.state === 'errored') return resolved(undefined);
  G.abortSignal(stream.controller.signal, reason);
  // NB: Listeners of the signal have run.
  if (stream.state === 'closed' || stream.state === 'errored') return resolved(undefined);
  if (stream.aborting !== null) return stream.aborting.deferred.promise;
  const wasErroring = stream.state === 'erroring', deferred = makeDeferred();
  stream.aborting = { __proto__: null, deferred, reason: wasErroring ? undefined : reason, wasErroring };
  if (!wasErroring) startErroring(stream, reason);
  return deferred.promise;
} G.abortWritable = abortWritable;
// https://streams.spec.whatwg.org/#writable-stream-close
function closeWritable(stream) {
  const { state } = stream;
  if (state === 'closed' || state === 'errored') return rejected(new TypeError('The stream is over'));
  const deferred = makeDeferred();
  stream.closing = deferred;
  if (stream.writer !== null && stream.backpressure && state === 'writable') resolveReady(stream.writer);
  G.closeWritableController(stream.controller);
  return deferred.promise;
} G.closeWritable = closeWritable;
// https://streams.spec.whatwg.org/#writable-stream-default-writer-write
function writeChunk(writer, chunk) {
  const { stream } = writer, { controller } = stream, size = G.chunkSize(controller, chunk);
  // NB: The size function has run.
  if (writer.stream !== stream) return rejected(released());
  if (stream.state === 'errored') return rejected(stream.storedError);
  if (isClosing(stream) || stream.state === 'closed') return rejected(new TypeError('The stream is closing or closed'));
  if (stream.state === 'erroring') return rejected(stream.storedError);
  const deferred = makeDeferred();
  pushItem(stream.requests, deferred);
  G.writeController(controller, chunk, size);
  return deferred.promise;
} G.writeChunk = writeChunk;
// https://streams.spec.whatwg.org/#writable-stream-default-writer-close-with-error-propagation
function closeWriter({ stream }) {
  if (isClosing(stream) || stream.state === 'closed') return resolved(undefined);
  if (stream.state === 'errored') return rejected(stream.storedError);
  return closeWritable(stream);
} G.closeWriter = closeWriter;

G.WritableStreamDefaultWriterSteps = {
  __proto__: null,
  construct: acquireWriter,
  closed: writer => writer.closed.promise,
  ready: writer => writer.ready.promise,
  desiredSize({ stream }) {
    if (stream === null) throw released();
    if (stream.state === 'errored' || stream.state === 'erroring') return null;
    return stream.state === 'closed' ? 0 : G.writableDesiredSize(stream.controller);
  },
  abort: ({ stream }, reason) => stream === null ? rejected(released()) : abortWritable(stream, reason),
  close({ stream }) {
    if (stream === null) return rejected(released());
    return isClosing(stream) ? rejected(new TypeError('The stream is closing already')) : closeWritable(stream);
  },
  releaseLock(writer) { if (writer.stream !== null) releaseWriter(writer); },
  write: (writer, chunk) => writer.stream === null ? rejected(released()) : writeChunk(writer, chunk),
};

// A sink's members, read in the order of their names.
function readSink(sink) {
  if (sink === undefined) return { __proto__: null, sink, abort: undefined, close: undefined, start: undefined, write: undefined };
  const abort = callbackMember(sink, 'abort'), close = callbackMember(sink, 'close'), start = callbackMember(sink, 'start');
  if (sink.type !== undefined) throw new RangeError('A sink has no type');
  return { __proto__: null, sink, abort, close, start, write: callbackMember(sink, 'write') };
}
G.WritableStreamSteps = {
  __proto__: null,
  construct(underlyingSink, strategy) {
    const given = readSink(underlyingSink), stream = newWritable(), size = sizeOf(strategy);
    G.setUpSink(stream, given, highWaterMarkOf(strategy, 1), size);
    return stream;
  },
  locked: isLocked,
  abort: (stream, reason) => isLocked(stream) ? rejected(new TypeError('The stream is locked')) : abortWritable(stream, reason),
  close(stream) {
    if (isLocked(stream)) return rejected(new TypeError('The stream is locked'));
    return isClosing(stream) ? rejected(new TypeError('The stream is closing already')) : closeWritable(stream);
  },
  getWriter: acquireWriter,
};
}
