// js/dom/rangeContents.js: extracting, copying, extending and reading the contents of a range. https://dom.spec.whatwg.org/#ranges
//
// Reads   arena bytes. Writes nothing: changes are native calls.
// Exports deleteRange(state) · extractRange(state), copyRange(state) → fragment id · insertIntoRange(state, node id) ·
//         surroundRange(state, node id) · rangeText(state).
// Throws  DOMException as specified. Exposes nothing.
import { OP } from 'native';
import { primordials, privateArray } from '../primordials.js';
import { call, callValues, documentIdOf, str, writeData } from '../arena.js';
import {
  COMMENT, DOCUMENT, DOCUMENT_FRAGMENT, DOCUMENT_TYPE, PROCESSING_INSTRUCTION, dataOf, firstChildOf, kindOf, nextSiblingOf, parentOf,
} from '../memory.js';
import { fail, throwStatus } from '../webidl/conversions.js';
import { cloneNode, rootOf } from './Node.js';
import { nextIn, skipIn } from './preorder.js';
import { childAt, isCharacterData, isTextNode, nodeIndex, nodeLength, rangePoints, selectInRange, setRangePoints } from './Range.js';
import { replaceData, splitText } from 'late:./CharacterData.js';
import { commonAncestor } from 'late:./treeOrder.js';

const { slice } = primordials;

// Whether a node that is not a text contains this boundary point's node but not the other's.
function isCutOpen(id, ancestor) {
  for (; id !== ancestor; id = parentOf(id)) if (!isTextNode(id)) return true;
  return false;
}
// The ids of the siblings from one up to, but not including, another; 0 for the end.
function siblings(from, to) {
  const found = privateArray();
  for (let id = from; id !== to && id !== 0; id = nextSiblingOf(id)) found[found.length] = id;
  return found;
}
// The nodes from one up to its ancestor that is a child of another.
function pathTo(ancestor, id) {
  const path = privateArray();
  for (; id !== ancestor; id = parentOf(id)) path[path.length] = id;
  return path;
}
const DELETE = 0, EXTRACT = 1, COPY = 2;
// DOM, deleteContents() (#dom-range-deletecontents), "extract" (#concept-range-extract) and "clone the contents" (#concept-range-clone) of
// a live range: one walk for all three, with the numbers of "extract", and those of deleteContents() as D. NB: The standard's steps are
// recursive for partially contained nodes, of which there are as many as the tree is deep.
function process(r, what) {
  // 1.
  const fragment = what === DELETE ? 0 : call(OP.createFragment, documentIdOf(r.s), 0, 0);
  // 3, D2. Where the range was.
  const { s, so, e, eo } = r;
  // 2, D1.
  if (s === e && so === eo) return fragment;
  const add = (id, to) => { if (id !== 0 && to !== 0) call(OP.insert, id, to, 0); };
  // 4.1–4, 16, 19, D3, D9, D11. Part of a text or other character data. NB: Observers get the same records if the text comes first.
  const cut = (id, from, to, target) => {
    const text = slice(str(dataOf(id)), from, to);
    if (what !== COPY) replaceData(id, from, to - from, '');
    if (target === 0) return;
    const copy = cloneNode(id, false, documentIdOf(id));
    writeData(copy, text);
    add(copy, target);
  };
  // 18, D10; 14 of "clone the contents". The contained nodes.
  const take = (ids, target) => {
    for (let i = 0; i < ids.length; i++) {
      const id = ids[i];
      if (what === COPY) add(cloneNode(id, true, documentIdOf(id)), target);
      else if (what === EXTRACT) add(id, target);
      else call(OP.removeChild, id, parentOf(id), 0);
    }
  };
  // 17.1–2, 20.1–2. The copy of a partially contained element.
  const open = (id, target) => {
    const copy = target === 0 ? 0 : cloneNode(id, false, documentIdOf(id));
    add(copy, target);
    return copy;
  };
  // 4, D3. All in one text or the like.
  if (s === e && isCharacterData(s)) { cut(s, so, eo, fragment); return fragment; }
  // 5–9. The partially contained nodes on both sides.
  const ancestor = commonAncestor(s, e), first = pathTo(ancestor, s), last = pathTo(ancestor, e);
  const outer = path => path.length === 0 ? 0 : path[path.length - 1];
  // 10.
  const from = first.length === 0 ? childAt(s, so) : nextSiblingOf(outer(first));
  const inside = siblings(from, last.length === 0 ? childAt(e, eo) : outer(last));
  // 11. D lacks it.
  if (what !== DELETE) for (let i = 0; i < inside.length; i++) if (kindOf(inside[i]) === DOCUMENT_TYPE) fail('HierarchyRequestError');
  // 12–14, D5–7. The new position of the range. NB: 15 and D8 come last here: nothing before that point changes until then.
  const newOffset = first.length === 0 ? so : nodeIndex(outer(first)) + 1;
  // 16–17, D9 and the first nodes of D4, where the range starts: from the innermost node out, as 17.4 nests them.
  const copies = privateArray();
  for (let i = first.length - 1, target = fragment; i >= 0; i--) {
    if (i === 0 && isCharacterData(s)) cut(s, so, nodeLength(s), target);
    else copies[i] = target = open(first[i], target);
  }
  for (let i = 0; i < first.length; i++) {
    if (i > 0) take(siblings(nextSiblingOf(first[i - 1]), 0), copies[i]);
    else if (!isCharacterData(s)) take(siblings(childAt(s, so), 0), copies[i]);
  }
  // 18.
  take(inside, fragment);
  // 19–20, the last nodes of D4 and D11, where it ends: from the outermost node in.
  for (let i = last.length - 1, target = fragment; i >= 0; i--) {
    if (i === 0 && isCharacterData(e)) { cut(e, 0, eo, target); continue; }
    target = open(last[i], target);
    take(siblings(firstChildOf(last[i]), i === 0 ? childAt(e, eo) : last[i - 1]), target);
  }
  // 15, D8. "Clone the contents" does not change the range.
  if (what !== COPY) setRangePoints(r, ancestor, newOffset, ancestor, newOffset);
  // 21.
  return fragment;
}
// DOM, "insert a node into a live range" (#concept-range-insert).
export function insertIntoRange(state, node) {
  const r = rangePoints(state), kind = kindOf(r.s), isSplit = isTextNode(r.s);
  // 1.
  if (r.s === node || kind === PROCESSING_INSTRUCTION || kind === COMMENT || isSplit && parentOf(r.s) === 0) fail('HierarchyRequestError');
  // 2–4.
  let reference = isSplit ? r.s : childAt(r.s, r.so);
  // 5–6.
  const parent = reference === 0 ? r.s : parentOf(reference), status = callValues(OP.checkInsertion, node, parent, reference);
  if (status !== 0) throwStatus(status);
  // 7.
  if (isSplit) reference = splitText(r.s, r.so);
  // 8.
  if (node === reference) reference = nextSiblingOf(reference);
  // 9.
  if (parentOf(node) !== 0) call(OP.removeChild, node, parentOf(node), 0);
  // 10–11.
  const end = (reference === 0 ? nodeLength(parent) : nodeIndex(reference)) + (kindOf(node) === DOCUMENT_FRAGMENT ? nodeLength(node) : 1);
  // 12.
  call(OP.insert, node, parent, reference);
  // 13. The insertion may have moved the range.
  rangePoints(r);
  if (r.s === r.e && r.so === r.eo) setRangePoints(r, r.s, r.so, parent, end);
}
// DOM, surroundContents() (#dom-range-surroundcontents).
export function surroundRange(state, id) {
  const r = rangePoints(state), kind = kindOf(id), ancestor = commonAncestor(r.s, r.e);
  // 1.
  if (isCutOpen(r.s, ancestor) || isCutOpen(r.e, ancestor)) fail('InvalidStateError');
  // 2.
  if (kind === DOCUMENT || kind === DOCUMENT_TYPE || kind === DOCUMENT_FRAGMENT) fail('InvalidNodeTypeError');
  // 3.
  const fragment = process(r, EXTRACT);
  // 4.
  if (firstChildOf(id) !== 0) call(OP.removeAllChildren, id, 0, 0);
  // 5–7.
  insertIntoRange(r, id);
  call(OP.insert, fragment, id, 0);
  selectInRange(r, id);
}
// DOM, the stringification of a live range (#dom-range-stringifier).
export function rangeText(state) {
  const { s, so, e, eo } = rangePoints(state);
  // 2.
  if (s === e && isCharacterData(s)) return isTextNode(s) ? slice(str(dataOf(s)), so, eo) : '';
  // 1, 3.
  const root = rootOf(s);
  let result = '';
  if (isTextNode(s)) result += slice(str(dataOf(s)), so);
  // 4. From the first node that begins in the range, up to the one that does not.
  const end = isCharacterData(e) ? e : childAt(e, eo) || skipIn(e, root);
  for (let id = isCharacterData(s) ? skipIn(s, root) : childAt(s, so) || skipIn(s, root); id !== 0 && id !== end; id = nextIn(id, root)) {
    if (isTextNode(id)) result += str(dataOf(id));
  }
  // 5–6.
  if (isTextNode(e)) result += slice(str(dataOf(e)), 0, eo);
  return result;
}
export const deleteRange = state => { process(rangePoints(state), DELETE); };
export const extractRange = state => process(rangePoints(state), EXTRACT);
export const copyRange = state => process(rangePoints(state), COPY);
