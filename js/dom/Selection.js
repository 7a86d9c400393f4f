// js/dom/Selection.js: Selection, with what the page's options say is selected. https://w3c.github.io/selection-api/
//
// Reads   text of the page, to find the selected text. Writes nothing.
// Offers  G.getSelection() · G.selectedRange(), null without · G.selectRange(id, offset, id, offset) ·
//         G.selectionFault(): why what the options say is not in the page, null when it is. Exposes Selection.
'use strict';
{
  const G = this;
  const { defineInterface, Given, ObjectCreate, N, str, wrap, nodeArgument, idOrZero, fail, need, toText, toASCIILower, toUnsignedLong, rangeState,
    makeRange, nodeLength, nodeIndex, checkPoint, comparePoints, nextIn, rootOf, privateArray } = G;
  const PARENT = 1, FIRST = 4, PAYLOAD = 7;
  const find = G.primordials.indexOf;

  class SelectionBrand extends Given {
    #state = { __proto__: null, range: null, backward: false };
    static stateOf(object) { return object.#state; }
  }
  const { stateOf } = SelectionBrand;
  const points = object => { const { range } = stateOf(object); return range === null ? null : rangeState(range); };
  function collapse(object, node, offset) {
    const state = stateOf(object), id = idOrZero(node);
    if (id === 0) { setRange(state, null); return; }
    checkPoint(id, offset);
    if (!isInPage(id)) return;
    setRange(state, makeRange(id, offset));
    state.backward = false;
  }
  // https://w3c.github.io/selection-api/#selectionchange-event: one for all changes of a task, where somebody listens.
  let isQueued = false;
  function isHeard() {
    const list = G.listenersOf(G.document);
    for (let i = 0; list !== null && i < list.length; i++) if (list[i].type === 'selectionchange' && !list[i].removed) return true;
    return false;
  }
  function setRange(state, range) {
    const isSame = state.range === range;
    state.range = range;
    if (isSame || isQueued || !isHeard()) return;
    isQueued = true;
    G.queueTask(() => {
      isQueued = false;
      G.fire(G.document, 'selectionchange');
    });
  }
  // Only what is in the page can be selected.
  const isInPage = id => rootOf(id) === G.mainDocument;
  function setBase(object, a, ao, f, fo) {
    const state = stateOf(object);
    state.backward = comparePoints(a, ao, f, fo) > 0;
    setRange(state, state.backward ? makeRange(f, fo, a, ao) : makeRange(a, ao, f, fo));
  }
  const Selection = defineInterface('Selection', {
    __proto__: null,
    members: {
      get anchorNode() { const r = points(this); return r && wrap(stateOf(this).backward ? r.e : r.s); },
      get anchorOffset() { const r = points(this); return r ? stateOf(this).backward ? r.eo : r.so : 0; },
      get focusNode() { const r = points(this); return r && wrap(stateOf(this).backward ? r.s : r.e); },
      get focusOffset() { const r = points(this); return r ? stateOf(this).backward ? r.so : r.eo : 0; },
      get isCollapsed() { const r = points(this); return r === null || r.s === r.e && r.so === r.eo; },
      get rangeCount() { return stateOf(this).range === null ? 0 : 1; },
      get type() { return stateOf(this).range === null ? 'None' : this.isCollapsed ? 'Caret' : 'Range'; },
      get direction() { return stateOf(this).range === null ? 'none' : stateOf(this).backward ? 'backward' : 'forward'; },
      getRangeAt(index) {
        need(arguments.length, 1);
        const { range } = stateOf(this);
        if (range === null || toUnsignedLong(index) !== 0) fail('IndexSizeError');
        return range;
      },
      addRange(range) {
        const { s } = rangeState(range), state = stateOf(this);
        if (state.range !== null || !isInPage(s)) return;
        setRange(state, range);
        state.backward = false;
      },
      removeRange(range) { const state = stateOf(this); rangeState(range); if (state.range !== range) fail('NotFoundError'); setRange(state, null); },
      removeAllRanges() { setRange(stateOf(this), null); },
      empty() { setRange(stateOf(this), null); },
      collapse(node, offset = 0) { collapse(this, node, toUnsignedLong(offset)); },
      setPosition(node, offset = 0) { collapse(this, node, toUnsignedLong(offset)); },
      collapseToStart() { const r = points(this); if (!r) fail('InvalidStateError'); setRange(stateOf(this), makeRange(r.s, r.so)); },
      collapseToEnd() { const r = points(this); if (!r) fail('InvalidStateError'); setRange(stateOf(this), makeRange(r.e, r.eo)); },
      extend(node, offset = 0) {
        const r = points(this), id = nodeArgument(node), { backward } = stateOf(this);
        if (!isInPage(id)) return;
        if (!r) fail('InvalidStateError');
        checkPoint(id, toUnsignedLong(offset));
        setBase(this, backward ? r.e : r.s, backward ? r.eo : r.so, id, toUnsignedLong(offset));
      },
      setBaseAndExtent(anchor, anchorOffset, focus, focusOffset) {
        need(arguments.length, 4);
        const a = nodeArgument(anchor), ao = toUnsignedLong(anchorOffset), f = nodeArgument(focus), fo = toUnsignedLong(focusOffset);
        checkPoint(a, ao);
        checkPoint(f, fo);
        if (isInPage(a) && isInPage(f)) setBase(this, a, ao, f, fo);
      },
      selectAllChildren(node) {
        const id = nodeArgument(node), state = stateOf(this);
        checkPoint(id, 0);
        if (!isInPage(id)) return;
        setRange(state, makeRange(id, 0, id, N[id * 8 + FIRST] === 0 ? 0 : nodeLength(id)));
        state.backward = false;
      },
      // https://w3c.github.io/selection-api/#dom-selection-modify: words that mean nothing do nothing.
      modify(alter = '', direction = '', granularity = '') {
        const { backward } = stateOf(this), r = points(this), how = toASCIILower(toText(alter));
        direction = toText(direction);
        granularity = toText(granularity);
        if (r === null || how !== 'move' && how !== 'extend') return;
        // A range that is to be left is left at its end in that direction.
        const isForward = direction === 'forward' || direction === 'right', isCollapsed = r.s === r.e && r.so === r.eo;
        const leaves = how === 'move' && granularity === 'character' && !isCollapsed;
        const atStart = how === 'extend' || leaves === false ? backward : !isForward, id = atStart ? r.s : r.e, offset = atStart ? r.so : r.eo;
        const to = leaves ? { __proto__: null, id, offset } : G.movePoint(id, offset, direction, granularity);
        if (to === null) return;
        if (how === 'extend') setBase(this, backward ? r.e : r.s, backward ? r.eo : r.so, to.id, to.offset);
        else { setRange(stateOf(this), makeRange(to.id, to.offset)); stateOf(this).backward = false; }
      },
      deleteFromDocument() { const { range } = stateOf(this); if (range !== null) range.deleteContents(); },
      containsNode(node, partly = false) {
        const r = points(this), id = nodeArgument(node);
        if (!r || N[id * 8 + PARENT] === 0) return false;
        const parent = N[id * 8 + PARENT], index = nodeIndex(id);
        return partly ? comparePoints(parent, index, r.e, r.eo) < 0 && comparePoints(parent, index + 1, r.s, r.so) > 0
          : comparePoints(parent, index, r.s, r.so) >= 0 && comparePoints(parent, index + 1, r.e, r.eo) <= 0;
      },
      toString() { const r = points(this); return r ? G.rangeText(r) : ''; },
    },
  });

  // What the user selected: a selector's element when one matches, else the first place where the text stands.
  let fault = null;
  function initialRange() {
    const wanted = G.selection, root = G.documentNode;
    if (wanted === null || wanted === undefined || wanted === '') return null;
    let reason = 'matches no element';
    try {
      const id = G.queryFirst(root, wanted);
      if (id !== 0) return makeRange(id, 0, id, nodeLength(id));
    } catch { reason = 'is no selector'; }
    const ids = privateArray(), starts = privateArray();
    let text = '', count = 0;
    for (let id = N[root * 8 + FIRST]; id !== 0; id = nextIn(id, root)) {
      if ((N[id * 8] & 255) !== 3) continue;
      ids[count] = id; starts[count++] = text.length;
      text += str(N[id * 8 + PAYLOAD]);
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
    return makeRange(ids[i], at - starts[i], ids[j], at + wanted.length - starts[j]);
  }
  let selection = null;
  G.getSelection = () => {
    if (selection === null) {
      selection = new SelectionBrand(ObjectCreate(Selection.prototype));
      stateOf(selection).range = initialRange();
    }
    return selection;
  };
  G.selectedRange = () => stateOf(G.getSelection()).range;
  G.selectRange = (s, so, e, eo) => { setBase(G.getSelection(), s, so, e, eo); };
  G.selectionFault = () => {
    initialRange();
    return fault;
  };
}
