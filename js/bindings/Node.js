// js/bindings/Node.js: the bindings that js/idl/generate.py made of js/idl/Node.webidl. Not to be edited.
//
// Exposes members of other interfaces.
'use strict';
{
  const G = this;
  const { NOTHING, idOf, idOrZero, need, nodeArgument, toDictionary, toTextOrNull, wrap } = G;
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
    getRootNode(options = undefined) {
      const state = idOf(this, 'getRootNode');
      options = toGetRootNodeOptions(options);
      return wrap(NodeSteps_Node.getRootNode(state, options));
    },
    normalize() { NodeSteps_Node.normalize(idOf(this, 'normalize')); },
    isEqualNode(otherNode) {
      const state = idOf(this, 'isEqualNode');
      need(arguments.length, 1);
      otherNode = idOrZero(otherNode, 48);
      return NodeSteps_Node.isEqualNode(state, otherNode);
    },
    isSameNode(otherNode) {
      const state = idOf(this, 'isSameNode');
      need(arguments.length, 1);
      otherNode = idOrZero(otherNode, 49);
      return NodeSteps_Node.isSameNode(state, otherNode);
    },
    compareDocumentPosition(other) {
      const state = idOf(this, 'compareDocumentPosition');
      need(arguments.length, 1);
      other = nodeArgument(other, 50);
      return NodeSteps_Node.compareDocumentPosition(state, other);
    },
    lookupPrefix(namespace) {
      const state = idOf(this, 'lookupPrefix');
      need(arguments.length, 1);
      namespace = toTextOrNull(namespace);
      return NodeSteps_Node.lookupPrefix(state, namespace);
    },
    lookupNamespaceURI(prefix) {
      const state = idOf(this, 'lookupNamespaceURI');
      need(arguments.length, 1);
      prefix = toTextOrNull(prefix);
      return NodeSteps_Node.lookupNamespaceURI(state, prefix);
    },
    isDefaultNamespace(namespace) {
      const state = idOf(this, 'isDefaultNamespace');
      need(arguments.length, 1);
      namespace = toTextOrNull(namespace);
      return NodeSteps_Node.isDefaultNamespace(state, namespace);
    },
  };
}
