// js/dom/Node.js: the members of Node that most scripts use. https://dom.spec.whatwg.org/#interface-node
//
// Reads   arena bytes through js/arena.js. Writes nothing: each change is one native call, which checks it.
// Exports NodeSteps (js/idl/Node.webidl; others are in js/dom/nodeSteps.js, and getters and one-call members in js/idl/inlinedSteps.js) ·
//         cloneNode(id, deep, document id) · isConnected(id) · rootOf(id), shadowIncludingRoot(id) · isInclusiveAncestor(ancestor id, id) ·
//         tagNameOf(id), nodeNameOf, nodeValueOf, textContentOf: the members' values · parentElementOf(id) · elementFrom(id, link): the
//         node, or the first sibling that is an element · elementById(name, id of a document or fragment) · removeNode(id): from its
//         parent, if it has one.
// Throws  DOMException as specified. Exposes nothing.
'use strict'; { const G = this; const OP = { __proto__: null, textContent: 2, clone: 23, insert: 25, replaceChild: 26, removeChild: 27, elementByID: 54 }; 
const { PrivateMap, privateArray,
hooks,
pageState,
call, documentIdOf, hostOf, intern, isHTMLDocumentId, nameOf, str, writeContent, writeData,
N, H, A,



fail } = G;





// Outside of documents, deeper nodes mostly have the same ancestors: the roots of deep nodes are kept until the tree changes.
const LONGEST_CLIMB = 64;
const page = pageState('dom/Node', () => ({
  __proto__: null,
  deepRoots: PrivateMap(), deepSequence: -1, asked: PrivateMap(),
  // The elements by their id, valid until the tree's structure or attributes change.
  found: PrivateMap(), foundSequence: -1, foundIn: 0,
})), { found } = page;
function rootOf(id) {
  if (((N[id << 3] >>> 8 & 16) !== 0)) return documentIdOf(id);
  for (let left = LONGEST_CLIMB; left > 0; left--) {
    const up = N[id << 3 | 1];
    if (up === 0) return id;
    id = up;
  }
  return deepRootOf(id);
} G.rootOf = rootOf;
function deepRootOf(id) {
  if (page.deepSequence !== H[5]) {
    page.deepSequence = H[5];
    page.deepRoots = PrivateMap();
  }
  const passed = privateArray();
  let root;
  while ((root = page.deepRoots.get(id)) === undefined) {
    passed[passed.length] = id;
    const up = N[id << 3 | 1];
    if (up === 0) { root = id; break; }
    id = up;
  }
  for (let i = 0; i < passed.length; i++) page.deepRoots.set(passed[i], root);
  return root;
}
// The root, through the hosts of shadow roots.
function shadowIncludingRoot(id) {
  let root = rootOf(id);
  for (let host; (host = hostOf(root)) !== 0;) root = rootOf(host);
  return root;
} G.shadowIncludingRoot = shadowIncludingRoot;
G.isConnected = id => ((N[id << 3] >>> 8 & 16) !== 0) || H[9] !== 0 && ((N[shadowIncludingRoot(id) << 3] >>> 8 & 16) !== 0);
function isInclusiveAncestor(ancestor, id) {
  for (; id !== 0; id = N[id << 3 | 1]) if (id === ancestor) return true;
  return false;
} G.isInclusiveAncestor = isInclusiveAncestor;
function tagName(id) {
  const name = nameOf(N[id << 3 | 6]);
  return name.ns === 1 && isHTMLDocumentId(id) ? name.upper : name.qualified;
}
function nodeName(id) {
  switch ((N[id << 3] & 255)) {
    case 1: return tagName(id);
    case 2: return str(A[N[id << 3 | 6] << 2]);
    case 3: return '#text';
    case 4: return '#cdata-section';
    case 7: return str(N[id << 3 | 6]);
    case 8: return '#comment';
    case 9: return '#document';
    case 10: return str(N[id << 3 | 6]);
    default: return '#document-fragment';
  }
}
const isData = kind => kind === 3 || kind === 4 || kind === 7 || kind === 8;
function value(id) {
  const kind = N[id << 3] & 255;
  return isData(kind) ? str(N[id << 3 | 7]) : kind === 2 ? str(A[N[id << 3 | 6] << 2 | 1]) : null;
}
function setValue(id, text) {
  const kind = N[id << 3] & 255;
  if (isData(kind)) writeData(id, text);
  else if (kind === 2) G.setAttributeNodeValue(id, text);
}
function textContent(id) {
  const kind = N[id << 3] & 255;
  if (kind !== 1 && kind !== 11) return value(id);
  const only = N[id << 3 | 4];
  if (only === 0) return '';
  if (only === N[id << 3 | 5] && (N[only << 3] & 255) === 3) return str(N[only << 3 | 7]);
  return call(OP.textContent, id, 0, 0);
}

// https://dom.spec.whatwg.org/#concept-node-clone → the copy, with the data that worlds store about nodes.
function cloneNode(id, deep, documentId) {
  const copy = call(OP.clone, id, deep ? 1 : 0, documentId);
  if (hooks.cloned !== null) hooks.cloned(id, copy, deep);
  return copy;
} G.cloneNode = cloneNode;

function parentElement(id) {
  const parent = N[id << 3 | 1];
  return (N[parent << 3] & 255) === 1 ? parent : 0;
}
// The id itself or the first sibling in a link's direction that is an element; 0 for none.
function elementFrom(id, link) {
  while (id !== 0 && (N[id << 3] & 255) !== 1) id = N[id << 3 | link];
  return id;
} G.elementFrom = elementFrom;

G.NodeSteps = {
  __proto__: null,
  setNodeValue(id, text) { setValue(id, text === null ? '' : text); },
  setTextContent(id, text) {
    const kind = N[id << 3] & 255, data = text === null ? '' : text;
    if (kind === 1 || kind === 11) writeContent(id, data);
    else setValue(id, data);
  },
  cloneNode(id, deep) {
    if (hostOf(id) !== 0) fail('NotSupportedError');
    const kind = N[id << 3] & 255, copy = kind === 2 ? G.cloneAttributeNode(id) : cloneNode(id, deep, documentIdOf(id));
    if (kind === 9) G.documentCloned(id, copy);
    return copy;
  },
  insertBefore(id, node, child) { call(OP.insert, node, id, child); return node; },
  appendChild(id, node) { call(OP.insert, node, id, 0); return node; },
  replaceChild(id, node, child) { call(OP.replaceChild, child, node, id); return child; },
  removeChild(id, child) { call(OP.removeChild, child, id, 0); return child; },
};
G.removeNode = id => { const parent = N[id << 3 | 1]; if (parent !== 0) call(OP.removeChild, id, parent, 0); };

// A tree without a document is walked the first few times; after that its names are indexed.
const FEW_WALKS = 4, MOST_ASKED = 1000, hasId = (id, name) => { const a = G.attributeId(id, intern('id')); return a !== 0 && str(a) === name; };
function elementInFragment(name, root) {
  if (name === '') return 0;
  const walks = page.asked.get(root) ?? 0;
  if (walks === FEW_WALKS) return G.firstNamed(root, name, hasId, hasId);
  if (page.asked.count() > MOST_ASKED) page.asked = PrivateMap();
  page.asked.set(root, walks + 1);
  return call(OP.elementByID, root, intern(name), 0);
}
function elementById(name, root) {
  if ((N[root << 3] & 255) !== 9) return elementInFragment(name, root);
  if (page.foundSequence !== H[5] || page.foundIn !== root) {
    found.clear();
    page.foundSequence = H[5];
    page.foundIn = root;
  }
  const known = found.get(name);
  if (known !== undefined) return known;
  const id = name === '' ? 0 : call(OP.elementByID, root, intern(name), 0);
  found.set(name, id);
  return id;
} G.elementById = elementById;

G.tagNameOf = tagName; G.nodeNameOf = nodeName; G.nodeValueOf = value; G.textContentOf = textContent; G.parentElementOf = parentElement;
}
