// js/fetch/FormData.js: FormData, and the entries of forms. https://xhr.spec.whatwg.org/#interface-formdata
//
// FormData is {entries: private array of [name, text or file]}.
//
// Reads   the controls of a form. Writes nothing.
// Offers  G.newFormData(entries) · G.entryList(form, submitter): null while one of the form is being made · G.FormDataSteps. Exposes nothing itself.
'use strict';
{
  const G = this;
  const { wrap, textOrEmpty, textOf, localName, privateArray, isHTML, toASCIILower, toUSV, inputType, fail } = G;
  const { TypeError } = G.primordials;

  const newFormData = entries => ({ __proto__: null, entries });
  function push(entries, name, value) {
    const pair = privateArray();
    pair[0] = toUSV(name);
    pair[1] = typeof value === 'string' ? toUSV(value) : value;
    entries[entries.length] = pair;
  }
  const isInput = (id, type) => isHTML(id, 'input') && inputType(id) === type;
  function isSubmitButton(id) {
    if (isHTML(id, 'button')) return G.buttonType(id) === 'submit';
    return isInput(id, 'submit') || isInput(id, 'image');
  }
  const isButton = id => isHTML(id, 'button') || isSubmitButton(id) || isInput(id, 'reset') || isInput(id, 'button');
  function isInDatalist(id) {
    for (let up = G.N[id * 8 + 1]; up !== 0; up = G.N[up * 8 + 1]) if (isHTML(up, 'datalist')) return true;
    return false;
  }
  // https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#constructing-the-form-data-set
  function addControl(entries, id, submitter) {
    const local = localName(id);
    if (local === 'output' || local === 'object' || local === 'fieldset' || G.isDisabled(id) || isInDatalist(id)) return;
    if (isButton(id) && id !== submitter) return;
    const type = local === 'input' ? inputType(id) : local, name = textOrEmpty(id, 'name');
    if ((type === 'checkbox' || type === 'radio') && !G.checkedness(id)) return;
    if (type === 'image') {
      const prefix = name === '' ? '' : `${name}.`;
      push(entries, `${prefix}x`, '0');
      push(entries, `${prefix}y`, '0');
      return;
    }
    if (name === '') return;
    switch (type) {
      case 'select': addOptions(entries, id, name); break;
      case 'file': addFiles(entries, id, name); break;
      case 'hidden': push(entries, name, toASCIILower(name) === '_charset_' ? 'UTF-8' : G.controlValue(id)); break;
      case 'button': push(entries, name, textOrEmpty(id, 'value')); break;
      default: push(entries, name, G.controlValue(id));
    }
    addDirection(entries, id, type);
  }
  function addOptions(entries, id, name) {
    const selected = G.selectedOptionsOf(id);
    for (let i = 0; i < selected.length; i++) if (!G.isDisabled(selected[i])) push(entries, name, wrap(selected[i]).value);
  }
  function addFiles(entries, id, name) {
    const { files } = G.filesOf(id);
    for (let i = 0; i < files.length; i++) push(entries, name, files[i]);
    if (files.length === 0) push(entries, name, G.newFile(G.emptySequence(), 'application/octet-stream', '', G.wallTime()));
  }
  const directional = { __proto__: null, hidden: 1, text: 1, search: 1, tel: 1, url: 1, email: 1, password: 1, submit: 1, reset: 1, button: 1, textarea: 1 };
  function addDirection(entries, id, type) {
    const name = directional[type] === 1 ? textOf(id, 'dirname') : null;
    if (name === null || name === '') return;
    push(entries, name, G.matchesSelector(id, ':dir(rtl)') ? 'rtl' : 'ltr');
  }
  const making = G.PrivateMap();
  G.entryList = (form, submitter) => {
    if (making.has(form)) return null;
    making.set(form, true);
    try {
      const data = newFormData(privateArray()), controls = G.controlsOf(form);
      for (let i = 0; i < controls.length; i++) addControl(data.entries, controls[i], submitter);
      // NB: Image buttons are no controls of a form's list.
      if (submitter !== 0 && isInput(submitter, 'image')) addControl(data.entries, submitter, submitter);
      G.fire(wrap(form), 'formdata', { __proto__: null, bubbles: true, formData: G.makeFormData(data) }, G.FormDataEvent);
      const entries = privateArray();
      for (let i = 0; i < data.entries.length; i++) entries[i] = data.entries[i];
      return entries;
    } finally { making.delete(form); }
  };

  // https://xhr.spec.whatwg.org/#create-an-entry
  function entryValue(value, filename) {
    if (typeof value === 'string') return value;
    if (value.interface === 'File' && filename === undefined) return value;
    const { bytes, type } = value, isFile = value.interface === 'File';
    return G.newFile(bytes, type, filename === undefined ? 'blob' : filename, isFile ? value.lastModified : G.wallTime());
  }
  const find = (entries, name) => { for (let i = 0; i < entries.length; i++) if (entries[i][0] === name) return i; return -1; };
  // Takes the entries of a name out, from a place on.
  function drop(entries, name, from) {
    let kept = from;
    for (let i = from; i < entries.length; i++) if (entries[i][0] !== name) entries[kept++] = entries[i];
    entries.length = kept;
  }
  const seen = value => typeof value === 'string' ? value : G.makeFile(value);
  G.FormDataSteps = {
    __proto__: null,
    construct(form, submitter) {
      if (form === undefined) return newFormData(privateArray());
      const button = submitter === null ? 0 : submitter;
      if (button !== 0) {
        if (!isSubmitButton(button)) throw new TypeError('The submitter is not a submit button');
        if (G.formOf(button) !== form) fail('NotFoundError', 'The submitter is not owned by this form');
      }
      const entries = G.entryList(form, button);
      if (entries === null) fail('InvalidStateError', 'The entries of the form are being made.');
      return newFormData(entries);
    },
    append({ entries }, name, value, filename) { push(entries, name, entryValue(value, filename)); },
    delete({ entries }, name) { drop(entries, name, 0); },
    get({ entries }, name) {
      const at = find(entries, name);
      return at < 0 ? null : entries[at][1];
    },
    getAll({ entries }, name) {
      const found = privateArray();
      for (let i = 0; i < entries.length; i++) if (entries[i][0] === name) found[found.length] = entries[i][1];
      return found;
    },
    has: ({ entries }, name) => find(entries, name) >= 0,
    set({ entries }, name, value, filename) {
      const at = find(entries, name);
      push(entries, name, entryValue(value, filename));
      if (at < 0) return;
      entries[at] = entries[entries.length - 1];
      entries.length--;
      drop(entries, name, at + 1);
    },
    pairs({ entries }) {
      const pairs = privateArray();
      for (let i = 0; i < entries.length; i++) pairs[i] = [entries[i][0], seen(entries[i][1])];
      return pairs;
    },
  };
  G.newFormData = newFormData;
}
