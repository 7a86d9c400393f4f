// js/html/forms/validity.js: constraint validation.
// https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#constraints
//
// Reads   attributes, links and the state of controls. The messages are Safari's.
// Exports willValidate(id) · isValidControl(id) · checkValidity(id), reportValidity(id): with the event · validityOf(id): a state ·
//         invalidIn(root id) → ids · checkForm(form id), reportForm(form id): with the events · limitState(id) → -1 below, 0 within, 1
//         above, 2 both, null for controls without limits · setInteracted(id): a user has seen the control's validity.
//         ConstraintValidationSteps, ValidityStateSteps. Exposes nothing.
import { PrivateMap, primordials, privateArray } from '../../primordials.js';
import { pageHooks } from '../../hooks.js';
import { pageState } from '../../page.js';
import { wrap } from '../../arena.js';
import { ELEMENT, kindOf } from '../../memory.js';
import { isLoaded } from '../../lazyModules.js';
import { parseURL } from '../../url/parsing.js';
import { rootOf } from '../../dom/Node.js';
import { following } from '../../dom/preorder.js';
import { LiveList } from '../../dom/LiveList.js';
import { keepList } from '../../dom/Collections.js';
import { has, localName, textOf, textOrEmpty } from '../../dom/contentAttributes.js';
import { integerOf } from '../elements/attributes.js';
import { inputType, appliesTo } from './inputTypes.js';
import { controlState, ownControlState, shareControlState, hasMessages } from './controlState.js';
import { minimumOf, maximumOf, isStepMismatch, numberToText } from './numericSteps.js';
import { fire } from 'late:../../dom/dispatch.js';
import { enclosing } from 'late:../../dom/enclosing.js';
import { customFlags } from 'late:../customElements/ElementInternals.js';
import { isDisabled, isFocusable, moveFocus } from 'late:../interaction/focus.js';
import { buttonType, formOf, remoteCount, submittableOf } from 'late:./forms.js';
import { filesOf } from 'late:./inputFiles.js';
import { controlValue, numberIn } from 'late:./inputValues.js';
import { checkedness, isGroupChecked, radioGroup } from 'late:./radioGroups.js';
import { hasNoChoice } from 'late:./selectedness.js';

const { test, matchesSource, split, trunc } = primordials;

const isListChild = id => enclosing(id, 'datalist') !== 0;
const isCustom = id => pageHooks.formCustom !== null && pageHooks.formCustom(id);
const isMutable = (id, type) => !isDisabled(id) && !(has(id, 'readonly') && (type === 'textarea' || appliesTo(type, 'readonly')));
// HTML, candidates for constraint validation (#candidate-for-constraint-validation), but for those that something bars from it.
export function willValidate(id) {
  const local = localName(id);
  switch (local) {
    case 'input': {
      const type = inputType(id);
      if (type === 'hidden' || type === 'reset' || type === 'button' || has(id, 'readonly')) return false;
      break;
    }
    case 'button': if (buttonType(id) !== 'submit') return false; break;
    case 'textarea': if (has(id, 'readonly')) return false; break;
    case 'select': break;
    default: if (!isCustom(id) || has(id, 'readonly')) return false;
  }
  return !isDisabled(id) && !isListChild(id);
}

const emailPattern = new primordials.RegExp('^[a-zA-Z0-9.!#$%&\'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?' +
  '(?:\\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$');
// Whether each address of a list, or the single value, meets a condition.
function every(id, type, value, condition) {
  if (type !== 'email' || !has(id, 'multiple')) return condition(value);
  const parts = split(value, ',');
  for (let i = 0; i < parts.length; i++) if (!condition(parts[i])) return false;
  return true;
}
const isEmail = text => test(emailPattern, text);
// HTML, suffering from a pattern mismatch (#the-pattern-attribute).
function fitsPattern(id, type, value) {
  const pattern = textOf(id, 'pattern');
  if (pattern === null || matchesSource(pattern, 'v', '') === undefined) return true;
  return every(id, type, value, part => matchesSource(`^(?:${pattern})$`, 'v', part) !== false);
}
// HTML, suffering from being missing (#suffering-from-being-missing), by the sections of each type.
function isMissing(id, local, type) {
  if (local === 'select') return has(id, 'required') && hasNoChoice(id);
  if (type === 'radio') return textOrEmpty(id, 'name') !== '' && !isGroupChecked(id) && radioGroup(id).isRequired();
  if (!has(id, 'required')) return false;
  if (type === 'checkbox') return !checkedness(id);
  if (type === 'file') return !isLoaded('fileValue') || filesOf(id).files.length === 0;
  return (type === 'textarea' || appliesTo(type, 'required')) && isMutable(id, type) && controlValue(id) === '';
}
// HTML, the limit on the length of a user's text; null if it does not apply, as for a text that a script set.
// #the-maxlength-and-minlength-attributes
function lengthLimit(id, type, name) {
  const record = controlState(id);
  if (record === undefined || record.value === null || !record.edited || type !== 'textarea' && !appliesTo(type, name)) return null;
  const limit = integerOf(textOf(id, name));
  return limit === null || limit < 0 ? null : limit;
}
export function limitState(id) {
  if (localName(id) !== 'input') return null;
  const type = inputType(id);
  if (!appliesTo(type, 'range')) return null;
  const minimum = minimumOf(id, type), maximum = maximumOf(id, type);
  if (minimum === null && maximum === null) return null;
  const number = numberIn(id, type);
  return number === null ? 0 : outside(type, number, minimum, maximum);
}
// -1 below, 1 above, 2 both, 0 neither. The times of a reversed range are around midnight.
function outside(type, number, minimum, maximum) {
  if (type === 'time' && minimum !== null && maximum !== null && maximum < minimum) return number > maximum && number < minimum ? 2 : 0;
  const isBelow = minimum !== null && number < minimum, isAbove = maximum !== null && number > maximum;
  // The value of a range is within its limits, even if these are reversed.
  if (isBelow && isAbove || type === 'range' && minimum !== null && maximum !== null && maximum < minimum) return type === 'range' ? 0 : 2;
  return isBelow ? -1 : isAbove ? 1 : 0;
}

const flagNames = ['valueMissing', 'typeMismatch', 'patternMismatch', 'tooLong', 'tooShort', 'rangeUnderflow', 'rangeOverflow', 'stepMismatch',
  'badInput', 'customError'];
const messageOf = id => { const record = controlState(id); return record === undefined ? '' : record.message; };
// Whether a control suffers from something, or the name of the first thing that it suffers from.
function suffers(id, flag) {
  if (isCustom(id)) { const flags = customFlags(id); return flags !== null && flags[flag]; }
  const local = localName(id), type = local === 'input' ? inputType(id) : local;
  if (flag === 'customError') return messageOf(id) !== '';
  if (local !== 'input' && local !== 'textarea' && local !== 'select') return false;
  if (flag === 'valueMissing') return isMissing(id, local, type);
  if (flag === 'tooLong' || flag === 'tooShort') {
    if (local === 'select') return false;
    const limit = lengthLimit(id, type, flag === 'tooLong' ? 'maxlength' : 'minlength');
    if (limit === null) return false;
    const { length } = controlValue(id);
    return flag === 'tooLong' ? length > limit : length !== 0 && length < limit;
  }
  if (local !== 'input' || flag === 'badInput') return false;
  switch (flag) {
    case 'typeMismatch': {
      if (type !== 'email' && type !== 'url') return false;
      const value = controlValue(id);
      return value !== '' && (type === 'url' ? parseURL(value, null) === null : !every(id, type, value, isEmail));
    }
    case 'patternMismatch': {
      if (!has(id, 'pattern') || !appliesTo(type, 'pattern')) return false;
      const value = controlValue(id);
      return value !== '' && !fitsPattern(id, type, value);
    }
    case 'rangeUnderflow': { const state = limitState(id); return state === -1 || state === 2; }
    case 'rangeOverflow': { const state = limitState(id); return state === 1 || state === 2; }
    default: {
      if (!appliesTo(type, 'step')) return false;
      const number = numberIn(id, type);
      return number !== null && isStepMismatch(id, type, number);
    }
  }
}
function firstFault(id) {
  for (let i = flagNames.length - 1; i >= 0; i--) if (suffers(id, flagNames[i])) return flagNames[i];
  return '';
}
export const isValidControl = id => !willValidate(id) || firstFault(id) === '';
// HTML, the check validity steps (#check-validity-steps).
export function checkValidity(id) {
  // 2.
  if (isValidControl(id)) return true;
  // 1.1–2.
  tell(id);
  return false;
}
// The attributes with which a control may be invalid. Other controls can only have a message.
const unlimited = {
  __proto__: null, text: 1, search: 1, tel: 1, password: 1, hidden: 1, checkbox: 1, file: 1, color: 1, submit: 1, image: 1, reset: 1, button: 1,
};
const mayFail = id => {
  const local = localName(id);
  if (local === 'input' && unlimited[inputType(id)] !== 1) return true;
  return (local === 'input' || local === 'textarea' || local === 'select') &&
    (has(id, 'required') || has(id, 'pattern') || has(id, 'minlength') || has(id, 'maxlength'));
};
// The controls below a node that may be invalid, from a list that follows the tree; null if others may be invalid, too.
function suspects(id, matches) {
  if (pageHooks.formCustom !== null || hasMessages()) return null;
  return keepList(id, 'controls that may be invalid', () => {
    const isOne = id => kindOf(id) === ELEMENT && matches(id);
    return new LiveList(id, { __proto__: null, deep: true, attributes: true, matches: isOne, build: null });
  }).all();
}
// All controls of a tree that are invalid.
export const invalidIn = root => {
  const ids = suspects(root, mayFail);
  if (ids !== null) return invalidAmong(ids);
  const all = privateArray();
  for (let e = root; e !== 0; e = following(e, root)) if (kindOf(e) === ELEMENT) all[all.length] = e;
  return invalidAmong(all);
};
// HTML, "statically validate the constraints" (#statically-validate-the-constraints): 1–3.
function invalidControls(form) {
  const ids = remoteCount(rootOf(form)) > 0 ? null : suspects(form, id => mayFail(id) && formOf(id) === form);
  return invalidAmong(ids ?? submittableOf(form));
}
function invalidAmong(ids) {
  const found = privateArray();
  for (let i = 0; i < ids.length; i++) if (!isValidControl(ids[i])) found[found.length] = ids[i];
  return found;
}
const tell = id => fire(wrap(id), 'invalid', { __proto__: null, cancelable: true });
// HTML, checkValidity() of a form (#dom-form-checkvalidity).
export function checkForm(form) {
  // 1–3.
  const invalid = invalidControls(form);
  // 5–6.
  for (let i = 0; i < invalid.length; i++) tell(invalid[i]);
  // 4, 7.
  return invalid.length === 0;
}
// HTML, "interactively validate the constraints" (#interactively-validate-the-constraints), and the possible part of 1.
export function reportForm(form) {
  const invalid = invalidControls(form);
  let shown = 0;
  // 1: 5–6 of the static validation; 3, where the first of those that no listener handled is shown.
  for (let i = 0; i < invalid.length; i++) if (tell(invalid[i]) && shown === 0 && isFocusable(invalid[i])) shown = invalid[i];
  if (shown !== 0) moveFocus(shown);
  // 2, 4.
  return invalid.length === 0;
}
// HTML, the report validity steps (#report-validity-steps).
export function reportValidity(id) {
  // 2.
  if (isValidControl(id)) return true;
  // 1.1–2. There is no user.
  if (tell(id) && isFocusable(id)) moveFocus(id);
  // 1.3.
  return false;
}
function missingMessage(id, local) {
  if (local === 'select') return 'Select an item in the list';
  switch (local === 'input' ? inputType(id) : local) {
    case 'checkbox': return 'Select this checkbox';
    case 'radio': return 'Select one of these options';
    case 'file': return has(id, 'multiple') ? 'Select one or more files' : 'Select a file';
    default: return 'Fill out this field';
  }
}
function messageFor(id) {
  const custom = messageOf(id);
  if (custom !== '') return custom;
  const type = localName(id) === 'input' ? inputType(id) : '';
  const limit = name => `${trunc(integerOf(textOf(id, name)))} characters`;
  for (let i = 0; i < flagNames.length; i++) {
    if (!suffers(id, flagNames[i])) continue;
    switch (flagNames[i]) {
      case 'valueMissing': return missingMessage(id, localName(id));
      case 'typeMismatch': return type === 'url' ? 'Enter a URL' : 'Enter an email address';
      case 'patternMismatch': {
        const title = textOrEmpty(id, 'title');
        return title === '' ? 'Match the requested format' : `Match the requested format: ${title}`;
      }
      case 'tooLong': return `Use no more than ${limit('maxlength')}`;
      case 'tooShort': return `Use at least ${limit('minlength')}`;
      case 'rangeUnderflow': return `Value must be greater than or equal to ${numberToText(type, minimumOf(id, type))}`;
      case 'rangeOverflow': return `Value must be less than or equal to ${numberToText(type, maximumOf(id, type))}`;
      default: return 'Enter a valid value';
    }
  }
  return '';
}

// The state of a control's ValidityState.
export const ValidityStateSteps = { __proto__: null, valid: ({ id }) => firstFault(id) === '' };
for (let i = 0; i < flagNames.length; i++) ValidityStateSteps[flagNames[i]] = ({ id }) => suffers(id, flagNames[i]);
const { validities } = pageState('html/forms/validity', () => ({ __proto__: null, validities: PrivateMap() }));
export function validityOf(id) {
  let state = validities.get(id);
  if (state === undefined) validities.set(id, state = { __proto__: null, id, object: undefined });
  return state;
}
// HTML, the constraint validation API (#the-constraint-validation-api).
export const ConstraintValidationSteps = {
  __proto__: null,
  willValidate(id) { return willValidate(id); },
  validity(id) { return validityOf(id); },
  validationMessage(id) { return willValidate(id) ? messageFor(id) : ''; }, // 1–2 (#dom-cva-validationmessage).
  checkValidity(id) { return checkValidity(id); },
  reportValidity(id) {
    setInteracted(id);
    return reportValidity(id);
  },
  setCustomValidity(id, error) {
    ownControlState(id).message = error;
    shareControlState(id);
  },
};
export function setInteracted(id) {
  const record = ownControlState(id);
  if (record.interacted) return;
  record.interacted = true;
  shareControlState(id);
}
