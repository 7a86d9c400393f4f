// js/html/forms/invalidHolders.js: the forms and fieldsets that contain an invalid control, for :valid and :invalid.
// https://html.spec.whatwg.org/multipage/semantics-other.html#selector-valid
//
// The invalid controls of a tree are stored in tree order, and counted for each form. After a change of the tree they are found again;
// after a change of a control's state, only that control is checked.
//
// Reads   links and the state of controls. Writes and exposes nothing.
// Exports holdsInvalid(id of a form or fieldset).
'use strict'; { const G = this; const { PrivateMap, privateArray,
pageState,
H,
rootOf,
isWithin, precedes,
ItemBlocks,
isHTML } = G;







const page = pageState('html/forms/invalidHolders', () => ({
  __proto__: null,
  // The ids in tree order, the form of each, and the number of each form, 0 for no form.
  invalid: new ItemBlocks(),
  owners: PrivateMap(), counts: PrivateMap(), isWhole: false, root: 0, treeSequence: 0, controlVersion: 0,
}));

const placeOf = id => {
  let low = 0, high = page.invalid.length;
  while (low < high) {
    const middle = low + high >> 1;
    if (precedes(page.invalid.peek(middle), id)) low = middle + 1; else high = middle;
  }
  return low;
};
function count(id) {
  const form = G.formOf(id);
  page.owners.set(id, form);
  page.counts.set(form, (page.counts.get(form) ?? 0) + 1);
}
function findAll() {
  page.isWhole = false;
  page.owners = PrivateMap();
  page.counts = PrivateMap();
  const ids = G.invalidIn(page.root), own = privateArray();
  for (let i = 0; i < ids.length; i++) { own[i] = ids[i]; count(ids[i]); }
  page.invalid.fill(own, own.length);
  page.isWhole = true;
}
function look(id) {
  const isInvalid = rootOf(id) === page.root && !G.isValidControl(id), form = page.owners.get(id);
  if (isInvalid === (form !== undefined)) return;
  const place = placeOf(id), added = privateArray();
  if (isInvalid) {
    added[0] = id;
    page.invalid.splice(place, place, added);
    count(id);
    return;
  }
  page.invalid.splice(place, place + 1, added);
  page.owners.delete(id);
  page.counts.set(form, page.counts.get(form) - 1);
}
// The group of a radio button has a missing value if the button has, unless the button is barred from validation or has a message.
function lookAtRadio(id) {
  const was = page.owners.has(id);
  look(id);
  const record = G.controlState(id), hasMessage = record !== undefined && record.message !== '';
  if (was === page.owners.has(id) && G.willValidate(id) && !hasMessage) return;
  const group = G.radioGroup(id), ids = group.ids ?? group.list.all();
  for (let i = 0; i < ids.length; i++) look(ids[i]);
}
// Checks the controls whose state has changed, and those that depend on them.
function lookAt(ids) {
  for (let i = 0; i < ids.length; i++) {
    const id = isHTML(ids[i], 'option') ? G.selectOf(ids[i]) : ids[i];
    if (isHTML(id, 'input') && G.inputType(id) === 'radio') lookAtRadio(id); else if (id !== 0) look(id);
  }
}
G.holdsInvalid = id => {
  const top = rootOf(id), isSame = page.isWhole && page.root === top && page.treeSequence === H[4];
  if (!isSame || page.controlVersion !== H[411]) {
    const changed = isSame ? G.changedControls(page.controlVersion) : null;
    page.root = top;
    page.treeSequence = H[4];
    // NB: After a stack overflow all are found again.
    page.isWhole = false;
    if (changed === null) findAll(); else lookAt(changed);
    page.isWhole = true;
    page.controlVersion = H[411];
  }
  if (isHTML(id, 'form')) return (page.counts.get(id) ?? 0) > 0;
  const place = placeOf(id);
  return place < page.invalid.length && isWithin(page.invalid.peek(place), id);
};
}
