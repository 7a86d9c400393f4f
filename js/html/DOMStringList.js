// js/html/DOMStringList.js: lists of strings. https://html.spec.whatwg.org/multipage/common-dom-interfaces.html#the-domstringlist-interface
//
// Reads and writes nothing of the arena. Offers G.stringList(private array of strings). Exposes DOMStringList.
'use strict';
{
  const G = this;
  const { defineInterface, makeIndexed, stateOf, need, toText, toUnsignedLong } = G;
  const DOMStringList = defineInterface('DOMStringList', {
    __proto__: null,
    members: {
      get length() { return stateOf(this).count(); },
      item(index) {
        const state = stateOf(this);
        need(arguments.length, 1);
        const found = state.at(toUnsignedLong(index));
        return found === undefined ? null : found;
      },
      contains(string) {
        const state = stateOf(this);
        need(arguments.length, 1);
        string = toText(string);
        for (let i = 0; i < state.count(); i++) if (state.at(i) === string) return true;
        return false;
      },
    },
  });
  // NB: The language's own iteration, without the methods of arrays.
  G.define(DOMStringList.prototype, G.primordials.iterator, G.primordials.arrayValues, true, false, true);
  G.stringList = strings => makeIndexed(DOMStringList.prototype, {
    __proto__: null, plainLength: true, count: () => strings.length, at: index => strings[index],
  });
}
