// js/bindings/ParentNode.js: the bindings that js/idl/generate.py made of js/idl/ParentNode.webidl. Not to be edited.
//
// Exposes members of other interfaces.
'use strict';
{
  const G = this;
  const { childrenOf, documentId, elementFrom, elementId, idOf, isNode, privateArray, toText, wrap, N }


 = G;
  const ParentNodeSteps = G.ParentNodeSteps;
  const SlottableSteps = G.SlottableSteps;
  function toNodeOrDOMString(value) {
    if (typeof value === 'object' && value !== null || typeof value === 'function') {
      if (isNode(value)) return idOf(value);
    }
    return toText(value);
  }

  G.DocumentMembers_ParentNode = {
    __proto__: null,
    get children() { return childrenOf(documentId(this, 'children', 1)); },
    get firstElementChild() { return wrap(elementFrom(N[documentId(this, 'firstElementChild', 1) << 3 | 4], 3)); },
    get lastElementChild() { return wrap(elementFrom(N[documentId(this, 'lastElementChild', 1) << 3 | 5], 2)); },
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
    get previousElementSibling() { return wrap(elementFrom(N[elementId(this, 'previousElementSibling', 1) << 3 | 2], 2)); },
    get lastElementChild() { return wrap(elementFrom(N[elementId(this, 'lastElementChild', 1) << 3 | 5], 2)); },
    get assignedSlot() { return wrap(SlottableSteps.assignedSlot(elementId(this, 'assignedSlot', 1))); },
  };
}
