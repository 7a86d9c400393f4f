// js/html/forms/autofill.js: the `autocomplete` member of form controls.
// https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#autofilling-form-controls:-the-autocomplete-attribute
//
// Reads and writes attributes. Exports AutofilledSteps. Exposes nothing.
import { each, primordials, toASCIILower, words } from '../../primordials.js';
import { isHTML, setText, textOrEmpty } from '../../dom/contentAttributes.js';
import { inputType } from 'late:./inputTypes.js';

const { split, slice } = primordials;

const normal = 1, contact = 2, fields = { __proto__: null };
for (const name of each(split('name honorific-prefix given-name additional-name family-name honorific-suffix nickname username new-password ' +
  'current-password one-time-code organization-title organization street-address address-line1 address-line2 address-line3 address-level4 ' +
  'address-level3 address-level2 address-level1 country country-name postal-code cc-name cc-given-name cc-additional-name cc-family-name cc-number ' +
  'cc-exp cc-exp-month cc-exp-year cc-csc cc-type transaction-currency transaction-amount language bday bday-day bday-month bday-year sex url ' +
  'photo', ' '))) fields[name] = normal;
for (const name of each(split('tel tel-country-code tel-national tel-area-code tel-local tel-local-prefix tel-local-suffix tel-extension email impp', ' '))) {
  fields[name] = contact;
}
const kinds = { __proto__: null, home: 1, work: 1, mobile: 1, fax: 1, pager: 1 };

// The attribute's tokens as the control interprets them, '' for unknown ones. A hidden input has a value that is already known, so it is
// neither on nor off.
function autocompleteOf(id) {
  const tokens = words(toASCIILower(textOrEmpty(id, 'autocomplete')));
  let last = tokens.length - 1, result = '';
  if (last < 0) return '';
  const isAnchor = isHTML(id, 'input') && inputType(id) === 'hidden';
  if (tokens[last] === 'on' || tokens[last] === 'off') return last === 0 && !isAnchor ? tokens[0] : '';
  // The last token may mark the field for a passkey.
  if (tokens[last] === 'webauthn') {
    result = ' webauthn';
    if (--last < 0) return 'webauthn';
  }
  const kind = fields[tokens[last]];
  if (kind === undefined) return '';
  result = tokens[last--] + result;
  if (last >= 0 && kind === contact && kinds[tokens[last]] === 1) result = `${tokens[last--]} ${result}`;
  if (last >= 0 && (tokens[last] === 'shipping' || tokens[last] === 'billing')) result = `${tokens[last--]} ${result}`;
  if (last >= 0 && slice(tokens[last], 0, 8) === 'section-') result = `${tokens[last--]} ${result}`;
  return last < 0 ? result : '';
}
export const AutofilledSteps = {
  __proto__: null,
  autocomplete(id) { return autocompleteOf(id); },
  setAutocomplete(id, value) { setText(id, 'autocomplete', value); },
};
