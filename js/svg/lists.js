// js/svg/lists.js: SVG's lists of numbers, lengths, transforms, points and words, which stand for an attribute.
// https://svgwg.org/svg2-draft/types.html#TermListInterface
//
// A list reads its attribute again where that has another text than the one it has read or written; its items write it.
//
// Reads   attributes. Writes them through native calls.
// Offers  G.newSVGList(kind: 'Number', 'Length', 'Transform', 'Point', 'String', element id, attribute) → a state · G.SVGNumberListSteps,
//         SVGLengthListSteps, SVGTransformListSteps, SVGPointListSteps, SVGStringListSteps (js/idl/svgTypes.webidl).
// Throws  IndexSizeError. Exposes nothing.
'use strict';
{
  const G = this;
  const { privateArray, fail, textOrEmpty, setText, words } = G;
  const { join, replace, split } = G.primordials;
  const commas = new G.primordials.RegExp(',', 'g');

  const textsOf = (items, textOf, separator = ' ') => {
    const texts = privateArray();
    for (let i = 0; i < items.length; i++) texts[i] = textOf(items[i]);
    return join(texts, separator);
  };
  const newPoint = (x, y) => G.DOMPointSteps.construct(x, y, 0, 1);
  const isOwn = item => typeof item !== 'string';
  // How a kind's items are read and written. `ownerOf`: under which name an item has what it tells of changes.
  const kinds = {
    __proto__: null,
    Number: {
      __proto__: null, owner: 'owner', copy: ({ number }) => G.newSVGNumber(number), text: items => textsOf(items, ({ number }) => G.svgNumberText(number)),
      parse(text) {
        const numbers = G.parseSVGNumbers(text), items = privateArray();
        for (let i = 0; numbers !== null && i < numbers.length; i++) items[i] = G.newSVGNumber(numbers[i]);
        return items;
      },
    },
    Length: {
      __proto__: null, owner: 'owner', text: items => textsOf(items, G.SVGLengthSteps.valueAsString),
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
      __proto__: null, owner: 'owner', text: items => textsOf(items, G.svgTransformText), parse: text => G.parseSVGTransforms(text) ?? privateArray(),
      copy(item) { const { type, angle, cells, center } = item; return { ...G.newSVGTransform(), __proto__: null, type, angle, cells, center }; },
    },
    Point: {
      __proto__: null, owner: 'changed', copy: ({ x, y }) => newPoint(x, y),
      text: items => textsOf(items, ({ x, y }) => `${G.svgNumberText(x)} ${G.svgNumberText(y)}`),
      parse(text) {
        const numbers = G.parseSVGNumbers(text), items = privateArray();
        for (let i = 0; numbers !== null && i + 1 < numbers.length; i += 2) items[i >> 1] = newPoint(numbers[i], numbers[i + 1]);
        return items;
      },
    },
    String: { __proto__: null, owner: '', copy: item => item, text: items => join(items, ', '), parse: text => words(replace(text, commas, ' ')) },
  };

  G.newSVGList = (kind, id, name) => ({ __proto__: null, object: undefined, kind: kinds[kind], id, name, text: '', items: privateArray() });
  const itemsOf = list => {
    const text = textOrEmpty(list.id, list.name);
    if (text !== list.text) {
      for (let i = 0; i < list.items.length; i++) release(list, list.items[i]);
      list.text = text;
      list.items = list.kind.parse(text, list);
      for (let i = 0; i < list.items.length; i++) own(list, list.items[i]);
    }
    return list.items;
  };
  const write = list => { setText(list.id, list.name, list.text = list.kind.text(list.items)); };
  function own(list, item) { if (isOwn(item)) item[list.kind.owner] = () => write(list); }
  function release({ kind: { owner } }, item) { if (isOwn(item)) item[owner] = owner === 'owner' ? null : undefined; }
  // An item that is in a list, or stands for something else, goes into another one as a copy.
  function adopted(list, item) {
    const isTaken = isOwn(item) && item[list.kind.owner] !== null && item[list.kind.owner] !== undefined, mine = isTaken ? list.kind.copy(item, list) : item;
    own(list, mine);
    return mine;
  }
  const check = (list, index) => { if (index >= itemsOf(list).length) fail('IndexSizeError'); };
  function place(list, item, index) {
    const { items } = list;
    for (let i = items.length; i > index; i--) items[i] = items[i - 1];
    items[index] = item;
    write(list);
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
    const mine = adopted(list, item);
    release(list, list.items[index]);
    list.items[index] = mine;
    write(list);
    return mine;
  }
  function initialize(list, item) {
    const mine = adopted(list, item);
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
      const { length: count } = itemsOf(list);
      return place(list, adopted(list, item), index < count ? index : count);
    },
    replaceItem,
    removeItem(list, index) {
      check(list, index);
      const { items } = list, item = items[index];
      for (let i = index + 1; i < items.length; i++) items[i - 1] = items[i];
      items.length--;
      release(list, item);
      write(list);
      return item;
    },
    appendItem: (list, item) => place(list, adopted(list, item), itemsOf(list).length),
    setIndexed(list, index, item) { if (index === length(list)) steps.appendItem(list, item); else replaceItem(list, item, index); },
  };
  for (const kind of G.each(split('Number Length Point String', ' '))) G[`SVG${kind}ListSteps`] = steps;
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
