// js/dom/addresses.js: the page's document, and the URLs of documents. https://dom.spec.whatwg.org/#concept-document-url
//
// Reads and writes nothing of the arena.
// Exports mainDocument (id) · documentURL(document id), setDocumentURL(text): of the page's document · documentAddresses: the URLs of
//         others · fallbackBases · addressCloned(document id, copy's).
// Exposes nothing.
'use strict'; { const G = this; const { documentNode,
PrivateMap,
pageState } = G;

const mainDocument = G.mainDocument = documentNode;
const page = pageState('dom/addresses', () => ({
  __proto__: null,
  address: 'about:blank',
  // Documents of DOMParser have the URL of the calling script's document.
  // https://html.spec.whatwg.org/multipage/dynamic-markup-insertion.html#dom-domparser-parsefromstring
  documentAddresses: PrivateMap(),
  // The base URLs of documents in frames: the document that contains the frame, by id.
  fallbackBases: PrivateMap(),
}));
const { documentAddresses, fallbackBases } = page; G.documentAddresses = documentAddresses; G.fallbackBases = fallbackBases;
const documentURL = G.documentURL = documentId => documentId === mainDocument ? page.address : documentAddresses.get(documentId) || 'about:blank';
G.setDocumentURL = text => { page.address = text; };
// A copy of a document has the same URL.
G.addressCloned = (documentId, copy) => {
  documentAddresses.set(copy, documentURL(documentId));
  const fallback = fallbackBases.get(documentId);
  if (fallback !== undefined) fallbackBases.set(copy, fallback);
};
}
