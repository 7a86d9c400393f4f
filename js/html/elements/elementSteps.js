// js/html/elements/elementSteps.js: steps of HTMLElement and of the mixins that it shares with elements of SVG and MathML.
// https://html.spec.whatwg.org/multipage/dom.html#htmlelement
//
// Reads   attributes and links. Writes through native calls.
// Exports HTMLElementSteps_HTMLElement, ElementContentEditableSteps, HTMLOrSVGOrMathMLElementSteps (js/idl/HTMLElement.webidl) · click(id).
// Throws  DOMException as specified. Exposes nothing.
import { OP, global } from 'native';
import { PrivateMap, primordials, toASCIILower } from '../../primordials.js';
import { pageState } from '../../page.js';
import { call, callText, callValues, documentIdOf, str, wrap, writeContent } from '../../arena.js';
import { ELEMENT, TEXT, dataOf, firstChildOf, kindOf, nextSiblingOf, parentOf, previousSiblingOf } from '../../memory.js';
import { fail } from '../../webidl/conversions.js';
import { dropText, has, localName, setText, textOf, textOrEmpty } from '../../dom/contentAttributes.js';
import { integerOf } from './attributes.js';
import { PointerEvent } from 'late:../../bindings/events.js';
import { replaceData } from 'late:../../dom/CharacterData.js';
import { dispatch, eventFor } from 'late:../../dom/dispatch.js';
import { focusedId } from 'late:../../dom/documentElements.js';
import { attachInternals } from 'late:../customElements/ElementInternals.js';
import { datasetOf } from 'late:./dataset.js';
import { focusableArea, isDisabled, isEditable, isFocusableByDefault, moveFocus } from 'late:../interaction/focus.js';
import { formOf } from 'late:../forms/forms.js';
import { inputType } from 'late:../forms/inputTypes.js';
import { hidePopover, showPopover, togglePopover } from 'late:../interaction/popover.js';
import { textFragment } from 'late:./textFragment.js';

const { indexOf } = primordials;

function mergeWithNext(id) {
  const next = id === 0 ? 0 : nextSiblingOf(id);
  if (next === 0 || kindOf(id) !== TEXT || kindOf(next) !== TEXT) return;
  const text = str(dataOf(id));
  replaceData(id, text.length, 0, str(dataOf(next)));
  call(OP.removeChild, next, parentOf(next), 0);
}
const { clicking, nonces } = pageState('html/elements/elementSteps', () => ({
  __proto__: null,
  clicking: PrivateMap(),
  // By the ids of elements whose nonce was set: the nonce, and the attribute's value at that time.
  nonces: PrivateMap(),
}));
// https://html.spec.whatwg.org/multipage/interaction.html#dom-click
export function click(id) {
  if (isDisabled(id) || clicking.has(id)) return;
  clicking.set(id, true);
  try {
    const init = { __proto__: null, bubbles: true, cancelable: true, composed: true, view: global, pointerId: -1 };
    dispatch(wrap(id), eventFor(wrap(id), PointerEvent, 'click', init, false));
  } finally {
    clicking.delete(id);
  }
}
const draggableValues = { __proto__: null, true: true, false: false };
// The value of an inherited attribute with two states: whether the nearest one is the first state; true if there is none.
function inheritedState(id, name, first, second) {
  for (; id !== 0; id = parentOf(id)) {
    const value = kindOf(id) === ELEMENT ? textOf(id, name) : null;
    if (value === null) continue;
    const state = toASCIILower(value);
    if (state === '' || state === first) return true;
    if (state === second) return false;
  }
  return true;
}

// https://html.spec.whatwg.org/multipage/interaction.html#attr-autocapitalize
const capitals = { __proto__: null, off: 'none', none: 'none', on: 'sentences', sentences: 'sentences', words: 'words', characters: 'characters' };
const takesForms = { __proto__: null, button: 1, fieldset: 1, input: 1, output: 1, select: 1, textarea: 1 };
function autocapitalization(id) {
  const text = textOrEmpty(id, 'autocapitalize');
  if (text !== '') return capitals[toASCIILower(text)] ?? 'sentences';
  const form = takesForms[localName(id)] === 1 ? formOf(id) : 0;
  return form === 0 ? '' : autocapitalization(form);
}

// https://html.spec.whatwg.org/multipage/interaction.html#used-autocorrection-state
const verbatim = { __proto__: null, url: 1, email: 1, password: 1 };
function autocorrection(id) {
  if (localName(id) === 'input' && verbatim[inputType(id)] === 1) return false;
  const own = textOf(id, 'autocorrect');
  if (own !== null) return toASCIILower(own) !== 'off';
  const form = takesForms[localName(id)] === 1 ? formOf(id) : 0;
  return form === 0 || toASCIILower(textOrEmpty(form, 'autocorrect')) !== 'off';
}

export const HTMLElementSteps_HTMLElement = {
  __proto__: null,
  autocorrect: autocorrection,
  setAutocorrect(id, value) { setText(id, 'autocorrect', value ? 'on' : 'off'); },
  autocapitalize: autocapitalization,
  setAutocapitalize(id, value) { setText(id, 'autocapitalize', value); },
  translate: id => inheritedState(id, 'translate', 'yes', 'no'),
  setTranslate(id, value) { setText(id, 'translate', value ? 'yes' : 'no'); },
  click,
  accessKeyLabel: () => '',
  draggable(id) {
    const value = draggableValues[toASCIILower(textOrEmpty(id, 'draggable'))];
    return value !== undefined ? value : localName(id) === 'img' || localName(id) === 'a' && has(id, 'href');
  },
  setDraggable(id, value) { setText(id, 'draggable', value ? 'true' : 'false'); },
  spellcheck: id => inheritedState(id, 'spellcheck', 'true', 'false'),
  setSpellcheck(id, value) { setText(id, 'spellcheck', value ? 'true' : 'false'); },
  innerText: id => callValues(OP.innerText, id),
  setInnerText(id, text) {
    if (indexOf(text, '\n') < 0 && indexOf(text, '\r') < 0) { writeContent(id, text); return; }
    call(OP.replaceAll, id, textFragment(text, documentIdOf(id)), 0);
  },
  outerText: id => callValues(OP.innerText, id),
  setOuterText(id, text) {
    const parent = parentOf(id);
    if (parent === 0) fail('NoModificationAllowedError');
    let fragment = textFragment(text, documentIdOf(id));
    if (firstChildOf(fragment) === 0) fragment = callText(OP.createText, '', documentIdOf(id), 0, 0);
    const before = previousSiblingOf(id), after = nextSiblingOf(id);
    call(OP.replaceChild, id, fragment, parent);
    // https://html.spec.whatwg.org/multipage/dom.html#merge-with-the-next-text-node
    if (after !== 0) mergeWithNext(previousSiblingOf(after));
    mergeWithNext(before);
  },
  attachInternals: id => attachInternals(id),
  // https://html.spec.whatwg.org/multipage/popover.html#dom-showpopover
  showPopover(id, { source }) { showPopover(id, source); },
  hidePopover(id) { hidePopover(id); },
  togglePopover: (id, options) => typeof options === 'boolean' ? togglePopover(id, options) : togglePopover(id, options.force, options.source),
};
export const ElementContentEditableSteps = {
  __proto__: null,
  contentEditable(id) {
    const value = textOf(id, 'contenteditable');
    if (value === null) return 'inherit';
    const state = toASCIILower(value);
    return state === '' || state === 'true' ? 'true' : state === 'false' || state === 'plaintext-only' ? state : 'inherit';
  },
  setContentEditable(id, value) {
    const state = toASCIILower(value);
    if (state === 'inherit') dropText(id, 'contenteditable');
    else if (state === 'true' || state === 'false' || state === 'plaintext-only') setText(id, 'contenteditable', state);
    else fail('SyntaxError');
  },
  isContentEditable: id => isEditable(id),
};
export const HTMLOrSVGOrMathMLElementSteps = {
  __proto__: null,
  dataset: id => datasetOf(id),
  // https://html.spec.whatwg.org/multipage/urls-and-fetching.html#dom-noncedelement-nonce: the attribute sets it, but does not reflect it.
  nonce(id) {
    const own = nonces.get(id), text = textOrEmpty(id, 'nonce');
    return own !== undefined && own.text === text ? own.value : text;
  },
  setNonce(id, value) {
    nonces.set(id, { __proto__: null, value, text: textOrEmpty(id, 'nonce') });
  },
  autofocus: id => has(id, 'autofocus'),
  setAutofocus(id, value) { if (value) setText(id, 'autofocus', ''); else dropText(id, 'autofocus'); },
  tabIndex(id) {
    const value = integerOf(textOf(id, 'tabindex'));
    return value !== null ? value : isFocusableByDefault(id) ? 0 : -1;
  },
  setTabIndex(id, value) { setText(id, 'tabindex', `${value}`); },
  focus(id) { const area = focusableArea(id); if (area !== 0) moveFocus(area); },
  blur(id) { if (focusedId() === id) moveFocus(0); },
};
