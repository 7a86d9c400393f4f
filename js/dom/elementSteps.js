// js/dom/elementSteps.js: steps of the members of Element that few scripts use. https://dom.spec.whatwg.org/#interface-element
// Those of the others: js/dom/Element.js, and js/idl/inlinedSteps.js for those that need one line.
//
// Reads   arena bytes through js/arena.js. Writes nothing: each change is one native call, which checks it.
// Exports ElementSteps_Element (js/idl/Element.webidl). Throws DOMException as specified. Exposes nothing.
import { OP } from 'native';
import { privateArray, setPrototypeOf, toASCIILower } from '../primordials.js';
import { hooks } from '../hooks.js';
import { call, callReplacing, callText, documentIdOf, findAttribute as find, intern, isHTMLDocumentId, keepReplacing, nameOf, str } from '../arena.js';
import {
  DOCUMENT, DOCUMENT_FRAGMENT, ELEMENT, attributeKeyOf, attributeOf, attributeValueOf, firstAttributeOf, firstChildOf, kindOf, nameIdOf,
  nextAttributeOf, nextSiblingOf, ownerElementOf, parentOf, shadowRootCount,
} from '../memory.js';
import { fail, holding } from '../webidl/conversions.js';
import { byTagNameNS } from './Collections.js';
import { isAttributeName, qualifiedName } from './names.js';
import { attributeKey, findAttributeNS as findNS, getAttribute, removeAttributeAt, setAttribute } from './Element.js';
import { matchesSelector } from 'late:./Selectors.js';
import { attachShadow, markupWithShadows, openShadowRoot, setMarkupWithShadows } from 'late:./ShadowRoot.js';

const SLOT = intern('slot');

const attributeNode = (id, a) => a === 0 ? 0 : call(OP.attributeNode, a, id, 0);
const setAttributeNode = (id, node) => call(OP.setAttributeNode, node, id, 0);
// NB: The parsed elements become custom elements when they are inserted.
const parsed = (markup, context, id) => holding(() => callText(OP.parseFragment, markup, context, documentIdOf(id), 0));
const insertPositions = setPrototypeOf({ beforebegin: 0, afterbegin: 1, beforeend: 2, afterend: 3 }, null);
// https://dom.spec.whatwg.org/#insert-adjacent → whether it was inserted.
function insertAdjacent(id, where, nodeId) {
  switch (insertPositions[toASCIILower(where)]) {
    case 0: { const p = parentOf(id); if (p === 0) return false; call(OP.insert, nodeId, p, id); return true; }
    case 1: call(OP.insert, nodeId, id, firstChildOf(id)); return true;
    case 2: call(OP.insert, nodeId, id, 0); return true;
    case 3: { const p = parentOf(id); if (p === 0) return false; call(OP.insert, nodeId, p, nextSiblingOf(id)); return true; }
    default: fail('SyntaxError');
  }
}

export const ElementSteps_Element = {
  __proto__: null,
  prefix: id => nameOf(nameIdOf(id)).prefix,
  slot(id) { const v = getAttribute(id, SLOT); return v === null ? '' : v; },
  setSlot(id, text) { setAttribute(id, SLOT, text); },
  hasAttributes: id => firstAttributeOf(id) !== 0,
  getAttributeNames(id) {
    const names = privateArray();
    for (let a = firstAttributeOf(id); a !== 0; a = nextAttributeOf(a)) names[names.length] = str(attributeKeyOf(a));
    return names;
  },
  getAttributeNS(id, namespace, localName) {
    const a = findNS(id, namespace || null, localName);
    return a === 0 ? null : str(attributeValueOf(a));
  },
  setAttributeNS(id, namespace, name, text) {
    const nameId = qualifiedName(namespace, name, false), { namespace: ns, local, qualifiedId } = nameOf(nameId);
    const a = findNS(id, ns, local);
    if (a !== 0) {
      const former = attributeValueOf(a);
      callReplacing(OP.setAttributeValue, text, former, id, a, 0);
      keepReplacing(attributeValueOf(a), text, former);
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
    if (ownerElementOf(node) !== id) fail('NotFoundError');
    removeAttributeAt(id, attributeOf(node));
    return node;
  },
  attachShadow: (id, init) => attachShadow(id, init),
  shadowRoot: id => shadowRootCount() === 0 ? 0 : openShadowRoot(id),
  webkitMatchesSelector: (id, selectors) => matchesSelector(id, selectors),
  getElementsByTagNameNS: (id, namespace, localName) => byTagNameNS(id, namespace, localName),
  insertAdjacentElement: (id, where, element) => insertAdjacent(id, where, element) ? element : 0,
  insertAdjacentText(id, where, text) { insertAdjacent(id, where, callText(OP.createText, text, documentIdOf(id), 0, 0)); },

  // https://html.spec.whatwg.org/multipage/dynamic-markup-insertion.html#dom-parsing-and-serialization
  setHTMLUnsafe(id, markup) { setMarkupWithShadows(id, id, markup); },
  getHTML: (id, options) => markupWithShadows(id, options),
  setOuterHTML(id, markup) {
    const parent = parentOf(id);
    if (parent === 0) return;
    const kind = kindOf(parent);
    if (kind === DOCUMENT) fail('NoModificationAllowedError', 'Cannot set outerHTML on element because its parent is not an Element');
    const fragment = parsed(markup, kind === DOCUMENT_FRAGMENT ? 0 : parent, id);
    call(OP.replaceChild, id, fragment, parent);
  },
  insertAdjacentHTML(id, where, markup) {
    const position = insertPositions[toASCIILower(where)];
    if (position === undefined) fail('SyntaxError');
    let context = id;
    if (position === 0 || position === 3) {
      context = parentOf(id);
      if (context === 0 || kindOf(context) === DOCUMENT) fail('NoModificationAllowedError');
    }
    const name = nameOf(nameIdOf(context));
    if (kindOf(context) !== ELEMENT || name.ns === 1 && name.local === 'html' && isHTMLDocumentId(id)) context = 0;
    insertAdjacent(id, where, parsed(markup, context, id));
  },
};
