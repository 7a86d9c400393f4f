// js/html/forms/radioGroups.js: which checkboxes and radio buttons are checked.
// https://html.spec.whatwg.org/multipage/input.html#radio-button-group
//
// Parsing and changes of names add checked buttons to a group without a notification: the checked button of a group is determined on demand
// after a change of the tree, and the others are unset. The previously checked button yields to one that was added since; of several added
// ones, the last in the tree stays checked.
//
// Reads   attributes and links. The state is stored by js/html/forms/controlState.js.
// Exports checkedness(id) · setCheckedness(id, boolean, isDirty) · radioGroup(id) → {ids, isRequired()} · isGroupChecked(id) ·
//         checkedRadio(form id, name): the button of a group that is checked, 0 for none · activateInput(id): the activation before the
//         listeners of a click; returns a function that undoes it.
// Exposes nothing.
import { PrivateMap, privateArray, setPrototypeOf } from '../../primordials.js';
import { pageState } from '../../page.js';
import { structureSequence } from '../../memory.js';
import { rootOf } from '../../dom/Node.js';
import { precedes } from '../../dom/preorder.js';
import { LiveList } from '../../dom/LiveList.js';
import { has, isHTML, textOrEmpty } from '../../dom/contentAttributes.js';
import { formOf, remoteCount, namedTest } from './forms.js';
import { inputType } from './inputTypes.js';
import { controlState, ownControlState, shareControlState, whenStatesCome } from './controlState.js';
import { allNamed, elementsNamed } from 'late:../../dom/namedElements.js';

// The state in the record, or that of the attribute if it was added or removed since the last check and nothing else decides.
function saysChecked(id) {
  const record = controlState(id);
  if (record === undefined || record.checked === null) return has(id, 'checked');
  if (!record.checkedDirty && record.checkedMarkup !== has(id, 'checked')) {
    record.checked = record.checkedMarkup = !record.checkedMarkup;
    record.group = '';
  }
  return record.checked;
}
function write(id, checked, group) {
  const record = ownControlState(id);
  record.checked = checked;
  record.checkedMarkup = has(id, 'checked');
  record.group = group;
  return record;
}

class Group {
  constructor(key, ids) {
    this.key = key;
    this.ids = ids;
    this.isSettled = false;
    this.checked = 0;
    this.required = null;
  }
  // The button that is checked, 0 for none.
  settle() {
    if (!this.isSettled) this.settleAmong(this.ids);
    return this.checked;
  }
  // Determines the checked button among some, in tree order, that include all that count as checked.
  settleAmong(ids) {
    const { key } = this;
    let old = 0, last = 0;
    for (let i = 0; i < ids.length; i++) {
      if (!saysChecked(ids[i])) continue;
      const record = controlState(ids[i]);
      if (record !== undefined && record.group === key) old = ids[i]; else last = ids[i];
    }
    this.checked = last === 0 ? old : last;
    for (let i = 0; i < ids.length; i++) if (ids[i] !== this.checked && saysChecked(ids[i])) write(ids[i], false, '');
    if (this.checked !== 0 && this.checked !== old && key !== '') write(this.checked, true, key);
    this.isSettled = true;
  }
  isRequired() {
    if (this.required === null) {
      this.required = false;
      for (let i = 0; i < this.ids.length && !this.required; i++) this.required = has(this.ids[i], 'required');
    }
    return this.required;
  }
}
setPrototypeOf(Group.prototype, null);

// The buttons of one group, and those that were added or changed since the last check.
class GroupList extends LiveList {
  constructor(root, matches, build) {
    super(root, { __proto__: null, deep: true, attributes: true, matches, build });
    this.changed = null;
  }
  rebuild() { super.rebuild(); this.changed = null; }
  findItems(start, end, found) {
    const from = found.length, { changed } = this;
    super.findItems(start, end, found);
    if (changed !== null) for (let i = from; i < found.length; i++) changed[changed.length] = found[i];
  }
  // In tree order.
  takeChanged() {
    this.sync();
    const { changed } = this;
    this.changed = privateArray();
    return changed === null ? this.all() : changed;
  }
}
// A large group follows the tree: only buttons that changed since the last check are visited.
class LargeGroup extends Group {
  constructor(key, root, isMember, build) {
    super(key, null);
    this.list = new GroupList(root, isMember, build);
    const isRequired = id => isMember(id) && has(id, 'required');
    this.requiredList = new LiveList(root, { __proto__: null, deep: true, attributes: true, matches: isRequired, build: null });
    this.structure = -1;
  }
  settle() {
    const { list, checked } = this;
    if (this.structure !== structureSequence()) {
      const changed = list.takeChanged(), ids = privateArray();
      this.structure = structureSequence();
      if (changed.length === 0 && (checked === 0 || list.has(checked))) return checked;
      let isAmong = checked === 0 || !list.has(checked), count = 0;
      for (let i = 0; i < changed.length; i++) {
        if (!isAmong && (changed[i] === checked || precedes(checked, changed[i]))) {
          ids[count++] = checked;
          isAmong = true;
        }
        if (changed[i] !== checked) ids[count++] = changed[i];
      }
      if (!isAmong) ids[count] = checked;
      this.settleAmong(ids);
    }
    return this.checked;
  }
  isRequired() { return this.requiredList.count() > 0; }
}

// A cache of the groups, by root, form and name, valid until a tree changes; large groups are kept longer.
const page = pageState('html/forms/radioGroups', () => ({
  __proto__: null,
  groups: PrivateMap(), groupsStructure: -1, largeGroups: PrivateMap(),
}));
const LARGE = 32, isFormless = id => formOf(id) === 0;
// NB: If controls are outside of their form, a group may change through nodes that are not in it.
function largeGroupOf(key, root) {
  const group = page.largeGroups.get(key);
  if (group === undefined || remoteCount(root) === 0) return group;
  page.largeGroups.delete(key);
  return undefined;
}
// HTML, the radio button group (#radio-button-group) of a button.
export function radioGroup(id) {
  const name = textOrEmpty(id, 'name');
  if (name !== '') return groupOf(rootOf(id), formOf(id), name, id);
  const alone = privateArray();
  alone[0] = id;
  return new Group('', alone);
}
// The group of a name in a form, or outside of forms below a root (form 0); it has at least one button.
function groupOf(root, form, name, id) {
  if (page.groupsStructure !== structureSequence()) {
    page.groups = PrivateMap();
    page.groupsStructure = structureSequence();
  }
  const key = `${root} ${form} ${name}`, known = page.groups.get(key) ?? largeGroupOf(key, root);
  if (known !== undefined) return known;
  const isMember = other => isHTML(other, 'input') && inputType(other) === 'radio' && textOrEmpty(other, 'name') === name && formOf(other) === form;
  const isOwn = form === 0 ? isFormless : namedTest(form, false), top = form === 0 ? root : form;
  const followsTree = remoteCount(root) === 0;
  const members = () => {
    const named = followsTree ? allNamed(top, name, isOwn, isOwn) : elementsNamed(root, name), ids = privateArray();
    for (let i = 0, count = 0; i < named.length; i++) if (isMember(named[i])) ids[count++] = named[i];
    return ids;
  };
  const ids = members();
  if (ids.length === 0 && id !== 0) ids[0] = id;
  const isLarge = ids.length > LARGE && followsTree, group = isLarge ? new LargeGroup(key, top, isMember, members) : new Group(key, ids);
  (isLarge ? page.largeGroups : page.groups).set(key, group);
  return group;
}
const isRadio = id => inputType(id) === 'radio';
function areInOneGroup(a, b) {
  if (!isRadio(a) || !isRadio(b)) return false;
  const name = textOrEmpty(a, 'name');
  return a === b || name !== '' && name === textOrEmpty(b, 'name') && formOf(a) === formOf(b) && rootOf(a) === rootOf(b);
}
export function checkedness(id) {
  if (!saysChecked(id)) return false;
  return !isRadio(id) || radioGroup(id).settle() === id;
}
// HTML, the setter of checked (#dom-input-checked), and the steps that set the others of a group to false.
export function setCheckedness(id, value, isDirty = true) {
  let key = '';
  if (isRadio(id)) {
    const group = radioGroup(id), before = group.settle();
    ({ key } = group);
    if (value) {
      if (before !== 0 && before !== id) { write(before, false, ''); shareControlState(before); }
      group.checked = id;
    } else if (before === id) group.checked = 0;
  }
  const record = write(id, value, value ? key : '');
  if (isDirty) record.checkedDirty = true;
  shareControlState(id);
}

// HTML, the legacy-pre-activation behavior of inputs (#the-input-element), and how to undo it: the legacy-canceled-activation behavior.
export const activateInput = id => {
  const type = inputType(id);
  // 1 of both.
  if (type === 'checkbox') {
    const record = ownControlState(id), { indeterminate } = record, before = checkedness(id);
    record.indeterminate = false;
    setCheckedness(id, !before);
    return () => { record.indeterminate = indeterminate; setCheckedness(id, before); };
  }
  // 2 of both.
  if (type === 'radio') {
    const before = radioGroup(id).settle();
    setCheckedness(id, true);
    return () => { if (before !== 0 && areInOneGroup(before, id)) setCheckedness(before, true); else setCheckedness(id, false); };
  }
  return null;
};
export const isGroupChecked = id => radioGroup(id).settle() !== 0;
export const checkedRadio = (form, name) => groupOf(rootOf(form), form, name, 0).settle();
// The other world or a reset has changed records without notifying the groups.
export const forgetGroups = () => { page.groups = PrivateMap(); page.largeGroups = PrivateMap(); };
whenStatesCome(forgetGroups);
