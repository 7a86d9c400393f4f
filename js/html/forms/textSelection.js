// js/html/forms/textSelection.js: the selected text of an input or textarea.
// https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#textFieldSelection
//
// Reads   links. Writes nothing of the arena.
// Exports textReplaced(id): called when the value changed: moves the cursor to its end · textBecameSelectable(id) ·
//         selectedControlText(id): '' for controls without such text · SelectableTextSteps. Exposes nothing.
import { PrivateMap, primordials } from '../../primordials.js';
import { pageState } from '../../page.js';
import { wrap } from '../../arena.js';
import { firstChildOf } from '../../memory.js';
import { fail } from '../../webidl/conversions.js';
import { isHTML } from '../../dom/contentAttributes.js';
import { fire } from 'late:../../dom/dispatch.js';
import { controlState } from 'late:./controlState.js';
import { isFocusable, moveFocus } from 'late:../interaction/focus.js';
import { appliesTo, inputType } from 'late:./inputTypes.js';
import { controlValue, setControlValue } from 'late:./inputValues.js';
import { queueEvents } from 'late:../../timing/timers.js';

const { min, max, slice } = primordials;

const hasSelection = id => isHTML(id, 'textarea') || appliesTo(inputType(id), 'selection');
// By control: {start, end, direction}; for a textarea also the text and its first child at that time.
const { selections } = pageState('html/forms/textSelection', () => ({ __proto__: null, selections: PrivateMap() }));
// HTML, the selection after a change of the relevant value (#concept-textarea/input-relevant-value).
function selectionOf(id) {
  const own = selections.get(id);
  if (own === undefined) return { __proto__: null, start: 0, end: 0, direction: 'none' };
  const text = controlValue(id), { length } = text;
  // The children of an unedited textarea have changed its text.
  if (own.child !== -1 && !isDirty(id) && (own.text !== text || own.child !== ownChildOf(id))) return collapse(id, 0);
  // 1.1–2. Markup may have made the text shorter.
  own.start = min(own.start, length);
  own.end = min(own.end, length);
  return own;
}
const isDirty = id => { const record = controlState(id); return record !== undefined && record.value !== null; };
// A textarea's first child; -1 for other controls.
const ownChildOf = id => isHTML(id, 'textarea') ? firstChildOf(id) : -1;
function keep(id, start, end, direction) {
  const child = ownChildOf(id), own = { __proto__: null, start, end, direction, child, text: child === -1 ? '' : controlValue(id) };
  selections.set(id, own);
  return own;
}
const collapse = (id, place) => keep(id, place, place, 'none');
// HTML, "set the selection range" (#set-the-selection-range).
function setSelection(id, start, end, direction) {
  // 1–2: no number is null here.
  const { length } = controlValue(id), old = selectionOf(id);
  // 3.
  end = min(end, length);
  start = min(start, end);
  // 4–5.
  direction = direction === 'forward' || direction === 'backward' ? direction : 'none';
  keep(id, start, end, direction);
  // 6.
  if (old.start !== start || old.end !== end || old.direction !== direction) {
    queueEvents(() => fire(wrap(id), 'select', { __proto__: null, bubbles: true }));
  }
}
// The selection of a control with selectable text: 1 of most members below.
function neededSelection(id) {
  if (!hasSelection(id)) fail('InvalidStateError', `The input element's type ('${inputType(id)}') does not support selection.`);
  return selectionOf(id);
}
// HTML, 5–14 of setRangeText() (#dom-textarea/input-setrangetext). 2 is setControlValue()'s.
function replaceRange(id, replacement, from, to, mode) {
  // 5–6.
  const text = controlValue(id), start = min(from, text.length), end = min(to, text.length);
  // 7–8.
  let { start: selectedFrom, end: selectedTo } = selectionOf(id);
  // 11–12.
  const newEnd = start + replacement.length, grown = newEnd - end;
  // 9–10.
  setControlValue(id, slice(text, 0, start) + replacement + slice(text, end));
  // 13.
  switch (mode) {
    case 'select': selectedFrom = start; selectedTo = newEnd; break;
    case 'start': selectedFrom = selectedTo = start; break;
    case 'end': selectedFrom = selectedTo = newEnd; break;
    default:
      selectedFrom = selectedFrom > end ? selectedFrom + grown : selectedFrom > start ? start : selectedFrom;
      selectedTo = selectedTo > end ? selectedTo + grown : selectedTo > start ? newEnd : selectedTo;
  }
  // 14.
  setSelection(id, selectedFrom, selectedTo, 'none');
}
export const SelectableTextSteps = {
  __proto__: null,
  // HTML, select() (#dom-textarea/input-select).
  select(id) {
    // 1.
    if (!hasSelection(id)) return;
    // 2.
    setSelection(id, 0, controlValue(id).length, 'none');
    // Not in the standard, but in WebKit.
    if (isFocusable(id)) moveFocus(id);
  },
  // #dom-textarea/input-selectionstart: 1–3, and the setter's 1–4.
  selectionStart(id) { return hasSelection(id) ? selectionOf(id).start : null; },
  setSelectionStart(id, value) {
    const { end, direction } = neededSelection(id);
    setSelection(id, value || 0, max(value || 0, end), direction);
  },
  // #dom-textarea/input-selectionend: 1–3, and the setter's 1–2.
  selectionEnd(id) { return hasSelection(id) ? selectionOf(id).end : null; },
  setSelectionEnd(id, value) {
    const { start, direction } = neededSelection(id);
    setSelection(id, start, value || 0, direction);
  },
  // #dom-textarea/input-selectiondirection: 1–2, and the setter's 1–2.
  selectionDirection(id) { return hasSelection(id) ? selectionOf(id).direction : null; },
  setSelectionDirection(id, value) {
    const { start, end } = neededSelection(id);
    setSelection(id, start, end, value);
  },
  // #dom-textarea/input-setselectionrange: 1–2.
  setSelectionRange(id, start, end, direction = 'none') {
    neededSelection(id);
    setSelection(id, start, end, direction);
  },
  // #dom-textarea/input-setrangetext: 1, 3.
  setRangeText(id, replacement, start = neededSelection(id).start, end = selectionOf(id).end, mode = 'preserve') {
    neededSelection(id);
    // 4.
    if (start > end) fail('IndexSizeError');
    // 5–14.
    replaceRange(id, replacement, start, end, mode);
  },
};
export const selectedControlText = id => {
  if (!isHTML(id, 'textarea') && !isHTML(id, 'input') || !hasSelection(id)) return '';
  const { start, end } = selectionOf(id);
  return slice(controlValue(id), start, end);
};
export const textReplaced = id => { collapse(id, controlValue(id).length); };
export const textBecameSelectable = id => { collapse(id, 0); };
