// js/bindings/Node.js: the bindings that js/idl/generate.py made of js/idl/Node.webidl. Not to be edited.
//
// Exposes members of other interfaces.
'use strict';
{
  const G = this;
  const { NOTHING, firstChildOf, idOf, idOrZero, need, previousSiblingOf, toDictionary, wrap } = G;
  const NodeSteps_Node = G.NodeSteps_Node;
  function toGetRootNodeOptions(value) {
    const given = toDictionary(value) || NOTHING;
    let member;
    return {
      __proto__: null,
      composed: (member = given.composed) === undefined ? false : !!member,
    };
  }

  G.NodeMembers_Node = {
    __proto__: null,
    get previousSibling() { return wrap(previousSiblingOf(idOf(this, 'previousSibling', 1))); },
    getRootNode(options = undefined) {
      const state = idOf(this, 'getRootNode');
      options = toGetRootNodeOptions(options);
      return wrap(NodeSteps_Node.getRootNode(state, options));
    },
    hasChildNodes() { const id = idOf(this, 'hasChildNodes'); return firstChildOf(id) !== 0; },
    isSameNode(otherNode) {
      const state = idOf(this, 'isSameNode');
      need(arguments.length, 1);
      otherNode = idOrZero(otherNode, 877072);
      return NodeSteps_Node.isSameNode(state, otherNode);
    },
  };
}
