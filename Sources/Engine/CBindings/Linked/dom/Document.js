// js/dom/Document.js: documents: the members that most scripts use. https://dom.spec.whatwg.org/#interface-document
//
// Reads   arena bytes through js/arena.js. Writes nothing: each change is one native call, which checks it.
// Exports DocumentSteps (js/idl/Document.webidl; others are in js/dom/documentSteps.js) · documentElementOf(document id), doctypeOf ·
//         htmlName(local name): id of an HTML element's name · isOption(options of createElement): its `is`, or null ·
//         createWithOptions(document id, name id, is) → element id · contentTypes by document id, contentTypeOf(document id) ·
//         characterSetOf(document id), setCharacterSet(id, name) · documentCloned(id, copy).
// Throws  DOMException as specified. Exposes nothing.
'use strict'; { const G = this; const OP = { __proto__: null, qualifiedName: 13, createElement: 14, customSetIs: 169, createDocument: 22 }; const { contentType: pageContentType, documentNode,
ObjectCreate, PrivateMap, getPrototypeOf, toASCIILower,
hooks, pageHooks,
pageState,
adoptWrapper, call, callValues, idOf, intern, isHTMLDocumentId, wrap,
N,
fail, toText,
addressCloned, documentMade,
isElementName } = G;


const HTML = 'http://www.w3.org/1999/xhtml';
const child = (id, kind) => {
  for (let c = N[id << 3 | 4]; c !== 0; c = N[c << 3 | 3]) if ((N[c << 3] & 255) === kind) return c;
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
const { contentTypes } = page; G.contentTypes = contentTypes;
function htmlName(localName) {
  let name = page.elementNames.get(localName);
  if (name === undefined) {
    if (!isElementName(localName)) fail('InvalidCharacterError');
    if (page.elementNameCount++ > 4000) { page.elementNames = PrivateMap(); page.elementNameCount = 0; }
    name = call(OP.qualifiedName, intern(HTML), 0, intern(toASCIILower(localName)));
    page.elementNames.set(localName, name);
  }
  return name;
} G.htmlName = htmlName;
const SCRIPT = htmlName('script');
const characterSet = id => id === documentNode && G.characterSet || characterSets.get(id) || 'UTF-8';
const contentType = id => contentTypes.get(id) ||
  (isHTMLDocumentId(id) ? 'text/html' : id === documentNode ? pageContentType : 'application/xml');

// https://dom.spec.whatwg.org/#flatten-element-creation-options
function isOption(options) {
  if (options === undefined || options === null) return null;
  if (typeof options !== 'object' && typeof options !== 'function') { toText(options); return null; }
  const { is } = options;
  return is === undefined ? null : toText(is);
} G.isOption = isOption;
function createWithOptions(id, name, is) {
  const custom = pageHooks.createCustom === null ? null : pageHooks.createCustom(id, name, is);
  if (custom !== null) return idOf(custom);
  const element = call(OP.createElement, name, id, 0);
  if (is !== null) callValues(OP.customSetIs, element, is);
  if (name === SCRIPT && hooks.scriptMade !== null) hooks.scriptMade(element);
  return element;
} G.createWithOptions = createWithOptions;

G.DocumentSteps = {
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
