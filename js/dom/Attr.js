// js/dom/Attr.js: Attr. https://dom.spec.whatwg.org/#interface-attr
//
// Reads   attribute records. Writes nothing: each change is one native call.
// Offers  G.attributeNodeArgument(value): id of an Attr, TypeError for anything else · G.setAttributeNodeValue(id, text) ·
//         G.cloneAttributeNode(id) → id.
// Throws  DOMException as specified.
// Exposes Attr.
'use strict';
{
  const G = this;
  const { TypeError } = G.primordials;
  const { defineInterface, Node, idOf, isNode, N, A, str, OP, callText, nameOf, wrap, toText, hooks, documentIdOf } = G;
  const NAME = 6, PAYLOAD = 7;

  function attributeNodeArgument(value) {
    if (!isNode(value) || (N[idOf(value) * 8] & 255) !== 2) throw new TypeError('The argument is not an Attr');
    return idOf(value);
  }
  const attributeOf = object => N[attributeNodeArgument(object) * 8 + NAME];
  function setValue(id, text) {
    const a = N[id * 8 + NAME], element = N[id * 8 + PAYLOAD];
    callText(OP.setAttributeValue, text, element, a, 0);
    if (element !== 0 && hooks.attributeChanged !== null) hooks.attributeChanged(element, A[a * 4]);
  }

  defineInterface('Attr', {
    __proto__: null,
    parent: Node,
    members: {
      get namespaceURI() { return nameOf(A[attributeOf(this) * 4 + 3]).namespace; },
      get prefix() { return nameOf(A[attributeOf(this) * 4 + 3]).prefix; },
      get localName() { return nameOf(A[attributeOf(this) * 4 + 3]).local; },
      get name() { return str(A[attributeOf(this) * 4]); },
      get value() { return str(A[attributeOf(this) * 4 + 1]); },
      set value(text) { setValue(attributeNodeArgument(this), toText(text)); },
      get ownerElement() { return wrap(N[attributeNodeArgument(this) * 8 + PAYLOAD]); },
      get specified() { attributeNodeArgument(this); return true; },
    },
  });
  G.attributeNodeArgument = attributeNodeArgument;
  G.setAttributeNodeValue = setValue;
  G.cloneAttributeNode = (id, document = documentIdOf(id)) => {
    const a = N[id * 8 + NAME];
    return callText(OP.createAttribute, str(A[a * 4 + 1]), A[a * 4 + 3], document, 0);
  };
}
