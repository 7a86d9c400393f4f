// js/html/forms/listElements.js: forms and selects, whose controls and options are properties.
// https://webidl.spec.whatwg.org/#js-legacy-platform-objects https://html.spec.whatwg.org/multipage/forms.html#the-form-element
//
// The wrapper of a form or a select is a proxy, so that the name of a control hides the form's member of the same name
// ([LegacyOverrideBuiltIns]). Elements are looked up by their names (js/dom/namedElements.js); most keys are not the name of a control.
//
// Reads   links and attributes. Writes through native calls.
// Exports listElement(prototype, id): the wrapper of a form or a select (for js/arena.js).
// Exposes nothing itself.
'use strict'; { const G = this; const { ObjectCreate, PrivateMap, each, getOwnPropertyDescriptor, ownDescriptor, ownKeys, primordials, privateArray, setPrototypeOf,


pageState,
Given, intern, str, wrap,
attributeId,
isHTML } = G;





const { codeAt, reflectGet, reflectSet, reflectHas, reflectDelete, reflectDefine, Proxy: NativeProxy } = primordials;
const ID = intern('id'), NAME = intern('name');

class TargetBrand extends Given {
  #id;
  constructor(object, id) { super(object); this.#id = id; }
  static idOf(object) { return object.#id; }
}
const { idOf } = TargetBrand;

// The index that a key represents, -1 for any other key.
function indexOf(key) {
  const first = codeAt(key, 0), number = first >= 48 && first <= 57 ? +key : -1;
  return number >= 0 && number < 4294967295 && number >>> 0 === number && `${number}` === key ? number : -1;
}
const itemsOf = id => isHTML(id, 'form') ? G.formControls(id) : G.optionList(id);

// The elements by their past names, which they keep while the form owns them.
const { pastNames } = pageState('html/forms/listElements', () => ({ __proto__: null, pastNames: PrivateMap() }));
// https://html.spec.whatwg.org/multipage/forms.html#dom-form-nameditem → undefined if there is none
function namedItem(form, key) {
  if (key === '') return undefined;
  const control = G.onlyNamedIn(form, key, false), ofImages = control === 0, only = ofImages ? G.onlyNamedIn(form, key, true) : control;
  if (only === G.SEVERAL) return G.radioNodeList(form, key, ofImages);
  let past = pastNames.get(form);
  if (only !== 0) {
    if (past === undefined) pastNames.set(form, past = PrivateMap());
    past.set(key, only);
    return wrap(only);
  }
  const known = past === undefined ? undefined : past.get(key);
  if (known === undefined) return undefined;
  if (G.formOf(known) === form) return wrap(known);
  past.delete(key);
  return undefined;
}
// The item that a key names; undefined for keys of ordinary properties.
function own(target, key) {
  if (typeof key !== 'string') return undefined;
  const id = idOf(target), index = indexOf(key);
  if (index >= 0) return itemsOf(id).at(index);
  if (!isHTML(id, 'form')) return undefined;
  const item = namedItem(id, key);
  // NB: A proxy may not hide a property of its target that can't be changed.
  return item !== undefined && getOwnPropertyDescriptor(target, key)?.configurable !== false ? item : undefined;
}
// Whether a key is an index, and the index.
const indexIn = key => typeof key === 'string' ? indexOf(key) : -1;
// Sets an option of a select: https://html.spec.whatwg.org/multipage/form-elements.html#dom-select-setter
function setAt(target, index, value) {
  const id = idOf(target);
  if (isHTML(id, 'form')) return false;
  G.setOption(id, index, G.optionList(id).kind.toItem(value));
  return true;
}
const handler = {
  __proto__: null,
  get(target, key, receiver) {
    const item = own(target, key);
    return item === undefined ? reflectGet(target, key, receiver) : item;
  },
  has(target, key) { return own(target, key) !== undefined || reflectHas(target, key); },
  set(target, key, value, receiver) {
    const index = indexIn(key);
    if (index >= 0) return setAt(target, index, value);
    return own(target, key) === undefined && reflectSet(target, key, value, receiver);
  },
  getOwnPropertyDescriptor(target, key) {
    const value = own(target, key);
    if (value === undefined) return ownDescriptor(target, key);
    const isItem = indexIn(key) >= 0;
    return { __proto__: null, value, writable: isItem && isHTML(idOf(target), 'select'), enumerable: isItem, configurable: true };
  },
  defineProperty(target, key, descriptor) {
    const index = indexIn(key);
    if (index >= 0) return getOwnPropertyDescriptor(descriptor, 'value') !== undefined && setAt(target, index, descriptor.value);
    return own(target, key) === undefined && reflectDefine(target, key, setPrototypeOf(descriptor, null));
  },
  deleteProperty(target, key) { return own(target, key) === undefined && reflectDelete(target, key); },
  ownKeys(target) {
    const id = idOf(target), keys = privateArray(), seen = PrivateMap(), count = itemsOf(id).count();
    for (let i = 0; i < count; i++) keys[i] = `${i}`;
    const add = key => { if (!seen.has(key)) { seen.set(key, true); keys[keys.length] = key; } };
    if (isHTML(id, 'form')) {
      for (const control of each(G.namedList(id).all())) {
        for (const value of each([attributeId(control, ID), attributeId(control, NAME)])) {
          if (value > 1 && indexOf(str(value)) < 0 && own(target, str(value)) !== undefined) add(str(value));
        }
      }
    }
    for (const key of each(ownKeys(target))) add(key);
    return keys;
  },
  preventExtensions() { return false; },
};

G.listElement = (prototype, id) => new NativeProxy(new TargetBrand(ObjectCreate(prototype), id), handler);
}
