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
import { primordials, rejected, resolved } from '../primordials.js';
import {
  react, handled, makeDeferred, newList, pushItem, shiftItem, countItems, resetQueue, callbackMember, sizeOf, highWaterMarkOf,
} from './streamShared.js';
import { abortSignal } from 'late:../dom/Abort.js';
import { chunkSize, closeWritableController, setUpSink, writableDesiredSize, writeController } from 'late:./writableController.js';

const { TypeError, RangeError } = primordials;

// Streams, InitializeWritableStream (#initialize-writable-stream).
export const newWritable = () => ({
  __proto__: null, state: 'writable', storedError: undefined, controller: null, writer: null, requests: newList(), inFlight: null, closing: null,
  closeInFlight: null, aborting: null, backpressure: false,
});
// Streams, WritableStreamCloseQueuedOrInFlight (#writable-stream-close-queued-or-in-flight).
export const isClosing = stream => stream.closing !== null || stream.closeInFlight !== null;
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
// Streams, SetUpWritableStreamDefaultWriter (#set-up-writable-stream-default-writer).
export function acquireWriter(stream) {
  // 1.
  if (isLocked(stream)) throw new TypeError('The stream is locked to a writer');
  // 2–4.
  const writer = { __proto__: null, stream, closed: null, ready: null, readyPending: false };
  stream.writer = writer;
  switch (stream.state) {
    // 5.
    case 'writable':
      writer.readyPending = !isClosing(stream) && stream.backpressure;
      writer.ready = writer.readyPending ? makeDeferred() : done();
      writer.closed = makeDeferred();
      break;
    // 6.
    case 'erroring':
      writer.ready = failed(stream.storedError);
      writer.closed = makeDeferred();
      break;
    // 7.
    case 'closed':
      writer.ready = done();
      writer.closed = done();
      break;
    // 8.
    default:
      writer.ready = failed(stream.storedError);
      writer.closed = failed(stream.storedError);
  }
  // Whether `closed` is still pending.
  writer.closedPending = stream.state === 'writable' || stream.state === 'erroring';
  return writer;
}
// Streams, WritableStreamDefaultWriterEnsureReadyPromiseRejected, 1–3
// (#abstract-opdef-writablestreamdefaultwriterensurereadypromiserejected), and below the one for the closed promise.
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
// Streams, WritableStreamDefaultWriterRelease (#writable-stream-default-writer-release).
export function releaseWriter(writer) {
  // 1, 4.
  const error = released();
  // 5–6.
  rejectReady(writer, error);
  rejectClosed(writer, error);
  // 7–8.
  writer.stream.writer = null;
  writer.stream = null;
}

// Streams, WritableStreamRejectCloseAndClosedPromiseIfNeeded (#writable-stream-reject-close-and-closed-promise-if-needed).
function rejectCloseAndClosed(stream) {
  // 2.
  if (stream.closing !== null) {
    stream.closing.reject(stream.storedError);
    stream.closing = null;
  }
  // 3–4.
  if (stream.writer !== null) rejectClosed(stream.writer, stream.storedError);
}
// Streams, WritableStreamStartErroring (#writable-stream-start-erroring).
export function startErroring(stream, error) {
  // 5–6.
  stream.state = 'erroring';
  stream.storedError = error;
  // 7–8.
  if (stream.writer !== null) rejectReady(stream.writer, error);
  // 3, 9.
  if (stream.inFlight === null && stream.closeInFlight === null && stream.controller.started) finishErroring(stream);
}
// Streams, WritableStreamFinishErroring (#writable-stream-finish-erroring).
export function finishErroring(stream) {
  // 3.
  stream.state = 'errored';
  // 4. [[ErrorSteps]] (#ws-default-controller-private-error).
  resetQueue(stream.controller);
  // 5–7.
  while (countItems(stream.requests) > 0) shiftItem(stream.requests).reject(stream.storedError);
  // 8.
  if (stream.aborting === null) { rejectCloseAndClosed(stream); return; }
  // 9–10.
  const { deferred, reason, wasErroring } = stream.aborting;
  stream.aborting = null;
  // 11.
  if (wasErroring) {
    deferred.reject(stream.storedError);
    rejectCloseAndClosed(stream);
    return;
  }
  // 12–14.
  react(stream.controller.abortSteps(reason), () => {
    deferred.resolve(undefined);
    rejectCloseAndClosed(stream);
  }, error => {
    deferred.reject(error);
    rejectCloseAndClosed(stream);
  });
}
// Streams, WritableStreamDealWithRejection (#writable-stream-deal-with-rejection): 1–2, 4.
export function dealWithRejection(stream, error) {
  if (stream.state === 'writable') startErroring(stream, error); else finishErroring(stream);
}
// Streams, WritableStreamFinishInFlightWrite (#writable-stream-finish-in-flight-write): 2–3.
export function finishWrite(stream) {
  stream.inFlight.resolve(undefined);
  stream.inFlight = null;
}
// Streams, WritableStreamFinishInFlightWriteWithError (#abstract-opdef-writablestreamfinishinflightwritewitherror).
export function failWrite(stream, error) {
  // 2–3.
  stream.inFlight.reject(error);
  stream.inFlight = null;
  // 5.
  dealWithRejection(stream, error);
}
// Streams, WritableStreamFinishInFlightClose (#writable-stream-finish-in-flight-close).
export function finishClose(stream) {
  // 2–3.
  stream.closeInFlight.resolve(undefined);
  stream.closeInFlight = null;
  // 4, 6.
  if (stream.state === 'erroring') {
    stream.storedError = undefined;
    if (stream.aborting !== null) {
      stream.aborting.deferred.resolve(undefined);
      stream.aborting = null;
    }
  }
  // 7.
  stream.state = 'closed';
  // 8–9.
  if (stream.writer !== null) {
    stream.writer.closed.resolve(undefined);
    stream.writer.closedPending = false;
  }
}
// Streams, WritableStreamFinishInFlightCloseWithError (#abstract-opdef-writablestreamfinishinflightclosewitherror).
export function failClose(stream, error) {
  // 2–3.
  stream.closeInFlight.reject(error);
  stream.closeInFlight = null;
  // 5.
  if (stream.aborting !== null) {
    stream.aborting.deferred.reject(error);
    stream.aborting = null;
  }
  // 6.
  dealWithRejection(stream, error);
}
// Streams, WritableStreamUpdateBackpressure (#abstract-opdef-writablestreamupdatebackpressure).
export function setBackpressure(stream, backpressure) {
  // 3–4.
  const { writer } = stream;
  if (writer !== null && backpressure !== stream.backpressure) {
    if (backpressure) {
      writer.ready = makeDeferred();
      writer.readyPending = true;
    } else resolveReady(writer);
  }
  // 5.
  stream.backpressure = backpressure;
}

// Streams, WritableStreamAbort (#writable-stream-abort).
export function abortWritable(stream, reason) {
  // 1.
  if (stream.state === 'closed' || stream.state === 'errored') return resolved(undefined);
  // 2.
  abortSignal(stream.controller.signal, reason);
  // 3–4. NB: Listeners of the signal have run.
  if (stream.state === 'closed' || stream.state === 'errored') return resolved(undefined);
  // 5.
  if (stream.aborting !== null) return stream.aborting.deferred.promise;
  // 7–9.
  const wasErroring = stream.state === 'erroring', deferred = makeDeferred();
  // 10.
  stream.aborting = { __proto__: null, deferred, reason: wasErroring ? undefined : reason, wasErroring };
  // 11.
  if (!wasErroring) startErroring(stream, reason);
  // 12.
  return deferred.promise;
}
// Streams, WritableStreamClose (#writable-stream-close).
export function closeWritable(stream) {
  // 1.
  const { state } = stream;
  // 2.
  if (state === 'closed' || state === 'errored') return rejected(new TypeError('The stream is over'));
  // 5–6.
  const deferred = makeDeferred();
  stream.closing = deferred;
  // 7–8.
  if (stream.writer !== null && stream.backpressure && state === 'writable') resolveReady(stream.writer);
  // 9.
  closeWritableController(stream.controller);
  // 10.
  return deferred.promise;
}
// Streams, WritableStreamDefaultWriterWrite (#writable-stream-default-writer-write).
export function writeChunk(writer, chunk) {
  // 1, 3–4.
  const { stream } = writer, { controller } = stream, size = chunkSize(controller, chunk);
  // 5. NB: The size function has run.
  if (writer.stream !== stream) return rejected(released());
  // 6–7.
  if (stream.state === 'errored') return rejected(stream.storedError);
  // 8.
  if (isClosing(stream) || stream.state === 'closed') return rejected(new TypeError('The stream is closing or closed'));
  // 9.
  if (stream.state === 'erroring') return rejected(stream.storedError);
  // 11. WritableStreamAddWriteRequest (#writable-stream-add-write-request), its 3–4.
  const deferred = makeDeferred();
  pushItem(stream.requests, deferred);
  // 12.
  writeController(controller, chunk, size);
  // 13.
  return deferred.promise;
}
// Streams, WritableStreamDefaultWriterCloseWithErrorPropagation (#writable-stream-default-writer-close-with-error-propagation).
export function closeWriter({ stream }) {
  // 1, 3–4.
  if (isClosing(stream) || stream.state === 'closed') return resolved(undefined);
  // 5.
  if (stream.state === 'errored') return rejected(stream.storedError);
  // 7.
  return closeWritable(stream);
}

export const WritableStreamDefaultWriterSteps = {
  __proto__: null,
  construct: acquireWriter,
  closed: writer => writer.closed.promise,
  ready: writer => writer.ready.promise,
  // #default-writer-desired-size
  desiredSize({ stream }) {
    // 1.
    if (stream === null) throw released();
    // WritableStreamDefaultWriterGetDesiredSize (#writable-stream-default-writer-get-desired-size): 3–5.
    if (stream.state === 'errored' || stream.state === 'erroring') return null;
    return stream.state === 'closed' ? 0 : writableDesiredSize(stream.controller);
  },
  abort: ({ stream }, reason) => stream === null ? rejected(released()) : abortWritable(stream, reason),
  // #default-writer-close
  close({ stream }) {
    // 1–2.
    if (stream === null) return rejected(released());
    // 3–4.
    return isClosing(stream) ? rejected(new TypeError('The stream is closing already')) : closeWritable(stream);
  },
  releaseLock(writer) { if (writer.stream !== null) releaseWriter(writer); },
  write: (writer, chunk) => writer.stream === null ? rejected(released()) : writeChunk(writer, chunk),
};

// A sink's members, read in the order of their names: an UnderlyingSink.
function readSink(sink) {
  if (sink === undefined) return { __proto__: null, sink, abort: undefined, close: undefined, start: undefined, write: undefined };
  const abort = callbackMember(sink, 'abort'), close = callbackMember(sink, 'close'), start = callbackMember(sink, 'start');
  const { type } = sink, write = callbackMember(sink, 'write');
  // 3 of the constructor.
  if (type !== undefined) throw new RangeError('A sink has no type');
  return { __proto__: null, sink, abort, close, start, write };
}
export const WritableStreamSteps = {
  __proto__: null,
  // Streams, new WritableStream() (#ws-constructor).
  construct(underlyingSink, strategy) {
    // 1–5.
    const given = readSink(underlyingSink), stream = newWritable(), size = sizeOf(strategy);
    // 6–7.
    setUpSink(stream, given, highWaterMarkOf(strategy, 1), size);
    return stream;
  },
  locked: isLocked,
  abort: (stream, reason) => isLocked(stream) ? rejected(new TypeError('The stream is locked')) : abortWritable(stream, reason),
  // #ws-close
  close(stream) {
    // 1.
    if (isLocked(stream)) return rejected(new TypeError('The stream is locked'));
    // 2–3.
    return isClosing(stream) ? rejected(new TypeError('The stream is closing already')) : closeWritable(stream);
  },
  getWriter: acquireWriter,
};
