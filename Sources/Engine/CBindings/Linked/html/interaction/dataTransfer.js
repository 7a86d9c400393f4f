// js/html/interaction/dataTransfer.js: steps of DataTransfer: transferred data, as items.
// https://html.spec.whatwg.org/multipage/dnd.html#datatransfer
//
// Nothing is dragged here, and there is no clipboard: scripts create these objects, and read and change their data.
//
// Reads and writes nothing of the arena.
// Exports DataTransferSteps, DataTransferItemListSteps, DataTransferItemSteps (js/idl/DataTransfer.webidl). Exposes nothing itself.
'use strict'; { const G = this; const { apply, primordials, privateArray, toASCIILower,
fail } = G;



const { split, slice, codeAt } = primordials;

const effects = { __proto__: null, none: 1, copy: 1, link: 1, move: 1 };
const allowed = {
  __proto__: null, none: 1, copy: 1, copyLink: 1, copyMove: 1, link: 1, linkMove: 1, move: 1, all: 1, uninitialized: 1,
};
// The short names that scripts may use for two formats.
function typeOf(format) {
  const type = toASCIILower(format);
  return type === 'text' ? 'text/plain' : type === 'url' ? 'text/uri-list' : type;
}
// Items are pairs of a key and the item. The key of a text is its type; there is one text for each type.
const keyOf = type => `text ${type}`;
const pairOf = (key, item) => { const pair = privateArray(); pair[0] = key; pair[1] = item; return pair; };
const textItem = (type, text) => ({ __proto__: null, type, text, file: null, isListed: true });
function add(transfer, key, item) {
  transfer.items.add(pairOf(key, item));
  transfer.typesArray = undefined;
  if (item.file !== null && transfer.fileItems !== null) transfer.fileItems[transfer.fileItems.length] = item.file;
  return item;
}
function remove(transfer, pair) {
  if (pair === undefined) return;
  const { 0: key, 1: item } = pair;
  transfer.items.remove(key);
  transfer.typesArray = undefined;
  item.isListed = false;
  if (item.file !== null) transfer.fileItems = null;
}
function clear(transfer, isKept) {
  const all = transfer.items.all(), kept = privateArray();
  for (let i = 0; i < all.length; i++) if (isKept(all[i][1])) kept[kept.length] = all[i]; else all[i][1].isListed = false;
  transfer.items = new G.PairList(kept);
  transfer.typesArray = undefined;
  transfer.fileItems = null;
}
// The files of the items, rebuilt when they are read after one was removed.
function filesOf(transfer) {
  if (transfer.fileItems !== null) return transfer.fileItems;
  const all = transfer.items.all(), files = transfer.fileItems = privateArray();
  for (let i = 0; i < all.length; i++) if (all[i][1].file !== null) files[files.length] = all[i][1].file;
  return files;
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

G.DataTransferSteps = {
  __proto__: null,
  construct() {
    const transfer = {
      __proto__: null, items: new G.PairList(privateArray()), fileItems: privateArray(), nextFile: 0, typesArray: undefined, dropEffect: 'none',
      effectAllowed: 'none', list: null, files: { __proto__: null, get files() { return filesOf(transfer); }, object: undefined },
    };
    transfer.list = { __proto__: null, transfer };
    return transfer;
  },
  dropEffect: transfer => transfer.dropEffect,
  setDropEffect(transfer, value) { if (effects[value] === 1) transfer.dropEffect = value; },
  effectAllowed: transfer => transfer.effectAllowed,
  setEffectAllowed(transfer, value) { if (allowed[value] === 1) transfer.effectAllowed = value; },
  items: transfer => transfer.list,
  setDragImage() {},
  types(transfer) {
    const types = privateArray(), all = transfer.items.all();
    for (let i = 0; i < all.length; i++) if (all[i][1].file === null) types[types.length] = all[i][1].type;
    if (types.length !== all.length) types[types.length] = 'Files';
    return types;
  },
  getData({ items }, format) {
    const pair = items.firstOf(keyOf(typeOf(format)));
    return pair === undefined ? '' : toASCIILower(format) === 'url' ? firstAddress(pair[1].text) : pair[1].text;
  },
  setData(transfer, format, data) {
    const type = typeOf(format), key = keyOf(type);
    remove(transfer, transfer.items.firstOf(key));
    add(transfer, key, textItem(type, data));
  },
  clearData(transfer, format) {
    if (format === undefined) clear(transfer, item => item.file !== null); else remove(transfer, transfer.items.firstOf(keyOf(typeOf(format))));
  },
  files: transfer => transfer.files,
};
G.DataTransferItemListSteps = {
  __proto__: null,
  length: ({ transfer }) => transfer.items.length,
  item({ transfer }, index) {
    const pair = transfer.items.at(index);
    return pair === undefined ? null : pair[1];
  },
  add({ transfer }, data, type) {
    if (typeof data !== 'string') {
      return add(transfer, `file ${transfer.nextFile++}`, { __proto__: null, type: data.type, text: '', file: data, isListed: true });
    }
    type = toASCIILower(type);
    const key = keyOf(type);
    if (transfer.items.firstOf(key) !== undefined) fail('NotSupportedError');
    return add(transfer, key, textItem(type, data));
  },
  remove({ transfer }, index) { remove(transfer, transfer.items.at(index)); },
  clear({ transfer }) { clear(transfer, () => false); },
};
G.DataTransferItemSteps = {
  __proto__: null,
  kind: ({ file, isListed }) => !isListed ? '' : file === null ? 'string' : 'file',
  type: ({ type, isListed }) => isListed ? type : '',
  getAsString({ file, text, isListed }, callback) {
    if (callback !== null && file === null && isListed) G.queueTask(() => { apply(callback, undefined, [text]); });
  },
  getAsFile: ({ file, isListed }) => isListed ? file : null,
};
}
