// js/dom/preorder.js: steps and positions in the preorder of a tree. https://dom.spec.whatwg.org/#concept-tree-order
//
// Nodes are given by their ids; 0 is the position after everything below a root.
//
// Reads   links. Holds and writes nothing, exposes nothing.
// Exports nextIn, skipIn, previousIn (id, root): the next node, the next that is not below this one, the one before; 0: none below the root
//         · isWithin(id, root): whether a node is the root or below it · precedes(a, b): in the preorder of their tree · following(id,
//         root): as nextIn; also 0 at the end of the tree · LONGEST_SIBLING_WALK.
'use strict'; { const G = this; const OP = { __proto__: null, childPrecedes: 183 }; 
const { privateArray,
callValues, documentIdOf,
N } = G;

// The number of siblings that a walk visits before it calls native code, which stores the order of many siblings; fewer if two walks
// approach each other.
const LONGEST_SIBLING_WALK = 64, LONGEST_MEETING_WALK = 8;

function nextIn(id, root) {
  const first = N[id << 3 | 4];
  return first !== 0 ? first : skipIn(id, root);
} G.nextIn = nextIn;
function skipIn(id, root) {
  while (id !== root) {
    const next = N[id << 3 | 3];
    if (next !== 0) return next;
    id = N[id << 3 | 1];
    if (id === 0) return 0;
  }
  return 0;
} G.skipIn = skipIn;
function previousIn(id, root) {
  if (id === root) return 0;
  let previous = N[id << 3 | 2];
  if (previous === 0) { previous = N[id << 3 | 1]; return previous === root ? 0 : previous; }
  for (let last; (last = N[previous << 3 | 5]) !== 0;) previous = last;
  return previous;
} G.previousIn = previousIn;
function isWithin(id, root) {
  if ((N[root << 3] & 255) === 9) return ((N[id << 3] >>> 8 & 16) !== 0) && documentIdOf(id) === root;
  while (id !== 0) { if (id === root) return true; id = N[id << 3 | 1]; }
  return false;
} G.isWithin = isWithin;

// Which of two near siblings comes first: two walks, one from each, look for the other.
function siblingPrecedes(x, y) {
  let fx = N[x << 3 | 3], fy = N[y << 3 | 3];
  for (let left = LONGEST_MEETING_WALK; left > 0; left--) {
    if (fx === y) return true;
    if (fy === x) return false;
    if (fx === 0) return false;
    if (fy === 0) return true;
    fx = N[fx << 3 | 3]; fy = N[fy << 3 | 3];
  }
  return callValues(OP.childPrecedes, x, y);
}
const chainA = privateArray(), chainB = privateArray();
function precedes(a, b) {
  if (a === b || a === 0) return false;
  if (b === 0) return true;
  if (N[a << 3 | 1] === N[b << 3 | 1]) return siblingPrecedes(a, b);
  let da = 0, db = 0;
  for (let x = a; x !== 0; x = N[x << 3 | 1]) chainA[da++] = x;
  for (let x = b; x !== 0; x = N[x << 3 | 1]) chainB[db++] = x;
  while (da > 0 && db > 0 && chainA[da - 1] === chainB[db - 1]) { da--; db--; }
  if (da === 0) return true;
  if (db === 0) return false;
  return siblingPrecedes(chainA[da - 1], chainB[db - 1]);
} G.precedes = precedes;

G.LONGEST_SIBLING_WALK = LONGEST_SIBLING_WALK;
// The next node in tree order below `root`, 0 at the end.
G.following = (id, root) => {
  const first = N[id << 3 | 4];
  if (first !== 0) return first;
  while (id !== root && id !== 0) {
    const next = N[id << 3 | 3];
    if (next !== 0) return next;
    id = N[id << 3 | 1];
  }
  return 0;
};
}
