// js/dom/Traversal.js: steps of TreeWalker and NodeIterator. https://dom.spec.whatwg.org/#traversal
//
// Reads   links and kinds. Writes only the positions of iterators, in the header.
// Exports TreeWalkerSteps, NodeIteratorSteps (js/idl/Traversal.webidl) · newTreeWalker, newNodeIterator (root id, mask, filter or null): states.
// Throws  InvalidStateError for a filter that calls the same traversal. Exposes nothing.
'use strict'; { const G = this; const OP = { __proto__: null, iteratorPlace: 134, iteratorStand: 135, iteratorKeep: 133 }; 
const { apply, primordials,
callValues, wrap,
N, H,



fail,
nextIn, previousIn, skipIn } = G;

const { TypeError, lengthOf } = primordials;
const ACCEPT = 1, REJECT = 2, SKIP = 3;

// DOM, "filter" a node (#concept-node-filter).
function accept(state, id) {
  // 1.
  if (state.active) fail('InvalidStateError');
  // 2–3.
  if ((state.mask >>> (N[id << 3] & 255) - 1 & 1) === 0) return SKIP;
  // 4.
  const { filter } = state;
  if (filter === null) return ACCEPT;
  // 5.
  state.active = true;
  try {
    // 6, 8.
    if (typeof filter === 'function') return apply(filter, undefined, [wrap(id)]) & 0xFFFF;
    const { acceptNode } = filter;
    if (typeof acceptNode !== 'function') throw new TypeError("'acceptNode' property of callback interface should be callable");
    return apply(acceptNode, filter, [wrap(id)]) & 0xFFFF;
  // 7.
  } finally { state.active = false; }
}

// DOM, "traverse children" (#concept-traverse-children). `link`: the first or the last child, `back`: the next or the previous sibling.
function child(state, link, back) {
  // 1–2.
  let id = N[state.current << 3 | link];
  // 3.
  while (id !== 0) {
    // 3.1.
    const verdict = accept(state, id);
    // 3.2.
    if (verdict === ACCEPT) return state.current = id;
    // 3.3.
    if (verdict === SKIP) {
      const inner = N[id << 3 | link];
      if (inner !== 0) { id = inner; continue; }
    }
    // 3.4.
    while (id !== 0) {
      // 3.4.1–2.
      const sibling = N[id << 3 | back];
      if (sibling !== 0) { id = sibling; break; }
      // 3.4.3–5.
      const parent = N[id << 3 | 1];
      if (parent === 0 || parent === state.root || parent === state.current) return 0;
      id = parent;
    }
  }
  // 4.
  return 0;
}
// DOM, "traverse siblings" (#concept-traverse-siblings). `link`: the next or the previous sibling, `inward`: the first or the last child.
function sibling(state, link, inward) {
  // 1.
  let id = state.current;
  // 2.
  if (id === state.root) return 0;
  // 3.
  for (;;) {
    // 3.1.
    let other = N[id << 3 | link];
    // 3.2.
    while (other !== 0) {
      // 3.2.1–2.
      id = other;
      const verdict = accept(state, id);
      // 3.2.3.
      if (verdict === ACCEPT) return state.current = id;
      // 3.2.4–5.
      other = N[id << 3 | inward];
      if (verdict === REJECT || other === 0) other = N[id << 3 | link];
    }
    // 3.3–3.5.
    id = N[id << 3 | 1];
    if (id === 0 || id === state.root || accept(state, id) === ACCEPT) return 0;
  }
}
G.TreeWalkerSteps = {
  __proto__: null,
  root: state => state.root,
  whatToShow: state => state.mask,
  filter: state => state.filter,
  currentNode: state => state.current,
  setCurrentNode(state, id) { state.current = id; },
  // #dom-treewalker-parentnode
  parentNode(state) {
    // 1–2.
    for (let id = state.current; id !== 0 && id !== state.root;) {
      // 2.1–2.
      id = N[id << 3 | 1];
      if (id !== 0 && accept(state, id) === ACCEPT) return state.current = id;
    }
    // 3.
    return 0;
  },
  firstChild: state => child(state, 4, 3),
  lastChild: state => child(state, 5, 2),
  previousSibling: state => sibling(state, 2, 5),
  nextSibling: state => sibling(state, 3, 4),
  // #dom-treewalker-previousnode
  previousNode(state) {
    // 1.
    let id = state.current;
    // 2.
    while (id !== state.root) {
      // 2.1.
      let other = N[id << 3 | 2];
      // 2.2.
      while (other !== 0) {
        // 2.2.1–2.
        id = other;
        let verdict = accept(state, id);
        // 2.2.3.
        while (verdict !== REJECT && N[id << 3 | 5] !== 0) { id = N[id << 3 | 5]; verdict = accept(state, id); }
        // 2.2.4.
        if (verdict === ACCEPT) return state.current = id;
        // 2.2.5.
        other = N[id << 3 | 2];
      }
      // 2.3.
      if (id === state.root || N[id << 3 | 1] === 0) return 0;
      // 2.4–2.5.
      id = N[id << 3 | 1];
      if (accept(state, id) === ACCEPT) return state.current = id;
    }
    // 3.
    return 0;
  },
  // #dom-treewalker-nextnode
  nextNode(state) {
    const { root } = state;
    // 1–2.
    let id = state.current, verdict = ACCEPT;
    // 3.
    for (;;) {
      // 3.1, 3.2–3.6: into the node, unless it was rejected, or past it.
      id = verdict === REJECT ? skipIn(id, root) : nextIn(id, root);
      // 3.5.
      if (id === 0) return 0;
      // 3.1.2, 3.7.
      verdict = accept(state, id);
      // 3.1.3, 3.8.
      if (verdict === ACCEPT) return state.current = id;
    }
  },
};
G.newTreeWalker = (root, mask, filter) =>
  ({ __proto__: null, interface: 'TreeWalker', object: undefined, root, mask, filter, current: root, active: false });

// The position of an iterator is in the header, where native code moves it before its node is removed. After 64 newer iterators native code
// stores it elsewhere; after a thousand more it drops it, and the copy here is used.
function refresh(state) {
  const { slot, number } = state;
  if (H[slot + 3] !== number) {
    const place = callValues(OP.iteratorPlace, number);
    if (lengthOf(place) !== 0) { state.reference = place[0]; state.before = place[1] !== 0; }
    return state;
  }
  state.reference = H[slot + 1];
  state.before = (H[slot + 2] !== 0);
  return state;
}
function stand(state, reference, before) {
  const { slot } = state;
  state.reference = reference;
  state.before = before;
  if (H[slot + 3] !== state.number) { callValues(OP.iteratorStand, state.number, reference, before); return; }
  H[slot + 1] = reference;
  H[slot + 2] = before ? 1 : 0;
}
// DOM, "traverse" a NodeIterator (#concept-nodeiterator-traverse).
function traverse(state, forward) {
  // 1–2. The candidate reference is a separate iterator: the filter may remove its node, and native code then moves it.
  let { reference: id, before } = refresh(state);
  const candidate = state.filter === null ? null : state.candidate ??= newNodeIterator(state.root, 0, null);
  // 3.
  for (;;) {
    // 3.1.
    if (forward) {
      if (!before) { id = nextIn(id, state.root); if (id === 0) return 0; } else before = false;
    // 3.2.
    } else if (before) {
      if (id === state.root) return 0;
      id = previousIn(id, state.root) || state.root;
    } else before = true;
    // 3.3–3.4. NB: A filter that calls back leaves the candidate where it is.
    const node = id;
    if (candidate !== null && !state.active) stand(candidate, id, before);
    const isAccepted = accept(state, node) === ACCEPT;
    if (candidate !== null) ({ reference: id, before } = refresh(candidate));
    // 3.5, 4–5.
    if (isAccepted) {
      stand(state, id, before);
      return node;
    }
  }
}
G.NodeIteratorSteps = {
  __proto__: null,
  root: state => state.root,
  referenceNode: state => refresh(state).reference,
  pointerBeforeReferenceNode: state => refresh(state).before,
  whatToShow: state => state.mask,
  filter: state => state.filter,
  nextNode: state => traverse(state, true),
  previousNode: state => traverse(state, false),
  detach() { /* Does nothing by the standard, too. */ },
};
const newNodeIterator = G.newNodeIterator = (root, mask, filter) => {
  const number = ++H[384], slot = 128 + 4 * (number - 1 & 64 - 1);
  const state = {
    __proto__: null, interface: 'NodeIterator', object: undefined, root, mask, filter, reference: root, before: true, active: false, candidate: null, number,
    slot,
  };
  if (H[slot + 3] !== 0) callValues(OP.iteratorKeep, H[slot + 3], H[slot], H[slot + 1], (H[slot + 2] !== 0));
  H[slot] = root;
  H[slot + 3] = number;
  stand(state, root, true);
  return state;
};
}
