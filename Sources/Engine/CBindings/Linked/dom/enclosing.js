// js/dom/enclosing.js: the elements of a name around a node, such as its form.
//
// Scripts ask of nodes at any depth. So a deep node first asks whether its tree has an element of the name at all, which a list of them
// answers without a walk.
//
// Reads   links. Writes and exposes nothing.
// Exports enclosing(id, name): the nearest ancestor that is an HTML element of the name, 0 for none.
'use strict'; { const G = this; const { N,
rootOf,
LiveList,
keepList,
isHTML } = G;

// The number of ancestors that are visited before the list is asked.
const FEW = 32;

const everyElement = (root, name) => keepList(root, `every ${name}`, () =>
  new LiveList(root, { __proto__: null, deep: true, attributes: false, isLocal: true, matches: id => isHTML(id, name), build: null }));

function enclosing(id, name) {
  let up = N[id << 3 | 1];
  for (let left = FEW; up !== 0; up = N[up << 3 | 1]) {
    if (isHTML(up, name)) return up;
    if (--left !== 0) continue;
    const root = rootOf(up);
    // NB: The list has no item for the root itself.
    if (!isHTML(root, name) && everyElement(root, name).count() === 0) return 0;
  }
  return 0;
} G.enclosing = enclosing;
}
