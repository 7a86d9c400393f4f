// js/html/forms/selectedness.js: the selected options of a select.
// https://html.spec.whatwg.org/multipage/form-elements.html#selectedness-setting-algorithm
//
// Options are added and removed without a notification, so the algorithm, which the standard runs at each change, runs on demand: an option
// that was not selected at the last check has been selected since, and replaces the previous one.
//
// Reads   attributes and links. The state is stored by js/html/forms/controlState.js.
// Exports selectedOptionsOf(select id): a list's state · isSelected(option id) · setSelected(option id, boolean) · selectOnly(select id,
//         option id), 0 for none · resetOptions(select id) · multipleChanged(select id): called after the attribute was added or removed ·
//         hasNoChoice(select id): whether no option but the placeholder is selected.
// Exposes nothing.
import { PrivateMap, privateArray } from '../../primordials.js';
import { pageState } from '../../page.js';
import { wrap } from '../../arena.js';
import { parentOf } from '../../memory.js';
import { precedes } from '../../dom/preorder.js';
import { NamedLiveList, isCalled } from '../../dom/Collections.js';
import { has, isHTML, textOf } from '../../dom/contentAttributes.js';
import { integerOf } from '../elements/attributes.js';
import { controlState, ownControlState, shareControlState, controlsChanged, whenStatesCome } from './controlState.js';
import { selectOf, optionList, optionValue } from './options.js';
import { isDisabled } from 'late:../interaction/focus.js';

function saysSelected(id) {
  const record = controlState(id);
  if (record === undefined || record.selected === null) return has(id, 'selected');
  if (!record.selectedDirty && record.selectedMarkup !== has(id, 'selected')) record.selected = record.selectedMarkup = !record.selectedMarkup;
  return record.selected;
}
function write(id, selected) {
  const record = ownControlState(id);
  record.selected = selected;
  record.selectedMarkup = has(id, 'selected');
  return record;
}
// HTML, the display size (#concept-select-size).
function displaySize(select, isMultiple = has(select, 'multiple')) {
  const size = integerOf(textOf(select, 'size'));
  return size !== null && size > 0 ? size : isMultiple ? 4 : 1;
}

// The options of a select that count as selected, as a list that follows the tree. Code that changes the selectedness of an option first
// updates the list, and then adds or removes the option. In a select without `multiple` there is at most one.
class SelectedList extends NamedLiveList {
  constructor(select) {
    const matches = id => isHTML(id, 'option') && selectOf(id) === select && saysSelected(id);
    super(select, { __proto__: null, deep: true, attributes: true, matches, build: null });
    // The option that was selected last, 0 for none, and the number of changes of the select's options at that time.
    this.one = 0;
    this.version = -1;
  }
  follow() { super.sync(); }
  sync() {
    super.sync();
    if (!has(this.root, 'multiple')) this.settle();
  }
  keepOne(id) {
    const ids = privateArray();
    if (id !== 0) ids[0] = id;
    this.fill(ids, ids.length);
    this.one = id;
    this.version = optionsVersion(this.root);
  }
  // HTML, the selectedness setting algorithm (#selectedness-setting-algorithm), on demand: at most one is selected, and at least where a
  // select shows one.
  settle() {
    const select = this.root, ids = this.flat();
    // Nothing to do.
    if (ids.length === 1) { this.keepOne(ids[0]); return; }
    // 2. An option that was not selected at the last check has been selected since.
    let stays = 0;
    for (let i = 0; i < ids.length; i++) if (ids[i] !== this.one) stays = ids[i];
    for (let i = 0; i < ids.length; i++) if (ids[i] !== stays) write(ids[i], false);
    // 1.
    if (stays === 0 && displaySize(select, false) === 1 && !this.staysEmpty()) {
      stays = firstEnabled(select);
      if (stays !== 0) write(stays, true);
    }
    this.keepOne(stays);
  }
  // Whether no option was selected explicitly, and none was added or removed since.
  staysEmpty() {
    const record = controlState(this.root);
    if (record === undefined || !record.isEmptied) return false;
    if (this.version === optionsVersion(this.root)) return true;
    record.isEmptied = false;
    return false;
  }
  // Adds an option that has become selected, or removes one that no longer is.
  put(id, isSelected) {
    let low = 0, high = this.length;
    // NB: Selected options cluster; comparing distant siblings costs more than comparing near ones.
    const { hint } = this;
    if (hint < high && precedes(this.peek(hint), id) && (hint + 1 === high || precedes(id, this.peek(hint + 1)))) low = high = hint + 1;
    while (low < high) {
      const middle = low + high >> 1;
      if (precedes(this.peek(middle), id)) low = middle + 1; else high = middle;
    }
    const isThere = low < this.length && this.peek(low) === id, items = privateArray();
    if (isSelected) items[0] = id;
    this.hint = low;
    if (isThere !== isSelected) this.splice(low, isThere ? low + 1 : low, items);
  }
  forget() {
    this.isWhole = false;
    this.structure = -1;
  }
  named(name) {
    const ids = this.all();
    for (let i = 0; i < ids.length; i++) if (name !== '' && isCalled(ids[i], name)) return wrap(ids[i]);
    return undefined;
  }
}
const optionsVersion = select => {
  const list = optionList(select);
  list.count();
  return list.version;
};
function firstEnabled(select) {
  const list = optionList(select);
  for (let i = 0, count = list.count(); i < count; i++) if (!isDisabled(list.idAt(i))) return list.idAt(i);
  return 0;
}
const { lists } = pageState('html/forms/selectedness', () => ({ __proto__: null, lists: PrivateMap() }));
function listOf(select) {
  let list = lists.get(select);
  if (list === undefined) lists.set(select, list = new SelectedList(select));
  return list;
}
function selectedOf(select) {
  const list = listOf(select);
  list.count();
  return list;
}
// HTML, the setters of value and selectedIndex (#dom-select-value): 2–3 of the first.
export function selectOnly(select, wanted) {
  const list = selectedOf(select), ids = list.all(), before = privateArray();
  for (let i = 0; i < ids.length; i++) if (ids[i] !== wanted) before[before.length] = ids[i];
  for (let i = 0; i < before.length; i++) write(before[i], false);
  if (wanted !== 0) write(wanted, true).selectedDirty = true;
  list.keepOne(wanted);
  for (let i = 0; i < before.length; i++) shareControlState(before[i]);
  if (wanted !== 0) shareControlState(wanted);
  const record = controlState(select);
  if (wanted === 0 || record !== undefined && record.isEmptied) {
    ownControlState(select).isEmptied = wanted === 0;
    shareControlState(select);
  }
}

export { selectedOf as selectedOptionsOf };
// HTML, selected (#dom-option-selected).
export const isSelected = id => {
  const select = selectOf(id);
  if (select !== 0) selectedOf(select);
  return saysSelected(id);
};
export const setSelected = (id, value) => {
  const select = selectOf(id);
  if (value && select !== 0 && !has(select, 'multiple')) { selectOnly(select, id); return; }
  const list = select === 0 ? null : selectedOf(select);
  write(id, value).selectedDirty = true;
  if (list !== null) {
    list.put(id, value);
    if (!has(select, 'multiple')) list.settle();
  }
  shareControlState(id);
};
// HTML, the reset algorithm of selects (#the-select-element:concept-form-reset-control). 1 and the record's end are resetControl()'s.
export const resetOptions = select => {
  const options = optionList(select).all(), list = lists.get(select);
  // 2.
  for (let i = 0; i < options.length; i++) {
    const record = controlState(options[i]);
    if (record === undefined) continue;
    record.selected = null;
    record.selectedDirty = false;
    shareControlState(options[i]);
  }
  // 3: on demand.
  if (list !== undefined) {
    list.forget();
    list.one = 0;
  }
  const record = controlState(select);
  if (record !== undefined && record.isEmptied) { record.isEmptied = false; shareControlState(select); }
  controlsChanged();
};
// NB: When only one may remain selected, the first one stays, as in WebKit; the standard does not specify this.
export const multipleChanged = select => {
  const list = listOf(select);
  list.follow();
  if (has(select, 'multiple')) { list.settle(); return; }
  const ids = list.flat();
  for (let i = 1; i < ids.length; i++) { write(ids[i], false); shareControlState(ids[i]); }
  // The state that none was selected explicitly ends.
  list.version = -1;
  list.forget();
};
// HTML, "suffering from being missing" for a select (#attr-select-required): no option but its placeholder label option is selected.
export const hasNoChoice = select => {
  const list = selectedOf(select), id = list.idAt(0);
  if (id === 0) return true;
  return list.count() === 1 && !has(select, 'multiple') && displaySize(select) === 1 && id === optionList(select).idAt(0) &&
    parentOf(id) === select && optionValue(id) === '';
};
// The other world has changed records without notifying the lists.
whenStatesCome(() => { lists.forEach(list => { list.forget(); }); });
