// js/html/forms/controlMatches.js: answers native selectors about the state of form controls that is not in the tree.
// https://html.spec.whatwg.org/multipage/semantics-other.html#pseudo-classes
//
// Reads   attributes, links and the state of controls. Writes and exposes nothing.
// Exports controlMatches(element id, number of a pseudo-class) → boolean. The numbers are those of
//         Sources/Engine/Selectors/ControlQuestion.swift.
'use strict'; { const G = this; const { has, localName, textOf } = G;









function isIndeterminate(id, local) {
  if (local !== 'input') return local === 'progress' && !has(id, 'value');
  const type = G.inputType(id);
  if (type === 'radio') return !G.isGroupChecked(id);
  if (type !== 'checkbox') return false;
  const record = G.controlState(id);
  return record !== undefined && record.indeterminate;
}
// https://html.spec.whatwg.org/multipage/semantics-other.html#selector-default
function isDefault(id, local) {
  if (local === 'option') return has(id, 'selected');
  const type = local === 'input' ? G.inputType(id) : '';
  if (type === 'checkbox' || type === 'radio') return has(id, 'checked');
  if (!G.isSubmitButton(id)) return false;
  const form = G.formOf(id);
  return form !== 0 && G.defaultButton(form) === id;
}
function isChecked(id, local) {
  if (local === 'option') return G.isSelected(id);
  const type = local === 'input' ? G.inputType(id) : '';
  return (type === 'checkbox' || type === 'radio') && G.checkedness(id);
}
function showsPlaceholder(id, local) {
  return textOf(id, 'placeholder') !== null && (local === 'textarea' || local === 'input' && G.appliesTo(G.inputType(id), 'placeholder')) &&
    G.controlValue(id) === '';
}
function isValid(id, local, wanted) {
  if (local === 'form' || local === 'fieldset') return G.holdsInvalid(id) !== wanted;
  return G.willValidate(id) && G.isValidControl(id) === wanted;
}
function isInRange(id, wanted) {
  const state = G.willValidate(id) ? G.limitState(id) : null;
  return state !== null && (state === 0) === wanted;
}
function isSeenValid(id, wanted) {
  const record = G.controlState(id);
  return record !== undefined && record.interacted && G.willValidate(id) && G.isValidControl(id) === wanted;
}
G.controlMatches = (id, question) => {
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
}
