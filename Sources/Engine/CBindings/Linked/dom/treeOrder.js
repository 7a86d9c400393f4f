// js/dom/treeOrder.js: the relative position of boundary points. https://dom.spec.whatwg.org/#concept-range-bp-position
//
// Two points are compared by walks to the root, which are as long as the tree is deep. If a script makes many comparisons without changing
// the tree, its walks exceed the size of the tree at some time: then the nodes are numbered in tree order, once.
//
// Reads   links. Holds numbers of nodes until a tree changes. Writes and exposes nothing.
// Exports comparePoints(id, offset, id, offset): -1, 0 or 1, in one tree · areInOneTree(id, id) · commonAncestor(id, id) · isInNode(id,
//         outer id): whether a node of the same tree contains or is another one · nodePrecedes(id, id): whether one of the same tree comes
//         first.
'use strict'; { const G = this; const OP = { __proto__: null, childAt: 186 }; 
const { privateArray,
pageState,
callValues,
H, N,
isInclusiveAncestor, rootOf,
LONGEST_SIBLING_WALK, precedes,
nodeIndex } = G;

// The number of steps for each node of all trees before the tree is numbered.
const WALKS = 2;

// By node: its number, from 1 on, and that of its last descendant; for one tree, null before it is numbered.
const page = pageState('dom/treeOrder', () => ({ __proto__: null, numbers: null, lasts: null, structure: -1, walked: 0 }));
function number(root) {
  let count = 0;
  page.walked = 0;
  page.numbers = privateArray();
  page.lasts = privateArray();
  for (let i = 0; i <= H[0]; i++) page.numbers[i] = page.lasts[i] = 0;
  for (let id = root; id !== 0;) {
    page.numbers[id] = ++count;
    const first = N[id << 3 | 4];
    if (first !== 0) { id = first; continue; }
    for (;;) {
      page.lasts[id] = count;
      if (id === root) return;
      const next = N[id << 3 | 3];
      if (next !== 0) { id = next; break; }
      id = N[id << 3 | 1];
    }
  }
}
function isNumbered(id) {
  if (page.structure !== H[5]) {
    page.structure = H[5];
    page.numbers = page.lasts = null;
    page.walked = 0;
  }
  return page.numbers !== null && id < page.numbers.length && page.numbers[id] !== 0;
}
function depthOf(id) {
  let depth = 0;
  for (; (id = N[id << 3 | 1]) !== 0;) depth++;
  return depth;
}
// Counts a walk from a node to its root, and numbers the tree once the walks are long enough in total.
function recordWalk(id) {
  page.walked += depthOf(id);
  if (page.walked > WALKS * H[0]) number(rootOf(id));
}
// Whether the numbers show the order of two nodes of one tree.
function areNumbered(a, b) {
  if (isNumbered(a) && isNumbered(b)) return true;
  recordWalk(a);
  return isNumbered(a) && isNumbered(b);
}
G.areInOneTree = (a, b) => {
  const isKnown = isNumbered(a);
  return isKnown || isNumbered(b) ? isKnown && isNumbered(b) : rootOf(a) === rootOf(b);
};
const holds = (a, b) => page.numbers[a] <= page.numbers[b] && page.numbers[b] <= page.lasts[a];
function childAt(id, index) {
  if (index > LONGEST_SIBLING_WALK) return callValues(OP.childAt, id, index);
  let c = N[id << 3 | 4];
  while (index-- > 0 && c !== 0) c = N[c << 3 | 3];
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
  while (N[id << 3 | 1] !== ancestor) id = N[id << 3 | 1];
  return nodeIndex(id) < offset ? 1 : -1;
}
G.comparePoints = compare;
G.isInNode = (a, outer) => areNumbered(a, outer) ? holds(outer, a) : isInclusiveAncestor(outer, a);
G.nodePrecedes = (a, b) => isNumbered(a) && isNumbered(b) ? page.numbers[a] < page.numbers[b] : precedes(a, b);
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
