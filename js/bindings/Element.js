// js/bindings/Element.js: the bindings that js/idl/generate.py made of js/idl/Element.webidl. Not to be edited.
//
// Exposes members of other interfaces.
'use strict';
{
  const G = this;
  const {
    NOTHING, elementArgument, elementId, fromSequence, htmlElementArgument, missing, need, nodeOfKinds, privateArray, toDictionary,
    toEnum, toSequence, toText, toTextOrNull, wrap,
  } = G;
  const ElementSteps_Element = G.ElementSteps_Element;
  const list = list => fromSequence(list, null, false);
  const ShadowRootModeValues = { __proto__: null, open: true, closed: true };
  const SlotAssignmentModeValues = { __proto__: null, manual: true, named: true };
  function toShadowRootInit(value) {
    const given = toDictionary(value) || NOTHING;
    let member;
    return {
      __proto__: null,
      clonable: (member = given.clonable) === undefined ? false : !!member,
      delegatesFocus: (member = given.delegatesFocus) === undefined ? false : !!member,
      mode: (member = given.mode) === undefined ? missing('ShadowRootInit', 'mode', 'ShadowRootMode') : toEnum(member, 'ShadowRootMode', ShadowRootModeValues),
      serializable: (member = given.serializable) === undefined ? false : !!member,
      slotAssignment: (member = given.slotAssignment) === undefined ? 'named' : toEnum(member, 'SlotAssignmentMode', SlotAssignmentModeValues),
    };
  }
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
    get prefix() { return ElementSteps_Element.prefix(elementId(this, 'prefix', 1)); },
    get slot() { return ElementSteps_Element.slot(elementId(this, 'slot', 1)); },
    set slot(value) { const state = elementId(this, 'slot', 2); ElementSteps_Element.setSlot(state, toText(value)); },
    get shadowRoot() { return wrap(ElementSteps_Element.shadowRoot(elementId(this, 'shadowRoot', 1))); },
    hasAttributes() { return ElementSteps_Element.hasAttributes(elementId(this, 'hasAttributes')); },
    getAttributeNames() { return list(ElementSteps_Element.getAttributeNames(elementId(this, 'getAttributeNames'))); },
    getAttributeNS(namespace, localName) {
      const state = elementId(this, 'getAttributeNS');
      need(arguments.length, 2);
      namespace = toTextOrNull(namespace);
      localName = toText(localName);
      return ElementSteps_Element.getAttributeNS(state, namespace, localName);
    },
    setAttributeNS(namespace, qualifiedName, value) {
      const state = elementId(this, 'setAttributeNS');
      need(arguments.length, 3);
      namespace = toTextOrNull(namespace);
      qualifiedName = toText(qualifiedName);
      value = toText(value);
      ElementSteps_Element.setAttributeNS(state, namespace, qualifiedName, value);
    },
    removeAttributeNS(namespace, localName) {
      const state = elementId(this, 'removeAttributeNS');
      need(arguments.length, 2);
      namespace = toTextOrNull(namespace);
      localName = toText(localName);
      ElementSteps_Element.removeAttributeNS(state, namespace, localName);
    },
    toggleAttribute(qualifiedName, force = undefined) {
      const state = elementId(this, 'toggleAttribute');
      need(arguments.length, 1);
      qualifiedName = toText(qualifiedName);
      if (force !== undefined) force = !!force;
      return ElementSteps_Element.toggleAttribute(state, qualifiedName, force);
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
      attr = nodeOfKinds(attr, 4, 'Attr', 35);
      return wrap(ElementSteps_Element.setAttributeNode(state, attr));
    },
    setAttributeNodeNS(attr) {
      const state = elementId(this, 'setAttributeNodeNS');
      need(arguments.length, 1);
      attr = nodeOfKinds(attr, 4, 'Attr', 36);
      return wrap(ElementSteps_Element.setAttributeNodeNS(state, attr));
    },
    removeAttributeNode(attr) {
      const state = elementId(this, 'removeAttributeNode');
      need(arguments.length, 1);
      attr = nodeOfKinds(attr, 4, 'Attr', 37);
      return wrap(ElementSteps_Element.removeAttributeNode(state, attr));
    },
    attachShadow(init) {
      const state = elementId(this, 'attachShadow');
      need(arguments.length, 1);
      init = toShadowRootInit(init);
      return wrap(ElementSteps_Element.attachShadow(state, init));
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
    insertAdjacentElement(where, element) {
      const state = elementId(this, 'insertAdjacentElement');
      need(arguments.length, 2);
      where = toText(where);
      element = elementArgument(element, 38);
      return wrap(ElementSteps_Element.insertAdjacentElement(state, where, element));
    },
    insertAdjacentText(where, data) {
      const state = elementId(this, 'insertAdjacentText');
      need(arguments.length, 2);
      where = toText(where);
      data = toText(data);
      ElementSteps_Element.insertAdjacentText(state, where, data);
    },
    insertAdjacentHTML(position, string) {
      const state = elementId(this, 'insertAdjacentHTML');
      need(arguments.length, 2);
      position = toText(position);
      string = toText(string);
      ElementSteps_Element.insertAdjacentHTML(state, position, string);
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
