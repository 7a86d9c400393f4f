// js/dom/CharacterData.js: steps of CharacterData, Text, Comment, DocumentType and DocumentFragment.
// https://dom.spec.whatwg.org/#interface-characterdata
//
// Reads   arena bytes through js/arena.js. Writes nothing: each change is one native call, which checks it.
// Exports CharacterDataSteps, TextSteps, CommentSteps, DocumentTypeSteps, DocumentFragmentSteps (js/idl/CharacterData.webidl) ·
//         splitText(id, offset) → id of the new text · replaceData(id, offset, count, text).
// Throws  IndexSizeError as specified. Exposes nothing.
import { OP } from 'native';
import { primordials } from '../primordials.js';
import { call, callText, callValues, keepAppended, str, writeData } from '../arena.js';
import { CDATA_SECTION, TEXT, dataOf, kindOf, nextSiblingOf, parentOf, previousSiblingOf } from '../memory.js';
import { fail } from '../webidl/conversions.js';
import { currentDocument } from './addresses.js';

const { slice } = primordials;

const data = id => str(dataOf(id));
// NB: The data is not read: text that grows step by step would be read whole each time.
const lengthOf = id => call(OP.stringLength, dataOf(id), 0, 0);
export function replaceData(id, offset, count, text) {
  const length = lengthOf(id);
  if (offset > length) fail('IndexSizeError');
  if (offset + count > length) count = length - offset;
  const former = dataOf(id);
  callText(OP.replaceData, text, id, offset, count);
  if (offset === length) keepAppended(former, dataOf(id), text);
}
export const CharacterDataSteps = {
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

const isText = id => { const kind = kindOf(id); return kind === TEXT || kind === CDATA_SECTION; };
// https://dom.spec.whatwg.org/#concept-text-split
export function splitText(id, offset) {
  const length = lengthOf(id);
  if (offset > length) fail('IndexSizeError');
  const rest = callValues(OP.textRest, id, offset), parent = parentOf(id);
  if (parent !== 0) call(OP.insert, rest, parent, nextSiblingOf(id));
  callValues(OP.rangesSplit, id, offset, rest);
  replaceData(id, offset, length - offset, '');
  return rest;
}
export const TextSteps = {
  __proto__: null,
  construct: text => callText(OP.createText, text, currentDocument(), 0, 0),
  splitText,
  wholeText(id) {
    for (let p; isText(p = previousSiblingOf(id));) id = p;
    let text = '';
    for (; isText(id); id = nextSiblingOf(id)) text += data(id);
    return text;
  },
};
export const CommentSteps = { __proto__: null, construct: text => callText(OP.createComment, text, currentDocument(), 0, 0) };
export const DocumentTypeSteps = {
  __proto__: null,
  publicId: id => str(call(OP.doctypePublicID, id, 0, 0)) || '',
  systemId: id => str(call(OP.doctypeSystemID, id, 0, 0)) || '',
};
export const DocumentFragmentSteps = { __proto__: null, construct: () => call(OP.createFragment, currentDocument(), 0, 0) };
