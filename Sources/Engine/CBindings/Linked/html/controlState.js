// js/html/controlState.js: what form controls hold beside the markup, as scripts and clicks set it.
// https://html.spec.whatwg.org/multipage/form-control-infrastructure.html
//
// A control has a record from when something is set that its markup does not say. Whoever changes a record says so by a number
// in the header, by which both the lists of the bindings and native selectors know that their answers have aged.
//
// Reads   links. Writes the header's number of changes to controls.
// Exports controlState(id) → its record or undefined · ownControlState(id) → its record, made if need be · controlsChanged():
//         to be called after a change · controlChanged(id): the same, where it is of one control alone ·
//         shareControlState(id): that, and the page's other world gets the record ·
//         changedControls(number of changes): the ids of those changed since, null where they are not known ·
//         hasMessages(): whether a script set a message of some control ·
//         receiveControlState(id, text), sendControlStates(): between worlds, called from Swift ·
//         whenStatesCome(function): calls it after the first of them.
// Exposes nothing.
'use strict'; { const G = this; 
const { PrivateMap, each, primordials, privateArray, setPrototypeOf,
hooks,
callValues,
H,
following } = G;

const { stringify, parse, keysOf, assign } = primordials;
const records = PrivateMap();

class ControlState {
  constructor() {
    // The value once it differs from the markup, as its dirty value flag says; null before. Whether a user was the last to change it.
    this.value = null;
    this.edited = false;
    // An input's type when its value was stored.
    this.type = '';
    // Checkedness: null as long as nothing but the markup said anything; its dirty flag; whether the attribute was there when
    // it was looked at last; the group of radio buttons in which it is known to be the one.
    this.checked = null;
    this.checkedDirty = false;
    this.checkedMarkup = false;
    this.group = '';
    this.indeterminate = false;
    // An option's selectedness, in the same way; a select's: whether no option was chosen on purpose.
    this.selected = null;
    this.selectedDirty = false;
    this.selectedMarkup = false;
    this.isEmptied = false;
    this.message = '';
    // Whether a user, or a submission, has seen the control's validity.
    this.interacted = false;
  }
}
setPrototypeOf(ControlState.prototype, null);

G.controlState = id => records.get(id);
function ownControlState(id) {
  let record = records.get(id);
  if (record === undefined) records.set(id, record = new ControlState());
  return record;
} G.ownControlState = ownControlState;
// The controls that were changed last, one for each change from a number of changes on. The page's other world counts its own, too.
const LONGEST_LOG = 1024;
let changed = privateArray(), changedFrom = 0;
function changedControls(since) {
  if (since < changedFrom || changedFrom + changed.length !== H[411]) return null;
  const ids = privateArray();
  for (let i = since - changedFrom; i < changed.length; i++) ids[ids.length] = changed[i];
  return ids;
} G.changedControls = changedControls;
function noteChange(id, before) {
  if (changedFrom + changed.length !== before || changed.length === LONGEST_LOG) {
    changed = privateArray();
    changedFrom = before;
  }
  changed[changed.length] = id;
}
function controlChanged(id) {
  const before = H[411];
  controlsChanged();
  noteChange(id, before);
} G.controlChanged = controlChanged;
function controlsChanged() { H[411] = H[411] + 1 & 0x3fffffff || 1; } G.controlsChanged = controlsChanged;

// https://html.spec.whatwg.org/multipage/input.html#the-input-element:concept-node-clone-ext
// https://html.spec.whatwg.org/multipage/form-elements.html#the-textarea-element:concept-node-clone-ext
function copyState(id, copy) {
  const from = records.get(id);
  if (from === undefined || from.selected !== null || from.isEmptied) return;
  const to = ownControlState(copy);
  to.value = from.value;
  to.edited = from.edited;
  to.type = from.type;
  to.checked = from.checked;
  to.checkedDirty = from.checkedDirty;
  to.checkedMarkup = from.checkedMarkup;
  to.indeterminate = from.indeterminate;
  to.interacted = from.interacted;
}
const clonedBefore = hooks.cloned;
hooks.cloned = (id, copy, deep) => {
  if (clonedBefore !== null) clonedBefore(id, copy, deep);
  if (records.count() === 0) return;
  copyState(id, copy);
  if (deep) for (let e = id, c = copy; (e = following(e, id)) !== 0 && (c = following(c, copy)) !== 0;) copyState(e, c);
};

// The other world of a page whose scripts run has the same controls. Only text goes over.
function shareControlState(id) {
  controlChanged(id);
  noteMessage(id);
  if (hooks.peers === null) return;
  const record = records.get(id);
  callValues(221, id, record === undefined ? '' : stringify(assign({ __proto__: null }, record)));
} G.shareControlState = shareControlState;
// NB: Own members only: what `parse` makes inherits from an object that scripts can write to.
function readRecord(id, values) {
  const record = ownControlState(id);
  for (const key of each(keysOf(values))) record[key] = values[key];
}
// The controls with a message that a script set.
const messages = PrivateMap();
function noteMessage(id) {
  const record = records.get(id);
  if (record !== undefined && record.message !== '') messages.set(id, true); else messages.delete(id);
}
// What forgets what it knows of all controls, once the other world's came.
const forgetters = privateArray();
G.whenStatesCome = forget => { forgetters[forgetters.length] = forget; };
function receiveControlState(id, text) {
  if (text === '') records.delete(id); else readRecord(id, parse(text));
  noteMessage(id);
  for (let i = 0; i < forgetters.length; i++) forgetters[i]();
} G.receiveControlState = receiveControlState;
G.sendControlStates = () => { records.forEach((_, id) => shareControlState(id)); };

G.hasMessages = () => messages.count() > 0;
}
