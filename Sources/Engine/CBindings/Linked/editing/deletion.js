// js/editing/deletion.js: cleans up after deletion: blanks stay visible, empty formatting elements are removed, blocks are joined or keep
// their line. https://w3c.github.io/editing/docs/execCommand/#deleting-the-selection
//
// `at` is {range, host, isCollapsed}: the selection, and the element in which it may be edited.
//
// Reads   links. Writes through native calls.
// Exports removeSelected(at, with emptied elements around it?) · removeBeside(at, forward?): deletes the selection, or the character beside
//         the caret · placeCaret(at, node, offset) · keepLine(block id): adds a break to an empty block, → whether it was empty ·
//         mergeTexts(id): joins a text with its neighbors, and puts the caret after its former text · childBeside(id, offset, forward?) ·
//         blockAround(id, host, names?) → the block that contains it, or 0. Exposes nothing.
'use strict'; { const G = this; const OP = { __proto__: null, removeChild: 27, createElement: 14, insert: 25 }; 
const { primordials,
call, documentIdOf, nameOf, str,
N,



isInclusiveAncestor,
htmlName,
rangePoints, nodeLength, nodeIndex, childAt,
deleteRange } = G;





const { includes, codeAt } = primordials;
const isText = id => id !== 0 && (N[id << 3] & 255) === 3;
const lengthOf = id => isText(id) ? str(N[id << 3 | 7]).length : nodeLength(id);
const removeNode = id => { call(OP.removeChild, id, N[id << 3 | 1], 0); };
const makeBreak = at => call(OP.createElement, htmlName('br'), documentIdOf(at), 0);
const move = (id, parent, before) => { call(OP.insert, id, parent, before); };
const BLOCKS = ' p div h1 h2 h3 h4 h5 h6 pre blockquote address li dt dd ';

const blockAround = G.blockAround = (id, host, names = BLOCKS) => {
  for (let e = isText(id) ? N[id << 3 | 1] : id; e !== 0 && e !== host; e = N[e << 3 | 1]) {
    if ((N[e << 3] & 255) === 1 && includes(names, ` ${nameOf(N[e << 3 | 6]).local} `)) return e;
  }
  return 0;
};
const childBeside = G.childBeside = (id, offset, isForward) => isForward ? childAt(id, offset) : offset === 0 ? 0 : childAt(id, offset - 1);
const placeCaret = G.placeCaret = (at, s, so) => {
  G.selectRange(s, so, s, so);
  at.range = G.selectedRange();
};
function keepBlanks(at) {
  const { s, so } = rangePoints(at.range), behind = isText(s) && so === lengthOf(s) ? leafBeside(s, so, at.host, true) : 0;
  G.keepBlanks(s, so, so);
  if (isText(behind)) G.keepBlanks(behind, 0, 0);
  placeCaret(at, s, so);
}
// The last leaf before a position in the host, or the first one after it; 0 if there is none.
function leafBeside(id, offset, host, isForward) {
  let e = isText(id) ? id : childBeside(id, offset, isForward), next = e;
  if (e === 0 || isText(id)) {
    for (e = e || id, next = 0; e !== host && (next = N[e << 3 | (isForward ? 3 : 2)]) === 0;) e = N[e << 3 | 1];
    if (e === host) return 0;
  }
  while (N[next << 3 | 4] !== 0) next = N[next << 3 | (isForward ? 4 : 5)];
  return next;
}
// Removes emptied inline elements around the caret. The caret moves into an adjacent text, if there is one.
function dropEmptied(at) {
  const { s, so } = rangePoints(at.range);
  let e = s, parent = s, offset = so;
  for (; e !== at.host && lengthOf(e) === 0 && !G.isBlockElement(e); e = parent) {
    parent = N[e << 3 | 1];
    offset = nodeIndex(e);
    removeNode(e);
  }
  if (e === s) return;
  const block = blockAround(e, at.host), before = leafBeside(e, offset, at.host, false), behind = leafBeside(e, offset, at.host, true);
  if (isText(before) && blockAround(before, at.host) === block) placeCaret(at, before, lengthOf(before));
  else if (isText(behind) && blockAround(behind, at.host) === block) placeCaret(at, behind, 0);
  else placeCaret(at, e, offset);
}
// After a deletion across two blocks, the contents of the second block are moved to the end of the first.
function join(start, end, host) {
  if (start === end || end === 0 || N[end << 3 | 1] === 0 || start !== 0 && N[start << 3 | 1] === 0) return;
  if (start !== 0 && isInclusiveAncestor(end, start)) {
    let child = start;
    while (N[child << 3 | 1] !== end) child = N[child << 3 | 1];
    for (let next; (next = N[child << 3 | 3]) !== 0 && !G.isBlockElement(next);) move(next, start, 0);
    return;
  }
  const isInside = start === 0 || isInclusiveAncestor(start, end), next = N[end << 3 | 3];
  if (isInside && next !== 0 && !G.isBlockElement(next)) move(makeBreak(end), end, 0);
  for (let c; (c = N[end << 3 | 4]) !== 0;) if (isInside) move(c, N[end << 3 | 1], end); else move(c, start, 0);
  for (let e = end, parent; e !== host && N[e << 3 | 4] === 0; e = parent) {
    parent = N[e << 3 | 1];
    removeNode(e);
  }
}
const keepLine = G.keepLine = block => {
  for (let c = N[block << 3 | 4]; c !== 0; c = N[c << 3 | 3]) if (!isText(c) || lengthOf(c) > 0) return false;
  while (N[block << 3 | 4] !== 0) removeNode(N[block << 3 | 4]);
  move(makeBreak(block), block, 0);
  return true;
};
const mergeTexts = G.mergeTexts = id => {
  let offset = lengthOf(id);
  for (let c; isText(c = N[id << 3 | 3]); removeNode(c)) G.replaceData(id, lengthOf(id), 0, str(N[c << 3 | 7]));
  for (let c; isText(c = N[id << 3 | 2]); removeNode(c)) {
    G.replaceData(id, 0, 0, str(N[c << 3 | 7]));
    offset += lengthOf(c);
  }
  G.selectRange(id, offset, id, offset);
};
const removeSelected = G.removeSelected = (at, drops) => {
  G.foldBlanks(at.range);
  if (at.isCollapsed) return;
  const { s, so, e } = rangePoints(at.range), start = blockAround(s, at.host), end = blockAround(e, at.host);
  deleteRange(at.range);
  placeCaret(at, s, so);
  join(start, end, at.host);
  if (drops) dropEmptied(at);
  keepBlanks(at);
};
function keepBlock(at) {
  const block = blockAround(rangePoints(at.range).s, at.host) || at.host;
  if (keepLine(block)) placeCaret(at, block, 0);
}
G.removeBeside = (at, isForward) => {
  if (!at.isCollapsed) {
    removeSelected(at, true);
    keepBlock(at);
    return true;
  }
  G.foldBlanks(at.range);
  let { s, so } = rangePoints(at.range);
  if (!(isText(s) && (isForward ? so < lengthOf(s) : so > 0))) {
    const leaf = leafBeside(s, so, at.host, isForward);
    if (leaf === 0) return true;
    const block = blockAround(s, at.host), other = blockAround(leaf, at.host);
    if (other !== block) {
      if (isForward) join(block, other, at.host); else join(other, block, at.host);
      const text = isForward ? s : leaf;
      if (isText(text)) {
        placeCaret(at, text, lengthOf(text));
        if (isText(N[text << 3 | 3])) mergeTexts(text);
      }
      return true;
    }
    if (!isText(leaf) || lengthOf(leaf) === 0) {
      removeNode(leaf);
      return true;
    }
    s = leaf;
    so = isForward ? 0 : lengthOf(leaf);
  }
  const text = str(N[s << 3 | 7]), unit = codeAt(text, isForward ? so : so - 1);
  const count = isForward ? unit >= 0xD800 && unit < 0xDC00 ? 2 : 1 : unit >= 0xDC00 && unit < 0xE000 && so > 1 ? 2 : 1;
  const kept = isForward ? so : so - count;
  G.replaceData(s, kept, count, '');
  placeCaret(at, s, kept);
  dropEmptied(at);
  keepBlanks(at);
  keepBlock(at);
  return true;
};
}
