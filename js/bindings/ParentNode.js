// js/bindings/ParentNode.js: the bindings that js/idl/generate.py made of js/idl/ParentNode.webidl. Not to be edited.
//
// Exposes members of other interfaces.
'use strict';
{
  const G = this;
  const { documentId, elementId, idOf, isNode, privateArray, toText, wrap } = G;
  const ParentNodeSteps = G.ParentNodeSteps;
  const SlottableSteps = G.SlottableSteps;
  const ChildNodeSteps = G.ChildNodeSteps;
  function toNodeOrDOMString(value) {
    if (typeof value === 'object' && value !== null || typeof value === 'function') {
      if (isNode(value)) return idOf(value);
    }
    return toText(value);
  }

  G.DocumentMembers_ParentNode = {
    __proto__: null,
    get childElementCount() { return ParentNodeSteps.childElementCount(documentId(this, 'childElementCount', 1)); },
    prepend(...nodes) {
      const state = documentId(this, 'prepend');
      const nodesList = privateArray();
      for (let i = 0; i < nodes.length; i++) nodesList[i] = toNodeOrDOMString(nodes[i]);
      ParentNodeSteps.prepend(state, nodesList);
    },
    append(...nodes) {
      const state = documentId(this, 'append');
      const nodesList = privateArray();
      for (let i = 0; i < nodes.length; i++) nodesList[i] = toNodeOrDOMString(nodes[i]);
      ParentNodeSteps.append(state, nodesList);
    },
    replaceChildren(...nodes) {
      const state = documentId(this, 'replaceChildren');
      const nodesList = privateArray();
      for (let i = 0; i < nodes.length; i++) nodesList[i] = toNodeOrDOMString(nodes[i]);
      ParentNodeSteps.replaceChildren(state, nodesList);
    },
  };

  G.ElementMembers_ParentNode = {
    __proto__: null,
    get childElementCount() { return ParentNodeSteps.childElementCount(elementId(this, 'childElementCount', 1)); },
    get assignedSlot() { return wrap(SlottableSteps.assignedSlot(elementId(this, 'assignedSlot', 1))); },
    before(...nodes) {
      const state = elementId(this, 'before');
      const nodesList = privateArray();
      for (let i = 0; i < nodes.length; i++) nodesList[i] = toNodeOrDOMString(nodes[i]);
      ChildNodeSteps.before(state, nodesList);
    },
    after(...nodes) {
      const state = elementId(this, 'after');
      const nodesList = privateArray();
      for (let i = 0; i < nodes.length; i++) nodesList[i] = toNodeOrDOMString(nodes[i]);
      ChildNodeSteps.after(state, nodesList);
    },
    replaceWith(...nodes) {
      const state = elementId(this, 'replaceWith');
      const nodesList = privateArray();
      for (let i = 0; i < nodes.length; i++) nodesList[i] = toNodeOrDOMString(nodes[i]);
      ChildNodeSteps.replaceWith(state, nodesList);
    },
    prepend(...nodes) {
      const state = elementId(this, 'prepend');
      const nodesList = privateArray();
      for (let i = 0; i < nodes.length; i++) nodesList[i] = toNodeOrDOMString(nodes[i]);
      ParentNodeSteps.prepend(state, nodesList);
    },
    append(...nodes) {
      const state = elementId(this, 'append');
      const nodesList = privateArray();
      for (let i = 0; i < nodes.length; i++) nodesList[i] = toNodeOrDOMString(nodes[i]);
      ParentNodeSteps.append(state, nodesList);
    },
    replaceChildren(...nodes) {
      const state = elementId(this, 'replaceChildren');
      const nodesList = privateArray();
      for (let i = 0; i < nodes.length; i++) nodesList[i] = toNodeOrDOMString(nodes[i]);
      ParentNodeSteps.replaceChildren(state, nodesList);
    },
  };
}
