// js/html/documents/metadataElements.js: base and title elements. https://html.spec.whatwg.org/multipage/semantics.html#document-metadata
//
// Reads   attributes and links. Writes through native calls. Exports the steps of the interfaces. Exposes nothing.
'use strict'; { const G = this; const { documentIdOf, writeContent,
toUSV,
parseURL,
documentURL, fallbackBases,
setText, textOrEmpty,
baseOf } = G;


G.HTMLBaseElementSteps = {
  __proto__: null,
  href(id) {
    const document = documentIdOf(id), embedder = fallbackBases.get(document);
    const text = textOrEmpty(id, 'href'), parts = parseURL(toUSV(text), embedder === undefined ? documentURL(document) : baseOf(embedder));
    return parts === null ? toUSV(text) : parts.href;
  },
  setHref(id, value) { setText(id, 'href', value); },
};
G.HTMLTitleElementSteps = { __proto__: null, text: id => G.childText(id), setText: writeContent };
}
