// js/dom/childText.js: the child text content of a node. https://dom.spec.whatwg.org/#concept-child-text-content
//
// Reads   links and texts. Writes nothing.
// Exports childText(id). Exposes nothing.
import { str } from '../arena.js';
import { CDATA_SECTION, TEXT, dataOf, firstChildOf, kindOf, nextSiblingOf } from '../memory.js';

export const childText = id => {
  let text = null;
  for (let c = firstChildOf(id); c !== 0; c = nextSiblingOf(c)) {
    const kind = kindOf(c);
    if (kind !== TEXT && kind !== CDATA_SECTION) continue;
    // NB: The only text is returned as it is. An empty string before it would have a long one copied.
    text = text === null ? str(dataOf(c)) : text + str(dataOf(c));
  }
  return text ?? '';
};
