// js/dom/ParentNode.js: steps of the mixins NonElementParentNode, ParentNode and ChildNode.
// https://dom.spec.whatwg.org/#interface-parentnode, https://dom.spec.whatwg.org/#interface-childnode
//
// Reads   links and kinds. Writes nothing: each change is a native call, which checks it.
// Exports ParentNodeSteps, ChildNodeSteps (js/idl/ParentNode.webidl). Throws DOMException as specified. Exposes nothing.
'use strict'; { const G = this; const OP = { __proto__: null, createFragment: 21, insert: 25, replaceAll: 28, replaceChild: 26 }; 
const { PrivateMap, privateArray,
call, createText, documentIdOf,
N,
holding,
LONGEST_SIBLING_WALK,
childrenOf } = G;



// https://dom.spec.whatwg.org/#converting-nodes-into-a-node: ids and strings to the id of a node or a fragment.
function toNode(values, documentId) {
  const one = value => typeof value === 'number' ? value : createText(value, documentId);
  if (values.length === 1) return one(values[0]);
  const nodes = privateArray();
  for (let i = 0; i < values.length; i++) nodes[i] = one(values[i]);
  const fragment = call(OP.createFragment, documentId, 0, 0);
  // The changes are reported when the fragment is inserted.
  holding(() => { for (let i = 0; i < nodes.length; i++) call(OP.insert, nodes[i], fragment, 0); });
  return fragment;
}
G.ParentNodeSteps = {
  __proto__: null,
  childElementCount(id) {
    let count = 0, left = LONGEST_SIBLING_WALK;
    for (let child = N[id << 3 | 4]; child !== 0; child = N[child << 3 | 3]) {
      if ((N[child << 3] & 255) === 1) count++;
      if (--left === 0) return G.stateOf(childrenOf(id)).count();
    }
    return count;
  },
  prepend(id, nodes) {
    const node = toNode(nodes, documentIdOf(id));
    call(OP.insert, node, id, N[id << 3 | 4]);
  },
  append(id, nodes) { call(OP.insert, toNode(nodes, documentIdOf(id)), id, 0); },
  replaceChildren(id, nodes) { call(OP.replaceAll, id, toNode(nodes, documentIdOf(id)), 0); },
};

// The first sibling in a direction that is not among `nodes`.
function viable(id, link, nodes) {
  const among = PrivateMap();
  for (let i = 0; i < nodes.length; i++) among.set(nodes[i], true);
  let sibling = N[id << 3 | link];
  while (sibling !== 0 && among.has(sibling)) sibling = N[sibling << 3 | link];
  return sibling;
}
G.ChildNodeSteps = {
  __proto__: null,
  before(id, nodes) {
    const parent = N[id << 3 | 1];
    if (parent === 0) return;
    const previous = viable(id, 2, nodes);
    const node = toNode(nodes, documentIdOf(id));
    call(OP.insert, node, parent, previous === 0 ? N[parent << 3 | 4] : N[previous << 3 | 3]);
  },
  after(id, nodes) {
    const parent = N[id << 3 | 1];
    if (parent === 0) return;
    const next = viable(id, 3, nodes);
    call(OP.insert, toNode(nodes, documentIdOf(id)), parent, next);
  },
  replaceWith(id, nodes) {
    const parent = N[id << 3 | 1];
    if (parent === 0) return;
    const next = viable(id, 3, nodes);
    const node = toNode(nodes, documentIdOf(id));
    if (N[id << 3 | 1] === parent) call(OP.replaceChild, id, node, parent);
    else call(OP.insert, node, parent, next);
  },
};
}
