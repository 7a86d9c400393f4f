// js/html/messaging/structuredClone.js: copying and transfer of values. https://html.spec.whatwg.org/multipage/structured-data.html
//
// Internal slots determine the type of a value: the language's methods throw for values of other types. The serialized form of a primitive
// value is the value itself; that of an object is a record: an object without prototype, whose `type` determines its other members. `made`
// has the object created from a record, so identity is preserved. AD-HOC: An object of another kind that cannot be recognized is copied
// as a plain object.
//
// Reads and writes nothing of the arena.
// Exports serialize(value) → serialised · serializeWithTransfer(value, private array of objects) → {value, transferred: records} ·
//         deserialize(serialised): once · deserializeWithTransfer(the pair, the window of their realm) → {value, transferred: private array of
//         objects} · clone(value, window). Throws DataCloneError. Exposes nothing.
'use strict'; { const G = this; const { global,
PrivateMap, Promise, defineProperty, each, getPrototypeOf, ownDescriptor, primordials, privateArray,
pageHooks,
pageState,
isNode,
isLoaded, named,
pageProxies,
fail: failWith,
platformInterface,
hasRecord } = G;










const {
  Object, Date, RegExp, Map, Set, WeakMap, WeakSet, Error, EvalError, RangeError, ReferenceError, SyntaxError, TypeError, URIError,
  dateTime, patternSource, patternFlags, wrappedValues, isView, arrayTypes, mapEach, mapSet, ArrayBuffer, Uint8Array, setBytes, bufferLength, lengthOf,
  setEach, setAdd, isArray, isArrayBuffer, isError, isResizable, longestBuffer, transferBuffer, keysOf, objectPrototype,
} = primordials;
const errors = { __proto__: null, Error, EvalError, RangeError, ReferenceError, SyntaxError, TypeError, URIError };
const isErrorValue = isError || (value => value instanceof Error);
const fail = () => failWith('DataCloneError', 'The object can not be cloned.');
const put = (object, key, value, enumerable) =>
  defineProperty(object, key, { __proto__: null, value, writable: true, enumerable, configurable: true });

// Types without nested values: each function returns the content of a record, and throws for values of other types.
const plain = privateArray();
plain[0] = value => ({ __proto__: null, type: 'date', content: dateTime(value) });
plain[1] = value => ({ __proto__: null, type: 'pattern', content: patternSource(value), flags: patternFlags(value) });
for (let i = 0; i < wrappedValues.length; i++) plain[2 + i] = value => ({ __proto__: null, type: 'wrapper', content: wrappedValues[i](value) });
function plainRecord(value) {
  for (let i = 0; i < plain.length; i++) try { return plain[i](value); } catch { /* It is of another type. */ }
  return undefined;
}
function bufferRecord(buffer) {
  if (G.bufferIsDetached(buffer)) fail();
  const content = new Uint8Array(bufferLength(buffer));
  setBytes(content, new Uint8Array(buffer));
  return { __proto__: null, type: 'buffer', content, longest: isResizable(buffer) ? longestBuffer(buffer) : -1 };
}
// Objects of the web's interfaces that can be copied; undefined for others.
const is = (name, value) => isLoaded(name) && named(name)(value);
function platformRecord(value) {
  if (is('isFile', value)) {
    const { bytes, type, name, lastModified } = G.fileState(value);
    return { __proto__: null, type: 'platform', make: () => G.makeFile(G.newFile(bytes, type, name, lastModified)) };
  }
  if (is('isBlob', value)) {
    const { bytes, type } = G.blobState(value);
    return { __proto__: null, type: 'platform', make: () => G.makeBlob(G.newBlob(bytes, type)) };
  }
  if (is('isFileList', value)) {
    const { files } = G.fileListState(value);
    return { __proto__: null, type: 'platform', make: () => {
      const copies = privateArray();
      for (let i = 0; i < files.length; i++) copies[i] = G.newFile(files[i].bytes, files[i].type, files[i].name, files[i].lastModified);
      return G.makeFileList(G.newFileList(copies));
    } };
  }
  if (is('isDOMException', value)) {
    const { name, message } = G.domExceptionState(value);
    return { __proto__: null, type: 'platform', make: () => G.makeException(name, message) };
  }
  for (const { 0: kind, 1: stateOf } of each(geometry)) {
    if (is(`is${kind}`, value)) {
      const state = copied(named(stateOf)(value));
      return { __proto__: null, type: 'platform', make: () => named(`make${kind}`)(state) };
    }
  }
  return undefined;
}
// https://drafts.csswg.org/geometry/#structured-serialization: these contain only numbers, and points with numbers.
const geometry = [
  ['DOMRect', 'domRectState'], ['DOMRectReadOnly', 'domRectReadOnlyState'], ['DOMPoint', 'domPointState'], ['DOMPointReadOnly', 'domPointReadOnlyState'],
  ['DOMQuad', 'domQuadState'], ['DOMMatrix', 'domMatrixState'], ['DOMMatrixReadOnly', 'domMatrixReadOnlyState'],
];
function copied(state) {
  const copy = isArray(state) ? privateArray() : { __proto__: null };
  for (const key of each(keysOf(state))) {
    const value = state[key];
    copy[key] = key === 'object' ? undefined : typeof value === 'object' && value !== null ? copied(value) : value;
  }
  return copy;
}

// The items of a collection, keys and values alternating; undefined for other objects. They are read before a script of the page runs.
function itemsOf(value, forEach) {
  const items = privateArray();
  try { forEach(value, (item, key) => { items[items.length] = key; items[items.length] = item; }); } catch { return undefined; }
  return items;
}
// https://html.spec.whatwg.org/multipage/structured-data.html#structuredserializeinternal, of an error
function errorRecord(value) {
  const record = { __proto__: null, type: 'error', name: 'Error', message: undefined, stack: undefined, hasCause: false, cause: undefined }, { name } = value;
  const named = name === undefined ? 'Error' : `${name}`, message = ownDescriptor(value, 'message'), { stack } = value;
  if (errors[named] !== undefined) record.name = named;
  if (message !== undefined && 'value' in message) record.message = `${message.value}`;
  if (typeof stack === 'string') record.stack = stack;
  record.hasCause = ownDescriptor(value, 'cause') !== undefined;
  return record;
}
function viewRecord(value, seen) {
  const { buffer, offset, length, type, size } = G.viewParts(value);
  if (!isArrayBuffer(buffer)) fail();
  return { __proto__: null, type: 'view', buffer: serializeValue(buffer, seen), kind: type, offset, length: length / size };
}

function serializeValue(value, seen) {
  if (typeof value === 'function' || typeof value === 'symbol') fail();
  // NB: document.all is an object whose type is that of undefined.
  if (typeof value === 'undefined' && value !== undefined) fail();
  if (typeof value !== 'object' || value === null) return value;
  if (is('isNamespace', value) || pageProxies.has(value)) fail();
  const known = seen.get(value);
  if (known !== undefined) return known;
  const remember = record => { seen.set(value, record); return record; };
  if (isView(value)) return remember(viewRecord(value, seen));
  if (isErrorValue(value) && !is('isDOMException', value)) {
    const record = remember(errorRecord(value));
    if (record.hasCause) record.cause = serializeValue(value.cause, seen);
    return record;
  }
  // OPTIMIZATION: An object with the prototype of a plain object is one, unless a script set that prototype.
  if (!isArray(value) && getPrototypeOf(value) !== objectPrototype) {
    if (isArrayBuffer(value)) return remember(bufferRecord(value));
    const copied = platformRecord(value);
    if (copied !== undefined) return remember(copied);
    if (isNode(value) || G.isIndexed(value) || hasRecord(value) || platformInterface(value) !== null) fail();
    const record = plainRecord(value);
    if (record !== undefined) return remember(record);
    const entries = itemsOf(value, mapEach), members = entries === undefined ? itemsOf(value, setEach) : undefined;
    if (entries !== undefined || members !== undefined) return serializeItems(entries || members, remember, seen, entries !== undefined);
    if (value instanceof Promise || value instanceof WeakMap || value instanceof WeakSet) fail();
  } else if (G.isIndexed(value) || hasRecord(value)) fail();
  const record = remember({ __proto__: null, type: isArray(value) ? 'array' : 'object', length: isArray(value) ? value.length : 0, items: privateArray() });
  const keys = keysOf(value);
  for (let i = 0; i < keys.length; i++) {
    // NB: A getter may have removed another member.
    if (ownDescriptor(value, keys[i]) === undefined) continue;
    record.items[record.items.length] = keys[i];
    record.items[record.items.length] = serializeValue(value[keys[i]], seen);
  }
  return record;
}
function serializeItems(items, remember, seen, isMap) {
  const record = remember({ __proto__: null, type: isMap ? 'map' : 'set', items: privateArray() });
  for (let i = 0; i < items.length; i += 2) {
    const key = serializeValue(items[i], seen), value = isMap ? serializeValue(items[i + 1], seen) : undefined;
    record.items[record.items.length] = key;
    record.items[record.items.length] = value;
  }
  return record;
}

const page = pageState('html/messaging/structuredClone', () => ({ __proto__: null, window: global }));
// https://html.spec.whatwg.org/multipage/structured-data.html#structureddeserialize
function deserialize(record) {
  if (typeof record !== 'object' || record === null) return record;
  if (record.made === undefined) {
    const object = make(record);
    fill(record, record.made = page.window === global ? object : pageHooks.shareWith(page.window, object));
  }
  return record.made;
} G.deserialize = deserialize;
function make(record) {
  switch (record.type) {
    case 'date': return new Date(record.content);
    case 'pattern': return new RegExp(record.content, record.flags);
    case 'wrapper': return Object(record.content);
    case 'buffer': return makeBuffer(record);
    case 'view': return new arrayTypes[record.kind](deserialize(record.buffer), record.offset, record.length);
    case 'map': return new Map();
    case 'set': return new Set();
    case 'error': return makeError(record);
    case 'platform': return record.make();
    case 'array': return [];
    default: return {};
  }
}
function makeBuffer({ content, longest }) {
  const buffer = longest < 0 ? new ArrayBuffer(lengthOf(content)) : new ArrayBuffer(lengthOf(content), { __proto__: null, maxByteLength: longest });
  setBytes(new Uint8Array(buffer), content);
  return buffer;
}
function makeError({ name, message, stack }) {
  const error = new errors[name](message);
  if (message === undefined) primordials.reflectDelete(error, 'message');
  if (stack !== undefined) put(error, 'stack', stack, false);
  return error;
}
function fill(record, object) {
  const { type, items } = record;
  switch (type) {
    case 'map': for (let i = 0; i < items.length; i += 2) mapSet(object, deserialize(items[i]), deserialize(items[i + 1])); break;
    case 'set': for (let i = 0; i < items.length; i += 2) setAdd(object, deserialize(items[i])); break;
    case 'error': if (record.hasCause) put(object, 'cause', deserialize(record.cause), false); break;
    case 'array': case 'object':
      if (type === 'array') object.length = record.length;
      for (let i = 0; i < items.length; i += 2) put(object, items[i], deserialize(items[i + 1]), true);
      break;
  }
}

// Transferable types: the check, and the function that transfers the object and returns a function that creates its successor.
function transferOf(value) {
  if (isArrayBuffer(value)) {
    return () => {
      if (G.bufferIsDetached(value)) fail();
      let buffer;
      try { buffer = transferBuffer(value); } catch { fail(); }
      return () => buffer;
    };
  }
  if (is('isMessagePort', value)) return () => G.transferPort(G.messagePortState(value), fail);
  for (const kind of each(['ReadableStream', 'WritableStream', 'TransformStream'])) {
    if (is(`is${kind}`, value)) return () => G.transferStream(kind, value, fail);
  }
  return fail();
}
// https://html.spec.whatwg.org/multipage/structured-data.html#structuredserializewithtransfer
const serializeWithTransfer = G.serializeWithTransfer = (value, list) => {
  const seen = PrivateMap(), transfers = privateArray(), transferred = privateArray();
  for (let i = 0; i < list.length; i++) {
    if (seen.has(list[i])) fail();
    transfers[i] = transferOf(list[i]);
    seen.set(list[i], transferred[i] = { __proto__: null, type: 'platform', make: null });
  }
  const serialized = serializeValue(value, seen);
  for (let i = 0; i < transfers.length; i++) transferred[i].make = transfers[i]();
  return { __proto__: null, value: serialized, transferred };
};
const deserializeWithTransfer = G.deserializeWithTransfer = ({ value, transferred }, window = global) => {
  const objects = privateArray(), outer = page.window;
  page.window = window;
  try {
    for (let i = 0; i < transferred.length; i++) objects[i] = deserialize(transferred[i]);
    return { __proto__: null, value: deserialize(value), transferred: objects };
  } finally { page.window = outer; }
};
G.serialize = value => serializeValue(value, PrivateMap());
G.clone = (value, window) => deserializeWithTransfer(serializeWithTransfer(value, privateArray()), window).value;
}
