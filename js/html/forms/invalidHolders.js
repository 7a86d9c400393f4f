// js/html/forms/invalidHolders.js: the forms and fieldsets that contain an invalid control, for :valid and :invalid.
// https://html.spec.whatwg.org/multipage/semantics-other.html#selector-valid
//
// The invalid controls of a tree are stored in tree order, and counted for each form. After a change of a control's state, or of the tree, the
// controls that it may concern are checked again. If a change may concern controls elsewhere, all are found again.
//
// Reads   links, the journal and the state of controls. Writes and exposes nothing.
// Exports holdsInvalid(id of a form or fieldset).
import { PrivateMap, privateArray } from '../../primordials.js';
import { pageState } from '../../page.js';
import { intern } from '../../arena.js';
import {
  ATTRIBUTE_CHANGED, ELEMENT, EMPTIED, INSERTED, JOURNAL_ENTRIES, REMOVED, changeSequence, controlSequence, entryFirst, entryKind, entryLast,
  entryParent, journalEntry, kindOf, parentOf,
} from '../../memory.js';
import { rootOf } from '../../dom/Node.js';
import { isWithin, nextIn } from '../../dom/preorder.js';
import { changedRegions } from '../../dom/changedRegions.js';
import { has, isHTML } from '../../dom/contentAttributes.js';
import { OrderedIds } from 'late:../../dom/OrderedIds.js';
import { changedControls, controlState } from 'late:./controlState.js';
import { formOf, remoteCount } from 'late:./forms.js';
import { inputType } from 'late:./inputTypes.js';
import { selectOf } from 'late:./options.js';
import { radioGroup } from 'late:./radioGroups.js';
import { invalidIn, isValidControl, willValidate } from 'late:./validity.js';

const FORM = intern('form'), DISABLED = intern('disabled'), TYPE = intern('type');
// The number of changes of the tree that are followed.
const LONGEST_REPLAY = 256;

const page = pageState('html/forms/invalidHolders', () => ({
  __proto__: null,
  // The controls, the form of each, and the number of each form, 0 for no form.
  invalid: null,
  owners: PrivateMap(), counts: PrivateMap(), isWhole: false, root: 0, treeSequence: 0, controlVersion: 0,
}));

function count(id) {
  const form = formOf(id);
  page.owners.set(id, form);
  page.counts.set(form, (page.counts.get(form) ?? 0) + 1);
}
function drop(id) {
  const form = page.owners.get(id);
  if (form === undefined) return;
  page.invalid.remove(id);
  page.owners.delete(id);
  page.counts.set(form, page.counts.get(form) - 1);
}
function findAll() {
  page.owners = PrivateMap();
  page.counts = PrivateMap();
  page.invalid = new OrderedIds();
  const ids = invalidIn(page.root);
  page.invalid.fill(ids);
  for (let i = 0; i < ids.length; i++) count(ids[i]);
}
function look(id) {
  const isInvalid = rootOf(id) === page.root && !isValidControl(id);
  if (isInvalid === page.owners.has(id)) return;
  if (!isInvalid) { drop(id); return; }
  page.invalid.add(id);
  count(id);
}
const isRadio = id => isHTML(id, 'input') && inputType(id) === 'radio';
// A radio button's group suffers from a missing value as the button does, unless that is barred from validation or has a message.
function lookAtRadio(id) {
  const was = page.owners.has(id);
  look(id);
  const record = controlState(id), hasMessage = record !== undefined && record.message !== '';
  if (was === page.owners.has(id) && willValidate(id) && !hasMessage) return;
  const group = radioGroup(id), ids = group.ids ?? group.list.all();
  for (let i = 0; i < ids.length; i++) look(ids[i]);
}
// Looks at the controls whose state has changed, and those that depend on it.
function lookAt(ids) {
  for (let i = 0; i < ids.length; i++) {
    const id = isHTML(ids[i], 'option') ? selectOf(ids[i]) : ids[i];
    if (isRadio(id)) lookAtRadio(id); else if (id !== 0) look(id);
  }
}

// The tree's changes.

// Whether an element that came, left or changed may concern other controls: its group, or those that a fieldset disables.
const concernsOthers = id => isRadio(id) || isHTML(id, 'legend') && isHTML(parentOf(id), 'fieldset') && has(parentOf(id), 'disabled');
// Adds the controls around a node whose values are what is in them.
function addAround(id, found) {
  for (; id !== 0; id = parentOf(id)) if (isHTML(id, 'select') || isHTML(id, 'textarea')) found[found.length] = id;
}
// The controls that are outside of what came and left and may be others, because of changes with the sequence numbers from `from` up to `to`;
// null where any may be.
function touched(from, to) {
  const found = privateArray();
  for (let s = from; s !== to; s = s + 1 | 0) {
    const entry = journalEntry(s), id = entryFirst(entry);
    switch (entryKind(entry)) {
      case ATTRIBUTE_CHANGED: {
        const key = entryLast(entry);
        if (key === FORM || key === DISABLED && isHTML(id, 'fieldset') || isHTML(id, 'input') && (key === TYPE || isRadio(id))) return null;
        found[found.length] = id;
        addAround(parentOf(id), found);
        break;
      }
      case INSERTED: addAround(entryParent(entry), found); break;
      case REMOVED: {
        const parent = entryParent(entry);
        if (isHTML(id, 'legend') && isHTML(parent, 'fieldset') && has(parent, 'disabled')) return null;
        addAround(parent, found);
        break;
      }
      case EMPTIED: return null;
      default: addAround(parentOf(id), found);
    }
  }
  return found;
}
// Whether all controls that the tree's changes concern have been looked at.
function followTree(from, to) {
  const behind = to - from | 0;
  if (behind < 0 || behind > LONGEST_REPLAY || behind > JOURNAL_ENTRIES - 8 || remoteCount(page.root) > 0) return false;
  const around = touched(from, to);
  if (around === null) return false;
  const { count: length, starts, ends, removed } = changedRegions(page.root, true, false, from, to, null), came = privateArray();
  for (let i = 0; i < removed.length; i++) {
    for (let id = removed[i]; id !== 0; id = nextIn(id, removed[i])) {
      if (kindOf(id) !== ELEMENT) continue;
      if (concernsOthers(id)) return false;
      drop(id);
    }
  }
  for (let i = 0; i < length; i++) {
    for (let id = starts[i]; id !== ends[i] && id !== 0; id = nextIn(id, page.root)) {
      if (kindOf(id) !== ELEMENT) continue;
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
export const holdsInvalid = id => {
  const top = rootOf(id), tree = changeSequence();
  let isKnown = page.isWhole && page.root === top;
  // NB: An exception at the end of the stack has all found again.
  page.isWhole = false;
  if (isKnown && page.treeSequence !== tree) isKnown = followTree(page.treeSequence, tree);
  if (isKnown && page.controlVersion !== controlSequence()) {
    const changed = changedControls(page.controlVersion);
    if (changed === null) isKnown = false; else lookAt(changed);
  }
  page.root = top;
  if (!isKnown) findAll();
  page.treeSequence = tree;
  page.controlVersion = controlSequence();
  page.isWhole = true;
  if (isHTML(id, 'form')) return (page.counts.get(id) ?? 0) > 0;
  const first = page.invalid.firstFrom(id);
  return first !== 0 && isWithin(first, id);
};
