// js/html/opening.js: what is done once it is known what the page is.
//
// Reads   whether documents have fragments, and how many nodes there are. Writes nothing.
// Exports pageOpened(): called before any script of the page runs · parsedNodes(): how many nodes there were then.
// Exposes nothing itself.
'use strict'; { const G = this; 
const { hooks,
callValues,
H,
parseURL,
mainDocument, setDocumentURL,
openClock } = G;






let parsedCount = 0;
G.parsedNodes = () => parsedCount;
// The page's document gets the names of its elements, and then its `location`.
function openDocument() {
  const names = callValues(193);
  if (names !== '0') G.exposeNames(names);
  hooks.documentMade(G.document);
}
G.pageOpened = () => {
  parsedCount = H[0];
  openClock();
  const url = G.url || 'about:blank', parsed = parseURL(url, null);
  setDocumentURL(parsed === null ? url : parsed.href);
  const hash = parsed === null ? '' : parsed.hash;
  if (hash !== '' || H[409] !== 0) G.setFragment(mainDocument, hash);
  openDocument();
  G.nodesOpened();
};
}
