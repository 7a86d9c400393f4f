// js/html/controls.js: members of input, textarea and output.
// https://html.spec.whatwg.org/multipage/form-elements.html https://html.spec.whatwg.org/multipage/input.html
//
// Reads   attributes and text. Values are js/html/inputValues.js's, checkedness js/html/radioGroups.js's.
// Exports resetControl(id) · HTMLInputElementSteps, HTMLTextAreaElementSteps, HTMLOutputElementSteps. Exposes nothing.
'use strict'; { const G = this; const { primordials,
writeContent,
isLoaded,
fail,
rootOf, textContentOf,
has, isHTML, localName, setText, textOf, textOrEmpty,
integerOf, sizeText,
inputType, appliesTo,
controlState, ownControlState, shareControlState,
controlValue, numberIn, setInputValue, setType, setAreaValue } = G;









const { Date, dateTime, TypeError } = primordials;

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
  if (value !== null) {
    try { time = dateTime(value); } catch { throw new TypeError('The value is not a Date'); }
  }
  if (!isDated(type)) fail('InvalidStateError');
  if (time !== time) { setInputValue(id, ''); return; }
  const day = type === 'month' ? G.dateNumber('month', primordials.slice(G.dateText('date', time), 0, -3)) : time;
  setInputValue(id, day === null ? '' : G.settingText(id, type, day));
}
// AD-HOC: Safari refuses what is no finite number, of which the standard makes an empty value or a TypeError.
function setValueAsNumber(id, number) {
  const type = inputType(id);
  if (number - number !== 0) fail('NotSupportedError');
  if (!appliesTo(type, 'step')) fail('InvalidStateError');
  setInputValue(id, G.settingText(id, type, number));
}
function step(id, count, isUp) {
  const type = inputType(id);
  if (!appliesTo(type, 'step')) fail('InvalidStateError');
  const text = G.stepped(id, type, controlValue(id), count, isUp);
  if (text === undefined) fail('InvalidStateError');
  if (text !== null) setInputValue(id, text);
}

G.HTMLInputElementSteps = {
  __proto__: null,
  type(id) { return inputType(id); },
  setType(id, value) { setType(id, value); },
  defaultValue(id) { return textOrEmpty(id, 'value'); },
  setDefaultValue(id, value) { setText(id, 'value', value); },
  value(id) { return controlValue(id); },
  setValue(id, value) { setInputValue(id, value); },
  valueAsNumber(id) {
    const type = inputType(id);
    return appliesTo(type, 'step') ? numberIn(id, type) ?? NaN : NaN;
  },
  setValueAsNumber(id, value) { setValueAsNumber(id, value); },
  valueAsDate(id) { return valueAsDate(id); },
  setValueAsDate(id, value) { setValueAsDate(id, value); },
  checked(id) { return G.checkedness(id); },
  setChecked(id, value) { G.setCheckedness(id, value); },
  indeterminate(id) { const record = controlState(id); return record !== undefined && record.indeterminate; },
  setIndeterminate(id, value) {
    ownControlState(id).indeterminate = value;
    shareControlState(id);
  },
  files(id) { return inputType(id) === 'file' ? G.filesOf(id) : null; },
  setFiles(id, list) {
    if (list !== null && inputType(id) === 'file') G.setFiles(id, list);
  },
  list(id) {
    const name = textOf(id, 'list'), root = rootOf(id);
    if (name === null || !appliesTo(inputType(id), 'list')) return 0;
    const found = G.firstWithId(root, name);
    return isHTML(found, 'datalist') ? found : 0;
  },
  width(id) { return imageSize(id, 'width'); },
  setWidth(id, value) { setText(id, 'width', sizeText(value)); },
  height(id) { return imageSize(id, 'height'); },
  setHeight(id, value) { setText(id, 'height', sizeText(value)); },
  stepUp(id, n) { step(id, n, true); },
  stepDown(id, n) { step(id, n, false); },
  // https://html.spec.whatwg.org/multipage/input.html#dom-input-showpicker: without a user there is no transient activation.
  showPicker(id) {
    const type = inputType(id);
    if (G.isDisabled(id) || has(id, 'readonly') && appliesTo(type, 'readonly')) fail('InvalidStateError');
    fail('NotAllowedError', 'Input showPicker() requires a user gesture.');
  },
};
// As large as an image button's attributes say; it has no image.
function imageSize(id, name) {
  const size = inputType(id) === 'image' ? integerOf(textOf(id, name)) : null;
  return size === null || size < 0 ? 0 : size;
}

// https://html.spec.whatwg.org/multipage/form-elements.html#the-textarea-element
G.HTMLTextAreaElementSteps = {
  __proto__: null,
  type: () => 'textarea',
  defaultValue(id) { return G.childText(id); },
  setDefaultValue(id, value) { writeContent(id, value); },
  value(id) { return controlValue(id); },
  setValue(id, value) { setAreaValue(id, value); },
  textLength(id) { return controlValue(id).length; },
};

// The default value where it was set apart from the contents: the record's value.
// https://html.spec.whatwg.org/multipage/form-elements.html#the-output-element
const outputDefault = id => { const record = controlState(id); return record === undefined || record.value === null ? textContentOf(id) : record.value; };
function keepDefault(id, text) {
  ownControlState(id).value = text;
  shareControlState(id);
}
G.HTMLOutputElementSteps = {
  __proto__: null,
  type: () => 'output',
  value(id) { return textContentOf(id); },
  setValue(id, value) {
    keepDefault(id, outputDefault(id));
    writeContent(id, value);
  },
  defaultValue(id) { return outputDefault(id); },
  setDefaultValue(id, value) {
    const record = controlState(id);
    if (record === undefined || record.value === null) writeContent(id, value); else keepDefault(id, value);
  },
};

// https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#concept-form-reset-control
G.resetControl = id => {
  const record = controlState(id), local = localName(id);
  if (local === 'select') { G.resetOptions(id); return; }
  if (record === undefined) return;
  if (local === 'output' && record.value !== null) writeContent(id, record.value);
  record.value = record.checked = null;
  record.checkedDirty = record.edited = record.interacted = false;
  record.group = '';
  if (local === 'input') {
    if (inputType(id) === 'file' && isLoaded('fileValue')) G.clearFiles(id);
    if (inputType(id) === 'radio') G.forgetGroups();
  }
  shareControlState(id);
};
}
