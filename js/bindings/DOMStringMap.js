// js/bindings/DOMStringMap.js: the bindings that js/idl/generate.py made of js/idl/DOMStringMap.webidl. Not to be edited.
//
// Exposes DOMStringMap.
'use strict';
{
  const G = this;
  const { defineInterface, itemKind, makeIndexed, toText } = G;

  const DOMStringMapKind = itemKind('DOMStringMap', null, 'names override enumerable delete',
    null, toText);
  const DOMStringMap = defineInterface('DOMStringMap', {
    __proto__: null,
  });
  G.makeDOMStringMap = state => makeIndexed(DOMStringMap.prototype, state, DOMStringMapKind);
}
