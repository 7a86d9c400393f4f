// js/html/invalidHolders.js: the forms and fieldsets with a control that is not valid, as :valid and :invalid ask.
// https://html.spec.whatwg.org/multipage/semantics-other.html#selector-valid
//
// A tree's invalid controls are kept in tree order, and counted for each form. After a change of a control's state, or of the tree, the controls
// that may be others are looked at. Where a change may concern controls that are elsewhere, all are found again.
//
// Reads   links, the journal and the state of controls. Writes and exposes nothing.
// Exports holdsInvalid(id of a form or fieldset).
'use strict'; { const G = this; const { PrivateMap, privateArray,
intern,
N, H,



rootOf,
isWithin, nextIn,
changedRegions,
has, isHTML } = G;








const FORM = intern('form'), DISABLED = intern('disabled'), TYPE = intern('type');
// As many changes of the tree are followed.
const LONGEST_REPLAY = 256;

// The controls, the form of each, and the number of each form, 0 for no form.
let invalid = null, owners = PrivateMap(), counts = PrivateMap(), isWhole = false, root = 0, treeSequence = 0, controlVersion = 0;

function count(id) {
  const form = G.formOf(id);
  owners.set(id, form);
  counts.set(form, (counts.get(form) ?? 0) + 1);
}
function drop(id) {
  const form = owners.get(id);
  if (form === undefined) return;
  invalid.remove(id);
  owners.delete(id);
  counts.set(form, counts.get(form) - 1);
}
function findAll() {
  owners = PrivateMap();
  counts = PrivateMap();
  invalid = new G.OrderedIds();
  const ids = G.invalidIn(root);
  invalid.fill(ids);
  for (let i = 0; i < ids.length; i++) count(ids[i]);
}
function look(id) {
  const isInvalid = rootOf(id) === root && !G.isValidControl(id);
  if (isInvalid === owners.has(id)) return;
  if (!isInvalid) { drop(id); return; }
  invalid.add(id);
  count(id);
}
const isRadio = id => isHTML(id, 'input') && G.inputType(id) === 'radio';
// A radio button's group suffers from a missing value as the button does, unless that is barred from validation or has a message.
function lookAtRadio(id) {
  const was = owners.has(id);
  look(id);
  const record = G.controlState(id), hasMessage = record !== undefined && record.message !== '';
  if (was === owners.has(id) && G.willValidate(id) && !hasMessage) return;
  const group = G.radioGroup(id), ids = group.ids ?? group.list.all();
  for (let i = 0; i < ids.length; i++) look(ids[i]);
}
// Looks at the controls whose state has changed, and those that depend on it.
function lookAt(ids) {
  for (let i = 0; i < ids.length; i++) {
    const id = isHTML(ids[i], 'option') ? G.selectOf(ids[i]) : ids[i];
    if (isRadio(id)) lookAtRadio(id); else if (id !== 0) look(id);
  }
}

// The tree's changes.

// Whether an element that came, left or changed may concern other controls: its group, or those that a fieldset disables.
const concernsOthers = id => isRadio(id) || isHTML(id, 'legend') && isHTML(N[id << 3 | 1], 'fieldset') && has(N[id << 3 | 1], 'disabled');
// Adds the controls around a node whose values are what is in them.
function addAround(id, found) {
  for (; id !== 0; id = N[id << 3 | 1]) if (isHTML(id, 'select') || isHTML(id, 'textarea')) found[found.length] = id;
}
// The controls that are outside of what came and left and may be others, because of changes with the sequence numbers from `from` up to `to`;
// null where any may be.
function touched(from, to) {
  const found = privateArray();
  for (let s = from; s !== to; s = s + 1 | 0) {
    const entry = 1024 + 4 * ((s >>> 0) % 2048), id = H[entry + 1];
    switch ((H[entry] & 7)) {
      case 2: {
        const key = H[entry + 2];
        if (key === FORM || key === DISABLED && isHTML(id, 'fieldset') || isHTML(id, 'input') && (key === TYPE || isRadio(id))) return null;
        found[found.length] = id;
        addAround(N[id << 3 | 1], found);
        break;
      }
      case 1: addAround(H[entry + 3], found); break;
      case 4: {
        const parent = H[entry + 3];
        if (isHTML(id, 'legend') && isHTML(parent, 'fieldset') && has(parent, 'disabled')) return null;
        addAround(parent, found);
        break;
      }
      case 5: return null;
      default: addAround(N[id << 3 | 1], found);
    }
  }
  return found;
}
// Whether all controls that the tree's changes concern have been looked at.
function followTree(from, to) {
  const behind = to - from | 0;
  if (behind < 0 || behind > LONGEST_REPLAY || behind > 2048 - 8 || G.remoteCount(root) > 0) return false;
  const around = touched(from, to);
  if (around === null) return false;
  const { count: length, starts, ends, removed } = changedRegions(root, true, false, from, to), came = privateArray();
  for (let i = 0; i < removed.length; i++) {
    for (let id = removed[i]; id !== 0; id = nextIn(id, removed[i])) {
      if ((N[id << 3] & 255) !== 1) continue;
      if (concernsOthers(id)) return false;
      drop(id);
    }
  }
  for (let i = 0; i < length; i++) {
    for (let id = starts[i]; id !== ends[i] && id !== 0; id = nextIn(id, root)) {
      if ((N[id << 3] & 255) !== 1) continue;
      if (concernsOthers(id)) return false;
      came[came.length] = id;
    }
  }
  // NB: Those that came may have been elsewhere, in another form.
  for (let i = 0; i < came.length; i++) drop(came[i]);
  for (let i = 0; i < came.length; i++) look(came[i]);
  for (let i = 0; i < around.length; i++) look(around[i]);
  return true;
}
G.holdsInvalid = id => {
  const top = rootOf(id), tree = H[4];
  let isKnown = isWhole && root === top;
  // NB: An exception at the end of the stack has all found again.
  isWhole = false;
  if (isKnown && treeSequence !== tree) isKnown = followTree(treeSequence, tree);
  if (isKnown && controlVersion !== H[411]) {
    const changed = G.changedControls(controlVersion);
    if (changed === null) isKnown = false; else lookAt(changed);
  }
  root = top;
  if (!isKnown) findAll();
  treeSequence = tree;
  controlVersion = H[411];
  isWhole = true;
  if (isHTML(id, 'form')) return (counts.get(id) ?? 0) > 0;
  const first = invalid.firstFrom(id);
  return first !== 0 && isWithin(first, id);
};
}
