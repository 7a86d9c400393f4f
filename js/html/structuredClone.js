// js/html/structuredClone.js: copies of values. https://html.spec.whatwg.org/multipage/structured-data.html#structured-cloning
//
// What a value is, its internal slots say: the language's methods throw for what is not theirs. Reads and writes nothing of
// the arena. Offers G.clone(value). Exposes nothing.
// AD-HOC: a view's type is taken from its `constructor`.
'use strict';
{
  const G = this;
  const { global, isNode, defineProperty, getPrototypeOf, Promise, PrivateMap, privateArray } = G;
  const {
    Object, Date, RegExp, Map, Set, WeakMap, WeakSet, Error, EvalError, RangeError, ReferenceError, SyntaxError, TypeError, URIError,
    dateTime, patternSource, patternFlags, wrappedValues, sliceBuffer, isView, arrayTag, bufferOf, byteOffsetOf, lengthOf, mapEach, mapSet,
    setEach, setAdd, isArray, isError, keysOf, objectPrototype,
  } = G.primordials;
  const errors = { __proto__: null, EvalError, RangeError, ReferenceError, SyntaxError, TypeError, URIError };
  const isErrorValue = isError || (value => value instanceof Error);
  const fail = () => G.fail('DataCloneError', 'The object can not be cloned.');
  const put = (object, key, value, enumerable) =>
    defineProperty(object, key, { __proto__: null, value, writable: true, enumerable, configurable: true });

  // Copies of what holds no other values; each throws for values that are not of its type.
  const plain = privateArray();
  plain[0] = value => new Date(dateTime(value));
  plain[1] = value => new RegExp(patternSource(value), patternFlags(value));
  plain[2] = value => sliceBuffer(value, 0);
  for (let i = 0; i < wrappedValues.length; i++) plain[3 + i] = value => Object(wrappedValues[i](value));
  function plainCopy(value) {
    for (let i = 0; i < plain.length; i++) try { return plain[i](value); } catch { /* It is of another type. */ }
    return undefined;
  }

  // The items of a collection, a key and a value in turns; undefined for what is none. Taken before script of the page runs.
  function itemsOf(value, forEach) {
    const items = privateArray();
    try { forEach(value, (item, key) => { items[items.length] = key; items[items.length] = item; }); } catch { return undefined; }
    return items;
  }

  function cloneView(value, seen, remember) {
    if (arrayTag(value) === undefined) return remember(new value.constructor(clone(value.buffer, seen), value.byteOffset, value.byteLength));
    return remember(new value.constructor(clone(bufferOf(value), seen), byteOffsetOf(value), lengthOf(value)));
  }

  function cloneError(value, seen, remember) {
    const copy = remember(new (errors[value.name] || Error)(value.message));
    if ('cause' in value) put(copy, 'cause', clone(value.cause, seen), false);
    return copy;
  }

  function clone(value, seen) {
    if (typeof value === 'function' || typeof value === 'symbol') fail();
    if (typeof value !== 'object' || value === null) return value;
    if (seen.has(value)) return seen.get(value);
    if (isNode(value) || G.isIndexed(value) || value === global || G.platformInterface(value) !== null) fail();
    const remember = copy => { seen.set(value, copy); return copy; };
    if (isView(value)) return cloneView(value, seen, remember);
    if (isErrorValue(value)) return cloneError(value, seen, remember);
    // OPTIMIZATION: what looks like a plain object is one, unless script gave it that prototype.
    if (!isArray(value) && getPrototypeOf(value) !== objectPrototype) {
      const copy = plainCopy(value);
      if (copy !== undefined) return remember(copy);
      const entries = itemsOf(value, mapEach), members = entries === undefined ? itemsOf(value, setEach) : undefined;
      if (entries !== undefined) {
        const copy = remember(new Map());
        for (let i = 0; i < entries.length; i += 2) mapSet(copy, clone(entries[i], seen), clone(entries[i + 1], seen));
        return copy;
      }
      if (members !== undefined) {
        const copy = remember(new Set());
        for (let i = 0; i < members.length; i += 2) setAdd(copy, clone(members[i], seen));
        return copy;
      }
      if (value instanceof Promise || value instanceof WeakMap || value instanceof WeakSet) fail();
    }
    const copy = remember(isArray(value) ? [] : {});
    if (isArray(value)) copy.length = value.length;
    const keys = keysOf(value);
    for (let i = 0; i < keys.length; i++) put(copy, keys[i], clone(value[keys[i]], seen), true);
    return copy;
  }
  G.clone = value => clone(value, PrivateMap());
}
