// js/html/forms/selectedness.js: which options of a select are selected.
// https://html.spec.whatwg.org/multipage/form-elements.html#selectedness-setting-algorithm
//
// Options come and go without a call that would tell, so what the algorithm does at each change is done when somebody asks: an option that
// was not selected when it was looked at last has been selected since, and takes the place of the one before.
//
// Reads   attributes and links. The state is js/html/forms/controlState.js's.
// Exports selectedOptionsOf(select id): a list's state · isSelected(option id) · setSelected(option id, boolean) · selectOnly(select id,
//         option id), 0 for none · resetOptions(select id) · multipleChanged(select id): after the attribute came or went ·
//         hasNoChoice(select id): none is selected but the one that asks for a choice.
// Exposes nothing.
'use strict'; { const G = this; const { PrivateMap, privateArray,
wrap,
N,
precedes,
NamedLiveList, isCalled,
has, isHTML, textOf,
integerOf,
controlState, ownControlState, shareControlState, controlsChanged, whenStatesCome,
selectOf, optionList, optionValue } = G;


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

// The options of a select that say that they are selected, as a list that follows the tree. Who changes what an option says brings
// the list up to date before, and puts the option in or takes it out. Of a select in which one may be selected, it is one at most.
class SelectedList extends NamedLiveList {
  constructor(select) {
    const matches = id => isHTML(id, 'option') && selectOf(id) === select && saysSelected(id);
    super(select, { __proto__: null, deep: true, attributes: true, matches, build: null });
    // The one that was selected last, 0 for none, and what the number of changes of the select's options was then.
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
  // HTML, the selectedness setting algorithm (#selectedness-setting-algorithm), when somebody asks: one is selected at most, and one at
  // least where a select shows one.
  settle() {
    const select = this.root, ids = this.flat();
    // Nothing is to be done.
    if (ids.length === 1) { this.keepOne(ids[0]); return; }
    // 2. One that was not selected when it was looked at last has been selected since.
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
  // Whether none was chosen on purpose, and no option has come or gone since.
  staysEmpty() {
    const record = controlState(this.root);
    if (record === undefined || !record.isEmptied) return false;
    if (this.version === optionsVersion(this.root)) return true;
    record.isEmptied = false;
    return false;
  }
  // Puts in an option that says now that it is selected, or takes out one that says so no longer.
  put(id, isSelected) {
    let low = 0, high = this.length;
    // NB: Choices cluster; far siblings cost more to compare than near ones.
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
  for (let i = 0, count = list.count(); i < count; i++) if (!G.isDisabled(list.idAt(i))) return list.idAt(i);
  return 0;
}
const lists = PrivateMap();
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
function selectOnly(select, wanted) {
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
} G.selectOnly = selectOnly;

G.selectedOptionsOf = selectedOf;
// HTML, selected (#dom-option-selected).
const isSelected = G.isSelected = id => {
  const select = selectOf(id);
  if (select !== 0) selectedOf(select);
  return saysSelected(id);
};
G.setSelected = (id, value) => {
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
G.resetOptions = select => {
  const options = optionList(select).all(), list = lists.get(select);
  // 2.
  for (let i = 0; i < options.length; i++) {
    const record = controlState(options[i]);
    if (record === undefined) continue;
    record.selected = null;
    record.selectedDirty = false;
    shareControlState(options[i]);
  }
  // 3: when somebody asks.
  if (list !== undefined) {
    list.forget();
    list.one = 0;
  }
  const record = controlState(select);
  if (record !== undefined && record.isEmptied) { record.isEmptied = false; shareControlState(select); }
  controlsChanged();
};
// NB: Where several can be selected no more, the first one stays, as in WebKit; the standard says nothing.
G.multipleChanged = select => {
  const list = listOf(select);
  list.follow();
  if (has(select, 'multiple')) { list.settle(); return; }
  const ids = list.flat();
  for (let i = 1; i < ids.length; i++) { write(ids[i], false); shareControlState(ids[i]); }
  // That none was selected on purpose counts no longer.
  list.version = -1;
  list.forget();
};
// HTML, what "suffering from being missing" asks of a select (#attr-select-required): none is selected but its placeholder label option.
G.hasNoChoice = select => {
  const list = selectedOf(select), id = list.idAt(0);
  if (id === 0) return true;
  return list.count() === 1 && !has(select, 'multiple') && displaySize(select) === 1 && id === optionList(select).idAt(0) &&
    N[id << 3 | 1] === select && optionValue(id) === '';
};
// Where the other world changed records behind the lists' back.
whenStatesCome(() => { lists.forEach(list => { list.forget(); }); });
}
