// js/dom/nodeSteps.js: steps of the members of Node that few scripts use. https://dom.spec.whatwg.org/#interface-node
//
// Reads   arena bytes through js/arena.js. Writes nothing: normalizing is one native call.
// Exports NodeSteps_Node (js/idl/Node.webidl). Throws nothing. Exposes nothing.
'use strict'; { const G = this; const OP = { __proto__: null, normalize: 45, isEqual: 55 }; 
const { call, nameOf, str,
N, A,



parentElementOf: parentElement, rootOf, shadowIncludingRoot } = G;


// https://dom.spec.whatwg.org/#dom-node-comparedocumentposition
function comparePosition(self, other) {
  if (self === other) return 0;
  // An attribute node comes after its element and before the element's children.
  const selfElement = (N[self << 3] & 255) === 2 ? N[self << 3 | 7] : self;
  const otherElement = (N[other << 3] & 255) === 2 ? N[other << 3 | 7] : other;
  if (selfElement === 0 || otherElement === 0 || !G.areInOneTree(selfElement, otherElement)) return 1 | 32 | (other < self ? 2 : 4);
  if (selfElement === otherElement) {
    if (self === selfElement) return 16 | 4;
    if (other === otherElement) return 8 | 2;
    for (let a = N[selfElement << 3 | 7]; a !== 0; a = A[a << 2 | 2]) {
      if (a === N[other << 3 | 6]) return 32 | 2;
      if (a === N[self << 3 | 6]) return 32 | 4;
    }
  }
  if (other === otherElement && G.isInNode(selfElement, other)) return 8 | 2;
  if (self === selfElement && G.isInNode(otherElement, self)) return 16 | 4;
  return G.nodePrecedes(otherElement, selfElement) ? 2 : 4;
}

// The element that has the namespaces of a node, 0 for none. https://dom.spec.whatwg.org/#dom-node-lookupprefix
function elementFor(id) {
  switch ((N[id << 3] & 255)) {
    case 1: return id;
    case 2: return N[id << 3 | 7];
    case 9: for (let c = N[id << 3 | 4]; c !== 0; c = N[c << 3 | 3]) if ((N[c << 3] & 255) === 1) return c; return 0;
    case 10: case 11: return 0;
    default: return parentElement(id);
  }
}
const XMLNS = 'http://www.w3.org/2000/xmlns/';
// https://dom.spec.whatwg.org/#locate-a-namespace
function lookupNamespace(id, prefix) {
  for (let e = elementFor(id); e !== 0; e = parentElement(e)) {
    if (prefix === 'xml') return 'http://www.w3.org/XML/1998/namespace';
    if (prefix === 'xmlns') return XMLNS;
    const name = nameOf(N[e << 3 | 6]);
    if (name.namespace !== null && name.prefix === prefix) return name.namespace;
    for (let a = N[e << 3 | 7]; a !== 0; a = A[a << 2 | 2]) {
      const attribute = nameOf(A[a << 2 | 3]);
      if (attribute.namespace === XMLNS && (prefix === null ? attribute.prefix === null && attribute.local === 'xmlns'
        : attribute.prefix === 'xmlns' && attribute.local === prefix)) return str(A[a << 2 | 1]) || null;
    }
  }
  return null;
}
// https://dom.spec.whatwg.org/#locate-a-namespace-prefix
function lookupPrefix(id, namespace) {
  if (namespace === null || namespace === '') return null;
  for (let e = elementFor(id); e !== 0; e = parentElement(e)) {
    const name = nameOf(N[e << 3 | 6]);
    if (name.namespace === namespace && name.prefix !== null) return name.prefix;
    for (let a = N[e << 3 | 7]; a !== 0; a = A[a << 2 | 2]) {
      const attribute = nameOf(A[a << 2 | 3]);
      if (attribute.prefix === 'xmlns' && str(A[a << 2 | 1]) === namespace) return attribute.local;
    }
  }
  return null;
}

G.NodeSteps_Node = {
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
}
