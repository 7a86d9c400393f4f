// js/html/documents/Document.js: the page's document, and the state of each document; HTML's other members of Document are in
// js/idl/HTMLDocument.webidl. https://html.spec.whatwg.org/multipage/dom.html#the-document-object
//
// Reads and writes nothing of the arena.
// Exports document: the page's document · documentState: set by js/html/scripting/pageScripts.js and
//         js/html/customElements/customElements.js. Sets hooks.
// Exposes HTMLDocument, and the member `location` of documents.
import { documentNode, global } from 'native';
import { ObjectCreate, defineProperty } from '../../primordials.js';
import { pageState } from '../../page.js';
import { hooks, pageHooks } from '../../hooks.js';
import { adoptWrapper, documentId, isHTMLDocumentId, wrap } from '../../arena.js';
import { defineInterface, markDescriptor } from '../../webidl/interface.js';
import { toUSV } from '../../webidl/conversions.js';
import { mainDocument } from '../../dom/addresses.js';
import { Document } from '../../bindings/eagerNodes.js';
import { XMLDocument } from 'late:../../bindings/Document.js';
import { makeLocation } from 'late:../../bindings/navigation.js';
import { LocationSteps, location as locationOf } from 'late:../navigation/Location.js';

// `refusesMarkup` is above 0 while a parser constructs custom elements; then document.write is refused. `currentScript` is an id.
export const documentState = pageState('html/documents/Document', () => ({
  __proto__: null,
  refusesMarkup: 0, readyState: 'complete', currentScript: 0,
}));
export const HTMLDocument = defineInterface('HTMLDocument', { __proto__: null, parent: Document });
hooks.htmlDocumentPrototype = HTMLDocument.prototype;
if (!isHTMLDocumentId(documentNode)) {
  adoptWrapper(ObjectCreate(XMLDocument.prototype), documentNode);
}
export const document = wrap(mainDocument);
// [LegacyUnforgeable] Only the page's own document is in a window.
const windowOf = id => id === mainDocument ? global : hooks.windowOf(id);
const { get, set } = Object.getOwnPropertyDescriptor({
  __proto__: null,
  get location() {
    const window = windowOf(documentId(this));
    return window === null ? null : makeLocation(locationOf(window));
  },
  set location(value) {
    const window = windowOf(documentId(this));
    if (window !== null) LocationSteps.setHref(locationOf(window), toUSV(value));
  },
}, 'location');
const location = { __proto__: null, get, set, enumerable: true, configurable: false };
markDescriptor(location, 'location');
hooks.documentMade = document => {
  defineProperty(document, 'location', pageHooks.descriptorIn === null ? location : pageHooks.descriptorIn(documentId(document), location, 'location'));
};
