// js/bindings/DOMTokenList.js: the bindings that js/idl/generate.py made of js/idl/DOMTokenList.webidl. Not to be edited.
//
// Exposes DOMTokenList.
'use strict';
{
  const G = this;
  const { defineInterface, itemKind, itemState, makeIndexed, need, privateArray, toText } = G;
  const DOMTokenListSteps = G.DOMTokenListSteps;
  function orNull(item) { return item === undefined ? null : item; }

  const DOMTokenListKind = itemKind('DOMTokenList', null, 'items');
  const DOMTokenList = defineInterface('DOMTokenList', {
    __proto__: null,
    members: {
      constructor: undefined,
      get length() { return itemState(this, DOMTokenListKind, 'length', 1).count(); },
      get value() { return DOMTokenListSteps.value(itemState(this, DOMTokenListKind, 'value', 1)); },
      set value(value) { const state = itemState(this, DOMTokenListKind, 'value', 2); DOMTokenListSteps.setValue(state, toText(value)); },
      item(index) {
        const state = itemState(this, DOMTokenListKind, 'item');
        need(arguments.length, 1);
        return orNull(state.at(index >>> 0));
      },
      contains(token) {
        const state = itemState(this, DOMTokenListKind, 'contains');
        need(arguments.length, 1);
        token = toText(token);
        return DOMTokenListSteps.contains(state, token);
      },
      add(...tokens) {
        const state = itemState(this, DOMTokenListKind, 'add');
        const tokensList = privateArray();
        for (let i = 0; i < tokens.length; i++) tokensList[i] = toText(tokens[i]);
        DOMTokenListSteps.add(state, tokensList);
      },
      remove(...tokens) {
        const state = itemState(this, DOMTokenListKind, 'remove');
        const tokensList = privateArray();
        for (let i = 0; i < tokens.length; i++) tokensList[i] = toText(tokens[i]);
        DOMTokenListSteps.remove(state, tokensList);
      },
      toggle(token, force = undefined) {
        const state = itemState(this, DOMTokenListKind, 'toggle');
        need(arguments.length, 1);
        token = toText(token);
        if (force !== undefined) force = !!force;
        return DOMTokenListSteps.toggle(state, token, force);
      },
      replace(token, newToken) {
        const state = itemState(this, DOMTokenListKind, 'replace');
        need(arguments.length, 2);
        token = toText(token);
        newToken = toText(newToken);
        return DOMTokenListSteps.replace(state, token, newToken);
      },
      supports(token) {
        const state = itemState(this, DOMTokenListKind, 'supports');
        need(arguments.length, 1);
        token = toText(token);
        return DOMTokenListSteps.supports(state, token);
      },
      toString() { return DOMTokenListSteps.value(itemState(this, DOMTokenListKind, 'toString')); },
      entries: undefined,
      forEach: undefined,
      keys: undefined,
      values: undefined,
    },
    iterable: 'array',
  });
  G.makeDOMTokenList = state => makeIndexed(DOMTokenList.prototype, state, DOMTokenListKind);
}
