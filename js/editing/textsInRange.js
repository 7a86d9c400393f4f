// js/editing/textsInRange.js: the texts that a range contains in whole or in part. https://dom.spec.whatwg.org/#concept-range-bp
//
// The walk covers only the range, however large the host is.
//
// Reads   links and texts. Writes nothing.
// Exports textsBetween({s, so, e, eo}, host id) → the ids of the texts in the host, including empty ones, that begin before the range's end
//         and end after its start, in tree order. Exposes nothing.
import { privateArray } from '../primordials.js';
import { str } from '../arena.js';
import { TEXT, dataOf, kindOf } from '../memory.js';
import { nextIn, skipIn } from '../dom/preorder.js';
import { childAt } from '../dom/Range.js';

const isText = id => kindOf(id) === TEXT;

// The first node after a point; for a point in a text, the text itself if part of it is after the point.
function firstBehind(id, offset, root) {
  if (isText(id)) return offset < str(dataOf(id)).length ? id : skipIn(id, root);
  return childAt(id, offset) || skipIn(id, root);
}
// The first node that does not begin before a point.
const firstFrom = (id, offset) => isText(id) && offset === 0 ? id : isText(id) ? skipIn(id, 0) : childAt(id, offset) || skipIn(id, 0);
export const textsBetween = ({ s, so, e, eo }, host) => {
  const found = privateArray(), end = firstFrom(e, eo);
  for (let id = firstBehind(s, so, host); id !== 0 && id !== end; id = nextIn(id, host)) if (isText(id)) found[found.length] = id;
  return found;
};
