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
import { OP } from 'native';
import { primordials } from '../primordials.js';
import { call, documentIdOf, nameOf, str } from '../arena.js';
import {
  ELEMENT, LINK_FIRST, LINK_LAST, LINK_NEXT, LINK_PREVIOUS, TEXT, dataOf, firstChildOf, kindOf, linkOf, nameIdOf, nextSiblingOf, parentOf,
  previousSiblingOf,
} from '../memory.js';
import { isInclusiveAncestor } from '../dom/Node.js';
import { htmlName } from '../dom/Document.js';
import { rangePoints, nodeLength, nodeIndex, childAt } from '../dom/Range.js';
import { deleteRange } from '../dom/rangeContents.js';
import { replaceData } from 'late:../dom/CharacterData.js';
import { selectRange, selectedRange } from 'late:../dom/Selection.js';
import { foldBlanks, keepBlanks as keepBlanksIn } from 'late:./whitespace.js';
import { isBlockElement } from 'late:./blocks.js';

const { includes, codeAt } = primordials;
const isText = id => id !== 0 && kindOf(id) === TEXT;
const lengthOf = id => isText(id) ? str(dataOf(id)).length : nodeLength(id);
const removeNode = id => { call(OP.removeChild, id, parentOf(id), 0); };
const makeBreak = at => call(OP.createElement, htmlName('br'), documentIdOf(at), 0);
const move = (id, parent, before) => { call(OP.insert, id, parent, before); };
const BLOCKS = ' p div h1 h2 h3 h4 h5 h6 pre blockquote address li dt dd ';

export const blockAround = (id, host, names = BLOCKS) => {
  for (let e = isText(id) ? parentOf(id) : id; e !== 0 && e !== host; e = parentOf(e)) {
    if (kindOf(e) === ELEMENT && includes(names, ` ${nameOf(nameIdOf(e)).local} `)) return e;
  }
  return 0;
};
export const childBeside = (id, offset, isForward) => isForward ? childAt(id, offset) : offset === 0 ? 0 : childAt(id, offset - 1);
export const placeCaret = (at, s, so) => {
  selectRange(s, so, s, so);
  at.range = selectedRange();
};
function keepBlanks(at) {
  const { s, so } = rangePoints(at.range), behind = isText(s) && so === lengthOf(s) ? leafBeside(s, so, at.host, true) : 0;
  keepBlanksIn(s, so, so);
  if (isText(behind)) keepBlanksIn(behind, 0, 0);
  placeCaret(at, s, so);
}
// The last leaf before a position in the host, or the first one after it; 0 if there is none.
function leafBeside(id, offset, host, isForward) {
  let e = isText(id) ? id : childBeside(id, offset, isForward), next = e;
  if (e === 0 || isText(id)) {
    for (e = e || id, next = 0; e !== host && (next = linkOf(e, isForward ? LINK_NEXT : LINK_PREVIOUS)) === 0;) e = parentOf(e);
    if (e === host) return 0;
  }
  while (firstChildOf(next) !== 0) next = linkOf(next, isForward ? LINK_FIRST : LINK_LAST);
  return next;
}
// Removes emptied inline elements around the caret. The caret moves into an adjacent text, if there is one.
function dropEmptied(at) {
  const { s, so } = rangePoints(at.range);
  let e = s, parent = s, offset = so;
  for (; e !== at.host && lengthOf(e) === 0 && !isBlockElement(e); e = parent) {
    parent = parentOf(e);
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
  if (start === end || end === 0 || parentOf(end) === 0 || start !== 0 && parentOf(start) === 0) return;
  if (start !== 0 && isInclusiveAncestor(end, start)) {
    let child = start;
    while (parentOf(child) !== end) child = parentOf(child);
    for (let next; (next = nextSiblingOf(child)) !== 0 && !isBlockElement(next);) move(next, start, 0);
    return;
  }
  const isInside = start === 0 || isInclusiveAncestor(start, end), next = nextSiblingOf(end);
  if (isInside && next !== 0 && !isBlockElement(next)) move(makeBreak(end), end, 0);
  for (let c; (c = firstChildOf(end)) !== 0;) if (isInside) move(c, parentOf(end), end); else move(c, start, 0);
  for (let e = end, parent; e !== host && firstChildOf(e) === 0; e = parent) {
    parent = parentOf(e);
    removeNode(e);
  }
}
export const keepLine = block => {
  for (let c = firstChildOf(block); c !== 0; c = nextSiblingOf(c)) if (!isText(c) || lengthOf(c) > 0) return false;
  while (firstChildOf(block) !== 0) removeNode(firstChildOf(block));
  move(makeBreak(block), block, 0);
  return true;
};
export const mergeTexts = id => {
  let offset = lengthOf(id);
  for (let c; isText(c = nextSiblingOf(id)); removeNode(c)) replaceData(id, lengthOf(id), 0, str(dataOf(c)));
  for (let c; isText(c = previousSiblingOf(id)); removeNode(c)) {
    replaceData(id, 0, 0, str(dataOf(c)));
    offset += lengthOf(c);
  }
  selectRange(id, offset, id, offset);
};
export const removeSelected = (at, drops) => {
  foldBlanks(at.range);
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
export const removeBeside = (at, isForward) => {
  if (!at.isCollapsed) {
    removeSelected(at, true);
    keepBlock(at);
    return true;
  }
  foldBlanks(at.range);
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
        if (isText(nextSiblingOf(text))) mergeTexts(text);
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
  const text = str(dataOf(s)), unit = codeAt(text, isForward ? so : so - 1);
  const count = isForward ? unit >= 0xD800 && unit < 0xDC00 ? 2 : 1 : unit >= 0xDC00 && unit < 0xE000 && so > 1 ? 2 : 1;
  const kept = isForward ? so : so - count;
  replaceData(s, kept, count, '');
  placeCaret(at, s, kept);
  dropEmptied(at);
  keepBlanks(at);
  keepBlock(at);
  return true;
};
