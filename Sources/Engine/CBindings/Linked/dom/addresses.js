// js/dom/addresses.js: the page's document, and at which addresses documents are. https://dom.spec.whatwg.org/#concept-document-url
//
// Reads and writes nothing of the arena.
// Exports mainDocument (id) · documentURL(document id), setDocumentURL(text): of the page's · documentAddresses: those of others ·
//         fallbackBases · addressCloned(document id, copy's).
// Exposes nothing.
'use strict'; { const G = this; const { documentNode,
PrivateMap } = G;

const mainDocument = G.mainDocument = documentNode;
let address = 'about:blank';
const documentURL = G.documentURL = documentId => documentId === mainDocument ? address : documentAddresses.get(documentId) || 'about:blank';
G.setDocumentURL = text => { address = text; };
// Documents that DOMParser makes have their maker's address.
// https://html.spec.whatwg.org/multipage/dynamic-markup-insertion.html#dom-domparser-parsefromstring
const documentAddresses = G.documentAddresses = PrivateMap();
// Documents of frames resolve against the document that holds the frame, by its id.
const fallbackBases = G.fallbackBases = PrivateMap();
// A copy of a document is at the same address.
G.addressCloned = (documentId, copy) => {
  documentAddresses.set(copy, documentURL(documentId));
  const fallback = fallbackBases.get(documentId);
  if (fallback !== undefined) fallbackBases.set(copy, fallback);
};
}
