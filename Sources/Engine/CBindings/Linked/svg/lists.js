// js/svg/lists.js: SVG's lists of numbers, lengths, transforms, points and words, which reflect an attribute.
// https://svgwg.org/svg2-draft/types.html#TermListInterface
//
// A list reads its attribute again if the text differs from the one last read or written; changed items write the attribute. Each item
// caches its text. Native code has the items' texts of a long list, too, and joins them when the attribute is read
// (Sources/Engine/DOM/Tree/ListTexts.swift), so a change costs only the text of one item.
//
// Reads   attributes. Writes them through native calls.
// Exports newSVGList(kind: 'Number', 'Length', 'Transform', 'Point', 'String', element id, attribute) → a state · SVGNumberListSteps,
//         SVGLengthListSteps, SVGTransformListSteps, SVGPointListSteps, SVGStringListSteps (js/idl/svgTypes.webidl).
// Throws  IndexSizeError. Exposes nothing.
'use strict'; { const G = this; const OP = { __proto__: null, listChange: 161, listHold: 160 }; 
const { primordials, privateArray, words,
hooks,
callValues, findAttribute, intern, str,
A,
fail,
setText } = G;




const { join, replace, splice } = primordials;
const commas = new primordials.RegExp(',', 'g');

const newPoint = (x, y) => G.DOMPointSteps.construct(x, y, 0, 1);
const isOwn = item => typeof item !== 'string';
// Parsing and writing of the items of each kind. `ownerOf`: the name of an item's member with the function that it notifies of changes.
const kinds = {
  __proto__: null,
  Number: {
    __proto__: null, owner: 'owner', copy: ({ number }) => G.newSVGNumber(number), text: ({ number }) => G.svgNumberText(number),
    parse(text) {
      const numbers = G.parseSVGNumbers(text), items = privateArray();
      for (let i = 0; numbers !== null && i < numbers.length; i++) items[i] = G.newSVGNumber(numbers[i]);
      return items;
    },
  },
  Length: {
    __proto__: null, owner: 'owner', text: item => G.SVGLengthSteps.valueAsString(item),
    copy({ number, unit }, { id, name }) {
      const length = G.newSVGLength(id, G.svgAxis(name));
      length.number = number;
      length.unit = unit;
      return length;
    },
    parse(text, { id, name }) {
      const parts = words(replace(text, commas, ' ')), items = privateArray();
      for (let i = 0; i < parts.length; i++) {
        const length = G.newSVGLength(id, G.svgAxis(name));
        if (!G.setSVGLength(length, parts[i])) return privateArray();
        items[i] = length;
      }
      return items;
    },
  },
  Transform: {
    __proto__: null, owner: 'owner', text: item => G.svgTransformText(item), parse: text => G.parseSVGTransforms(text) ?? privateArray(),
    copy(item) { const { type, angle, cells, center } = item; return { ...G.newSVGTransform(), __proto__: null, type, angle, cells, center }; },
  },
  Point: {
    __proto__: null, owner: 'changed', copy: ({ x, y }) => newPoint(x, y),
    text: ({ x, y }) => `${G.svgNumberText(x)} ${G.svgNumberText(y)}`,
    parse(text) {
      const numbers = G.parseSVGNumbers(text), items = privateArray();
      for (let i = 0; numbers !== null && i + 1 < numbers.length; i += 2) items[i >> 1] = newPoint(numbers[i], numbers[i + 1]);
      return items;
    },
  },
  String: { __proto__: null, owner: '', copy: item => item, text: item => item, separator: ', ', parse: text => words(replace(text, commas, ' ')) },
};

// `textId`: the id of the attribute's text that was read or written last; `text`: that text, null while the items' texts are not joined.
G.newSVGList = (kind, id, name) => {
  const list = {
    __proto__: null, object: undefined, kind: kinds[kind], id, name, key: intern(name), text: '', textId: 0, items: privateArray(), changed: null,
  };
  list.changed = function () {
    const index = indexOfItem(list.items, this);
    this.listed = '';
    if (index >= 0) write(list, index, 1, this); else write(list);
  };
  return list;
};
// The index of an item; -1 if it is not in the list. The search begins at its last known index and goes in both directions, because inserting
// and removing other items shifts it.
function indexOfItem(items, item) {
  const { length: count } = items, start = item.place < count ? item.place : 0;
  for (let low = start, high = start + 1; low >= 0 || high < count; low--, high++) {
    if (low >= 0 && items[low] === item) return item.place = low;
    if (high < count && items[high] === item) return item.place = high;
  }
  return -1;
}
function textIdOf({ id, key }) {
  const attribute = findAttribute(id, key);
  return attribute === 0 ? 0 : A[attribute << 2 | 1];
}
const itemsOf = list => {
  const textId = textIdOf(list);
  if (textId === list.textId) return list.items;
  const text = textId === 0 ? '' : str(textId) || '';
  list.textId = textId;
  if (list.text === null) list.text = joined(list, separatorOf(list));
  if (text !== list.text) {
    for (let i = 0; i < list.items.length; i++) release(list, list.items[i]);
    list.text = text;
    list.items = list.kind.parse(text, list);
    for (let i = 0; i < list.items.length; i++) own(list, list.items[i], i);
  }
  return list.items;
};
// The text of an item, cached until it changes.
function itemText({ kind }, item) {
  if (!isOwn(item)) return item;
  if (item.listed === undefined || item.listed === '') item.listed = kind.text(item);
  return item.listed;
}
const separatorOf = ({ kind: { separator = ' ' } }) => separator;
function joined(list, separator) {
  const { items } = list, texts = privateArray();
  for (let i = 0; i < items.length; i++) texts[i] = itemText(list, items[i]);
  return join(texts, separator);
}
// What native code answers to a change of a list. NB: A word may hold what is between two texts there.
const UNKNOWN = 0, CHANGED = 1, MUST_WRITE = 2, LONG_LIST = 32;
// Writes the attribute after a change: of any items, or of some from an index on, which one item took the place of, or none.
function write(list, from = -1, removed = 0, added = undefined) {
  const { id, key, name, items, kind } = list, isKept = from >= 0 && items.length > LONG_LIST && kind !== kinds.String;
  const item = added === undefined ? undefined : itemText(list, added);
  const outcome = isKept ? callValues(OP.listChange, id, key, from, removed, item) : MUST_WRITE;
  if (outcome === CHANGED) {
    list.text = null;
    list.textId = textIdOf(list);
    if (hooks.attributeChanged !== null) hooks.attributeChanged(id, key, false);
    return;
  }
  list.text = joined(list, separatorOf(list));
  setText(id, name, list.text);
  list.textId = textIdOf(list);
  if (outcome === UNKNOWN && str(list.textId) === list.text) callValues(OP.listHold, id, key, joined(list, '\n'), separatorOf(list));
}
function own(list, item, index) {
  if (!isOwn(item)) return;
  item[list.kind.owner] = list.changed;
  item.listed = '';
  item.place = index;
}
function release({ kind: { owner } }, item) { if (isOwn(item)) item[owner] = owner === 'owner' ? null : undefined; }
// An item that is in a list, or reflects something else, is copied into another list.
function adopted(list, item, index) {
  const isTaken = isOwn(item) && item[list.kind.owner] !== null && item[list.kind.owner] !== undefined, mine = isTaken ? list.kind.copy(item, list) : item;
  own(list, mine, index);
  return mine;
}
const check = (list, index) => { if (index >= itemsOf(list).length) fail('IndexSizeError'); };
function place(list, item, index) {
  const { items } = list;
  splice(items, index, 0, item);
  write(list, index, 0, item);
  return item;
}
function clear(list) {
  const items = itemsOf(list);
  for (let i = 0; i < items.length; i++) release(list, items[i]);
  list.items = privateArray();
  write(list);
}
function replaceItem(list, item, index) {
  check(list, index);
  const mine = adopted(list, item, index);
  release(list, list.items[index]);
  list.items[index] = mine;
  write(list, index, 1, mine);
  return mine;
}
function initialize(list, item) {
  const mine = adopted(list, item, 0);
  for (let i = 0, items = itemsOf(list); i < items.length; i++) if (items[i] !== mine) release(list, items[i]);
  list.items = privateArray();
  return place(list, mine, 0);
}
const length = list => itemsOf(list).length;
const steps = {
  __proto__: null,
  length,
  numberOfItems: length,
  clear,
  initialize,
  getItem(list, index) { check(list, index); return list.items[index]; },
  insertItemBefore(list, item, index) {
    const { length: count } = itemsOf(list), at = index < count ? index : count;
    return place(list, adopted(list, item, at), at);
  },
  replaceItem,
  removeItem(list, index) {
    check(list, index);
    const { items } = list, item = items[index];
    splice(items, index, 1);
    release(list, item);
    write(list, index, 1);
    return item;
  },
  appendItem(list, item) {
    const { length: count } = itemsOf(list);
    return place(list, adopted(list, item, count), count);
  },
  setIndexed(list, index, item) { if (index === length(list)) steps.appendItem(list, item); else replaceItem(list, item, index); },
};
G.SVGNumberListSteps = steps; G.SVGLengthListSteps = steps; G.SVGPointListSteps = steps; G.SVGStringListSteps = steps;
G.SVGTransformListSteps = {
  ...steps,
  __proto__: null,
  createSVGTransformFromMatrix: (_, init) => G.svgTransformOf(init),
  consolidate(list) {
    const items = itemsOf(list);
    return items.length === 0 ? null : initialize(list, G.svgTransformProduct(items));
  },
};
}
