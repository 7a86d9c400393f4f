// js/html/documents/DOMStringList.js: steps of lists of strings.
// https://html.spec.whatwg.org/multipage/common-dom-interfaces.html#the-domstringlist-interface
//
// Reads and writes nothing of the arena.
// Exports DOMStringListSteps (js/idl/DOMStringList.webidl) · stringList(private array of strings): a list's state. Exposes nothing.
export const stringList = strings => ({ __proto__: null, strings, object: undefined });
export const DOMStringListSteps = {
  __proto__: null,
  length: ({ strings }) => strings.length,
  item: ({ strings }, index) => index < strings.length ? strings[index] : null,
  contains({ strings }, string) {
    for (let i = 0; i < strings.length; i++) if (strings[i] === string) return true;
    return false;
  },
};
