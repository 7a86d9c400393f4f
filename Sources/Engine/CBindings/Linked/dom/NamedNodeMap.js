// js/dom/NamedNodeMap.js: the attributes of an element as a map. https://dom.spec.whatwg.org/#interface-namednodemap
//
// Reads   attribute records. Writes nothing: each change is one native call.
// Exports NamedNodeMapSteps (js/idl/NamedNodeMap.webidl) · attributesOf(element id): its NamedNodeMap.
// Throws  DOMException as specified. Exposes nothing.
'use strict'; { const G = this; const OP = { __proto__: null, attributeNode: 34, setAttributeNode: 35, attributeCount: 41, attributeAt: 40 }; 
const { PrivateMap, privateArray, setPrototypeOf, toASCIILower,
pageState,
LONGEST_ATTRIBUTE_WALK, call, findAttribute, isHTMLDocumentId, nameOf, str, wrap,
N, A,
fail,
attributeKey, findAttributeNS, removeAttributeAt } = G;



function remove(id, a) {
  if (a === 0) fail('NotFoundError');
  const node = call(OP.attributeNode, a, id, 0);
  removeAttributeAt(id, a);
  return node;
}
G.NamedNodeMapSteps = {
  __proto__: null,
  getNamedItemNS({ id }, namespace, localName) {
    const a = findAttributeNS(id, namespace || null, localName);
    return a === 0 ? 0 : call(OP.attributeNode, a, id, 0);
  },
  setNamedItem: ({ id }, attribute) => call(OP.setAttributeNode, attribute, id, 0),
  removeNamedItem: ({ id }, name) => remove(id, findAttribute(id, attributeKey(id, name))),
  removeNamedItemNS: ({ id }, namespace, localName) => remove(id, findAttributeNS(id, namespace || null, localName)),
};
class AttributeMap {
  constructor(id) { this.id = id; }
  count() {
    let n = 0;
    for (let a = N[this.id << 3 | 7]; a !== 0; a = A[a << 2 | 2]) {
      if (++n === LONGEST_ATTRIBUTE_WALK) return call(OP.attributeCount, this.id, 0, 0);
    }
    return n;
  }
  at(index) {
    let a = 0;
    if (index < LONGEST_ATTRIBUTE_WALK) {
      a = N[this.id << 3 | 7];
      for (let i = index; a !== 0 && i > 0; i--) a = A[a << 2 | 2];
    } else a = call(OP.attributeAt, this.id, index, 0);
    return a === 0 ? undefined : wrap(call(OP.attributeNode, a, this.id, 0));
  }
  named(name) {
    const a = findAttribute(this.id, attributeKey(this.id, name));
    return a === 0 ? undefined : wrap(call(OP.attributeNode, a, this.id, 0));
  }
  names() {
    const names = privateArray(), html = nameOf(N[this.id << 3 | 6]).ns === 1 && isHTMLDocumentId(this.id);
    for (let a = N[this.id << 3 | 7]; a !== 0; a = A[a << 2 | 2]) {
      const name = str(A[a << 2]);
      if (!html || toASCIILower(name) === name) names[names.length] = name;
    }
    return names;
  }
}
setPrototypeOf(AttributeMap.prototype, null);
const { maps } = pageState('dom/NamedNodeMap', () => ({ __proto__: null, maps: PrivateMap() }));
G.attributesOf = id => {
  let map = maps.get(id);
  if (map === undefined) maps.set(id, map = G.makeNamedNodeMap(new AttributeMap(id)));
  return map;
};
}
