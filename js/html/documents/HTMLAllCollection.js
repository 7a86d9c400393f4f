// js/html/documents/HTMLAllCollection.js: document.all. https://html.spec.whatwg.org/multipage/common-dom-interfaces.html#htmlallcollection
//
// Reads   links, names and attributes. Writes nothing.
// Exports HTMLAllCollectionSteps (js/idl/HTMLAllCollection.webidl) · allOf(document id). Exposes nothing.
import { PrivateMap, privateArray } from '../../primordials.js';
import { intern, nameOf, str, wrap } from '../../arena.js';
import { ELEMENT, kindOf, nameIdOf } from '../../memory.js';
import { toText } from '../../webidl/conversions.js';
import { LiveList } from '../../dom/LiveList.js';
import { attributeId, keepList, liveCollection } from '../../dom/Collections.js';
import { makeHTMLAllCollection } from 'late:../../bindings/HTMLAllCollection.js';
import { SEVERAL, onlyNamed } from 'late:../../dom/namedElements.js';

const ID = intern('id'), NAME = intern('name');
const isElement = id => kindOf(id) === ELEMENT;

// https://html.spec.whatwg.org/multipage/common-dom-interfaces.html#all-named-elements
const named = { __proto__: null, a: 1, button: 1, embed: 1, form: 1, frame: 1, frameset: 1, iframe: 1, img: 1, input: 1, map: 1, meta: 1, object: 1,
  select: 1, textarea: 1 };
const hasName = id => nameOf(nameIdOf(id)).ns === 1 && named[nameOf(nameIdOf(id)).local] === 1;
const isNamed = (id, name) => str(attributeId(id, ID)) === name || hasName(id) && str(attributeId(id, NAME)) === name;

class All extends LiveList {
  constructor(document) {
    super(document, { __proto__: null, deep: true, attributes: false, isLocal: true, matches: isElement, build: null });
  }
  // The one element, a collection of several, or undefined.
  named(name) {
    if (name === '') return undefined;
    const only = onlyNamed(this.root, name, this, isNamed);
    return only === SEVERAL ? this.several(name) : only === 0 ? undefined : wrap(only);
  }
  several(name) {
    const matches = id => isElement(id) && isNamed(id, name);
    return keepList(this.root, `all named ${name}`, () =>
      liveCollection(this.root, { __proto__: null, deep: true, attributes: true, matches, build: null }));
  }
  call(key) { return HTMLAllCollectionSteps.item(this, key === undefined ? key : toText(key)); }
  names() {
    const names = privateArray(), seen = PrivateMap(), ids = this.all();
    const add = value => { if (value > 1 && !seen.has(value)) { seen.set(value, true); names[names.length] = str(value); } };
    for (let i = 0; i < ids.length; i++) {
      add(attributeId(ids[i], ID));
      if (hasName(ids[i])) add(attributeId(ids[i], NAME));
    }
    return names;
  }
}
export const HTMLAllCollectionSteps = {
  __proto__: null,
  // https://html.spec.whatwg.org/multipage/common-dom-interfaces.html#concept-get-all-indexed-or-named
  item(state, key) {
    if (key === undefined) return null;
    const index = +key, item = index < 4294967295 && index >>> 0 === index && `${index}` === key ? state.at(index) : state.named(key);
    return item === undefined ? null : item;
  },
};
export const allOf = document => keepList(document, 'all', () => makeHTMLAllCollection(new All(document)));
