// js/bindings/Document.js: the bindings that js/idl/generate.py made of js/idl/Document.webidl. Not to be edited.
//
// Exposes XMLDocument.
'use strict';
{
  const G = this;
  const { defineInterface, documentId, need, nodeArgument, toDictionary, toText, toTextOrNull, wrap } = G;
  function toImportNodeOptions(value) {
    const given = toDictionary(value) || G.NOTHING;
    let member;
    return {
      __proto__: null,
      selfOnly: (member = given.selfOnly) === undefined ? false : !!member,
    };
  }
  function toBooleanOrImportNodeOptions(value) {
    if (value === null || value === undefined) return toImportNodeOptions(value);
    if (typeof value === 'object' && value !== null || typeof value === 'function') {
      return toImportNodeOptions(value);
    }
    if (typeof value === 'boolean') return value;
    return !!value;
  }

  defineInterface('XMLDocument', {
    __proto__: null,
    parent: G.Document,
  });

  G.DocumentMembers_Document = {
    __proto__: null,
    get implementation() { return G.makeDOMImplementation(G.DocumentSteps_Document.implementation(documentId(this, 'implementation', 1))); },
    get documentURI() { return G.DocumentSteps_Document.documentURI(documentId(this, 'documentURI', 1)); },
    get compatMode() { return G.DocumentSteps_Document.compatMode(documentId(this, 'compatMode', 1)); },
    get characterSet() { return G.DocumentSteps_Document.characterSet(documentId(this, 'characterSet', 1)); },
    get charset() { return G.DocumentSteps_Document.charset(documentId(this, 'charset', 1)); },
    get inputEncoding() { return G.DocumentSteps_Document.inputEncoding(documentId(this, 'inputEncoding', 1)); },
    get contentType() { return G.DocumentSteps_Document.contentType(documentId(this, 'contentType', 1)); },
    get doctype() { return wrap(G.DocumentSteps_Document.doctype(documentId(this, 'doctype', 1))); },
    createElementNS(namespace, qualifiedName, options = undefined) {
      const state = documentId(this, 'createElementNS');
      need(arguments.length, 2);
      namespace = toTextOrNull(namespace);
      qualifiedName = toText(qualifiedName);
      return wrap(G.DocumentSteps_Document.createElementNS(state, namespace, qualifiedName, options));
    },
    getElementsByTagNameNS(namespace, localName) {
      const state = documentId(this, 'getElementsByTagNameNS');
      need(arguments.length, 2);
      namespace = toTextOrNull(namespace);
      localName = toText(localName);
      return G.DocumentSteps_Document.getElementsByTagNameNS(state, namespace, localName);
    },
    createCDATASection(data) {
      const state = documentId(this, 'createCDATASection');
      need(arguments.length, 1);
      data = toText(data);
      return wrap(G.DocumentSteps_Document.createCDATASection(state, data));
    },
    createComment(data) {
      const state = documentId(this, 'createComment');
      need(arguments.length, 1);
      data = toText(data);
      return wrap(G.DocumentSteps_Document.createComment(state, data));
    },
    createProcessingInstruction(target, data) {
      const state = documentId(this, 'createProcessingInstruction');
      need(arguments.length, 2);
      target = toText(target);
      data = toText(data);
      return wrap(G.DocumentSteps_Document.createProcessingInstruction(state, target, data));
    },
    importNode(node, options = undefined) {
      const state = documentId(this, 'importNode');
      need(arguments.length, 1);
      node = nodeArgument(node, 29);
      options = options === undefined ? false : toBooleanOrImportNodeOptions(options);
      return wrap(G.DocumentSteps_Document.importNode(state, node, options));
    },
    adoptNode(node) {
      const state = documentId(this, 'adoptNode');
      need(arguments.length, 1);
      node = nodeArgument(node, 30);
      return wrap(G.DocumentSteps_Document.adoptNode(state, node));
    },
    createAttribute(localName) {
      const state = documentId(this, 'createAttribute');
      need(arguments.length, 1);
      localName = toText(localName);
      return wrap(G.DocumentSteps_Document.createAttribute(state, localName));
    },
    createAttributeNS(namespace, qualifiedName) {
      const state = documentId(this, 'createAttributeNS');
      need(arguments.length, 2);
      namespace = toTextOrNull(namespace);
      qualifiedName = toText(qualifiedName);
      return wrap(G.DocumentSteps_Document.createAttributeNS(state, namespace, qualifiedName));
    },
    createEvent(interfaceArgument) {
      const state = documentId(this, 'createEvent');
      need(arguments.length, 1);
      interfaceArgument = toText(interfaceArgument);
      return G.DocumentSteps_Document.createEvent(state, interfaceArgument);
    },
    createRange() { return G.makeRange(G.DocumentSteps_Document.createRange(documentId(this, 'createRange'))); },
    createNodeIterator(root, whatToShow = undefined, filter = undefined) {
      const state = documentId(this, 'createNodeIterator');
      need(arguments.length, 1);
      root = nodeArgument(root, 31);
      whatToShow = whatToShow === undefined ? 0xFFFFFFFF : whatToShow >>> 0;
      filter = filter === null || filter === undefined ? null : G.toObject(filter, 32);
      return G.makeNodeIterator(G.DocumentSteps_Document.createNodeIterator(state, root, whatToShow, filter));
    },
    createTreeWalker(root, whatToShow = undefined, filter = undefined) {
      const state = documentId(this, 'createTreeWalker');
      need(arguments.length, 1);
      root = nodeArgument(root, 33);
      whatToShow = whatToShow === undefined ? 0xFFFFFFFF : whatToShow >>> 0;
      filter = filter === null || filter === undefined ? null : G.toObject(filter, 34);
      return G.makeTreeWalker(G.DocumentSteps_Document.createTreeWalker(state, root, whatToShow, filter));
    },
  };

  G.DocumentStatics_Document = {
    __proto__: null,
    parseHTMLUnsafe(html) {
      need(arguments.length, 1);
      html = toText(html);
      return wrap(G.DocumentSteps_Document.parseHTMLUnsafe(html));
    },
  };
}
