// js/bindings/ParentNode.js: the bindings that js/idl/generate.py made of js/idl/ParentNode.webidl. Not to be edited.
//
// Exposes members of other interfaces.
'use strict';
{
  const G = this;
  const {
    LINK_NEXT, LINK_PREVIOUS, childrenOf, documentId, elementFrom, elementId, firstChildOf, idOf, isNode, lastChildOf,
    previousSiblingOf, privateArray, toText, wrap,
  } = G;
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
    get firstElementChild() { return wrap(elementFrom(firstChildOf(documentId(this, 'firstElementChild', 1)), LINK_NEXT)); },
    get lastElementChild() { return wrap(elementFrom(lastChildOf(documentId(this, 'lastElementChild', 1)), LINK_PREVIOUS)); },
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
    get previousElementSibling() { return wrap(elementFrom(previousSiblingOf(elementId(this, 'previousElementSibling', 1)), LINK_PREVIOUS)); },
    get lastElementChild() { return wrap(elementFrom(lastChildOf(elementId(this, 'lastElementChild', 1)), LINK_PREVIOUS)); },
    get assignedSlot() { return wrap(SlottableSteps.assignedSlot(elementId(this, 'assignedSlot', 1))); },
  };
}
