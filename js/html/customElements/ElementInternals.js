// js/html/customElements/ElementInternals.js: steps of ElementInternals, and form-associated custom elements.
// https://html.spec.whatwg.org/multipage/custom-elements.html#element-internals
//
// Reads   attributes and links. Writes nothing. Values, validity and states belong to this world, like its definitions.
// Exports attachInternals(element id): their state · isFormCustom(id): whether it is a form-associated custom element · formAssociated(id):
//         called when it has become one · updateFormOwner(id), 0 for all: called when its form owner or disabledness may have changed ·
//         resetCustom(id) · customFlags(id), null if it is valid · customEntries(id) → private array of entries.
//         ElementInternalsSteps, CustomStateSetSteps (js/idl/ElementInternals.webidl).
// Throws  DOMException as specified. Exposes nothing.
import { OP } from 'native';
import { ObjectCreate, PrivateMap, each, freeze, ownDescriptor, primordials, privateArray, toArray, words } from '../../primordials.js';
import { pageState } from '../../page.js';
import { callValues, documentIdOf, hostOf, idOf, isNode, nameOf, wrap } from '../../arena.js';
import { ELEMENT, kindOf, nameIdOf } from '../../memory.js';
import { accessors } from '../../webidl/interface.js';
import { fail, toText } from '../../webidl/conversions.js';
import { isInclusiveAncestor, rootOf } from '../../dom/Node.js';
import { textOrEmpty } from '../../dom/contentAttributes.js';
import { shadowRootOf, shadowTraits } from 'late:../../dom/ShadowRoot.js';
import { copyEntries } from 'late:../../fetch/FormData.js';
import { controlChanged } from 'late:../forms/controlState.js';
import { customState, definitionNamed, enqueueCallback } from 'late:./customElements.js';
import { isDisabled } from 'late:../interaction/focus.js';
import { formOf, labelListOf } from 'late:../forms/forms.js';
import { checkValidity, reportValidity, validityOf, willValidate } from 'late:../forms/validity.js';
import { toSequence } from 'late:../../webidl/types.js';

const { TypeError, Set } = primordials;
const FOR_INTERNALS = 64;

const { associated, ariaValues } = pageState('html/customElements/ElementInternals', () => ({
  __proto__: null,
  // Form-associated custom elements by their ids: {form, disabled} as they were last notified, {value, flags, message}.
  associated: PrivateMap(),
  ariaValues: PrivateMap(),
}));
export const isFormCustom = id => {
  const state = customState(id);
  return state !== undefined && state.definition !== null && state.definition.formAssociated;
};
function recordOf(id) {
  let record = associated.get(id);
  if (record === undefined) associated.set(id, record = { __proto__: null, form: 0, disabled: false, value: null, flags: null, message: '' });
  return record;
}
// The element of internals whose members are for form-associated ones.
function formTarget({ id }) {
  if (!isFormCustom(id)) fail('NotSupportedError', 'The element is not a form-associated custom element');
  return id;
}

// The flags of a dictionary, null if none is set.
function anyOf(flags) {
  for (const name in flags) if (flags[name]) return flags;
  return null;
}
export const ElementInternalsSteps = {
  __proto__: null,
  // HTML, shadowRoot (#dom-elementinternals-shadowroot): 1–5.
  shadowRoot({ id }) {
    const root = shadowRootOf(id);
    return root === 0 || (shadowTraits(root) & FOR_INTERNALS) === 0 ? 0 : root;
  },
  // HTML, setFormValue() (#dom-elementinternals-setformvalue).
  setFormValue(internals, value, state) {
    // 1–2.
    const id = formTarget(internals);
    // 3. 4–6 are left out: no form's state is ever restored.
    recordOf(id).value = value !== null && typeof value === 'object' && value.interface !== 'File' ? copyEntries(value) : value;
    controlChanged(id);
  },
  form: internals => formOf(formTarget(internals)),
  // HTML, setValidity() (#dom-elementinternals-setvalidity).
  setValidity(internals, flags, message = '', anchor = undefined) {
    // 1–2.
    const id = formTarget(internals), set = anyOf(flags);
    // 3.
    if (set !== null && message === '') throw new TypeError('The message is empty');
    // 4.
    const record = recordOf(id);
    record.flags = set;
    callValues(OP.customForm, id, set === null);
    // 5–6.
    record.message = set === null ? '' : message;
    controlChanged(id);
    // 7–9. NB: Nothing is shown to a user, so the anchor is only checked.
    if (anchor !== undefined && !isShadowInclusiveDescendant(anchor, id)) fail('NotFoundError');
  },
  willValidate: internals => willValidate(formTarget(internals)),
  validity: internals => validityOf(formTarget(internals)),
  validationMessage: internals => recordOf(formTarget(internals)).message,
  checkValidity: internals => checkValidity(formTarget(internals)),
  reportValidity: internals => reportValidity(formTarget(internals)),
  labels: internals => labelListOf(formTarget(internals)),
  states: ({ id }) => customState(id).states ??= { __proto__: null, object: undefined, id, set: new Set() },
  table: addARIA,
};
export const CustomStateSetSteps = {
  __proto__: null,
  set: ({ set }) => set,
  // Notifies selectors.
  changed({ id }, value, isThere) {
    if (value === undefined) callValues(OP.customNoStates, id); else callValues(OP.customState, id, value, isThere);
  },
};
// https://w3c.github.io/aria/#ARIAMixin, as defaults, which nothing reads here.
const ariaNames = 'role ariaAtomic ariaAutoComplete ariaBrailleLabel ariaBrailleRoleDescription ariaBusy ariaChecked ariaColCount ariaColIndex ' +
  'ariaColIndexText ariaColSpan ariaCurrent ariaDescription ariaDisabled ariaExpanded ariaHasPopup ariaHidden ariaInvalid ariaKeyShortcuts ariaLabel ' +
  'ariaLevel ariaLive ariaModal ariaMultiLine ariaMultiSelectable ariaOrientation ariaPlaceholder ariaPosInSet ariaPressed ariaReadOnly ariaRelevant ' +
  'ariaRequired ariaRoleDescription ariaRowCount ariaRowIndex ariaRowIndexText ariaRowSpan ariaSelected ariaSetSize ariaSort ariaValueMax ariaValueMin ' +
  'ariaValueNow ariaValueText';
// https://w3c.github.io/aria/#ARIAMixin, of elements.
const ariaElementNames = 'ariaActiveDescendantElement ariaControlsElements ariaDescribedByElements ariaDetailsElements ' +
  'ariaErrorMessageElements ariaFlowToElements ariaLabelledByElements ariaOwnsElements';
function addARIA(interfaceObject, brand) {
  const descriptors = ObjectCreate(null);
  const add = (name, convert) => {
    descriptors[name] = ownDescriptor({
      __proto__: null,
      get [name]() { const value = ariaValues.get(`${brand.of(this, name, 1).id} ${name}`); return value === undefined ? null : value; },
      set [name](value) {
        const { id } = brand.of(this, name, 2);
        ariaValues.set(`${id} ${name}`, value === null || value === undefined ? null : convert(value));
      },
    }, name);
  };
  for (const name of each(words(ariaNames))) add(name, toText);
  for (const name of each(words(ariaElementNames))) add(name, name === 'ariaActiveDescendantElement' ? elementOf : elementsOf);
  accessors(interfaceObject.prototype, descriptors);
}
function elementOf(value) {
  if (!isNode(value) || kindOf(idOf(value)) !== ELEMENT) throw new TypeError('The value is not an Element');
  return value;
}
function elementsOf(value) {
  const list = toSequence(value, item => item);
  for (let i = 0; i < list.length; i++) elementOf(list[i]);
  return freeze(toArray(list));
}
function isShadowInclusiveDescendant(id, ancestor) {
  for (;;) {
    if (isInclusiveAncestor(ancestor, id)) return true;
    id = hostOf(rootOf(id));
    if (id === 0) return false;
  }
}

// HTML, attachInternals() (#dom-attachinternals).
export const attachInternals = id => {
  // 2.
  const name = nameOf(nameIdOf(id)), state = customState(id), definition = name.ns === 1 ? definitionNamed(name.local, documentIdOf(id)) : undefined;
  // 1.
  if (callValues(OP.customIs, id) !== 0) fail('NotSupportedError', 'A customized built-in element has no internals');
  // 3.
  if (definition === undefined || definition.localName !== name.local) {
    fail('NotSupportedError', 'attachInternals is only supported on a custom element instance');
  }
  // 4.
  if (definition.disableInternals) fail('NotSupportedError', 'The definition of the element disables its internals');
  // 6.
  if (state === undefined || state.state !== 'custom' && state.state !== 'precustomized') fail('NotSupportedError');
  // 5.
  if (state.internals !== null) fail('NotSupportedError', 'There is already an existing ElementInternals');
  // 7–8.
  return state.internals = { __proto__: null, object: undefined, id };
};

// Forms. HTML, 10 of "upgrade an element" (#concept-upgrade-an-element): the element has just become custom.
export const formAssociated = id => {
  callValues(OP.customForm, id, recordOf(id).flags === null);
  lookAt(id);
};
// 10.1–2 of it, and the sections after it when the form owner or the disabledness changes.
function lookAt(id) {
  const record = recordOf(id), form = formOf(id), disabled = isDisabled(id);
  if (form !== record.form) {
    record.form = form;
    enqueueCallback(id, 'formAssociatedCallback', [wrap(form)]);
  }
  if (disabled !== record.disabled) {
    record.disabled = disabled;
    enqueueCallback(id, 'formDisabledCallback', [disabled]);
  }
}
export const updateFormOwner = id => {
  if (id !== 0) lookAt(id); else associated.forEach((_, each) => lookAt(each));
};
export const resetCustom = id => { enqueueCallback(id, 'formResetCallback', []); };
export const customFlags = id => recordOf(id).flags;
// HTML, the entry construction algorithm (#face-entry-construction).
export const customEntries = id => {
  const { value } = recordOf(id), entries = privateArray();
  if (value === null) return entries;
  const isFile = value.interface === 'File';
  if (typeof value !== 'string' && !isFile) return value;
  const name = textOrEmpty(id, 'name');
  if (name !== '') entries[0] = [name, value];
  return entries;
};
