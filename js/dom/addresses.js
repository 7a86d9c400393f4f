// js/dom/addresses.js: the page's document, and the URLs of documents. https://dom.spec.whatwg.org/#concept-document-url
//
// Reads and writes nothing of the arena.
// Exports mainDocument (id) · documentURL(document id), setDocumentURL(text, document id) · documentAddresses: the URLs of others · fallbackBases ·
//         addressCloned(document id, copy's).
//         Documents of realms; 0 is the page's: enterDocument(id): functions of its realm run from now on · currentDocument(): that of the running
//         function · enterScript(id) → the one before: a script of its realm is called by the host · entryDocument(): that of the script ·
//         documentMade(id): a function of the current realm made a document · creatorOf(document id): the document of that realm.
// Exposes nothing.
import { documentNode } from 'native';
import { PrivateMap } from '../primordials.js';
import { pageState } from '../page.js';

export const mainDocument = documentNode;
const page = pageState('dom/addresses', () => ({
  __proto__: null,
  address: 'about:blank',
  // Documents of DOMParser have the URL of the calling script's document.
  // https://html.spec.whatwg.org/multipage/dynamic-markup-insertion.html#dom-domparser-parsefromstring
  documentAddresses: PrivateMap(),
  // The base URLs of documents in frames: the document that contains the frame, by id.
  fallbackBases: PrivateMap(),
  // The document of the current realm, 0 for the page's, and those of the realms that made documents.
  current: 0, creators: PrivateMap(),
  // The document of the script that the host called, 0 for the page's.
  entry: 0,
}));
export const { documentAddresses, fallbackBases } = page;
export const enterDocument = id => { page.current = id; };
export const currentDocument = () => page.current === 0 ? mainDocument : page.current;
export const entryDocument = () => page.entry === 0 ? mainDocument : page.entry;
export const enterScript = id => {
  const outer = page.entry;
  page.entry = id;
  return outer;
};
export const documentMade = id => {
  if (page.current !== 0) page.creators.set(id, page.current);
  return id;
};
export const creatorOf = id => page.creators.get(id) ?? 0;
export const documentURL = documentId => documentId === mainDocument ? page.address : documentAddresses.get(documentId) || 'about:blank';
export const setDocumentURL = (text, documentId = mainDocument) => {
  if (documentId === mainDocument) page.address = text; else documentAddresses.set(documentId, text);
};
// A copy of a document has the same URL.
export const addressCloned = (documentId, copy) => {
  documentAddresses.set(copy, documentURL(documentId));
  const fallback = fallbackBases.get(documentId);
  if (fallback !== undefined) fallbackBases.set(copy, fallback);
};
