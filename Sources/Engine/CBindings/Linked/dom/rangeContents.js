// js/dom/rangeContents.js: extracting, copying, extending and reading the contents of a range. https://dom.spec.whatwg.org/#ranges
//
// Reads   arena bytes. Writes nothing: changes are native calls.
// Exports deleteRange(state) · extractRange(state), copyRange(state) → fragment id · insertIntoRange(state, node id) ·
//         surroundRange(state, node id) · rangeText(state).
// Throws  DOMException as specified. Exposes nothing.
'use strict'; { const G = this; const OP = { __proto__: null, createFragment: 21, insert: 25, removeChild: 27, checkInsertion: 187, removeAllChildren: 29 }; 
const { primordials, privateArray,
call, callValues, documentIdOf, str, writeData,
N,


fail, throwStatus,
cloneNode, rootOf,
nextIn, skipIn,
childAt, isCharacterData, isTextNode, nodeIndex, nodeLength, rangePoints, selectInRange, setRangePoints } = G;



const { slice } = primordials;

// Whether a node that is not a text contains this boundary point's node but not the other's.
function isCutOpen(id, ancestor) {
  for (; id !== ancestor; id = N[id << 3 | 1]) if (!isTextNode(id)) return true;
  return false;
}
// The ids of the siblings from one up to, but not including, another; 0 for the end.
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
    const text = slice(str(N[id << 3 | 7]), from, to);
    if (what !== COPY) G.replaceData(id, from, to - from, '');
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
      else call(OP.removeChild, id, N[id << 3 | 1], 0);
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
  const ancestor = G.commonAncestor(s, e), first = pathTo(ancestor, s), last = pathTo(ancestor, e);
  const outer = path => path.length === 0 ? 0 : path[path.length - 1];
  // 10.
  const from = first.length === 0 ? childAt(s, so) : N[outer(first) << 3 | 3];
  const inside = siblings(from, last.length === 0 ? childAt(e, eo) : outer(last));
  // 11. D lacks it.
  if (what !== DELETE) for (let i = 0; i < inside.length; i++) if ((N[inside[i] << 3] & 255) === 10) fail('HierarchyRequestError');
  // 12–14, D5–7. The new position of the range. NB: 15 and D8 come last here: nothing before that point changes until then.
  const newOffset = first.length === 0 ? so : nodeIndex(outer(first)) + 1;
  // 16–17, D9 and the first nodes of D4, where the range starts: from the innermost node out, as 17.4 nests them.
  const copies = privateArray();
  for (let i = first.length - 1, target = fragment; i >= 0; i--) {
    if (i === 0 && isCharacterData(s)) cut(s, so, nodeLength(s), target);
    else copies[i] = target = open(first[i], target);
  }
  for (let i = 0; i < first.length; i++) {
    if (i > 0) take(siblings(N[first[i - 1] << 3 | 3], 0), copies[i]);
    else if (!isCharacterData(s)) take(siblings(childAt(s, so), 0), copies[i]);
  }
  // 18.
  take(inside, fragment);
  // 19–20, the last nodes of D4 and D11, where it ends: from the outermost node in.
  for (let i = last.length - 1, target = fragment; i >= 0; i--) {
    if (i === 0 && isCharacterData(e)) { cut(e, 0, eo, target); continue; }
    target = open(last[i], target);
    take(siblings(N[last[i] << 3 | 4], i === 0 ? childAt(e, eo) : last[i - 1]), target);
  }
  // 15, D8. "Clone the contents" does not change the range.
  if (what !== COPY) setRangePoints(r, ancestor, newOffset, ancestor, newOffset);
  // 21.
  return fragment;
}
// DOM, "insert a node into a live range" (#concept-range-insert).
function insertIntoRange(state, node) {
  const r = rangePoints(state), kind = N[r.s << 3] & 255, isSplit = isTextNode(r.s);
  // 1.
  if (r.s === node || kind === 7 || kind === 8 || isSplit && N[r.s << 3 | 1] === 0) fail('HierarchyRequestError');
  // 2–4.
  let reference = isSplit ? r.s : childAt(r.s, r.so);
  // 5–6.
  const parent = reference === 0 ? r.s : N[reference << 3 | 1], status = callValues(OP.checkInsertion, node, parent, reference);
  if (status !== 0) throwStatus(status);
  // 7.
  if (isSplit) reference = G.splitText(r.s, r.so);
  // 8.
  if (node === reference) reference = N[reference << 3 | 3];
  // 9.
  if (N[node << 3 | 1] !== 0) call(OP.removeChild, node, N[node << 3 | 1], 0);
  // 10–11.
  const end = (reference === 0 ? nodeLength(parent) : nodeIndex(reference)) + ((N[node << 3] & 255) === 11 ? nodeLength(node) : 1);
  // 12.
  call(OP.insert, node, parent, reference);
  // 13. The insertion may have moved the range.
  rangePoints(r);
  if (r.s === r.e && r.so === r.eo) setRangePoints(r, r.s, r.so, parent, end);
} G.insertIntoRange = insertIntoRange;
// DOM, surroundContents() (#dom-range-surroundcontents).
function surroundRange(state, id) {
  const r = rangePoints(state), kind = N[id << 3] & 255, ancestor = G.commonAncestor(r.s, r.e);
  // 1.
  if (isCutOpen(r.s, ancestor) || isCutOpen(r.e, ancestor)) fail('InvalidStateError');
  // 2.
  if (kind === 9 || kind === 10 || kind === 11) fail('InvalidNodeTypeError');
  // 3.
  const fragment = process(r, EXTRACT);
  // 4.
  if (N[id << 3 | 4] !== 0) call(OP.removeAllChildren, id, 0, 0);
  // 5–7.
  insertIntoRange(r, id);
  call(OP.insert, fragment, id, 0);
  selectInRange(r, id);
} G.surroundRange = surroundRange;
// DOM, the stringification of a live range (#dom-range-stringifier).
function rangeText(state) {
  const { s, so, e, eo } = rangePoints(state);
  // 2.
  if (s === e && isCharacterData(s)) return isTextNode(s) ? slice(str(N[s << 3 | 7]), so, eo) : '';
  // 1, 3.
  const root = rootOf(s);
  let result = '';
  if (isTextNode(s)) result += slice(str(N[s << 3 | 7]), so);
  // 4. From the first node that begins in the range, up to the one that does not.
  const end = isCharacterData(e) ? e : childAt(e, eo) || skipIn(e, root);
  for (let id = isCharacterData(s) ? skipIn(s, root) : childAt(s, so) || skipIn(s, root); id !== 0 && id !== end; id = nextIn(id, root)) {
    if (isTextNode(id)) result += str(N[id << 3 | 7]);
  }
  // 5–6.
  if (isTextNode(e)) result += slice(str(N[e << 3 | 7]), 0, eo);
  return result;
} G.rangeText = rangeText;
G.deleteRange = state => { process(rangePoints(state), DELETE); };
G.extractRange = state => process(rangePoints(state), EXTRACT);
G.copyRange = state => process(rangePoints(state), COPY);
}
