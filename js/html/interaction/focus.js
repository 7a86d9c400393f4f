// js/html/interaction/focus.js: the focused element, and which elements are focusable.
// https://html.spec.whatwg.org/multipage/interaction.html#focus
//
// Reads   attributes and links. Writes the header's word for the focus.
// Exports focusableArea(id): the element that gets the focus in its place, 0 for none · isFocusable(id) · isFocusableByDefault(id), by its
//         name or because it is editable · moveFocus(id), 0 for none · isDisabled(id), for form controls · isEditable(id) ·
//         editingRoot(element id): the outermost of the nested editable elements that contain it, or itself; 0 if it cannot be edited ·
//         isSummary(id): whether it is its details' summary. Exposes nothing.
import { OP } from 'native';
import { PrivateMap, privateArray, toASCIILower } from '../../primordials.js';
import { hooks, pageHooks } from '../../hooks.js';
import { pageState } from '../../page.js';
import { callValues, hostOf, wrap } from '../../arena.js';
import {
  ELEMENT, changeSequence, countStateChange, firstChildOf, focusedElement, kindOf, nextSiblingOf, parentOf, setFocusedElement, shadowRootCount,
  stateSequence,
} from '../../memory.js';
import { isLoaded } from '../../lazyModules.js';
import { isConnected, isInclusiveAncestor, rootOf } from '../../dom/Node.js';
import { nextIn } from '../../dom/preorder.js';
import { has, isHTML, localName, textOf, textOrEmpty } from '../../dom/contentAttributes.js';
import { integerOf } from '../elements/attributes.js';
import { FocusEvent } from 'late:../../bindings/events.js';
import { isShadowIncluding, shadowRootOf, shadowTraits } from 'late:../../dom/ShadowRoot.js';
import { fire } from 'late:../../dom/dispatch.js';
import { enclosing } from 'late:../../dom/enclosing.js';
import { focusedId } from 'late:../../dom/documentElements.js';
import { isDesigned } from 'late:../documents/documentSteps.js';
import { labeledControl } from 'late:../forms/forms.js';
import { topModal } from 'late:./modals.js';

const DELEGATES_FOCUS = 2;

export const isDisabled = id => {
  switch (localName(id)) {
    case 'button': case 'input': case 'select': case 'textarea': case 'optgroup': case 'option': case 'fieldset': break;
    default: if (pageHooks.formCustom === null || !pageHooks.formCustom(id)) return false;
  }
  if (has(id, 'disabled')) return true;
  if (localName(id) === 'option') { const parent = parentOf(id); return isHTML(parent, 'optgroup') && has(parent, 'disabled'); }
  if (localName(id) === 'optgroup') return false;
  for (let set = enclosing(id, 'fieldset'); set !== 0; set = enclosing(set, 'fieldset')) {
    if (!has(set, 'disabled')) continue;
    let first = firstChildOf(set);
    while (first !== 0 && !isHTML(first, 'legend')) first = nextSiblingOf(first);
    if (first === 0 || !isInclusiveAncestor(first, id)) return true;
  }
  return false;
};
// Whether an element delegates the focus to its shadow tree.
function delegates(id) {
  const root = shadowRootCount() === 0 ? 0 : shadowRootOf(id);
  return root !== 0 && (shadowTraits(root) & DELEGATES_FOCUS) !== 0;
}
// https://html.spec.whatwg.org/multipage/interaction.html#get-the-focusable-area → id, 0 for none.
export function focusableArea(id) {
  if (!delegates(id)) {
    if (isFocusable(id)) return id;
    // AD-HOC: A label passes the focus on, as in browsers.
    const control = isHTML(id, 'label') ? labeledControl(id) : 0;
    return control !== 0 && isFocusable(control) ? control : 0;
  }
  const now = focusedId(), root = shadowRootOf(id);
  return now !== 0 && isShadowIncluding(root, now) ? now : focusDelegate(root);
}
// https://html.spec.whatwg.org/multipage/interaction.html#focus-delegate, of a shadow root. NB: Shadow trees may be nested to any depth, so
// this is not recursive.
function focusDelegate(root) {
  let first = 0;
  const left = privateArray();
  left[0] = root;
  for (let count = 1; count > 0;) {
    const from = left[--count], outer = hostOf(from) === 0 ? rootOf(from) : from;
    for (let id = from; (id = nextIn(id, outer)) !== 0;) {
      if (kindOf(id) !== ELEMENT) continue;
      if (delegates(id)) { left[count++] = id; left[count++] = shadowRootOf(id); break; }
      if (!isFocusable(id)) continue;
      if (has(id, 'autofocus')) return id;
      if (first === 0) first = id;
    }
  }
  return first;
}
// https://html.spec.whatwg.org/multipage/interaction.html#inert
function isInert(id) {
  const modal = isLoaded('topModal') ? topModal() : 0;
  let isInside = modal === 0;
  for (let up = id; up !== 0; up = parentOf(up) || hostOf(up)) {
    if (kindOf(up) === ELEMENT && has(up, 'inert')) return true;
    if (up === modal) isInside = true;
  }
  return !isInside;
}
// https://html.spec.whatwg.org/multipage/interaction.html#focusable-area
export function isFocusable(id) {
  return isConnected(id) && !isDisabled(id) && !isInert(id) && !delegates(id) && canHaveFocus(id) && callValues(OP.isDisplayed, id);
}
function canHaveFocus(id) {
  if (integerOf(textOf(id, 'tabindex')) !== null) return true;
  switch (localName(id)) {
    case 'a': case 'area': return has(id, 'href');
    case 'input': return toASCIILower(textOrEmpty(id, 'type')) !== 'hidden';
    case 'button': case 'select': case 'textarea': case 'iframe': case 'dialog': return true;
    case 'summary': return isSummary(id);
    case 'audio': case 'video': return has(id, 'controls');
    default: return isEditable(id);
  }
}
// https://html.spec.whatwg.org/multipage/interactive-elements.html#summary-for-its-parent-details
export function isSummary(id) {
  const details = parentOf(id);
  if (details === 0 || !isHTML(details, 'details')) return false;
  for (let c = firstChildOf(details); c !== id; c = nextSiblingOf(c)) if (isHTML(c, 'summary')) return false;
  return true;
}
// The state in an element's own attribute, undefined if there is none.
function ownEditability(id) {
  const value = textOf(id, 'contenteditable');
  if (value === null) return undefined;
  const state = toASCIILower(value);
  return state === '' || state === 'true' || state === 'plaintext-only' ? true : state === 'false' ? false : undefined;
}
// A cache of editing roots by element, valid until something changes: nested elements are queried one after the other.
const page = pageState('html/interaction/focus', () => ({ __proto__: null, editingRoots: PrivateMap(), rootsSequence: -1, rootsState: -1 }));
export function editingRoot(id) {
  if (page.rootsSequence !== changeSequence() || page.rootsState !== stateSequence()) {
    page.editingRoots = PrivateMap();
    page.rootsSequence = changeSequence();
    page.rootsState = stateSequence();
  }
  const passed = privateArray();
  let root;
  for (; id !== 0 && kindOf(id) === ELEMENT && (root = page.editingRoots.get(id)) === undefined; id = parentOf(id)) passed[passed.length] = id;
  let isInDesigned = false;
  if (root === undefined) {
    root = 0;
    isInDesigned = id !== 0 && isDesigned(id);
  }
  for (let i = passed.length - 1; i >= 0; i--) {
    const own = ownEditability(passed[i]), isIn = own === undefined ? root !== 0 || isInDesigned : own;
    root = !isIn ? 0 : root !== 0 ? root : passed[i];
    isInDesigned = false;
    page.editingRoots.set(passed[i], root);
  }
  return root;
}
export const isEditable = id => id !== 0 && kindOf(id) === ELEMENT ? editingRoot(id) !== 0 : id !== 0 && isDesigned(id);
export function moveFocus(id) {
  const old = focusedId();
  if (old === id) return;
  hooks.selectionLeft(id);
  setFocusedElement(id);
  countStateChange();
  const relatedTarget = id === 0 ? null : wrap(id);
  if (old !== 0) {
    fire(wrap(old), 'blur', { __proto__: null, relatedTarget, composed: true }, FocusEvent);
    fire(wrap(old), 'focusout', { __proto__: null, relatedTarget, composed: true, bubbles: true }, FocusEvent);
  }
  if (id !== 0 && focusedElement() === id) {
    const from = old === 0 ? null : wrap(old);
    fire(wrap(id), 'focus', { __proto__: null, relatedTarget: from, composed: true }, FocusEvent);
    fire(wrap(id), 'focusin', { __proto__: null, relatedTarget: from, composed: true, bubbles: true }, FocusEvent);
    if (focusedElement() === id) hooks.caretForFocus(id);
  }
}
const focusableNames = { __proto__: null, a: 1, area: 1, button: 1, frame: 1, iframe: 1, input: 1, object: 1, select: 1, textarea: 1 };
export const isFocusableByDefault = id => focusableNames[localName(id)] === 1 || isSummary(id) && isHTML(id, 'summary') || isEditable(id);
