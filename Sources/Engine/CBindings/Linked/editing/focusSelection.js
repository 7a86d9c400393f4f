// js/editing/focusSelection.js: keeps selection and focus consistent, as in WebKit.
//
// Reads   links and texts. Writes nothing of the arena.
// Exports selectionLeft(id or 0): called before an element gets the focus; clears a selection outside of it · caretForFocus(id): called
//         when it has the focus; puts the caret at its start · focusForSelection(range): called when something is selected; the editable
//         element there gets the focus. Exposes nothing.
'use strict'; { const G = this; const { isSpace, primordials,
str,
N,
mainDocument,
isInclusiveAncestor,
nextIn,
isHTML, localName,
rangePoints, nodeIndex,
editingRoot, isEditable, isFocusable, moveFocus } = G;






const { codeAt, includes } = primordials;
const isText = id => (N[id << 3] & 255) === 3;

// The outermost editable element around a node; 0 if there is none, or if the whole document is editable.
const editingHost = id => {
  const element = (N[id << 3] & 255) === 1 ? id : N[id << 3 | 1], host = element === 0 || (N[element << 3] & 255) !== 1 ? 0 : editingRoot(element);
  return host !== 0 && N[host << 3 | 1] !== mainDocument ? host : 0;
};
const TEXT_FIELDS = ' text search url tel email password number ';
const isTextField = id => isHTML(id, 'textarea') || isHTML(id, 'input') && includes(TEXT_FIELDS, ` ${G.inputType(id)} `);

// The first position in a host where a caret is visible: {id, offset}; null if a node that cannot be edited comes first.
function firstPlace(host) {
  for (let e = host; (e = nextIn(e, host)) !== 0;) {
    if (isText(e)) {
      const data = str(N[e << 3 | 7]);
      let offset = 0;
      if (G.foldsBlanks(e)) while (offset < data.length && isSpace(codeAt(data, offset))) offset++;
      if (offset < data.length) return { __proto__: null, id: e, offset };
    } else if ((N[e << 3] & 255) === 1) {
      if (!isEditable(e)) return null;
      if (G.isShown(e) || localName(e) === 'br') return { __proto__: null, id: N[e << 3 | 1], offset: nodeIndex(e) };
    }
  }
  return { __proto__: null, id: host, offset: 0 };
}
G.selectionLeft = id => {
  const range = G.selectedRange();
  if (range !== null && (id === 0 || !isInclusiveAncestor(id, rangePoints(range).s))) G.selectNothing();
};
G.caretForFocus = id => {
  const range = G.selectedRange();
  if (range !== null && isInclusiveAncestor(id, rangePoints(range).s)) return;
  const isField = isTextField(id), place = isField ? null : editingHost(id) === id ? firstPlace(id) : null;
  if (isField) G.selectRange(N[id << 3 | 1], nodeIndex(id), N[id << 3 | 1], nodeIndex(id));
  else if (place !== null) G.selectRange(place.id, place.offset, place.id, place.offset);
};
G.focusForSelection = range => {
  const { s, e } = rangePoints(range), host = editingHost(s);
  if (host !== 0 && host === editingHost(e) && G.focusedId() !== host && isFocusable(host)) moveFocus(host);
};
}
