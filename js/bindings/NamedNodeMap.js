// js/bindings/NamedNodeMap.js: the bindings that js/idl/generate.py made of js/idl/NamedNodeMap.webidl. Not to be edited.
//
// Exposes NamedNodeMap.
'use strict';
{
  const G = this;
  const { defineInterface, itemKind, itemState, makeIndexed, need, nodeOfKinds, toText, toTextOrNull, wrap } = G;
  const NamedNodeMapSteps = G.NamedNodeMapSteps;
  function orNull(item) { return item === undefined ? null : item; }

  const NamedNodeMapKind = itemKind('NamedNodeMap', null, 'items names');
  const NamedNodeMap = defineInterface('NamedNodeMap', {
    __proto__: null,
    members: {
      constructor: undefined,
      get length() { return itemState(this, NamedNodeMapKind, 'length', 1).count(); },
      item(index) {
        const state = itemState(this, NamedNodeMapKind, 'item');
        need(arguments.length, 1);
        return orNull(state.at(index >>> 0));
      },
      getNamedItem(qualifiedName) {
        const state = itemState(this, NamedNodeMapKind, 'getNamedItem');
        need(arguments.length, 1);
        return orNull(state.named(toText(qualifiedName)));
      },
      getNamedItemNS(namespace, localName) {
        const state = itemState(this, NamedNodeMapKind, 'getNamedItemNS');
        need(arguments.length, 2);
        namespace = toTextOrNull(namespace);
        localName = toText(localName);
        return wrap(NamedNodeMapSteps.getNamedItemNS(state, namespace, localName));
      },
      setNamedItem(attr) {
        const state = itemState(this, NamedNodeMapKind, 'setNamedItem');
        need(arguments.length, 1);
        attr = nodeOfKinds(attr, 4, 'Attr', 644379);
        return wrap(NamedNodeMapSteps.setNamedItem(state, attr));
      },
      setNamedItemNS(attr) {
        const state = itemState(this, NamedNodeMapKind, 'setNamedItemNS');
        need(arguments.length, 1);
        attr = nodeOfKinds(attr, 4, 'Attr', 51310);
        return wrap(NamedNodeMapSteps.setNamedItem(state, attr));
      },
      removeNamedItem(qualifiedName) {
        const state = itemState(this, NamedNodeMapKind, 'removeNamedItem');
        need(arguments.length, 1);
        qualifiedName = toText(qualifiedName);
        return wrap(NamedNodeMapSteps.removeNamedItem(state, qualifiedName));
      },
      removeNamedItemNS(namespace, localName) {
        const state = itemState(this, NamedNodeMapKind, 'removeNamedItemNS');
        need(arguments.length, 2);
        namespace = toTextOrNull(namespace);
        localName = toText(localName);
        return wrap(NamedNodeMapSteps.removeNamedItemNS(state, namespace, localName));
      },
    },
    iterable: 'values',
  });
  G.makeNamedNodeMap = state => makeIndexed(NamedNodeMap.prototype, state, NamedNodeMapKind);
}
