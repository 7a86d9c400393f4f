// js/dom/Traversal.js: steps of TreeWalker and NodeIterator. https://dom.spec.whatwg.org/#traversal
//
// Reads   links and kinds. Writes only the positions of iterators, in the header.
// Exports TreeWalkerSteps, NodeIteratorSteps (js/idl/Traversal.webidl) · newTreeWalker, newNodeIterator (root id, mask, filter or null): states.
// Throws  InvalidStateError for a filter that calls the same traversal. Exposes nothing.
import { OP } from 'native';
import { apply, primordials } from '../primordials.js';
import { callValues, wrap } from '../arena.js';
import {
  LINK_FIRST, LINK_LAST, LINK_NEXT, LINK_PREVIOUS, isSlotBefore, iteratorSlot, kindOf, lastChildOf, linkOf, newIteratorNumber, parentOf,
  previousSiblingOf, setSlotBefore, setSlotNumber, setSlotReference, setSlotRoot, slotNumber, slotReference, slotRoot,
} from '../memory.js';
import { fail } from '../webidl/conversions.js';
import { nextIn, previousIn, skipIn } from './preorder.js';

const { TypeError, lengthOf } = primordials;
const ACCEPT = 1, REJECT = 2, SKIP = 3;

// DOM, "filter" a node (#concept-node-filter).
function accept(state, id) {
  // 1.
  if (state.active) fail('InvalidStateError');
  // 2–3.
  if ((state.mask >>> kindOf(id) - 1 & 1) === 0) return SKIP;
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
  let id = linkOf(state.current, link);
  // 3.
  while (id !== 0) {
    // 3.1.
    const verdict = accept(state, id);
    // 3.2.
    if (verdict === ACCEPT) return state.current = id;
    // 3.3.
    if (verdict === SKIP) {
      const inner = linkOf(id, link);
      if (inner !== 0) { id = inner; continue; }
    }
    // 3.4.
    while (id !== 0) {
      // 3.4.1–2.
      const sibling = linkOf(id, back);
      if (sibling !== 0) { id = sibling; break; }
      // 3.4.3–5.
      const parent = parentOf(id);
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
    let other = linkOf(id, link);
    // 3.2.
    while (other !== 0) {
      // 3.2.1–2.
      id = other;
      const verdict = accept(state, id);
      // 3.2.3.
      if (verdict === ACCEPT) return state.current = id;
      // 3.2.4–5.
      other = linkOf(id, inward);
      if (verdict === REJECT || other === 0) other = linkOf(id, link);
    }
    // 3.3–3.5.
    id = parentOf(id);
    if (id === 0 || id === state.root || accept(state, id) === ACCEPT) return 0;
  }
}
export const TreeWalkerSteps = {
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
      id = parentOf(id);
      if (id !== 0 && accept(state, id) === ACCEPT) return state.current = id;
    }
    // 3.
    return 0;
  },
  firstChild: state => child(state, LINK_FIRST, LINK_NEXT),
  lastChild: state => child(state, LINK_LAST, LINK_PREVIOUS),
  previousSibling: state => sibling(state, LINK_PREVIOUS, LINK_LAST),
  nextSibling: state => sibling(state, LINK_NEXT, LINK_FIRST),
  // #dom-treewalker-previousnode
  previousNode(state) {
    // 1.
    let id = state.current;
    // 2.
    while (id !== state.root) {
      // 2.1.
      let other = previousSiblingOf(id);
      // 2.2.
      while (other !== 0) {
        // 2.2.1–2.
        id = other;
        let verdict = accept(state, id);
        // 2.2.3.
        while (verdict !== REJECT && lastChildOf(id) !== 0) { id = lastChildOf(id); verdict = accept(state, id); }
        // 2.2.4.
        if (verdict === ACCEPT) return state.current = id;
        // 2.2.5.
        other = previousSiblingOf(id);
      }
      // 2.3.
      if (id === state.root || parentOf(id) === 0) return 0;
      // 2.4–2.5.
      id = parentOf(id);
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
export const newTreeWalker = (root, mask, filter) =>
  ({ __proto__: null, interface: 'TreeWalker', object: undefined, root, mask, filter, current: root, active: false });

// The position of an iterator is in the header, where native code moves it before its node is removed. After 64 newer iterators native code
// stores it elsewhere; after a thousand more it drops it, and the copy here is used.
function refresh(state) {
  const { slot, number } = state;
  if (slotNumber(slot) !== number) {
    const place = callValues(OP.iteratorPlace, number);
    if (lengthOf(place) !== 0) { state.reference = place[0]; state.before = place[1] !== 0; }
    return state;
  }
  state.reference = slotReference(slot);
  state.before = isSlotBefore(slot);
  return state;
}
function stand(state, reference, before) {
  const { slot } = state;
  state.reference = reference;
  state.before = before;
  if (slotNumber(slot) !== state.number) { callValues(OP.iteratorStand, state.number, reference, before); return; }
  setSlotReference(slot, reference);
  setSlotBefore(slot, before);
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
export const NodeIteratorSteps = {
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
export const newNodeIterator = (root, mask, filter) => {
  const number = newIteratorNumber(), slot = iteratorSlot(number);
  const state = {
    __proto__: null, interface: 'NodeIterator', object: undefined, root, mask, filter, reference: root, before: true, active: false, candidate: null, number,
    slot,
  };
  if (slotNumber(slot) !== 0) callValues(OP.iteratorKeep, slotNumber(slot), slotRoot(slot), slotReference(slot), isSlotBefore(slot));
  setSlotRoot(slot, root);
  setSlotNumber(slot, number);
  stand(state, root, true);
  return state;
};
