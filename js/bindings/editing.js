// js/bindings/editing.js: the bindings that js/idl/generate.py made of js/idl/editing.webidl. Not to be edited.
//
// Exposes members of other interfaces.
'use strict';
{
  const G = this;
  const { documentId, need, toText } = G;
  const DocumentSteps_editing = G.DocumentSteps_editing;

  G.DocumentMembers_editing = {
    __proto__: null,
    execCommand(commandId, showUI = undefined, value = undefined) {
      const state = documentId(this, 'execCommand');
      need(arguments.length, 1);
      commandId = toText(commandId);
      showUI = !!showUI;
      value = value === undefined ? '' : toText(value);
      return DocumentSteps_editing.execCommand(state, commandId, showUI, value);
    },
    queryCommandEnabled(commandId) {
      const state = documentId(this, 'queryCommandEnabled');
      need(arguments.length, 1);
      commandId = toText(commandId);
      return DocumentSteps_editing.queryCommandEnabled(state, commandId);
    },
    queryCommandIndeterm(commandId) {
      const state = documentId(this, 'queryCommandIndeterm');
      need(arguments.length, 1);
      commandId = toText(commandId);
      return DocumentSteps_editing.queryCommandIndeterm(state, commandId);
    },
    queryCommandState(commandId) {
      const state = documentId(this, 'queryCommandState');
      need(arguments.length, 1);
      commandId = toText(commandId);
      return DocumentSteps_editing.queryCommandState(state, commandId);
    },
    queryCommandSupported(commandId) {
      const state = documentId(this, 'queryCommandSupported');
      need(arguments.length, 1);
      commandId = toText(commandId);
      return DocumentSteps_editing.queryCommandSupported(state, commandId);
    },
    queryCommandValue(commandId) {
      const state = documentId(this, 'queryCommandValue');
      need(arguments.length, 1);
      commandId = toText(commandId);
      return DocumentSteps_editing.queryCommandValue(state, commandId);
    },
  };
}
