// js/bindings/Document.js: the bindings that js/idl/generate.py made of js/idl/Document.webidl. Not to be edited.
//
// Exposes XMLDocument.
'use strict';
{
  const G = this;
  const { defineInterface, documentId, need, nodeArgument, toText, toTextOrNull, wrap } = G;

  defineInterface('XMLDocument', {
    __proto__: null,
    parent: G.Document,
  });

  G.DocumentMembers_Document = {
    __proto__: null,
    get charset() { return G.DocumentSteps_Document.charset(documentId(this, 'charset', 1)); },
    get inputEncoding() { return G.DocumentSteps_Document.inputEncoding(documentId(this, 'inputEncoding', 1)); },
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
    adoptNode(node) {
      const state = documentId(this, 'adoptNode');
      need(arguments.length, 1);
      node = nodeArgument(node, 523975);
      return wrap(G.DocumentSteps_Document.adoptNode(state, node));
    },
    createAttributeNS(namespace, qualifiedName) {
      const state = documentId(this, 'createAttributeNS');
      need(arguments.length, 2);
      namespace = toTextOrNull(namespace);
      qualifiedName = toText(qualifiedName);
      return wrap(G.DocumentSteps_Document.createAttributeNS(state, namespace, qualifiedName));
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
