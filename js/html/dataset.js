// js/html/dataset.js: an element's data attributes as an object. https://html.spec.whatwg.org/multipage/dom.html#dom-dataset
//
// Reads   attributes. Writes through native calls. Offers G.datasetOf(element id). Exposes DOMStringMap.
'use strict';
{
  const G = this;
  const { defineInterface, textOf, setText, dropText, toText, toASCIILower, N, A, str, fail, PrivateMap, makeIndexed, hasHyphen,
    camelCase } = G;
  const { slice, codeAt } = G.primordials;

  const isUpper = unit => unit >= 65 && unit <= 90;
  function toAttribute(name) {
    let text = 'data-';
    for (let i = 0; i < name.length; i++) text += isUpper(codeAt(name, i)) ? `-${toASCIILower(name[i])}` : name[i];
    return text;
  }
  function isProperty(name) {
    for (let i = 0; i < name.length; i++) if (hasHyphen(name, i)) return false;
    return true;
  }
  class DatasetState {
    constructor(id) { this.id = id; }
    count() { return 0; }
    at(index) { return this.named(`${index}`); }
    named(name) {
      if (!isProperty(name)) return undefined;
      const value = textOf(this.id, toAttribute(name));
      return value === null ? undefined : value;
    }
    names() {
      const names = G.privateArray();
      for (let a = N[this.id * 8 + 7]; a !== 0; a = A[a * 4 + 2]) {
        const name = str(A[a * 4]);
        if (slice(name, 0, 5) === 'data-' && toASCIILower(name) === name) names[names.length] = camelCase(slice(name, 5));
      }
      return names;
    }
    setNamed(name, value) {
      if (!isProperty(name)) fail('SyntaxError');
      const attribute = toAttribute(name);
      if (!G.isAttributeName(attribute)) fail('InvalidCharacterError');
      setText(this.id, attribute, toText(value));
    }
    setAt(index, value) { this.setNamed(`${index}`, value); }
    deleteNamed(name) { dropText(this.id, toAttribute(name)); }
  }
  DatasetState.prototype.namesOnly = DatasetState.prototype.namesAreEnumerable = DatasetState.prototype.overridesBuiltIns = true;
  G.setPrototypeOf(DatasetState.prototype, null);
  const DOMStringMap = defineInterface('DOMStringMap', { __proto__: null });
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
