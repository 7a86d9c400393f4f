// js/streams/pipe.js: pipes a readable stream into a writable one. https://streams.spec.whatwg.org/#readable-stream-pipe-to
//
// Reads and writes nothing of the arena. Exports pipe(source, destination, preventClose, preventAbort, preventCancel, signal) → promise.
// Exposes nothing.
import { primordials, resolved, soon } from '../primordials.js';
import { react, makeDeferred } from './streamShared.js';
import { abortReason, forgetAbort, isAborted, whenAborted } from 'late:../dom/Abort.js';
import { acquireReader, cancelReadable, readChunk, releaseReader } from 'late:./ReadableStream.js';
import { abortWritable, acquireWriter, closeWriter, isClosing, releaseWriter, writeChunk } from 'late:./WritableStream.js';

const { TypeError } = primordials;
const nothing = () => {};

// Streams, ReadableStreamPipeTo (#readable-stream-pipe-to). NB: The reader is never a BYOB reader, as 8 allows.
export const pipe = (source, destination, preventClose, preventAbort, preventCancel, signal) => {
  // 8–10, 13.
  const reader = acquireReader(source), writer = acquireWriter(destination), result = makeDeferred();
  // 12.
  let isShuttingDown = false, lastWrite = resolved(undefined), abortAlgorithm = null;
  // 11.
  source.disturbed = true;

  // "Finalize" (#rs-pipeTo-finalize).
  function finalize(isError, error) {
    // 1.
    releaseWriter(writer);
    // 2–3.
    releaseReader(reader);
    // 4.
    if (abortAlgorithm !== null) forgetAbort(signal, abortAlgorithm);
    // 5–6.
    if (isError) result.reject(error); else result.resolve(undefined);
  }
  // 3 of both forms of shutdown: once all that was read is written.
  function whenWritten(then) {
    const awaited = lastWrite;
    react(awaited, () => { if (awaited === lastWrite) then(); else whenWritten(then); });
  }
  // "Shutdown with an action" (#rs-pipeTo-shutdown-with-action) and "shutdown" (#rs-pipeTo-shutdown). `action`: null or a function that
  // returns a promise.
  function shutDown(action, isError, error) {
    // 1.
    if (isShuttingDown) return;
    // 2.
    isShuttingDown = true;
    // 4–6; 4 of the other form.
    const finish = () => {
      if (action === null) finalize(isError, error);
      else react(action(), () => { finalize(isError, error); }, other => { finalize(true, other); });
    };
    // 3.
    if (destination.state === 'writable' && !isClosing(destination)) whenWritten(finish); else finish();
  }

  // 15.1.
  const sourceErrored = () => {
    const { storedError } = source;
    shutDown(preventAbort ? null : () => abortWritable(destination, storedError), true, storedError);
  };
  // 15.2.
  const destinationErrored = () => {
    const { storedError } = destination;
    shutDown(preventCancel ? null : () => cancelReadable(source, storedError), true, storedError);
  };
  // 15.3.
  const sourceClosed = () => { shutDown(preventClose ? null : () => closeWriter(writer), false, undefined); };

  // 14.1, the abort algorithm.
  function abort() {
    // 14.1.1–2.
    const error = abortReason(signal);
    // 14.1.5.
    shutDown(() => {
      // 14.1.3.
      const aborting = preventAbort || destination.state !== 'writable' ? resolved(undefined) : abortWritable(destination, error);
      // 14.1.4.
      const canceling = preventCancel || source.state !== 'readable' ? resolved(undefined) : cancelReadable(source, error);
      // Waits for both, but reports the first rejection immediately.
      const both = makeDeferred();
      react(aborting, () => { react(canceling, () => both.resolve(undefined), both.reject); }, both.reject);
      react(canceling, undefined, both.reject);
      return both.promise;
    }, true, error);
  }
  // 14.
  if (signal !== undefined) {
    // 14.2.
    if (isAborted(signal)) { abort(); return result.promise; }
    // 14.3.
    abortAlgorithm = abort;
    whenAborted(signal, abort);
  }

  // 15.1–15.4, in this order.
  if (source.state === 'errored') sourceErrored();
  else react(reader.closed.promise, undefined, sourceErrored);
  // NB: `erroring` does not count as errored; the writer's promise shows when it is.
  if (destination.state === 'errored') destinationErrored();
  else react(writer.closed.promise, undefined, destinationErrored);
  if (source.state === 'closed') sourceClosed();
  else react(reader.closed.promise, sourceClosed, nothing);
  // 15.4.
  if (isClosing(destination) || destination.state === 'closed') {
    const error = new TypeError('The destination is closed');
    shutDown(preventCancel ? null : () => cancelReadable(source, error), true, error);
  }

  // 15. The loop: with one read at a time, and no read while the writer has backpressure.
  const request = {
    __proto__: null,
    chunk(value) {
      const written = makeDeferred();
      lastWrite = written.promise;
      soon(() => {
        react(writeChunk(writer, value), written.resolve, written.resolve);
        step();
      });
    },
    close: nothing,
    error: nothing,
  };
  function step() {
    if (isShuttingDown) return;
    react(writer.ready.promise, () => { if (!isShuttingDown) readChunk(reader, request); }, nothing);
  }
  step();
  // 16.
  return result.promise;
};
