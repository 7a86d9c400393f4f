// js/html/base.js: what the files of html/, url/ and cssom/ share: the page's address.
//
// Reads   whether documents have fragments. Writes nothing. Offers G.mainDocument (id), G.documentURL(document id), G.setDocumentURL(text),
//         G.pageOpened(): called once it is known what the page is, before any script of the page runs ·
//         G.parsedNodes: how many nodes there were then.
//         Exposes nothing itself.
'use strict';
{
  const G = this;
  G.mainDocument = G.documentNode;
  let address = 'about:blank';
  G.documentURL = documentId => documentId === G.mainDocument ? address : G.documentAddresses.get(documentId) || 'about:blank';
  G.setDocumentURL = text => { address = text; };
  // The header's number of nodes.
  const NODE_COUNT = 0;
  G.pageOpened = () => {
    G.parsedNodes = G.H[NODE_COUNT];
    G.openClock();
    const url = G.url || 'about:blank', parsed = G.parseURL(url, null);
    address = parsed === null ? url : parsed.href;
    const hash = parsed === null ? '' : parsed.hash;
    if (hash !== '' || G.H[G.FRAGMENTS] !== 0) G.setFragment(G.mainDocument, hash);
    G.documentOpened();
    G.nodesOpened();
  };
  // Documents that DOMParser makes have their maker's address.
  // https://html.spec.whatwg.org/multipage/dynamic-markup-insertion.html#dom-domparser-parsefromstring
  G.documentAddresses = G.PrivateMap();
  // Documents of frames resolve against the document that holds the frame, by its id.
  G.fallbackBases = G.PrivateMap();
  // A copy of a document is at the same address.
  G.addressCloned = (documentId, copy) => {
    G.documentAddresses.set(copy, G.documentURL(documentId));
    const fallback = G.fallbackBases.get(documentId);
    if (fallback !== undefined) G.fallbackBases.set(copy, fallback);
  };
}
