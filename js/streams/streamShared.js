// js/streams/streamShared.js: shared parts of all streams: promises that scripts cannot affect, queues, strategies.
// https://streams.spec.whatwg.org/#supporting-ao
//
// Reads and writes nothing of the arena.
// Exports makeDeferred() → {promise, resolve, reject} · react(promise, fulfilled, rejected) → the promise of `then` · settleAs(deferred,
//         promise) · chain(promise, fulfilled, rejected): for functions that return promises · handled(promise): marks its rejection as
//         handled · callPromise(function, this, arguments) → a promise of its result · newList(), pushItem, firstItem, shiftItem,
//         countItems: a list from whose front items are removed · resetQueue(container), enqueueSized, dequeueSized: its queue with sizes ·
//         highWaterMarkOf(strategy, default), sizeOf(strategy): as functions · callbackMember(object, name): a function or undefined ·
//         viewParts(view) → {buffer, offset, length, type, size} · bufferIsDetached(buffer) · CountQueuingStrategySteps,
//         ByteLengthQueuingStrategySteps.
// Exposes nothing itself.
import { PrivateMap, Promise, apply, each, ownDescriptor, primordials, privateArray, rejected } from '../primordials.js';
import { markNative } from '../webidl/interface.js';

const {
  then, resolveWith, reflectDefine, reflectDelete, TypeError, RangeError, arrayTag, arrayTypes, keysOf, bufferOf, byteOffsetOf, byteLengthOf,
  viewBuffer, viewOffset, viewLength, isDetached,
} = primordials;

export const makeDeferred = () => {
  const deferred = { __proto__: null, promise: null, resolve: null, reject: null };
  deferred.promise = new Promise((resolve, reject) => { deferred.resolve = resolve; deferred.reject = reject; });
  return deferred;
};
// `then` reads the promise's constructor and its species, which scripts may have replaced: so the promise temporarily has an own
// `constructor` of undefined, which means the language's.
const hidden = { __proto__: null, value: undefined, writable: true, enumerable: false, configurable: true };
export function react(promise, fulfilled, rejected) {
  const isHidden = ownDescriptor(promise, 'constructor') === undefined && reflectDefine(promise, 'constructor', hidden);
  try { return then(promise, fulfilled, rejected); } finally { if (isHidden) reflectDelete(promise, 'constructor'); }
}
const nothing = () => {};
// NB: Resolving a promise with another one reads its `then`, which scripts may have replaced: so it is settled when the other one is.
export const settleAs = ({ resolve, reject }, promise) => { react(promise, resolve, reject); };
export const chain = (promise, fulfilled, rejected) => {
  const deferred = makeDeferred();
  const then = handler => value => {
    try { settleAs(deferred, handler(value)); } catch (error) { deferred.reject(error); }
  };
  react(promise, then(fulfilled), rejected === undefined ? deferred.reject : then(rejected));
  return deferred.promise;
};
export const handled = promise => { react(promise, undefined, nothing); return promise; };
export const callPromise = (callback, thisValue, values) => {
  try { return resolveWith(apply(callback, thisValue, values)); } catch (error) { return rejected(error); }
};

export const newList = () => ({ __proto__: null, items: privateArray(), head: 0 });
export const pushItem = (list, item) => { list.items[list.items.length] = item; };
export const countItems = list => list.items.length - list.head;
export const firstItem = list => list.items[list.head];
export const shiftItem = list => {
  const { items } = list, item = items[list.head];
  items[list.head++] = undefined;
  if (list.head === items.length) { list.items = privateArray(); list.head = 0; } else if (list.head >= 1024 && list.head * 2 > items.length) {
    const rest = privateArray();
    for (let i = list.head; i < items.length; i++) rest[i - list.head] = items[i];
    list.items = rest;
    list.head = 0;
  }
  return item;
};

// Streams, queues with sizes (#queue-with-sizes). ResetQueue (#reset-queue): 2–3.
export const resetQueue = container => { container.queue = newList(); container.total = 0; };
// EnqueueValueWithSize (#enqueue-value-with-size).
export const enqueueSized = (container, value, size) => {
  // 2–3.
  if (!(size >= 0 && size < Infinity)) throw new RangeError('The size of a chunk must be a finite number that is not negative');
  // 4–5.
  pushItem(container.queue, { __proto__: null, value, size });
  container.total += size;
};
// DequeueValue (#dequeue-value).
export const dequeueSized = container => {
  // 3–4.
  const { value, size } = shiftItem(container.queue);
  // 5–6.
  container.total -= size;
  if (container.total < 0) container.total = 0;
  // 7.
  return value;
};

// Streams, ExtractHighWaterMark (#validate-and-normalize-high-water-mark).
export const highWaterMarkOf = (strategy, fallback) => {
  // 1–2.
  const mark = strategy.highWaterMark;
  if (mark === undefined) return fallback;
  // 3–4.
  if (!(mark >= 0)) throw new RangeError('The high water mark must be a number that is not negative');
  return mark;
};
// Streams, ExtractSizeAlgorithm (#make-size-algorithm-from-size-function): 1–2.
export const sizeOf = strategy => {
  const { size } = strategy;
  return size === undefined ? () => 1 : chunk => +apply(size, undefined, [chunk]);
};
export const callbackMember = (object, name) => {
  const member = object[name];
  if (member !== undefined && typeof member !== 'function') throw new TypeError(`${name} is not a function`);
  return member;
};

const sizes = PrivateMap();
for (const name of each(keysOf(arrayTypes))) sizes.set(name, name === 'DataView' ? 1 : arrayTypes[name].BYTES_PER_ELEMENT);
export const viewParts = view => {
  const type = arrayTag(view);
  return type === undefined
    ? { __proto__: null, buffer: viewBuffer(view), offset: viewOffset(view), length: viewLength(view), type: 'DataView', size: 1 }
    : { __proto__: null, buffer: bufferOf(view), offset: byteOffsetOf(view), length: byteLengthOf(view), type, size: sizes.get(type) };
};
// NB: Shared memory is never detached, and has no such getter.
export const bufferIsDetached = buffer => { try { return isDetached(buffer); } catch { return false; } };

// https://streams.spec.whatwg.org/#blqs-class https://streams.spec.whatwg.org/#cqs-class
const { size: byteLength } = { __proto__: null, size(chunk) { return chunk.byteLength; } };
const { size: count } = { __proto__: null, size() { return 1; } };
markNative(byteLength, 'size');
markNative(count, 'size');
const strategySteps = size => ({
  __proto__: null,
  construct: ({ highWaterMark }) => ({ __proto__: null, highWaterMark }),
  highWaterMark: state => state.highWaterMark,
  size: () => size,
});
export const ByteLengthQueuingStrategySteps = strategySteps(byteLength);
export const CountQueuingStrategySteps = strategySteps(count);
