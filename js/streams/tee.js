// js/streams/tee.js: splits a readable stream into two. https://streams.spec.whatwg.org/#abstract-opdef-readablestreamtee
//
// Reads and writes nothing of the arena.
// Exports teeChunks(stream, whether the second gets copies), teeBytes(stream) → private array of two streams. Exposes nothing.
import { primordials, privateArray, resolved, soon } from '../primordials.js';
import { hooks } from '../hooks.js';
import { newReadable, acquireReader, releaseReader, readChunk, cancelReadable, readInto } from './ReadableStream.js';
import { react, makeDeferred, viewParts, settleAs } from './streamShared.js';
import { closeBytes, enqueueBytes, errorBytes, setUpBytes } from 'late:./byteController.js';
import { closeController, enqueueChunk, errorController, setUpReadable } from 'late:./defaultController.js';
import { byobRequestOf, hasPulls, respond, respondWithView } from 'late:./pullIntos.js';

const { Uint8Array, setBytes } = primordials;

// The shared state of both kinds: which branch canceled, and why. Streams, 3–12 of ReadableStreamDefaultTee
// (#abstract-opdef-readablestreamdefaulttee), and 3–13 of ReadableByteStreamTee (#abstract-opdef-readablebytestreamtee).
function makeState(stream) {
  return {
    __proto__: null, stream, reader: acquireReader(stream), isReading: false, readAgain: [false, false], canceled: [false, false],
    reasons: [undefined, undefined], branches: privateArray(), canceling: makeDeferred(),
  };
}
const isOpen = ({ canceled }) => !canceled[0] || !canceled[1];
// 14–15 of ReadableStreamDefaultTee, 19–20 of ReadableByteStreamTee.
const cancelBranch = (state, index) => reason => {
  // .1–2.
  state.canceled[index] = true;
  state.reasons[index] = reason;
  // .3.
  if (!isOpen(state)) settleAs(state.canceling, cancelReadable(state.stream, [state.reasons[0], state.reasons[1]]));
  // .4.
  return state.canceling.promise;
};
const eachOpen = (state, visit) => {
  for (let i = 0; i < 2; i++) if (!state.canceled[i]) visit(state.branches[i].controller, i);
};
// Where a chunk can not be copied: 13.3.1.3.2 of the one, 15.2.1.4.2 and 16.4.1.5.2 of the other.
function fail(state, error, errorBranch) {
  errorBranch(state.branches[0].controller, error);
  errorBranch(state.branches[1].controller, error);
  settleAs(state.canceling, cancelReadable(state.stream, error));
}
// 19 of ReadableStreamDefaultTee; 14, 24 of ReadableByteStreamTee.
function watchErrors(state, errorBranch) {
  const { reader } = state;
  react(reader.closed.promise, undefined, reason => {
    if (state.reader !== reader) return;
    errorBranch(state.branches[0].controller, reason);
    errorBranch(state.branches[1].controller, reason);
    if (isOpen(state)) state.canceling.resolve(undefined);
  });
}

// Streams, ReadableStreamDefaultTee (#abstract-opdef-readablestreamdefaulttee). The items of 13.3 are numbered on from list to list.
export const teeChunks = (stream, copies) => {
  // 3–12.
  const state = makeState(stream);
  let readAgain = false;
  const request = {
    __proto__: null,
    chunk(value) {
      // 13.3.1.
      soon(() => {
        // 13.3.1.1–2.
        readAgain = false;
        let copy = value;
        // 13.3.1.3.
        if (!state.canceled[1] && copies) {
          try { copy = hooks.clone(value); } catch (error) { fail(state, error, errorController); return; }
        }
        // 13.3.1.4–5.
        eachOpen(state, (controller, i) => enqueueChunk(controller, i === 0 ? value : copy));
        // 13.3.1.6–7.
        state.isReading = false;
        if (readAgain) pull();
      });
    },
    close() {
      // 13.3.2.
      state.isReading = false;
      // 13.3.3–4.
      eachOpen(state, closeController);
      // 13.3.5.
      if (isOpen(state)) state.canceling.resolve(undefined);
    },
    error() { state.isReading = false; }, // 13.3.6.
  };
  // 13.
  function pull() {
    // 13.1.
    if (state.isReading) { readAgain = true; return resolved(undefined); }
    // 13.2.
    state.isReading = true;
    // 13.4–5.
    readChunk(state.reader, request);
    return resolved(undefined);
  }
  // 16–18.
  for (let i = 0; i < 2; i++) state.branches[i] = setUpReadable(newReadable(), { __proto__: null, start: undefined, pull, cancel: cancelBranch(state, i) });
  // 19–20.
  watchErrors(state, errorController);
  return state.branches;
};

// Streams, CloneAsUint8Array (#abstract-opdef-cloneasuint8array).
function copyView(view) {
  const { buffer, offset, length } = viewParts(view), copy = new Uint8Array(length);
  setBytes(copy, new Uint8Array(buffer, offset, length));
  return copy;
}
// Streams, ReadableByteStreamTee (#abstract-opdef-readablebytestreamtee). The items of 15.2 and 16.4 are numbered on from list to list.
export const teeBytes = stream => {
  // 3–13.
  const state = makeState(stream);
  // 15.1, 16.1.
  function useReader(isBYOB) {
    if (state.reader.isBYOB === isBYOB) return;
    releaseReader(state.reader);
    state.reader = acquireReader(stream, isBYOB);
    watchErrors(state, errorBytes);
  }
  // 15.2.1.7–9, 16.4.1.7–9.
  function finishRead() {
    state.isReading = false;
    if (state.readAgain[0]) pull(0); else if (state.readAgain[1]) pull(1);
  }
  const request = {
    __proto__: null,
    chunk(value) {
      // 15.2.1.
      soon(() => {
        // 15.2.1.1–3.
        state.readAgain[0] = state.readAgain[1] = false;
        let copy = value;
        // 15.2.1.4.
        if (!state.canceled[0] && !state.canceled[1]) {
          try { copy = copyView(value); } catch (error) { fail(state, error, errorBytes); return; }
        }
        // 15.2.1.5–6.
        eachOpen(state, (controller, i) => enqueueBytes(controller, i === 0 ? value : copy));
        finishRead();
      });
    },
    close() {
      // 15.2.2.
      state.isReading = false;
      // 15.2.3–4.
      eachOpen(state, closeBytes);
      // 15.2.5–6.
      for (let i = 0; i < 2; i++) if (hasPulls(state.branches[i].controller)) respond(state.branches[i].controller, 0);
      // 15.2.7.
      if (isOpen(state)) state.canceling.resolve(undefined);
    },
    error() { state.isReading = false; }, // 15.2.8.
  };
  // 16.4. A request for bytes in a buffer of one branch's reader.
  const requestInto = index => ({
    __proto__: null,
    chunk(value) {
      // 16.4.1.
      soon(() => {
        // 16.4.1.1–2.
        state.readAgain[0] = state.readAgain[1] = false;
        // 16.2–3.
        const own = state.branches[index].controller, other = state.branches[1 - index].controller;
        // 16.4.1.3–5.
        if (!state.canceled[1 - index]) {
          let copy;
          try { copy = copyView(value); } catch (error) { fail(state, error, errorBytes); return; }
          if (!state.canceled[index]) respondWithView(own, value);
          enqueueBytes(other, copy);
        } else if (!state.canceled[index]) respondWithView(own, value); // 16.4.1.6.
        finishRead();
      });
    },
    close(value) {
      // 16.4.2–4.
      state.isReading = false;
      const own = state.branches[index].controller, other = state.branches[1 - index].controller;
      // 16.4.5–6.
      if (!state.canceled[index]) closeBytes(own);
      if (!state.canceled[1 - index]) closeBytes(other);
      // 16.4.7.
      if (value !== undefined) {
        if (!state.canceled[index]) respondWithView(own, value);
        if (!state.canceled[1 - index] && hasPulls(other)) respond(other, 0);
      }
      // 16.4.8.
      if (isOpen(state)) state.canceling.resolve(undefined);
    },
    error() { state.isReading = false; }, // 16.4.9.
  });
  // 17–18.
  function pull(index) {
    // .1.
    if (state.isReading) { state.readAgain[index] = true; return resolved(undefined); }
    // .2.
    state.isReading = true;
    // .3.
    const wanted = byobRequestOf(state.branches[index].controller);
    // .4, 15.
    if (wanted === null) {
      useReader(false);
      readChunk(state.reader, request);
    } else {
      // .5, 16.
      useReader(true);
      readInto(state.reader, wanted.view, 1, requestInto(index));
    }
    // .6.
    return resolved(undefined);
  }
  // 21–23.
  for (let i = 0; i < 2; i++) state.branches[i] = setUpBytes(newReadable(), { __proto__: null, pull: () => pull(i), cancel: cancelBranch(state, i) });
  // 24–25.
  watchErrors(state, errorBytes);
  return state.branches;
};
