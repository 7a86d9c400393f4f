// js/html/elements/dataset.js: an element's data attributes as an object. https://html.spec.whatwg.org/multipage/dom.html#dom-dataset
//
// Reads   attributes. Writes through native calls. Exports datasetOf(element id): its DOMStringMap
// (js/idl/DOMStringMap.webidl). Exposes nothing.
'use strict'; { const G = this; const { PrivateMap, camelCase, hasHyphen, primordials, privateArray, setPrototypeOf, toASCIILower,
pageState,
str,
N, A,
fail,
isAttributeName,
dropText, setText, textOf } = G;


const { slice, codeAt } = primordials;

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
  named(name) {
    if (!isProperty(name)) return undefined;
    const value = textOf(this.id, toAttribute(name));
    return value === null ? undefined : value;
  }
  names() {
    const names = privateArray();
    for (let a = N[this.id << 3 | 7]; a !== 0; a = A[a << 2 | 2]) {
      const name = str(A[a << 2]);
      if (slice(name, 0, 5) === 'data-' && toASCIILower(name) === name) names[names.length] = camelCase(slice(name, 5));
    }
    return names;
  }
  setNamed(name, value) {
    if (!isProperty(name)) fail('SyntaxError');
    const attribute = toAttribute(name);
    if (!isAttributeName(attribute)) fail('InvalidCharacterError');
    setText(this.id, attribute, value);
  }
  deleteNamed(name) { dropText(this.id, toAttribute(name)); }
}
setPrototypeOf(DatasetState.prototype, null);
const { datasets } = pageState('html/elements/dataset', () => ({ __proto__: null, datasets: PrivateMap() }));
G.datasetOf = id => {
  let dataset = datasets.get(id);
  if (dataset === undefined) {
    dataset = G.makeDOMStringMap(new DatasetState(id));
    datasets.set(id, dataset);
  }
  return dataset;
};
}
