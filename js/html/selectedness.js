// js/html/selectedness.js: which options of a select are selected.
// https://html.spec.whatwg.org/multipage/form-elements.html#selectedness-setting-algorithm
//
// Options come and go without a call that would tell, so what the algorithm does at each change is done when somebody asks: an option that
// was not selected when it was looked at last has been selected since, and takes the place of the one before.
//
// Reads   attributes and links. The state is js/html/controlState.js's.
// Offers  G.selectedOptionsOf(select id) → ids · G.isSelected(option id) · G.setSelected(option id, boolean) · G.selectOnly(select id,
//         option id), 0 for none · G.resetOptions(select id) · G.multipleChanged(select id): after the attribute came or went ·
//         G.hasNoChoice(select id): none is selected but the one that asks for a choice.
// Exposes nothing.
'use strict';
{
  const G = this;
  const { has, H, N, STRUCTURE_SEQUENCE, CONTROL_SEQUENCE, PrivateMap, privateArray, textOf, controlState, ownControlState, shareControlState, selectOf } = G;
  const { optionList, optionValue, controlsChanged, integerOf } = G;

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
  // https://html.spec.whatwg.org/multipage/form-elements.html#concept-select-size
  function displaySize(select, isMultiple = has(select, 'multiple')) {
    const size = integerOf(textOf(select, 'size'));
    return size !== null && size > 0 ? size : isMultiple ? 4 : 1;
  }

  // What a select's options and selected options were: good as long as neither the tree nor the state of controls changes.
  const known = PrivateMap();
  const isFresh = last => last !== undefined && last.structure === H[STRUCTURE_SEQUENCE] && last.version === H[CONTROL_SEQUENCE];
  function remember(select, options, found) {
    const are = PrivateMap();
    for (let i = 0; i < found.length; i++) are.set(found[i], true);
    known.set(select, { __proto__: null, structure: H[STRUCTURE_SEQUENCE], version: H[CONTROL_SEQUENCE], options, found, are });
    return found;
  }
  function optionsNow(select) {
    const ids = optionList(select).all(), options = privateArray();
    for (let i = 0; i < ids.length; i++) options[i] = ids[i];
    return options;
  }
  function isSame(a, b) {
    if (a.length !== b.length) return false;
    for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
    return true;
  }
  function selectedOf(select, isMultiple = has(select, 'multiple')) {
    const last = known.get(select);
    if (isFresh(last)) return last.found;
    const options = optionsNow(select), found = privateArray();
    let latest = 0;
    for (let i = 0; i < options.length; i++) {
      if (!saysSelected(options[i])) continue;
      found[found.length] = options[i];
      if (last === undefined || !last.are.has(options[i])) latest = options[i];
    }
    if (isMultiple) return remember(select, options, found);
    if (found.length > 1) {
      const stays = latest === 0 ? found[found.length - 1] : latest;
      for (let i = 0; i < found.length; i++) if (found[i] !== stays) write(found[i], false);
      found.length = 1;
      found[0] = stays;
    }
    if (found.length === 0 && displaySize(select, false) === 1 && !staysEmpty(select, last, options)) {
      for (let i = 0; i < options.length && found.length === 0; i++) if (!G.isDisabled(options[i])) found[0] = options[i];
      if (found.length === 1) write(found[0], true);
    }
    return remember(select, options, found);
  }
  // Whether none was chosen on purpose, and no option has come or gone since.
  function staysEmpty(select, last, options) {
    const record = controlState(select);
    if (record === undefined || !record.isEmptied) return false;
    if (last !== undefined && isSame(last.options, options)) return true;
    record.isEmptied = false;
    return false;
  }
  function selectOnly(select, wanted) {
    const before = selectedOf(select), { options } = known.get(select), found = privateArray();
    for (let i = 0; i < before.length; i++) if (before[i] !== wanted) write(before[i], false);
    if (wanted !== 0) {
      write(wanted, true).selectedDirty = true;
      found[0] = wanted;
    }
    for (let i = 0; i < before.length; i++) if (before[i] !== wanted) shareControlState(before[i]);
    if (wanted !== 0) shareControlState(wanted);
    const record = controlState(select);
    if (wanted === 0 || record !== undefined && record.isEmptied) {
      ownControlState(select).isEmptied = wanted === 0;
      shareControlState(select);
    }
    remember(select, options, found);
  }

  G.primordials.assign(G, {
    __proto__: null, selectedOptionsOf: selectedOf, selectOnly,
    isSelected: id => {
      const select = selectOf(id);
      if (select === 0) return saysSelected(id);
      selectedOf(select);
      return known.get(select).are.has(id);
    },
    setSelected: (id, value) => {
      const select = selectOf(id);
      if (value && select !== 0 && !has(select, 'multiple')) { selectOnly(select, id); return; }
      if (select !== 0 && !value) selectedOf(select);
      write(id, value).selectedDirty = true;
      shareControlState(id);
    },
    resetOptions: select => {
      const options = optionsNow(select);
      for (let i = 0; i < options.length; i++) {
        const record = controlState(options[i]);
        if (record === undefined) continue;
        record.selected = null;
        record.selectedDirty = false;
        shareControlState(options[i]);
      }
      known.delete(select);
      const record = controlState(select);
      if (record !== undefined && record.isEmptied) { record.isEmptied = false; shareControlState(select); }
      controlsChanged();
    },
    // NB: Where several can be selected no more, the first one stays, as in WebKit; the standard says nothing.
    multipleChanged: select => {
      const isMultiple = has(select, 'multiple'), found = selectedOf(select, !isMultiple);
      for (let i = 1; i < found.length && !isMultiple; i++) { write(found[i], false); shareControlState(found[i]); }
      if (!isMultiple) known.delete(select);
    },
    hasNoChoice: select => {
      const found = selectedOf(select), { options } = known.get(select);
      if (found.length === 0) return true;
      return found.length === 1 && !has(select, 'multiple') && displaySize(select) === 1 && found[0] === options[0] &&
        N[found[0] * 8 + 1] === select && optionValue(found[0]) === '';
    },
  });
}
