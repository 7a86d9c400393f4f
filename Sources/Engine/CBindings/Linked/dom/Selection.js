// js/dom/Selection.js: steps of Selection, with what the page's options say is selected. https://w3c.github.io/selection-api/
//
// Reads   text of the page, to find the selected text. Writes nothing.
// Exports SelectionSteps (js/idl/Selection.webidl) · theSelection(document id): the state of a document's own, the page's without one. Of the
//         page's: selectedRange(): a range's state, null without · selectRange(id, offset, id, offset),
//         selectNothing() · selectionFault(): why what the options say is not in the page, null when it is.
// Exposes nothing.
'use strict'; { const G = this; const { documentNode,
PrivateMap, primordials, privateArray, toASCIILower,
hooks,
callValues, str, wrap,
H, N,
fail,
mainDocument,
isHeardBy,
nextIn,
newRange, rangePoints, nodeLength, nodeIndex, checkPoint, newStaticRange, deleteRange, rangeText,
comparePoints, areInOneTree } = G;







const find = primordials.indexOf;

const points = ({ range }) => range === null ? null : rangePoints(range);
// Where an end of what is selected is in a shadow tree: the points (js/dom/composedSelection.js).
function composed(state) {
  if (state.ends === null) return null;
  const found = G.composedPoints(state.ends);
  if (found === null) state.ends = null;
  return found;
}
// The anchor or the focus, as members show it: {id, offset}.
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
// NB: A script that sets the points of the range itself selects forward, as in WebKit.
const isBackward = state => {
  if (state.backward && points(state)?.isSet === true) state.backward = false;
  return state.backward;
};
function collapse(state, id, offset) {
  if (id === 0) { setRange(state, null); return; }
  checkPoint(id, offset);
  select(state, id, offset, id, offset);
}
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
// https://w3c.github.io/selection-api/#selectionchange-event: one for all changes of a task, where somebody listens.
const isHeard = ({ root }) => isHeardBy(wrap(root), 'selectionchange');
const isAlike = (a, b) => a === b || a !== null && b !== null && a.s === b.s && a.so === b.so && a.e === b.e && a.eo === b.eo;
function setRange(state, range) {
  const isSame = isAlike(points(state), range === null ? null : rangePoints(range));
  state.range = range;
  state.ends = null;
  if (range !== null) rangePoints(range).isSet = false;
  if (!isSame && !state.isQueued && isHeard(state)) tellChange(state);
  if (range !== null && isOfPage(state)) hooks.focusForSelection(range);
}
function tellChange(state) {
  state.isQueued = true;
  G.queueEvents(() => {
    state.isQueued = false;
    G.fire(wrap(state.root), 'selectionchange');
  });
}
// Only what is in its document can be selected.
const isInDocument = ({ root }, id) => areInOneTree(id, root), isOfPage = ({ root }) => root === mainDocument;
function select(state, a, ao, f, fo) {
  if (isInDocument(state, a) && isInDocument(state, f)) { setBase(state, a, ao, f, fo); return; }
  if (!isOfPage(state) || H[9] === 0 || !G.isComposedInPage(a) || !G.isComposedInPage(f)) return;
  const ends = G.composedEnds(a, ao, f, fo), { id, offset } = G.pointInDocument(a, ao);
  // NB: As in WebKit, the range of such a selection is where the anchor's host is.
  setRange(state, newRange(id, offset));
  state.backward = false;
  state.ends = ends;
}
function setBase(state, a, ao, f, fo) {
  state.backward = comparePoints(a, ao, f, fo) > 0;
  setRange(state, state.backward ? newRange(f, fo, a, ao) : newRange(a, ao, f, fo));
}
function removeAll(state) { setRange(state, null); }
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
  rangeCount(state) { const deep = composed(state); return state.range === null || deep !== null && isInDocument(state, deep.anchor) ? 0 : 1; },
  type(state) {
    const deep = composed(state), r = points(state);
    return r === null ? 'None' : (deep === null ? isCollapsed(r) : deep.isCollapsed) ? 'Caret' : 'Range';
  },
  direction(state) {
    const deep = composed(state);
    return state.range === null ? 'none' : (deep === null ? isBackward(state) : deep.isBackward) ? 'backward' : 'forward';
  },
  getComposedRanges(state, values) {
    const roots = G.rootArguments(values), found = privateArray(), deep = composed(state);
    if (state.range === null) return found;
    if (deep === null) found[0] = newStaticRange(points(state));
    else {
      const { anchor, anchorOffset, focus, focusOffset } = deep;
      found[0] = newStaticRange(deep.isBackward ? G.composedRanges(focus, focusOffset, anchor, anchorOffset, roots)
        : G.composedRanges(anchor, anchorOffset, focus, focusOffset, roots));
    }
    return found;
  },
  getRangeAt({ range }, index) {
    if (range === null || index !== 0) fail('IndexSizeError');
    return range;
  },
  addRange(state, range) {
    if (state.range !== null || !isInDocument(state, rangePoints(range).s)) return;
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
  extend(state, id, offset) {
    if (state.range === null) fail('InvalidStateError', 'extend() requires a Range to be added to the Selection');
    checkPoint(id, offset);
    const anchor = anchorOf(state);
    select(state, anchor.id, anchor.offset, id, offset);
  },
  setBaseAndExtent(state, a, ao, f, fo) {
    checkPoint(a, ao);
    checkPoint(f, fo);
    select(state, a, ao, f, fo);
  },
  selectAllChildren(state, id) {
    checkPoint(id, 0);
    select(state, id, 0, id, N[id << 3 | 4] === 0 ? 0 : nodeLength(id));
  },
  // https://w3c.github.io/selection-api/#dom-selection-modify: words that mean nothing do nothing.
  modify(state, alter, direction, granularity) {
    const backward = isBackward(state), r = points(state), how = toASCIILower(alter);
    if (r === null || composed(state) !== null || how !== 'move' && how !== 'extend') return;
    // A range that is to be left is left at its end in that direction.
    const isForward = direction === 'forward' || direction === 'right';
    const leaves = how === 'move' && granularity === 'character' && !isCollapsed(r);
    const atStart = how === 'extend' || leaves === false ? backward : !isForward, id = atStart ? r.s : r.e, offset = atStart ? r.so : r.eo;
    const to = leaves ? { __proto__: null, id, offset } : hooks.movePoint(id, offset, direction, granularity);
    if (to === null) return;
    if (how === 'extend') setBase(state, backward ? r.e : r.s, backward ? r.eo : r.so, to.id, to.offset);
    else collapse(state, to.id, to.offset);
  },
  deleteFromDocument(state) { if (state.range !== null && composed(state) === null) deleteRange(state.range); },
  containsNode(state, id, partly) {
    const r = points(state), parent = N[id << 3 | 1];
    if (r === null || parent === 0) return false;
    const index = nodeIndex(id);
    return partly ? comparePoints(parent, index, r.e, r.eo) < 0 && comparePoints(parent, index + 1, r.s, r.so) > 0
      : comparePoints(parent, index, r.s, r.so) >= 0 && comparePoints(parent, index + 1, r.e, r.eo) <= 0;
  },
  // https://w3c.github.io/selection-api/#dom-selection-stringifier
  stringify(state) {
    const deep = composed(state), r = points(state);
    if (deep !== null) {
      if (!deep.isWithin || deep.isCollapsed) return '';
      const { anchor, anchorOffset, focus, focusOffset } = deep;
      return rangeText(deep.isBackward ? newRange(focus, focusOffset, anchor, anchorOffset) : newRange(anchor, anchorOffset, focus, focusOffset));
    }
    if (!isCollapsed(r)) return callValues(126, r.s, r.so, r.e, r.eo);
    const focused = isOfPage(state) ? G.focusedId() : 0;
    return focused === 0 ? '' : hooks.selectedControlText(focused);
  },
};

// What the user selected: a selector's element when one matches, else the first place where the text stands.
let fault = null;
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
    fault = reason;
    return null;
  }
  let i = count - 1;
  while (starts[i] > at) i--;
  let j = count - 1;
  while (starts[j] >= at + wanted.length) j--;
  return newRange(ids[i], at - starts[i], ids[j], at + wanted.length - starts[j]);
}
const newSelection = (root, range) => ({ __proto__: null, object: undefined, root, range, backward: false, ends: null, isQueued: false });
let selection = null;
const frames = PrivateMap();
function theSelection(root = mainDocument) {
  if (root === mainDocument) return selection ??= newSelection(root, initialRange());
  let state = frames.get(root);
  if (state === undefined) frames.set(root, state = newSelection(root, null));
  return state;
} G.theSelection = theSelection;
G.selectedRange = () => theSelection().range;
G.selectNothing = () => { setRange(theSelection(), null); };
G.selectRange = (s, so, e, eo) => { setBase(theSelection(), s, so, e, eo); };
G.selectionFault = () => {
  initialRange();
  return fault;
};
}
