// js/dom/nodeSteps.js: steps of the members of Node that few scripts use. https://dom.spec.whatwg.org/#interface-node
//
// Reads   arena bytes through js/arena.js. Writes nothing: normalizing is one native call.
// Exports NodeSteps_Node (js/idl/Node.webidl). Throws nothing. Exposes nothing.
import { OP } from 'native';
import { call, nameOf, str } from '../arena.js';
import {
  ATTRIBUTE, DOCUMENT, DOCUMENT_FRAGMENT, DOCUMENT_TYPE, ELEMENT, attributeNameOf, attributeOf, attributeValueOf, firstAttributeOf, firstChildOf,
  kindOf, nameIdOf, nextAttributeOf, nextSiblingOf, ownerElementOf,
} from '../memory.js';
import { parentElementOf as parentElement, rootOf, shadowIncludingRoot } from './Node.js';
import { areInOneTree, isInNode, nodePrecedes } from 'late:./treeOrder.js';

// https://dom.spec.whatwg.org/#dom-node-comparedocumentposition
function comparePosition(self, other) {
  if (self === other) return 0;
  // An attribute node comes after its element and before the element's children.
  const selfElement = kindOf(self) === ATTRIBUTE ? ownerElementOf(self) : self;
  const otherElement = kindOf(other) === ATTRIBUTE ? ownerElementOf(other) : other;
  if (selfElement === 0 || otherElement === 0 || !areInOneTree(selfElement, otherElement)) return 1 | 32 | (other < self ? 2 : 4);
  if (selfElement === otherElement) {
    if (self === selfElement) return 16 | 4;
    if (other === otherElement) return 8 | 2;
    for (let a = firstAttributeOf(selfElement); a !== 0; a = nextAttributeOf(a)) {
      if (a === attributeOf(other)) return 32 | 2;
      if (a === attributeOf(self)) return 32 | 4;
    }
  }
  if (other === otherElement && isInNode(selfElement, other)) return 8 | 2;
  if (self === selfElement && isInNode(otherElement, self)) return 16 | 4;
  return nodePrecedes(otherElement, selfElement) ? 2 : 4;
}

// The element that has the namespaces of a node, 0 for none. https://dom.spec.whatwg.org/#dom-node-lookupprefix
function elementFor(id) {
  switch (kindOf(id)) {
    case ELEMENT: return id;
    case ATTRIBUTE: return ownerElementOf(id);
    case DOCUMENT: for (let c = firstChildOf(id); c !== 0; c = nextSiblingOf(c)) if (kindOf(c) === ELEMENT) return c; return 0;
    case DOCUMENT_TYPE: case DOCUMENT_FRAGMENT: return 0;
    default: return parentElement(id);
  }
}
const XMLNS = 'http://www.w3.org/2000/xmlns/';
// https://dom.spec.whatwg.org/#locate-a-namespace
function lookupNamespace(id, prefix) {
  for (let e = elementFor(id); e !== 0; e = parentElement(e)) {
    if (prefix === 'xml') return 'http://www.w3.org/XML/1998/namespace';
    if (prefix === 'xmlns') return XMLNS;
    const name = nameOf(nameIdOf(e));
    if (name.namespace !== null && name.prefix === prefix) return name.namespace;
    for (let a = firstAttributeOf(e); a !== 0; a = nextAttributeOf(a)) {
      const attribute = nameOf(attributeNameOf(a));
      if (attribute.namespace === XMLNS && (prefix === null ? attribute.prefix === null && attribute.local === 'xmlns'
        : attribute.prefix === 'xmlns' && attribute.local === prefix)) return str(attributeValueOf(a)) || null;
    }
  }
  return null;
}
// https://dom.spec.whatwg.org/#locate-a-namespace-prefix
function lookupPrefix(id, namespace) {
  if (namespace === null || namespace === '') return null;
  for (let e = elementFor(id); e !== 0; e = parentElement(e)) {
    const name = nameOf(nameIdOf(e));
    if (name.namespace === namespace && name.prefix !== null) return name.prefix;
    for (let a = firstAttributeOf(e); a !== 0; a = nextAttributeOf(a)) {
      const attribute = nameOf(attributeNameOf(a));
      if (attribute.prefix === 'xmlns' && str(attributeValueOf(a)) === namespace) return attribute.local;
    }
  }
  return null;
}

export const NodeSteps_Node = {
  __proto__: null,
  getRootNode: (id, { composed }) => composed ? shadowIncludingRoot(id) : rootOf(id),
  normalize(id) { call(OP.normalize, id, 0, 0); },
  isEqualNode: (id, other) => other !== 0 && call(OP.isEqual, id, other, 0) === 1,
  isSameNode: (id, other) => id === other,
  compareDocumentPosition: comparePosition,
  lookupPrefix,
  lookupNamespaceURI: (id, prefix) => lookupNamespace(id, prefix || null),
  isDefaultNamespace: (id, namespace) => lookupNamespace(id, null) === (namespace || null),
};
