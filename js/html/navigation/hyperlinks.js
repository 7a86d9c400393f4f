// js/html/navigation/hyperlinks.js: a and area elements, with the parts of their addresses.
// https://html.spec.whatwg.org/multipage/links.html#htmlhyperlinkelementutils
//
// Reads   attributes and links. Writes through native calls. Exports the steps of the interfaces. Exposes nothing.
import { each } from '../../primordials.js';
import { documentIdOf, writeContent } from '../../arena.js';
import { toUSV } from '../../webidl/conversions.js';
import { changeURL, parseURL } from '../../url/parsing.js';
import { textContentOf } from '../../dom/Node.js';
import { characterSetOf } from '../../dom/Document.js';
import { setText, textOf } from '../../dom/contentAttributes.js';
import { baseOf, urlOf } from '../../dom/baseURLs.js';

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
export { links as HTMLHyperlinkElementUtilsSteps };
for (const { 0: part, 1: setter } of each([['protocol', 'setProtocol'], ['username', 'setUsername'], ['password', 'setPassword'], ['host', 'setHost'],
  ['hostname', 'setHostname'], ['port', 'setPort'], ['pathname', 'setPathname'], ['search', 'setSearch'], ['hash', 'setHash']])) {
  links[part] = id => { const parts = partsOf(id); return parts === null ? part === 'protocol' ? ':' : '' : parts[part]; };
  links[setter] = (id, value) => {
    const parts = partsOf(id), changed = parts === null ? null : changeURL(parts.href, part, value);
    if (changed !== null) setText(id, 'href', changed.href);
  };
}
export const HTMLAnchorElementSteps = { __proto__: null, text: textContentOf, setText: writeContent };
