// js/html/forms/options.js: select, option and datalist.
// https://html.spec.whatwg.org/multipage/form-elements.html#the-select-element
//
// Reads   attributes and text. Writes through native calls. Which options are selected: js/html/forms/selectedness.js.
// Exports optionList(id of a select): its list's state · setOption(select, index, option) · optionValue(id) ·
//         selectOf(option id) → id of its select, 0 for none · steps of select, option and datalist.
// Exposes nothing.
import { OP } from 'native';
import { PrivateMap, each, primordials, privateArray, words } from '../../primordials.js';
import { pageState } from '../../page.js';
import { call, documentIdOf, idOf, nameOf, str, writeContent } from '../../arena.js';
import { CDATA_SECTION, ELEMENT, TEXT, attributeValueOf, changeSequence, dataOf, kindOf, nameIdOf, parentOf } from '../../memory.js';
import { fail } from '../../webidl/conversions.js';
import { isInclusiveAncestor } from '../../dom/Node.js';
import { following, precedes } from '../../dom/preorder.js';
import { LiveList } from '../../dom/LiveList.js';
import { NamedLiveList, keepList, liveCollection } from '../../dom/Collections.js';
import { findAttributeNS } from '../../dom/Element.js';
import { htmlName } from '../../dom/Document.js';
import { has, isHTML, setText } from '../../dom/contentAttributes.js';
import { formOf } from './forms.js';
import { makeHTMLCollection } from 'late:../../bindings/collections.js';
import { makeHTMLOptionsCollection } from 'late:../../bindings/formCollections.js';
import { firstValued } from 'late:../../dom/namedElements.js';
import { ownControlState } from 'late:./controlState.js';
import { htmlElementArgument } from 'late:../elements/elementArguments.js';
import { isSelected, selectOnly, selectedOptionsOf, setSelected } from 'late:./selectedness.js';
import { stateOf } from 'late:../../webidl/indexed.js';

const { join } = primordials;
const isElement = id => kindOf(id) === ELEMENT;

// Options. https://html.spec.whatwg.org/multipage/form-elements.html#the-option-element
const strip = text => join(words(text), ' ');
const placeOf = (select, id) => optionState(select).indexOf(id);
const isScript = id => {
  if (!isElement(id)) return false;
  const { ns, local } = nameOf(nameIdOf(id));
  return local === 'script' && (ns === 1 || ns === 2);
};
// HTML, "collect option text" (#collect-option-text), without alternative text.
function optionText(id) {
  let text = '';
  for (let e = following(id, id); e !== 0; e = following(e, id)) {
    const kind = kindOf(e);
    if ((kind === TEXT || kind === CDATA_SECTION) && !isScript(parentOf(e))) text += str(dataOf(e));
  }
  return strip(text);
}
// NB: Attributes of this name in a namespace do not count.
function textOr(id, name) {
  const a = findAttributeNS(id, null, name);
  return a === 0 ? optionText(id) : str(attributeValueOf(a));
}
export const optionValue = id => textOr(id, 'value');
// HTML, the list of options (#concept-select-option-list) of a select: its children, and those of its optgroups, as in WebKit.
export const selectOf = id => {
  const parent = parentOf(id);
  if (isHTML(parent, 'select')) return parent;
  const outer = isHTML(parent, 'optgroup') ? parentOf(parent) : 0;
  return isHTML(outer, 'select') ? outer : 0;
};
const optionState = select => stateOf(optionList(select));
const optionsOf = select => optionState(select).all();
const optionAt = (select, index) => optionState(select).idAt(index);
export const HTMLOptionElementSteps = {
  __proto__: null,
  // HTML, 3–6 of new Option() (#dom-option).
  construct(id, text, value, defaultSelected, selected) {
    if (text !== '') writeContent(id, text);
    if (value !== undefined) setText(id, 'value', value);
    if (defaultSelected) setText(id, 'selected', '');
    const record = ownControlState(id);
    record.selected = selected;
    record.selectedMarkup = defaultSelected;
  },
  // HTML, form (#dom-option-form): 1–3.
  form(id) { const select = selectOf(id); return select === 0 ? 0 : formOf(select); },
  // HTML, label (#dom-option-label): 1–3.
  label: id => textOr(id, 'label'),
  setLabel(id, value) { setText(id, 'label', value); },
  selected(id) { return isSelected(id); },
  setSelected(id, value) { setSelected(id, value); },
  value(id) { return optionValue(id); },
  setValue(id, value) { setText(id, 'value', value); },
  text(id) { return optionText(id); },
  setText(id, value) { writeContent(id, value); },
  index(id) {
    const select = selectOf(id);
    return select === 0 ? 0 : placeOf(select, id);
  },
};
// HTML, add() of options (#dom-htmloptionscollection-add). `before`: the script's argument.
const insertOption = (select, id, before) => {
  const isElement = typeof before === 'object' && before !== null || typeof before === 'function';
  // 4–5.
  const place = isElement ? htmlElementArgument(before, 'HTMLElement') : before === null || before === undefined ? 0 : optionAt(select, before | 0);
  // 2.
  if (isElement && (place === select || !isInclusiveAncestor(select, place))) fail('NotFoundError');
  // 3, 6–7, of which native code has 1.
  if (place !== id) call(OP.insert, id, place === 0 ? select : parentOf(place), place);
};
// HTML, "remove an option" (#htmloptionscollection-remove-an-option): 1–4.
const removeOption = (select, index) => {
  const id = optionAt(select, index);
  if (id !== 0) call(OP.removeChild, id, parentOf(id), 0);
};
// HTML, the setter of length (#dom-htmloptionscollection-length). NB: As in WebKit, options are put in one by one.
function setLength(select, length) {
  // 1.
  const count = optionState(select).count();
  // 3.
  for (let i = count - 1; i >= length; i--) removeOption(select, i);
  // 2.1.
  if (length > 100000) return;
  // 2.2–3.
  for (let i = count; i < length; i++) {
    call(OP.insert, call(OP.createElement, htmlName('option'), documentIdOf(select), 0), select, 0);
  }
}
// HTML, "set the value of an indexed property" of options (#dom-htmloptionscollection-setter).
export function setOption(select, index, id) {
  // 1.
  if (id === null) { removeOption(select, index); return; }
  // 2–3.
  const old = optionAt(select, index);
  // 4–5.
  if (old === 0) { setLength(select, index); insertOption(select, id, null); } else {
    call(OP.replaceChild, old, id, parentOf(old));
  }
}
function selectedIndex(id) {
  const selected = selectedOptionsOf(id).idAt(0);
  return selected === 0 ? -1 : placeOf(id, selected);
}
const setSelectedIndex = (id, index) => selectOnly(id, optionAt(id, index));
function selectValue(id) {
  const selected = selectedOptionsOf(id).idAt(0);
  return selected === 0 ? '' : optionValue(selected);
}
export const HTMLOptionsCollectionSteps = {
  __proto__: null,
  setLength({ root }, length) { setLength(root, length); },
  add({ root }, element, before) { insertOption(root, element, before); },
  remove({ root }, index) { removeOption(root, index); },
  selectedIndex: ({ root }) => selectedIndex(root),
  setSelectedIndex({ root }, index) { setSelectedIndex(root, index); },
};
class Options extends NamedLiveList {
  constructor(select, description) {
    super(select, description);
    // The number of times that options were added, removed or moved.
    this.version = 0;
  }
  setAt(index, id) { setOption(this.root, index, id); }
  splice(from, to, items) {
    super.splice(from, to, items);
    this.version++;
  }
  rebuild() {
    const before = this.ids === null ? privateArray() : this.flat();
    super.rebuild();
    let isSame = before.length === this.length;
    for (let i = 0; i < this.length && isSame; i++) isSame = before[i] === this.ids[i];
    if (!isSame) this.version++;
  }
}
// The options whose value is their text.
const withoutValue = select => keepList(select, 'options without a value', () => {
  const matches = id => isHTML(id, 'option') && selectOf(id) === select && findAttributeNS(id, null, 'value') === 0;
  return new LiveList(select, { __proto__: null, deep: true, attributes: true, matches, build: null });
});
// The first option of a select for each text, valid until a tree changes.
const { texts } = pageState('html/forms/options', () => ({ __proto__: null, texts: PrivateMap() }));
function optionWithText(select, text) {
  let known = texts.get(select);
  if (known === undefined || known.sequence !== changeSequence()) {
    texts.set(select, known = { __proto__: null, sequence: changeSequence(), first: PrivateMap() });
    for (const id of each(withoutValue(select).all())) {
      const own = optionText(id);
      if (!known.first.has(own)) known.first.set(own, id);
    }
  }
  return known.first.get(text) ?? 0;
}
// The first option with a value, 0 for none.
function optionWithValue(select, value) {
  if (value === '') {
    for (const option of each(optionsOf(select))) if (optionValue(option) === '') return option;
    return 0;
  }
  const isIt = id => isHTML(id, 'option') && selectOf(id) === select && optionValue(id) === value;
  const id = firstValued(select, value, optionState(select), isIt);
  const other = withoutValue(select).count() === 0 ? 0 : optionWithText(select, value);
  return id === 0 || other !== 0 && precedes(other, id) ? other : id;
}
function optionList(select) {
  return keepList(select, 'options', () => {
    const matches = id => isHTML(id, 'option') && selectOf(id) === select;
    return makeHTMLOptionsCollection(new Options(select, { __proto__: null, deep: true, attributes: false, matches, build: null }));
  });
}
export const HTMLSelectElementSteps = {
  __proto__: null,
  type(id) { return has(id, 'multiple') ? 'select-multiple' : 'select-one'; },
  options(id) { return optionList(id); },
  length(id) { return optionState(id).count(); },
  setLength(id, value) { setLength(id, value); },
  item: optionAt,
  namedItem(id, name) { const item = optionState(id).named(name); return item === undefined ? 0 : idOf(item); },
  add: insertOption,
  remove(id, index) {
    if (index !== undefined) removeOption(id, index);
    else if (parentOf(id) !== 0) call(OP.removeChild, id, parentOf(id), 0);
  },
  selectedOptions(id) { return keepList(id, 'selected', () => makeHTMLCollection(selectedOptionsOf(id))); },
  selectedIndex(id) { return selectedIndex(id); },
  setSelectedIndex(id, value) { setSelectedIndex(id, value); },
  value(id) { return selectValue(id); },
  // HTML, the setter of value (#dom-select-value): 1–3.
  setValue(id, value) {
    selectOnly(id, optionWithValue(id, value));
  },
};
export const HTMLDataListElementSteps = {
  __proto__: null,
  options(id) {
    const matches = e => isHTML(e, 'option');
    return keepList(id, 'options', () => liveCollection(id, { __proto__: null, deep: true, attributes: false, matches, build: null }));
  },
};

export { optionState as optionList };
