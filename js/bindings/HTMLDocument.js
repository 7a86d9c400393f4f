// js/bindings/HTMLDocument.js: the bindings that js/idl/generate.py made of js/idl/HTMLDocument.webidl. Not to be edited.
//
// Exposes members of other interfaces.
'use strict';
{
  const G = this;
  const { documentId, need, privateArray, toText, toUSV, wrap } = G;
  const DocumentSteps_HTMLDocument = G.DocumentSteps_HTMLDocument;

  G.DocumentMembers_HTMLDocument = {
    __proto__: null,
    getElementsByName(elementName) {
      const state = documentId(this);
      need(arguments.length, 1);
      elementName = toText(elementName);
      return DocumentSteps_HTMLDocument.getElementsByName(state, elementName);
    },
    open(a0 = undefined, a1 = undefined, a2 = undefined) {
      const state = documentId(this);
      if (arguments.length <= 0) {
        if (a0 !== undefined) a0 = toText(a0);
        if (a1 !== undefined) a1 = toText(a1);
        return wrap(DocumentSteps_HTMLDocument.open(state, a0, a1));
      }
      if (arguments.length <= 1) {
        if (a0 !== undefined) a0 = toText(a0);
        if (a1 !== undefined) a1 = toText(a1);
        return wrap(DocumentSteps_HTMLDocument.open(state, a0, a1));
      }
      if (arguments.length <= 2) {
        if (a0 !== undefined) a0 = toText(a0);
        if (a1 !== undefined) a1 = toText(a1);
        return wrap(DocumentSteps_HTMLDocument.open(state, a0, a1));
      }
      {
        a0 = toUSV(a0);
        a1 = toText(a1);
        a2 = toText(a2);
        return DocumentSteps_HTMLDocument.open(state, a0, a1, a2);
      }
    },
    write(...text) {
      const state = documentId(this);
      const textList = privateArray();
      for (let i = 0; i < text.length; i++) textList[i] = toText(text[i]);
      DocumentSteps_HTMLDocument.write(state, textList);
    },
    writeln(...text) {
      const state = documentId(this);
      const textList = privateArray();
      for (let i = 0; i < text.length; i++) textList[i] = toText(text[i]);
      DocumentSteps_HTMLDocument.writeln(state, textList);
    },
    execCommand(commandId, showUI = undefined, value = undefined) {
      const state = documentId(this);
      need(arguments.length, 1);
      commandId = toText(commandId);
      showUI = !!showUI;
      value = value === undefined ? '' : toText(value);
      return DocumentSteps_HTMLDocument.execCommand(state, commandId, showUI, value);
    },
    queryCommandEnabled(commandId) {
      const state = documentId(this);
      need(arguments.length, 1);
      commandId = toText(commandId);
      return DocumentSteps_HTMLDocument.queryCommandEnabled(state, commandId);
    },
    queryCommandIndeterm(commandId) {
      const state = documentId(this);
      need(arguments.length, 1);
      commandId = toText(commandId);
      return DocumentSteps_HTMLDocument.queryCommandIndeterm(state, commandId);
    },
    queryCommandState(commandId) {
      const state = documentId(this);
      need(arguments.length, 1);
      commandId = toText(commandId);
      return DocumentSteps_HTMLDocument.queryCommandState(state, commandId);
    },
    queryCommandSupported(commandId) {
      const state = documentId(this);
      need(arguments.length, 1);
      commandId = toText(commandId);
      return DocumentSteps_HTMLDocument.queryCommandSupported(state, commandId);
    },
    queryCommandValue(commandId) {
      const state = documentId(this);
      need(arguments.length, 1);
      commandId = toText(commandId);
      return DocumentSteps_HTMLDocument.queryCommandValue(state, commandId);
    },
  };
}
