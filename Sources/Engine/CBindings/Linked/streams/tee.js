// js/streams/tee.js: one readable stream as two. https://streams.spec.whatwg.org/#abstract-opdef-readablestreamtee
//
// Reads and writes nothing of the arena.
// Exports teeChunks(stream, whether the second gets copies), teeBytes(stream) → private array of two streams. Exposes nothing.
'use strict'; { const G = this; const { primordials, privateArray, resolved, soon,
hooks,
newReadable, acquireReader, releaseReader, readChunk, cancelReadable, readInto,
react, makeDeferred, viewParts, settleAs } = G;



const { Uint8Array, setBytes } = primordials;

// What both kinds share: who canceled, and why.
function makeState(stream) {
  return {
    __proto__: null, stream, reader: acquireReader(stream), isReading: false, readAgain: [false, false], canceled: [false, false],
    reasons: [undefined, undefined], branches: privateArray(), canceling: makeDeferred(),
  };
}
const isOpen = ({ canceled }) => !canceled[0] || !canceled[1];
const cancelBranch = (state, index) => reason => {
  state.canceled[index] = true;
  state.reasons[index] = reason;
  if (!isOpen(state)) settleAs(state.canceling, cancelReadable(state.stream, [state.reasons[0], state.reasons[1]]));
  return state.canceling.promise;
};
const eachOpen = (state, visit) => {
  for (let i = 0; i < 2; i++) if (!state.canceled[i]) visit(state.branches[i].controller, i);
};
function fail(state, error, errorBranch) {
  errorBranch(state.branches[0].controller, error);
  errorBranch(state.branches[1].controller, error);
  settleAs(state.canceling, cancelReadable(state.stream, error));
}
function watchErrors(state, errorBranch) {
  const { reader } = state;
  react(reader.closed.promise, undefined, reason => {
    if (state.reader !== reader) return;
    errorBranch(state.branches[0].controller, reason);
    errorBranch(state.branches[1].controller, reason);
    if (isOpen(state)) state.canceling.resolve(undefined);
  });
}

G.teeChunks = (stream, copies) => {
  const state = makeState(stream);
  let readAgain = false;
  const request = {
    __proto__: null,
    chunk(value) {
      soon(() => {
        readAgain = false;
        let copy = value;
        if (!state.canceled[1] && copies) {
          try { copy = hooks.clone(value); } catch (error) { fail(state, error, G.errorController); return; }
        }
        eachOpen(state, (controller, i) => G.enqueueChunk(controller, i === 0 ? value : copy));
        state.isReading = false;
        if (readAgain) pull();
      });
    },
    close() {
      state.isReading = false;
      eachOpen(state, G.closeController);
      if (isOpen(state)) state.canceling.resolve(undefined);
    },
    error() { state.isReading = false; },
  };
  function pull() {
    if (state.isReading) { readAgain = true; return resolved(undefined); }
    state.isReading = true;
    readChunk(state.reader, request);
    return resolved(undefined);
  }
  for (let i = 0; i < 2; i++) state.branches[i] = G.setUpReadable(newReadable(), { __proto__: null, start: undefined, pull, cancel: cancelBranch(state, i) });
  watchErrors(state, G.errorController);
  return state.branches;
};

// https://streams.spec.whatwg.org/#abstract-opdef-readablebytestreamtee
function copyView(view) {
  const { buffer, offset, length } = viewParts(view), copy = new Uint8Array(length);
  setBytes(copy, new Uint8Array(buffer, offset, length));
  return copy;
}
G.teeBytes = stream => {
  const state = makeState(stream);
  function useReader(isBYOB) {
    if (state.reader.isBYOB === isBYOB) return;
    releaseReader(state.reader);
    state.reader = acquireReader(stream, isBYOB);
    watchErrors(state, G.errorBytes);
  }
  function finishRead() {
    state.isReading = false;
    if (state.readAgain[0]) pull(0); else if (state.readAgain[1]) pull(1);
  }
  const request = {
    __proto__: null,
    chunk(value) {
      soon(() => {
        state.readAgain[0] = state.readAgain[1] = false;
        let copy = value;
        if (!state.canceled[0] && !state.canceled[1]) {
          try { copy = copyView(value); } catch (error) { fail(state, error, G.errorBytes); return; }
        }
        eachOpen(state, (controller, i) => G.enqueueBytes(controller, i === 0 ? value : copy));
        finishRead();
      });
    },
    close() {
      state.isReading = false;
      eachOpen(state, G.closeBytes);
      for (let i = 0; i < 2; i++) if (G.hasPulls(state.branches[i].controller)) G.respond(state.branches[i].controller, 0);
      if (isOpen(state)) state.canceling.resolve(undefined);
    },
    error() { state.isReading = false; },
  };
  // A request for bytes in a buffer that the reader of one branch gave.
  const requestInto = index => ({
    __proto__: null,
    chunk(value) {
      soon(() => {
        state.readAgain[0] = state.readAgain[1] = false;
        const own = state.branches[index].controller, other = state.branches[1 - index].controller;
        if (!state.canceled[1 - index]) {
          let copy;
          try { copy = copyView(value); } catch (error) { fail(state, error, G.errorBytes); return; }
          if (!state.canceled[index]) G.respondWithView(own, value);
          G.enqueueBytes(other, copy);
        } else if (!state.canceled[index]) G.respondWithView(own, value);
        finishRead();
      });
    },
    close(value) {
      state.isReading = false;
      const own = state.branches[index].controller, other = state.branches[1 - index].controller;
      if (!state.canceled[index]) G.closeBytes(own);
      if (!state.canceled[1 - index]) G.closeBytes(other);
      if (value !== undefined) {
        if (!state.canceled[index]) G.respondWithView(own, value);
        if (!state.canceled[1 - index] && G.hasPulls(other)) G.respond(other, 0);
      }
      if (isOpen(state)) state.canceling.resolve(undefined);
    },
    error() { state.isReading = false; },
  });
  function pull(index) {
    if (state.isReading) { state.readAgain[index] = true; return resolved(undefined); }
    state.isReading = true;
    const wanted = G.byobRequestOf(state.branches[index].controller);
    if (wanted === null) {
      useReader(false);
      readChunk(state.reader, request);
    } else {
      useReader(true);
      readInto(state.reader, wanted.view, 1, requestInto(index));
    }
    return resolved(undefined);
  }
  for (let i = 0; i < 2; i++) state.branches[i] = G.setUpBytes(newReadable(), { __proto__: null, pull: () => pull(i), cancel: cancelBranch(state, i) });
  watchErrors(state, G.errorBytes);
  return state.branches;
};
}
