// js/html/forms/controlState.js: the state of form controls that scripts and clicks set apart from the markup.
// https://html.spec.whatwg.org/multipage/form-control-infrastructure.html
//
// A control gets a record when its state first differs from its markup. Each change of a record increases a number in the header; the lists
// of the bindings and native selectors compare it to detect outdated results.
//
// Reads   links. Writes the header's number of changes to controls.
// Exports controlState(id) → its record or undefined · ownControlState(id) → its record, created if necessary · controlsChanged(): to be
//         called after a change · controlChanged(id): the same for a change of one control · shareControlState(id): the same, and the
//         record is passed to the page's other world · changedControls(number of changes): the ids of those changed since, null if they are
//         not known · hasMessages(): whether a script set a message of any control · receiveControlState(id, text), sendControlStates():
//         between worlds, called by Swift · whenStatesCome(function): calls it after the first call.
// Exposes nothing.
'use strict'; { const G = this; const OP = { __proto__: null, peersControl: 230 }; 
const { PrivateMap, each, primordials, privateArray, setPrototypeOf,
hooks, pageHooks,
pageState,
callValues,
H,
following } = G;

const { stringify, parse, keysOf, assign } = primordials;
const page = pageState('html/forms/controlState', () => ({
  __proto__: null,
  records: PrivateMap(), changed: privateArray(), changedFrom: 0,
  // The controls with a message that a script set.
  messages: PrivateMap(),
})), { records, messages } = page;

class ControlState {
  constructor() {
    // The value if its dirty value flag is set, otherwise null. Whether a user made the last change.
    this.value = null;
    this.edited = false;
    // The type of the input when its value was stored.
    this.type = '';
    // The checkedness: null while only the markup determines it; its dirty flag; whether the attribute was present at the last check; the
    // group of radio buttons in which it is known to be the checked one.
    this.checked = null;
    this.checkedDirty = false;
    this.checkedMarkup = false;
    this.group = '';
    this.indeterminate = false;
    // The selectedness of an option, in the same way; for a select: whether no option was selected explicitly.
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
// The last changed controls, one for each change from a certain number of changes on. The page's other world counts its changes, too.
const LONGEST_LOG = 1024;
function changedControls(since) {
  if (since < page.changedFrom || page.changedFrom + page.changed.length !== H[411]) return null;
  const ids = privateArray();
  for (let i = since - page.changedFrom; i < page.changed.length; i++) ids[ids.length] = page.changed[i];
  return ids;
} G.changedControls = changedControls;
function recordChange(id, before) {
  let { changed } = page;
  if (page.changedFrom + changed.length !== before || changed.length === LONGEST_LOG) {
    changed = page.changed = privateArray();
    page.changedFrom = before;
  }
  changed[changed.length] = id;
}
function controlChanged(id) {
  const before = H[411];
  controlsChanged();
  recordChange(id, before);
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

// The other world of a page whose scripts run has the same controls. Only text is passed.
function shareControlState(id) {
  controlChanged(id);
  recordMessage(id);
  if (pageHooks.peers === null) return;
  const record = records.get(id);
  callValues(OP.peersControl, id, record === undefined ? '' : stringify(assign({ __proto__: null }, record)));
} G.shareControlState = shareControlState;
// NB: Only own members are read: objects of `parse` inherit from an object that scripts can write to.
function readRecord(id, values) {
  const record = ownControlState(id);
  for (const key of each(keysOf(values))) record[key] = values[key];
}
function recordMessage(id) {
  const record = records.get(id);
  if (record !== undefined && record.message !== '') messages.set(id, true); else messages.delete(id);
}
// Functions that clear caches about all controls after records of the other world have arrived.
const forgetters = privateArray();
G.whenStatesCome = forget => { forgetters[forgetters.length] = forget; };
function receiveControlState(id, text) {
  if (text === '') records.delete(id); else readRecord(id, parse(text));
  recordMessage(id);
  for (let i = 0; i < forgetters.length; i++) forgetters[i]();
} G.receiveControlState = receiveControlState;
G.sendControlStates = () => { records.forEach((_, id) => shareControlState(id)); };

G.hasMessages = () => messages.count() > 0;
}
