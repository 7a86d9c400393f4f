// js/dom/Traversal.js: steps of TreeWalker and NodeIterator. https://dom.spec.whatwg.org/#traversal
//
// Reads   links and kinds. Writes nothing but where iterators stand, in the header.
// Exports TreeWalkerSteps, NodeIteratorSteps (js/idl/Traversal.webidl) · newTreeWalker, newNodeIterator (root id, mask, filter or null): states.
// Throws  InvalidStateError for a filter that calls back. Exposes nothing.
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

// https://dom.spec.whatwg.org/#concept-node-filter
function accept(state, id) {
  if (state.active) fail('InvalidStateError');
  if ((state.mask >>> kindOf(id) - 1 & 1) === 0) return SKIP;
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
  let id = linkOf(state.current, link);
  while (id !== 0) {
    const verdict = accept(state, id);
    if (verdict === ACCEPT) return state.current = id;
    if (verdict === SKIP) {
      const inner = linkOf(id, link);
      if (inner !== 0) { id = inner; continue; }
    }
    while (id !== 0) {
      const sibling = linkOf(id, back);
      if (sibling !== 0) { id = sibling; break; }
      const parent = parentOf(id);
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
    let other = linkOf(id, link);
    while (other !== 0) {
      id = other;
      const verdict = accept(state, id);
      if (verdict === ACCEPT) return state.current = id;
      other = linkOf(id, inward);
      if (verdict === REJECT || other === 0) other = linkOf(id, link);
    }
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
  parentNode(state) {
    for (let id = state.current; id !== 0 && id !== state.root;) {
      id = parentOf(id);
      if (id !== 0 && accept(state, id) === ACCEPT) return state.current = id;
    }
    return 0;
  },
  firstChild: state => child(state, LINK_FIRST, LINK_NEXT),
  lastChild: state => child(state, LINK_LAST, LINK_PREVIOUS),
  previousSibling: state => sibling(state, LINK_PREVIOUS, LINK_LAST),
  nextSibling: state => sibling(state, LINK_NEXT, LINK_FIRST),
  previousNode(state) {
    let id = state.current;
    while (id !== state.root) {
      let other = previousSiblingOf(id);
      while (other !== 0) {
        id = other;
        let verdict = accept(state, id);
        while (verdict !== REJECT && lastChildOf(id) !== 0) { id = lastChildOf(id); verdict = accept(state, id); }
        if (verdict === ACCEPT) return state.current = id;
        other = previousSiblingOf(id);
      }
      if (id === state.root || parentOf(id) === 0) return 0;
      id = parentOf(id);
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
export const newTreeWalker = (root, mask, filter) =>
  ({ __proto__: null, interface: 'TreeWalker', object: undefined, root, mask, filter, current: root, active: false });

// Where an iterator stands is in the header, where native code moves it before its node is removed. When 64 others were made
// since, native code keeps the place; a copy is here for when it has forgotten it, after a thousand more.
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
export const NodeIteratorSteps = {
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
export const newNodeIterator = (root, mask, filter) => {
  const number = newIteratorNumber(), slot = iteratorSlot(number);
  const state = {
    __proto__: null, interface: 'NodeIterator', object: undefined, root, mask, filter, reference: root, before: true, active: false, number, slot,
  };
  if (slotNumber(slot) !== 0) callValues(OP.iteratorKeep, slotNumber(slot), slotRoot(slot), slotReference(slot), isSlotBefore(slot));
  setSlotRoot(slot, root);
  setSlotNumber(slot, number);
  stand(state, root, true);
  return state;
};
