// js/dom/childText.js: the child text content of a node. https://dom.spec.whatwg.org/#concept-child-text-content
//
// Reads   links and texts. Writes nothing.
// Exports childText(id). Exposes nothing.
'use strict'; { const G = this; const { str,
N } = G;

G.childText = id => {
  let text = null;
  for (let c = N[id << 3 | 4]; c !== 0; c = N[c << 3 | 3]) {
    const kind = N[c << 3] & 255;
    if (kind !== 3 && kind !== 4) continue;
    // NB: The only text is returned as it is. An empty string before it would have a long one copied.
    text = text === null ? str(N[c << 3 | 7]) : text + str(N[c << 3 | 7]);
  }
  return text ?? '';
};
}
