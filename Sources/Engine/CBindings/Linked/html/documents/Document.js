// js/html/documents/Document.js: the page's document, and the state of each document; HTML's other members of Document are in
// js/idl/HTMLDocument.webidl. https://html.spec.whatwg.org/multipage/dom.html#the-document-object
//
// Reads and writes nothing of the arena.
// Exports document: the page's document · documentState: set by js/html/scripting/pageScripts.js and
//         js/html/customElements/customElements.js. Sets hooks.
// Exposes HTMLDocument, and the member `location` of documents.
'use strict'; { const G = this; const { documentNode, global,
ObjectCreate, defineProperty,
pageState,
hooks, pageHooks,
adoptWrapper, documentId, isHTMLDocumentId, wrap,
defineInterface, markDescriptor,
toUSV,
mainDocument,
Document } = G;




// `refusesMarkup` is above 0 while a parser constructs custom elements; then document.write is refused. `currentScript` is an id.
G.documentState = pageState('html/documents/Document', () => ({
  __proto__: null,
  refusesMarkup: 0, readyState: 'complete', currentScript: 0,
}));
const HTMLDocument = G.HTMLDocument = defineInterface('HTMLDocument', { __proto__: null, parent: Document });
hooks.htmlDocumentPrototype = HTMLDocument.prototype;
if (!isHTMLDocumentId(documentNode)) {
  adoptWrapper(ObjectCreate(G.XMLDocument.prototype), documentNode);
}
const document = G.document = wrap(mainDocument);
// [LegacyUnforgeable] Only the page's own document is in a window.
const windowOf = id => id === mainDocument ? global : hooks.windowOf(id);
const { get, set } = Object.getOwnPropertyDescriptor({
  __proto__: null,
  get location() {
    const window = windowOf(documentId(this));
    return window === null ? null : G.makeLocation(G.location(window));
  },
  set location(value) {
    const window = windowOf(documentId(this));
    if (window !== null) G.LocationSteps.setHref(G.location(window), toUSV(value));
  },
}, 'location');
const location = { __proto__: null, get, set, enumerable: true, configurable: false };
markDescriptor(location, 'location');
hooks.documentMade = document => {
  defineProperty(document, 'location', pageHooks.descriptorIn === null ? location : pageHooks.descriptorIn(documentId(document), location, 'location'));
};
}
