// js/dom/Traversal.js: NodeFilter, TreeWalker, NodeIterator. https://dom.spec.whatwg.org/#traversal
//
// Reads   links and kinds. Writes nothing but where iterators stand, in the header.
// Offers  G.makeTreeWalker, makeNodeIterator (root id, mask, filter).
// Throws  InvalidStateError for a filter that calls back. Exposes NodeFilter, TreeWalker, NodeIterator.
'use strict';
{
  const G = this;
  const { TypeError, lengthOf } = G.primordials;
  const { defineInterface, Given, ObjectCreate, N, H, wrap, nodeArgument, fail, apply, nextIn, skipIn, previousIn, callNamed, ITERATORS, ITERATOR_SLOTS,
    ITERATOR_COUNT } = G;
  const PARENT = 1, PREVIOUS = 2, NEXT = 3, FIRST = 4, LAST = 5, ACCEPT = 1, REJECT = 2, SKIP = 3;

  G.defineCallbackInterface('NodeFilter', {
    __proto__: null,
    FILTER_ACCEPT: 1, FILTER_REJECT: 2, FILTER_SKIP: 3, SHOW_ALL: 0xFFFFFFFF, SHOW_ELEMENT: 1, SHOW_ATTRIBUTE: 2, SHOW_TEXT: 4,
    SHOW_CDATA_SECTION: 8, SHOW_ENTITY_REFERENCE: 16, SHOW_ENTITY: 32, SHOW_PROCESSING_INSTRUCTION: 64, SHOW_COMMENT: 128,
    SHOW_DOCUMENT: 256, SHOW_DOCUMENT_TYPE: 512, SHOW_DOCUMENT_FRAGMENT: 1024, SHOW_NOTATION: 2048,
  });
  function checkFilter(filter) {
    if (filter === null || filter === undefined) return null;
    if (typeof filter !== 'function' && typeof filter !== 'object') throw new TypeError('The filter is not an object');
    return filter;
  }
  // https://dom.spec.whatwg.org/#concept-node-filter
  function accept(state, id) {
    if (state.active) fail('InvalidStateError');
    if ((state.mask >>> (N[id * 8] & 255) - 1 & 1) === 0) return SKIP;
    const { filter } = state;
    if (filter === null) return ACCEPT;
    state.active = true;
    try {
      if (typeof filter === 'function') return apply(filter, undefined, [wrap(id)]) & 0xFFFF;
      const { acceptNode } = filter;
      if (typeof acceptNode !== 'function') throw new TypeError('acceptNode is not a function');
      return apply(acceptNode, filter, [wrap(id)]) & 0xFFFF;
    } finally { state.active = false; }
  }

  class WalkerBrand extends Given {
    #state;
    constructor(object, state) { super(object); this.#state = state; }
    static stateOf(object) { return object.#state; }
  }
  const { stateOf } = WalkerBrand;
  function child(state, link, back) {
    let id = N[state.current * 8 + link];
    while (id !== 0) {
      const verdict = accept(state, id);
      if (verdict === ACCEPT) return wrap(state.current = id);
      if (verdict === SKIP) {
        const inner = N[id * 8 + link];
        if (inner !== 0) { id = inner; continue; }
      }
      while (id !== 0) {
        const sibling = N[id * 8 + back];
        if (sibling !== 0) { id = sibling; break; }
        const parent = N[id * 8 + PARENT];
        if (parent === 0 || parent === state.root || parent === state.current) return null;
        id = parent;
      }
    }
    return null;
  }
  function sibling(state, link, inward) {
    let id = state.current;
    if (id === state.root) return null;
    for (;;) {
      let other = N[id * 8 + link];
      while (other !== 0) {
        id = other;
        const verdict = accept(state, id);
        if (verdict === ACCEPT) return wrap(state.current = id);
        other = N[id * 8 + inward];
        if (verdict === REJECT || other === 0) other = N[id * 8 + link];
      }
      id = N[id * 8 + PARENT];
      if (id === 0 || id === state.root || accept(state, id) === ACCEPT) return null;
    }
  }
  defineInterface('TreeWalker', {
    __proto__: null,
    members: {
      get root() { return wrap(stateOf(this).root); },
      get whatToShow() { return stateOf(this).mask; },
      get filter() { return stateOf(this).filter; },
      get currentNode() { return wrap(stateOf(this).current); },
      set currentNode(node) { stateOf(this).current = nodeArgument(node); },
      parentNode() {
        const state = stateOf(this);
        for (let id = state.current; id !== 0 && id !== state.root;) {
          id = N[id * 8 + PARENT];
          if (id !== 0 && accept(state, id) === ACCEPT) return wrap(state.current = id);
        }
        return null;
      },
      firstChild() { return child(stateOf(this), FIRST, NEXT); },
      lastChild() { return child(stateOf(this), LAST, PREVIOUS); },
      previousSibling() { return sibling(stateOf(this), PREVIOUS, LAST); },
      nextSibling() { return sibling(stateOf(this), NEXT, FIRST); },
      previousNode() {
        const state = stateOf(this);
        let id = state.current;
        while (id !== state.root) {
          let other = N[id * 8 + PREVIOUS];
          while (other !== 0) {
            id = other;
            let verdict = accept(state, id);
            while (verdict !== REJECT && N[id * 8 + LAST] !== 0) { id = N[id * 8 + LAST]; verdict = accept(state, id); }
            if (verdict === ACCEPT) return wrap(state.current = id);
            other = N[id * 8 + PREVIOUS];
          }
          if (id === state.root || N[id * 8 + PARENT] === 0) return null;
          id = N[id * 8 + PARENT];
          if (accept(state, id) === ACCEPT) return wrap(state.current = id);
        }
        return null;
      },
      nextNode() {
        const state = stateOf(this), { root } = state;
        let id = state.current, verdict = ACCEPT;
        for (;;) {
          id = verdict === REJECT ? skipIn(id, root) : nextIn(id, root);
          if (id === 0) return null;
          verdict = accept(state, id);
          if (verdict === ACCEPT) return wrap(state.current = id);
        }
      },
    },
  });
  G.makeTreeWalker = (root, mask, filter) => new WalkerBrand(ObjectCreate(G.TreeWalker.prototype),
    { __proto__: null, root, mask, filter: checkFilter(filter), current: root, active: false });

  class IteratorBrand extends Given {
    #state;
    constructor(object, state) { super(object); this.#state = state; }
    static stateOf(object) { return object.#state; }
  }
  // Where an iterator stands is in the header, where native code moves it before its node is removed. When 64 others were made
  // since, native code keeps the place; a copy is here for when it has forgotten it, after a thousand more.
  function refresh(state) {
    const { slot, number } = state;
    if (H[slot + 3] !== number) {
      const place = callNamed('iterator.place', number);
      if (lengthOf(place) !== 0) { state.reference = place[0]; state.before = place[1] !== 0; }
      return state;
    }
    state.reference = H[slot + 1];
    state.before = H[slot + 2] !== 0;
    return state;
  }
  function stand(state, reference, before) {
    const { slot } = state;
    state.reference = reference;
    state.before = before;
    if (H[slot + 3] !== state.number) { callNamed('iterator.stand', state.number, reference, before); return; }
    H[slot + 1] = reference;
    H[slot + 2] = before ? 1 : 0;
  }
  function traverse(state, forward) {
    let { reference: id, before } = refresh(state);
    for (;;) {
      if (forward) {
        if (!before) { id = nextIn(id, state.root); if (id === 0) return null; } else before = false;
      } else if (before) {
        if (id === state.root) return null;
        id = previousIn(id, state.root) || state.root;
      } else before = true;
      if (accept(state, id) === ACCEPT) break;
    }
    stand(state, id, before);
    return wrap(id);
  }
  defineInterface('NodeIterator', {
    __proto__: null,
    members: {
      get root() { return wrap(IteratorBrand.stateOf(this).root); },
      get referenceNode() { return wrap(refresh(IteratorBrand.stateOf(this)).reference); },
      get pointerBeforeReferenceNode() { return refresh(IteratorBrand.stateOf(this)).before; },
      get whatToShow() { return IteratorBrand.stateOf(this).mask; },
      get filter() { return IteratorBrand.stateOf(this).filter; },
      nextNode() { return traverse(IteratorBrand.stateOf(this), true); },
      previousNode() { return traverse(IteratorBrand.stateOf(this), false); },
      detach() { IteratorBrand.stateOf(this); },
    },
  });
  G.makeNodeIterator = (root, mask, filter) => {
    const number = ++H[ITERATOR_COUNT], slot = ITERATORS + 4 * (number - 1 & ITERATOR_SLOTS - 1);
    const state = { __proto__: null, root, mask, filter: checkFilter(filter), reference: root, before: true, active: false, number, slot };
    if (H[slot + 3] !== 0) callNamed('iterator.keep', H[slot + 3], H[slot], H[slot + 1], H[slot + 2] !== 0);
    H[slot] = root;
    H[slot + 3] = number;
    stand(state, root, true);
    return new IteratorBrand(ObjectCreate(G.NodeIterator.prototype), state);
  };
}
