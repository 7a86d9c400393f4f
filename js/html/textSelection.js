// js/html/textSelection.js: what is selected of the text in an input or textarea.
// https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#textFieldSelection
//
// Reads and writes nothing of the arena: a control's value is js/html/controls.js's.
// Offers  G.textReplaced(id): when the value became another: the cursor goes to its end · G.textBecameSelectable(id).
// Exposes members of input and textarea only.
'use strict';
{
  const G = this;
  const { extend, elementId, isHTML, wrap, fail, need, toText, PrivateMap } = G, { min, max, slice, TypeError } = G.primordials;

  const hasSelection = id => isHTML(id, 'textarea') || G.appliesTo(G.inputType(id), 'selection');
  // By control: {start, end, direction}.
  const selections = PrivateMap();
  function selectionOf(id) {
    const own = selections.get(id);
    if (own === undefined) return { __proto__: null, start: 0, end: 0, direction: 'none' };
    // Markup may have made the text shorter.
    const { length } = G.controlValue(id);
    own.start = min(own.start, length);
    own.end = min(own.end, length);
    return own;
  }
  function collapse(id, place) { selections.set(id, { __proto__: null, start: place, end: place, direction: 'none' }); }
  // https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#set-the-selection-range
  function setSelection(id, start, end, direction) {
    const { length } = G.controlValue(id), old = selectionOf(id);
    end = min(end, length);
    start = min(start, end);
    direction = direction === 'forward' || direction === 'backward' ? direction : 'none';
    selections.set(id, { __proto__: null, start, end, direction });
    if (old.start !== start || old.end !== end || old.direction !== direction) {
      G.queueTask(() => G.fire(wrap(id), 'select', { __proto__: null, bubbles: true }));
    }
  }
  // The id of a control whose text can be selected.
  function selectableId(object) {
    const id = elementId(object);
    if (!hasSelection(id)) fail('InvalidStateError');
    return id;
  }
  const modes = { __proto__: null, select: 1, start: 1, end: 1, preserve: 1 };
  // https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-textarea/input-setrangetext
  function replaceRange(id, replacement, from, to, mode) {
    const text = G.controlValue(id), start = min(from, text.length), end = min(to, text.length);
    let { start: selectedFrom, end: selectedTo } = selectionOf(id);
    const newEnd = start + replacement.length, grown = newEnd - end;
    G.setControlValue(id, slice(text, 0, start) + replacement + slice(text, end));
    switch (mode) {
      case 'select': selectedFrom = start; selectedTo = newEnd; break;
      case 'start': selectedFrom = selectedTo = start; break;
      case 'end': selectedFrom = selectedTo = newEnd; break;
      default:
        selectedFrom = selectedFrom > end ? selectedFrom + grown : selectedFrom > start ? start : selectedFrom;
        selectedTo = selectedTo > end ? selectedTo + grown : selectedTo > start ? newEnd : selectedTo;
    }
    setSelection(id, selectedFrom, selectedTo, 'none');
  }
  const members = {
    __proto__: null,
    select() {
      const id = elementId(this);
      if (hasSelection(id)) setSelection(id, 0, G.controlValue(id).length, 'none');
    },
    get selectionStart() { const id = elementId(this); return hasSelection(id) ? selectionOf(id).start : null; },
    set selectionStart(value) {
      const id = selectableId(this), { end, direction } = selectionOf(id);
      setSelection(id, value >>> 0, max(value >>> 0, end), direction);
    },
    get selectionEnd() { const id = elementId(this); return hasSelection(id) ? selectionOf(id).end : null; },
    set selectionEnd(value) {
      const id = selectableId(this), { start, direction } = selectionOf(id);
      setSelection(id, start, value >>> 0, direction);
    },
    get selectionDirection() { const id = elementId(this); return hasSelection(id) ? selectionOf(id).direction : null; },
    set selectionDirection(value) {
      const id = selectableId(this), { start, end } = selectionOf(id);
      setSelection(id, start, end, toText(value));
    },
    setSelectionRange(start, end, direction = 'none') {
      need(arguments.length, 2);
      setSelection(selectableId(this), start >>> 0, end >>> 0, toText(direction));
    },
    setRangeText(replacement, ...rest) {
      need(arguments.length, 1);
      const id = selectableId(this);
      replacement = toText(replacement);
      if (rest.length === 1) throw new TypeError('Not enough arguments');
      const own = selectionOf(id), start = rest.length > 1 ? rest[0] >>> 0 : own.start, end = rest.length > 1 ? rest[1] >>> 0 : own.end;
      const mode = rest.length > 2 && rest[2] !== undefined ? toText(rest[2]) : 'preserve';
      if (modes[mode] !== 1) throw new TypeError('Type error');
      if (start > end) fail('IndexSizeError');
      replaceRange(id, replacement, start, end, mode);
    },
  };
  extend('HTMLInputElement', members);
  extend('HTMLTextAreaElement', members);
  G.textReplaced = id => collapse(id, G.controlValue(id).length);
  G.textBecameSelectable = id => collapse(id, 0);
}
