// js/html/navigation/hyperlinks.js: a and area elements, with the parts of their addresses.
// https://html.spec.whatwg.org/multipage/links.html#htmlhyperlinkelementutils
//
// Reads   attributes and links. Writes through native calls. Exports the steps of the interfaces. Exposes nothing.
'use strict'; { const G = this; const { each,
documentIdOf, writeContent,
toUSV,
changeURL, parseURL,
textContentOf,
characterSetOf,
setText, textOf,
baseOf, urlOf } = G;

const partsOf = id => {
  const href = textOf(id, 'href');
  const document = documentIdOf(id);
  return href === null ? null : parseURL(toUSV(href), baseOf(document), characterSetOf(document));
};
const links = {
  __proto__: null,
  href: id => urlOf(id, 'href'), setHref(id, value) { setText(id, 'href', value); },
  origin(id) { const parts = partsOf(id); return parts === null ? '' : parts.origin; },
};
G.HTMLHyperlinkElementUtilsSteps = links;
for (const { 0: part, 1: setter } of each([['protocol', 'setProtocol'], ['username', 'setUsername'], ['password', 'setPassword'], ['host', 'setHost'],
  ['hostname', 'setHostname'], ['port', 'setPort'], ['pathname', 'setPathname'], ['search', 'setSearch'], ['hash', 'setHash']])) {
  links[part] = id => { const parts = partsOf(id); return parts === null ? part === 'protocol' ? ':' : '' : parts[part]; };
  links[setter] = (id, value) => {
    const parts = partsOf(id), changed = parts === null ? null : changeURL(parts.href, part, value);
    if (changed !== null) setText(id, 'href', changed.href);
  };
}
G.HTMLAnchorElementSteps = { __proto__: null, text: textContentOf, setText: writeContent };
}
