// js/html/elements/textFragment.js: a text as nodes, with br elements for its line breaks.
// https://html.spec.whatwg.org/multipage/dom.html#rendered-text-fragment
//
// Reads   nothing. Writes through native calls. Exports textFragment(text, document id): the fragment's id. Exposes nothing.
'use strict'; { const G = this; const OP = { __proto__: null, createFragment: 21, insert: 25, createText: 15, createElement: 14 }; 
const { primordials,
call, callText,
htmlName } = G;

const { slice } = primordials;

G.textFragment = (text, documentId) => {
  const fragment = call(OP.createFragment, documentId, 0, 0);
  let from = 0;
  const addText = to => { if (to > from) call(OP.insert, callText(OP.createText, slice(text, from, to), documentId, 0, 0), fragment, 0); };
  for (let i = 0; i < text.length; i++) {
    const c = text[i];
    if (c !== '\n' && c !== '\r') continue;
    addText(i);
    if (c === '\r' && text[i + 1] === '\n') i++;
    call(OP.insert, call(OP.createElement, htmlName('br'), documentId, 0), fragment, 0);
    from = i + 1;
  }
  addText(text.length);
  return fragment;
};
}
