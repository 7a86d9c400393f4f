// js/html/interaction/focus.js: the focused element, and which elements are focusable.
// https://html.spec.whatwg.org/multipage/interaction.html#focus
//
// Reads   attributes and links. Writes the header's word for the focus.
// Exports focusableArea(id): the element that gets the focus in its place, 0 for none · isFocusable(id) · isFocusableByDefault(id), by its
//         name or because it is editable · moveFocus(id), 0 for none · isDisabled(id), for form controls · isEditable(id) ·
//         editingRoot(element id): the outermost of the nested editable elements that contain it, or itself; 0 if it cannot be edited ·
//         isSummary(id): whether it is its details' summary. Exposes nothing.
'use strict'; { const G = this; const OP = { __proto__: null, isDisplayed: 126 }; 
const { PrivateMap, privateArray, toASCIILower,
hooks, pageHooks,
pageState,
callValues, hostOf, wrap,
N, H,



isLoaded,
isConnected, isInclusiveAncestor, rootOf,
nextIn,
has, isHTML, localName, textOf, textOrEmpty,
integerOf } = G;









const DELEGATES_FOCUS = 2;

const isDisabled = G.isDisabled = id => {
  switch (localName(id)) {
    case 'button': case 'input': case 'select': case 'textarea': case 'optgroup': case 'option': case 'fieldset': break;
    default: if (pageHooks.formCustom === null || !pageHooks.formCustom(id)) return false;
  }
  if (has(id, 'disabled')) return true;
  if (localName(id) === 'option') { const parent = N[id << 3 | 1]; return isHTML(parent, 'optgroup') && has(parent, 'disabled'); }
  if (localName(id) === 'optgroup') return false;
  for (let set = G.enclosing(id, 'fieldset'); set !== 0; set = G.enclosing(set, 'fieldset')) {
    if (!has(set, 'disabled')) continue;
    let first = N[set << 3 | 4];
    while (first !== 0 && !isHTML(first, 'legend')) first = N[first << 3 | 3];
    if (first === 0 || !isInclusiveAncestor(first, id)) return true;
  }
  return false;
};
// Whether an element delegates the focus to its shadow tree.
function delegates(id) {
  const root = H[9] === 0 ? 0 : G.shadowRootOf(id);
  return root !== 0 && (G.shadowTraits(root) & DELEGATES_FOCUS) !== 0;
}
// https://html.spec.whatwg.org/multipage/interaction.html#get-the-focusable-area → id, 0 for none.
function focusableArea(id) {
  if (!delegates(id)) {
    if (isFocusable(id)) return id;
    // AD-HOC: A label passes the focus on, as in browsers.
    const control = isHTML(id, 'label') ? G.labeledControl(id) : 0;
    return control !== 0 && isFocusable(control) ? control : 0;
  }
  const now = G.focusedId(), root = G.shadowRootOf(id);
  return now !== 0 && G.isShadowIncluding(root, now) ? now : focusDelegate(root);
} G.focusableArea = focusableArea;
// https://html.spec.whatwg.org/multipage/interaction.html#focus-delegate, of a shadow root. NB: Shadow trees may be nested to any depth, so
// this is not recursive.
function focusDelegate(root) {
  let first = 0;
  const left = privateArray();
  left[0] = root;
  for (let count = 1; count > 0;) {
    const from = left[--count], outer = hostOf(from) === 0 ? rootOf(from) : from;
    for (let id = from; (id = nextIn(id, outer)) !== 0;) {
      if ((N[id << 3] & 255) !== 1) continue;
      if (delegates(id)) { left[count++] = id; left[count++] = G.shadowRootOf(id); break; }
      if (!isFocusable(id)) continue;
      if (has(id, 'autofocus')) return id;
      if (first === 0) first = id;
    }
  }
  return first;
}
// https://html.spec.whatwg.org/multipage/interaction.html#inert
function isInert(id) {
  const modal = isLoaded('topModal') ? G.topModal() : 0;
  let isInside = modal === 0;
  for (let up = id; up !== 0; up = N[up << 3 | 1] || hostOf(up)) {
    if ((N[up << 3] & 255) === 1 && has(up, 'inert')) return true;
    if (up === modal) isInside = true;
  }
  return !isInside;
}
// https://html.spec.whatwg.org/multipage/interaction.html#focusable-area
function isFocusable(id) {
  return isConnected(id) && !isDisabled(id) && !isInert(id) && !delegates(id) && canHaveFocus(id) && callValues(OP.isDisplayed, id);
} G.isFocusable = isFocusable;
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
function isSummary(id) {
  const details = N[id << 3 | 1];
  if (details === 0 || !isHTML(details, 'details')) return false;
  for (let c = N[details << 3 | 4]; c !== id; c = N[c << 3 | 3]) if (isHTML(c, 'summary')) return false;
  return true;
} G.isSummary = isSummary;
// The state in an element's own attribute, undefined if there is none.
function ownEditability(id) {
  const value = textOf(id, 'contenteditable');
  if (value === null) return undefined;
  const state = toASCIILower(value);
  return state === '' || state === 'true' || state === 'plaintext-only' ? true : state === 'false' ? false : undefined;
}
// A cache of editing roots by element, valid until something changes: nested elements are queried one after the other.
const page = pageState('html/interaction/focus', () => ({ __proto__: null, editingRoots: PrivateMap(), rootsSequence: -1, rootsState: -1 }));
function editingRoot(id) {
  if (page.rootsSequence !== H[4] || page.rootsState !== H[410]) {
    page.editingRoots = PrivateMap();
    page.rootsSequence = H[4];
    page.rootsState = H[410];
  }
  const passed = privateArray();
  let root;
  for (; id !== 0 && (N[id << 3] & 255) === 1 && (root = page.editingRoots.get(id)) === undefined; id = N[id << 3 | 1]) passed[passed.length] = id;
  let isInDesigned = false;
  if (root === undefined) {
    root = 0;
    isInDesigned = id !== 0 && G.isDesigned(id);
  }
  for (let i = passed.length - 1; i >= 0; i--) {
    const own = ownEditability(passed[i]), isIn = own === undefined ? root !== 0 || isInDesigned : own;
    root = !isIn ? 0 : root !== 0 ? root : passed[i];
    isInDesigned = false;
    page.editingRoots.set(passed[i], root);
  }
  return root;
} G.editingRoot = editingRoot;
const isEditable = G.isEditable = id => id !== 0 && (N[id << 3] & 255) === 1 ? editingRoot(id) !== 0 : id !== 0 && G.isDesigned(id);
function moveFocus(id) {
  const old = G.focusedId();
  if (old === id) return;
  hooks.selectionLeft(id);
  H[408] = id;
  H[410]++;
  const relatedTarget = id === 0 ? null : wrap(id);
  if (old !== 0) {
    G.fire(wrap(old), 'blur', { __proto__: null, relatedTarget, composed: true }, G.FocusEvent);
    G.fire(wrap(old), 'focusout', { __proto__: null, relatedTarget, composed: true, bubbles: true }, G.FocusEvent);
  }
  if (id !== 0 && H[408] === id) {
    const from = old === 0 ? null : wrap(old);
    G.fire(wrap(id), 'focus', { __proto__: null, relatedTarget: from, composed: true }, G.FocusEvent);
    G.fire(wrap(id), 'focusin', { __proto__: null, relatedTarget: from, composed: true, bubbles: true }, G.FocusEvent);
    if (H[408] === id) hooks.caretForFocus(id);
  }
} G.moveFocus = moveFocus;
const focusableNames = { __proto__: null, a: 1, area: 1, button: 1, frame: 1, iframe: 1, input: 1, object: 1, select: 1, textarea: 1 };
G.isFocusableByDefault = id => focusableNames[localName(id)] === 1 || isSummary(id) && isHTML(id, 'summary') || isEditable(id);
}
