// js/html/documents/replacing.js: replaces the page by a text, as the value of a javascript: address does.
// https://html.spec.whatwg.org/multipage/browsing-the-web.html#evaluate-a-javascript:-url
//
// The page keeps its window and its address. Reads and writes nothing of the arena itself.
// Exports replaceDocument(markup).
// Exposes nothing.
'use strict'; { const G = this; const { mainDocument,
DocumentSteps_HTMLDocument } = G;

G.replaceDocument = markup => {
  DocumentSteps_HTMLDocument.open(mainDocument);
  DocumentSteps_HTMLDocument.write(mainDocument, [markup]);
  DocumentSteps_HTMLDocument.close(mainDocument);
};
}
