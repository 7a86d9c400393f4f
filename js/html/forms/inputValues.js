// js/html/forms/inputValues.js: the values of input and textarea elements, and their sanitization.
// https://html.spec.whatwg.org/multipage/input.html#value-sanitization-algorithm
//
// Reads   attributes and text. The state is stored by js/html/forms/controlState.js.
// Exports controlValue(id), setControlValue(id, text, edited): for an input or textarea; `edited`: by a user · setInputValue(id, text): as
//         the IDL attribute does · setType(id, text) · setAreaValue(id, text): as the IDL attribute does · numberIn(id, type): an input's
//         value as a number, or null · submittedText(id): a textarea's value as it is submitted.
// Exposes nothing.
import { PrivateMap, isSpace, primordials, toASCIILower } from '../../primordials.js';
import { pageState } from '../../page.js';
import { changeSequence } from '../../memory.js';
import { isLoaded } from '../../lazyModules.js';
import { fail, throwStatus } from '../../webidl/conversions.js';
import { has, isHTML, localName, onAttribute, setText, textOf, textOrEmpty } from '../../dom/contentAttributes.js';
import { integerOf } from '../elements/attributes.js';
import { inputType, valueMode, appliesTo } from './inputTypes.js';
import { controlState, ownControlState, shareControlState } from './controlState.js';
import { dateNumber, dateText } from './dates.js';
import { isNumberText, textToNumber, numberToText, minimumOf, maximumOf, nearestStep } from './numericSteps.js';
import { childText } from 'late:../../dom/childText.js';
import { clearFiles, fileValue } from 'late:./inputFiles.js';
import { textBecameSelectable, textReplaced } from 'late:./textSelection.js';

const { join, test, split, codeAt, slice, includes } = primordials;

const withoutBreaks = text => includes(text, '\n') || includes(text, '\r') ? join(split(join(split(text, '\n'), ''), '\r'), '') : text;
function trimmed(text) {
  let start = 0, end = text.length;
  while (start < end && isSpace(codeAt(text, start))) start++;
  while (end > start && isSpace(codeAt(text, end - 1))) end--;
  return slice(text, start, end);
}
function eachTrimmed(text) {
  const parts = split(text, ',');
  let result = trimmed(parts[0]);
  for (let i = 1; i < parts.length; i++) result += `,${trimmed(parts[i])}`;
  return result;
}
function rangeText(id, text) {
  const minimum = minimumOf(id, 'range'), maximum = maximumOf(id, 'range');
  const number = isNumberText(text) ? +text : maximum < minimum ? minimum : minimum + (maximum - minimum) / 2;
  const nearest = nearestStep(id, 'range', number);
  return numberToText('range', nearest);
}
// HTML, the value sanitization algorithms (#value-sanitization-algorithm) of the types.
function sanitize(id, type, text) {
  switch (type) {
    case 'text': case 'search': case 'tel': case 'password': return withoutBreaks(text);
    case 'url': return trimmed(withoutBreaks(text));
    case 'email': return has(id, 'multiple') ? eachTrimmed(withoutBreaks(text)) : trimmed(withoutBreaks(text));
    case 'number': return isNumberText(text) ? text : '';
    case 'range': return rangeText(id, text);
    case 'color': return test(/^#[0-9a-fA-F]{6}$/, text) ? toASCIILower(text) : '#000000';
    case 'date': case 'month': case 'week': case 'time': return dateNumber(type, text) === null ? '' : text;
    case 'datetime-local': { const number = dateNumber(type, text); return number === null ? '' : dateText(type, number); }
    default: return text;
  }
}
// HTML, 1–3 and 6 of the steps for a change of type (#input-type-change): carries the value over. → the new text of the attribute, '' if it
// does not change.
function changeType(id, record, type) {
  const mode = valueMode(type), text = record.value;
  record.type = type;
  // 2, 6.
  if (mode === 'value') {
    record.value = sanitize(id, type, text);
    return '';
  }
  // 1, 3.
  record.value = null;
  return mode === 'filename' ? '' : text;
}
// The record of an input, with its current type. NB: Selectors read values, and must not change the tree: the attribute is written where
// the type is set (below).
function stateFor(id, type) {
  const record = controlState(id);
  if (record !== undefined && record.value !== null && record.type !== type) changeType(id, record, type);
  return record;
}
// Whether files may have been put into a control.
const hasFiles = () => isLoaded('fileValue');
function inputValue(id) {
  const type = inputType(id), mode = valueMode(type), record = stateFor(id, type);
  switch (mode) {
    case 'default': return textOrEmpty(id, 'value');
    case 'default/on': return textOf(id, 'value') ?? 'on';
    case 'filename': return hasFiles() ? fileValue(id) : '';
    default:
      if (record === undefined || record.value === null) return sanitize(id, type, textOrEmpty(id, 'value'));
      // The stored value was sanitized, unless sanitization depends on attributes.
      return type === 'range' || type === 'email' ? sanitize(id, type, record.value) : record.value;
  }
}
// The value's length is limited as in the tree.
const LONGEST_TEXT = 1_073_741_823, OUT_OF_MEMORY = 101;
function checkLength(text) { if (text.length > LONGEST_TEXT) throwStatus(OUT_OF_MEMORY); }
function storeInput(id, type, text, edited) {
  checkLength(text);
  const record = ownControlState(id);
  record.value = sanitize(id, type, text);
  record.type = type;
  record.edited = edited;
  shareControlState(id);
}
// HTML, the setter of value (#dom-input-value), by its modes.
export function setInputValue(id, text) {
  const type = inputType(id), mode = valueMode(type);
  // "filename".
  if (mode === 'filename') {
    if (text !== '') fail('InvalidStateError');
    if (hasFiles()) clearFiles(id);
    return;
  }
  // "default" and "default/on".
  if (mode !== 'value') { setText(id, 'value', text); return; }
  // "value": 1.
  const before = inputValue(id);
  // 2–4.
  storeInput(id, type, text, false);
  // 5.
  if (inputValue(id) !== before) textReplaced(id);
}
// HTML, the setter of type (#dom-input-type), and the steps for a change of type (#input-type-change).
export function setType(id, text) {
  const before = inputType(id), hadValue = valueMode(before) === 'value';
  const value = hadValue ? inputValue(id) : '', couldSelect = appliesTo(before, 'selection');
  setText(id, 'type', text);
  const type = inputType(id), mode = valueMode(type), record = stateFor(id, type);
  if (type === before) return;
  // 1. changeType() does 2–3 and 6; the group does 5 on demand (js/html/forms/radioGroups.js).
  if (hadValue && value !== '' && (mode === 'default' || mode === 'default/on')) setText(id, 'value', value);
  if (record !== undefined) shareControlState(id);
  // 7–9.
  if (!couldSelect && appliesTo(type, 'selection')) textBecameSelectable(id);
}

// https://html.spec.whatwg.org/multipage/form-elements.html#the-textarea-element
// By a textarea's id: the text of its children, valid until the tree changes, and its value, valid until its parts change.
const { areas } = pageState('html/forms/inputValues', () => ({ __proto__: null, areas: PrivateMap() }));
function areaOf(id) {
  let area = areas.get(id);
  if (area === undefined) areas.set(id, area = { __proto__: null, isRead: false, sequence: 0, text: '', source: '', value: '' });
  return area;
}
function defaultText(area, id) {
  if (area.isRead && area.sequence === changeSequence()) return area.text;
  area.text = childText(id);
  area.sequence = changeSequence();
  area.isRead = true;
  return area.text;
}
const normalized = text => includes(text, '\r') ? join(split(join(split(text, '\r\n'), '\n'), '\r'), '\n') : text;
function areaValue(id) {
  const area = areaOf(id), record = controlState(id), source = record === undefined || record.value === null ? defaultText(area, id) : record.value;
  if (area.source !== source) {
    area.value = normalized(source);
    area.source = source;
  }
  return area.value;
}
function storeArea(id, text, edited) {
  checkLength(text);
  const record = ownControlState(id);
  record.value = text;
  record.edited = edited;
  shareControlState(id);
}

// HTML, the textarea wrapping transformation (#textarea-wrapping-transformation). AD-HOC: Lines are broken after as many code units as the
// element has columns, since there is no layout.
export function submittedText(id) {
  const text = areaValue(id);
  if (toASCIILower(textOrEmpty(id, 'wrap')) !== 'hard') return text;
  const columns = integerOf(textOf(id, 'cols')), width = columns === null || columns <= 0 ? 20 : columns, lines = split(text, '\n');
  let result = '';
  for (let i = 0; i < lines.length; i++) {
    if (i > 0) result += '\n';
    for (let from = 0; from === 0 || from < lines[i].length; from += width) result += (from === 0 ? '' : '\n') + slice(lines[i], from, from + width);
  }
  return result;
}

export const controlValue = id => isHTML(id, 'textarea') ? areaValue(id) : inputValue(id);
export const setControlValue = (id, text, edited = false) => {
  if (localName(id) === 'textarea') storeArea(id, text, edited); else storeInput(id, inputType(id), text, edited);
};
// HTML, the setter of a textarea's value (#dom-textarea-value).
export const setAreaValue = (id, text) => {
  // 1.
  const before = areaValue(id);
  // 2–3.
  storeArea(id, text, false);
  // 4.
  if (areaValue(id) !== before) textReplaced(id);
};
export const numberIn = (id, type) => textToNumber(type, inputValue(id));
// Handles a type that markup or setAttribute has changed.
onAttribute('type', id => {
  const record = isHTML(id, 'input') ? controlState(id) : undefined;
  if (record === undefined || record.value === null) return;
  const value = changeType(id, record, inputType(id));
  if (value !== '') setText(id, 'value', value);
  shareControlState(id);
});
// A range's value that was clamped to new bounds stays, even if the bounds are removed.
function keepInBounds(id) {
  const record = isHTML(id, 'input') ? controlState(id) : undefined;
  if (record === undefined || record.value === null || inputType(id) !== 'range') return;
  record.value = inputValue(id);
  shareControlState(id);
}
onAttribute('min', keepInBounds);
onAttribute('max', keepInBounds);
