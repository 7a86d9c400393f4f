// js/html/forms/controls.js: members of input, textarea and output.
// https://html.spec.whatwg.org/multipage/form-elements.html https://html.spec.whatwg.org/multipage/input.html
//
// Reads   attributes and text. Values: js/html/forms/inputValues.js; checkedness: js/html/forms/radioGroups.js.
// Exports resetControl(id) · HTMLInputElementSteps, HTMLTextAreaElementSteps, HTMLOutputElementSteps. Exposes nothing.
import { primordials } from '../../primordials.js';
import { writeContent } from '../../arena.js';
import { isLoaded } from '../../lazyModules.js';
import { fail } from '../../webidl/conversions.js';
import { rootOf, textContentOf } from '../../dom/Node.js';
import { has, isHTML, localName, setText, textOf, textOrEmpty } from '../../dom/contentAttributes.js';
import { integerOf, sizeText } from '../elements/attributes.js';
import { inputType, appliesTo } from './inputTypes.js';
import { controlState, ownControlState, shareControlState } from './controlState.js';
import { controlValue, numberIn, setInputValue, setType, setAreaValue } from './inputValues.js';
import { dateNumber, dateText } from 'late:./dates.js';
import { childText } from 'late:../../dom/childText.js';
import { isDisabled } from 'late:../interaction/focus.js';
import { firstWithId } from 'late:./forms.js';
import { clearFiles, filesOf, setFiles } from 'late:./inputFiles.js';
import { checkedness, forgetGroups, setCheckedness } from 'late:./radioGroups.js';
import { resetOptions } from 'late:./selectedness.js';
import { settingText, stepped } from 'late:./numericSteps.js';

const { Date, dateTime, TypeError } = primordials;

// Types whose value is a date. HTML, valueAsDate (#dom-input-valueasdate).
const isDated = type => type === 'date' || type === 'month' || type === 'week' || type === 'time';
const monthStart = months => dateNumber('date', `${dateText('month', months)}-01`);
function valueAsDate(id) {
  const type = inputType(id), number = isDated(type) ? numberIn(id, type) : null;
  return number === null ? null : new Date(type === 'month' ? monthStart(number) : number);
}
function setValueAsDate(id, value) {
  const type = inputType(id);
  let time = NaN;
  if (!isDated(type)) fail('InvalidStateError');
  if (value !== null) {
    try { time = dateTime(value); } catch { throw new TypeError('The value is not a Date'); }
  }
  if (time !== time) { setInputValue(id, ''); return; }
  const day = type === 'month' ? dateNumber('month', primordials.slice(dateText('date', time), 0, -3)) : time;
  setInputValue(id, day === null ? '' : settingText(id, type, day));
}
// HTML, the setter of valueAsNumber (#dom-input-valueasnumber). AD-HOC: Safari refuses numbers that are not finite; in the standard they
// result in an empty value or a TypeError.
function setValueAsNumber(id, number) {
  const type = inputType(id);
  if (number - number !== 0) fail('NotSupportedError');
  if (!appliesTo(type, 'step')) fail('InvalidStateError');
  setInputValue(id, settingText(id, type, number));
}
// HTML, stepUp() and stepDown() (#dom-input-stepup).
function step(id, count, isUp) {
  const type = inputType(id);
  // 1.
  if (!appliesTo(type, 'step')) fail('InvalidStateError');
  // 2–11 are stepped()'s (js/html/forms/numericSteps.js).
  const text = stepped(id, type, controlValue(id), count, isUp);
  if (text === undefined) fail('InvalidStateError');
  // 12.
  if (text !== null) setInputValue(id, text);
}

export const HTMLInputElementSteps = {
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
  // HTML, checked (#dom-input-checked).
  checked(id) { return checkedness(id); },
  setChecked(id, value) { setCheckedness(id, value); },
  indeterminate(id) { const record = controlState(id); return record !== undefined && record.indeterminate; },
  setIndeterminate(id, value) {
    ownControlState(id).indeterminate = value;
    shareControlState(id);
  },
  files(id) { return inputType(id) === 'file' ? filesOf(id) : null; },
  // HTML, the setter of files (#dom-input-files): 1–2.
  setFiles(id, list) {
    if (list !== null && inputType(id) === 'file') setFiles(id, list);
  },
  // HTML, list (#dom-input-list): the suggestions source element (#concept-input-list).
  list(id) {
    const name = textOf(id, 'list'), root = rootOf(id);
    if (name === null || !appliesTo(inputType(id), 'list')) return 0;
    const found = firstWithId(root, name);
    return isHTML(found, 'datalist') ? found : 0;
  },
  width(id) { return imageSize(id, 'width'); },
  setWidth(id, value) { setText(id, 'width', sizeText(value)); },
  height(id) { return imageSize(id, 'height'); },
  setHeight(id, value) { setText(id, 'height', sizeText(value)); },
  stepUp(id, n) { step(id, n, true); },
  stepDown(id, n) { step(id, n, false); },
  // HTML, showPicker() (#dom-input-showpicker): there is no transient activation without a user. 2 is left out, as no page is in another's.
  showPicker(id) {
    const type = inputType(id);
    // 1.
    if (isDisabled(id) || has(id, 'readonly') && appliesTo(type, 'readonly')) fail('InvalidStateError');
    // 3.
    fail('NotAllowedError', 'Input showPicker() requires a user gesture.');
  },
};
// The size of an image button is that of its attributes; it has no image.
function imageSize(id, name) {
  const size = inputType(id) === 'image' ? integerOf(textOf(id, name)) : null;
  return size === null || size < 0 ? 0 : size;
}

// https://html.spec.whatwg.org/multipage/form-elements.html#the-textarea-element
export const HTMLTextAreaElementSteps = {
  __proto__: null,
  type: () => 'textarea',
  defaultValue(id) { return childText(id); },
  setDefaultValue(id, value) { writeContent(id, value); },
  // HTML, value of a textarea (#dom-textarea-value): setAreaValue() has the steps.
  value(id) { return controlValue(id); },
  setValue(id, value) { setAreaValue(id, value); },
  textLength(id) { return controlValue(id).length; },
};

// HTML, the default value of an output (#concept-output-default-value): 1–2. The override is the record's value.
const outputDefault = id => { const record = controlState(id); return record === undefined || record.value === null ? textContentOf(id) : record.value; };
function keepDefault(id, text) {
  ownControlState(id).value = text;
  shareControlState(id);
}
export const HTMLOutputElementSteps = {
  __proto__: null,
  type: () => 'output',
  value(id) { return textContentOf(id); },
  // #dom-output-value
  setValue(id, value) {
    // 1.
    keepDefault(id, outputDefault(id));
    // 2.
    writeContent(id, value);
  },
  defaultValue(id) { return outputDefault(id); },
  // #dom-output-defaultvalue
  setDefaultValue(id, value) {
    const record = controlState(id);
    // 1–2.
    if (record === undefined || record.value === null) writeContent(id, value); else keepDefault(id, value);
  },
};

// HTML, the reset algorithms of controls (#concept-form-reset-control).
export const resetControl = id => {
  const record = controlState(id), local = localName(id);
  // A select's.
  if (local === 'select') { resetOptions(id); return; }
  // An output's: 1; 2 is below.
  if (local === 'output') writeContent(id, outputDefault(id));
  if (record === undefined) return;
  // For an input and a textarea: the dirty flags are reset, and the values that were set are removed.
  record.value = record.checked = null;
  record.checkedDirty = record.edited = record.interacted = false;
  record.group = '';
  if (local === 'input') {
    if (inputType(id) === 'file' && isLoaded('fileValue')) clearFiles(id);
    if (inputType(id) === 'radio') forgetGroups();
  }
  shareControlState(id);
};
