// js/html/navigation/links.js: the targets of links and forms. https://html.spec.whatwg.org/multipage/links.html#following-hyperlinks-2
//
// Reads   attributes. Writes nothing.
// Exports targetOf(element id) · followLink(element id). Exposes nothing.
import { pageState } from '../../page.js';
import { documentIdOf } from '../../arena.js';
import { toUSV } from '../../webidl/conversions.js';
import { parseURL } from '../../url/parsing.js';
import { mainDocument } from '../../dom/addresses.js';
import { isConnected } from '../../dom/Node.js';
import { LiveList } from '../../dom/LiveList.js';
import { has, isHTML, textOf } from '../../dom/contentAttributes.js';
import { baseOf } from '../../dom/baseURLs.js';
import { goTo } from 'late:./Location.js';
import { chosenFrame, isActiveDocument, navigateFrame } from 'late:../windows/frames.js';

// The target attribute of a link or form. https://html.spec.whatwg.org/multipage/semantics.html#get-an-element's-target
const page = pageState('html/navigation/links', () => ({ __proto__: null, bases: null }));
export const targetOf = id => {
  const own = textOf(id, 'target');
  if (own !== null || documentIdOf(id) !== mainDocument) return own || '';
  const matches = e => isHTML(e, 'base') && has(e, 'target');
  if (page.bases === null) page.bases = new LiveList(mainDocument, { __proto__: null, deep: true, attributes: true, matches, build: null });
  const all = page.bases.all();
  return all.length === 0 ? '' : textOf(all[0], 'target');
};
// Follows a link after a click. A URL that cannot be parsed is not followed.
// https://html.spec.whatwg.org/multipage/links.html#following-hyperlinks-2
export const followLink = id => {
  const document = documentIdOf(id), name = targetOf(id);
  const target = parseURL(toUSV(textOf(id, has(id, 'href') ? 'href' : 'xlink:href')), baseOf(document));
  if (target === null || document !== mainDocument && !isActiveDocument(document) || isHTML(id, 'area') && !isConnected(id)) return;
  const frame = name === '' && document === mainDocument ? 0 : chosenFrame(name, document);
  // NB: A download does not navigate a frame.
  if (frame === 0) goTo(target); else if (!has(id, 'download')) navigateFrame(frame, target);
};
