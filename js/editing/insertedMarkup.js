// js/editing/insertedMarkup.js: inserts markup into edited text, without scripts; the caret is put after it.
//
// Reads   links and attributes. Writes through native calls.
// Exports withoutScripts(fragment id): removes, as WebKit does, elements that run or load something or belong in a head, event handlers,
//         and URLs that are scripts · insertMarkup({range, host}, fragment id, block id or 0). Exposes nothing.
import { OP } from 'native';
import { isSpace, primordials, privateArray } from '../primordials.js';
import { call, nameOf, str } from '../arena.js';
import {
  ELEMENT, LINK_FIRST, LINK_LAST, TEXT, attributeKeyOf, attributeValueOf, dataOf, firstAttributeOf, firstChildOf, kindOf, lastChildOf, linkOf,
  nameIdOf, nextAttributeOf, nextSiblingOf, parentOf,
} from '../memory.js';
import { nextIn } from '../dom/preorder.js';
import { removeAttributeAt } from '../dom/Element.js';
import { resolve } from '../dom/baseURLs.js';
import { rangePoints, nodeIndex } from '../dom/Range.js';
import { insertIntoRange } from '../dom/rangeContents.js';
import { replaceData } from 'late:../dom/CharacterData.js';
import { selectRange } from 'late:../dom/Selection.js';
import { keepBlanks } from 'late:./whitespace.js';
import { isBlockElement, isParagraph, splitAround } from 'late:./blocks.js';
import { mergeTexts } from 'late:./deletion.js';

const { includes, slice, codeAt } = primordials;
const isText = id => kindOf(id) === TEXT;
const localOf = id => nameOf(nameIdOf(id)).local;

const LEFT_OUT = ' script style meta link title base ';
const ADDRESSES = {
  __proto__: null, href: ' a area ', src: ' img iframe frame embed video audio source track input ', action: ' form ', formaction: ' button input ',
  data: ' object ', poster: ' video ',
};
function isScript(id, name, value) {
  if (!includes(ADDRESSES[name] ?? '', ` ${localOf(id)} `)) return false;
  const address = resolve(id, value);
  return address !== null && slice(address, 0, 11) === 'javascript:';
}
export const withoutScripts = fragment => {
  const out = privateArray();
  for (let id = fragment; (id = nextIn(id, fragment)) !== 0;) {
    if (kindOf(id) !== ELEMENT) continue;
    if (includes(LEFT_OUT, ` ${localOf(id)} `)) { out[out.length] = id; continue; }
    for (let a = firstAttributeOf(id), next; a !== 0; a = next) {
      next = nextAttributeOf(a);
      const name = str(attributeKeyOf(a));
      if (slice(name, 0, 2) === 'on' || isScript(id, name, str(attributeValueOf(a)))) removeAttributeAt(id, a);
    }
  }
  for (let i = 0; i < out.length; i++) if (parentOf(out[i]) !== 0) call(OP.removeChild, out[i], parentOf(out[i]), 0);
};

// Blanks at the ends of inserted markup would be invisible in a separate block, and are removed.
function trim(fragment) {
  for (let link = LINK_FIRST; link <= LINK_LAST; link++) {
    let leaf = fragment;
    while (linkOf(leaf, link) !== 0) leaf = linkOf(leaf, link);
    if (!isText(leaf)) continue;
    const data = str(dataOf(leaf));
    let from = 0, to = data.length;
    if (link === LINK_FIRST) while (from < to && isSpace(codeAt(data, from))) from++;
    else while (to > from && isSpace(codeAt(data, to - 1))) to--;
    if (from === to && parentOf(leaf) === fragment) call(OP.removeChild, leaf, fragment, 0);
    else if (to - from < data.length) replaceData(leaf, 0, data.length, slice(data, from, to));
  }
}

function showBlanks(first, last) {
  const end = isText(last) ? str(dataOf(last)).length : 0;
  if (end > 0 && isSpace(codeAt(str(dataOf(last)), end - 1))) keepBlanks(last, end, end);
  if (isText(first) && isSpace(codeAt(str(dataOf(first)), 0))) keepBlanks(first, 0, 0);
}

// Inserted blocks split the block of the caret: the nodes before it are continued by the first inserted paragraph, and the nodes after it
// are appended to the last.
export const insertMarkup = (at, fragment, block) => {
  const { s, so } = rangePoints(at.range);
  if (at.isCollapsed && block !== 0) trim(fragment);
  let first = firstChildOf(fragment), last = lastChildOf(fragment), hasBlocks = false, hasParagraphs = false;
  for (let c; (c = firstChildOf(first)) !== 0;) first = c;
  for (let c; (c = lastChildOf(last)) !== 0;) last = c;
  for (let c = firstChildOf(fragment); c !== 0; c = nextSiblingOf(c)) {
    hasBlocks ||= isBlockElement(c);
    hasParagraphs ||= isParagraph(c);
  }
  const stays = !hasBlocks || block === 0 || localOf(block) === 'div' && !hasParagraphs;
  if (stays) insertIntoRange(at.range, fragment); else splitAround(fragment, block, s, so);
  const parent = parentOf(last);
  if (stays) showBlanks(first, last);
  if (isText(last)) mergeTexts(last);
  else if (parent !== 0 && stays) selectRange(parent, nodeIndex(last) + 1, parent, nodeIndex(last) + 1);
};
