// js/html/radioGroups.js: which checkboxes and radio buttons are checked.
// https://html.spec.whatwg.org/multipage/input.html#radio-button-group
//
// Markup and changes of names bring checked buttons into a group without a call that would tell: who is the one of a group is
// settled when somebody asks and the tree has changed, and the others are told that they are not. The one that was it before yields to
// what came since; of several that came, the last in the tree stays.
//
// Reads   attributes and links. The state is js/html/controlState.js's.
// Offers  G.checkedness(id) · G.setCheckedness(id, boolean, isDirty) · G.radioGroup(id) → {ids, isRequired()} ·
//         G.isGroupChecked(id) · G.activateInput(id): what a click does before its listeners run; gives back how to undo it.
// Exposes nothing.
'use strict';
{
  const G = this;
  const { isHTML, textOrEmpty, has, rootOf, PrivateMap, privateArray, H, STRUCTURE_SEQUENCE, formOf, inputType, controlState, ownControlState } = G;
  const { shareControlState } = G;

  // What the record says, or the attribute where that came or left since the record was looked at and nothing else decides.
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
      if (this.isSettled) return this.checked;
      const { ids, key } = this;
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
      return this.checked;
    }
    isRequired() {
      if (this.required === null) {
        this.required = false;
        for (let i = 0; i < this.ids.length && !this.required; i++) this.required = has(this.ids[i], 'required');
      }
      return this.required;
    }
  }
  G.setPrototypeOf(Group.prototype, null);

  // The groups that were asked for, by root and form and name, as long as no tree changes.
  let groups = PrivateMap(), groupsStructure = -1;
  function radioGroup(id) {
    const name = textOrEmpty(id, 'name');
    const found = privateArray();
    found[0] = id;
    if (name === '') return new Group('', found);
    if (groupsStructure !== H[STRUCTURE_SEQUENCE]) {
      groups = PrivateMap();
      groupsStructure = H[STRUCTURE_SEQUENCE];
    }
    const form = formOf(id), key = `${rootOf(id)} ${form} ${name}`, known = groups.get(key);
    if (known !== undefined) return known;
    const named = form === 0 ? G.elementsNamed(id, name) : G.namedIn(form, name, false);
    let count = 0;
    for (let i = 0; i < named.length; i++) {
      const other = named[i];
      if (isHTML(other, 'input') && inputType(other) === 'radio' && textOrEmpty(other, 'name') === name && formOf(other) === form) found[count++] = other;
    }
    const group = new Group(key, found);
    groups.set(key, group);
    return group;
  }
  const isRadio = id => inputType(id) === 'radio';
  function checkedness(id) {
    if (!saysChecked(id)) return false;
    return !isRadio(id) || radioGroup(id).settle() === id;
  }
  function setCheckedness(id, value, isDirty = true) {
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

  G.activateInput = id => {
    const type = inputType(id);
    if (type === 'checkbox') {
      const record = ownControlState(id), { indeterminate } = record, before = checkedness(id);
      record.indeterminate = false;
      setCheckedness(id, !before);
      return () => { record.indeterminate = indeterminate; setCheckedness(id, before); };
    }
    if (type === 'radio') {
      const before = radioGroup(id).settle();
      setCheckedness(id, true);
      return () => { if (before === 0 || !isRadio(before)) setCheckedness(id, false); else setCheckedness(before, true); };
    }
    return null;
  };
  G.primordials.assign(G, {
    __proto__: null, checkedness, setCheckedness, radioGroup, isGroupChecked: id => radioGroup(id).settle() !== 0,
    // Where the other world or a reset changed records behind the groups' back.
    forgetGroups: () => { groups = PrivateMap(); },
  });
}
