// js/bindings/Attr.js: the bindings that js/idl/generate.py made of js/idl/Attr.webidl. Not to be edited.
//
// Exposes Attr.
'use strict';
{
  const G = this;
  const { defineInterface, idOf, isNode, toText, wrap, N } = G;

  function attrId(object, member, kind = 0) {
    if (isNode(object) && (4 >> (N[idOf(object) << 3] & 255) & 1) === 1) return idOf(object);
    return G.wrongReceiver('Attr', member, kind);
  }
  defineInterface('Attr', {
    __proto__: null,
    parent: G.Node,
    members: {
      constructor: undefined,
      get namespaceURI() { return G.AttrSteps.namespaceURI(attrId(this, 'namespaceURI', 1)); },
      get prefix() { return G.AttrSteps.prefix(attrId(this, 'prefix', 1)); },
      get localName() { return G.AttrSteps.localName(attrId(this, 'localName', 1)); },
      get name() { return G.AttrSteps.name(attrId(this, 'name', 1)); },
      get value() { return G.AttrSteps.value(attrId(this, 'value', 1)); },
      set value(value) { const state = attrId(this, 'value', 2); G.AttrSteps.setValue(state, toText(value)); },
      get ownerElement() { return wrap(G.AttrSteps.ownerElement(attrId(this, 'ownerElement', 1))); },
      get specified() { attrId(this, 'specified', 1); return true; },
    },
  });
}
