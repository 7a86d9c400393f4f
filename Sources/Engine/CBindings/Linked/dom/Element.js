// js/dom/Element.js: the attributes of elements by name. https://dom.spec.whatwg.org/#interface-element
//
// Reads   arena bytes through js/arena.js. Writes nothing: each change is one native call, which checks it.
// Exports ElementSteps (js/idl/Element.webidl; others are in js/dom/elementSteps.js, and getters and one-call members in
//         js/idl/inlinedSteps.js) · attributeKey(element id, name): string id under which an attribute's name is looked up (lower case for
//         HTML) · getAttribute(id, key) → string or null · setAttribute(id, key, text): for reflecting attributes, with `key =
//         intern('href')` · idAttributeOf(id), classNameOf: the members' values · removeAttributeAt(id, attribute) · findAttributeNS(id,
//         namespace, local name).
// Throws  DOMException as specified. Exposes nothing.
'use strict'; { const G = this; const OP = { __proto__: null, removeAttribute: 33, findAttributeNamed: 39, setInnerHTML: 47 }; 
const { PrivateMap, privateArray, toASCIILower,
hooks,
pageState,
LONGEST_ATTRIBUTE_WALK, call, callText, findAttribute: find, intern, isHTMLDocumentId, nameOf, str, writeAttribute,
N, A,
fail,
isAttributeName } = G;

const CLASS = intern('class'), ID = intern('id'), OPEN = intern('open');

// Lowercase names, by their string. NB: No script can have the first name.
const NONE = privateArray();
const page = pageState('dom/Element', () => ({ __proto__: null, lowerNames: PrivateMap(), lowerNameCount: 0, lastName: NONE, lastKey: 0 }));
function attributeKey(id, name) {
  const known = page.lowerNames.get(name);
  if (known !== undefined) { page.lastName = name; return page.lastKey = known; }
  const lower = toASCIILower(name);
  if (lower === name) {
    if (page.lowerNameCount++ > 4000) { page.lowerNames = PrivateMap(); page.lowerNameCount = 0; }
    const key = intern(name);
    page.lowerNames.set(name, key);
    return key;
  }
  return intern(nameOf(N[id << 3 | 6]).ns === 1 && isHTMLDocumentId(id) ? lower : name);
} G.attributeKey = attributeKey;
function getAttribute(id, key) {
  const a = find(id, key);
  return a === 0 ? null : str(A[a << 2 | 1]);
} G.getAttribute = getAttribute;
function setAttribute(id, key, text) {
  // NB: This is not called for other attributes.
  const stays = key === OPEN && find(id, key) !== 0;
  writeAttribute(id, key, text);
  if (hooks.attributeChanged !== null) hooks.attributeChanged(id, key, stays);
} G.setAttribute = setAttribute;
function removeAttributeAt(id, a) {
  const key = A[a << 2];
  call(OP.removeAttribute, id, a, 0);
  if (hooks.attributeChanged !== null) hooks.attributeChanged(id, key, false);
} G.removeAttributeAt = removeAttributeAt;
function findNS(id, namespace, localName) {
  let left = LONGEST_ATTRIBUTE_WALK;
  for (let a = N[id << 3 | 7]; a !== 0; a = A[a << 2 | 2]) {
    const name = nameOf(A[a << 2 | 3]);
    if (name.local === localName && name.namespace === namespace) return a;
    if (--left === 0) return call(OP.findAttributeNamed, id, intern(namespace === null ? '' : namespace), intern(localName));
  }
  return 0;
}
G.ElementSteps = {
  __proto__: null,
  setId(id, text) { setAttribute(id, ID, text); },
  setClassName(id, text) { setAttribute(id, CLASS, text); },
  getAttribute(id, name) {
    const a = find(id, name === page.lastName ? page.lastKey : attributeKey(id, name));
    return a === 0 ? null : str(A[a << 2 | 1]);
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
G.idAttributeOf = id => { const a = find(id, ID); return a === 0 ? '' : str(A[a << 2 | 1]); };
G.classNameOf = id => { const a = find(id, CLASS); return a === 0 ? '' : str(A[a << 2 | 1]); };
G.findAttributeNS = findNS;
}
