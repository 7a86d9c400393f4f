// js/dom/treeOrder.js: the relative position of boundary points. https://dom.spec.whatwg.org/#concept-range-bp-position
//
// Two points are compared by walks to the root, which are as long as the tree is deep. If a script makes many comparisons without changing
// the tree, its walks exceed the size of the tree at some time: then the nodes are numbered in tree order, once.
//
// Reads   links. Holds numbers of nodes until a tree changes. Writes and exposes nothing.
// Exports comparePoints(id, offset, id, offset): -1, 0 or 1, in one tree · areInOneTree(id, id) · commonAncestor(id, id) · isInNode(id,
//         outer id): whether a node of the same tree contains or is another one · nodePrecedes(id, id): whether one of the same tree comes
//         first.
import { OP } from 'native';
import { privateArray } from '../primordials.js';
import { pageState } from '../page.js';
import { callValues } from '../arena.js';
import { firstChildOf, nextSiblingOf, nodeCount, parentOf, structureSequence } from '../memory.js';
import { isInclusiveAncestor, rootOf } from './Node.js';
import { LONGEST_SIBLING_WALK, precedes } from './preorder.js';
import { nodeIndex } from './Range.js';

// The number of steps for each node of all trees before the tree is numbered.
const WALKS = 2;

// By node: its number, from 1 on, and that of its last descendant; for one tree, null before it is numbered.
const page = pageState('dom/treeOrder', () => ({ __proto__: null, numbers: null, lasts: null, structure: -1, walked: 0 }));
function number(root) {
  let count = 0;
  page.walked = 0;
  page.numbers = privateArray();
  page.lasts = privateArray();
  for (let i = 0; i <= nodeCount(); i++) page.numbers[i] = page.lasts[i] = 0;
  for (let id = root; id !== 0;) {
    page.numbers[id] = ++count;
    const first = firstChildOf(id);
    if (first !== 0) { id = first; continue; }
    for (;;) {
      page.lasts[id] = count;
      if (id === root) return;
      const next = nextSiblingOf(id);
      if (next !== 0) { id = next; break; }
      id = parentOf(id);
    }
  }
}
function isNumbered(id) {
  if (page.structure !== structureSequence()) {
    page.structure = structureSequence();
    page.numbers = page.lasts = null;
    page.walked = 0;
  }
  return page.numbers !== null && id < page.numbers.length && page.numbers[id] !== 0;
}
function depthOf(id) {
  let depth = 0;
  for (; (id = parentOf(id)) !== 0;) depth++;
  return depth;
}
// Counts a walk from a node to its root, and numbers the tree once the walks are long enough in total.
function recordWalk(id) {
  page.walked += depthOf(id);
  if (page.walked > WALKS * nodeCount()) number(rootOf(id));
}
// Whether the numbers show the order of two nodes of one tree.
function areNumbered(a, b) {
  if (isNumbered(a) && isNumbered(b)) return true;
  recordWalk(a);
  return isNumbered(a) && isNumbered(b);
}
export const areInOneTree = (a, b) => {
  const isKnown = isNumbered(a);
  return isKnown || isNumbered(b) ? isKnown && isNumbered(b) : rootOf(a) === rootOf(b);
};
const holds = (a, b) => page.numbers[a] <= page.numbers[b] && page.numbers[b] <= page.lasts[a];
function childAt(id, index) {
  if (index > LONGEST_SIBLING_WALK) return callValues(OP.childAt, id, index);
  let c = firstChildOf(id);
  while (index-- > 0 && c !== 0) c = nextSiblingOf(c);
  return c;
}
function compare(a, ao, b, bo) {
  if (a === b) return ao === bo ? 0 : ao < bo ? -1 : 1;
  if (areNumbered(a, b)) {
    if (holds(b, a)) return -compareIn(b, bo, a);
    return holds(a, b) ? compareIn(a, ao, b) : page.numbers[a] < page.numbers[b] ? -1 : 1;
  }
  if (isInclusiveAncestor(a, b)) return compareAbove(a, ao, b);
  if (isInclusiveAncestor(b, a)) return -compareAbove(b, bo, a);
  return precedes(a, b) ? -1 : 1;
}
// Compares a point in an ancestor of a node with any point in the node: by the numbers, or by a walk.
function compareIn(ancestor, offset, id) {
  const child = childAt(ancestor, offset);
  return child !== 0 && page.numbers[child] <= page.numbers[id] ? -1 : 1;
}
function compareAbove(ancestor, offset, id) {
  while (parentOf(id) !== ancestor) id = parentOf(id);
  return nodeIndex(id) < offset ? 1 : -1;
}
export { compare as comparePoints };
export const isInNode = (a, outer) => areNumbered(a, outer) ? holds(outer, a) : isInclusiveAncestor(outer, a);
export const nodePrecedes = (a, b) => isNumbered(a) && isNumbered(b) ? page.numbers[a] < page.numbers[b] : precedes(a, b);
export const commonAncestor = (a, b) => {
  if (areNumbered(a, b)) {
    while (!holds(a, b)) a = parentOf(a);
    return a;
  }
  let left = depthOf(a) - depthOf(b);
  for (; left > 0; left--) a = parentOf(a);
  for (; left < 0; left++) b = parentOf(b);
  while (a !== b) { a = parentOf(a); b = parentOf(b); }
  return a;
};
