// js/dom/NamedNodeMap.js: the attributes of an element as a map. https://dom.spec.whatwg.org/#interface-namednodemap
//
// Reads   attribute records. Writes nothing: each change is one native call.
// Exports NamedNodeMapSteps (js/idl/NamedNodeMap.webidl) · attributesOf(element id): its NamedNodeMap.
// Throws  DOMException as specified. Exposes nothing.
import { OP } from 'native';
import { PrivateMap, privateArray, setPrototypeOf, toASCIILower } from '../primordials.js';
import { pageState } from '../page.js';
import { LONGEST_ATTRIBUTE_WALK, call, findAttribute, isHTMLDocumentId, nameOf, str, wrap } from '../arena.js';
import { attributeKeyOf, firstAttributeOf, nameIdOf, nextAttributeOf } from '../memory.js';
import { fail } from '../webidl/conversions.js';
import { attributeKey, findAttributeNS, removeAttributeAt } from './Element.js';
import { makeNamedNodeMap } from 'late:../bindings/NamedNodeMap.js';


function remove(id, a) {
  if (a === 0) fail('NotFoundError');
  const node = call(OP.attributeNode, a, id, 0);
  removeAttributeAt(id, a);
  return node;
}
export const NamedNodeMapSteps = {
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
    for (let a = firstAttributeOf(this.id); a !== 0; a = nextAttributeOf(a)) {
      if (++n === LONGEST_ATTRIBUTE_WALK) return call(OP.attributeCount, this.id, 0, 0);
    }
    return n;
  }
  at(index) {
    let a = 0;
    if (index < LONGEST_ATTRIBUTE_WALK) {
      a = firstAttributeOf(this.id);
      for (let i = index; a !== 0 && i > 0; i--) a = nextAttributeOf(a);
    } else a = call(OP.attributeAt, this.id, index, 0);
    return a === 0 ? undefined : wrap(call(OP.attributeNode, a, this.id, 0));
  }
  named(name) {
    const a = findAttribute(this.id, attributeKey(this.id, name));
    return a === 0 ? undefined : wrap(call(OP.attributeNode, a, this.id, 0));
  }
  names() {
    const names = privateArray(), html = nameOf(nameIdOf(this.id)).ns === 1 && isHTMLDocumentId(this.id);
    for (let a = firstAttributeOf(this.id); a !== 0; a = nextAttributeOf(a)) {
      const name = str(attributeKeyOf(a));
      if (!html || toASCIILower(name) === name) names[names.length] = name;
    }
    return names;
  }
}
setPrototypeOf(AttributeMap.prototype, null);
const { maps } = pageState('dom/NamedNodeMap', () => ({ __proto__: null, maps: PrivateMap() }));
export const attributesOf = id => {
  let map = maps.get(id);
  if (map === undefined) maps.set(id, map = makeNamedNodeMap(new AttributeMap(id)));
  return map;
};
