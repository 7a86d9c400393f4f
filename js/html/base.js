// js/html/base.js: what the files of html/, url/ and cssom/ share: the page's address.
//
// Reads   whether documents have fragments. Writes nothing. Exports mainDocument (id), documentURL(document id), setDocumentURL(text),
//         pageOpened(): called once it is known what the page is, before any script of the page runs ·
//         parsedNodes: how many nodes there were then.
//         Exposes nothing itself.
import { documentNode } from 'native';
import { PrivateMap } from '../primordials.js';
import { FRAGMENTS, H } from '../arena.js';
import { openClock } from '../timing/clock.js';
import { url as pageURL } from 'late:native';
import { documentOpened } from 'late:./Document.js';
import { setFragment } from 'late:./Location.js';
import { parseURL } from 'late:./attributes.js';
import { nodesOpened } from 'late:./resources.js';

let nodeCount = 0;
export const mainDocument = documentNode;
export const parsedNodes = () => nodeCount;
let address = 'about:blank';
export const documentURL = documentId => documentId === mainDocument ? address : documentAddresses.get(documentId) || 'about:blank';
export const setDocumentURL = text => { address = text; };
// The header's number of nodes.
const NODE_COUNT = 0;
export const pageOpened = () => {
  nodeCount = H[NODE_COUNT];
  openClock();
  const url = pageURL || 'about:blank', parsed = parseURL(url, null);
  address = parsed === null ? url : parsed.href;
  const hash = parsed === null ? '' : parsed.hash;
  if (hash !== '' || H[FRAGMENTS] !== 0) setFragment(mainDocument, hash);
  documentOpened();
  nodesOpened();
};
// Documents that DOMParser makes have their maker's address.
// https://html.spec.whatwg.org/multipage/dynamic-markup-insertion.html#dom-domparser-parsefromstring
export const documentAddresses = PrivateMap();
// Documents of frames resolve against the document that holds the frame, by its id.
export const fallbackBases = PrivateMap();
// A copy of a document is at the same address.
export const addressCloned = (documentId, copy) => {
  documentAddresses.set(copy, documentURL(documentId));
  const fallback = fallbackBases.get(documentId);
  if (fallback !== undefined) fallbackBases.set(copy, fallback);
};
