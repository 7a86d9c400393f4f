// js/streams/pipe.js: a readable stream into a writable one. https://streams.spec.whatwg.org/#readable-stream-pipe-to
//
// Reads and writes nothing of the arena. Exports pipe(source, destination, preventClose, preventAbort, preventCancel, signal) → promise.
// Exposes nothing.
'use strict'; { const G = this; const { primordials, resolved, soon,
react, makeDeferred } = G;




const { TypeError } = primordials;
const nothing = () => {};

G.pipe = (source, destination, preventClose, preventAbort, preventCancel, signal) => {
  const reader = G.acquireReader(source), writer = G.acquireWriter(destination), result = makeDeferred();
  let isShuttingDown = false, lastWrite = resolved(undefined), abortAlgorithm = null;
  source.disturbed = true;

  function finalize(isError, error) {
    G.releaseWriter(writer);
    G.releaseReader(reader);
    if (abortAlgorithm !== null) G.forgetAbort(signal, abortAlgorithm);
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
    if (destination.state === 'writable' && !G.isClosing(destination)) whenWritten(finish); else finish();
  }

  const sourceErrored = () => {
    const { storedError } = source;
    shutDown(preventAbort ? null : () => G.abortWritable(destination, storedError), true, storedError);
  };
  const destinationErrored = () => {
    const { storedError } = destination;
    shutDown(preventCancel ? null : () => G.cancelReadable(source, storedError), true, storedError);
  };
  const sourceClosed = () => { shutDown(preventClose ? null : () => G.closeWriter(writer), false, undefined); };

  // https://streams.spec.whatwg.org/#rs-pipeTo-abort
  function abort() {
    const error = G.abortReason(signal);
    shutDown(() => {
      const aborting = preventAbort || destination.state !== 'writable' ? resolved(undefined) : G.abortWritable(destination, error);
      const canceling = preventCancel || source.state !== 'readable' ? resolved(undefined) : G.cancelReadable(source, error);
      // Both, and the first rejection at once.
      const both = makeDeferred();
      react(aborting, () => { react(canceling, () => both.resolve(undefined), both.reject); }, both.reject);
      react(canceling, undefined, both.reject);
      return both.promise;
    }, true, error);
  }
  if (signal !== undefined) {
    if (G.isAborted(signal)) { abort(); return result.promise; }
    abortAlgorithm = abort;
    G.whenAborted(signal, abort);
  }

  if (source.state === 'errored') sourceErrored();
  else react(reader.closed.promise, undefined, sourceErrored);
  // NB: `erroring` is not errored yet: the writer's promise shows it.
  if (destination.state === 'errored') destinationErrored();
  else react(writer.closed.promise, undefined, destinationErrored);
  if (source.state === 'closed') sourceClosed();
  else react(reader.closed.promise, sourceClosed, nothing);
  if (G.isClosing(destination) || destination.state === 'closed') {
    const error = new TypeError('The destination is closed');
    shutDown(preventCancel ? null : () => G.cancelReadable(source, error), true, error);
  }

  const request = {
    __proto__: null,
    chunk(value) {
      const written = makeDeferred();
      lastWrite = written.promise;
      soon(() => {
        react(G.writeChunk(writer, value), written.resolve, written.resolve);
        step();
      });
    },
    close: nothing,
    error: nothing,
  };
  function step() {
    if (isShuttingDown) return;
    react(writer.ready.promise, () => { if (!isShuttingDown) G.readChunk(reader, request); }, nothing);
  }
  step();
  return result.promise;
};
}
