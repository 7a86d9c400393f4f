// js/dom/Node.js: the members of Node that most scripts use. https://dom.spec.whatwg.org/#interface-node
//
// Reads   arena bytes through js/arena.js. Writes nothing: each change is one native call, which checks it.
// Exports NodeSteps (js/idl/Node.webidl; others are in js/dom/nodeSteps.js, and getters and one-call members in js/idl/inlinedSteps.js) ·
//         cloneNode(id, deep, document id) · isConnected(id) · rootOf(id), shadowIncludingRoot(id) · isInclusiveAncestor(ancestor id, id) ·
//         tagNameOf(id), nodeNameOf, nodeValueOf, textContentOf: the members' values · parentElementOf(id) · elementFrom(id, link): the
//         node, or the first sibling that is an element · elementById(name, id of a document or fragment) · removeNode(id): from its
//         parent, if it has one.
// Throws  DOMException as specified. Exposes nothing.
import { OP } from 'native';
import { PrivateMap, privateArray } from '../primordials.js';
import { hooks } from '../hooks.js';
import { pageState } from '../page.js';
import { call, documentIdOf, hostOf, intern, isHTMLDocumentId, nameOf, str, writeContent, writeData } from '../arena.js';
import {
  ATTRIBUTE, CDATA_SECTION, COMMENT, DOCUMENT, DOCUMENT_TYPE, ELEMENT, PROCESSING_INSTRUCTION, TEXT, attributeKeyOf, attributeOf, attributeValueOf,
  dataOf, firstChildOf, isInDocument, kindOf, lastChildOf, linkOf, nameIdOf, ownNameOf, parentOf, shadowRootCount, structureSequence,
} from '../memory.js';
import { fail } from '../webidl/conversions.js';
import { cloneAttributeNode, setAttributeNodeValue } from 'late:./Attr.js';
import { attributeId } from 'late:./Collections.js';
import { documentCloned } from 'late:./Document.js';
import { firstNamed } from 'late:./namedElements.js';

// Outside of documents, deeper nodes mostly have the same ancestors: the roots of deep nodes are kept until the tree changes.
const LONGEST_CLIMB = 64;
const page = pageState('dom/Node', () => ({
  __proto__: null,
  deepRoots: PrivateMap(), deepSequence: -1, asked: PrivateMap(),
  // The elements by their id, valid until the tree's structure or attributes change.
  found: PrivateMap(), foundSequence: -1, foundIn: 0,
})), { found } = page;
export function rootOf(id) {
  if (isInDocument(id)) return documentIdOf(id);
  for (let left = LONGEST_CLIMB; left > 0; left--) {
    const up = parentOf(id);
    if (up === 0) return id;
    id = up;
  }
  return deepRootOf(id);
}
function deepRootOf(id) {
  if (page.deepSequence !== structureSequence()) {
    page.deepSequence = structureSequence();
    page.deepRoots = PrivateMap();
  }
  const passed = privateArray();
  let root;
  while ((root = page.deepRoots.get(id)) === undefined) {
    passed[passed.length] = id;
    const up = parentOf(id);
    if (up === 0) { root = id; break; }
    id = up;
  }
  for (let i = 0; i < passed.length; i++) page.deepRoots.set(passed[i], root);
  return root;
}
// The root, through the hosts of shadow roots.
export function shadowIncludingRoot(id) {
  let root = rootOf(id);
  for (let host; (host = hostOf(root)) !== 0;) root = rootOf(host);
  return root;
}
export const isConnected = id => isInDocument(id) || shadowRootCount() !== 0 && isInDocument(shadowIncludingRoot(id));
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

// https://dom.spec.whatwg.org/#concept-node-clone → the copy, with the data that worlds store about nodes.
export function cloneNode(id, deep, documentId) {
  const copy = call(OP.clone, id, deep ? 1 : 0, documentId);
  if (hooks.cloned !== null) hooks.cloned(id, copy, deep);
  return copy;
}

function parentElement(id) {
  const parent = parentOf(id);
  return kindOf(parent) === ELEMENT ? parent : 0;
}
// The id itself or the first sibling in a link's direction that is an element; 0 for none.
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

// A tree without a document is walked the first few times; after that its names are indexed.
const FEW_WALKS = 4, MOST_ASKED = 1000, hasId = (id, name) => { const a = attributeId(id, intern('id')); return a !== 0 && str(a) === name; };
function elementInFragment(name, root) {
  if (name === '') return 0;
  const walks = page.asked.get(root) ?? 0;
  if (walks === FEW_WALKS) return firstNamed(root, name, hasId, hasId);
  if (page.asked.count() > MOST_ASKED) page.asked = PrivateMap();
  page.asked.set(root, walks + 1);
  return call(OP.elementByID, root, intern(name), 0);
}
export function elementById(name, root) {
  if (kindOf(root) !== DOCUMENT) return elementInFragment(name, root);
  if (page.foundSequence !== structureSequence() || page.foundIn !== root) {
    found.clear();
    page.foundSequence = structureSequence();
    page.foundIn = root;
  }
  const known = found.get(name);
  if (known !== undefined) return known;
  const id = name === '' ? 0 : call(OP.elementByID, root, intern(name), 0);
  found.set(name, id);
  return id;
}

export { tagName as tagNameOf, nodeName as nodeNameOf, value as nodeValueOf, textContent as textContentOf, parentElement as parentElementOf };
