// js/dom/Range.js: steps of AbstractRange, Range, StaticRange. https://dom.spec.whatwg.org/#ranges
//
// A range's two boundary points, node ids with offsets, are native code's, which moves them as the tree changes
// (Sources/Engine/DOM/Tree/LiveRanges.swift). What is here is a copy, read again after a change and written back when set.
//
// Reads   arena bytes. Writes nothing: changes are native calls.
// Exports AbstractRangeSteps, StaticRangeSteps, RangeSteps, RangeSteps_Range (js/idl/Range.webidl) ·
//         newRange(start id, offset, end id, offset): a state · rangePoints(state): the state, up to date · rangeText(state) ·
//         deleteRange(state), extractRange(state) → fragment id, insertIntoRange(state, node id) · nodeLength(id) ·
//         nodeIndex(id) · childAt(id, index): 0 past the last · checkPoint(id, offset): throws when there is no such point.
// Throws  DOMException as specified. Exposes nothing.
import { OP, documentNode, runsScripts } from 'native';
import { primordials, privateArray } from '../primordials.js';
import { hooks } from '../hooks.js';
import { call, callText, callValues, documentIdOf, str, writeData } from '../arena.js';
import {
  ATTRIBUTE, CDATA_SECTION, COMMENT, DOCUMENT, DOCUMENT_FRAGMENT, DOCUMENT_TYPE, ELEMENT, PROCESSING_INSTRUCTION, TEXT, callResult, changeSequence,
  dataOf, firstChildOf, kindOf, nameIdOf, nextSiblingOf, parentOf, previousSiblingOf,
} from '../memory.js';
import { fail, throwStatus } from '../webidl/conversions.js';
import { cloneNode, rootOf } from './Node.js';
import { LONGEST_SIBLING_WALK, nextIn, skipIn } from './preorder.js';
import { htmlName } from './Document.js';
import { replaceData, splitText } from 'late:./CharacterData.js';
import { areInOneTree, commonAncestor as outerCommonAncestor, comparePoints } from 'late:./treeOrder.js';
import { newRect, newRectList } from 'late:../geometry/DOMRect.js';

const { slice } = primordials;

const isData = id => { const k = kindOf(id); return k === TEXT || k === CDATA_SECTION || k === PROCESSING_INSTRUCTION || k === COMMENT; };
const isText = id => { const k = kindOf(id); return k === TEXT || k === CDATA_SECTION; };
function lengthOf(id) {
  if (isData(id)) return str(dataOf(id)).length;
  let n = 0;
  for (let c = firstChildOf(id); c !== 0; c = nextSiblingOf(c)) if (++n > LONGEST_SIBLING_WALK) return callValues(OP.childCount, id);
  return n;
}
function indexOf(id) {
  let n = 0;
  for (let c = id; (c = previousSiblingOf(c)) !== 0;) if (++n > LONGEST_SIBLING_WALK) return callValues(OP.childIndex, id);
  return n;
}
function childAt(id, index) {
  if (index > LONGEST_SIBLING_WALK) return callValues(OP.childAt, id, index);
  let c = firstChildOf(id);
  while (index-- > 0 && c !== 0) c = nextSiblingOf(c);
  return c;
}
const compare = (a, ao, b, bo) => comparePoints(a, ao, b, bo), areApart = (a, b) => !areInOneTree(a, b);

// A range's state with its points as they are now.
function fresh(state) {
  if (state.live) refresh(state);
  return state;
}
function refresh(state) {
  if (state.sequence === changeSequence()) return;
  callValues(OP.rangesRead, state.number);
  state.s = callResult(1); state.so = callResult(2) >>> 0; state.e = callResult(3); state.eo = callResult(4) >>> 0;
  state.sequence = changeSequence();
}
function setPoints(r, s, so, e, eo) {
  r.s = s; r.so = so; r.e = e; r.eo = eo;
  r.isSet = true;
  if (!r.live) return;
  callValues(OP.rangesSet, r.number, s, so, e, eo);
  r.sequence = changeSequence();
}
export const AbstractRangeSteps = {
  __proto__: null,
  startContainer: state => fresh(state).s,
  startOffset: state => fresh(state).so,
  endContainer: state => fresh(state).e,
  endOffset: state => fresh(state).eo,
  collapsed(state) { const r = fresh(state); return r.s === r.e && r.so === r.eo; },
};
const newState = (name, live, s, so, e, eo) =>
  ({ __proto__: null, interface: name, object: undefined, live, number: 0, sequence: 0, s, so, e, eo, isSet: false });
const isPoint = id => kindOf(id) !== DOCUMENT_TYPE && kindOf(id) !== ATTRIBUTE;
export const StaticRangeSteps = {
  __proto__: null,
  construct({ startContainer, startOffset, endContainer, endOffset }) {
    if (!isPoint(startContainer) || !isPoint(endContainer)) fail('InvalidNodeTypeError');
    return newState('StaticRange', false, startContainer, startOffset, endContainer, endOffset);
  },
};

export const newStaticRange = ({ s, so, e, eo }) => newState('StaticRange', false, s, so, e, eo);

export function checkPoint(id, offset) {
  if (kindOf(id) === DOCUMENT_TYPE) fail('InvalidNodeTypeError');
  if (offset > lengthOf(id)) fail('IndexSizeError');
}
function setStart(r, id, offset) {
  checkPoint(id, offset);
  const isPast = areApart(r.s, id) || compare(id, offset, r.e, r.eo) > 0;
  setPoints(r, id, offset, isPast ? id : r.e, isPast ? offset : r.eo);
}
function setEnd(r, id, offset) {
  checkPoint(id, offset);
  const isPast = areApart(r.s, id) || compare(id, offset, r.s, r.so) < 0;
  setPoints(r, isPast ? id : r.s, isPast ? offset : r.so, id, offset);
}
function neededParentOf(id) {
  const parent = parentOf(id);
  if (parent === 0) fail('InvalidNodeTypeError');
  return parent;
}
const commonAncestor = ({ s, e }) => outerCommonAncestor(s, e);
// Whether a node other than a text holds this boundary point's node and not the other's.
function isCutOpen(id, ancestor) {
  for (; id !== ancestor; id = parentOf(id)) if (!isText(id)) return true;
  return false;
}
// Ids of the siblings from one on, up to another that does not count, 0 for the end.
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
// https://dom.spec.whatwg.org/#concept-range-extract and -clone and delete: what = 0 delete, 1 extract, 2 clone
// NB: The standard's steps call themselves for the nodes that the range cuts, of which there are as many as the tree is deep.
function process(r, what) {
  const fragment = what === 0 ? 0 : call(OP.createFragment, documentIdOf(r.s), 0, 0);
  const { s, so, e, eo } = r;
  if (s === e && so === eo) return fragment;
  const add = (id, to) => { if (id !== 0 && to !== 0) call(OP.insert, id, to, 0); };
  // Part of a text or the like.
  const cut = (id, from, to, target) => {
    const text = slice(str(dataOf(id)), from, to);
    if (what !== 2) replaceData(id, from, to - from, '');
    if (target === 0) return;
    const copy = cloneNode(id, false, documentIdOf(id));
    writeData(copy, text);
    add(copy, target);
  };
  // What is wholly inside.
  const take = (ids, target) => {
    for (let i = 0; i < ids.length; i++) {
      const id = ids[i];
      if (what === 2) add(cloneNode(id, true, documentIdOf(id)), target);
      else if (what === 1) add(id, target);
      else call(OP.removeChild, id, parentOf(id), 0);
    }
  };
  // An element that is cut, in what was taken.
  const open = (id, target) => {
    const copy = target === 0 ? 0 : cloneNode(id, false, documentIdOf(id));
    add(copy, target);
    return copy;
  };
  if (s === e && isData(s)) { cut(s, so, eo, fragment); return fragment; }
  const ancestor = commonAncestor(r), first = pathTo(ancestor, s), last = pathTo(ancestor, e);
  const outer = path => path.length === 0 ? 0 : path[path.length - 1];
  const inside = siblings(first.length === 0 ? childAt(s, so) : nextSiblingOf(outer(first)), last.length === 0 ? childAt(e, eo) : outer(last));
  if (what !== 0) for (let i = 0; i < inside.length; i++) if (kindOf(inside[i]) === DOCUMENT_TYPE) fail('HierarchyRequestError');
  const newNode = ancestor, newOffset = first.length === 0 ? so : indexOf(outer(first)) + 1;
  // Where the range starts: from the innermost node out.
  const copies = privateArray();
  for (let i = first.length - 1, target = fragment; i >= 0; i--) {
    if (i === 0 && isData(s)) cut(s, so, lengthOf(s), target);
    else copies[i] = target = open(first[i], target);
  }
  for (let i = 0; i < first.length; i++) {
    if (i > 0) take(siblings(nextSiblingOf(first[i - 1]), 0), copies[i]);
    else if (!isData(s)) take(siblings(childAt(s, so), 0), copies[i]);
  }
  take(inside, fragment);
  // Where it ends: from the outermost node in.
  for (let i = last.length - 1, target = fragment; i >= 0; i--) {
    if (i === 0 && isData(e)) { cut(e, 0, eo, target); continue; }
    target = open(last[i], target);
    take(siblings(firstChildOf(last[i]), i === 0 ? childAt(e, eo) : last[i - 1]), target);
  }
  if (what !== 2) setPoints(r, newNode, newOffset, newNode, newOffset);
  return fragment;
}
// https://dom.spec.whatwg.org/#concept-range-insert
function insert(r, node) {
  refresh(r);
  const kind = kindOf(r.s), isSplit = isText(r.s);
  if (r.s === node || kind === PROCESSING_INSTRUCTION || kind === COMMENT || isSplit && parentOf(r.s) === 0) fail('HierarchyRequestError');
  let reference = isSplit ? r.s : childAt(r.s, r.so);
  const parent = reference === 0 ? r.s : parentOf(reference), status = callValues(OP.checkInsertion, node, parent, reference);
  if (status !== 0) throwStatus(status);
  if (isSplit) reference = splitText(r.s, r.so);
  if (node === reference) reference = nextSiblingOf(reference);
  if (parentOf(node) !== 0) call(OP.removeChild, node, parentOf(node), 0);
  const end = (reference === 0 ? lengthOf(parent) : indexOf(reference)) + (kindOf(node) === DOCUMENT_FRAGMENT ? lengthOf(node) : 1);
  call(OP.insert, node, parent, reference);
  refresh(r);
  if (r.s === r.e && r.so === r.eo) setPoints(r, r.s, r.so, parent, end);
}
function text(r) {
  const { s, so, e, eo } = r;
  if (s === e && isData(s)) return isText(s) ? slice(str(dataOf(s)), so, eo) : '';
  const root = rootOf(s);
  let result = '';
  if (isText(s)) result += slice(str(dataOf(s)), so);
  const end = isData(e) ? e : childAt(e, eo) || skipIn(e, root);
  for (let id = isData(s) ? skipIn(s, root) : childAt(s, so) || skipIn(s, root); id !== 0 && id !== end; id = nextIn(id, root)) {
    if (isText(id)) result += str(dataOf(id));
  }
  if (isText(e)) result += slice(str(dataOf(e)), 0, eo);
  return result;
}
export function newRange(s, so = 0, e = s, eo = so) {
  const state = newState('Range', true, s, so, e, eo);
  state.number = callValues(OP.rangesMake, s, so, e, eo);
  state.sequence = changeSequence();
  return state;
}
const where = (r, id, offset) => compare(id, offset, r.s, r.so) < 0 ? -1 : compare(id, offset, r.e, r.eo) > 0 ? 1 : 0;

function collapse(r, s, so) { setPoints(r, s, so, s, so); }
function selectNode(r, id) {
  const parent = neededParentOf(id), index = indexOf(id);
  setPoints(r, parent, index, parent, index + 1);
}
export const RangeSteps = {
  __proto__: null,
  construct: () => newRange(documentNode),
  commonAncestorContainer: state => commonAncestor(fresh(state)),
  setStart(state, id, offset) { setStart(fresh(state), id, offset); },
  setEnd(state, id, offset) { setEnd(fresh(state), id, offset); },
  setStartBefore(state, id) { setStart(fresh(state), neededParentOf(id), indexOf(id)); },
  setStartAfter(state, id) { setStart(fresh(state), neededParentOf(id), indexOf(id) + 1); },
  setEndBefore(state, id) { setEnd(fresh(state), neededParentOf(id), indexOf(id)); },
  setEndAfter(state, id) { setEnd(fresh(state), neededParentOf(id), indexOf(id) + 1); },
  collapse(state, toStart) {
    const r = fresh(state);
    if (toStart) collapse(r, r.s, r.so); else collapse(r, r.e, r.eo);
  },
  selectNode(state, id) { selectNode(fresh(state), id); },
  selectNodeContents(state, id) {
    if (kindOf(id) === DOCUMENT_TYPE) fail('InvalidNodeTypeError');
    setPoints(fresh(state), id, 0, id, lengthOf(id));
  },
  compareBoundaryPoints(state, how, source) {
    const r = fresh(state), o = fresh(source);
    if (how > 3) fail('NotSupportedError');
    if (areApart(r.s, o.s)) fail('WrongDocumentError');
    const atStart = how === 0 || how === 3, otherAtStart = how === 0 || how === 1;
    const a = atStart ? r.s : r.e, ao = atStart ? r.so : r.eo, b = otherAtStart ? o.s : o.e, bo = otherAtStart ? o.so : o.eo;
    return compare(a, ao, b, bo);
  },
  deleteContents(state) { process(fresh(state), 0); },
  extractContents: state => process(fresh(state), 1),
  cloneContents: state => process(fresh(state), 2),
  insertNode(state, id) { insert(state, id); },
  surroundContents(state, id) {
    const r = fresh(state), kind = kindOf(id), ancestor = commonAncestor(r);
    if (isCutOpen(r.s, ancestor) || isCutOpen(r.e, ancestor)) fail('InvalidStateError');
    if (kind === DOCUMENT || kind === DOCUMENT_TYPE || kind === DOCUMENT_FRAGMENT) fail('InvalidNodeTypeError');
    const fragment = process(r, 1);
    if (firstChildOf(id) !== 0) call(OP.removeAllChildren, id, 0, 0);
    insert(r, id);
    call(OP.insert, fragment, id, 0);
    selectNode(r, id);
  },
  cloneRange(state) { const r = fresh(state); return newRange(r.s, r.so, r.e, r.eo); },
  detach() { /* Nothing is to be let go. */ },
  isPointInRange(state, id, offset) {
    const r = fresh(state);
    if (areApart(id, r.s)) return false;
    checkPoint(id, offset);
    return where(r, id, offset) === 0;
  },
  comparePoint(state, id, offset) {
    const r = fresh(state);
    if (areApart(id, r.s)) fail('WrongDocumentError');
    checkPoint(id, offset);
    return where(r, id, offset);
  },
  intersectsNode(state, id) {
    const r = fresh(state);
    if (areApart(id, r.s)) return false;
    const parent = parentOf(id);
    if (parent === 0) return true;
    const offset = indexOf(id);
    return compare(parent, offset, r.e, r.eo) < 0 && compare(parent, offset + 1, r.s, r.so) > 0;
  },
  stringify: state => text(fresh(state)),
};
const units = { __proto__: null, sentence: 'sentenceboundary', block: 'paragraphboundary', document: 'documentboundary' };
export const RangeSteps_Range = {
  __proto__: null,
  createContextualFragment(state, markup) {
    const r = fresh(state);
    let context = kindOf(r.s) === ELEMENT ? r.s : parentOf(r.s);
    if (kindOf(context) !== ELEMENT || nameIdOf(context) === htmlName('html')) context = 0;
    const fragment = callText(OP.parseFragment, markup, context, documentIdOf(r.s), 0);
    if (runsScripts) callValues(OP.scriptUnmark, fragment);
    return fragment;
  },
  // Over whole words, sentences, blocks or all of the document.
  expand(state, unit) {
    const r = fresh(state), move = hooks.movePoint, granularity = units[unit];
    let start, end = move(r.s, r.so, 'forward', 'word');
    if (unit === 'word') {
      start = move(end.id, end.offset, 'backward', 'word');
      if (r.e !== r.s || r.eo !== r.so) {
        const last = move(r.e, r.eo, 'backward', 'word');
        end = move(last.id, last.offset, 'forward', 'word');
      }
    } else {
      if (granularity === undefined) return;
      start = move(r.s, r.so, 'backward', granularity);
      end = move(r.e, r.eo, 'forward', granularity);
    }
    setPoints(r, start.id, start.offset, end.id, end.offset);
  },
  // 0 for a node that begins before the range, 1 for one that ends behind it, 2 for one that does both, 3 for one in it.
  compareNode(state, id) {
    const r = fresh(state), parent = parentOf(id);
    if (parent === 0 && (kindOf(id) === DOCUMENT || id === rootOf(r.s))) fail('NotFoundError');
    if (areApart(id, r.s)) return 0;
    const offset = indexOf(id), isBefore = compare(parent, offset, r.s, r.so) < 0, isAfter = compare(parent, offset + 1, r.e, r.eo) > 0;
    return isBefore ? isAfter ? 2 : 0 : isAfter ? 1 : 3;
  },
  // There is no layout.
  getClientRects: () => newRectList(privateArray()),
  getBoundingClientRect: () => newRect(),
};
export { fresh as rangePoints };
export const rangeText = state => text(fresh(state));
export const deleteRange = state => { process(fresh(state), 0); };
export const extractRange = state => process(fresh(state), 1);
export { insert as insertIntoRange, lengthOf as nodeLength, indexOf as nodeIndex, childAt };
