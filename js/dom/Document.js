// js/dom/Document.js: documents: the members that most scripts use. https://dom.spec.whatwg.org/#interface-document
//
// Reads   arena bytes through js/arena.js. Writes nothing: each change is one native call, which checks it.
// Exports DocumentSteps (js/idl/Document.webidl; others are in js/dom/documentSteps.js) · documentElementOf(document id), doctypeOf ·
//         htmlName(local name): id of an HTML element's name · isOption(options of createElement): its `is`, or null ·
//         createWithOptions(document id, name id, is) → element id · contentTypes by document id, contentTypeOf(document id) ·
//         characterSetOf(document id), setCharacterSet(id, name) · documentCloned(id, copy).
// Throws  DOMException as specified. Exposes nothing.
import { OP, contentType as pageContentType, documentNode } from 'native';
import { ObjectCreate, PrivateMap, getPrototypeOf, toASCIILower } from '../primordials.js';
import { hooks, pageHooks } from '../hooks.js';
import { pageState } from '../page.js';
import { adoptWrapper, call, callValues, idOf, intern, isHTMLDocumentId, wrap } from '../arena.js';
import { firstChildOf, kindOf, nextSiblingOf } from '../memory.js';
import { fail, toText } from '../webidl/conversions.js';
import { addressCloned, documentMade } from './addresses.js';
import { isElementName } from './names.js';
import { characterSet as pageCharacterSet } from 'late:native';

const HTML = 'http://www.w3.org/1999/xhtml';
const child = (id, kind) => {
  for (let c = firstChildOf(id); c !== 0; c = nextSiblingOf(c)) if (kindOf(c) === kind) return c;
  return 0;
};
const page = pageState('dom/Document', () => ({
  __proto__: null,
  // The ids of the names of HTML elements that scripts create, by the script's spelling.
  elementNames: PrivateMap(), elementNameCount: 0,
  // The encodings of copies of the page's document. Documents that scripts create are UTF-8.
  characterSets: PrivateMap(),
  contentTypes: PrivateMap(),
})), { characterSets } = page;
export const { contentTypes } = page;
export function htmlName(localName) {
  let name = page.elementNames.get(localName);
  if (name === undefined) {
    if (!isElementName(localName)) fail('InvalidCharacterError');
    if (page.elementNameCount++ > 4000) { page.elementNames = PrivateMap(); page.elementNameCount = 0; }
    name = call(OP.qualifiedName, intern(HTML), 0, intern(toASCIILower(localName)));
    page.elementNames.set(localName, name);
  }
  return name;
}
const SCRIPT = htmlName('script');
const characterSet = id => id === documentNode && pageCharacterSet || characterSets.get(id) || 'UTF-8';
const contentType = id => contentTypes.get(id) ||
  (isHTMLDocumentId(id) ? 'text/html' : id === documentNode ? pageContentType : 'application/xml');

// https://dom.spec.whatwg.org/#flatten-element-creation-options
export function isOption(options) {
  if (options === undefined || options === null) return null;
  if (typeof options !== 'object' && typeof options !== 'function') { toText(options); return null; }
  const { is } = options;
  return is === undefined ? null : toText(is);
}
export function createWithOptions(id, name, is) {
  const custom = pageHooks.createCustom === null ? null : pageHooks.createCustom(id, name, is);
  if (custom !== null) return idOf(custom);
  const element = call(OP.createElement, name, id, 0);
  if (is !== null) callValues(OP.customSetIs, element, is);
  if (name === SCRIPT && hooks.scriptMade !== null) hooks.scriptMade(element);
  return element;
}

export const DocumentSteps = {
  __proto__: null,
  construct: () => documentMade(call(OP.createDocument, 0, 0, 0)),
  createElement(id, localName, options) {
    const is = isOption(options);
    if (isHTMLDocumentId(id)) {
      const name = htmlName(localName);
      if (is !== null || pageHooks.createCustom !== null) return createWithOptions(id, name, is);
      const element = call(OP.createElement, name, id, 0);
      if (name === SCRIPT && hooks.scriptMade !== null) hooks.scriptMade(element);
      return element;
    }
    if (!isElementName(localName)) fail('InvalidCharacterError');
    const namespace = contentType(id) === 'application/xhtml+xml' ? HTML : '';
    return createWithOptions(id, call(OP.qualifiedName, intern(namespace), 0, intern(localName)), is);
  },
};
// A copy has the URL, the encoding, the type and the interface of its original. https://dom.spec.whatwg.org/#concept-node-clone
export const documentCloned = (id, copy) => {
  contentTypes.set(copy, contentType(id));
  characterSets.set(copy, characterSet(id));
  addressCloned(id, copy);
  adoptWrapper(ObjectCreate(getPrototypeOf(wrap(id))), copy);
};
export const documentElementOf = id => child(id, 1);
export const doctypeOf = id => child(id, 10);
export { contentType as contentTypeOf, characterSet as characterSetOf };
export const setCharacterSet = (id, name) => { characterSets.set(id, name); };
