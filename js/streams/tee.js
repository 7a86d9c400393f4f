// js/streams/tee.js: one readable stream as two. https://streams.spec.whatwg.org/#abstract-opdef-readablestreamtee
//
// Reads and writes nothing of the arena.
// Exports teeChunks(stream, whether the second gets copies), teeBytes(stream) → private array of two streams. Exposes nothing.
import { primordials, privateArray, resolved, soon } from '../primordials.js';
import { hooks } from '../hooks.js';
import { newReadable, acquireReader, releaseReader, readChunk, cancelReadable, readInto } from './ReadableStream.js';
import { react, makeDeferred, viewParts, settleAs } from './streamShared.js';
import { byobRequestOf, closeBytes, enqueueBytes, errorBytes, hasPulls, respond, respondWithView, setUpBytes } from 'late:./byteController.js';
import { closeController, enqueueChunk, errorController, setUpReadable } from 'late:./defaultController.js';

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

export const teeChunks = (stream, copies) => {
  const state = makeState(stream);
  let readAgain = false;
  const request = {
    __proto__: null,
    chunk(value) {
      soon(() => {
        readAgain = false;
        let copy = value;
        if (!state.canceled[1] && copies) {
          try { copy = hooks.clone(value); } catch (error) { fail(state, error, errorController); return; }
        }
        eachOpen(state, (controller, i) => enqueueChunk(controller, i === 0 ? value : copy));
        state.isReading = false;
        if (readAgain) pull();
      });
    },
    close() {
      state.isReading = false;
      eachOpen(state, closeController);
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
  for (let i = 0; i < 2; i++) state.branches[i] = setUpReadable(newReadable(), { __proto__: null, start: undefined, pull, cancel: cancelBranch(state, i) });
  watchErrors(state, errorController);
  return state.branches;
};

// https://streams.spec.whatwg.org/#abstract-opdef-readablebytestreamtee
function copyView(view) {
  const { buffer, offset, length } = viewParts(view), copy = new Uint8Array(length);
  setBytes(copy, new Uint8Array(buffer, offset, length));
  return copy;
}
export const teeBytes = stream => {
  const state = makeState(stream);
  function useReader(isBYOB) {
    if (state.reader.isBYOB === isBYOB) return;
    releaseReader(state.reader);
    state.reader = acquireReader(stream, isBYOB);
    watchErrors(state, errorBytes);
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
          try { copy = copyView(value); } catch (error) { fail(state, error, errorBytes); return; }
        }
        eachOpen(state, (controller, i) => enqueueBytes(controller, i === 0 ? value : copy));
        finishRead();
      });
    },
    close() {
      state.isReading = false;
      eachOpen(state, closeBytes);
      for (let i = 0; i < 2; i++) if (hasPulls(state.branches[i].controller)) respond(state.branches[i].controller, 0);
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
          try { copy = copyView(value); } catch (error) { fail(state, error, errorBytes); return; }
          if (!state.canceled[index]) respondWithView(own, value);
          enqueueBytes(other, copy);
        } else if (!state.canceled[index]) respondWithView(own, value);
        finishRead();
      });
    },
    close(value) {
      state.isReading = false;
      const own = state.branches[index].controller, other = state.branches[1 - index].controller;
      if (!state.canceled[index]) closeBytes(own);
      if (!state.canceled[1 - index]) closeBytes(other);
      if (value !== undefined) {
        if (!state.canceled[index]) respondWithView(own, value);
        if (!state.canceled[1 - index] && hasPulls(other)) respond(other, 0);
      }
      if (isOpen(state)) state.canceling.resolve(undefined);
    },
    error() { state.isReading = false; },
  });
  function pull(index) {
    if (state.isReading) { state.readAgain[index] = true; return resolved(undefined); }
    state.isReading = true;
    const wanted = byobRequestOf(state.branches[index].controller);
    if (wanted === null) {
      useReader(false);
      readChunk(state.reader, request);
    } else {
      useReader(true);
      readInto(state.reader, wanted.view, 1, requestInto(index));
    }
    return resolved(undefined);
  }
  for (let i = 0; i < 2; i++) state.branches[i] = setUpBytes(newReadable(), { __proto__: null, pull: () => pull(i), cancel: cancelBranch(state, i) });
  watchErrors(state, errorBytes);
  return state.branches;
};
