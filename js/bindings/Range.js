// js/bindings/Range.js: the bindings that js/idl/generate.py made of js/idl/Range.webidl. Not to be edited.
//
// Exposes AbstractRange, StaticRange, Range.
'use strict';
{
  const G = this;
  const { Given, NOTHING, ObjectCreate, defineInterface, missing, need, nodeArgument, toDictionary, toText, wrap, wrongReceiver, wrongValue } = G;
  const AbstractRangeSteps = G.AbstractRangeSteps;
  const StaticRangeSteps = G.StaticRangeSteps;
  const RangeSteps = G.RangeSteps;
  const RangeSteps_Range = G.RangeSteps_Range;
  function toStaticRangeInit(value) {
    const given = toDictionary(value) || NOTHING;
    let member;
    return {
      __proto__: null,
      endContainer: (member = given.endContainer) === undefined ? missing('StaticRangeInit', 'endContainer', 'Node') : nodeArgument(member),
      endOffset: (member = given.endOffset) === undefined ? missing('StaticRangeInit', 'endOffset', 'unsigned long') : member >>> 0,
      startContainer: (member = given.startContainer) === undefined ? missing('StaticRangeInit', 'startContainer', 'Node') : nodeArgument(member),
      startOffset: (member = given.startOffset) === undefined ? missing('StaticRangeInit', 'startOffset', 'unsigned long') : member >>> 0,
    };
  }

  class AbstractRangeBrand extends Given {
    #state;
    constructor(object, state) { super(object); this.#state = state; state.object = object; }
    static of(object, member, kind = 0) {
      if (typeof object !== 'object' || object === null || !(#state in object)) wrongReceiver('AbstractRange', member, kind);
      return object.#state;
    }
    static is(value) { return typeof value === 'object' && value !== null && #state in value; }
    static from(value, where) {
      if (typeof value !== 'object' || value === null || !(#state in value)) wrongValue('AbstractRange', where);
      return value.#state;
    }
  }
  G.AbstractRangeBrand = AbstractRangeBrand;
  const AbstractRange = defineInterface('AbstractRange', {
    __proto__: null,
    members: {
      constructor: undefined,
      get startContainer() { return wrap(AbstractRangeSteps.startContainer(AbstractRangeBrand.of(this, 'startContainer', 1))); },
      get startOffset() { return AbstractRangeSteps.startOffset(AbstractRangeBrand.of(this, 'startOffset', 1)); },
      get endContainer() { return wrap(AbstractRangeSteps.endContainer(AbstractRangeBrand.of(this, 'endContainer', 1))); },
      get endOffset() { return AbstractRangeSteps.endOffset(AbstractRangeBrand.of(this, 'endOffset', 1)); },
      get collapsed() { return AbstractRangeSteps.collapsed(AbstractRangeBrand.of(this, 'collapsed', 1)); },
    },
  });
  G.makeAbstractRange = state => {
    if (state.object !== undefined) return state.object;
    if (state.interface !== undefined && state.interface !== 'AbstractRange') return G[`make${state.interface}`](state);
    return new AbstractRangeBrand(ObjectCreate(AbstractRange.prototype), state);
  };
  G.isAbstractRange = AbstractRangeBrand.is;
  G.abstractRangeState = AbstractRangeBrand.from;

  class StaticRangeBrand extends G.AbstractRangeBrand {
    #state;
    constructor(object, state) { super(object, state); this.#state = state; state.object = object; }
    static of(object, member, kind = 0) {
      if (typeof object !== 'object' || object === null || !(#state in object)) wrongReceiver('StaticRange', member, kind);
      return object.#state;
    }
    static is(value) { return typeof value === 'object' && value !== null && #state in value; }
    static from(value, where) {
      if (typeof value !== 'object' || value === null || !(#state in value)) wrongValue('StaticRange', where);
      return value.#state;
    }
  }
  G.StaticRangeBrand = StaticRangeBrand;
  const StaticRange = defineInterface('StaticRange', {
    __proto__: null,
    parent: G.AbstractRange,
    length: 1,
    construct(object, init) {
      init = toStaticRangeInit(init);
      return new StaticRangeBrand(object, StaticRangeSteps.construct(init));
    },
  });
  G.makeStaticRange = state => {
    if (state.object !== undefined) return state.object;
    if (state.interface !== undefined && state.interface !== 'StaticRange') return G[`make${state.interface}`](state);
    return new StaticRangeBrand(ObjectCreate(StaticRange.prototype), state);
  };
  G.isStaticRange = StaticRangeBrand.is;
  G.staticRangeState = StaticRangeBrand.from;

  class RangeBrand extends G.AbstractRangeBrand {
    #state;
    constructor(object, state) { super(object, state); this.#state = state; state.object = object; }
    static of(object, member, kind = 0) {
      if (typeof object !== 'object' || object === null || !(#state in object)) wrongReceiver('Range', member, kind);
      return object.#state;
    }
    static is(value) { return typeof value === 'object' && value !== null && #state in value; }
    static from(value, where) {
      if (typeof value !== 'object' || value === null || !(#state in value)) wrongValue('Range', where);
      return value.#state;
    }
  }
  G.RangeBrand = RangeBrand;
  const Range = defineInterface('Range', {
    __proto__: null,
    parent: G.AbstractRange,
    construct(object) {
      return new RangeBrand(object, RangeSteps.construct());
    },
    constants: {
      __proto__: null,
      START_TO_START: 0, START_TO_END: 1, END_TO_END: 2, END_TO_START: 3, NODE_BEFORE: 0, NODE_AFTER: 1, NODE_BEFORE_AND_AFTER: 2,
      NODE_INSIDE: 3,
    },
    members: {
      constructor: undefined,
      get commonAncestorContainer() { return wrap(RangeSteps.commonAncestorContainer(RangeBrand.of(this, 'commonAncestorContainer', 1))); },
      setStart(node, offset) {
        const state = RangeBrand.of(this, 'setStart');
        need(arguments.length, 2);
        node = nodeArgument(node, 171146);
        offset = offset >>> 0;
        RangeSteps.setStart(state, node, offset);
      },
      setEnd(node, offset) {
        const state = RangeBrand.of(this, 'setEnd');
        need(arguments.length, 2);
        node = nodeArgument(node, 147630);
        offset = offset >>> 0;
        RangeSteps.setEnd(state, node, offset);
      },
      setStartBefore(node) {
        const state = RangeBrand.of(this, 'setStartBefore');
        need(arguments.length, 1);
        node = nodeArgument(node, 457484);
        RangeSteps.setStartBefore(state, node);
      },
      setStartAfter(node) {
        const state = RangeBrand.of(this, 'setStartAfter');
        need(arguments.length, 1);
        node = nodeArgument(node, 812855);
        RangeSteps.setStartAfter(state, node);
      },
      setEndBefore(node) {
        const state = RangeBrand.of(this, 'setEndBefore');
        need(arguments.length, 1);
        node = nodeArgument(node, 37594);
        RangeSteps.setEndBefore(state, node);
      },
      setEndAfter(node) {
        const state = RangeBrand.of(this, 'setEndAfter');
        need(arguments.length, 1);
        node = nodeArgument(node, 291078);
        RangeSteps.setEndAfter(state, node);
      },
      collapse(toStart = undefined) {
        const state = RangeBrand.of(this, 'collapse');
        toStart = !!toStart;
        RangeSteps.collapse(state, toStart);
      },
      selectNode(node) {
        const state = RangeBrand.of(this, 'selectNode');
        need(arguments.length, 1);
        node = nodeArgument(node, 295017);
        RangeSteps.selectNode(state, node);
      },
      selectNodeContents(node) {
        const state = RangeBrand.of(this, 'selectNodeContents');
        need(arguments.length, 1);
        node = nodeArgument(node, 336313);
        RangeSteps.selectNodeContents(state, node);
      },
      compareBoundaryPoints(how, sourceRange) {
        const state = RangeBrand.of(this, 'compareBoundaryPoints');
        need(arguments.length, 2);
        how = how & 65535;
        sourceRange = G.rangeState(sourceRange, 866973);
        return RangeSteps.compareBoundaryPoints(state, how, sourceRange);
      },
      deleteContents() { RangeSteps.deleteContents(RangeBrand.of(this, 'deleteContents')); },
      extractContents() { return wrap(RangeSteps.extractContents(RangeBrand.of(this, 'extractContents'))); },
      cloneContents() { return wrap(RangeSteps.cloneContents(RangeBrand.of(this, 'cloneContents'))); },
      insertNode(node) {
        const state = RangeBrand.of(this, 'insertNode');
        need(arguments.length, 1);
        node = nodeArgument(node, 945469);
        RangeSteps.insertNode(state, node);
      },
      surroundContents(newParent) {
        const state = RangeBrand.of(this, 'surroundContents');
        need(arguments.length, 1);
        newParent = nodeArgument(newParent, 119882);
        RangeSteps.surroundContents(state, newParent);
      },
      cloneRange() { return G.makeRange(RangeSteps.cloneRange(RangeBrand.of(this, 'cloneRange'))); },
      detach() { RangeSteps.detach(RangeBrand.of(this, 'detach')); },
      isPointInRange(node, offset) {
        const state = RangeBrand.of(this, 'isPointInRange');
        need(arguments.length, 2);
        node = nodeArgument(node, 738305);
        offset = offset >>> 0;
        return RangeSteps.isPointInRange(state, node, offset);
      },
      comparePoint(node, offset) {
        const state = RangeBrand.of(this, 'comparePoint');
        need(arguments.length, 2);
        node = nodeArgument(node, 716902);
        offset = offset >>> 0;
        return RangeSteps.comparePoint(state, node, offset);
      },
      intersectsNode(node) {
        const state = RangeBrand.of(this, 'intersectsNode');
        need(arguments.length, 1);
        node = nodeArgument(node, 825845);
        return RangeSteps.intersectsNode(state, node);
      },
      expand(unit = undefined) {
        const state = RangeBrand.of(this, 'expand');
        unit = unit === undefined ? '' : toText(unit);
        RangeSteps_Range.expand(state, unit);
      },
      compareNode(node) {
        const state = RangeBrand.of(this, 'compareNode');
        need(arguments.length, 1);
        node = nodeArgument(node, 975255);
        return RangeSteps_Range.compareNode(state, node);
      },
      getClientRects() { return G.makeDOMRectList(RangeSteps_Range.getClientRects(RangeBrand.of(this, 'getClientRects'))); },
      getBoundingClientRect() { return G.makeDOMRect(RangeSteps_Range.getBoundingClientRect(RangeBrand.of(this, 'getBoundingClientRect'))); },
      createContextualFragment(string) {
        const state = RangeBrand.of(this, 'createContextualFragment');
        need(arguments.length, 1);
        string = toText(string);
        return wrap(RangeSteps_Range.createContextualFragment(state, string));
      },
      toString() { return RangeSteps.stringify(RangeBrand.of(this, 'toString')); },
    },
  });
  G.makeRange = state => {
    if (state.object !== undefined) return state.object;
    if (state.interface !== undefined && state.interface !== 'Range') return G[`make${state.interface}`](state);
    return new RangeBrand(ObjectCreate(Range.prototype), state);
  };
  G.isRange = RangeBrand.is;
  G.rangeState = RangeBrand.from;
}
