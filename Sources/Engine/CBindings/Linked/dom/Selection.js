// js/dom/Selection.js: steps of Selection, and the selection of the page's options. https://w3c.github.io/selection-api/
//
// Reads   text of the page, to find the selected text. Writes nothing.
// Exports SelectionSteps (js/idl/Selection.webidl) · theSelection(document id): the state of a document's selection, without a document
//         that of the page. For the page: selectedRange(): a range's state, null without · selectRange(id, offset, id, offset),
//         selectNothing() · selectionFault(): the reason why the selection of the options was not found in the page, or null.
// Exposes nothing.
'use strict'; { const G = this; const OP = { __proto__: null, selectedText: 129 }; const { documentNode,
PrivateMap, primordials, privateArray, toASCIILower,
hooks,
pageState,
callValues, str, wrap,
H, N,
fail,
mainDocument,
isHeardBy,
nextIn,
newRange, rangePoints, nodeLength, nodeIndex, checkPoint, newStaticRange,
deleteRange, rangeText,
comparePoints, areInOneTree } = G;







const find = primordials.indexOf;

const points = ({ range }) => range === null ? null : rangePoints(range);
// The points of a selection with an end in a shadow tree (js/dom/composedSelection.js).
function composed(state) {
  if (state.ends === null) return null;
  const found = G.composedPoints(state.ends);
  if (found === null) state.ends = null;
  return found;
}
// The anchor or the focus, as members show it: {id, offset}. Selection API, anchorNode and the three others (#dom-selection-anchornode).
function shown(state, isAnchor) {
  const deep = composed(state);
  if (deep !== null) return isAnchor ? G.pointInDocument(deep.anchor, deep.anchorOffset) : G.pointInDocument(deep.focus, deep.focusOffset);
  const r = points(state);
  if (r === null) return { __proto__: null, id: 0, offset: 0 };
  return isBackward(state) === isAnchor ? { __proto__: null, id: r.e, offset: r.eo } : { __proto__: null, id: r.s, offset: r.so };
}
// The anchor itself.
function anchorOf(state) {
  const deep = composed(state);
  return deep === null ? shown(state, true) : { __proto__: null, id: deep.anchor, offset: deep.anchorOffset };
}
// NB: A script that sets the points of the range itself selects forward, as in WebKit; by the standard, the direction stays.
const isBackward = state => {
  if (state.backward && points(state)?.isSet === true) state.backward = false;
  return state.backward;
};
// Selection API, collapse() (#dom-selection-collapse).
function collapse(state, id, offset) {
  // 1.
  if (id === 0) { setRange(state, null); return; }
  // 2.
  checkPoint(id, offset);
  // 3–6.
  select(state, id, offset, id, offset);
}
// Selection API, collapseToStart() and collapseToEnd() (#dom-selection-collapsetostart).
function collapseTo(state, atStart) {
  const deep = composed(state), r = points(state);
  if (r === null) fail('InvalidStateError');
  if (deep !== null) {
    const atAnchor = deep.isBackward !== atStart;
    collapse(state, atAnchor ? deep.anchor : deep.focus, atAnchor ? deep.anchorOffset : deep.focusOffset);
    return;
  }
  setRange(state, atStart ? newRange(r.s, r.so) : newRange(r.e, r.eo));
  state.backward = false;
}
// Selection API, "schedule a selectionchange event" (#scheduling-selectionhange-event): one for all changes of a task.
const isHeard = ({ root }) => isHeardBy(wrap(root), 'selectionchange');
const isAlike = (a, b) => a === b || a !== null && b !== null && a.s === b.s && a.so === b.so && a.e === b.e && a.eo === b.eo;
function setRange(state, range) {
  const isSame = isAlike(points(state), range === null ? null : rangePoints(range));
  state.range = range;
  state.ends = null;
  // Later changes of the range by scripts are visible in its `isSet`.
  if (range !== null) rangePoints(range).isSet = false;
  // 1–2.
  if (!isSame && !state.isQueued && isHeard(state)) queueChange(state);
  if (range !== null && isOfPage(state)) hooks.focusForSelection(range);
}
function queueChange(state) {
  // "Fire a selectionchange event" (#firing-selectionhange-event). 2 is left out: a control has no such event.
  state.isQueued = true;
  G.queueEvents(() => {
    // 1.
    state.isQueued = false;
    // 3.
    G.fire(wrap(state.root), 'selectionchange');
  });
}
// Only nodes of its document can be selected: 3 of collapse(), 1 of extend() and selectAllChildren(), 2 of setBaseAndExtent().
const isInDocument = ({ root }, id) => areInOneTree(id, root), isOfPage = ({ root }) => root === mainDocument;
// The steps of collapse(), extend(), setBaseAndExtent() and selectAllChildren() from there on: a new range from the anchor to the focus.
function select(state, a, ao, f, fo) {
  if (isInDocument(state, a) && isInDocument(state, f)) { setBase(state, a, ao, f, fo); return; }
  if (!isOfPage(state) || H[9] === 0 || !G.isComposedInPage(a) || !G.isComposedInPage(f)) return;
  const ends = G.composedEnds(a, ao, f, fo), { id, offset } = G.pointInDocument(a, ao);
  // NB: As in WebKit, the range of such a selection is at the anchor's host.
  setRange(state, newRange(id, offset));
  state.backward = false;
  state.ends = ends;
}
// 5–7 of setBaseAndExtent(), 6–9 of extend().
function setBase(state, a, ao, f, fo) {
  state.backward = comparePoints(a, ao, f, fo) > 0;
  setRange(state, state.backward ? newRange(f, fo, a, ao) : newRange(a, ao, f, fo));
}
function removeAll(state) { setRange(state, null); }
const rangeCount = state => { const deep = composed(state); return state.range === null || deep !== null && isInDocument(state, deep.anchor) ? 0 : 1; };
const isCollapsed = r => r === null || r.s === r.e && r.so === r.eo;
G.SelectionSteps = {
  __proto__: null,
  anchorNode: state => shown(state, true).id,
  anchorOffset: state => shown(state, true).offset,
  focusNode: state => shown(state, false).id,
  focusOffset: state => shown(state, false).offset,
  baseNode: state => shown(state, true).id,
  baseOffset: state => shown(state, true).offset,
  extentNode: state => shown(state, false).id,
  extentOffset: state => shown(state, false).offset,
  isCollapsed(state) { const deep = composed(state); return deep === null ? isCollapsed(points(state)) : deep.startsDeep; },
  rangeCount,
  type(state) {
    const deep = composed(state), r = points(state);
    return r === null ? 'None' : (deep === null ? isCollapsed(r) : deep.isCollapsed) ? 'Caret' : 'Range';
  },
  direction(state) {
    const deep = composed(state);
    return state.range === null ? 'none' : (deep === null ? isBackward(state) : deep.isBackward) ? 'backward' : 'forward';
  },
  // Selection API, getComposedRanges() (#dom-selection-getcomposedranges).
  getComposedRanges(state, values) {
    const roots = G.rootArguments(values), found = privateArray(), deep = composed(state);
    // 1.
    if (state.range === null) return found;
    // composedRanges() does 2–5, if necessary.
    if (deep === null) found[0] = newStaticRange(points(state));
    else {
      const { anchor, anchorOffset, focus, focusOffset } = deep;
      found[0] = newStaticRange(deep.isBackward ? G.composedRanges(focus, focusOffset, anchor, anchorOffset, roots)
        : G.composedRanges(anchor, anchorOffset, focus, focusOffset, roots));
    }
    // 6.
    return found;
  },
  getRangeAt(state, index) {
    if (index >= rangeCount(state)) fail('IndexSizeError');
    return state.range;
  },
  // Selection API, addRange() (#dom-selection-addrange).
  addRange(state, range) {
    // 1–2.
    if (state.range !== null || !isInDocument(state, rangePoints(range).s)) return;
    // 3.
    setRange(state, range);
    state.backward = false;
  },
  removeRange(state, range) {
    if (state.range !== range) fail('NotFoundError');
    setRange(state, null);
  },
  removeAllRanges: removeAll,
  empty: removeAll,
  collapse,
  setPosition: collapse,
  collapseToStart(state) { collapseTo(state, true); },
  collapseToEnd(state) { collapseTo(state, false); },
  // Selection API, extend() (#dom-selection-extend). NB: 2 comes first, as in WebKit.
  extend(state, id, offset) {
    // 2.
    if (state.range === null) fail('InvalidStateError', 'extend() requires a Range to be added to the Selection');
    checkPoint(id, offset);
    // 1, 3–9 are select()'s.
    const anchor = anchorOf(state);
    select(state, anchor.id, anchor.offset, id, offset);
  },
  // Selection API, setBaseAndExtent() (#dom-selection-setbaseandextent).
  setBaseAndExtent(state, a, ao, f, fo) {
    // 1.
    checkPoint(a, ao);
    checkPoint(f, fo);
    // 2–7.
    select(state, a, ao, f, fo);
  },
  // Selection API, selectAllChildren() (#dom-selection-selectallchildren).
  selectAllChildren(state, id) {
    checkPoint(id, 0);
    // 1–6.
    select(state, id, 0, id, N[id << 3 | 4] === 0 ? 0 : nodeLength(id));
  },
  // Selection API, modify() (#dom-selection-modify): unknown words have no effect.
  modify(state, alter = '', direction = '', granularity = '') {
    const backward = isBackward(state), r = points(state), how = toASCIILower(alter);
    // 1, 4.
    if (r === null || composed(state) !== null || how !== 'move' && how !== 'extend') return;
    // 2–3, 5–8. A range is left at its end in that direction; otherwise movePoint() does these steps.
    const way = toASCIILower(direction), isForward = way === 'forward' || way === 'right';
    const isKnown = isForward || way === 'backward' || way === 'left';
    const leaves = isKnown && how === 'move' && toASCIILower(granularity) === 'character' && !isCollapsed(r);
    const atStart = how === 'extend' || leaves === false ? backward : !isForward, id = atStart ? r.s : r.e, offset = atStart ? r.so : r.eo;
    const to = leaves ? { __proto__: null, id, offset } : hooks.movePoint(id, offset, direction, granularity);
    if (to === null) return;
    // 9–10.
    if (how === 'extend') setBase(state, backward ? r.e : r.s, backward ? r.eo : r.so, to.id, to.offset);
    // 11.
    else collapse(state, to.id, to.offset);
  },
  // Selection API, deleteFromDocument() (#dom-selection-deletefromdocument).
  deleteFromDocument(state) { if (state.range !== null && composed(state) === null) deleteRange(state.range); },
  // Selection API, containsNode() (#dom-selection-containsnode). Without layout, no point is visually like another.
  containsNode(state, id, partly) {
    const r = points(state), parent = N[id << 3 | 1];
    if (r === null || parent === 0) return false;
    const index = nodeIndex(id);
    return partly ? comparePoints(parent, index, r.e, r.eo) < 0 && comparePoints(parent, index + 1, r.s, r.so) > 0
      : comparePoints(parent, index, r.s, r.so) >= 0 && comparePoints(parent, index + 1, r.e, r.eo) <= 0;
  },
  // Selection API, the stringification (#dom-selection-stringifier).
  stringify(state) {
    const deep = composed(state), r = points(state);
    if (deep !== null) {
      if (!deep.isWithin || deep.isCollapsed) return '';
      const { anchor, anchorOffset, focus, focusOffset } = deep;
      return rangeText(deep.isBackward ? newRange(focus, focusOffset, anchor, anchorOffset) : newRange(anchor, anchorOffset, focus, focusOffset));
    }
    if (!isCollapsed(r)) return callValues(OP.selectedText, r.s, r.so, r.e, r.eo);
    const focused = isOfPage(state) ? G.focusedId() : 0;
    return focused === 0 ? '' : hooks.selectedControlText(focused);
  },
};

const page = pageState('dom/Selection', () => ({
  __proto__: null,
  // Why the given selection was not found; the selections of the page, and of frames' documents by their ids.
  fault: null, selection: null, frames: PrivateMap(),
})), { frames } = page;
// The user's selection: the element that a selector matches, otherwise the first occurrence of the text.
function initialRange() {
  const wanted = G.selection, root = documentNode;
  if (wanted === null || wanted === undefined || wanted === '') return null;
  let reason = 'matches no element';
  try {
    const id = G.queryFirst(root, wanted);
    if (id !== 0) return newRange(id, 0, id, nodeLength(id));
  } catch { reason = 'is no selector'; }
  const ids = privateArray(), starts = privateArray();
  let text = '', count = 0;
  for (let id = N[root << 3 | 4]; id !== 0; id = nextIn(id, root)) {
    if ((N[id << 3] & 255) !== 3) continue;
    ids[count] = id; starts[count++] = text.length;
    text += str(N[id << 3 | 7]);
  }
  const at = find(text, wanted);
  if (at < 0) {
    page.fault = reason;
    return null;
  }
  let i = count - 1;
  while (starts[i] > at) i--;
  let j = count - 1;
  while (starts[j] >= at + wanted.length) j--;
  return newRange(ids[i], at - starts[i], ids[j], at + wanted.length - starts[j]);
}
const newSelection = (root, range) => ({ __proto__: null, object: undefined, root, range, backward: false, ends: null, isQueued: false });
function theSelection(root = mainDocument) {
  if (root === mainDocument) return page.selection ??= newSelection(root, initialRange());
  let state = frames.get(root);
  if (state === undefined) frames.set(root, state = newSelection(root, null));
  return state;
} G.theSelection = theSelection;
G.selectedRange = () => theSelection().range;
G.selectNothing = () => { setRange(theSelection(), null); };
G.selectRange = (s, so, e, eo) => { setBase(theSelection(), s, so, e, eo); };
G.selectionFault = () => {
  initialRange();
  return page.fault;
};
}
