// js/html/Document.js: the page's document, and what each document has of its own; HTML's other members of Document: js/idl/HTMLDocument.webidl.
// https://html.spec.whatwg.org/multipage/dom.html#the-document-object
//
// Reads and writes nothing of the arena.
// Offers  G.document: the page's · G.htmlDocumentPrototype · G.readyState, G.currentScript (id): what
//         js/html/pageScripts.js sets where the page's scripts run · G.documentOpened(): called once the page is parsed ·
//         G.refusesMarkup. Sets hooks.activation.
// Exposes HTMLDocument, and `location` of documents.
'use strict';
{
  const G = this;
  const { defineInterface, Document, documentId, wrap, callNamed, toUSV } = G;

  // Above 0 while a parser constructs custom elements: nothing can be written then.
  G.refusesMarkup = 0;
  G.readyState = 'complete';
  G.currentScript = 0;
  const HTMLDocument = defineInterface('HTMLDocument', { __proto__: null, parent: Document });
  G.htmlDocumentPrototype = HTMLDocument.prototype;
  if (!G.isHTMLDocumentId(G.documentNode)) {
    G.contentTypes.set(G.documentNode, G.contentType);
    G.adoptWrapper(G.ObjectCreate(G.XMLDocument.prototype), G.documentNode);
  }
  G.document = wrap(G.mainDocument);
  // [LegacyUnforgeable] Only the page's own document is in a window.
  const { get, set } = Object.getOwnPropertyDescriptor({
    __proto__: null,
    get location() {
      const id = documentId(this), window = id === G.mainDocument ? null : G.windowOf(id);
      return id === G.mainDocument ? G.makeLocation(G.location()) : window === null ? null : window.location;
    },
    set location(value) { if (documentId(this) === G.mainDocument) G.navigate(toUSV(value)); },
  }, 'location');
  const location = { __proto__: null, get, set, enumerable: true, configurable: false };
  G.markDescriptor(location, 'location');
  G.hooks.documentMade = document => { G.defineProperty(document, 'location', location); };
  // The page's document gets the names of its elements, and then its `location`.
  G.documentOpened = () => {
    const names = callNamed('document.names');
    if (names !== '0') G.exposeNames(names);
    G.hooks.documentMade(G.document);
  };

  // https://dom.spec.whatwg.org/#eventtarget-activation-behavior
  G.hooks.activation = (event, path) => G.eventState(event).type === 'click' && G.isMouseEvent(event) ? G.activationBehavior(event, path) : null;
}
