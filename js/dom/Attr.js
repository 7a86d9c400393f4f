// js/dom/Attr.js: steps of Attr; NamedNodeMap. https://dom.spec.whatwg.org/#interface-attr
//
// Reads   attribute records. Writes nothing: each change is one native call.
// Offers  G.AttrSteps (js/idl/Attr.webidl) · G.setAttributeNodeValue(id, text) · G.cloneAttributeNode(id) → id ·
//         G.attributesOf(element id): its NamedNodeMap.
// Throws  DOMException as specified.
// Exposes NamedNodeMap.
'use strict';
{
  const G = this;
  const { defineInterface, N, A, str, OP, call, callText, nameOf, wrap, toText, toTextOrNull, need, fail,
    makeIndexed, stateOf, PrivateMap, toUnsignedLong, hooks, documentIdOf, isHTMLDocumentId, toASCIILower,
    LONGEST_ATTRIBUTE_WALK } = G;
  const NAME = 6, PAYLOAD = 7;

  const attributeOf = id => N[id * 8 + NAME], nameOfNode = id => nameOf(A[attributeOf(id) * 4 + 3]);
  function setValue(id, text) {
    const a = attributeOf(id), element = N[id * 8 + PAYLOAD];
    callText(OP.setAttributeValue, text, element, a, 0);
    if (element !== 0 && hooks.attributeChanged !== null) hooks.attributeChanged(element, A[a * 4]);
  }
  G.AttrSteps = {
    __proto__: null,
    namespaceURI: id => nameOfNode(id).namespace,
    prefix: id => nameOfNode(id).prefix,
    localName: id => nameOfNode(id).local,
    name: id => str(A[attributeOf(id) * 4]),
    value: id => str(A[attributeOf(id) * 4 + 1]),
    setValue,
    ownerElement: id => N[id * 8 + PAYLOAD],
  };
  const attributeNodeArgument = value => G.nodeOfKinds(value, 4, 'Attr');
  G.setAttributeNodeValue = setValue;
  G.cloneAttributeNode = (id, document = documentIdOf(id)) => {
    const a = N[id * 8 + NAME];
    return callText(OP.createAttribute, str(A[a * 4 + 1]), A[a * 4 + 3], document, 0);
  };

  const NamedNodeMap = defineInterface('NamedNodeMap', {
    __proto__: null,
    iterable: 'array',
    members: {
      get length() { return stateOf(this).count(); },
      item(index) { need(arguments.length, 1); return stateOf(this).at(toUnsignedLong(index)) || null; },
      getNamedItem(name) { need(arguments.length, 1); return stateOf(this).named(toText(name)) || null; },
      getNamedItemNS(namespace, localName) {
        need(arguments.length, 2);
        const { id } = stateOf(this), a = G.findAttributeNS(id, toTextOrNull(namespace) || null, toText(localName));
        return a === 0 ? null : wrap(call(OP.attributeNode, a, id, 0));
      },
      setNamedItem(attribute) { return wrap(call(OP.setAttributeNode, attributeNodeArgument(attribute), stateOf(this).id, 0)); },
      setNamedItemNS(attribute) { return wrap(call(OP.setAttributeNode, attributeNodeArgument(attribute), stateOf(this).id, 0)); },
      removeNamedItem(name) {
        need(arguments.length, 1);
        const { id } = stateOf(this), a = G.findAttribute(id, G.attributeKey(id, toText(name)));
        return remove(id, a);
      },
      removeNamedItemNS(namespace, localName) {
        need(arguments.length, 2);
        const { id } = stateOf(this);
        return remove(id, G.findAttributeNS(id, toTextOrNull(namespace) || null, toText(localName)));
      },
    },
  });
  for (const key of ['values', 'keys', 'entries', 'forEach']) delete NamedNodeMap.prototype[key];
  function remove(id, a) {
    if (a === 0) fail('NotFoundError');
    const node = wrap(call(OP.attributeNode, a, id, 0));
    G.removeAttributeAt(id, a);
    return node;
  }
  class AttributeMap {
    constructor(id) { this.id = id; this.plainLength = true; }
    count() {
      let n = 0;
      for (let a = N[this.id * 8 + PAYLOAD]; a !== 0; a = A[a * 4 + 2]) {
        if (++n === LONGEST_ATTRIBUTE_WALK) return call(OP.attributeCount, this.id, 0, 0);
      }
      return n;
    }
    at(index) {
      let a = 0;
      if (index < LONGEST_ATTRIBUTE_WALK) {
        a = N[this.id * 8 + PAYLOAD];
        for (let i = index; a !== 0 && i > 0; i--) a = A[a * 4 + 2];
      } else a = call(OP.attributeAt, this.id, index, 0);
      return a === 0 ? undefined : wrap(call(OP.attributeNode, a, this.id, 0));
    }
    named(name) {
      const a = G.findAttribute(this.id, G.attributeKey(this.id, name));
      return a === 0 ? undefined : wrap(call(OP.attributeNode, a, this.id, 0));
    }
    names() {
      const names = G.privateArray(), html = nameOf(N[this.id * 8 + NAME]).ns === 1 && isHTMLDocumentId(this.id);
      for (let a = N[this.id * 8 + PAYLOAD]; a !== 0; a = A[a * 4 + 2]) {
        const name = str(A[a * 4]);
        if (!html || toASCIILower(name) === name) names[names.length] = name;
      }
      return names;
    }
  }
  G.setPrototypeOf(AttributeMap.prototype, null);
  const maps = PrivateMap();
  G.attributesOf = id => {
    let map = maps.get(id);
    if (map === undefined) maps.set(id, map = makeIndexed(NamedNodeMap.prototype, new AttributeMap(id)));
    return map;
  };
}
