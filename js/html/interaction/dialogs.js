// js/html/interaction/dialogs.js: HTMLDialogElement. https://html.spec.whatwg.org/multipage/interactive-elements.html#the-dialog-element
//
// Reads   links and attributes. Writes through native calls.
// Exports closeDialog(id, result or null): closes it for `close(result)` and forms · dialogChanged(id): called after `open` may have been
//         added or removed · commandDialog(id, command, source id, value): carries out the command of a button · HTMLDialogElementSteps.
//         Throws InvalidStateError as specified.
// Exposes nothing.
import { PrivateMap, toASCIILower } from '../../primordials.js';
import { pageState } from '../../page.js';
import { wrap } from '../../arena.js';
import { ELEMENT, kindOf } from '../../memory.js';
import { fail } from '../../webidl/conversions.js';
import { isConnected, isInclusiveAncestor } from '../../dom/Node.js';
import { nextIn } from '../../dom/preorder.js';
import { dropText, has, setText, textOrEmpty } from '../../dom/contentAttributes.js';
import { fire } from 'late:../../dom/dispatch.js';
import { focusedId } from 'late:../../dom/documentElements.js';
import { isFocusable, moveFocus } from 'late:./focus.js';
import { isModal, setModal } from 'late:./modals.js';
import { hidePopoversOver, isPopoverShown } from 'late:./popover.js';
import { beforeToggle, queueToggle } from 'late:./toggleEvents.js';
import { queueEvents } from 'late:../../timing/timers.js';

// By a dialog's id: its result, and the element that had the focus before it was shown.
const { states } = pageState('html/interaction/dialogs', () => ({ __proto__: null, states: PrivateMap() }));
function stateOf(id) {
  let state = states.get(id);
  if (state === undefined) states.set(id, state = { __proto__: null, result: '', focused: 0 });
  return state;
}
// https://html.spec.whatwg.org/multipage/interactive-elements.html#dialog-focusing-steps
function focusInto(id) {
  let found = has(id, 'autofocus') && isFocusable(id) ? id : 0;
  for (let e = id; found === 0 && (e = nextIn(e, id)) !== 0;) if (kindOf(e) === ELEMENT && has(e, 'autofocus') && isFocusable(e)) found = e;
  for (let e = id; found === 0 && (e = nextIn(e, id)) !== 0;) if (kindOf(e) === ELEMENT && isFocusable(e)) found = e;
  if (found !== 0) moveFocus(found); else if (isFocusable(id)) moveFocus(id); else if (isModal(id)) moveFocus(0);
}
function show(id, modal, source) {
  if (has(id, 'open')) {
    if (isModal(id) === modal) return;
    fail('InvalidStateError', `Cannot call ${modal ? 'showModal() on an open non-' : 'show() on an open '}modal dialog.`);
  }
  if (modal && !isConnected(id)) fail('InvalidStateError', 'Element is not connected.');
  if (modal && isPopoverShown(id)) fail('InvalidStateError', 'The dialog is shown as a popover.');
  if (!beforeToggle(id, 'closed', 'open', { __proto__: null, cancelable: true, source })) return;
  if (has(id, 'open') || modal && (!isConnected(id) || isPopoverShown(id))) return;
  queueToggle(id, 'closed', 'open', source);
  setText(id, 'open', '');
  if (modal) setModal(id, true);
  stateOf(id).focused = focusedId();
  hidePopoversOver(id);
  focusInto(id);
}
// https://html.spec.whatwg.org/multipage/interactive-elements.html#close-the-dialog
function close(id, result, source = 0) {
  if (!has(id, 'open')) return;
  beforeToggle(id, 'open', 'closed', { __proto__: null, source });
  if (!has(id, 'open')) return;
  queueToggle(id, 'open', 'closed', source);
  const state = stateOf(id), wasModal = isModal(id), { focused } = state;
  dropText(id, 'open');
  setModal(id, false);
  if (result !== null) state.result = result;
  state.focused = 0;
  const now = focusedId();
  if (focused !== 0 && isFocusable(focused) && (wasModal || now !== 0 && isInclusiveAncestor(id, now))) moveFocus(focused);
  queueEvents(() => {
    // https://html.spec.whatwg.org/multipage/interaction.html#focus-fixup-rule
    const last = focusedId();
    if (last !== 0 && isInclusiveAncestor(id, last) && !isFocusable(last)) moveFocus(0);
    fire(wrap(id), 'close');
  });
}
// https://html.spec.whatwg.org/multipage/interactive-elements.html#dialog-request-close
function requestClose(id, result, source = 0) {
  if (has(id, 'open') && fire(wrap(id), 'cancel', { __proto__: null, cancelable: true })) close(id, result, source);
}
export { close as closeDialog };
export const dialogChanged = id => { if (!has(id, 'open') && isModal(id)) setModal(id, false); };
// https://html.spec.whatwg.org/multipage/interactive-elements.html#the-dialog-element: command steps
export const commandDialog = (id, command, source, value) => {
  if (command === 'close') close(id, value, source);
  else if (command === 'request-close') requestClose(id, value, source);
  else if (command === 'show-modal' && !has(id, 'open') && isConnected(id) && !isPopoverShown(id)) show(id, true, source);
};

const rules = { __proto__: null, any: 1, closerequest: 1, none: 1 };
const resultOf = value => value === undefined ? null : value;
export const HTMLDialogElementSteps = {
  __proto__: null,
  returnValue(id) { return stateOf(id).result; },
  setReturnValue(id, value) { stateOf(id).result = value; },
  // https://html.spec.whatwg.org/multipage/interactive-elements.html#computed-closed-by-state
  closedBy(id) {
    const value = toASCIILower(textOrEmpty(id, 'closedby'));
    return rules[value] === 1 ? value : isModal(id) ? 'closerequest' : 'none';
  },
  setClosedBy(id, value) { setText(id, 'closedby', value); },
  show(id) { show(id, false, 0); },
  showModal(id) { show(id, true, 0); },
  close(id, returnValue) { close(id, resultOf(returnValue)); },
  requestClose(id, returnValue) { requestClose(id, resultOf(returnValue)); },
};
