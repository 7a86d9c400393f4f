// js/bindings/Element.js: the bindings that js/idl/generate.py made of js/idl/Element.webidl. Not to be edited.
//
// Exposes members of other interfaces.
'use strict';
{
  const G = this;
  const {
    NOTHING, byClassName, elementId, htmlElementArgument, intern, nameIdOf, nameOf, need, nodeOfKinds, privateArray, putForward,
    toDictionary, toSequence, toText, toTextOrNull, wrap,
  } = G;
  const ElementSteps_Element = G.ElementSteps_Element;
  function toGetHTMLOptions(value) {
    const given = toDictionary(value) || NOTHING;
    let member;
    return {
      __proto__: null,
      serializableShadowRoots: (member = given.serializableShadowRoots) === undefined ? false : !!member,
      shadowRoots: (member = given.shadowRoots) === undefined ? privateArray() : toSequence(member, value => htmlElementArgument(value, 'ShadowRoot')),
    };
  }

  G.ElementMembers_Element = {
    __proto__: null,
    get namespaceURI() { return nameOf(nameIdOf(elementId(this, 'namespaceURI', 1))).namespace; },
    get prefix() { return ElementSteps_Element.prefix(elementId(this, 'prefix', 1)); },
    get slot() { return ElementSteps_Element.slot(elementId(this, 'slot', 1)); },
    set slot(value) { const state = elementId(this, 'slot', 2); ElementSteps_Element.setSlot(state, toText(value)); },
    get part() { return G.tokenList(elementId(this, 'part', 1), intern('part')); },
    set part(value) { putForward((elementId(this, 'part', 2), this), 'part', 'value', value); },
    getAttributeNS(namespace, localName) {
      const state = elementId(this, 'getAttributeNS');
      need(arguments.length, 2);
      namespace = toTextOrNull(namespace);
      localName = toText(localName);
      return ElementSteps_Element.getAttributeNS(state, namespace, localName);
    },
    removeAttributeNS(namespace, localName) {
      const state = elementId(this, 'removeAttributeNS');
      need(arguments.length, 2);
      namespace = toTextOrNull(namespace);
      localName = toText(localName);
      ElementSteps_Element.removeAttributeNS(state, namespace, localName);
    },
    hasAttributeNS(namespace, localName) {
      const state = elementId(this, 'hasAttributeNS');
      need(arguments.length, 2);
      namespace = toTextOrNull(namespace);
      localName = toText(localName);
      return ElementSteps_Element.hasAttributeNS(state, namespace, localName);
    },
    getAttributeNode(qualifiedName) {
      const state = elementId(this, 'getAttributeNode');
      need(arguments.length, 1);
      qualifiedName = toText(qualifiedName);
      return wrap(ElementSteps_Element.getAttributeNode(state, qualifiedName));
    },
    getAttributeNodeNS(namespace, localName) {
      const state = elementId(this, 'getAttributeNodeNS');
      need(arguments.length, 2);
      namespace = toTextOrNull(namespace);
      localName = toText(localName);
      return wrap(ElementSteps_Element.getAttributeNodeNS(state, namespace, localName));
    },
    setAttributeNode(attr) {
      const state = elementId(this, 'setAttributeNode');
      need(arguments.length, 1);
      attr = nodeOfKinds(attr, 4, 'Attr', 455020);
      return wrap(ElementSteps_Element.setAttributeNode(state, attr));
    },
    setAttributeNodeNS(attr) {
      const state = elementId(this, 'setAttributeNodeNS');
      need(arguments.length, 1);
      attr = nodeOfKinds(attr, 4, 'Attr', 548717);
      return wrap(ElementSteps_Element.setAttributeNodeNS(state, attr));
    },
    removeAttributeNode(attr) {
      const state = elementId(this, 'removeAttributeNode');
      need(arguments.length, 1);
      attr = nodeOfKinds(attr, 4, 'Attr', 865122);
      return wrap(ElementSteps_Element.removeAttributeNode(state, attr));
    },
    webkitMatchesSelector(selectors) {
      const state = elementId(this, 'webkitMatchesSelector');
      need(arguments.length, 1);
      selectors = toText(selectors);
      return ElementSteps_Element.webkitMatchesSelector(state, selectors);
    },
    getElementsByTagNameNS(namespace, localName) {
      const state = elementId(this, 'getElementsByTagNameNS');
      need(arguments.length, 2);
      namespace = toTextOrNull(namespace);
      localName = toText(localName);
      return ElementSteps_Element.getElementsByTagNameNS(state, namespace, localName);
    },
    getElementsByClassName(classNames) {
      const id = elementId(this, 'getElementsByClassName');
      need(arguments.length, 1);
      classNames = toText(classNames);
      return byClassName(id, classNames);
    },
    setHTMLUnsafe(html) {
      const state = elementId(this, 'setHTMLUnsafe');
      need(arguments.length, 1);
      html = toText(html);
      ElementSteps_Element.setHTMLUnsafe(state, html);
    },
    getHTML(options = undefined) {
      const state = elementId(this, 'getHTML');
      options = toGetHTMLOptions(options);
      return ElementSteps_Element.getHTML(state, options);
    },
  };
}
