// js/html/base.js: what the files of html/, url/ and cssom/ share: the page's address.
//
// Reads   whether documents have fragments. Writes nothing. Exports mainDocument (id), documentURL(document id), setDocumentURL(text),
//         pageOpened(): called once it is known what the page is, before any script of the page runs ·
//         parsedNodes: how many nodes there were then.
//         Exposes nothing itself.
'use strict'; { const G = this; const { documentNode,
PrivateMap,
FRAGMENTS, H,
openClock } = G;






let nodeCount = 0;
const mainDocument = G.mainDocument = documentNode;
G.parsedNodes = () => nodeCount;
let address = 'about:blank';
const documentURL = G.documentURL = documentId => documentId === mainDocument ? address : documentAddresses.get(documentId) || 'about:blank';
G.setDocumentURL = text => { address = text; };
// The header's number of nodes.
const NODE_COUNT = 0;
G.pageOpened = () => {
  nodeCount = H[NODE_COUNT];
  openClock();
  const url = G.url || 'about:blank', parsed = G.parseURL(url, null);
  address = parsed === null ? url : parsed.href;
  const hash = parsed === null ? '' : parsed.hash;
  if (hash !== '' || H[FRAGMENTS] !== 0) G.setFragment(mainDocument, hash);
  G.documentOpened();
  G.nodesOpened();
};
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
