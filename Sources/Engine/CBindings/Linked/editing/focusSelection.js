// js/editing/focusSelection.js: what is selected and what has the focus follow each other, as in WebKit.
//
// Reads   links and texts. Writes nothing of the arena.
// Exports selectionLeft(id or 0): called before that gets the focus: what is selected outside of it is selected no more ·
//         caretForFocus(id): called when it has it: its caret is where it begins · focusForSelection(range): called when something is
//         selected: what is edited there gets the focus. Exposes nothing.
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

// The outermost element around a node that can be edited; 0 where there is none, or all of the document is.
const editingHost = id => {
  const element = (N[id << 3] & 255) === 1 ? id : N[id << 3 | 1], host = element === 0 || (N[element << 3] & 255) !== 1 ? 0 : editingRoot(element);
  return host !== 0 && N[host << 3 | 1] !== mainDocument ? host : 0;
};
const TEXT_FIELDS = ' text search url tel email password number ';
const isTextField = id => isHTML(id, 'textarea') || isHTML(id, 'input') && includes(TEXT_FIELDS, ` ${G.inputType(id)} `);

// The first place in a host where a caret can be seen: {id, offset}; null where something that can't be edited comes first.
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
