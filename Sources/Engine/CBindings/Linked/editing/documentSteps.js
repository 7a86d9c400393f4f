// js/editing/documentSteps.js: steps of a document's commands: js/idl/editing.webidl. https://w3c.github.io/editing/docs/execCommand/
//
// Reads and writes nothing of the arena itself. Exports DocumentSteps_editing. Throws InvalidStateError. Exposes nothing.
'use strict'; { const G = this; const { isHTMLDocumentId,
fail,
mainDocument } = G;


// Commands require an HTML document, and only the page's own document carries them out.
function isEditing(id, member) {
  if (!isHTMLDocumentId(id)) fail('InvalidStateError', `${member} is only supported on HTML documents.`);
  return id === mainDocument;
}

G.DocumentSteps_editing = {
  __proto__: null,
  execCommand: (id, command, showUI, value) => isEditing(id, 'execCommand') && G.execCommand(command, value),
  queryCommandEnabled: (id, command) => isEditing(id, 'queryCommandEnabled') && G.commandEnabled(command),
  queryCommandIndeterm: (id, command) => isEditing(id, 'queryCommandIndeterm') && G.commandIndeterminate(command),
  queryCommandState: (id, command) => isEditing(id, 'queryCommandState') && G.commandState(command),
  queryCommandSupported: (id, command) => isEditing(id, 'queryCommandSupported') && G.commandSupported(command),
  queryCommandValue: (id, command) => isEditing(id, 'queryCommandValue') ? G.commandValue(command) : '',
};
}
