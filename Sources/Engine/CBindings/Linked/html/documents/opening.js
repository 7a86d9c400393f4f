// js/html/documents/opening.js: steps that run when the page's URL and options are known.
//
// Reads   whether documents have fragments, and the number of nodes. Writes nothing.
// Exports pageOpened(): called before any script of the page runs · parsedNodes(): the number of nodes at that time.
// Exposes nothing itself.
'use strict'; { const G = this; const OP = { __proto__: null, documentNames: 196 }; 
const { hooks,
pageState,
callValues,
H,
parseURL,
mainDocument, setDocumentURL,
openClock } = G;






const page = pageState('html/documents/opening', () => ({ __proto__: null, parsedCount: 0 }));
G.parsedNodes = () => page.parsedCount;
// The page's document gets the names of its elements, and then its `location`.
function openDocument() {
  const names = callValues(OP.documentNames);
  if (names !== '0') G.exposeNames(names);
  hooks.documentMade(G.document);
}
G.pageOpened = () => {
  page.parsedCount = H[0];
  openClock();
  const url = G.url || 'about:blank', parsed = parseURL(url, null);
  setDocumentURL(parsed === null ? url : parsed.href);
  const hash = parsed === null ? '' : parsed.hash;
  if (hash !== '' || H[409] !== 0) G.setFragment(mainDocument, hash);
  openDocument();
  G.nodesOpened();
};
}
