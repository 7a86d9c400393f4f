// js/cssom/adoptedStyleSheets.js: the observable arrays of sheets that scripts set on documents and shadow roots.
// https://webidl.spec.whatwg.org/#creating-an-observable-array-exotic-object
//
// Reads   nothing of the arena. Writes the list of sheets that a tree has adopted.
// Exports adoptedStyleSheets(root id): its array · setAdoptedStyleSheets(root id, value).
// Throws  NotAllowedError for sheets that were not constructed for the document, TypeError and RangeError. Exposes nothing.
'use strict'; { const G = this; const OP = { __proto__: null, sheetAdopt: 85, sheetAdoptedCount: 86, sheetNumber: 92, sheetAdoptUpTo: 89, sheetAdoptAt: 88, sheetAdoptedAt: 87 }; 
const { PrivateMap, defineProperty, getOwnPropertyDescriptor, ownKeys, primordials, privateArray, setPrototypeOf,
pageState,
callList, callValues, documentIdOf,
fail } = G;




const { RangeError, Proxy: NativeProxy, reflectGet, reflectSet, reflectHas, reflectDelete } = primordials;

// The index that a key represents, −1 for other keys.
function indexOf(key) {
  if (typeof key !== 'string') return -1;
  const number = +key;
  return number >= 0 && number < 4294967295 && number >>> 0 === number && `${number}` === key ? number : -1;
}
function adopt({ root }, list) {
  const all = privateArray();
  all[0] = OP.sheetAdopt;
  all[1] = root;
  for (let i = 0; i < list.length; i++) all[i + 2] = list[i];
  callList(all);
}
const count = ({ root }) => callValues(OP.sheetAdoptedCount, root);
function checked(list, value) {
  const state = G.cssStyleSheetState(value);
  if (callValues(OP.sheetNumber, state.id, 'constructor') !== documentIdOf(list.root)) fail('NotAllowedError', 'Sheet needs to be constructed by JavaScript');
  return state.id;
}
function shorten({ root }, length) {
  callValues(OP.sheetAdoptUpTo, root, length);
  return true;
}
function setLength(list, value) {
  const length = value >>> 0;
  if (length !== +value) throw new RangeError('Invalid array length');
  return length <= count(list) && shorten(list, length);
}
function setAt(list, index, value) {
  if (index > count(list)) return false;
  const sheet = checked(list, value);
  if (index > count(list)) return false;
  callValues(OP.sheetAdoptAt, list.root, index, sheet);
  return true;
}
const data = (value, enumerable, configurable) => ({ __proto__: null, value, writable: true, enumerable, configurable });

const { lists } = pageState('cssom/adoptedStyleSheets', () => ({ __proto__: null, lists: PrivateMap() }));
function listOf(root) {
  let list = lists.get(root);
  if (list !== undefined) return list;
  list = { __proto__: null, root, object: null };
  const at = index => {
    const sheet = callValues(OP.sheetAdoptedAt, root, index);
    return sheet === 0 ? undefined : G.makeCSSStyleSheet(G.sheetNumbered(sheet));
  };
  list.object = new NativeProxy([], {
    __proto__: null,
    get(target, key, receiver) {
      const index = indexOf(key);
      return key === 'length' ? count(list) : index >= 0 ? at(index) : reflectGet(target, key, receiver);
    },
    has(target, key) { const index = indexOf(key); return index >= 0 ? index < count(list) : reflectHas(target, key); },
    set(target, key, value, receiver) {
      const index = indexOf(key);
      return key === 'length' ? setLength(list, value) : index >= 0 ? setAt(list, index, value) : reflectSet(target, key, value, receiver);
    },
    getOwnPropertyDescriptor(target, key) {
      const index = indexOf(key);
      if (key === 'length') return data(count(list), false, false);
      if (index >= 0) return index < count(list) ? data(at(index), true, true) : undefined;
      return getOwnPropertyDescriptor(target, key);
    },
    defineProperty(target, key, descriptor) {
      setPrototypeOf(descriptor, null);
      const index = indexOf(key);
      if (key !== 'length' && index < 0) { defineProperty(target, key, descriptor); return true; }
      if ('get' in descriptor || 'set' in descriptor || descriptor.configurable === (index < 0) || descriptor.enumerable === (index < 0)
        || descriptor.writable === false) return false;
      if (!('value' in descriptor)) return true;
      return index < 0 ? setLength(list, descriptor.value) : setAt(list, index, descriptor.value);
    },
    deleteProperty(target, key) {
      const index = indexOf(key);
      if (key === 'length') return false;
      if (index < 0) return reflectDelete(target, key);
      if (index >= count(list)) return true;
      return index === count(list) - 1 && shorten(list, index);
    },
    ownKeys(target) {
      const keys = privateArray(), own = ownKeys(target), length = count(list);
      for (let i = 0; i < length; i++) keys[i] = `${i}`;
      for (let i = 0; i < own.length; i++) keys[keys.length] = own[i];
      return keys;
    },
    preventExtensions() { return false; },
  });
  lists.set(root, list);
  return list;
}

G.adoptedStyleSheets = root => listOf(root).object;
G.setAdoptedStyleSheets = (root, value) => {
  const list = listOf(root);
  adopt(list, G.toSequence(value, item => checked(list, item)));
};
}
