// js/streams/iteration.js: readable streams as asynchronous iterables, and streams from iterables.
// https://streams.spec.whatwg.org/#rs-asynciterator https://webidl.spec.whatwg.org/#js-asynchronous-iterable
//
// Reads and writes nothing of the arena. Exports readableFrom(iterable). Exposes values and the iterator of ReadableStream.
'use strict'; { const G = this; const { ObjectCreate, apply, getPrototypeOf, primordials, rejected, resolved, setPrototypeOf,
Given,
noteOne,
define, markMembers, mixin,
whenMade,
toDictionary,
react, makeDeferred, chain } = G;




const { iterator, asyncIterator, toStringTag, TypeError, resolveWith } = primordials;
const AsyncIteratorPrototype = getPrototypeOf(getPrototypeOf(getPrototypeOf((async function* () {})())));
const isObject = value => typeof value === 'object' && value !== null || typeof value === 'function';

class IteratorBrand extends Given {
  #state;
  constructor(object, state) { super(object); this.#state = state; }
  static of(object) {
    if (!isObject(object) || !(#state in object)) throw new TypeError('The object is not an iterator of a ReadableStream');
    return object.#state;
  }
}
// Web IDL, next() and return() of asynchronous iterators (#js-asynchronous-iterator-prototype-object): one step after the other.
function queue(state, step) {
  if (state.ongoing === null) return state.ongoing = step();
  return state.ongoing = chain(state.ongoing, step, step);
}
// Streams, "get the next iteration result" (#rs-asynciterator-prototype-next), and Web IDL's steps around it.
function next(state) {
  // 1, 3.
  const { reader } = state, { promise, resolve, reject } = makeDeferred();
  if (state.isFinished) return resolved({ value: undefined, done: true });
  if (reader.stream === null) return rejected(new TypeError('The reader was released'));
  // 4–5.
  const close = () => resolve({ value: undefined, done: true });
  G.readChunk(reader, { __proto__: null, chunk: value => resolve({ value, done: false }), close, error: reject });
  // 6. Web IDL: nothing is ongoing, and the reader is released at the end (4, close 1 and error 1).
  return react(promise, result => {
    state.ongoing = null;
    if (result.done) finish(state);
    return result;
  }, reason => {
    state.ongoing = null;
    finish(state);
    throw reason;
  });
}
function finish(state) {
  state.isFinished = true;
  if (state.reader.stream !== null) G.releaseReader(state.reader);
}
// Streams, "asynchronous iterator return" (#rs-asynciterator-prototype-return).
function end(state, value) {
  if (state.isFinished) return resolved({ value, done: true });
  // 1.
  const { reader, preventCancel } = state;
  state.isFinished = true;
  if (reader.stream === null) return rejected(new TypeError('The reader was released'));
  // 4.1.
  const canceled = preventCancel ? resolved(undefined) : G.cancelReadable(reader.stream, value);
  // 4.2, 5.
  G.releaseReader(reader);
  // 4.3, 6.
  return react(canceled, () => ({ value, done: true }));
}
const prototype = setPrototypeOf({
  next() { try { const state = IteratorBrand.of(this); return queue(state, () => next(state)); } catch (error) { return rejected(error); } },
  return(value) { try { const state = IteratorBrand.of(this); return queue(state, () => end(state, value)); } catch (error) { return rejected(error); } },
}, AsyncIteratorPrototype);
markMembers(prototype);
define(prototype, toStringTag, 'ReadableStream AsyncIterator', false, false, true);

whenMade('ReadableStream', ReadableStream => {
  const members = {
    __proto__: null,
    values(options = undefined) {
      // Streams, "asynchronous iterator initialization steps" (#rs-get-iterator): 1–4.
      const stream = G.readableStreamState(this), given = toDictionary(options), preventCancel = given !== undefined && !!given.preventCancel;
      const state = { __proto__: null, reader: G.acquireReader(stream), preventCancel, isFinished: false, ongoing: null };
      return new IteratorBrand(ObjectCreate(prototype), state);
    },
  };
  mixin(ReadableStream, members);
  define(ReadableStream.prototype, asyncIterator, members.values, true, false, true);
  noteOne(ReadableStream.prototype, asyncIterator, members.values, true, false, true);
});

// Web IDL, "open an async sequence".
function iteratorOf(iterable) {
  const method = iterable[asyncIterator];
  if (method !== undefined && method !== null) return open(method, iterable, false);
  return open(iterable[iterator], iterable, true);
}
function open(method, iterable, isSync) {
  if (typeof method !== 'function') throw new TypeError('The value is not iterable');
  const object = apply(method, iterable, []);
  if (!isObject(object)) throw new TypeError('The iterator is not an object');
  const { next: step } = object;
  return { __proto__: null, object, step, isSync };
}
// Web IDL, "get an async iterator next value": the result of an iterator, as a promise of {value, done}; the value of a synchronous
// iterator is awaited.
function awaited(result, isSync) {
  if (!isSync) return resolveWith(result);
  if (!isObject(result)) throw new TypeError('The iterator gave no object');
  const { done, value } = result;
  return react(resolveWith(value), value => ({ value, done: !!done }));
}
const attempt = action => { try { return action(); } catch (error) { return rejected(error); } };
// Streams, ReadableStreamFromIterable (#readable-stream-from-iterable).
G.readableFrom = iterable => {
  if (iterable === null || iterable === undefined) throw new TypeError('The value is not iterable');
  // 1–2.
  const { object, step, isSync } = iteratorOf(iterable), stream = G.newReadable();
  // 3–7.
  return G.setUpReadable(stream, {
    __proto__: null,
    start: undefined,
    // 4.
    pull: () => react(attempt(() => awaited(apply(step, object, []), isSync)), result => {
      if (!isObject(result)) throw new TypeError('The iterator gave no object');
      if (result.done) G.closeController(stream.controller); else G.enqueueChunk(stream.controller, result.value);
    }),
    // 5. Web IDL, "close an async iterator".
    cancel: reason => attempt(() => {
      const method = object.return;
      if (method === undefined || method === null) return resolved(undefined);
      return react(awaited(apply(method, object, [reason]), isSync), result => {
        if (!isObject(result)) throw new TypeError('The iterator gave no object');
      });
    }),
  }, 0);
};
}
