// js/dom/Traversal.js: steps of TreeWalker and NodeIterator. https://dom.spec.whatwg.org/#traversal
//
// Reads   links and kinds. Writes nothing but where iterators stand, in the header.
// Exports TreeWalkerSteps, NodeIteratorSteps (js/idl/Traversal.webidl) · newTreeWalker, newNodeIterator (root id, mask, filter or null): states.
// Throws  InvalidStateError for a filter that calls back. Exposes nothing.
'use strict'; { const G = this; 
const { apply, primordials,
callValues, wrap,
N, H,



fail,
nextIn, previousIn, skipIn } = G;

const { TypeError, lengthOf } = primordials;
const ACCEPT = 1, REJECT = 2, SKIP = 3;

// https://dom.spec.whatwg.org/#concept-node-filter
function accept(state, id) {
  if (state.active) fail('InvalidStateError');
  if ((state.mask >>> (N[id << 3] & 255) - 1 & 1) === 0) return SKIP;
  const { filter } = state;
  if (filter === null) return ACCEPT;
  state.active = true;
  try {
    if (typeof filter === 'function') return apply(filter, undefined, [wrap(id)]) & 0xFFFF;
    const { acceptNode } = filter;
    if (typeof acceptNode !== 'function') throw new TypeError("'acceptNode' property of callback interface should be callable");
    return apply(acceptNode, filter, [wrap(id)]) & 0xFFFF;
  } finally { state.active = false; }
}

function child(state, link, back) {
  let id = N[state.current << 3 | link];
  while (id !== 0) {
    const verdict = accept(state, id);
    if (verdict === ACCEPT) return state.current = id;
    if (verdict === SKIP) {
      const inner = N[id << 3 | link];
      if (inner !== 0) { id = inner; continue; }
    }
    while (id !== 0) {
      const sibling = N[id << 3 | back];
      if (sibling !== 0) { id = sibling; break; }
      const parent = N[id << 3 | 1];
      if (parent === 0 || parent === state.root || parent === state.current) return 0;
      id = parent;
    }
  }
  return 0;
}
function sibling(state, link, inward) {
  let id = state.current;
  if (id === state.root) return 0;
  for (;;) {
    let other = N[id << 3 | link];
    while (other !== 0) {
      id = other;
      const verdict = accept(state, id);
      if (verdict === ACCEPT) return state.current = id;
      other = N[id << 3 | inward];
      if (verdict === REJECT || other === 0) other = N[id << 3 | link];
    }
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
  parentNode(state) {
    for (let id = state.current; id !== 0 && id !== state.root;) {
      id = N[id << 3 | 1];
      if (id !== 0 && accept(state, id) === ACCEPT) return state.current = id;
    }
    return 0;
  },
  firstChild: state => child(state, 4, 3),
  lastChild: state => child(state, 5, 2),
  previousSibling: state => sibling(state, 2, 5),
  nextSibling: state => sibling(state, 3, 4),
  previousNode(state) {
    let id = state.current;
    while (id !== state.root) {
      let other = N[id << 3 | 2];
      while (other !== 0) {
        id = other;
        let verdict = accept(state, id);
        while (verdict !== REJECT && N[id << 3 | 5] !== 0) { id = N[id << 3 | 5]; verdict = accept(state, id); }
        if (verdict === ACCEPT) return state.current = id;
        other = N[id << 3 | 2];
      }
      if (id === state.root || N[id << 3 | 1] === 0) return 0;
      id = N[id << 3 | 1];
      if (accept(state, id) === ACCEPT) return state.current = id;
    }
    return 0;
  },
  nextNode(state) {
    const { root } = state;
    let id = state.current, verdict = ACCEPT;
    for (;;) {
      id = verdict === REJECT ? skipIn(id, root) : nextIn(id, root);
      if (id === 0) return 0;
      verdict = accept(state, id);
      if (verdict === ACCEPT) return state.current = id;
    }
  },
};
G.newTreeWalker = (root, mask, filter) =>
  ({ __proto__: null, interface: 'TreeWalker', object: undefined, root, mask, filter, current: root, active: false });

// Where an iterator stands is in the header, where native code moves it before its node is removed. When 64 others were made
// since, native code keeps the place; a copy is here for when it has forgotten it, after a thousand more.
function refresh(state) {
  const { slot, number } = state;
  if (H[slot + 3] !== number) {
    const place = callValues(131, number);
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
  if (H[slot + 3] !== state.number) { callValues(132, state.number, reference, before); return; }
  H[slot + 1] = reference;
  H[slot + 2] = before ? 1 : 0;
}
function traverse(state, forward) {
  let { reference: id, before } = refresh(state);
  for (;;) {
    if (forward) {
      if (!before) { id = nextIn(id, state.root); if (id === 0) return 0; } else before = false;
    } else if (before) {
      if (id === state.root) return 0;
      id = previousIn(id, state.root) || state.root;
    } else before = true;
    if (accept(state, id) === ACCEPT) break;
  }
  stand(state, id, before);
  return id;
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
  detach() { /* Nothing is to be let go. */ },
};
G.newNodeIterator = (root, mask, filter) => {
  const number = ++H[384], slot = 128 + 4 * (number - 1 & 64 - 1);
  const state = {
    __proto__: null, interface: 'NodeIterator', object: undefined, root, mask, filter, reference: root, before: true, active: false, number, slot,
  };
  if (H[slot + 3] !== 0) callValues(130, H[slot + 3], H[slot], H[slot + 1], (H[slot + 2] !== 0));
  H[slot] = root;
  H[slot + 3] = number;
  stand(state, root, true);
  return state;
};
}
