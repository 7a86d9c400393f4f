// js/dom/preorder.js: steps and positions in the preorder of a tree. https://dom.spec.whatwg.org/#concept-tree-order
//
// Nodes are given by their ids; 0 is the position after everything below a root.
//
// Reads   links. Holds and writes nothing, exposes nothing.
// Exports nextIn, skipIn, previousIn (id, root): the next node, the next that is not below this one, the one before; 0: none below the root
//         · isWithin(id, root): whether a node is the root or below it · precedes(a, b): in the preorder of their tree · following(id,
//         root): as nextIn; also 0 at the end of the tree · LONGEST_SIBLING_WALK.
import { OP } from 'native';
import { privateArray } from '../primordials.js';
import { callValues, documentIdOf } from '../arena.js';
import { DOCUMENT, firstChildOf, isInDocument, kindOf, lastChildOf, nextSiblingOf, parentOf, previousSiblingOf } from '../memory.js';

// The number of siblings that a walk visits before it calls native code, which stores the order of many siblings; fewer if two walks
// approach each other.
const LONGEST_SIBLING_WALK = 64, LONGEST_MEETING_WALK = 8;

export function nextIn(id, root) {
  const first = firstChildOf(id);
  return first !== 0 ? first : skipIn(id, root);
}
export function skipIn(id, root) {
  while (id !== root) {
    const next = nextSiblingOf(id);
    if (next !== 0) return next;
    id = parentOf(id);
    if (id === 0) return 0;
  }
  return 0;
}
export function previousIn(id, root) {
  if (id === root) return 0;
  let previous = previousSiblingOf(id);
  if (previous === 0) { previous = parentOf(id); return previous === root ? 0 : previous; }
  for (let last; (last = lastChildOf(previous)) !== 0;) previous = last;
  return previous;
}
export function isWithin(id, root) {
  if (kindOf(root) === DOCUMENT) return isInDocument(id) && documentIdOf(id) === root;
  while (id !== 0) { if (id === root) return true; id = parentOf(id); }
  return false;
}

// Which of two near siblings comes first: two walks, one from each, look for the other.
function siblingPrecedes(x, y) {
  let fx = nextSiblingOf(x), fy = nextSiblingOf(y);
  for (let left = LONGEST_MEETING_WALK; left > 0; left--) {
    if (fx === y) return true;
    if (fy === x) return false;
    if (fx === 0) return false;
    if (fy === 0) return true;
    fx = nextSiblingOf(fx); fy = nextSiblingOf(fy);
  }
  return callValues(OP.childPrecedes, x, y);
}
const chainA = privateArray(), chainB = privateArray();
export function precedes(a, b) {
  if (a === b || a === 0) return false;
  if (b === 0) return true;
  if (parentOf(a) === parentOf(b)) return siblingPrecedes(a, b);
  let da = 0, db = 0;
  for (let x = a; x !== 0; x = parentOf(x)) chainA[da++] = x;
  for (let x = b; x !== 0; x = parentOf(x)) chainB[db++] = x;
  while (da > 0 && db > 0 && chainA[da - 1] === chainB[db - 1]) { da--; db--; }
  if (da === 0) return true;
  if (db === 0) return false;
  return siblingPrecedes(chainA[da - 1], chainB[db - 1]);
}

export { LONGEST_SIBLING_WALK };
// The next node in tree order below `root`, 0 at the end.
export const following = (id, root) => {
  const first = firstChildOf(id);
  if (first !== 0) return first;
  while (id !== root && id !== 0) {
    const next = nextSiblingOf(id);
    if (next !== 0) return next;
    id = parentOf(id);
  }
  return 0;
};
