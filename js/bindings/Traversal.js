// js/bindings/Traversal.js: the bindings that js/idl/generate.py made of js/idl/Traversal.webidl. Not to be edited.
//
// Exposes NodeIterator, TreeWalker, NodeFilter.
'use strict';
{
  const G = this;
  const { Given, ObjectCreate, defineInterface, nodeArgument, wrap, wrongReceiver, wrongValue } = G;
  const NodeIteratorSteps = G.NodeIteratorSteps;
  const TreeWalkerSteps = G.TreeWalkerSteps;

  class NodeIteratorBrand extends Given {
    #state;
    constructor(object, state) { super(object); this.#state = state; state.object = object; }
    static of(object, member, kind = 0) {
      if (typeof object !== 'object' || object === null || !(#state in object)) wrongReceiver('NodeIterator', member, kind);
      return object.#state;
    }
    static is(value) { return typeof value === 'object' && value !== null && #state in value; }
    static from(value, where) {
      if (typeof value !== 'object' || value === null || !(#state in value)) wrongValue('NodeIterator', where);
      return value.#state;
    }
  }
  G.NodeIteratorBrand = NodeIteratorBrand;
  const NodeIterator = defineInterface('NodeIterator', {
    __proto__: null,
    members: {
      constructor: undefined,
      get root() { return wrap(NodeIteratorSteps.root(NodeIteratorBrand.of(this, 'root', 1))); },
      get referenceNode() { return wrap(NodeIteratorSteps.referenceNode(NodeIteratorBrand.of(this, 'referenceNode', 1))); },
      get pointerBeforeReferenceNode() { return NodeIteratorSteps.pointerBeforeReferenceNode(NodeIteratorBrand.of(this, 'pointerBeforeReferenceNode', 1)); },
      get whatToShow() { return NodeIteratorSteps.whatToShow(NodeIteratorBrand.of(this, 'whatToShow', 1)); },
      get filter() { return NodeIteratorSteps.filter(NodeIteratorBrand.of(this, 'filter', 1)); },
      nextNode() { return wrap(NodeIteratorSteps.nextNode(NodeIteratorBrand.of(this, 'nextNode'))); },
      previousNode() { return wrap(NodeIteratorSteps.previousNode(NodeIteratorBrand.of(this, 'previousNode'))); },
      detach() { NodeIteratorSteps.detach(NodeIteratorBrand.of(this, 'detach')); },
    },
  });
  G.makeNodeIterator = state => {
    if (state.object !== undefined) return state.object;
    if (state.interface !== undefined && state.interface !== 'NodeIterator') return G[`make${state.interface}`](state);
    return new NodeIteratorBrand(ObjectCreate(NodeIterator.prototype), state);
  };
  G.isNodeIterator = NodeIteratorBrand.is;
  G.nodeIteratorState = NodeIteratorBrand.from;

  class TreeWalkerBrand extends Given {
    #state;
    constructor(object, state) { super(object); this.#state = state; state.object = object; }
    static of(object, member, kind = 0) {
      if (typeof object !== 'object' || object === null || !(#state in object)) wrongReceiver('TreeWalker', member, kind);
      return object.#state;
    }
    static is(value) { return typeof value === 'object' && value !== null && #state in value; }
    static from(value, where) {
      if (typeof value !== 'object' || value === null || !(#state in value)) wrongValue('TreeWalker', where);
      return value.#state;
    }
  }
  G.TreeWalkerBrand = TreeWalkerBrand;
  const TreeWalker = defineInterface('TreeWalker', {
    __proto__: null,
    members: {
      constructor: undefined,
      get root() { return wrap(TreeWalkerSteps.root(TreeWalkerBrand.of(this, 'root', 1))); },
      get whatToShow() { return TreeWalkerSteps.whatToShow(TreeWalkerBrand.of(this, 'whatToShow', 1)); },
      get filter() { return TreeWalkerSteps.filter(TreeWalkerBrand.of(this, 'filter', 1)); },
      get currentNode() { return wrap(TreeWalkerSteps.currentNode(TreeWalkerBrand.of(this, 'currentNode', 1))); },
      set currentNode(value) {
        const state = TreeWalkerBrand.of(this, 'currentNode', 2);
        TreeWalkerSteps.setCurrentNode(state, nodeArgument(value, 63983));
      },
      parentNode() { return wrap(TreeWalkerSteps.parentNode(TreeWalkerBrand.of(this, 'parentNode'))); },
      firstChild() { return wrap(TreeWalkerSteps.firstChild(TreeWalkerBrand.of(this, 'firstChild'))); },
      lastChild() { return wrap(TreeWalkerSteps.lastChild(TreeWalkerBrand.of(this, 'lastChild'))); },
      previousSibling() { return wrap(TreeWalkerSteps.previousSibling(TreeWalkerBrand.of(this, 'previousSibling'))); },
      nextSibling() { return wrap(TreeWalkerSteps.nextSibling(TreeWalkerBrand.of(this, 'nextSibling'))); },
      previousNode() { return wrap(TreeWalkerSteps.previousNode(TreeWalkerBrand.of(this, 'previousNode'))); },
      nextNode() { return wrap(TreeWalkerSteps.nextNode(TreeWalkerBrand.of(this, 'nextNode'))); },
    },
  });
  G.makeTreeWalker = state => {
    if (state.object !== undefined) return state.object;
    if (state.interface !== undefined && state.interface !== 'TreeWalker') return G[`make${state.interface}`](state);
    return new TreeWalkerBrand(ObjectCreate(TreeWalker.prototype), state);
  };
  G.isTreeWalker = TreeWalkerBrand.is;
  G.treeWalkerState = TreeWalkerBrand.from;

  G.defineCallbackInterface('NodeFilter', {
    __proto__: null,
    FILTER_ACCEPT: 1, FILTER_REJECT: 2, FILTER_SKIP: 3, SHOW_ALL: 0xFFFFFFFF, SHOW_ELEMENT: 0x1, SHOW_ATTRIBUTE: 0x2, SHOW_TEXT: 0x4,
    SHOW_CDATA_SECTION: 0x8, SHOW_ENTITY_REFERENCE: 0x10, SHOW_ENTITY: 0x20, SHOW_PROCESSING_INSTRUCTION: 0x40, SHOW_COMMENT: 0x80,
    SHOW_DOCUMENT: 0x100, SHOW_DOCUMENT_TYPE: 0x200, SHOW_DOCUMENT_FRAGMENT: 0x400, SHOW_NOTATION: 0x800,
  });
}
