// js/bindings/collections.js: the bindings that js/idl/generate.py made of js/idl/collections.webidl. Not to be edited.
//
// Exposes NodeList, HTMLCollection.
'use strict';
{
  const G = this;
  const { defineInterface, itemKind, itemState, makeIndexed, need, toText } = G;
  function orNull(item) { return item === undefined ? null : item; }

  const NodeListKind = G.NodeListKind = itemKind('NodeList', null, 'items');
  const NodeList = defineInterface('NodeList', {
    __proto__: null,
    members: {
      constructor: undefined,
      get length() { return itemState(this, NodeListKind, 'length', 1).count(); },
      item(index) {
        const state = itemState(this, NodeListKind, 'item');
        need(arguments.length, 1);
        return orNull(state.at(index >>> 0));
      },
      entries: undefined,
      forEach: undefined,
      keys: undefined,
      values: undefined,
    },
    iterable: 'array',
  });
  G.makeNodeList = state => makeIndexed(NodeList.prototype, state, NodeListKind);

  const HTMLCollectionKind = G.HTMLCollectionKind = itemKind('HTMLCollection', null, 'items names');
  const HTMLCollection = defineInterface('HTMLCollection', {
    __proto__: null,
    members: {
      constructor: undefined,
      get length() { return itemState(this, HTMLCollectionKind, 'length', 1).count(); },
      item(index) {
        const state = itemState(this, HTMLCollectionKind, 'item');
        need(arguments.length, 1);
        return orNull(state.at(index >>> 0));
      },
      namedItem(name) {
        const state = itemState(this, HTMLCollectionKind, 'namedItem');
        need(arguments.length, 1);
        return orNull(state.named(toText(name)));
      },
    },
    iterable: 'values',
  });
  G.makeHTMLCollection = state => makeIndexed(HTMLCollection.prototype, state, HTMLCollectionKind);
}
