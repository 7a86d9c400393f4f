// js/editing/lines.js: the lines of a selection. https://w3c.github.io/editing/docs/execCommand/#block-formatting-commands
//
// A line is a run of adjacent nodes in a block, between other blocks and line breaks: {container, first, last, end: the br after it or 0}.
//
// Reads   links and texts. Writes nothing.
// Exports linesOf({range, host}) · textsOf(range, host) → ids of texts · blockOfLine(id, host): the block that contains a node, or is it ·
//         is(id, names between blanks), isBlock(id), isBreak(id), isText(id), isElement(id) · localOf(element id): its local name. Exposes
//         nothing.
'use strict'; { const G = this; const { primordials, privateArray,
nameOf, str,
N,
rangePoints,
comparePoints,
textsBetween } = G;

const { includes, test } = primordials;
const BLOCKS = ' address article aside blockquote body center dd details dir div dl dt fieldset figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr li ' +
  'main nav ol p pre section table tbody td tfoot th thead tr ul ';
const isText = G.isText = id => (N[id << 3] & 255) === 3, isElement = G.isElement = id => id !== 0 && (N[id << 3] & 255) === 1;
const localOf = G.localOf = id => nameOf(N[id << 3 | 6]).local;
const is = G.is = (id, names) => isElement(id) && includes(names, ` ${localOf(id)} `);
const isBlock = G.isBlock = id => is(id, BLOCKS), isBreak = G.isBreak = id => is(id, ' br ');

// The texts with selected characters, or the text that contains the caret.
function textsOf(range, host) {
  const { s, so, e, eo } = rangePoints(range), found = privateArray();
  if (s === e && so === eo) { if (isText(s)) found[0] = s; return found; }
  const all = textsBetween(rangePoints(range), host);
  for (let i = 0; i < all.length; i++) {
    const id = all[i];
    if (test(/\S/, str(N[id << 3 | 7])) || !isBlock(N[id << 3 | 1])) found[found.length] = id;
  }
  return found;
} G.textsOf = textsOf;
function blockOfLine(node, host) {
  let block = isText(node) ? N[node << 3 | 1] : node;
  while (block !== host && !isBlock(block)) block = N[block << 3 | 1];
  return block;
} G.blockOfLine = blockOfLine;
function lineAround(node, host) {
  const container = blockOfLine(node, host);
  // The caret is in an empty block.
  if (node === container) return { __proto__: null, container, first: N[node << 3 | 4], last: N[node << 3 | 5], end: 0 };
  let first = node;
  while (N[first << 3 | 1] !== container) first = N[first << 3 | 1];
  let last = first;
  for (let c; (c = N[first << 3 | 2]) !== 0 && !isBlock(c) && !isBreak(c);) first = c;
  for (let c; (c = N[last << 3 | 3]) !== 0 && !isBlock(c) && !isBreak(c);) last = c;
  const next = N[last << 3 | 3];
  return { __proto__: null, container, first, last, end: isBreak(next) ? next : 0 };
}
// Whether a later text is on the same line.
function isOnLine(text, { container, last }) {
  let top = text;
  for (let up; (up = N[top << 3 | 1]) !== container; top = up) if (up === 0 || isBlock(up)) return false;
  return top === last || comparePoints(top, 0, last, 0) < 0;
}
function linesOf({ range, host }) {
  const texts = textsOf(range, host), lines = privateArray();
  for (let i = 0; i < texts.length; i++) {
    const before = lines.length === 0 ? null : lines[lines.length - 1];
    if (before === null || !isOnLine(texts[i], before)) lines[lines.length] = lineAround(texts[i], host);
  }
  const { s } = rangePoints(range);
  if (lines.length === 0 && isElement(s)) lines[0] = lineAround(s, host);
  return lines;
} G.linesOf = linesOf;
}
