// js/html/controls.js: members of input, textarea and output.
// https://html.spec.whatwg.org/multipage/form-elements.html https://html.spec.whatwg.org/multipage/input.html
//
// Reads   attributes and text. Values are js/html/inputValues.js's, checkedness js/html/radioGroups.js's.
// Offers  G.resetControl(id). Exposes nothing itself.
'use strict';
{
  const G = this;
  const {
    extend, elementId, isHTML, localName, wrap, textOf, textOrEmpty, has, setText, rootOf, fail, toText, toTextNullEmpty, callText, OP, textContentOf,
    inputType, appliesTo, controlState, ownControlState, shareControlState, controlValue, numberIn, numberToText,
  } = G;
  const { Date, dateTime, TypeError } = G.primordials;
  const setContent = (id, text) => callText(OP.setTextContent, text, id, 0, 0);

  // Types whose value is a date. https://html.spec.whatwg.org/multipage/input.html#dom-input-valueasdate
  const isDated = type => type === 'date' || type === 'month' || type === 'week' || type === 'time';
  const monthStart = months => G.dateNumber('date', `${G.dateText('month', months)}-01`);
  function valueAsDate(id) {
    const type = inputType(id), number = isDated(type) ? numberIn(id, type) : null;
    return number === null ? null : new Date(type === 'month' ? monthStart(number) : number);
  }
  function setValueAsDate(id, value) {
    const type = inputType(id);
    let time = NaN;
    if (value !== null && value !== undefined) {
      try { time = dateTime(value); } catch { throw new TypeError('The value is not a Date'); }
    }
    if (!isDated(type)) fail('InvalidStateError');
    if (time !== time) { G.setInputValue(id, ''); return; }
    const day = type === 'month' ? G.dateNumber('month', G.primordials.slice(G.dateText('date', time), 0, -3)) : time;
    G.setInputValue(id, day === null ? '' : G.dateText(type, day));
  }
  function setValueAsNumber(id, value) {
    const number = +value, type = inputType(id);
    if (number === Infinity || number === -Infinity) throw new TypeError('The value is infinite');
    if (!appliesTo(type, 'step')) fail('InvalidStateError');
    G.setInputValue(id, number !== number ? '' : numberToText(type, number));
  }
  function step(id, count, isUp) {
    const type = inputType(id);
    if (!appliesTo(type, 'step')) fail('InvalidStateError');
    const text = G.stepped(id, type, controlValue(id), count, isUp);
    if (text === undefined) fail('InvalidStateError');
    if (text !== null) G.setInputValue(id, text);
  }

  extend('HTMLInputElement', {
    __proto__: null,
    get type() { return inputType(elementId(this)); },
    set type(value) { G.setType(elementId(this), toText(value)); },
    get defaultValue() { return textOrEmpty(elementId(this), 'value'); },
    set defaultValue(value) { setText(elementId(this), 'value', toText(value)); },
    get value() { return controlValue(elementId(this)); },
    set value(value) { G.setInputValue(elementId(this), toTextNullEmpty(value)); },
    get valueAsNumber() {
      const id = elementId(this), type = inputType(id);
      return appliesTo(type, 'step') ? numberIn(id, type) ?? NaN : NaN;
    },
    set valueAsNumber(value) { setValueAsNumber(elementId(this), value); },
    get valueAsDate() { return valueAsDate(elementId(this)); },
    set valueAsDate(value) { setValueAsDate(elementId(this), value); },
    get checked() { return G.checkedness(elementId(this)); },
    set checked(value) { G.setCheckedness(elementId(this), !!value); },
    get indeterminate() { const record = controlState(elementId(this)); return record !== undefined && record.indeterminate; },
    set indeterminate(value) {
      const id = elementId(this);
      ownControlState(id).indeterminate = !!value;
      shareControlState(id);
    },
    get files() { const id = elementId(this); return inputType(id) === 'file' ? G.makeFileList(G.filesOf(id)) : null; },
    set files(value) {
      const id = elementId(this), list = value === null || value === undefined ? null : G.fileListState(value);
      if (list !== null && inputType(id) === 'file') G.setFiles(id, list);
    },
    get list() {
      const id = elementId(this), name = textOf(id, 'list'), root = rootOf(id);
      if (name === null || !appliesTo(inputType(id), 'list')) return null;
      const found = G.firstWithId(root, name);
      return isHTML(found, 'datalist') ? wrap(found) : null;
    },
    get width() { return imageSize(elementId(this), 'width'); },
    set width(value) { setText(elementId(this), 'width', `${value >>> 0}`); },
    get height() { return imageSize(elementId(this), 'height'); },
    set height(value) { setText(elementId(this), 'height', `${value >>> 0}`); },
    stepUp(n = 1) { step(elementId(this), n | 0, true); },
    stepDown(n = 1) { step(elementId(this), n | 0, false); },
    // https://html.spec.whatwg.org/multipage/input.html#dom-input-showpicker: without a user there is no transient activation.
    showPicker() {
      const id = elementId(this), type = inputType(id);
      if (G.isDisabled(id) || has(id, 'readonly') && appliesTo(type, 'readonly')) fail('InvalidStateError');
      fail('NotAllowedError');
    },
  });
  // As large as an image button's attributes say; it has no image.
  function imageSize(id, name) {
    const size = inputType(id) === 'image' ? G.integerOf(textOf(id, name)) : null;
    return size === null || size < 0 ? 0 : size;
  }

  // https://html.spec.whatwg.org/multipage/form-elements.html#the-textarea-element
  extend('HTMLTextAreaElement', {
    __proto__: null,
    get type() { elementId(this); return 'textarea'; },
    get defaultValue() { return G.childText(elementId(this)); },
    set defaultValue(value) { setContent(elementId(this), toText(value)); },
    get value() { return controlValue(elementId(this)); },
    set value(value) { G.setAreaValue(elementId(this), toTextNullEmpty(value)); },
    get textLength() { return controlValue(elementId(this)).length; },
  });

  // The default value where it was set apart from the contents: the record's value.
  // https://html.spec.whatwg.org/multipage/form-elements.html#the-output-element
  const outputDefault = id => { const record = controlState(id); return record === undefined || record.value === null ? textContentOf(id) : record.value; };
  function keepDefault(id, text) {
    ownControlState(id).value = text;
    shareControlState(id);
  }
  extend('HTMLOutputElement', {
    __proto__: null,
    get type() { elementId(this); return 'output'; },
    get value() { return textContentOf(elementId(this)); },
    set value(value) {
      const id = elementId(this);
      value = toText(value);
      keepDefault(id, outputDefault(id));
      setContent(id, value);
    },
    get defaultValue() { return outputDefault(elementId(this)); },
    set defaultValue(value) {
      const id = elementId(this), record = controlState(id);
      value = toText(value);
      if (record === undefined || record.value === null) setContent(id, value); else keepDefault(id, value);
    },
  });

  // https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#concept-form-reset-control
  G.resetControl = id => {
    const record = controlState(id), local = localName(id);
    if (local === 'select') { G.resetOptions(id); return; }
    if (record === undefined) return;
    if (local === 'output' && record.value !== null) setContent(id, record.value);
    record.value = record.checked = null;
    record.checkedDirty = record.edited = record.interacted = false;
    record.group = '';
    if (local === 'input') {
      if (inputType(id) === 'file' && G.isLoaded('fileValue')) G.clearFiles(id);
      if (inputType(id) === 'radio') G.forgetGroups();
    }
    shareControlState(id);
  };
}
