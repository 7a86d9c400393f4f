// js/dom/elementReferences.js: IDL attributes whose content attributes name elements by their ids.
// https://html.spec.whatwg.org/multipage/common-dom-interfaces.html#reflecting-content-attributes-in-idl-attributes:element
//
// Reads   links and attributes. Writes through native calls.
// Exports referredElement(id, attribute name) → id or 0 · setReferredElement(id, name, value): takes an element or null ·
//         referredElements(id, name) → an array for scripts, the same array as long as its elements are the same, or null ·
//         setReferredElements(id, name, value): takes a sequence of elements, or null.
// Throws  TypeError for other values than elements. Exposes nothing.
import { PrivateMap, apply, freeze, primordials, privateArray, toArray, words } from '../primordials.js';
import { pageState } from '../page.js';
import { elementId, hostOf, wrap } from '../arena.js';
import { define } from '../webidl/interface.js';
import { rootOf } from './Node.js';
import { dropText, onAttribute, setText, textOf } from './contentAttributes.js';
import { firstNamed } from 'late:./namedElements.js';

const { TypeError, iterator } = primordials;

// The elements that scripts set, by the attribute's name and the element's id: a private array of ids. Any other change of the attribute
// removes it.
const { explicit, arrays, watched } = pageState('dom/elementReferences', () => ({
  __proto__: null,
  explicit: PrivateMap(), arrays: PrivateMap(), watched: PrivateMap(),
}));
const keyOf = (id, name) => `${name} ${id}`;
function remember(id, name, ids) {
  if (!watched.has(name)) onAttribute(name, changed => { explicit.delete(keyOf(changed, name)); });
  watched.set(name, true);
  setText(id, name, '');
  explicit.set(keyOf(id, name), ids);
}
function forget(id, name) {
  explicit.delete(keyOf(id, name));
  dropText(id, name);
}
// Whether an element is in the same tree as another one, or in a tree that contains it.
function isInScope(target, id) {
  const home = rootOf(target);
  for (let root = rootOf(id); ;) {
    if (root === home) return true;
    const host = hostOf(root);
    if (host === 0) return false;
    root = rootOf(host);
  }
}
const hasId = (id, value) => textOf(id, 'id') === value;
function withId(id, value) {
  return value === '' ? 0 : firstNamed(rootOf(id), value, hasId, hasId);
}

export const referredElement = (id, name) => {
  const known = explicit.get(keyOf(id, name));
  if (known !== undefined) return isInScope(known[0], id) ? known[0] : 0;
  const value = textOf(id, name);
  return value === null ? 0 : withId(id, value);
};
export const setReferredElement = (id, name, value) => {
  if (value === null || value === undefined) { forget(id, name); return; }
  const ids = privateArray();
  ids[0] = elementId(value);
  remember(id, name, ids);
};
export const referredElements = (id, name) => {
  const known = explicit.get(keyOf(id, name)), ids = privateArray(), value = known === undefined ? textOf(id, name) : '';
  if (value === null) return null;
  if (known !== undefined) {
    for (let i = 0; i < known.length; i++) if (isInScope(known[i], id)) ids[ids.length] = known[i];
  } else {
    const names = words(value);
    for (let i = 0; i < names.length; i++) {
      const found = withId(id, names[i]);
      if (found !== 0) ids[ids.length] = found;
    }
  }
  const last = arrays.get(keyOf(id, name));
  let isSame = last !== undefined && last.ids.length === ids.length;
  for (let i = 0; isSame && i < ids.length; i++) isSame = last.ids[i] === ids[i];
  if (isSame) return last.array;
  const array = privateArray();
  for (let i = 0; i < ids.length; i++) define(array, i, wrap(ids[i]), true, true, true);
  arrays.set(keyOf(id, name), { __proto__: null, ids, array: freeze(toArray(array)) });
  return array;
};
export const setReferredElements = (id, name, value) => {
  if (value === null || value === undefined) { forget(id, name); return; }
  if (typeof value !== 'object' && typeof value !== 'function') throw new TypeError('The value is not a sequence of elements');
  const ids = privateArray(), next = value[iterator];
  if (typeof next !== 'function') throw new TypeError('The value is not a sequence of elements');
  // A script's iterator is called in the language's order.
  for (const element of { __proto__: null, [iterator]: () => apply(next, value, []) }) ids[ids.length] = elementId(element);
  remember(id, name, ids);
};
