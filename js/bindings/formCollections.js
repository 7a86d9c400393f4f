// js/bindings/formCollections.js: the bindings that js/idl/generate.py made of js/idl/formCollections.webidl. Not to be edited.
//
// Exposes HTMLFormControlsCollection, RadioNodeList, HTMLOptionsCollection.
'use strict';
{
  const G = this;
  const { defineInterface, htmlElementArgument, idOf, isHTMLElementOf, itemKind, itemState, makeIndexed, need, toText } = G;
  const { TypeError } = G.primordials;
  const RadioNodeListSteps = G.RadioNodeListSteps;
  const HTMLOptionsCollectionSteps = G.HTMLOptionsCollectionSteps;
  function orNull(item) { return item === undefined ? null : item; }
  function toHTMLOptionElementOrHTMLOptGroupElement(value) {
    if (typeof value === 'object' && value !== null || typeof value === 'function') {
      if (isHTMLElementOf(value, 'HTMLOptionElement')) return idOf(value);
      if (isHTMLElementOf(value, 'HTMLOptGroupElement')) return idOf(value);
    }
    throw new TypeError('Type error');
  }

  const HTMLFormControlsCollectionKind = itemKind('HTMLFormControlsCollection', G.HTMLCollectionKind, 'items names enumerable');
  const HTMLFormControlsCollection = defineInterface('HTMLFormControlsCollection', {
    __proto__: null,
    parent: G.HTMLCollection,
    members: {
      constructor: undefined,
      namedItem(name) {
        const state = itemState(this, HTMLFormControlsCollectionKind, 'namedItem');
        need(arguments.length, 1);
        return orNull(state.named(toText(name)));
      },
    },
  });
  G.makeHTMLFormControlsCollection = state => makeIndexed(HTMLFormControlsCollection.prototype, state, HTMLFormControlsCollectionKind);

  const RadioNodeListKind = itemKind('RadioNodeList', G.NodeListKind, 'items');
  const RadioNodeList = defineInterface('RadioNodeList', {
    __proto__: null,
    parent: G.NodeList,
    members: {
      constructor: undefined,
      get value() { return RadioNodeListSteps.value(itemState(this, RadioNodeListKind, 'value', 1)); },
      set value(value) { const state = itemState(this, RadioNodeListKind, 'value', 2); RadioNodeListSteps.setValue(state, toText(value)); },
    },
  });
  G.makeRadioNodeList = state => makeIndexed(RadioNodeList.prototype, state, RadioNodeListKind);

  const HTMLOptionsCollectionKind = itemKind('HTMLOptionsCollection', G.HTMLCollectionKind, 'items names enumerable',
    value => value === null || value === undefined ? null : htmlElementArgument(value, 'HTMLOptionElement'));
  const HTMLOptionsCollection = defineInterface('HTMLOptionsCollection', {
    __proto__: null,
    parent: G.HTMLCollection,
    members: {
      constructor: undefined,
      get length() { return itemState(this, HTMLOptionsCollectionKind, 'length', 1).count(); },
      set length(value) {
        const state = itemState(this, HTMLOptionsCollectionKind, 'length', 2);
        HTMLOptionsCollectionSteps.setLength(state, value >>> 0);
      },
      get selectedIndex() { return HTMLOptionsCollectionSteps.selectedIndex(itemState(this, HTMLOptionsCollectionKind, 'selectedIndex', 1)); },
      set selectedIndex(value) {
        const state = itemState(this, HTMLOptionsCollectionKind, 'selectedIndex', 2);
        HTMLOptionsCollectionSteps.setSelectedIndex(state, value | 0);
      },
      add(element, before = undefined) {
        const state = itemState(this, HTMLOptionsCollectionKind, 'add');
        need(arguments.length, 1);
        element = toHTMLOptionElementOrHTMLOptGroupElement(element);
        before = before === undefined ? null : before;
        HTMLOptionsCollectionSteps.add(state, element, before);
      },
      remove(index) {
        const state = itemState(this, HTMLOptionsCollectionKind, 'remove');
        need(arguments.length, 1);
        index = index | 0;
        HTMLOptionsCollectionSteps.remove(state, index);
      },
    },
  });
  G.makeHTMLOptionsCollection = state => makeIndexed(HTMLOptionsCollection.prototype, state, HTMLOptionsCollectionKind);
}
