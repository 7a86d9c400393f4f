// js/bindings/DOMStringList.js: the bindings that js/idl/generate.py made of js/idl/DOMStringList.webidl. Not to be edited.
//
// Exposes DOMStringList.
'use strict';
{
  const G = this;
  const { Given, defineInterface, itemKind, makeIndexed, need, toText, wrongReceiver, wrongValue } = G;
  const DOMStringListSteps = G.DOMStringListSteps;

  class DOMStringListBrand extends Given {
    #state;
    constructor(object, state) { super(object); this.#state = state; state.object = object; }
    static of(object, member, kind = 0) {
      if (typeof object !== 'object' || object === null || !(#state in object)) wrongReceiver('DOMStringList', member, kind);
      return object.#state;
    }
    static is(value) { return typeof value === 'object' && value !== null && #state in value; }
    static from(value, where) {
      if (typeof value !== 'object' || value === null || !(#state in value)) wrongValue('DOMStringList', where);
      return value.#state;
    }
  }
  G.DOMStringListBrand = DOMStringListBrand;
  const DOMStringList = defineInterface('DOMStringList', {
    __proto__: null,
    members: {
      constructor: undefined,
      get length() { return DOMStringListSteps.length(DOMStringListBrand.of(this, 'length', 1)); },
      item(index) {
        const state = DOMStringListBrand.of(this, 'item');
        need(arguments.length, 1);
        index = index >>> 0;
        return DOMStringListSteps.item(state, index);
      },
      contains(string) {
        const state = DOMStringListBrand.of(this, 'contains');
        need(arguments.length, 1);
        string = toText(string);
        return DOMStringListSteps.contains(state, string);
      },
    },
    iterable: 'values',
  });
  {
    const DOMStringListKind = itemKind('DOMStringList', null, 'items');
    const indexed = state => makeIndexed(DOMStringList.prototype, {
      __proto__: null,
      count: () => DOMStringListSteps.length(state),
      at: index => index < DOMStringListSteps.length(state) ? DOMStringListSteps.item(state, index) : undefined,
    }, DOMStringListKind);
    G.makeDOMStringList = state => {
      if (state.object !== undefined) return state.object;
      if (state.interface !== undefined && state.interface !== 'DOMStringList') return G[`make${state.interface}`](state);
      return new DOMStringListBrand(indexed(state), state);
    };
  }
  G.isDOMStringList = DOMStringListBrand.is;
  G.domStringListState = DOMStringListBrand.from;
}
