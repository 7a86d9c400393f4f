// js/editing/lines.js: the lines of a selection. https://w3c.github.io/editing/docs/execCommand/#block-formatting-commands
//
// A line is a run of adjacent nodes in a block, between other blocks and line breaks: {container, first, last, end: the br after it or 0}.
//
// Reads   links and texts. Writes nothing.
// Exports linesOf({range, host}) · textsOf(range, host) → ids of texts · blockOfLine(id, host): the block that contains a node, or is it ·
//         is(id, names between blanks), isBlock(id), isBreak(id), isText(id), isElement(id) · localOf(element id): its local name. Exposes
//         nothing.
import { primordials, privateArray } from '../primordials.js';
import { nameOf, str } from '../arena.js';
import { ELEMENT, TEXT, dataOf, firstChildOf, kindOf, lastChildOf, nameIdOf, nextSiblingOf, parentOf, previousSiblingOf } from '../memory.js';
import { rangePoints } from '../dom/Range.js';
import { comparePoints } from '../dom/treeOrder.js';
import { textsBetween } from './textsInRange.js';

const { includes, test } = primordials;
const BLOCKS = ' address article aside blockquote body center dd details dir div dl dt fieldset figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr li ' +
  'main nav ol p pre section table tbody td tfoot th thead tr ul ';
export const isText = id => kindOf(id) === TEXT, isElement = id => id !== 0 && kindOf(id) === ELEMENT;
export const localOf = id => nameOf(nameIdOf(id)).local;
export const is = (id, names) => isElement(id) && includes(names, ` ${localOf(id)} `);
export const isBlock = id => is(id, BLOCKS), isBreak = id => is(id, ' br ');

// The texts with selected characters, or the text that contains the caret.
export function textsOf(range, host) {
  const { s, so, e, eo } = rangePoints(range), found = privateArray();
  if (s === e && so === eo) { if (isText(s)) found[0] = s; return found; }
  const all = textsBetween(rangePoints(range), host);
  for (let i = 0; i < all.length; i++) {
    const id = all[i];
    if (test(/\S/, str(dataOf(id))) || !isBlock(parentOf(id))) found[found.length] = id;
  }
  return found;
}
export function blockOfLine(node, host) {
  let block = isText(node) ? parentOf(node) : node;
  while (block !== host && !isBlock(block)) block = parentOf(block);
  return block;
}
function lineAround(node, host) {
  const container = blockOfLine(node, host);
  // The caret is in an empty block.
  if (node === container) return { __proto__: null, container, first: firstChildOf(node), last: lastChildOf(node), end: 0 };
  let first = node;
  while (parentOf(first) !== container) first = parentOf(first);
  let last = first;
  for (let c; (c = previousSiblingOf(first)) !== 0 && !isBlock(c) && !isBreak(c);) first = c;
  for (let c; (c = nextSiblingOf(last)) !== 0 && !isBlock(c) && !isBreak(c);) last = c;
  const next = nextSiblingOf(last);
  return { __proto__: null, container, first, last, end: isBreak(next) ? next : 0 };
}
// Whether a later text is on the same line.
function isOnLine(text, { container, last }) {
  let top = text;
  for (let up; (up = parentOf(top)) !== container; top = up) if (up === 0 || isBlock(up)) return false;
  return top === last || comparePoints(top, 0, last, 0) < 0;
}
export function linesOf({ range, host }) {
  const texts = textsOf(range, host), lines = privateArray();
  for (let i = 0; i < texts.length; i++) {
    const before = lines.length === 0 ? null : lines[lines.length - 1];
    if (before === null || !isOnLine(texts[i], before)) lines[lines.length] = lineAround(texts[i], host);
  }
  const { s } = rangePoints(range);
  if (lines.length === 0 && isElement(s)) lines[0] = lineAround(s, host);
  return lines;
}
