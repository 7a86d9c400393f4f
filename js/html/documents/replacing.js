// js/html/documents/replacing.js: replaces the page by a text, as the value of a javascript: address does.
// https://html.spec.whatwg.org/multipage/browsing-the-web.html#evaluate-a-javascript:-url
//
// The page keeps its window and its address. Reads and writes nothing of the arena itself.
// Exports replaceDocument(markup).
// Exposes nothing.
import { mainDocument } from '../../dom/addresses.js';
import { DocumentSteps_HTMLDocument } from './documentSteps.js';

export const replaceDocument = markup => {
  DocumentSteps_HTMLDocument.open(mainDocument);
  DocumentSteps_HTMLDocument.write(mainDocument, [markup]);
  DocumentSteps_HTMLDocument.close(mainDocument);
};
