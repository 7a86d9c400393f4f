// js/html/options.js: select, option and datalist.
// https://html.spec.whatwg.org/multipage/form-elements.html#the-select-element
//
// Reads   attributes and text. Writes through native calls. Which options are selected: js/html/selectedness.js.
// Offers  G.optionList(id of a select): its list's state · G.setOption(select, index, option) · G.optionValue(id) ·
//         G.selectOf(option id) → id of its select, 0 for none.
// Exposes HTMLOptionsCollection, Option.
'use strict';
{
  const G = this;
  const {
    extend, defineInterface, elementId, isHTML, nameOf, N, wrap, textOf, has, setText, following, need, toText,
    derivedCollection, keepList, callText, call, OP, formOf, each, words, fail,
  } = G;
  const { join, arrayValues, iterator, TypeError } = G.primordials;
  const isElement = id => (N[id * 8] & 255) === 1;

  // Options. https://html.spec.whatwg.org/multipage/form-elements.html#the-option-element
  const strip = text => join(words(text), ' ');
  const placeOf = (select, id) => optionState(select).indexOf(id);
  const isScript = id => {
    if (!isElement(id)) return false;
    const { ns, local } = nameOf(N[id * 8 + 6]);
    return local === 'script' && (ns === 1 || ns === 2);
  };
  function optionText(id) {
    let text = '';
    for (let e = following(id, id); e !== 0; e = following(e, id)) {
      const kind = N[e * 8] & 255;
      if ((kind === 3 || kind === 4) && !isScript(N[e * 8 + 1])) text += G.str(N[e * 8 + 7]);
    }
    return strip(text);
  }
  const optionValue = id => { const value = textOf(id, 'value'); return value === null ? optionText(id) : value; };
  const selectOf = id => {
    const parent = N[id * 8 + 1];
    if (isHTML(parent, 'select')) return parent;
    const outer = isHTML(parent, 'optgroup') ? N[parent * 8 + 1] : 0;
    return isHTML(outer, 'select') ? outer : 0;
  };
  const optionState = select => G.stateOf(optionList(select));
  const optionsOf = select => optionState(select).all();
  const optionAt = (select, index) => optionState(select).idAt(index);
  extend('HTMLOptionElement', {
    __proto__: null,
    get form() { const select = selectOf(elementId(this)); return select === 0 ? null : wrap(formOf(select)); },
    get label() { const id = elementId(this), label = textOf(id, 'label'); return label === null ? optionText(id) : label; },
    set label(value) { setText(elementId(this), 'label', toText(value)); },
    get selected() { return G.isSelected(elementId(this)); },
    set selected(value) { G.setSelected(elementId(this), !!value); },
    get value() { return optionValue(elementId(this)); },
    set value(value) { setText(elementId(this), 'value', toText(value)); },
    get text() { return optionText(elementId(this)); },
    set text(value) { callText(OP.setTextContent, toText(value), elementId(this), 0, 0); },
    get index() {
      const id = elementId(this), select = selectOf(id);
      return select === 0 ? 0 : placeOf(select, id);
    },
  });
  const insertOption = (select, element, before) => {
    const nodeId = elementId(element);
    if (!isHTML(nodeId, 'option') && !isHTML(nodeId, 'optgroup')) throw new TypeError('The element is not an option or optgroup');
    if (typeof before === 'object' && before !== null) {
      const id = elementId(before);
      if (id === select || !G.isInclusiveAncestor(select, id)) fail('NotFoundError');
      if (id === nodeId) return;
    }
    if (before === null || before === undefined) { call(OP.insert, nodeId, select, 0); return; }
    const reference = typeof before === 'object' ? elementId(before) : optionAt(select, before | 0);
    call(OP.insert, nodeId, reference === 0 ? select : N[reference * 8 + 1], reference);
  };
  const removeOption = (select, index) => {
    const id = optionAt(select, index);
    if (id !== 0) call(OP.removeChild, id, N[id * 8 + 1], 0);
  };
  // https://html.spec.whatwg.org/multipage/form-elements.html#dom-select-length
  function setLength(select, length) {
    const count = optionState(select).count();
    for (let i = count - 1; i >= length; i--) removeOption(select, i);
    if (length > 100000) return;
    for (let i = count; i < length; i++) {
      call(OP.insert, call(OP.createElement, G.htmlName('option'), G.documentIdOf(select), 0), select, 0);
    }
  }
  // https://html.spec.whatwg.org/multipage/common-dom-interfaces.html#dom-htmloptionscollection-setter
  function setOption(select, index, option) {
    if (option === null || option === undefined) { removeOption(select, index); return; }
    if (!isHTML(elementId(option), 'option')) throw new TypeError('Type error');
    const old = optionAt(select, index);
    if (old === 0) { setLength(select, index); insertOption(select, option, null); } else {
      call(OP.replaceChild, old, elementId(option), N[old * 8 + 1]);
    }
  }
  function selectedIndex(id) {
    const selected = G.selectedOptionsOf(id);
    return selected.length === 0 ? -1 : placeOf(id, selected[0]);
  }
  const setSelectedIndex = (id, index) => G.selectOnly(id, optionAt(id, index));
  function selectValue(id) {
    const selected = G.selectedOptionsOf(id);
    return selected.length === 0 ? '' : optionValue(selected[0]);
  }
  const rootOfOptions = list => G.stateOf(list).root;
  const HTMLOptionsCollection = defineInterface('HTMLOptionsCollection', {
    __proto__: null,
    parent: G.HTMLCollection,
    members: {
      get length() { return G.stateOf(this).count(); },
      set length(value) { setLength(rootOfOptions(this), value >>> 0); },
      add(element, before = null) { need(arguments.length, 1); insertOption(rootOfOptions(this), element, before); },
      remove(index) { need(arguments.length, 1); removeOption(rootOfOptions(this), index | 0); },
      get selectedIndex() { return selectedIndex(rootOfOptions(this)); },
      set selectedIndex(value) { setSelectedIndex(rootOfOptions(this), value | 0); },
    },
  });
  function optionList(select) {
    return keepList(select, 'options', () => {
      const matches = id => isHTML(id, 'option') && selectOf(id) === select;
      const list = G.liveCollection(select, { __proto__: null, deep: true, attributes: false, matches, build: null }, HTMLOptionsCollection);
      const state = G.stateOf(list);
      state.plainLength = false;
      state.setAt = (index, option) => setOption(select, index, option);
      return list;
    });
  }
  extend('HTMLSelectElement', {
    __proto__: null,
    get type() { return has(elementId(this), 'multiple') ? 'select-multiple' : 'select-one'; },
    get options() { return optionList(elementId(this)); },
    get length() { return optionState(elementId(this)).count(); },
    set length(value) { setLength(elementId(this), value >>> 0); },
    item(index) { need(arguments.length, 1); return optionList(elementId(this)).item(index); },
    namedItem(name) { need(arguments.length, 1); return optionList(elementId(this)).namedItem(name); },
    add(element, before = null) { need(arguments.length, 1); insertOption(elementId(this), element, before); },
    remove(...index) {
      const id = elementId(this);
      if (index.length > 0) { removeOption(id, index[0] | 0); return; }
      const parent = N[id * 8 + 1];
      if (parent !== 0) call(OP.removeChild, id, parent, 0);
    },
    get selectedOptions() { return derivedCollection(elementId(this), 'selected', G.selectedOptionsOf); },
    get selectedIndex() { return selectedIndex(elementId(this)); },
    set selectedIndex(value) { setSelectedIndex(elementId(this), value | 0); },
    get value() { return selectValue(elementId(this)); },
    set value(value) {
      const id = elementId(this);
      value = toText(value);
      for (const option of each(optionsOf(id))) if (optionValue(option) === value) { G.selectOnly(id, option); return; }
      G.selectOnly(id, 0);
    },
    [iterator]: arrayValues,
  });
  extend('HTMLDataListElement', {
    __proto__: null,
    get options() {
      const id = elementId(this);
      const matches = e => isHTML(e, 'option');
      return G.keepList(id, 'options', () => G.liveCollection(id, { __proto__: null, deep: true, attributes: false, matches, build: null }));
    },
  });

  // https://html.spec.whatwg.org/multipage/form-elements.html#dom-option
  const makeOption = (object, text = '', value = undefined, defaultSelected = false, selected = false) => {
    const option = G.wrap(call(OP.createElement, G.htmlName('option'), G.mainDocument, 0)), id = elementId(option);
    if (text !== '') callText(OP.setTextContent, toText(text), id, 0, 0);
    if (value !== undefined) setText(id, 'value', toText(value));
    if (defaultSelected) setText(id, 'selected', '');
    const record = G.ownControlState(id);
    record.selected = !!selected;
    record.selectedMarkup = !!defaultSelected;
    return option;
  };
  G.defineLate('Option', () => G.namedConstructor('Option', G.HTMLOptionElement, makeOption));

  G.optionList = optionState;
  G.optionValue = optionValue;
  G.selectOf = selectOf;
  G.setOption = setOption;
}
