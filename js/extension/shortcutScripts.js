// js/extension/shortcutScripts.js: what the action "Run JavaScript on Web Page" of Shortcuts does with a script and with its result.
//
// The script has been compiled as a function with one parameter, `completion`. Its argument is passed on as JSON text, beside the page's own
// values as they are at that time.
//
// Reads the page's nodes through their interfaces, as a script does.
// Exports runShortcutScript(complete, script, refusal): calls the function and returns {threw, error}; without a function and a refusal (the
//         exception that compiling it threw) only the page's values are passed on. `lost` describes a result whose JSON is empty.
// Exposes nothing.
import { global } from 'native';
import { primordials, apply } from '../primordials.js';
import { platformInterface } from '../webidl/platformInterface.js';
import { document } from '../html/documents/Document.js';

const { stringify, isError } = primordials;

function doctypeText(doctype) {
  const { name, publicId, systemId } = doctype;
  let text = `<!DOCTYPE ${name}`;
  if (publicId !== '') text += ` PUBLIC "${publicId}"`;
  else if (systemId !== '') text += ' SYSTEM';
  if (systemId !== '') text += ` "${systemId}"`;
  return `${text}>\n`;
}
function selectedHTML(selection) {
  const holder = document.createElement('div');
  for (let i = 0; i < selection.rangeCount; i++) holder.appendChild(selection.getRangeAt(i).cloneContents());
  return holder.innerHTML;
}
function pageValues() {
  const { doctype, documentElement } = document, selection = global.getSelection();
  return {
    __proto__: null,
    URL: document.URL,
    title: document.title,
    document: (doctype === null ? '' : doctypeText(doctype)) + (documentElement === null ? '' : documentElement.outerHTML),
    selection: selection === null ? '' : selectedHTML(selection),
    selectionText: selection === null ? '' : `${selection}`,
  };
}
function exceptionText(error) {
  try { if (error !== null && error !== undefined) return `${error.toString()}`; } catch { /* no text */ }
  return 'An unknown error occurred.';
}

// A result whose JSON says nothing about it; undefined for others.
function lossOf(value) {
  if (value === null || typeof value !== 'object' && typeof value !== 'function') return undefined;
  if (typeof value === 'function') return 'a function';
  if (isError(value)) return 'an Error';
  let name = null;
  try { name = platformInterface(value); } catch { /* A trap threw, so the object is the script's own. */ }
  return name === null ? undefined : `a ${name}`;
}

export const runShortcutScript = (complete, script, refusal) => {
  const result = { __proto__: null, threw: false, error: undefined, lost: undefined };
  if (script === undefined && refusal === undefined) {
    complete(pageValues());
    return result;
  }
  // NB: A value without JSON, such as undefined, gives no userResult; one that JSON.stringify refuses throws inside the script's call.
  const completion = value => {
    const values = pageValues();
    values.userResult = stringify(value);
    if (result.lost === undefined) result.lost = lossOf(value);
    values.success = true;
    complete(values);
  };
  try {
    if (script === undefined) throw refusal;
    apply(script, global, [completion]);
  } catch (error) {
    result.threw = true;
    result.error = error;
    global.console.error(error);
    const values = pageValues();
    values.success = false;
    values.exception = exceptionText(error);
    complete(values);
  }
  return result;
};
