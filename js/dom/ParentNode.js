// js/dom/ParentNode.js: steps of the mixins NonElementParentNode, ParentNode and ChildNode.
// https://dom.spec.whatwg.org/#interface-parentnode, https://dom.spec.whatwg.org/#interface-childnode
//
// Reads   links and kinds. Writes nothing: each change is a native call, which checks it.
// Exports ParentNodeSteps, ChildNodeSteps (js/idl/ParentNode.webidl). Throws DOMException as specified. Exposes nothing.
import { OP } from 'native';
import { PrivateMap, privateArray } from '../primordials.js';
import { call, createText, documentIdOf } from '../arena.js';
import { ELEMENT, LINK_NEXT, LINK_PREVIOUS, firstChildOf, kindOf, linkOf, nextSiblingOf, parentOf } from '../memory.js';
import { holding } from '../webidl/conversions.js';
import { LONGEST_SIBLING_WALK } from './preorder.js';
import { childrenOf } from './Collections.js';
import { stateOf } from 'late:../webidl/indexed.js';


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
export const ParentNodeSteps = {
  __proto__: null,
  childElementCount(id) {
    let count = 0, left = LONGEST_SIBLING_WALK;
    for (let child = firstChildOf(id); child !== 0; child = nextSiblingOf(child)) {
      if (kindOf(child) === ELEMENT) count++;
      if (--left === 0) return stateOf(childrenOf(id)).count();
    }
    return count;
  },
  prepend(id, nodes) {
    const node = toNode(nodes, documentIdOf(id));
    call(OP.insert, node, id, firstChildOf(id));
  },
  append(id, nodes) { call(OP.insert, toNode(nodes, documentIdOf(id)), id, 0); },
  replaceChildren(id, nodes) { call(OP.replaceAll, id, toNode(nodes, documentIdOf(id)), 0); },
};

// The first sibling in a direction that is not among `nodes`.
function viable(id, link, nodes) {
  const among = PrivateMap();
  for (let i = 0; i < nodes.length; i++) among.set(nodes[i], true);
  let sibling = linkOf(id, link);
  while (sibling !== 0 && among.has(sibling)) sibling = linkOf(sibling, link);
  return sibling;
}
export const ChildNodeSteps = {
  __proto__: null,
  before(id, nodes) {
    const parent = parentOf(id);
    if (parent === 0) return;
    const previous = viable(id, LINK_PREVIOUS, nodes);
    const node = toNode(nodes, documentIdOf(id));
    call(OP.insert, node, parent, previous === 0 ? firstChildOf(parent) : nextSiblingOf(previous));
  },
  after(id, nodes) {
    const parent = parentOf(id);
    if (parent === 0) return;
    const next = viable(id, LINK_NEXT, nodes);
    call(OP.insert, toNode(nodes, documentIdOf(id)), parent, next);
  },
  replaceWith(id, nodes) {
    const parent = parentOf(id);
    if (parent === 0) return;
    const next = viable(id, LINK_NEXT, nodes);
    const node = toNode(nodes, documentIdOf(id));
    if (parentOf(id) === parent) call(OP.replaceChild, id, node, parent);
    else call(OP.insert, node, parent, next);
  },
};
