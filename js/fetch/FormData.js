// js/fetch/FormData.js: FormData. https://xhr.spec.whatwg.org/#interface-formdata
//
// Reads and writes nothing of the arena: a form's entries are js/html/submission.js's. Values are strings: there are no files.
// Offers  G.newFormData(entries) → its state {entries: private array of [name, value]} · G.makeFormData(state) → object.
// Exposes FormData.
'use strict';
{
  const G = this;
  const { defineInterface, Given, ObjectCreate, isNode, idOf, kindOf, need, toUSV, privateArray, isHTML } = G;
  const { TypeError } = G.primordials;

  const newFormData = entries => ({ __proto__: null, entries });
  class StateBrand extends Given {
    #state;
    constructor(object, state) { super(object); this.#state = state; }
    static of(object) { return object.#state.entries; }
  }
  const { of } = StateBrand;
  function formArgument(value) {
    if (!isNode(value) || kindOf(idOf(value)) !== 1 || !isHTML(idOf(value), 'form')) {
      throw new TypeError("Argument 1 ('form') to the FormData constructor must be an instance of HTMLFormElement");
    }
    return idOf(value);
  }
  // https://xhr.spec.whatwg.org/#dom-formdata
  function entriesOf(form, submitter) {
    const id = formArgument(form);
    let button = 0;
    if (submitter !== null && submitter !== undefined) {
      button = G.elementId(submitter);
      if (!G.isSubmitButton(button)) throw new TypeError('The submitter is not a submit button');
      if (G.formOf(button) !== id) G.fail('NotFoundError', 'The submitter is not owned by this form');
    }
    const entries = G.entryList(id, button);
    if (entries === null) G.fail('InvalidStateError');
    return entries;
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
    construct: (object, form = undefined, submitter = null) =>
      new StateBrand(object, newFormData(form === undefined ? privateArray() : entriesOf(form, submitter))),
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
  G.newFormData = newFormData;
  G.makeFormData = state => new StateBrand(ObjectCreate(FormData.prototype), state);
}
