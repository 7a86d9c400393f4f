// js/html/DataTransfer.js: what is dragged, or on a clipboard that a script makes. https://html.spec.whatwg.org/multipage/dnd.html
//
// A store is {items, drop: dropEffect, allowed: effectAllowed}; nobody drags, so it stays in read/write mode. An item is {store or null, text,
// file, type}: either text, or a file whose text is null. Files and lists of items are made when they are asked for.
//
// Reads and writes nothing of the arena. Offers G.DataTransferSteps, DataTransferItemListSteps, DataTransferItemSteps. Exposes nothing itself.
'use strict';
{
  const G = this;
  const { privateArray, toASCIILower, fail } = G;
  const { includes, indexOf, slice, split } = G.primordials;
  const dropEffects = ' none copy link move ', allowedEffects = ' none copy copyLink copyMove link linkMove move all uninitialized ';

  // https://html.spec.whatwg.org/multipage/dnd.html#dom-datatransfer-getdata: the formats that have names of their own
  function typeOf(format) {
    const type = toASCIILower(format);
    return type === 'text' ? 'text/plain' : type === 'url' ? 'text/uri-list' : type;
  }
  const textItem = ({ items }, type) => {
    for (let i = 0; i < items.length; i++) if (items[i].text !== null && items[i].type === type) return items[i];
    return null;
  };
  function keep(store, matches) {
    const kept = privateArray();
    for (let i = 0; i < store.items.length; i++) {
      const item = store.items[i];
      if (matches(item)) kept[kept.length] = item; else item.store = null;
    }
    store.items = kept;
    changed(store);
  }
  function add(store, text, file, type) {
    const item = { __proto__: null, store, text, file, type };
    store.items[store.items.length] = item;
    changed(store);
    return item;
  }
  // The files of a store are always the same list.
  function changed({ items, files }) {
    const found = privateArray();
    for (let i = 0; i < items.length; i++) if (items[i].file !== null) found[found.length] = items[i].file;
    files.files = found;
  }
  // https://html.spec.whatwg.org/multipage/dnd.html#dom-datatransfer-getdata: the first address of a list of them
  function firstAddress(text) {
    for (const line of G.each(split(text, '\n'))) {
      const address = slice(line, -1) === '\r' ? slice(line, 0, -1) : line;
      if (address !== '' && indexOf(address, '#') !== 0) return address;
    }
    return '';
  }

  G.DataTransferSteps = {
    __proto__: null,
    construct() {
      const store = { __proto__: null, items: privateArray(), drop: 'none', allowed: 'none', files: G.newFileList(privateArray()), list: null };
      store.list = { __proto__: null, store };
      return store;
    },
    dropEffect: ({ drop }) => drop,
    setDropEffect(store, value) { if (includes(dropEffects, ` ${value} `)) store.drop = value; },
    effectAllowed: ({ allowed }) => allowed,
    // NB: Only a dragstart lets a script say what is allowed, and nobody drags; WebKit takes it of a script's own too.
    setEffectAllowed(store, value) { if (includes(allowedEffects, ` ${value} `)) store.allowed = value; },
    items: ({ list }) => list,
    setDragImage() {},
    types({ items }) {
      const types = privateArray();
      let files = false;
      for (let i = 0; i < items.length; i++) if (items[i].text === null) files = true; else types[types.length] = items[i].type;
      if (files) types[types.length] = 'Files';
      return types;
    },
    getData(store, format) {
      const item = textItem(store, typeOf(format));
      if (item === null) return '';
      return toASCIILower(format) === 'url' ? firstAddress(item.text) : item.text;
    },
    setData(store, format, data) {
      const type = typeOf(format);
      keep(store, ({ text, type: other }) => text === null || other !== type);
      add(store, data, null, type);
    },
    clearData(store, format) {
      const type = format === undefined ? null : typeOf(format);
      keep(store, ({ text, type: other }) => text === null || type !== null && other !== type);
    },
    files: ({ files }) => files,
  };
  G.DataTransferItemListSteps = {
    __proto__: null,
    length: ({ store }) => store.items.length,
    item: ({ store }, index) => index < store.items.length ? store.items[index] : undefined,
    add({ store }, data, type) {
      if (typeof data !== 'string') return add(store, null, data, data.type);
      type = toASCIILower(type);
      if (textItem(store, type) !== null) fail('NotSupportedError', 'There is text of this type already.');
      return add(store, data, null, type);
    },
    remove({ store }, index) {
      const removed = store.items[index];
      if (removed !== undefined) keep(store, item => item !== removed);
    },
    clear({ store }) { keep(store, () => false); },
  };
  G.DataTransferItemSteps = {
    __proto__: null,
    kind: ({ store, text }) => store === null ? '' : text === null ? 'file' : 'string',
    type: ({ store, type }) => store === null ? '' : type,
    getAsString({ store, text }, callback) {
      if (callback !== null && store !== null && text !== null) G.queueTask(() => { callback(text); });
    },
    getAsFile: ({ store, file }) => store === null ? null : file,
  };
}
