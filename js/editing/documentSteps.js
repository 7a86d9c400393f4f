// js/editing/documentSteps.js: steps of a document's commands: js/idl/editing.webidl. https://w3c.github.io/editing/docs/execCommand/
//
// Reads and writes nothing of the arena itself. Exports DocumentSteps_editing. Throws InvalidStateError. Exposes nothing.
import { isHTMLDocumentId } from '../arena.js';
import { fail } from '../webidl/conversions.js';
import { mainDocument } from '../dom/addresses.js';
import { commandEnabled, commandIndeterminate, commandState, commandSupported, commandValue, execCommand } from 'late:./commands.js';

// Commands require an HTML document, and only the page's own document carries them out.
function isEditing(id, member) {
  if (!isHTMLDocumentId(id)) fail('InvalidStateError', `${member} is only supported on HTML documents.`);
  return id === mainDocument;
}

export const DocumentSteps_editing = {
  __proto__: null,
  execCommand: (id, command, showUI, value) => isEditing(id, 'execCommand') && execCommand(command, value),
  queryCommandEnabled: (id, command) => isEditing(id, 'queryCommandEnabled') && commandEnabled(command),
  queryCommandIndeterm: (id, command) => isEditing(id, 'queryCommandIndeterm') && commandIndeterminate(command),
  queryCommandState: (id, command) => isEditing(id, 'queryCommandState') && commandState(command),
  queryCommandSupported: (id, command) => isEditing(id, 'queryCommandSupported') && commandSupported(command),
  queryCommandValue: (id, command) => isEditing(id, 'queryCommandValue') ? commandValue(command) : '',
};
