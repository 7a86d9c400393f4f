// js/dom/Range.js: steps of AbstractRange, Range, StaticRange. https://dom.spec.whatwg.org/#ranges
//
// Native code owns the two boundary points of a range, which are node ids with offsets, and moves them as the tree changes
// (Sources/Engine/DOM/Tree/LiveRanges.swift). The copy here is read again after a change and written back when it is set.
//
// Reads   arena bytes. Writes nothing: changes are native calls.
// Exports AbstractRangeSteps, StaticRangeSteps, RangeSteps, RangeSteps_Range (js/idl/Range.webidl) · newRange(start id, offset, end id,
//         offset): a state · newStaticRange({s, so, e, eo}) · rangePoints(state): the state, up to date · setRangePoints(state, start id,
//         offset, end id, offset) · selectInRange(state, node id) · isCharacterData(id), isTextNode(id) · nodeLength(id) · nodeIndex(id) ·
//         childAt(id, index): 0 past the last · checkPoint(id, offset): throws if there is no such point. The contents of a range are
//         js/dom/rangeContents.js's.
// Throws  DOMException as specified. Exposes nothing.
'use strict'; { const G = this; const OP = { __proto__: null, childCount: 185, childIndex: 184, childAt: 186, rangesRead: 180, rangesSet: 179, rangesMake: 178, parseFragment: 48, scriptUnmark: 214 }; const { runsScripts,
privateArray,
hooks,
callText, callValues, documentIdOf, str,
N, H,



fail,
currentDocument,
rootOf,
LONGEST_SIBLING_WALK,
htmlName } = G;




const isCharacterData = id => { const k = N[id << 3] & 255; return k === 3 || k === 4 || k === 7 || k === 8; };
const isTextNode = id => { const k = N[id << 3] & 255; return k === 3 || k === 4; };
// DOM, a node's "length" (#concept-node-length). 1. is the loop's: doctypes and attributes have no children here.
function lengthOf(id) {
  if (isCharacterData(id)) return str(N[id << 3 | 7]).length;
  let n = 0;
  for (let c = N[id << 3 | 4]; c !== 0; c = N[c << 3 | 3]) if (++n > LONGEST_SIBLING_WALK) return callValues(OP.childCount, id);
  return n;
}
// DOM, a node's "index" (#concept-tree-index).
function indexOf(id) {
  let n = 0;
  for (let c = id; (c = N[c << 3 | 2]) !== 0;) if (++n > LONGEST_SIBLING_WALK) return callValues(OP.childIndex, id);
  return n;
}
function childAt(id, index) {
  if (index > LONGEST_SIBLING_WALK) return callValues(OP.childAt, id, index);
  let c = N[id << 3 | 4];
  while (index-- > 0 && c !== 0) c = N[c << 3 | 3];
  return c;
}
const compare = (a, ao, b, bo) => G.comparePoints(a, ao, b, bo), areApart = (a, b) => !G.areInOneTree(a, b);

// A range's state with its points as they are now: native code moves them in the steps of insert, remove, replace data and split.
function fresh(state) {
  if (state.live) refresh(state);
  return state;
}
function refresh(state) {
  if (state.sequence === H[4]) return;
  callValues(OP.rangesRead, state.number);
  state.s = H[64 + 1]; state.so = H[64 + 2] >>> 0; state.e = H[64 + 3]; state.eo = H[64 + 4] >>> 0;
  state.sequence = H[4];
}
function setPoints(r, s, so, e, eo) {
  r.s = s; r.so = so; r.e = e; r.eo = eo;
  r.isSet = true;
  if (!r.live) return;
  callValues(OP.rangesSet, r.number, s, so, e, eo);
  r.sequence = H[4];
}
G.AbstractRangeSteps = {
  __proto__: null,
  startContainer: state => fresh(state).s,
  startOffset: state => fresh(state).so,
  endContainer: state => fresh(state).e,
  endOffset: state => fresh(state).eo,
  collapsed(state) { const r = fresh(state); return r.s === r.e && r.so === r.eo; },
};
const newState = (name, live, s, so, e, eo) =>
  ({ __proto__: null, interface: name, object: undefined, live, number: 0, sequence: 0, s, so, e, eo, isSet: false });
const isPoint = id => (N[id << 3] & 255) !== 10 && (N[id << 3] & 255) !== 2;
G.StaticRangeSteps = {
  __proto__: null,
  construct({ startContainer, startOffset, endContainer, endOffset }) {
    // 1.
    if (!isPoint(startContainer) || !isPoint(endContainer)) fail('InvalidNodeTypeError');
    // 2.
    return newState('StaticRange', false, startContainer, startOffset, endContainer, endOffset);
  },
};

G.newStaticRange = ({ s, so, e, eo }) => newState('StaticRange', false, s, so, e, eo);

// DOM, the first steps of "set the start or end" (#concept-range-bp-set), and of others.
function checkPoint(id, offset) {
  // 1.
  if ((N[id << 3] & 255) === 10) fail('InvalidNodeTypeError');
  // 2.
  if (offset > lengthOf(id)) fail('IndexSizeError');
} G.checkPoint = checkPoint;
// DOM, "set the start or end" (#concept-range-bp-set): 1–2 are checkPoint's.
function setStart(r, id, offset) {
  checkPoint(id, offset);
  // 3, 4.1.
  const isPast = areApart(r.s, id) || compare(id, offset, r.e, r.eo) > 0;
  // 4.2.
  setPoints(r, id, offset, isPast ? id : r.e, isPast ? offset : r.eo);
}
function setEnd(r, id, offset) {
  checkPoint(id, offset);
  // 3, 4.1.
  const isPast = areApart(r.s, id) || compare(id, offset, r.s, r.so) < 0;
  // 4.2.
  setPoints(r, isPast ? id : r.s, isPast ? offset : r.so, id, offset);
}
// The parent that setStartBefore() and those like it need (#dom-range-setstartbefore), 1–2 of each; their 3 is in RangeSteps.
function neededParentOf(id) {
  const parent = N[id << 3 | 1];
  if (parent === 0) fail('InvalidNodeTypeError');
  return parent;
}
function newRange(s, so = 0, e = s, eo = so) {
  const state = newState('Range', true, s, so, e, eo);
  state.number = callValues(OP.rangesMake, s, so, e, eo);
  state.sequence = H[4];
  return state;
} G.newRange = newRange;
// The position of a point relative to the range: before, in it, after. 4–6 of comparePoint() (#dom-range-comparepoint).
const where = (r, id, offset) => compare(id, offset, r.s, r.so) < 0 ? -1 : compare(id, offset, r.e, r.eo) > 0 ? 1 : 0;

function collapse(r, s, so) { setPoints(r, s, so, s, so); }
// DOM, "select a node within a range" (#concept-range-select).
function selectNode(r, id) {
  // 1–3.
  const parent = neededParentOf(id), index = indexOf(id);
  // 4–5.
  setPoints(r, parent, index, parent, index + 1);
}
G.RangeSteps = {
  __proto__: null,
  construct: () => newRange(currentDocument()),
  commonAncestorContainer(state) { const { s, e } = fresh(state); return G.commonAncestor(s, e); },
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
  // #dom-range-selectnodecontents
  selectNodeContents(state, id) {
    // 1.
    if ((N[id << 3] & 255) === 10) fail('InvalidNodeTypeError');
    // 2–4.
    setPoints(fresh(state), id, 0, id, lengthOf(id));
  },
  // #dom-range-compareboundarypoints
  compareBoundaryPoints(state, how, source) {
    const r = fresh(state), o = fresh(source);
    // 1.
    if (how > 3) fail('NotSupportedError');
    // 2.
    if (areApart(r.s, o.s)) fail('WrongDocumentError');
    // 3–4. `how` is START_TO_START, START_TO_END, END_TO_END or END_TO_START: its first word is of the other range.
    const atStart = how === 0 || how === 3, otherAtStart = how === 0 || how === 1;
    const a = atStart ? r.s : r.e, ao = atStart ? r.so : r.eo, b = otherAtStart ? o.s : o.e, bo = otherAtStart ? o.so : o.eo;
    // 5.
    return compare(a, ao, b, bo);
  },
  deleteContents(state) { G.deleteRange(state); },
  extractContents: state => G.extractRange(state),
  cloneContents: state => G.copyRange(state),
  insertNode(state, id) { G.insertIntoRange(state, id); },
  surroundContents(state, id) { G.surroundRange(state, id); },
  cloneRange(state) { const r = fresh(state); return newRange(r.s, r.so, r.e, r.eo); },
  detach() { /* Does nothing by the standard, too. */ },
  // #dom-range-ispointinrange
  isPointInRange(state, id, offset) {
    const r = fresh(state);
    // 1.
    if (areApart(id, r.s)) return false;
    // 2–3.
    checkPoint(id, offset);
    // 4–5.
    return where(r, id, offset) === 0;
  },
  // #dom-range-comparepoint
  comparePoint(state, id, offset) {
    const r = fresh(state);
    // 1.
    if (areApart(id, r.s)) fail('WrongDocumentError');
    // 2–3.
    checkPoint(id, offset);
    // 4–6.
    return where(r, id, offset);
  },
  // #dom-range-intersectsnode
  intersectsNode(state, id) {
    const r = fresh(state);
    // 1.
    if (areApart(id, r.s)) return false;
    // 2–3.
    const parent = N[id << 3 | 1];
    if (parent === 0) return true;
    // 4.
    const offset = indexOf(id);
    // 5–6.
    return compare(parent, offset, r.e, r.eo) < 0 && compare(parent, offset + 1, r.s, r.so) > 0;
  },
  stringify: state => G.rangeText(state),
};
const units = { __proto__: null, sentence: 'sentenceboundary', block: 'paragraphboundary', document: 'documentboundary' };
G.RangeSteps_Range = {
  __proto__: null,
  // HTML, createContextualFragment() (#dom-range-createcontextualfragment). 1 is left out: there are no trusted types.
  createContextualFragment(state, markup) {
    const r = fresh(state);
    // 2–5.
    let context = (N[r.s << 3] & 255) === 1 ? r.s : N[r.s << 3 | 1];
    // 6. Without a context, native code parses as in a body.
    if ((N[context << 3] & 255) !== 1 || N[context << 3 | 6] === htmlName('html')) context = 0;
    // 7. The fragment's scripts may run once they are in a document.
    const fragment = callText(OP.parseFragment, markup, context, documentIdOf(r.s), 0);
    if (runsScripts) callValues(OP.scriptUnmark, fragment);
    return fragment;
  },
  // Expands to whole words, sentences, blocks or the document.
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
  // 0 for a node that begins before the range, 1 for one that ends after it, 2 for one that does both, 3 for one inside it.
  compareNode(state, id) {
    const r = fresh(state), parent = N[id << 3 | 1];
    if (parent === 0 && ((N[id << 3] & 255) === 9 || id === rootOf(r.s))) fail('NotFoundError');
    if (areApart(id, r.s)) return 0;
    const offset = indexOf(id), isBefore = compare(parent, offset, r.s, r.so) < 0, isAfter = compare(parent, offset + 1, r.e, r.eo) > 0;
    return isBefore ? isAfter ? 2 : 0 : isAfter ? 1 : 3;
  },
  // There is no layout.
  getClientRects: () => G.newRectList(privateArray()),
  getBoundingClientRect: () => G.newRect(),
};
G.rangePoints = fresh; G.setRangePoints = setPoints; G.selectInRange = selectNode; G.isCharacterData = isCharacterData; G.isTextNode = isTextNode; G.nodeLength = lengthOf; G.nodeIndex = indexOf; G.childAt = childAt;



}
