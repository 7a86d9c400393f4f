// js/html/forms/textSelection.js: what is selected of the text in an input or textarea.
// https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#textFieldSelection
//
// Reads   links; a control's value is js/html/forms/controls.js's. Writes nothing of the arena.
// Exports textReplaced(id): when the value became another: the cursor goes to its end · textBecameSelectable(id).
//         selectedControlText(id): '' for what has no such text · SelectableTextSteps. Exposes nothing.
import { PrivateMap, primordials } from '../../primordials.js';
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
// By control: {start, end, direction, and of a textarea the text that this is of and its first child then}.
const selections = PrivateMap();
function selectionOf(id) {
  const own = selections.get(id);
  if (own === undefined) return { __proto__: null, start: 0, end: 0, direction: 'none' };
  const text = controlValue(id), { length } = text;
  // The children of an unedited textarea gave it another text.
  if (own.child !== -1 && !isDirty(id) && (own.text !== text || own.child !== ownChildOf(id))) return collapse(id, 0);
  // Markup may have made the text shorter.
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
// https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#set-the-selection-range
function setSelection(id, start, end, direction) {
  const { length } = controlValue(id), old = selectionOf(id);
  end = min(end, length);
  start = min(start, end);
  direction = direction === 'forward' || direction === 'backward' ? direction : 'none';
  keep(id, start, end, direction);
  if (old.start !== start || old.end !== end || old.direction !== direction) {
    queueEvents(() => fire(wrap(id), 'select', { __proto__: null, bubbles: true }));
  }
}
// What is selected in a control whose text can be selected.
function neededSelection(id) {
  if (!hasSelection(id)) fail('InvalidStateError', `The input element's type ('${inputType(id)}') does not support selection.`);
  return selectionOf(id);
}
// https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-textarea/input-setrangetext
function replaceRange(id, replacement, from, to, mode) {
  const text = controlValue(id), start = min(from, text.length), end = min(to, text.length);
  let { start: selectedFrom, end: selectedTo } = selectionOf(id);
  const newEnd = start + replacement.length, grown = newEnd - end;
  setControlValue(id, slice(text, 0, start) + replacement + slice(text, end));
  switch (mode) {
    case 'select': selectedFrom = start; selectedTo = newEnd; break;
    case 'start': selectedFrom = selectedTo = start; break;
    case 'end': selectedFrom = selectedTo = newEnd; break;
    default:
      selectedFrom = selectedFrom > end ? selectedFrom + grown : selectedFrom > start ? start : selectedFrom;
      selectedTo = selectedTo > end ? selectedTo + grown : selectedTo > start ? newEnd : selectedTo;
  }
  setSelection(id, selectedFrom, selectedTo, 'none');
}
export const SelectableTextSteps = {
  __proto__: null,
  select(id) {
    if (!hasSelection(id)) return;
    setSelection(id, 0, controlValue(id).length, 'none');
    // Not in the standard, but in WebKit.
    if (isFocusable(id)) moveFocus(id);
  },
  selectionStart(id) { return hasSelection(id) ? selectionOf(id).start : null; },
  setSelectionStart(id, value) {
    const { end, direction } = neededSelection(id);
    setSelection(id, value || 0, max(value || 0, end), direction);
  },
  selectionEnd(id) { return hasSelection(id) ? selectionOf(id).end : null; },
  setSelectionEnd(id, value) {
    const { start, direction } = neededSelection(id);
    setSelection(id, start, value || 0, direction);
  },
  selectionDirection(id) { return hasSelection(id) ? selectionOf(id).direction : null; },
  setSelectionDirection(id, value) {
    const { start, end } = neededSelection(id);
    setSelection(id, start, end, value);
  },
  setSelectionRange(id, start, end, direction) {
    neededSelection(id);
    setSelection(id, start, end, direction);
  },
  setRangeText(id, replacement, start = neededSelection(id).start, end = selectionOf(id).end, mode = 'preserve') {
    neededSelection(id);
    if (start > end) fail('IndexSizeError');
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
