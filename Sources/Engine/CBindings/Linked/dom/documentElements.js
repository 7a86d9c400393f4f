// js/dom/documentElements.js: the html, head and body elements of a document, and the focused element.
// https://html.spec.whatwg.org/multipage/dom.html#the-body-element-2
//
// Reads   links and names. Writes nothing.
// Exports htmlOf, headOf, bodyOf (document id): 0 if there is none · isBody(id) · firstOf(id, matches): the first child that matches, or 0
//         · focusedId(): 0 if nothing has the focus.
// Exposes nothing.
'use strict'; { const G = this; const { pageState,
N, H,
documentElementOf,
isConnected,
isHTML } = G;

const firstOf = G.firstOf = (id, matches) => { for (let c = N[id << 3 | 4]; c !== 0; c = N[c << 3 | 3]) if (matches(c)) return c; return 0; };
const htmlOf = G.htmlOf = id => { const root = documentElementOf(id); return isHTML(root, 'html') ? root : 0; };
const isBody = G.isBody = id => isHTML(id, 'body') || isHTML(id, 'frameset');
G.headOf = id => { const html = htmlOf(id); return html === 0 ? 0 : firstOf(html, c => isHTML(c, 'head')); };
// The last result, valid until the structure changes.
const page = pageState('dom/documentElements', () => ({ __proto__: null, bodyDocument: 0, bodyStructure: -1, body: 0 }));
function bodyOf(id) {
  if (id === page.bodyDocument && H[5] === page.bodyStructure) return page.body;
  const html = htmlOf(id);
  page.body = html === 0 ? 0 : firstOf(html, isBody);
  page.bodyDocument = id;
  page.bodyStructure = H[5];
  return page.body;
} G.bodyOf = bodyOf;
// One focused element for the page, in all worlds.
G.focusedId = () => { const focused = H[408]; return focused !== 0 && isConnected(focused) ? focused : 0; };
}
