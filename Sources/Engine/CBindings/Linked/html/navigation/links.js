// js/html/navigation/links.js: the targets of links and forms. https://html.spec.whatwg.org/multipage/links.html#following-hyperlinks-2
//
// Reads   attributes. Writes nothing.
// Exports targetOf(element id) · followLink(element id). Exposes nothing.
'use strict'; { const G = this; const { pageState,
documentIdOf,
toUSV,
parseURL,
mainDocument,
isConnected,
LiveList,
has, isHTML, textOf,
baseOf } = G;



// The target attribute of a link or form. https://html.spec.whatwg.org/multipage/semantics.html#get-an-element's-target
const page = pageState('html/navigation/links', () => ({ __proto__: null, bases: null }));
const targetOf = G.targetOf = id => {
  const own = textOf(id, 'target');
  if (own !== null || documentIdOf(id) !== mainDocument) return own || '';
  const matches = e => isHTML(e, 'base') && has(e, 'target');
  if (page.bases === null) page.bases = new LiveList(mainDocument, { __proto__: null, deep: true, attributes: true, matches, build: null });
  const all = page.bases.all();
  return all.length === 0 ? '' : textOf(all[0], 'target');
};
// Follows a link after a click. A URL that cannot be parsed is not followed.
// https://html.spec.whatwg.org/multipage/links.html#following-hyperlinks-2
G.followLink = id => {
  const document = documentIdOf(id), name = targetOf(id);
  const target = parseURL(toUSV(textOf(id, has(id, 'href') ? 'href' : 'xlink:href')), baseOf(document));
  if (target === null || document !== mainDocument && !G.isActiveDocument(document) || isHTML(id, 'area') && !isConnected(id)) return;
  const frame = name === '' && document === mainDocument ? 0 : G.chosenFrame(name, document);
  // NB: A download does not navigate a frame.
  if (frame === 0) G.goTo(target); else if (!has(id, 'download')) G.navigateFrame(frame, target);
};
}
