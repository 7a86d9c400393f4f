// js/editing/focusSelection.js: keeps selection and focus consistent, as in WebKit.
//
// Reads   links and texts. Writes nothing of the arena.
// Exports selectionLeft(id or 0): called before an element gets the focus; clears a selection outside of it · caretForFocus(id): called
//         when it has the focus; puts the caret at its start · focusForSelection(range): called when something is selected; the editable
//         element there gets the focus. Exposes nothing.
import { isSpace, primordials } from '../primordials.js';
import { str } from '../arena.js';
import { ELEMENT, TEXT, dataOf, kindOf, parentOf } from '../memory.js';
import { mainDocument } from '../dom/addresses.js';
import { isInclusiveAncestor } from '../dom/Node.js';
import { nextIn } from '../dom/preorder.js';
import { isHTML, localName } from '../dom/contentAttributes.js';
import { rangePoints, nodeIndex } from '../dom/Range.js';
import { editingRoot, isEditable, isFocusable, moveFocus } from '../html/interaction/focus.js';
import { selectNothing, selectRange, selectedRange } from 'late:../dom/Selection.js';
import { focusedId } from 'late:../dom/documentElements.js';
import { foldsBlanks } from 'late:./whitespace.js';
import { isShown } from 'late:./blocks.js';
import { inputType } from 'late:../html/forms/inputTypes.js';

const { codeAt, includes } = primordials;
const isText = id => kindOf(id) === TEXT;

// The outermost editable element around a node; 0 if there is none, or if the whole document is editable.
const editingHost = id => {
  const element = kindOf(id) === ELEMENT ? id : parentOf(id), host = element === 0 || kindOf(element) !== ELEMENT ? 0 : editingRoot(element);
  return host !== 0 && parentOf(host) !== mainDocument ? host : 0;
};
const TEXT_FIELDS = ' text search url tel email password number ';
const isTextField = id => isHTML(id, 'textarea') || isHTML(id, 'input') && includes(TEXT_FIELDS, ` ${inputType(id)} `);

// The first position in a host where a caret is visible: {id, offset}; null if a node that cannot be edited comes first.
function firstPlace(host) {
  for (let e = host; (e = nextIn(e, host)) !== 0;) {
    if (isText(e)) {
      const data = str(dataOf(e));
      let offset = 0;
      if (foldsBlanks(e)) while (offset < data.length && isSpace(codeAt(data, offset))) offset++;
      if (offset < data.length) return { __proto__: null, id: e, offset };
    } else if (kindOf(e) === ELEMENT) {
      if (!isEditable(e)) return null;
      if (isShown(e) || localName(e) === 'br') return { __proto__: null, id: parentOf(e), offset: nodeIndex(e) };
    }
  }
  return { __proto__: null, id: host, offset: 0 };
}
export const selectionLeft = id => {
  const range = selectedRange();
  if (range !== null && (id === 0 || !isInclusiveAncestor(id, rangePoints(range).s))) selectNothing();
};
export const caretForFocus = id => {
  const range = selectedRange();
  if (range !== null && isInclusiveAncestor(id, rangePoints(range).s)) return;
  const isField = isTextField(id), place = isField ? null : editingHost(id) === id ? firstPlace(id) : null;
  if (isField) selectRange(parentOf(id), nodeIndex(id), parentOf(id), nodeIndex(id));
  else if (place !== null) selectRange(place.id, place.offset, place.id, place.offset);
};
export const focusForSelection = range => {
  const { s, e } = rangePoints(range), host = editingHost(s);
  if (host !== 0 && host === editingHost(e) && focusedId() !== host && isFocusable(host)) moveFocus(host);
};
