// js/dom/Document.js: documents, and what most scripts do with them. https://dom.spec.whatwg.org/#interface-document
//
// Reads   arena bytes through js/arena.js. Writes nothing: each change is one native call, which checks it.
// Exports DocumentSteps (js/idl/Document.webidl; the others are js/dom/documentSteps.js's) · documentElementOf(document id), doctypeOf ·
//         htmlName(local name): id of an HTML element's name · isOption(options of createElement): its `is`, null without ·
//         createWithOptions(document id, name id, is) → element id · contentTypes by document id, contentTypeOf(document id) ·
//         characterSetOf(document id), setCharacterSet(id, name) · documentCloned(id, copy).
// Throws  DOMException as specified. Exposes nothing.
'use strict'; { const G = this; const { documentNode,
ObjectCreate, PrivateMap, getPrototypeOf, toASCIILower,
hooks,
adoptWrapper, call, callValues, idOf, intern, isHTMLDocumentId, wrap,
N,
fail, toText,
addressCloned,
isElementName } = G;


const HTML = 'http://www.w3.org/1999/xhtml';
const child = (id, kind) => {
  for (let c = N[id << 3 | 4]; c !== 0; c = N[c << 3 | 3]) if ((N[c << 3] & 255) === kind) return c;
  return 0;
};
// Ids of the names of HTML elements that scripts create, by what the script wrote.
let elementNames = PrivateMap(), elementNameCount = 0;
function htmlName(localName) {
  let name = elementNames.get(localName);
  if (name === undefined) {
    if (!isElementName(localName)) fail('InvalidCharacterError');
    if (elementNameCount++ > 4000) { elementNames = PrivateMap(); elementNameCount = 0; }
    name = call(13, intern(HTML), 0, intern(toASCIILower(localName)));
    elementNames.set(localName, name);
  }
  return name;
} G.htmlName = htmlName;
const SCRIPT = htmlName('script');
// Of copies of the page's document; what scripts make from nothing is UTF-8.
const characterSets = PrivateMap();
const characterSet = id => id === documentNode && G.characterSet || characterSets.get(id) || 'UTF-8';
const contentTypes = G.contentTypes = PrivateMap();
const contentType = id => contentTypes.get(id) || (isHTMLDocumentId(id) ? 'text/html' : 'application/xml');

// https://dom.spec.whatwg.org/#flatten-element-creation-options
function isOption(options) {
  if (options === undefined || options === null) return null;
  if (typeof options !== 'object' && typeof options !== 'function') { toText(options); return null; }
  const { is } = options;
  return is === undefined ? null : toText(is);
} G.isOption = isOption;
function createWithOptions(id, name, is) {
  const custom = hooks.createCustom === null ? null : hooks.createCustom(id, name, is);
  if (custom !== null) return idOf(custom);
  const element = call(14, name, id, 0);
  if (is !== null) callValues(166, element, is);
  if (name === SCRIPT && hooks.scriptMade !== null) hooks.scriptMade(element);
  return element;
} G.createWithOptions = createWithOptions;

G.DocumentSteps = {
  __proto__: null,
  construct: () => call(22, 0, 0, 0),
  createElement(id, localName, options) {
    const is = isOption(options);
    if (isHTMLDocumentId(id)) {
      const name = htmlName(localName);
      if (is !== null || hooks.createCustom !== null) return createWithOptions(id, name, is);
      const element = call(14, name, id, 0);
      if (name === SCRIPT && hooks.scriptMade !== null) hooks.scriptMade(element);
      return element;
    }
    if (!isElementName(localName)) fail('InvalidCharacterError');
    const namespace = contentType(id) === 'application/xhtml+xml' ? HTML : '';
    return createWithOptions(id, call(13, intern(namespace), 0, intern(localName)), is);
  },
};
// A copy has the address, the encoding, the type and the interface of what it was made from.
// https://dom.spec.whatwg.org/#concept-node-clone
G.documentCloned = (id, copy) => {
  contentTypes.set(copy, contentType(id));
  characterSets.set(copy, characterSet(id));
  addressCloned(id, copy);
  adoptWrapper(ObjectCreate(getPrototypeOf(wrap(id))), copy);
};
G.documentElementOf = id => child(id, 1);
G.doctypeOf = id => child(id, 10);
G.contentTypeOf = contentType; G.characterSetOf = characterSet;
G.setCharacterSet = (id, name) => { characterSets.set(id, name); };
}
