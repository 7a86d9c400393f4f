// js/html/controls.js: what input, textarea, output and button answer, and what scripts set in them.
// https://html.spec.whatwg.org/multipage/form-elements.html https://html.spec.whatwg.org/multipage/input.html
//
// Reads   attributes and text. Holds value and checkedness once they differ from the attributes. What is selected of the
//         text is js/html/textSelection.js's; options are js/html/options.js's.
// Offers  G.resetControl(id), G.radioGroupChecked(id), G.activateInput(id): for clicks · G.inputType(id) · G.controlValue(id),
//         G.checkedness(id), G.setCheckedness(id, boolean) ·
//         G.setControlValue(id, text): of an input or textarea.
// Exposes nothing itself.
'use strict';
{
  const G = this;
  const {
    extend, elementId, isHTML, wrap, textOf, textOrEmpty, has, setText, following, rootOf, fail, toText, toTextNullEmpty,
    toASCIILower, PrivateMap, callText, OP, numberOf, formOf, textContentOf, each, H, STRUCTURE_SEQUENCE,
  } = G;
  const { replace, test, split, Date, parseDate } = G.primordials;
  const values = PrivateMap(), checks = PrivateMap(), indeterminates = PrivateMap();
  const changed = () => { G.formVersion++; };

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
    time: /^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,3})?)?$/,
    'datetime-local': /^\d{4,}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])[T ]([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,3})?)?$/,
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
  // Whether files may have been put into a control.
  const hasFiles = () => G.isLoaded('fileValue');
  function inputValue(id) {
    const type = inputType(id), mode = valueMode(type);
    if (mode === 'filename') return hasFiles() ? G.fileValue(id) : '';
    if (mode === 'default') return textOrEmpty(id, 'value');
    if (mode === 'default/on') { const value = textOf(id, 'value'); return value === null ? 'on' : value; }
    const own = values.get(id);
    return sanitize(id, type, own === undefined ? textOrEmpty(id, 'value') : own);
  }
  function setInputValue(id, value) {
    const type = inputType(id), mode = valueMode(type);
    if (mode === 'filename') {
      if (value !== '') fail('InvalidStateError');
      if (hasFiles()) G.clearFiles(id);
      return;
    }
    if (mode !== 'value') { setText(id, 'value', value); return; }
    values.set(id, sanitize(id, type, value));
    G.forgetTextSelection(id);
    changed();
  }

  // Checkedness and radio groups.
  const isChecked = id => { const own = checks.get(id); return own === undefined ? has(id, 'checked') : own; };
  // The groups that were asked for, by root and form and name, as long as no tree changes.
  let groups = PrivateMap(), groupsStructure = -1;
  function group(id) {
    const name = textOrEmpty(id, 'name'), found = G.privateArray();
    found[0] = id;
    if (name === '') return found;
    if (groupsStructure !== H[STRUCTURE_SEQUENCE]) {
      groups = PrivateMap();
      groupsStructure = H[STRUCTURE_SEQUENCE];
    }
    const form = formOf(id), key = `${rootOf(id)} ${form} ${name}`, known = groups.get(key);
    if (known !== undefined) return known;
    const named = G.elementsNamed(id, name);
    let count = 0;
    for (let i = 0; i < named.length; i++) {
      const other = named[i];
      if (isHTML(other, 'input') && inputType(other) === 'radio' && textOrEmpty(other, 'name') === name && formOf(other) === form) found[count++] = other;
    }
    groups.set(key, found);
    return found;
  }
  function setChecked(id, value) {
    if (value && inputType(id) === 'radio') for (const other of each(group(id))) checks.set(other, false);
    checks.set(id, value);
    changed();
  }
  // The last of a group that is checked, 0 for none; looked for when the state of controls has changed.
  function lastChecked(radios) {
    if (radios.version === G.formVersion) return radios.last;
    radios.version = G.formVersion;
    radios.last = 0;
    for (let i = radios.length - 1; i >= 0 && radios.last === 0; i--) if (isChecked(radios[i])) radios.last = radios[i];
    return radios.last;
  }
  // Of the radio buttons whose markup says checked, the last one is.
  function checkedNow(id) {
    if (!isChecked(id)) return false;
    return inputType(id) !== 'radio' || checks.get(id) === true || lastChecked(group(id)) === id;
  }
  G.checkedness = checkedNow;
  G.setCheckedness = setChecked;
  G.radioGroupChecked = id => lastChecked(group(id)) !== 0;

  extend('HTMLInputElement', {
    __proto__: null,
    get type() { return inputType(elementId(this)); },
    set type(value) { setText(elementId(this), 'type', toText(value)); },
    get defaultValue() { return textOrEmpty(elementId(this), 'value'); },
    set defaultValue(value) { setText(elementId(this), 'value', toText(value)); },
    get value() { return inputValue(elementId(this)); },
    set value(value) { setInputValue(elementId(this), toTextNullEmpty(value)); },
    get valueAsNumber() {
      const id = elementId(this), type = inputType(id), value = inputValue(id);
      if (type === 'date') return parseDate(value);
      return type !== 'number' && type !== 'range' || value === '' ? NaN : +value;
    },
    set valueAsNumber(value) {
      const id = elementId(this), type = inputType(id);
      if (type !== 'number' && type !== 'range') fail('InvalidStateError');
      setInputValue(id, `${+value}`);
    },
    get valueAsDate() {
      const id = elementId(this), time = inputType(id) === 'date' ? parseDate(inputValue(id)) : NaN;
      return time !== time ? null : new Date(time);
    },
    get checked() { return checkedNow(elementId(this)); },
    set checked(value) { setChecked(elementId(this), !!value); },
    get indeterminate() { return indeterminates.get(elementId(this)) === true; },
    set indeterminate(value) { indeterminates.set(elementId(this), !!value); },
    get files() { const id = elementId(this); return inputType(id) === 'file' ? G.makeFileList(G.filesOf(id)) : null; },
    set files(value) {
      const id = elementId(this), list = value === null || value === undefined ? null : G.fileListState(value);
      if (list !== null && inputType(id) === 'file') G.setFiles(id, list);
    },
    get list() {
      const id = elementId(this), name = textOf(id, 'list'), root = rootOf(id);
      if (name === null) return null;
      const found = G.firstWithId(root, name);
      return isHTML(found, 'datalist') ? wrap(found) : null;
    },
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
  // https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-fs-formaction
  const submitting = {
    __proto__: null,
    get formAction() {
      const id = elementId(this);
      return textOrEmpty(id, 'formaction') === '' ? G.documentURL(G.documentIdOf(id)) : G.urlOf(id, 'formaction');
    },
    set formAction(value) { setText(elementId(this), 'formaction', toText(value)); },
  };
  extend('HTMLInputElement', submitting);
  extend('HTMLButtonElement', submitting);

  // https://html.spec.whatwg.org/multipage/form-elements.html#the-textarea-element
  const areaValue = id => replace(values.has(id) ? values.get(id) : G.childText(id), /\r\n?/g, '\n');
  function setAreaValue(id, value) {
    values.set(id, value);
    G.forgetTextSelection(id);
    changed();
  }
  extend('HTMLTextAreaElement', {
    __proto__: null,
    get type() { elementId(this); return 'textarea'; },
    get defaultValue() { return G.childText(elementId(this)); },
    set defaultValue(value) { callText(OP.setTextContent, toText(value), elementId(this), 0, 0); },
    get value() { return areaValue(elementId(this)); },
    set value(value) { setAreaValue(elementId(this), toTextNullEmpty(value)); },
    get textLength() { return areaValue(elementId(this)).length; },
  });
  extend('HTMLOutputElement', {
    __proto__: null,
    get type() { elementId(this); return 'output'; },
    get value() { return textContentOf(elementId(this)); },
    set value(value) { callText(OP.setTextContent, toText(value), elementId(this), 0, 0); },
    get defaultValue() { return textContentOf(elementId(this)); },
    set defaultValue(value) { callText(OP.setTextContent, toText(value), elementId(this), 0, 0); },
    get htmlFor() { return G.tokenList(elementId(this), G.intern('for')); },
    set htmlFor(value) { setText(elementId(this), 'for', toText(value)); },
  });

  G.resetControl = id => {
    values.delete(id);
    checks.delete(id);
    if (hasFiles()) G.clearFiles(id);
    G.forgetTextSelection(id);
    G.resetOptions(id);
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
      return () => { checks.set(id, false); changed(); if (before !== undefined) setChecked(before, true); };
    }
    return null;
  };
  // https://html.spec.whatwg.org/multipage/input.html#the-input-element:concept-node-clone-ext
  // https://html.spec.whatwg.org/multipage/form-elements.html#the-textarea-element:concept-node-clone-ext
  function copyState(id, copy) {
    for (const states of each([values, checks, indeterminates])) if (states.has(id)) states.set(copy, states.get(id));
  }
  G.hooks.cloned = (id, copy, deep) => {
    if (values.count() + checks.count() + indeterminates.count() === 0) return;
    copyState(id, copy);
    if (deep) for (let e = id, c = copy; (e = following(e, id)) !== 0 && (c = following(c, copy)) !== 0;) copyState(e, c);
  };
  G.inputType = inputType;
  G.controlValue = id => isHTML(id, 'textarea') ? areaValue(id) : inputValue(id);
  G.setControlValue = (id, value) => { if (isHTML(id, 'textarea')) setAreaValue(id, value); else setInputValue(id, value); };
}
