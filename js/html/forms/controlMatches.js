// js/html/forms/controlMatches.js: answers native selectors about the state of form controls that is not in the tree.
// https://html.spec.whatwg.org/multipage/semantics-other.html#pseudo-classes
//
// Reads   attributes, links and the state of controls. Writes and exposes nothing.
// Exports controlMatches(element id, number of a pseudo-class) → boolean. The numbers are those of
//         Sources/Engine/Selectors/ControlQuestion.swift.
import { has, localName, textOf } from '../../dom/contentAttributes.js';
import { controlState } from 'late:./controlState.js';
import { defaultButton, formOf, isSubmitButton } from 'late:./forms.js';
import { holdsInvalid } from 'late:./invalidHolders.js';
import { appliesTo, inputType } from 'late:./inputTypes.js';
import { controlValue } from 'late:./inputValues.js';
import { checkedness, isGroupChecked } from 'late:./radioGroups.js';
import { isSelected } from 'late:./selectedness.js';
import { isValidControl, limitState, willValidate } from 'late:./validity.js';

function isIndeterminate(id, local) {
  if (local !== 'input') return local === 'progress' && !has(id, 'value');
  const type = inputType(id);
  if (type === 'radio') return !isGroupChecked(id);
  if (type !== 'checkbox') return false;
  const record = controlState(id);
  return record !== undefined && record.indeterminate;
}
// https://html.spec.whatwg.org/multipage/semantics-other.html#selector-default
function isDefault(id, local) {
  if (local === 'option') return has(id, 'selected');
  const type = local === 'input' ? inputType(id) : '';
  if (type === 'checkbox' || type === 'radio') return has(id, 'checked');
  if (!isSubmitButton(id)) return false;
  const form = formOf(id);
  return form !== 0 && defaultButton(form) === id;
}
function isChecked(id, local) {
  if (local === 'option') return isSelected(id);
  const type = local === 'input' ? inputType(id) : '';
  return (type === 'checkbox' || type === 'radio') && checkedness(id);
}
function showsPlaceholder(id, local) {
  return textOf(id, 'placeholder') !== null && (local === 'textarea' || local === 'input' && appliesTo(inputType(id), 'placeholder')) &&
    controlValue(id) === '';
}
function isValid(id, local, wanted) {
  if (local === 'form' || local === 'fieldset') return holdsInvalid(id) !== wanted;
  return willValidate(id) && isValidControl(id) === wanted;
}
function isInRange(id, wanted) {
  const state = willValidate(id) ? limitState(id) : null;
  return state !== null && (state === 0) === wanted;
}
function isSeenValid(id, wanted) {
  const record = controlState(id);
  return record !== undefined && record.interacted && willValidate(id) && isValidControl(id) === wanted;
}
export const controlMatches = (id, question) => {
  const local = localName(id);
  switch (question) {
    case 0: return isChecked(id, local);
    case 1: return isDefault(id, local);
    case 2: return isIndeterminate(id, local);
    case 3: return showsPlaceholder(id, local);
    case 4: return isValid(id, local, true);
    case 5: return isValid(id, local, false);
    case 6: return isInRange(id, true);
    case 7: return isInRange(id, false);
    case 8: return isSeenValid(id, true);
    case 9: return isSeenValid(id, false);
    default: return false;
  }
};
