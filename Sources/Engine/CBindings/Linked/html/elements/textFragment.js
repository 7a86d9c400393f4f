// js/html/elements/textFragment.js: a text as nodes, with br elements for its line breaks.
// https://html.spec.whatwg.org/multipage/dom.html#rendered-text-fragment
//
// Reads   nothing. Writes through native calls. Exports textFragment(text, document id): the fragment's id. Exposes nothing.
'use strict'; { const G = this; 
const { primordials,
call, callText,
htmlName } = G;

const { slice } = primordials;

G.textFragment = (text, documentId) => {
  const fragment = call(21, documentId, 0, 0);
  let from = 0;
  const addText = to => { if (to > from) call(25, callText(15, slice(text, from, to), documentId, 0, 0), fragment, 0); };
  for (let i = 0; i < text.length; i++) {
    const c = text[i];
    if (c !== '\n' && c !== '\r') continue;
    addText(i);
    if (c === '\r' && text[i + 1] === '\n') i++;
    call(25, call(14, htmlName('br'), documentId, 0), fragment, 0);
    from = i + 1;
  }
  addText(text.length);
  return fragment;
};
}
