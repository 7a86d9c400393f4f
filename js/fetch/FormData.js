// js/fetch/FormData.js: FormData. https://xhr.spec.whatwg.org/#interface-formdata
//
// Reads   the controls of a form. Writes nothing. Values are strings: there are no files.
// Exposes FormData.
'use strict';
{
  const G = this;
  const { defineInterface, Given, isNode, idOf, kindOf, wrap, textOrEmpty, localName, need, toUSV, privateArray, isHTML } = G;
  const { TypeError } = G.primordials;

  class EntriesBrand extends Given {
    #entries;
    constructor(object, entries) { super(object); this.#entries = entries; }
    static of(object) { return object.#entries; }
    static is(value) { return typeof value === 'object' && value !== null && #entries in value; }
  }
  const { of } = EntriesBrand;
  // https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#constructing-the-form-data-set
  function entriesOf(form) {
    const entries = privateArray(), controls = G.controlsOf(form);
    for (let i = 0; i < controls.length; i++) {
      if (G.hooks.formCustom !== null && G.hooks.formCustom(controls[i])) { addCustom(entries, controls[i]); continue; }
      const control = controls[i], name = textOrEmpty(control, 'name'), element = wrap(control), local = localName(control);
      if (name === '' || G.isDisabled(control) || local === 'button' || local === 'output' || local === 'object' || local === 'fieldset') continue;
      if (local === 'select') {
        const selected = G.selectedOptionsOf(control);
        for (let at = 0; at < selected.length; at++) entries[entries.length] = [name, wrap(selected[at]).value];
        continue;
      }
      const { type } = element;
      if ((type === 'checkbox' || type === 'radio') && !element.checked) continue;
      if (type === 'submit' || type === 'reset' || type === 'button' || type === 'image' || type === 'file') continue;
      entries[entries.length] = [name, element.value];
    }
    return entries;
  }
  function addCustom(entries, id) {
    if (G.isDisabled(id)) return;
    const own = G.customEntries(id);
    for (let i = 0; i < own.length; i++) entries[entries.length] = [own[i][0], own[i][1]];
  }
  // A copy of the entries of a FormData object, null for another value.
  G.entriesOfFormData = value => {
    if (!EntriesBrand.is(value)) return null;
    const list = of(value), copy = privateArray();
    for (let i = 0; i < list.length; i++) copy[i] = [list[i][0], list[i][1]];
    return copy;
  };
  function formArgument(value) {
    if (!isNode(value) || kindOf(idOf(value)) !== 1 || !isHTML(idOf(value), 'form')) {
      throw new TypeError("Argument 1 ('form') to the FormData constructor must be an instance of HTMLFormElement");
    }
    return idOf(value);
  }
  const find = (list, name) => { for (let i = 0; i < list.length; i++) if (list[i][0] === name) return i; return -1; };
  // Takes the entries of a name out, from a place on.
  function drop(list, name, from) {
    let kept = from;
    for (let i = from; i < list.length; i++) if (list[i][0] !== name) list[kept++] = list[i];
    list.length = kept;
  }
  const FormData = defineInterface('FormData', {
    __proto__: null,
    construct: (object, form = undefined) => new EntriesBrand(object, form === undefined ? privateArray() : entriesOf(formArgument(form))),
    members: {
      append(name, value) {
        need(arguments.length, 2);
        const list = of(this);
        list[list.length] = [toUSV(name), toUSV(value)];
      },
      delete(name) { need(arguments.length, 1); drop(of(this), toUSV(name), 0); },
      get(name) {
        need(arguments.length, 1);
        const list = of(this), at = find(list, toUSV(name));
        return at < 0 ? null : list[at][1];
      },
      getAll(name) {
        need(arguments.length, 1);
        const list = of(this), wanted = toUSV(name), found = privateArray();
        for (let i = 0; i < list.length; i++) if (list[i][0] === wanted) found[found.length] = list[i][1];
        return G.toArray(found);
      },
      has(name) { need(arguments.length, 1); return find(of(this), toUSV(name)) >= 0; },
      set(name, value) {
        need(arguments.length, 2);
        const list = of(this), wanted = toUSV(name), at = find(list, wanted), text = toUSV(value);
        if (at < 0) { list[list.length] = [wanted, text]; return; }
        list[at] = [wanted, text];
        drop(list, wanted, at + 1);
      },
    },
  });
  G.addPairs(FormData, 'FormData', of);
}
