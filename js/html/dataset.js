// js/html/dataset.js: an element's data attributes as an object. https://html.spec.whatwg.org/multipage/dom.html#dom-dataset
//
// Reads   attributes. Writes through native calls. Offers G.datasetOf(element id). Exposes DOMStringMap.
'use strict';
{
  const G = this;
  const { defineInterface, textOf, setText, dropText, toText, toASCIILower, toASCIIUpper, N, A, str, fail, PrivateMap, makeIndexed } = G;
  const { test, slice, replace } = G.primordials;

  const toAttribute = name => `data-${replace(name, /[A-Z]/g, letter => `-${toASCIILower(letter)}`)}`;
  const toProperty = name => replace(slice(name, 5), /-([a-z])/g, (_, letter) => toASCIIUpper(letter));
  class DatasetState {
    constructor(id) { this.id = id; }
    count() { return 0; }
    at(index) { return this.named(`${index}`); }
    named(name) {
      if (test(/-[a-z]/, name)) return undefined;
      const value = textOf(this.id, toAttribute(name));
      return value === null ? undefined : value;
    }
    names() {
      const names = [];
      for (let a = N[this.id * 8 + 7]; a !== 0; a = A[a * 4 + 2]) {
        const name = str(A[a * 4]);
        if (slice(name, 0, 5) === 'data-' && !test(/[A-Z]/, name)) names[names.length] = toProperty(name);
      }
      return names;
    }
    setNamed(name, value) {
      if (test(/-[a-z]/, name)) fail('SyntaxError');
      const attribute = toAttribute(name);
      if (!test(G.attributeNamePattern, attribute)) fail('InvalidCharacterError');
      setText(this.id, attribute, toText(value));
    }
    setAt(index, value) { this.setNamed(`${index}`, value); }
    deleteNamed(name) { dropText(this.id, toAttribute(name)); }
  }
  DatasetState.prototype.namesAreEnumerable = true;
  G.setPrototypeOf(DatasetState.prototype, null);
  const DOMStringMap = defineInterface('DOMStringMap', {});
  const datasets = PrivateMap();
  G.datasetOf = id => {
    let dataset = datasets.get(id);
    if (dataset === undefined) {
      dataset = makeIndexed(DOMStringMap.prototype, new DatasetState(id));
      datasets.set(id, dataset);
    }
    return dataset;
  };
}
