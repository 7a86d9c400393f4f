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
'use strict'; { const G = this; const { documentNode, runsScripts,
primordials, privateArray,
hooks,
call, callText, callValues, documentIdOf, str, writeData,
N, H,



fail, throwStatus,
cloneNode, rootOf,
LONGEST_SIBLING_WALK, nextIn, skipIn,
htmlName } = G;




const { slice } = primordials;

const isData = id => { const k = N[id << 3] & 255; return k === 3 || k === 4 || k === 7 || k === 8; };
const isText = id => { const k = N[id << 3] & 255; return k === 3 || k === 4; };
function lengthOf(id) {
  if (isData(id)) return str(N[id << 3 | 7]).length;
  let n = 0;
  for (let c = N[id << 3 | 4]; c !== 0; c = N[c << 3 | 3]) if (++n > LONGEST_SIBLING_WALK) return callValues(182, id);
  return n;
}
function indexOf(id) {
  let n = 0;
  for (let c = id; (c = N[c << 3 | 2]) !== 0;) if (++n > LONGEST_SIBLING_WALK) return callValues(181, id);
  return n;
}
function childAt(id, index) {
  if (index > LONGEST_SIBLING_WALK) return callValues(183, id, index);
  let c = N[id << 3 | 4];
  while (index-- > 0 && c !== 0) c = N[c << 3 | 3];
  return c;
}
const compare = (a, ao, b, bo) => G.comparePoints(a, ao, b, bo), areApart = (a, b) => !G.areInOneTree(a, b);

// A range's state with its points as they are now.
function fresh(state) {
  if (state.live) refresh(state);
  return state;
}
function refresh(state) {
  if (state.sequence === H[4]) return;
  callValues(177, state.number);
  state.s = H[64 + 1]; state.so = H[64 + 2] >>> 0; state.e = H[64 + 3]; state.eo = H[64 + 4] >>> 0;
  state.sequence = H[4];
}
function setPoints(r, s, so, e, eo) {
  r.s = s; r.so = so; r.e = e; r.eo = eo;
  r.isSet = true;
  if (!r.live) return;
  callValues(176, r.number, s, so, e, eo);
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
    if (!isPoint(startContainer) || !isPoint(endContainer)) fail('InvalidNodeTypeError');
    return newState('StaticRange', false, startContainer, startOffset, endContainer, endOffset);
  },
};

G.newStaticRange = ({ s, so, e, eo }) => newState('StaticRange', false, s, so, e, eo);

function checkPoint(id, offset) {
  if ((N[id << 3] & 255) === 10) fail('InvalidNodeTypeError');
  if (offset > lengthOf(id)) fail('IndexSizeError');
} G.checkPoint = checkPoint;
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
  const parent = N[id << 3 | 1];
  if (parent === 0) fail('InvalidNodeTypeError');
  return parent;
}
const commonAncestor = ({ s, e }) => G.commonAncestor(s, e);
// Whether a node other than a text holds this boundary point's node and not the other's.
function isCutOpen(id, ancestor) {
  for (; id !== ancestor; id = N[id << 3 | 1]) if (!isText(id)) return true;
  return false;
}
// Ids of the siblings from one on, up to another that does not count, 0 for the end.
function siblings(from, to) {
  const found = privateArray();
  for (let id = from; id !== to && id !== 0; id = N[id << 3 | 3]) found[found.length] = id;
  return found;
}
// The nodes from one up to its ancestor that is a child of another.
function pathTo(ancestor, id) {
  const path = privateArray();
  for (; id !== ancestor; id = N[id << 3 | 1]) path[path.length] = id;
  return path;
}
// https://dom.spec.whatwg.org/#concept-range-extract and -clone and delete: what = 0 delete, 1 extract, 2 clone
// NB: The standard's steps call themselves for the nodes that the range cuts, of which there are as many as the tree is deep.
function process(r, what) {
  const fragment = what === 0 ? 0 : call(21, documentIdOf(r.s), 0, 0);
  const { s, so, e, eo } = r;
  if (s === e && so === eo) return fragment;
  const add = (id, to) => { if (id !== 0 && to !== 0) call(25, id, to, 0); };
  // Part of a text or the like.
  const cut = (id, from, to, target) => {
    const text = slice(str(N[id << 3 | 7]), from, to);
    if (what !== 2) G.replaceData(id, from, to - from, '');
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
      else call(27, id, N[id << 3 | 1], 0);
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
  const inside = siblings(first.length === 0 ? childAt(s, so) : N[outer(first) << 3 | 3], last.length === 0 ? childAt(e, eo) : outer(last));
  if (what !== 0) for (let i = 0; i < inside.length; i++) if ((N[inside[i] << 3] & 255) === 10) fail('HierarchyRequestError');
  const newNode = ancestor, newOffset = first.length === 0 ? so : indexOf(outer(first)) + 1;
  // Where the range starts: from the innermost node out.
  const copies = privateArray();
  for (let i = first.length - 1, target = fragment; i >= 0; i--) {
    if (i === 0 && isData(s)) cut(s, so, lengthOf(s), target);
    else copies[i] = target = open(first[i], target);
  }
  for (let i = 0; i < first.length; i++) {
    if (i > 0) take(siblings(N[first[i - 1] << 3 | 3], 0), copies[i]);
    else if (!isData(s)) take(siblings(childAt(s, so), 0), copies[i]);
  }
  take(inside, fragment);
  // Where it ends: from the outermost node in.
  for (let i = last.length - 1, target = fragment; i >= 0; i--) {
    if (i === 0 && isData(e)) { cut(e, 0, eo, target); continue; }
    target = open(last[i], target);
    take(siblings(N[last[i] << 3 | 4], i === 0 ? childAt(e, eo) : last[i - 1]), target);
  }
  if (what !== 2) setPoints(r, newNode, newOffset, newNode, newOffset);
  return fragment;
}
// https://dom.spec.whatwg.org/#concept-range-insert
function insert(r, node) {
  refresh(r);
  const kind = N[r.s << 3] & 255, isSplit = isText(r.s);
  if (r.s === node || kind === 7 || kind === 8 || isSplit && N[r.s << 3 | 1] === 0) fail('HierarchyRequestError');
  let reference = isSplit ? r.s : childAt(r.s, r.so);
  const parent = reference === 0 ? r.s : N[reference << 3 | 1], status = callValues(184, node, parent, reference);
  if (status !== 0) throwStatus(status);
  if (isSplit) reference = G.splitText(r.s, r.so);
  if (node === reference) reference = N[reference << 3 | 3];
  if (N[node << 3 | 1] !== 0) call(27, node, N[node << 3 | 1], 0);
  const end = (reference === 0 ? lengthOf(parent) : indexOf(reference)) + ((N[node << 3] & 255) === 11 ? lengthOf(node) : 1);
  call(25, node, parent, reference);
  refresh(r);
  if (r.s === r.e && r.so === r.eo) setPoints(r, r.s, r.so, parent, end);
}
function text(r) {
  const { s, so, e, eo } = r;
  if (s === e && isData(s)) return isText(s) ? slice(str(N[s << 3 | 7]), so, eo) : '';
  const root = rootOf(s);
  let result = '';
  if (isText(s)) result += slice(str(N[s << 3 | 7]), so);
  const end = isData(e) ? e : childAt(e, eo) || skipIn(e, root);
  for (let id = isData(s) ? skipIn(s, root) : childAt(s, so) || skipIn(s, root); id !== 0 && id !== end; id = nextIn(id, root)) {
    if (isText(id)) result += str(N[id << 3 | 7]);
  }
  if (isText(e)) result += slice(str(N[e << 3 | 7]), 0, eo);
  return result;
}
function newRange(s, so = 0, e = s, eo = so) {
  const state = newState('Range', true, s, so, e, eo);
  state.number = callValues(175, s, so, e, eo);
  state.sequence = H[4];
  return state;
} G.newRange = newRange;
const where = (r, id, offset) => compare(id, offset, r.s, r.so) < 0 ? -1 : compare(id, offset, r.e, r.eo) > 0 ? 1 : 0;

function collapse(r, s, so) { setPoints(r, s, so, s, so); }
function selectNode(r, id) {
  const parent = neededParentOf(id), index = indexOf(id);
  setPoints(r, parent, index, parent, index + 1);
}
G.RangeSteps = {
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
    if ((N[id << 3] & 255) === 10) fail('InvalidNodeTypeError');
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
    const r = fresh(state), kind = N[id << 3] & 255, ancestor = commonAncestor(r);
    if (isCutOpen(r.s, ancestor) || isCutOpen(r.e, ancestor)) fail('InvalidStateError');
    if (kind === 9 || kind === 10 || kind === 11) fail('InvalidNodeTypeError');
    const fragment = process(r, 1);
    if (N[id << 3 | 4] !== 0) call(29, id, 0, 0);
    insert(r, id);
    call(25, fragment, id, 0);
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
    const parent = N[id << 3 | 1];
    if (parent === 0) return true;
    const offset = indexOf(id);
    return compare(parent, offset, r.e, r.eo) < 0 && compare(parent, offset + 1, r.s, r.so) > 0;
  },
  stringify: state => text(fresh(state)),
};
const units = { __proto__: null, sentence: 'sentenceboundary', block: 'paragraphboundary', document: 'documentboundary' };
G.RangeSteps_Range = {
  __proto__: null,
  createContextualFragment(state, markup) {
    const r = fresh(state);
    let context = (N[r.s << 3] & 255) === 1 ? r.s : N[r.s << 3 | 1];
    if ((N[context << 3] & 255) !== 1 || N[context << 3 | 6] === htmlName('html')) context = 0;
    const fragment = callText(48, markup, context, documentIdOf(r.s), 0);
    if (runsScripts) callValues(210, fragment);
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
G.rangePoints = fresh;
G.rangeText = state => text(fresh(state));
G.deleteRange = state => { process(fresh(state), 0); };
G.extractRange = state => process(fresh(state), 1);
G.insertIntoRange = insert; G.nodeLength = lengthOf; G.nodeIndex = indexOf; G.childAt = childAt;
}
