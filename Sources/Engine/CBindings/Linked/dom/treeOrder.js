// js/dom/treeOrder.js: how boundary points stand to each other. https://dom.spec.whatwg.org/#concept-range-bp-position
//
// Two points are compared by walks to the root, which are as long as the tree is deep. A script that compares again and again while the
// tree stays as it is has walked as far as the tree is large after some time: then the nodes are numbered in tree order, once.
//
// Reads   links. Holds numbers of nodes as long as no tree changes. Writes and exposes nothing.
// Exports comparePoints(id, offset, id, offset): -1, 0 or 1, in one tree · areInOneTree(id, id) · commonAncestor(id, id) · isInNode(id, outer id):
//         whether a node of the same tree holds one, or is it · nodePrecedes(id, id): whether one of the same tree comes first.
'use strict'; { const G = this; 
const { privateArray,
callValues,
H, N,
isInclusiveAncestor, rootOf,
LONGEST_SIBLING_WALK, precedes,
nodeIndex } = G;

// The tree may be walked so many times for each of all nodes before it is numbered.
const WALKS = 2;

// By node: its number, from 1 on, and that of the last node in it; of one tree, null before.
let numbers = null, lasts = null, structure = -1, walked = 0;
function number(root) {
  let count = 0;
  walked = 0;
  numbers = privateArray();
  lasts = privateArray();
  for (let i = 0; i <= H[0]; i++) numbers[i] = lasts[i] = 0;
  for (let id = root; id !== 0;) {
    numbers[id] = ++count;
    const first = N[id << 3 | 4];
    if (first !== 0) { id = first; continue; }
    for (;;) {
      lasts[id] = count;
      if (id === root) return;
      const next = N[id << 3 | 3];
      if (next !== 0) { id = next; break; }
      id = N[id << 3 | 1];
    }
  }
}
function isNumbered(id) {
  if (structure !== H[5]) {
    structure = H[5];
    numbers = lasts = null;
    walked = 0;
  }
  return numbers !== null && id < numbers.length && numbers[id] !== 0;
}
function depthOf(id) {
  let depth = 0;
  for (; (id = N[id << 3 | 1]) !== 0;) depth++;
  return depth;
}
// Notes that a script walks from a node to its root, and numbers the tree when that was far enough in all.
function noteWalk(id) {
  walked += depthOf(id);
  if (walked > WALKS * H[0]) number(rootOf(id));
}
// Whether the numbers say how two nodes of one tree stand to each other.
function areNumbered(a, b) {
  if (isNumbered(a) && isNumbered(b)) return true;
  noteWalk(a);
  return isNumbered(a) && isNumbered(b);
}
G.areInOneTree = (a, b) => {
  const isKnown = isNumbered(a);
  return isKnown || isNumbered(b) ? isKnown && isNumbered(b) : rootOf(a) === rootOf(b);
};
const holds = (a, b) => numbers[a] <= numbers[b] && numbers[b] <= lasts[a];
function childAt(id, index) {
  if (index > LONGEST_SIBLING_WALK) return callValues(183, id, index);
  let c = N[id << 3 | 4];
  while (index-- > 0 && c !== 0) c = N[c << 3 | 3];
  return c;
}
function compare(a, ao, b, bo) {
  if (a === b) return ao === bo ? 0 : ao < bo ? -1 : 1;
  if (areNumbered(a, b)) {
    if (holds(b, a)) return -compareIn(b, bo, a);
    return holds(a, b) ? compareIn(a, ao, b) : numbers[a] < numbers[b] ? -1 : 1;
  }
  if (isInclusiveAncestor(a, b)) return compareAbove(a, ao, b);
  if (isInclusiveAncestor(b, a)) return -compareAbove(b, bo, a);
  return precedes(a, b) ? -1 : 1;
}
// A point in an ancestor of a node, and any in the node: by the numbers, and by a walk.
function compareIn(ancestor, offset, id) {
  const child = childAt(ancestor, offset);
  return child !== 0 && numbers[child] <= numbers[id] ? -1 : 1;
}
function compareAbove(ancestor, offset, id) {
  while (N[id << 3 | 1] !== ancestor) id = N[id << 3 | 1];
  return nodeIndex(id) < offset ? 1 : -1;
}
G.comparePoints = compare;
G.isInNode = (a, outer) => areNumbered(a, outer) ? holds(outer, a) : isInclusiveAncestor(outer, a);
G.nodePrecedes = (a, b) => isNumbered(a) && isNumbered(b) ? numbers[a] < numbers[b] : precedes(a, b);
G.commonAncestor = (a, b) => {
  if (areNumbered(a, b)) {
    while (!holds(a, b)) a = N[a << 3 | 1];
    return a;
  }
  let left = depthOf(a) - depthOf(b);
  for (; left > 0; left--) a = N[a << 3 | 1];
  for (; left < 0; left++) b = N[b << 3 | 1];
  while (a !== b) { a = N[a << 3 | 1]; b = N[b << 3 | 1]; }
  return a;
};
}
