// js/html/controls.js: what input, textarea, select, option and button answer, and what scripts set in them.
// https://html.spec.whatwg.org/multipage/form-elements.html https://html.spec.whatwg.org/multipage/input.html
//
// Reads   attributes and text. Holds value, checkedness and selectedness once they differ from the attributes.
// Offers  G.resetControl(id), G.radioGroupChecked(id), G.activateInput(id): for clicks · G.inputType(id) ·
//         G.selectedOptionsOf(id of a select).
// Exposes HTMLOptionsCollection, Option.
'use strict';
{
  const G = this;
  const {
    extend, defineInterface, elementId, isHTML, localName, N, wrap, textOf, textOrEmpty, has, setText, following, rootOf, fail,
    need, toText, toTextNullEmpty, toASCIILower, PrivateMap, derivedCollection, callText, call, OP, numberOf, formOf, textContentOf, each, words,
  } = G;
  const { replace, test, split, slice, join, arrayValues, iterator, min, max, Date } = G.primordials, { parse: parseDate } = Date;
  const values = PrivateMap(), checks = PrivateMap(), indeterminates = PrivateMap(), selections = PrivateMap(), selectedness = PrivateMap();
  const changed = () => { G.formVersion++; };
  const isElement = id => (N[id * 8] & 255) === 1;

  const inputTypes = { __proto__: null };
  for (const type of split('hidden text search tel url email password date month week time datetime-local number range color ' +
    'checkbox radio file submit image reset button', ' ')) inputTypes[type] = type;
  const inputType = id => inputTypes[toASCIILower(textOrEmpty(id, 'type'))] || 'text';
  const valueMode = type => {
    switch (type) {
      case 'hidden': case 'submit': case 'image': case 'reset': case 'button': return 'default';
      case 'checkbox': case 'radio': return 'default/on';
      case 'file': return 'filename';
      default: return 'value';
    }
  };
  const datePatterns = {
    __proto__: null, date: /^\d{4,}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, month: /^\d{4,}-(0[1-9]|1[0-2])$/, week: /^\d{4,}-W(0[1-9]|[1-4]\d|5[0-3])$/,
    time: /^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,3})?)?$/, 'datetime-local': /^\d{4,}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])[T ]([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,3})?)?$/,
  };
  // https://html.spec.whatwg.org/multipage/input.html#value-sanitization-algorithm
  function sanitize(id, type, value) {
    switch (type) {
      case 'text': case 'search': case 'tel': case 'password': return replace(value, /[\n\r]/g, '');
      case 'url': case 'email': return replace(replace(value, /[\n\r]/g, ''), /^[\t\n\f\r ]+|[\t\n\f\r ]+$/g, '');
      case 'number': return test(/^-?(\d+(\.\d+)?|\.\d+)([eE][-+]?\d+)?$/, value) ? value : '';
      case 'range': {
        const from = textOf(id, 'min'), to = textOf(id, 'max');
        const low = numberOf(from) ?? 0, high = numberOf(to) ?? 100;
        if (!test(/^-?(\d+(\.\d+)?|\.\d+)([eE][-+]?\d+)?$/, value)) return `${high < low ? low : low + (high - low) / 2}`;
        return +value > high && high >= low ? `${high}` : +value < low ? `${low}` : value;
      }
      case 'color': return test(/^#[0-9a-fA-F]{6}$/, value) ? toASCIILower(value) : '#000000';
      default: return datePatterns[type] !== undefined && !test(datePatterns[type], value) ? '' : value;
    }
  }
  function inputValue(id) {
    const type = inputType(id), mode = valueMode(type);
    if (mode === 'filename') return '';
    if (mode === 'default') return textOrEmpty(id, 'value');
    if (mode === 'default/on') { const value = textOf(id, 'value'); return value === null ? 'on' : value; }
    const own = values.get(id);
    return sanitize(id, type, own === undefined ? textOrEmpty(id, 'value') : own);
  }
  function setInputValue(id, value) {
    const type = inputType(id), mode = valueMode(type);
    if (mode === 'filename') { if (value !== '') fail('InvalidStateError'); return; }
    if (mode !== 'value') { setText(id, 'value', value); return; }
    values.set(id, sanitize(id, type, value));
    selections.delete(id);
    changed();
  }

  // Checkedness and radio groups.
  const isChecked = id => { const own = checks.get(id); return own === undefined ? has(id, 'checked') : own; };
  function group(id) {
    const name = textOrEmpty(id, 'name'), found = [];
    if (name === '') return [id];
    const root = rootOf(id), form = formOf(id);
    for (let e = root; e !== 0; e = following(e, root)) {
      if (isHTML(e, 'input') && inputType(e) === 'radio' && textOrEmpty(e, 'name') === name && formOf(e) === form) found[found.length] = e;
    }
    return found;
  }
  function setChecked(id, value) {
    if (value && inputType(id) === 'radio') for (const other of each(group(id))) checks.set(other, false);
    checks.set(id, value);
    changed();
  }
  // Of the radio buttons whose markup says checked, the last one is.
  function checkedNow(id) {
    if (!isChecked(id)) return false;
    if (inputType(id) !== 'radio' || checks.get(id) === true) return true;
    const others = group(id);
    for (let i = others.length - 1; i >= 0; i--) if (checks.get(others[i]) === true || isChecked(others[i])) return others[i] === id;
    return true;
  }
  G.radioGroupChecked = id => { for (const other of each(group(id))) if (isChecked(other)) return true; return false; };

  // Text selection of a control, by its value's length.
  const selectable = { __proto__: null, text: 1, search: 1, tel: 1, url: 1, password: 1, textarea: 1 };
  const valueOfControl = id => isHTML(id, 'textarea') ? areaValue(id) : inputValue(id);
  const hasSelection = id => selectable[isHTML(id, 'textarea') ? 'textarea' : inputType(id)] === 1;
  function selectionOf(id) {
    const { length } = valueOfControl(id), own = selections.get(id) || { start: values.has(id) ? length : 0, end: values.has(id) ? length : 0, direction: 'none' };
    return { start: min(own.start, length), end: min(own.end, length), direction: own.direction };
  }
  function setSelection(id, start, end, direction = 'none') {
    const { length } = valueOfControl(id);
    end = min(end, length);
    start = min(start, end);
    selections.set(id, { start, end, direction: direction === 'forward' || direction === 'backward' ? direction : 'none' });
  }
  const setValueOf = (id, value) => isHTML(id, 'textarea') ? (values.set(id, value), changed()) : setInputValue(id, value);
  const selection = {
    select() { const id = elementId(this); if (hasSelection(id)) setSelection(id, 0, valueOfControl(id).length); },
    get selectionStart() { const id = elementId(this); return hasSelection(id) ? selectionOf(id).start : null; },
    set selectionStart(value) { const id = elementId(this); if (!hasSelection(id)) fail('InvalidStateError'); setSelection(id, value >>> 0, max(value >>> 0, selectionOf(id).end)); },
    get selectionEnd() { const id = elementId(this); return hasSelection(id) ? selectionOf(id).end : null; },
    set selectionEnd(value) { const id = elementId(this); if (!hasSelection(id)) fail('InvalidStateError'); setSelection(id, selectionOf(id).start, value >>> 0); },
    get selectionDirection() { const id = elementId(this); return hasSelection(id) ? selectionOf(id).direction : null; },
    set selectionDirection(value) { const id = elementId(this), { start, end } = selectionOf(id); setSelection(id, start, end, value); },
    setSelectionRange(start, end, direction = 'none') {
      need(arguments.length, 2);
      const id = elementId(this);
      if (!hasSelection(id)) fail('InvalidStateError');
      setSelection(id, start >>> 0, end >>> 0, direction);
    },
    setRangeText(replacement, ...rest) {
      need(arguments.length, 1);
      const id = elementId(this), text = valueOfControl(id), now = selectionOf(id);
      const start = rest.length > 1 ? rest[0] >>> 0 : now.start, end = rest.length > 1 ? rest[1] >>> 0 : now.end;
      if (start > end) fail('IndexSizeError');
      replacement = toText(replacement);
      setValueOf(id, slice(text, 0, start) + replacement + slice(text, end));
      setSelection(id, start, start + replacement.length);
    },
  };

  extend('HTMLInputElement', {
    get type() { return inputType(elementId(this)); },
    set type(value) { setText(elementId(this), 'type', toText(value)); },
    get defaultValue() { return textOrEmpty(elementId(this), 'value'); },
    set defaultValue(value) { setText(elementId(this), 'value', toText(value)); },
    get value() { return inputValue(elementId(this)); },
    set value(value) { setInputValue(elementId(this), toTextNullEmpty(value)); },
    get valueAsNumber() { const id = elementId(this), type = inputType(id); return type === 'number' || type === 'range' ? inputValue(id) === '' ? NaN : +inputValue(id) : type === 'date' ? parseDate(inputValue(id)) : NaN; },
    set valueAsNumber(value) { const id = elementId(this), type = inputType(id); if (type !== 'number' && type !== 'range') fail('InvalidStateError'); setInputValue(id, `${+value}`); },
    get valueAsDate() { const id = elementId(this); if (inputType(id) !== 'date') return null; const time = parseDate(inputValue(id)); return time !== time ? null : new Date(time); },
    get checked() { return checkedNow(elementId(this)); },
    set checked(value) { setChecked(elementId(this), !!value); },
    get indeterminate() { return indeterminates.get(elementId(this)) === true; },
    set indeterminate(value) { indeterminates.set(elementId(this), !!value); },
    get files() { return null; },
    set files(value) {},
    get list() {
      const id = elementId(this), name = textOf(id, 'list'), root = rootOf(id);
      if (name !== null) for (let e = root; e !== 0; e = following(e, root)) if (isElement(e) && textOf(e, 'id') === name) return isHTML(e, 'datalist') ? wrap(e) : null;
      return null;
    },
    get formAction() { const id = elementId(this); return textOrEmpty(id, 'formaction') === '' ? G.documentURL(G.documentIdOf(id)) : G.urlOf(id, 'formaction'); },
    set formAction(value) { setText(elementId(this), 'formaction', toText(value)); },
    get width() { elementId(this); return 0; },
    set width(value) { setText(elementId(this), 'width', `${value >>> 0}`); },
    get height() { elementId(this); return 0; },
    set height(value) { setText(elementId(this), 'height', `${value >>> 0}`); },
    stepUp(n = 1) { step(elementId(this), n | 0); },
    stepDown(n = 1) { step(elementId(this), -(n | 0)); },
    showPicker() { elementId(this); },
  });
  function step(id, count) {
    const type = inputType(id);
    if (type !== 'number' && type !== 'range') fail('InvalidStateError');
    const size = numberOf(textOf(id, 'step')) || 1;
    setInputValue(id, `${(+inputValue(id) || 0) + count * size}`);
  }
  extend('HTMLInputElement', selection);
  extend('HTMLButtonElement', {
    get formAction() { const id = elementId(this); return textOrEmpty(id, 'formaction') === '' ? G.documentURL(G.documentIdOf(id)) : G.urlOf(id, 'formaction'); },
    set formAction(value) { setText(elementId(this), 'formaction', toText(value)); },
  });

  // https://html.spec.whatwg.org/multipage/form-elements.html#the-textarea-element
  const childText = id => {
    let text = '';
    for (let c = N[id * 8 + 4]; c !== 0; c = N[c * 8 + 3]) { const kind = N[c * 8] & 255; if (kind === 3 || kind === 4) text += G.str(N[c * 8 + 7]); }
    return text;
  };
  const areaValue = id => replace(values.has(id) ? values.get(id) : childText(id), /\r\n?/g, '\n');
  extend('HTMLTextAreaElement', {
    get type() { elementId(this); return 'textarea'; },
    get defaultValue() { return childText(elementId(this)); },
    set defaultValue(value) { callText(OP.setTextContent, toText(value), elementId(this), 0, 0); },
    get value() { return areaValue(elementId(this)); },
    set value(value) { const id = elementId(this); values.set(id, toTextNullEmpty(value)); selections.delete(id); changed(); },
    get textLength() { return areaValue(elementId(this)).length; },
  });
  extend('HTMLTextAreaElement', selection);
  extend('HTMLOutputElement', {
    get type() { elementId(this); return 'output'; },
    get value() { return textContentOf(elementId(this)); },
    set value(value) { callText(OP.setTextContent, toText(value), elementId(this), 0, 0); },
    get defaultValue() { return textContentOf(elementId(this)); },
    set defaultValue(value) { callText(OP.setTextContent, toText(value), elementId(this), 0, 0); },
    get htmlFor() { return G.tokenList(elementId(this), G.intern('for')); },
  });

  // Options. https://html.spec.whatwg.org/multipage/form-elements.html#the-option-element
  const strip = text => join(words(text), ' ');
  const placeOf = (list, id) => { for (let i = 0; i < list.length; i++) if (list[i] === id) return i; return -1; };
  function optionText(id) {
    let text = '';
    for (let e = following(id, id); e !== 0; e = following(e, id)) {
      const kind = N[e * 8] & 255;
      if ((kind === 3 || kind === 4) && !(isElement(N[e * 8 + 1]) && localName(N[e * 8 + 1]) === 'script')) text += G.str(N[e * 8 + 7]);
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
  function optionsOf(select) {
    const found = [];
    for (let c = N[select * 8 + 4]; c !== 0; c = N[c * 8 + 3]) {
      if (isHTML(c, 'option')) found[found.length] = c;
      else if (isHTML(c, 'optgroup')) for (let o = N[c * 8 + 4]; o !== 0; o = N[o * 8 + 3]) if (isHTML(o, 'option')) found[found.length] = o;
    }
    return found;
  }
  const saysSelected = id => { const own = selectedness.get(id); return own === undefined ? has(id, 'selected') : own; };
  function selectedOf(select) {
    const options = optionsOf(select), found = [];
    for (const id of each(options)) if (saysSelected(id)) found[found.length] = id;
    if (has(select, 'multiple')) return found;
    if (found.length > 1) return [found[found.length - 1]];
    if (found.length === 0 && (G.integerOf(textOf(select, 'size')) || 1) <= 1 && !selectedness.has(select)) {
      for (const id of each(options)) if (!has(id, 'disabled') && !(isHTML(N[id * 8 + 1], 'optgroup') && has(N[id * 8 + 1], 'disabled'))) return [id];
    }
    return found;
  }
  function selectOnly(select, wanted) {
    for (const id of each(optionsOf(select))) selectedness.set(id, id === wanted);
    // Marks that nothing was chosen on purpose.
    if (wanted === 0) selectedness.set(select, true); else selectedness.delete(select);
    changed();
  }
  const isSelected = id => {
    const select = selectOf(id);
    if (select === 0) return saysSelected(id);
    for (const selected of each(selectedOf(select))) if (selected === id) return true;
    return false;
  };
  extend('HTMLOptionElement', {
    get form() { const select = selectOf(elementId(this)); return select === 0 ? null : wrap(formOf(select)); },
    get label() { const id = elementId(this), label = textOf(id, 'label'); return label === null || label === '' ? optionText(id) : label; },
    set label(value) { setText(elementId(this), 'label', toText(value)); },
    get selected() { return isSelected(elementId(this)); },
    set selected(value) {
      const id = elementId(this), select = selectOf(id);
      if (select !== 0 && !has(select, 'multiple')) { if (value) selectOnly(select, id); else if (isSelected(id)) { selectedness.set(id, false); changed(); } return; }
      selectedness.set(id, !!value);
      changed();
    },
    get value() { return optionValue(elementId(this)); },
    set value(value) { setText(elementId(this), 'value', toText(value)); },
    get text() { return optionText(elementId(this)); },
    set text(value) { callText(OP.setTextContent, toText(value), elementId(this), 0, 0); },
    get index() {
      const id = elementId(this), select = selectOf(id);
      return select === 0 ? 0 : placeOf(optionsOf(select), id);
    },
  });
  const insertOption = (select, element, before) => {
    const nodeId = elementId(element);
    if (before === null || before === undefined) { call(OP.insert, nodeId, select, 0); return; }
    const reference = typeof before === 'object' ? elementId(before) : optionsOf(select)[before | 0] || 0;
    call(OP.insert, nodeId, reference === 0 ? select : N[reference * 8 + 1], reference);
  };
  const removeOption = (select, index) => {
    const id = optionsOf(select)[index];
    if (id !== undefined) call(OP.removeChild, id, N[id * 8 + 1], 0);
  };
  function setLength(select, length) {
    const options = optionsOf(select);
    for (let i = options.length - 1; i >= length; i--) removeOption(select, i);
    for (let i = options.length; i < length && i < 100000; i++) call(OP.insert, call(OP.createElement, G.htmlName('option'), G.documentIdOf(select), 0), select, 0);
  }
  function setOption(select, index, option) {
    if (option === null) { removeOption(select, index); return; }
    const options = optionsOf(select);
    if (index >= options.length) { setLength(select, index); insertOption(select, option, null); } else {
      const old = options[index];
      call(OP.replaceChild, old, elementId(option), N[old * 8 + 1]);
    }
  }
  const rootOfOptions = list => G.stateOf(list).root;
  const HTMLOptionsCollection = defineInterface('HTMLOptionsCollection', {
    parent: G.HTMLCollection,
    members: {
      get length() { return G.stateOf(this).count(); },
      set length(value) { setLength(rootOfOptions(this), value >>> 0); },
      add(element, before = null) { need(arguments.length, 1); insertOption(rootOfOptions(this), element, before); },
      remove(index) { need(arguments.length, 1); removeOption(rootOfOptions(this), index | 0); },
      get selectedIndex() { return wrap(rootOfOptions(this)).selectedIndex; },
      set selectedIndex(value) { wrap(rootOfOptions(this)).selectedIndex = value; },
    },
  });
  function optionList(select) {
    const list = derivedCollection(select, 'options', optionsOf, HTMLOptionsCollection), state = G.stateOf(list);
    state.plainLength = false;
    state.setAt = (index, option) => setOption(select, index, option);
    return list;
  }
  extend('HTMLSelectElement', {
    get type() { return has(elementId(this), 'multiple') ? 'select-multiple' : 'select-one'; },
    get options() { return optionList(elementId(this)); },
    get length() { return optionsOf(elementId(this)).length; },
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
    get selectedOptions() { return derivedCollection(elementId(this), 'selected', selectedOf); },
    get selectedIndex() { const id = elementId(this), selected = selectedOf(id); return selected.length === 0 ? -1 : placeOf(optionsOf(id), selected[0]); },
    set selectedIndex(value) { const id = elementId(this); selectOnly(id, optionsOf(id)[value | 0] || 0); },
    get value() { const selected = selectedOf(elementId(this)); return selected.length === 0 ? '' : optionValue(selected[0]); },
    set value(value) {
      const id = elementId(this);
      value = toText(value);
      for (const option of each(optionsOf(id))) if (optionValue(option) === value) { selectOnly(id, option); return; }
      selectOnly(id, 0);
    },
    [iterator]: arrayValues,
  });
  extend('HTMLDataListElement', {
    get options() {
      const id = elementId(this);
      return G.keepList(id, 'options', () => G.liveCollection(id, { deep: true, attributes: false, matches: e => isHTML(e, 'option'), build: null }));
    },
  });

  // https://html.spec.whatwg.org/multipage/form-elements.html#dom-option
  const makeOption = (object, text = '', value = undefined, defaultSelected = false, selected = false) => {
    const option = G.wrap(call(OP.createElement, G.htmlName('option'), G.mainDocument, 0)), id = elementId(option);
    if (text !== '') callText(OP.setTextContent, toText(text), id, 0, 0);
    if (value !== undefined) setText(id, 'value', toText(value));
    if (defaultSelected) setText(id, 'selected', '');
    selectedness.set(id, !!selected);
    return option;
  };
  G.defineLate('Option', () => G.namedConstructor('Option', G.HTMLOptionElement, makeOption));

  G.resetControl = id => {
    values.delete(id); checks.delete(id); selections.delete(id); selectedness.delete(id);
    if (isHTML(id, 'select')) for (const option of each(optionsOf(id))) selectedness.delete(option);
    changed();
  };
  // What a click does before its listeners run; gives back how to undo it.
  G.activateInput = id => {
    const type = inputType(id);
    if (type === 'checkbox') { const before = isChecked(id); setChecked(id, !before); return () => setChecked(id, before); }
    if (type === 'radio') {
      const radios = group(id);
      let before;
      for (let i = 0; i < radios.length && before === undefined; i++) if (isChecked(radios[i])) before = radios[i];
      setChecked(id, true);
      return () => { checks.set(id, false); if (before !== undefined) setChecked(before, true); };
    }
    return null;
  };
  G.inputType = inputType;
  G.selectedOptionsOf = selectedOf;
}
