// js/dom/documentElements.js: the html, head and body elements of a document, and the focused element.
// https://html.spec.whatwg.org/multipage/dom.html#the-body-element-2
//
// Reads   links and names. Writes nothing.
// Exports htmlOf, headOf, bodyOf (document id): 0 if there is none · isBody(id) · firstOf(id, matches): the first child that matches, or 0
//         · focusedId(): 0 if nothing has the focus.
// Exposes nothing.
import { pageState } from '../page.js';
import { firstChildOf, focusedElement, nextSiblingOf, structureSequence } from '../memory.js';
import { documentElementOf } from './Document.js';
import { isConnected } from './Node.js';
import { isHTML } from './contentAttributes.js';

export const firstOf = (id, matches) => { for (let c = firstChildOf(id); c !== 0; c = nextSiblingOf(c)) if (matches(c)) return c; return 0; };
export const htmlOf = id => { const root = documentElementOf(id); return isHTML(root, 'html') ? root : 0; };
export const isBody = id => isHTML(id, 'body') || isHTML(id, 'frameset');
export const headOf = id => { const html = htmlOf(id); return html === 0 ? 0 : firstOf(html, c => isHTML(c, 'head')); };
// The last result, valid until the structure changes.
const page = pageState('dom/documentElements', () => ({ __proto__: null, bodyDocument: 0, bodyStructure: -1, body: 0 }));
export function bodyOf(id) {
  if (id === page.bodyDocument && structureSequence() === page.bodyStructure) return page.body;
  const html = htmlOf(id);
  page.body = html === 0 ? 0 : firstOf(html, isBody);
  page.bodyDocument = id;
  page.bodyStructure = structureSequence();
  return page.body;
}
// One focused element for the page, in all worlds.
export const focusedId = () => { const focused = focusedElement(); return focused !== 0 && isConnected(focused) ? focused : 0; };
