// js/html/documents/metadataElements.js: base and title elements. https://html.spec.whatwg.org/multipage/semantics.html#document-metadata
//
// Reads   attributes and links. Writes through native calls. Exports the steps of the interfaces. Exposes nothing.
import { documentIdOf, writeContent } from '../../arena.js';
import { toUSV } from '../../webidl/conversions.js';
import { parseURL } from '../../url/parsing.js';
import { documentURL, fallbackBases } from '../../dom/addresses.js';
import { setText, textOrEmpty } from '../../dom/contentAttributes.js';
import { baseOf } from '../../dom/baseURLs.js';
import { childText } from 'late:../../dom/childText.js';

export const HTMLBaseElementSteps = {
  __proto__: null,
  href(id) {
    const document = documentIdOf(id), embedder = fallbackBases.get(document);
    const text = textOrEmpty(id, 'href'), parts = parseURL(toUSV(text), embedder === undefined ? documentURL(document) : baseOf(embedder));
    return parts === null ? toUSV(text) : parts.href;
  },
  setHref(id, value) { setText(id, 'href', value); },
};
export const HTMLTitleElementSteps = { __proto__: null, text: id => childText(id), setText: writeContent };
