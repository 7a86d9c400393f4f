// js/dom/Element.js: the attributes of elements by name. https://dom.spec.whatwg.org/#interface-element
//
// Reads   arena bytes through js/arena.js. Writes nothing: each change is one native call, which checks it.
// Exports ElementSteps (js/idl/Element.webidl; others are in js/dom/elementSteps.js, and getters and one-call members in
//         js/idl/inlinedSteps.js) · attributeKey(element id, name): string id under which an attribute's name is looked up (lower case for
//         HTML) · getAttribute(id, key) → string or null · setAttribute(id, key, text): for reflecting attributes, with `key =
//         intern('href')` · idAttributeOf(id), classNameOf: the members' values · removeAttributeAt(id, attribute) · findAttributeNS(id,
//         namespace, local name).
// Throws  DOMException as specified. Exposes nothing.
import { OP } from 'native';
import { PrivateMap, privateArray, toASCIILower } from '../primordials.js';
import { hooks } from '../hooks.js';
import { pageState } from '../page.js';
import { LONGEST_ATTRIBUTE_WALK, call, callText, findAttribute as find, intern, isHTMLDocumentId, nameOf, str, writeAttribute } from '../arena.js';
import { attributeKeyOf, attributeNameOf, attributeValueOf, firstAttributeOf, nameIdOf, nextAttributeOf } from '../memory.js';
import { fail } from '../webidl/conversions.js';
import { isAttributeName } from './names.js';

const CLASS = intern('class'), ID = intern('id'), OPEN = intern('open');

// Lowercase names, by their string. NB: No script can have the first name.
const NONE = privateArray();
const page = pageState('dom/Element', () => ({ __proto__: null, lowerNames: PrivateMap(), lowerNameCount: 0, lastName: NONE, lastKey: 0 }));
export function attributeKey(id, name) {
  const known = page.lowerNames.get(name);
  if (known !== undefined) { page.lastName = name; return page.lastKey = known; }
  const lower = toASCIILower(name);
  if (lower === name) {
    if (page.lowerNameCount++ > 4000) { page.lowerNames = PrivateMap(); page.lowerNameCount = 0; }
    const key = intern(name);
    page.lowerNames.set(name, key);
    return key;
  }
  return intern(nameOf(nameIdOf(id)).ns === 1 && isHTMLDocumentId(id) ? lower : name);
}
export function getAttribute(id, key) {
  const a = find(id, key);
  return a === 0 ? null : str(attributeValueOf(a));
}
export function setAttribute(id, key, text) {
  // NB: This is not called for other attributes.
  const stays = key === OPEN && find(id, key) !== 0;
  writeAttribute(id, key, text);
  if (hooks.attributeChanged !== null) hooks.attributeChanged(id, key, stays);
}
export function removeAttributeAt(id, a) {
  const key = attributeKeyOf(a);
  call(OP.removeAttribute, id, a, 0);
  if (hooks.attributeChanged !== null) hooks.attributeChanged(id, key, false);
}
function findNS(id, namespace, localName) {
  let left = LONGEST_ATTRIBUTE_WALK;
  for (let a = firstAttributeOf(id); a !== 0; a = nextAttributeOf(a)) {
    const name = nameOf(attributeNameOf(a));
    if (name.local === localName && name.namespace === namespace) return a;
    if (--left === 0) return call(OP.findAttributeNamed, id, intern(namespace === null ? '' : namespace), intern(localName));
  }
  return 0;
}
export const ElementSteps = {
  __proto__: null,
  setId(id, text) { setAttribute(id, ID, text); },
  setClassName(id, text) { setAttribute(id, CLASS, text); },
  getAttribute(id, name) {
    const a = find(id, name === page.lastName ? page.lastKey : attributeKey(id, name));
    return a === 0 ? null : str(attributeValueOf(a));
  },
  setAttribute(id, name, text) {
    if (name !== page.lastName && !isAttributeName(name)) fail('InvalidCharacterError', `Invalid qualified name: '${name}'`);
    setAttribute(id, name === page.lastName ? page.lastKey : attributeKey(id, name), text);
  },
  removeAttribute(id, name) {
    const a = find(id, attributeKey(id, name));
    if (a !== 0) removeAttributeAt(id, a);
  },
  hasAttribute: (id, name) => find(id, attributeKey(id, name)) !== 0,
  setInnerHTML(id, markup) { callText(OP.setInnerHTML, markup, id, 0, 0); },
};

// OPTIMIZATION: The same as getAttribute, with one call less.
export const idAttributeOf = id => { const a = find(id, ID); return a === 0 ? '' : str(attributeValueOf(a)); };
export const classNameOf = id => { const a = find(id, CLASS); return a === 0 ? '' : str(attributeValueOf(a)); };
export { findNS as findAttributeNS };
