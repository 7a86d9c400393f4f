// js/dom/Node.js: what most scripts do with nodes. https://dom.spec.whatwg.org/#interface-node
//
// Reads   arena bytes through js/arena.js. Writes nothing: each change is one native call, which checks it.
// Exports NodeSteps (js/idl/Node.webidl; the others are js/dom/nodeSteps.js's) · cloneNode(id, deep, document id) · isConnected(id) ·
//         rootOf(id), shadowIncludingRoot(id) · isInclusiveAncestor(ancestor id, id) · tagNameOf(id), nodeNameOf, nodeValueOf,
//         textContentOf: what the members answer · parentElementOf(id) · elementFrom(id, link): it or the first sibling that is an element ·
//         elementById(name, id of a document or fragment) · removeNode(id): from its parent, if it has one.
// Throws  DOMException as specified. Exposes nothing.
import { OP } from 'native';
import { PrivateMap, privateArray } from '../primordials.js';
import { hooks } from '../hooks.js';
import { call, documentIdOf, hostOf, intern, isHTMLDocumentId, nameOf, str, writeContent, writeData } from '../arena.js';
import {
  ATTRIBUTE, CDATA_SECTION, COMMENT, DOCUMENT, DOCUMENT_TYPE, ELEMENT, PROCESSING_INSTRUCTION, TEXT, attributeKeyOf, attributeOf, attributeValueOf,
  dataOf, firstChildOf, kindOf, lastChildOf, linkOf, nameIdOf, nodeCount, ownNameOf, parentOf, structureSequence,
} from '../memory.js';
import { fail } from '../webidl/conversions.js';
import { cloneAttributeNode, setAttributeNodeValue } from 'late:./Attr.js';
import { attributeId } from 'late:./Collections.js';
import { documentCloned } from 'late:./Document.js';
import { firstNamed } from 'late:./namedElements.js';

// What is deeper asks the same question again, mostly: the root of the last such ancestor is kept until the tree changes. A script that asks
// about many has climbed past as many nodes as there are, after some time: then the root of each node on the way is kept.
const LONGEST_CLIMB = 64, CLIMBS = 2;
let deepId = 0, deepRoot = 0, deepSequence = 0, climbed = 0, deepRoots = null;
export function rootOf(id) {
  for (let left = LONGEST_CLIMB; left > 0; left--) {
    const up = parentOf(id);
    if (up === 0) return id;
    id = up;
  }
  return deepRootOf(id);
}
function deepRootOf(id) {
  if (deepSequence !== structureSequence()) {
    deepSequence = structureSequence();
    deepId = climbed = 0;
    deepRoots = null;
  } else if (id === deepId) return deepRoot;
  deepId = id;
  if (climbed > CLIMBS * nodeCount()) return deepRoot = keptRootOf(id);
  let root = id;
  for (let up; (up = parentOf(root)) !== 0; root = up) climbed++;
  return deepRoot = root;
}
function keptRootOf(id) {
  if (deepRoots === null) deepRoots = PrivateMap();
  const passed = privateArray();
  let root;
  while ((root = deepRoots.get(id)) === undefined) {
    passed[passed.length] = id;
    const up = parentOf(id);
    if (up === 0) { root = id; break; }
    id = up;
  }
  for (let i = 0; i < passed.length; i++) deepRoots.set(passed[i], root);
  return root;
}
// The root, through the hosts of shadow roots.
export function shadowIncludingRoot(id) {
  let root = rootOf(id);
  for (let host; (host = hostOf(root)) !== 0;) root = rootOf(host);
  return root;
}
export const isConnected = id => kindOf(shadowIncludingRoot(id)) === DOCUMENT;
export function isInclusiveAncestor(ancestor, id) {
  for (; id !== 0; id = parentOf(id)) if (id === ancestor) return true;
  return false;
}
function tagName(id) {
  const name = nameOf(nameIdOf(id));
  return name.ns === 1 && isHTMLDocumentId(id) ? name.upper : name.qualified;
}
function nodeName(id) {
  switch (kindOf(id)) {
    case ELEMENT: return tagName(id);
    case ATTRIBUTE: return str(attributeKeyOf(attributeOf(id)));
    case TEXT: return '#text';
    case CDATA_SECTION: return '#cdata-section';
    case PROCESSING_INSTRUCTION: return str(ownNameOf(id));
    case COMMENT: return '#comment';
    case DOCUMENT: return '#document';
    case DOCUMENT_TYPE: return str(ownNameOf(id));
    default: return '#document-fragment';
  }
}
const isData = kind => kind === 3 || kind === 4 || kind === 7 || kind === 8;
function value(id) {
  const kind = kindOf(id);
  return isData(kind) ? str(dataOf(id)) : kind === 2 ? str(attributeValueOf(attributeOf(id))) : null;
}
function setValue(id, text) {
  const kind = kindOf(id);
  if (isData(kind)) writeData(id, text);
  else if (kind === 2) setAttributeNodeValue(id, text);
}
function textContent(id) {
  const kind = kindOf(id);
  if (kind !== 1 && kind !== 11) return value(id);
  const only = firstChildOf(id);
  if (only === 0) return '';
  if (only === lastChildOf(id) && kindOf(only) === TEXT) return str(dataOf(only));
  return call(OP.textContent, id, 0, 0);
}

// https://dom.spec.whatwg.org/#concept-node-clone → the copy, with what worlds keep about nodes.
export function cloneNode(id, deep, documentId) {
  const copy = call(OP.clone, id, deep ? 1 : 0, documentId);
  if (hooks.cloned !== null) hooks.cloned(id, copy, deep);
  return copy;
}

function parentElement(id) {
  const parent = parentOf(id);
  return kindOf(parent) === ELEMENT ? parent : 0;
}
// The id itself or the first sibling behind a link that is an element, 0 for none.
export function elementFrom(id, link) {
  while (id !== 0 && kindOf(id) !== ELEMENT) id = linkOf(id, link);
  return id;
}

export const NodeSteps = {
  __proto__: null,
  setNodeValue(id, text) { setValue(id, text === null ? '' : text); },
  setTextContent(id, text) {
    const kind = kindOf(id), data = text === null ? '' : text;
    if (kind === 1 || kind === 11) writeContent(id, data);
    else setValue(id, data);
  },
  cloneNode(id, deep) {
    if (hostOf(id) !== 0) fail('NotSupportedError');
    const kind = kindOf(id), copy = kind === 2 ? cloneAttributeNode(id) : cloneNode(id, deep, documentIdOf(id));
    if (kind === 9) documentCloned(id, copy);
    return copy;
  },
  insertBefore(id, node, child) { call(OP.insert, node, id, child); return node; },
  appendChild(id, node) { call(OP.insert, node, id, 0); return node; },
  replaceChild(id, node, child) { call(OP.replaceChild, child, node, id); return child; },
  removeChild(id, child) { call(OP.removeChild, child, id, 0); return child; },
};
export const removeNode = id => { const parent = parentOf(id); if (parent !== 0) call(OP.removeChild, id, parent, 0); };

// A tree without a document is walked the first few times; then its names are kept.
const FEW_WALKS = 4, MOST_ASKED = 1000, hasId = (id, name) => { const a = attributeId(id, intern('id')); return a !== 0 && str(a) === name; };
let asked = PrivateMap();
function elementInFragment(name, root) {
  if (name === '') return 0;
  const walks = asked.get(root) ?? 0;
  if (walks === FEW_WALKS) return firstNamed(root, name, hasId, hasId);
  if (asked.count() > MOST_ASKED) asked = PrivateMap();
  asked.set(root, walks + 1);
  return call(OP.elementByID, root, intern(name), 0);
}
// Elements by their id, as long as the tree's structure and attributes are as they were.
let found = PrivateMap(), foundSequence = -1, foundIn = 0;
export function elementById(name, root) {
  if (kindOf(root) !== DOCUMENT) return elementInFragment(name, root);
  if (foundSequence !== structureSequence() || foundIn !== root) { found = PrivateMap(); foundSequence = structureSequence(); foundIn = root; }
  const known = found.get(name);
  if (known !== undefined) return known;
  const id = name === '' ? 0 : call(OP.elementByID, root, intern(name), 0);
  found.set(name, id);
  return id;
}

export { tagName as tagNameOf, nodeName as nodeNameOf, value as nodeValueOf, textContent as textContentOf, parentElement as parentElementOf };
