// js/html/dataTransfer.js: steps of DataTransfer: data on their way, as items. https://html.spec.whatwg.org/multipage/dnd.html#datatransfer
//
// Nothing is dragged here and there is no clipboard: these are the objects that scripts make, whose data they may read and change.
//
// Reads and writes nothing of the arena.
// Exports DataTransferSteps, DataTransferItemListSteps, DataTransferItemSteps (js/idl/DataTransfer.webidl). Exposes nothing itself.
import { apply, primordials, privateArray, toASCIILower } from '../primordials.js';
import { fail } from '../webidl/conversions.js';
import { newFileList } from 'late:../FileAPI/Blob.js';
import { queueTask } from 'late:../timing/timers.js';

const { split, slice, codeAt } = primordials;

const effects = { __proto__: null, none: 1, copy: 1, link: 1, move: 1 };
const allowed = {
  __proto__: null, none: 1, copy: 1, copyLink: 1, copyMove: 1, link: 1, linkMove: 1, move: 1, all: 1, uninitialized: 1,
};
// What scripts may call two formats.
function typeOf(format) {
  const type = toASCIILower(format);
  return type === 'text' ? 'text/plain' : type === 'url' ? 'text/uri-list' : type;
}
// Keeps the items that `isKept` says, and adds one unless it is null.
function change(transfer, isKept, added) {
  const { items, files } = transfer;
  let count = 0;
  for (let i = 0; i < items.length; i++) if (isKept(items[i], i)) items[count++] = items[i]; else items[i].isListed = false;
  items.length = count;
  if (added !== null) items[count] = added;
  transfer.typesArray = undefined;
  files.files.length = 0;
  for (let i = 0; i < items.length; i++) if (items[i].file !== null) files.files[files.files.length] = items[i].file;
  return added;
}
const all = () => true, none = () => false, isFile = item => item.file !== null;
const other = type => item => item.file !== null || item.type !== type;
const textItem = (type, text) => ({ __proto__: null, type, text, file: null, isListed: true });
function find(items, type) {
  for (let i = 0; i < items.length; i++) if (items[i].file === null && items[i].type === type) return items[i];
  return null;
}
// https://www.rfc-editor.org/rfc/rfc2483#section-5
function firstAddress(text) {
  const lines = split(text, '\n');
  for (let i = 0; i < lines.length; i++) {
    const { length } = lines[i], line = codeAt(lines[i], length - 1) === 0x0D ? slice(lines[i], 0, length - 1) : lines[i];
    if (line !== '' && codeAt(line, 0) !== 0x23) return line;
  }
  return '';
}

export const DataTransferSteps = {
  __proto__: null,
  construct() {
    const transfer = { __proto__: null, items: privateArray(), files: newFileList(privateArray()), dropEffect: 'none', effectAllowed: 'none', list: null };
    transfer.list = { __proto__: null, transfer };
    return transfer;
  },
  dropEffect: transfer => transfer.dropEffect,
  setDropEffect(transfer, value) { if (effects[value] === 1) transfer.dropEffect = value; },
  effectAllowed: transfer => transfer.effectAllowed,
  setEffectAllowed(transfer, value) { if (allowed[value] === 1) transfer.effectAllowed = value; },
  items: transfer => transfer.list,
  setDragImage() {},
  types({ items, files }) {
    const types = privateArray();
    for (let i = 0; i < items.length; i++) if (items[i].file === null) types[types.length] = items[i].type;
    if (files.files.length !== 0) types[types.length] = 'Files';
    return types;
  },
  getData({ items }, format) {
    const item = find(items, typeOf(format));
    return item === null ? '' : toASCIILower(format) === 'url' ? firstAddress(item.text) : item.text;
  },
  setData(transfer, format, data) { const type = typeOf(format); change(transfer, other(type), textItem(type, data)); },
  clearData(transfer, format) { change(transfer, format === undefined ? isFile : other(typeOf(format)), null); },
  files: transfer => transfer.files,
};
export const DataTransferItemListSteps = {
  __proto__: null,
  length: ({ transfer }) => transfer.items.length,
  item: ({ transfer }, index) => index < transfer.items.length ? transfer.items[index] : null,
  add({ transfer }, data, type) {
    if (typeof data !== 'string') return change(transfer, all, { __proto__: null, type: data.type, text: '', file: data, isListed: true });
    type = toASCIILower(type);
    if (find(transfer.items, type) !== null) fail('NotSupportedError');
    return change(transfer, all, textItem(type, data));
  },
  remove({ transfer }, index) { change(transfer, (_, i) => i !== index, null); },
  clear({ transfer }) { change(transfer, none, null); },
};
export const DataTransferItemSteps = {
  __proto__: null,
  kind: ({ file, isListed }) => !isListed ? '' : file === null ? 'string' : 'file',
  type: ({ type, isListed }) => isListed ? type : '',
  getAsString({ file, text, isListed }, callback) {
    if (callback !== null && file === null && isListed) queueTask(() => { apply(callback, undefined, [text]); });
  },
  getAsFile: ({ file, isListed }) => isListed ? file : null,
};
