// js/dom/elementSteps.js: steps of the members of Element that few scripts use. https://dom.spec.whatwg.org/#interface-element
// Those of the others: js/dom/Element.js, and js/idl/inlinedSteps.js for those that need one line.
//
// Reads   arena bytes through js/arena.js. Writes nothing: each change is one native call, which checks it.
// Exports ElementSteps_Element (js/idl/Element.webidl). Throws DOMException as specified. Exposes nothing.
'use strict'; { const G = this; const OP = { __proto__: null, attributeNode: 34, setAttributeNode: 35, parseFragment: 48, insert: 25, setAttributeValue: 37, setAttributeNamed: 32, createText: 15, replaceChild: 26 }; 
const { privateArray, setPrototypeOf, toASCIILower,
hooks,
call, callReplacing, callText, documentIdOf, findAttribute: find, intern, isHTMLDocumentId, keepReplacing, nameOf, str,
N, A, H,



fail, holding,
byTagNameNS,
isAttributeName, qualifiedName,
attributeKey, findAttributeNS: findNS, getAttribute, removeAttributeAt, setAttribute } = G;



const SLOT = intern('slot');

const attributeNode = (id, a) => a === 0 ? 0 : call(OP.attributeNode, a, id, 0);
const setAttributeNode = (id, node) => call(OP.setAttributeNode, node, id, 0);
// NB: The parsed elements become custom elements when they are inserted.
const parsed = (markup, context, id) => holding(() => callText(OP.parseFragment, markup, context, documentIdOf(id), 0));
const insertPositions = setPrototypeOf({ beforebegin: 0, afterbegin: 1, beforeend: 2, afterend: 3 }, null);
// https://dom.spec.whatwg.org/#insert-adjacent → whether it was inserted.
function insertAdjacent(id, where, nodeId) {
  switch (insertPositions[toASCIILower(where)]) {
    case 0: { const p = N[id << 3 | 1]; if (p === 0) return false; call(OP.insert, nodeId, p, id); return true; }
    case 1: call(OP.insert, nodeId, id, N[id << 3 | 4]); return true;
    case 2: call(OP.insert, nodeId, id, 0); return true;
    case 3: { const p = N[id << 3 | 1]; if (p === 0) return false; call(OP.insert, nodeId, p, N[id << 3 | 3]); return true; }
    default: fail('SyntaxError');
  }
}

G.ElementSteps_Element = {
  __proto__: null,
  prefix: id => nameOf(N[id << 3 | 6]).prefix,
  slot(id) { const v = getAttribute(id, SLOT); return v === null ? '' : v; },
  setSlot(id, text) { setAttribute(id, SLOT, text); },
  hasAttributes: id => N[id << 3 | 7] !== 0,
  getAttributeNames(id) {
    const names = privateArray();
    for (let a = N[id << 3 | 7]; a !== 0; a = A[a << 2 | 2]) names[names.length] = str(A[a << 2]);
    return names;
  },
  getAttributeNS(id, namespace, localName) {
    const a = findNS(id, namespace || null, localName);
    return a === 0 ? null : str(A[a << 2 | 1]);
  },
  setAttributeNS(id, namespace, name, text) {
    const nameId = qualifiedName(namespace, name, false), { namespace: ns, local, qualifiedId } = nameOf(nameId);
    const a = findNS(id, ns, local);
    if (a !== 0) {
      const former = A[a << 2 | 1];
      callReplacing(OP.setAttributeValue, text, former, id, a, 0);
      keepReplacing(A[a << 2 | 1], text, former);
    } else callText(OP.setAttributeNamed, text, id, nameId, 0);
    if (hooks.attributeChanged !== null) hooks.attributeChanged(id, qualifiedId, a !== 0);
  },
  removeAttributeNS(id, namespace, localName) {
    const a = findNS(id, namespace || null, localName);
    if (a !== 0) removeAttributeAt(id, a);
  },
  toggleAttribute(id, name, force) {
    if (!isAttributeName(name)) fail('InvalidCharacterError', `Invalid qualified name: '${name}'`);
    const key = attributeKey(id, name), a = find(id, key);
    if (a === 0) {
      if (force === false) return false;
      setAttribute(id, key, '');
      return true;
    }
    if (force === true) return true;
    removeAttributeAt(id, a);
    return false;
  },
  hasAttributeNS: (id, namespace, localName) => findNS(id, namespace || null, localName) !== 0,
  getAttributeNode: (id, name) => attributeNode(id, find(id, attributeKey(id, name))),
  getAttributeNodeNS: (id, namespace, localName) => attributeNode(id, findNS(id, namespace || null, localName)),
  setAttributeNode,
  setAttributeNodeNS: setAttributeNode,
  removeAttributeNode(id, node) {
    if (N[node << 3 | 7] !== id) fail('NotFoundError');
    removeAttributeAt(id, N[node << 3 | 6]);
    return node;
  },
  attachShadow: (id, init) => G.attachShadow(id, init),
  shadowRoot: id => H[9] === 0 ? 0 : G.openShadowRoot(id),
  webkitMatchesSelector: (id, selectors) => G.matchesSelector(id, selectors),
  getElementsByTagNameNS: (id, namespace, localName) => byTagNameNS(id, namespace, localName),
  insertAdjacentElement: (id, where, element) => insertAdjacent(id, where, element) ? element : 0,
  insertAdjacentText(id, where, text) { insertAdjacent(id, where, callText(OP.createText, text, documentIdOf(id), 0, 0)); },

  // https://html.spec.whatwg.org/multipage/dynamic-markup-insertion.html#dom-parsing-and-serialization
  setHTMLUnsafe(id, markup) { G.setMarkupWithShadows(id, id, markup); },
  getHTML: (id, options) => G.markupWithShadows(id, options),
  setOuterHTML(id, markup) {
    const parent = N[id << 3 | 1];
    if (parent === 0) return;
    const kind = N[parent << 3] & 255;
    if (kind === 9) fail('NoModificationAllowedError', 'Cannot set outerHTML on element because its parent is not an Element');
    const fragment = parsed(markup, kind === 11 ? 0 : parent, id);
    call(OP.replaceChild, id, fragment, parent);
  },
  insertAdjacentHTML(id, where, markup) {
    const position = insertPositions[toASCIILower(where)];
    if (position === undefined) fail('SyntaxError');
    let context = id;
    if (position === 0 || position === 3) {
      context = N[id << 3 | 1];
      if (context === 0 || (N[context << 3] & 255) === 9) fail('NoModificationAllowedError');
    }
    const name = nameOf(N[context << 3 | 6]);
    if ((N[context << 3] & 255) !== 1 || name.ns === 1 && name.local === 'html' && isHTMLDocumentId(id)) context = 0;
    insertAdjacent(id, where, parsed(markup, context, id));
  },
};
}
