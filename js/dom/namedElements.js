// js/dom/namedElements.js: the elements of a tree by name, and labels by the ids in their `for`.
// https://dom.spec.whatwg.org/#interface-htmlcollection and others look elements up by `id` and `name`
//
// Every element that had a name at some time is stored under that name, and checked again at each lookup: a list that follows the tree
// visits each element when it is added and when its attributes change. So the cost of a name depends on the elements that have it, not on
// the tree.
//
// Reads   links and attributes. Writes and exposes nothing.
// Exports elementsNamed(root, name) → ids of the elements in the tree of `root`, in tree order, whose `id` or `name` it is ·
//         firstNamed(top, name, purpose, matches): the first of those below `top` that matches(id, name), 0 for none · onlyNamed(…): the
//         only one, 0 for none, SEVERAL if there are more · allNamed(…) → ids · firstValued(top, value, …): by the attribute `value`. A
//         test and its top are identified by their purpose, an object; the test depends only on the element and its ancestors · isNamed(id,
//         name) · namedList(root): the list of those that have any name · labelsFor(root, id) → ids of those whose `for` it is.
import { PrivateMap, PrivateWeakMap, primordials, privateArray } from '../primordials.js';
import { intern, str } from '../arena.js';
import { ELEMENT, kindOf, structureSequence } from '../memory.js';
import { rootOf } from './Node.js';
import { isWithin, nextIn, precedes } from './preorder.js';
import { LiveList } from './LiveList.js';
import { attributesNamed } from './changedRegions.js';
import { attributeId, keepList } from './Collections.js';

const { min } = primordials;
// Up to this many elements are sorted by comparing them.
const FEW = 8, SEVERAL = -1;
// The number of nodes of a list that cost as much as one comparison of a sort.
const NODES_OF_A_COMPARISON = 8;
const EMPTY = 1, ID = intern('id'), NAME = intern('name'), FOR = intern('for'), VALUE = intern('value');

const has = (id, key, name) => {
  const value = attributeId(id, key);
  return value !== 0 && str(value) === name;
};
// Elements of the tree of `root` by the values of one or two attributes.
const namesUnder = root => indexUnder(root, 'names', ID, NAME), labelsUnder = root => indexUnder(root, 'labels', FOR, FOR);
const valuesUnder = root => indexUnder(root, 'values', VALUE, VALUE);
function indexUnder(root, kind, key, otherKey) {
  return keepList(root, kind, () => {
    // For each value: the ids of elements that had it (one, or a map of several); a cache of those that have it; and, by purpose, the lists
    // of those that pass a test.
    const met = PrivateMap();
    const enter = (value, id) => {
      if (value <= EMPTY) return;
      const name = str(value), known = met.get(name);
      if (known === undefined) met.set(name, { __proto__: null, one: id, several: null, found: null, structure: 0, lists: null });
      else if (known.several !== null) known.several.set(id, true);
      else if (known.one !== id) {
        known.several = PrivateMap();
        known.several.set(known.one, true);
        known.several.set(id, true);
      }
    };
    const matches = id => {
      if (kindOf(id) !== ELEMENT) return false;
      const own = attributeId(id, key), other = attributeId(id, otherKey);
      enter(own, id);
      enter(other, id);
      return own > EMPTY || other > EMPTY;
    };
    const isNamed = (id, name) => has(id, key, name) || has(id, otherKey, name);
    const attributes = attributesNamed(key, otherKey);
    return { __proto__: null, met, isNamed, list: new LiveList(root, { __proto__: null, deep: true, attributes, matches, build: null }) };
  });
}
// The elements of an entry that have its name, in tree order. Others are removed from the entry.
function find(entry, name, root, { list, isNamed }) {
  const found = privateArray(), { several } = entry;
  const has = id => isNamed(id, name) && isWithin(id, root);
  if (several === null) { if (has(entry.one)) found[0] = entry.one; return found; }
  let count = 0, isSorted = true;
  several.forEach((_, id) => {
    if (!has(id)) { several.delete(id); return; }
    if (count > 0 && isSorted) isSorted = precedes(found[count - 1], id);
    found[count++] = id;
  });
  if (isSorted) return found;
  if (count <= FEW) {
    for (let i = 1; i < count; i++) {
      const id = found[i];
      let at = i;
      for (; at > 0 && precedes(id, found[at - 1]); at--) found[at] = found[at - 1];
      found[at] = id;
    }
    return found;
  }
  if (count * NODES_OF_A_COMPARISON < list.count()) return sortFound(found, count);
  const sorted = privateArray(), all = list.all();
  for (let i = 0, last = 0; i < all.length; i++) if (isNamed(all[i], name)) sorted[last++] = all[i];
  return sorted;
}
// Puts ids in tree order, by merging runs of them.
function sortFound(ids, count) {
  for (let run = 1; run < count; run *= 2) {
    const merged = privateArray();
    for (let start = 0; start < count; start += 2 * run) {
      const middle = min(start + run, count), end = min(start + 2 * run, count);
      let left = start, right = middle;
      for (let i = start; i < end; i++) {
        merged[i] = right === end || left < middle && precedes(ids[left], ids[right]) ? ids[left++] : ids[right++];
      }
    }
    ids = merged;
  }
  return ids;
}
function lookUp(index, root, name) {
  index.list.sync();
  const entry = index.met.get(name);
  return entry === undefined ? privateArray() : entryIds(entry, index, root, name);
}
function entryIds(entry, index, root, name) {
  if (entry.found === null || entry.structure !== structureSequence()) {
    entry.found = find(entry, name, root, index);
    entry.structure = structureSequence();
  }
  return entry.found;
}
// For a name of many elements: those below `top` that pass a test, as a list that follows the tree, because finding them again after each
// change would visit all of them.
function listNamed(entry, index, top, name, purpose, matches) {
  if (entry.lists === null) entry.lists = PrivateWeakMap();
  let list = entry.lists.get(purpose);
  if (list === undefined) {
    const isOne = id => kindOf(id) === ELEMENT && index.isNamed(id, name) && matches(id, name);
    // The nodes in `top`, unless there are more than elements with the name.
    const build = () => {
      const ids = privateArray();
      let count = 0, left = entry.several.count(), id = nextIn(top, top);
      for (; id !== 0 && left > 0; id = nextIn(id, top), left--) if (isOne(id)) ids[count++] = id;
      if (id === 0) return ids;
      const found = lookUp(index, rootOf(top), name);
      count = ids.length = 0;
      for (let i = 0; i < found.length; i++) if (matches(found[i], name) && found[i] !== top && isWithin(found[i], top)) ids[count++] = found[i];
      return ids;
    };
    list = new LiveList(top, { __proto__: null, deep: true, attributes: true, matches: isOne, build });
    entry.lists.set(purpose, list);
  }
  return list;
}
// The elements below `top` that pass a test: a list that follows the tree, or an array if few elements have the name.
function findNamed(top, name, purpose, matches) { return findIn(namesUnder(rootOf(top)), top, name, purpose, matches); }
function findIn(index, top, name, purpose, matches) {
  const tree = rootOf(top);
  index.list.sync();
  const entry = index.met.get(name), passing = privateArray();
  if (entry === undefined) return passing;
  if (entry.several !== null && entry.several.count() > FEW) return listNamed(entry, index, top, name, purpose, matches);
  const found = entryIds(entry, index, tree, name);
  for (let i = 0, count = 0; i < found.length; i++) if (found[i] !== top && matches(found[i], name)) passing[count++] = found[i];
  return passing;
}
const isList = found => found.description !== undefined;
const firstOf = found => isList(found) ? found.idAt(0) : found.length === 0 ? 0 : found[0];
export function onlyNamed(top, name, purpose, matches) {
  const found = findNamed(top, name, purpose, matches);
  if (isList(found)) return found.count() > 1 ? SEVERAL : found.idAt(0);
  return found.length > 1 ? SEVERAL : found.length === 0 ? 0 : found[0];
}
export { SEVERAL };
export const isNamed = (id, name) => has(id, ID, name) || has(id, NAME, name);
export const firstNamed = (top, name, purpose, matches) => firstOf(findNamed(top, name, purpose, matches));
export const firstValued = (top, value, purpose, matches) => firstOf(findIn(valuesUnder(rootOf(top)), top, value, purpose, matches));
export const allNamed = (top, name, purpose, matches) => {
  const found = findNamed(top, name, purpose, matches);
  return isList(found) ? found.all() : found;
};
export const namedList = root => namesUnder(rootOf(root)).list;
export const elementsNamed = (root, name) => { const tree = rootOf(root); return lookUp(namesUnder(tree), tree, name); };
export const labelsFor = (root, id) => { const tree = rootOf(root); return lookUp(labelsUnder(tree), tree, id); };
