// js/html/structuredClone.js: copies of values. https://html.spec.whatwg.org/multipage/structured-data.html#structured-cloning
//
// Reads and writes nothing of the arena. Offers G.clone(value). Exposes nothing.
'use strict';
{
  const G = this;
  const { global, isNode } = G;
  const brands = [[Date, d => new Date(Date.prototype.getTime.call(d))], [RegExp, r => new RegExp(r.source, r.flags)]];
  const fail = value => G.fail('DataCloneError', 'The object can not be cloned.');
  function clone(value, seen) {
    if (typeof value === 'function' || typeof value === 'symbol') fail(value);
    if (typeof value !== 'object' || value === null) return value;
    if (seen.has(value)) return seen.get(value);
    if (isNode(value) || G.isIndexed(value) || value === global) fail(value);
    const remember = copy => { seen.set(value, copy); return copy; };
    for (const [type, copy] of brands) if (value instanceof type) return remember(copy(value));
    if (value instanceof Boolean || value instanceof Number || value instanceof String) return remember(Object(value.valueOf()));
    if (value instanceof ArrayBuffer) return remember(value.slice(0));
    if (ArrayBuffer.isView(value)) {
      const buffer = clone(value.buffer, seen);
      return remember(new value.constructor(buffer, value.byteOffset, value instanceof DataView ? value.byteLength : value.length));
    }
    if (value instanceof Map) {
      const copy = remember(new Map());
      for (const [key, item] of [...value]) copy.set(clone(key, seen), clone(item, seen));
      return copy;
    }
    if (value instanceof Set) {
      const copy = remember(new Set());
      for (const item of [...value]) copy.add(clone(item, seen));
      return copy;
    }
    if (value instanceof Error) {
      const names = { EvalError, RangeError, ReferenceError, SyntaxError, TypeError, URIError };
      const copy = remember(new (names[value.name] || Error)(value.message));
      if ('cause' in value) Object.defineProperty(copy, 'cause', { value: clone(value.cause, seen), writable: true, configurable: true });
      return copy;
    }
    if (value instanceof Promise || value instanceof WeakMap || value instanceof WeakSet) fail(value);
    const copy = remember(Array.isArray(value) ? new Array(value.length) : {});
    for (const key of Object.keys(value)) copy[key] = clone(value[key], seen);
    return copy;
  }
  G.clone = value => clone(value, new Map());
}
