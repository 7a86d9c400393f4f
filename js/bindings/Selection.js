// js/bindings/Selection.js: the bindings that js/idl/generate.py made of js/idl/Selection.webidl. Not to be edited.
//
// Exposes Selection.
'use strict';
{
  const G = this;
  const {
    Given, ObjectCreate, defineInterface, fromSequence, idOrZero, need, nodeArgument, setPrototypeOf, toText, wrap, wrongReceiver,
    wrongValue,
  } = G;
  const SelectionSteps = G.SelectionSteps;
  const listMakeStaticRange = list => fromSequence(list, G.makeStaticRange, false);

  class SelectionBrand extends Given {
    #state;
    constructor(object, state) { super(object); this.#state = state; state.object = object; }
    static of(object, member, kind = 0) {
      if (typeof object !== 'object' || object === null || !(#state in object)) wrongReceiver('Selection', member, kind);
      return object.#state;
    }
    static is(value) { return typeof value === 'object' && value !== null && #state in value; }
    static from(value, where) {
      if (typeof value !== 'object' || value === null || !(#state in value)) wrongValue('Selection', where);
      return value.#state;
    }
  }
  G.SelectionBrand = SelectionBrand;
  const Selection = defineInterface('Selection', {
    __proto__: null,
    members: {
      constructor: undefined,
      get anchorNode() { return wrap(SelectionSteps.anchorNode(SelectionBrand.of(this, 'anchorNode', 1))); },
      get anchorOffset() { return SelectionSteps.anchorOffset(SelectionBrand.of(this, 'anchorOffset', 1)); },
      get focusNode() { return wrap(SelectionSteps.focusNode(SelectionBrand.of(this, 'focusNode', 1))); },
      get focusOffset() { return SelectionSteps.focusOffset(SelectionBrand.of(this, 'focusOffset', 1)); },
      get isCollapsed() { return SelectionSteps.isCollapsed(SelectionBrand.of(this, 'isCollapsed', 1)); },
      get rangeCount() { return SelectionSteps.rangeCount(SelectionBrand.of(this, 'rangeCount', 1)); },
      get type() { return SelectionSteps.type(SelectionBrand.of(this, 'type', 1)); },
      get direction() { return SelectionSteps.direction(SelectionBrand.of(this, 'direction', 1)); },
      get baseNode() { return wrap(SelectionSteps.baseNode(SelectionBrand.of(this, 'baseNode', 1))); },
      get baseOffset() { return SelectionSteps.baseOffset(SelectionBrand.of(this, 'baseOffset', 1)); },
      get extentNode() { return wrap(SelectionSteps.extentNode(SelectionBrand.of(this, 'extentNode', 1))); },
      get extentOffset() { return SelectionSteps.extentOffset(SelectionBrand.of(this, 'extentOffset', 1)); },
      getRangeAt(index) {
        const state = SelectionBrand.of(this, 'getRangeAt');
        need(arguments.length, 1);
        index = index >>> 0;
        return G.makeRange(SelectionSteps.getRangeAt(state, index));
      },
      addRange(range) {
        const state = SelectionBrand.of(this, 'addRange');
        need(arguments.length, 1);
        range = G.rangeState(range, 149795);
        SelectionSteps.addRange(state, range);
      },
      removeRange(range) {
        const state = SelectionBrand.of(this, 'removeRange');
        need(arguments.length, 1);
        range = G.rangeState(range, 195218);
        SelectionSteps.removeRange(state, range);
      },
      removeAllRanges() { SelectionSteps.removeAllRanges(SelectionBrand.of(this, 'removeAllRanges')); },
      getComposedRanges(...optionsOrShadowRoots) {
        return listMakeStaticRange(SelectionSteps.getComposedRanges(SelectionBrand.of(this, 'getComposedRanges'), setPrototypeOf(optionsOrShadowRoots, null)));
      },
      empty() { SelectionSteps.empty(SelectionBrand.of(this, 'empty')); },
      collapse(node, offset = undefined) {
        const state = SelectionBrand.of(this, 'collapse');
        need(arguments.length, 1);
        node = idOrZero(node, 704470);
        offset = offset === undefined ? 0 : offset >>> 0;
        SelectionSteps.collapse(state, node, offset);
      },
      setPosition(node, offset = undefined) {
        const state = SelectionBrand.of(this, 'setPosition');
        need(arguments.length, 1);
        node = idOrZero(node, 4120);
        offset = offset === undefined ? 0 : offset >>> 0;
        SelectionSteps.setPosition(state, node, offset);
      },
      collapseToStart() { SelectionSteps.collapseToStart(SelectionBrand.of(this, 'collapseToStart')); },
      collapseToEnd() { SelectionSteps.collapseToEnd(SelectionBrand.of(this, 'collapseToEnd')); },
      extend(node, offset = undefined) {
        const state = SelectionBrand.of(this, 'extend');
        need(arguments.length, 1);
        node = nodeArgument(node, 299488);
        offset = offset === undefined ? 0 : offset >>> 0;
        SelectionSteps.extend(state, node, offset);
      },
      setBaseAndExtent(anchorNode, anchorOffset, focusNode, focusOffset) {
        const state = SelectionBrand.of(this, 'setBaseAndExtent');
        need(arguments.length, 4);
        anchorNode = nodeArgument(anchorNode, 779914);
        anchorOffset = anchorOffset >>> 0;
        focusNode = nodeArgument(focusNode, 734144);
        focusOffset = focusOffset >>> 0;
        SelectionSteps.setBaseAndExtent(state, anchorNode, anchorOffset, focusNode, focusOffset);
      },
      selectAllChildren(node) {
        const state = SelectionBrand.of(this, 'selectAllChildren');
        need(arguments.length, 1);
        node = nodeArgument(node, 291943);
        SelectionSteps.selectAllChildren(state, node);
      },
      deleteFromDocument() { SelectionSteps.deleteFromDocument(SelectionBrand.of(this, 'deleteFromDocument')); },
      containsNode(node, allowPartialContainment = undefined) {
        const state = SelectionBrand.of(this, 'containsNode');
        need(arguments.length, 1);
        node = nodeArgument(node, 528643);
        allowPartialContainment = !!allowPartialContainment;
        return SelectionSteps.containsNode(state, node, allowPartialContainment);
      },
      toString() { return SelectionSteps.stringify(SelectionBrand.of(this, 'toString')); },
      modify(alter = undefined, direction = undefined, granularity = undefined) {
        const state = SelectionBrand.of(this, 'modify');
        if (alter !== undefined) alter = toText(alter);
        if (direction !== undefined) direction = toText(direction);
        if (granularity !== undefined) granularity = toText(granularity);
        SelectionSteps.modify(state, alter, direction, granularity);
      },
    },
  });
  G.makeSelection = state => {
    if (state.object !== undefined) return state.object;
    if (state.interface !== undefined && state.interface !== 'Selection') return G[`make${state.interface}`](state);
    return new SelectionBrand(ObjectCreate(Selection.prototype), state);
  };
  G.isSelection = SelectionBrand.is;
  G.selectionState = SelectionBrand.from;
}
