// js/html/scripting/prefixes.js: finds in sorted lists, and the texts of a set that another one begins with.
//
// Reads and writes nothing of the arena.
// Exports firstFrom(sorted list, wanted, keyOf): the index of the first one whose key is not less · PrefixIndex(list of
//         different texts, which it sorts): longest(text) → the longest that a text begins with, null for none; shorter(one of the texts) → the
//         next that it begins with. Exposes nothing.
import { PrivateMap, primordials, privateArray, startsWith } from '../../primordials.js';

const { sort } = primordials;

export const firstFrom = (list, wanted, keyOf) => {
  let low = 0, high = list.length;
  while (low < high) {
    const middle = low + high >> 1;
    if (keyOf(list[middle]) < wanted) low = middle + 1; else high = middle;
  }
  return low;
};

// Each text has its longest prefix among the others as its parent. The text before another one's place begins with all of its prefixes.
export class PrefixIndex {
  #texts;
  #parents = PrivateMap();
  constructor(texts) {
    this.#texts = sort(texts, (a, b) => a < b ? -1 : a > b ? 1 : 0);
    const open = privateArray();
    for (let i = 0; i < texts.length; i++) {
      while (open.length > 0 && !startsWith(texts[i], open[open.length - 1])) open.length--;
      this.#parents.set(texts[i], open.length === 0 ? null : open[open.length - 1]);
      open[open.length] = texts[i];
    }
  }
  longest(text) {
    const place = firstFrom(this.#texts, text, each => each), at = this.#texts[place];
    if (at === text) return at;
    let found = place === 0 ? null : this.#texts[place - 1];
    while (found !== null && !startsWith(text, found)) found = this.#parents.get(found);
    return found;
  }
  shorter(text) { return this.#parents.get(text); }
}
