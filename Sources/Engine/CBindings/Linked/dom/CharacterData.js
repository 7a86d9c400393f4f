// js/dom/CharacterData.js: steps of CharacterData, Text, Comment, DocumentType and DocumentFragment.
// https://dom.spec.whatwg.org/#interface-characterdata
//
// Reads   arena bytes through js/arena.js. Writes nothing: each change is one native call, which checks it.
// Exports CharacterDataSteps, TextSteps, CommentSteps, DocumentTypeSteps, DocumentFragmentSteps (js/idl/CharacterData.webidl) ·
//         splitText(id, offset) → id of the new text · replaceData(id, offset, count, text).
// Throws  IndexSizeError as specified. Exposes nothing.
'use strict'; { const G = this; const OP = { __proto__: null, stringLength: 46, replaceData: 43, textRest: 182, insert: 25, rangesSplit: 181, createText: 15, createComment: 17, doctypePublicID: 57, doctypeSystemID: 58, createFragment: 21 }; 
const { primordials,
call, callText, callValues, keepAppended, str, writeData,
N,
fail,
currentDocument } = G;

const { slice } = primordials;

const data = id => str(N[id << 3 | 7]);
// NB: The data is not read: text that grows step by step would be read whole each time.
const lengthOf = id => call(OP.stringLength, N[id << 3 | 7], 0, 0);
function replaceData(id, offset, count, text) {
  const length = lengthOf(id);
  if (offset > length) fail('IndexSizeError');
  if (offset + count > length) count = length - offset;
  const former = N[id << 3 | 7];
  callText(OP.replaceData, text, id, offset, count);
  if (offset === length) keepAppended(former, N[id << 3 | 7], text);
} G.replaceData = replaceData;
G.CharacterDataSteps = {
  __proto__: null,
  setData: writeData,
  length: lengthOf,
  substringData(id, offset, count) {
    const text = data(id);
    if (offset > text.length) fail('IndexSizeError');
    return slice(text, offset, offset + count);
  },
  appendData(id, text) { replaceData(id, lengthOf(id), 0, text); },
  insertData(id, offset, text) { replaceData(id, offset, 0, text); },
  deleteData(id, offset, count) { replaceData(id, offset, count, ''); },
  replaceData,
};

const isText = id => { const kind = N[id << 3] & 255; return kind === 3 || kind === 4; };
// https://dom.spec.whatwg.org/#concept-text-split
function splitText(id, offset) {
  const length = lengthOf(id);
  if (offset > length) fail('IndexSizeError');
  const rest = callValues(OP.textRest, id, offset), parent = N[id << 3 | 1];
  if (parent !== 0) call(OP.insert, rest, parent, N[id << 3 | 3]);
  callValues(OP.rangesSplit, id, offset, rest);
  replaceData(id, offset, length - offset, '');
  return rest;
} G.splitText = splitText;
G.TextSteps = {
  __proto__: null,
  construct: text => callText(OP.createText, text, currentDocument(), 0, 0),
  splitText,
  wholeText(id) {
    for (let p; isText(p = N[id << 3 | 2]);) id = p;
    let text = '';
    for (; isText(id); id = N[id << 3 | 3]) text += data(id);
    return text;
  },
};
G.CommentSteps = { __proto__: null, construct: text => callText(OP.createComment, text, currentDocument(), 0, 0) };
G.DocumentTypeSteps = {
  __proto__: null,
  publicId: id => str(call(OP.doctypePublicID, id, 0, 0)) || '',
  systemId: id => str(call(OP.doctypeSystemID, id, 0, 0)) || '',
};
G.DocumentFragmentSteps = { __proto__: null, construct: () => call(OP.createFragment, currentDocument(), 0, 0) };
}
