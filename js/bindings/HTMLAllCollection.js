// js/bindings/HTMLAllCollection.js: the bindings that js/idl/generate.py made of js/idl/HTMLAllCollection.webidl. Not to be edited.
//
// Exposes HTMLAllCollection.
'use strict';
{
  const G = this;
  const { defineInterface, itemKind, itemState, makeIndexed, need, toText } = G;
  const HTMLAllCollectionSteps = G.HTMLAllCollectionSteps;
  function orNull(item) { return item === undefined ? null : item; }

  const HTMLAllCollectionKind = itemKind('HTMLAllCollection', null, 'items names called');
  const HTMLAllCollection = defineInterface('HTMLAllCollection', {
    __proto__: null,
    members: {
      constructor: undefined,
      get length() { return itemState(this, HTMLAllCollectionKind, 'length', 1).count(); },
      namedItem(name) {
        const state = itemState(this, HTMLAllCollectionKind, 'namedItem');
        need(arguments.length, 1);
        return orNull(state.named(toText(name)));
      },
      item(nameOrIndex = undefined) {
        const state = itemState(this, HTMLAllCollectionKind, 'item');
        if (nameOrIndex !== undefined) nameOrIndex = toText(nameOrIndex);
        return HTMLAllCollectionSteps.item(state, nameOrIndex);
      },
    },
    iterable: 'values',
  });
  G.makeHTMLAllCollection = state => makeIndexed(HTMLAllCollection.prototype, state, HTMLAllCollectionKind);
}
