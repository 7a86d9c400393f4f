// js/streams/pipe.js: a readable stream into a writable one. https://streams.spec.whatwg.org/#readable-stream-pipe-to
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

export const pipe = (source, destination, preventClose, preventAbort, preventCancel, signal) => {
  const reader = acquireReader(source), writer = acquireWriter(destination), result = makeDeferred();
  let isShuttingDown = false, lastWrite = resolved(undefined), abortAlgorithm = null;
  source.disturbed = true;

  function finalize(isError, error) {
    releaseWriter(writer);
    releaseReader(reader);
    if (abortAlgorithm !== null) forgetAbort(signal, abortAlgorithm);
    if (isError) result.reject(error); else result.resolve(undefined);
  }
  // Once all that was read is written.
  function whenWritten(then) {
    const awaited = lastWrite;
    react(awaited, () => { if (awaited === lastWrite) then(); else whenWritten(then); });
  }
  // `action`: null or a function that gives a promise. https://streams.spec.whatwg.org/#rs-pipeTo-shutdown-with-action
  function shutDown(action, isError, error) {
    if (isShuttingDown) return;
    isShuttingDown = true;
    const finish = () => {
      if (action === null) finalize(isError, error);
      else react(action(), () => { finalize(isError, error); }, other => { finalize(true, other); });
    };
    if (destination.state === 'writable' && !isClosing(destination)) whenWritten(finish); else finish();
  }

  const sourceErrored = () => {
    const { storedError } = source;
    shutDown(preventAbort ? null : () => abortWritable(destination, storedError), true, storedError);
  };
  const destinationErrored = () => {
    const { storedError } = destination;
    shutDown(preventCancel ? null : () => cancelReadable(source, storedError), true, storedError);
  };
  const sourceClosed = () => { shutDown(preventClose ? null : () => closeWriter(writer), false, undefined); };

  // https://streams.spec.whatwg.org/#rs-pipeTo-abort
  function abort() {
    const error = abortReason(signal);
    shutDown(() => {
      const aborting = preventAbort || destination.state !== 'writable' ? resolved(undefined) : abortWritable(destination, error);
      const canceling = preventCancel || source.state !== 'readable' ? resolved(undefined) : cancelReadable(source, error);
      // Both, and the first rejection at once.
      const both = makeDeferred();
      react(aborting, () => { react(canceling, () => both.resolve(undefined), both.reject); }, both.reject);
      react(canceling, undefined, both.reject);
      return both.promise;
    }, true, error);
  }
  if (signal !== undefined) {
    if (isAborted(signal)) { abort(); return result.promise; }
    abortAlgorithm = abort;
    whenAborted(signal, abort);
  }

  if (source.state === 'errored') sourceErrored();
  else react(reader.closed.promise, undefined, sourceErrored);
  // NB: `erroring` is not errored yet: the writer's promise shows it.
  if (destination.state === 'errored') destinationErrored();
  else react(writer.closed.promise, undefined, destinationErrored);
  if (source.state === 'closed') sourceClosed();
  else react(reader.closed.promise, sourceClosed, nothing);
  if (isClosing(destination) || destination.state === 'closed') {
    const error = new TypeError('The destination is closed');
    shutDown(preventCancel ? null : () => cancelReadable(source, error), true, error);
  }

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
  return result.promise;
};
