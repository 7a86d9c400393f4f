// js/bindings/xhr.js: the bindings that js/idl/generate.py made of js/idl/xhr.webidl. Not to be edited.
//
// Exposes FormData.
'use strict';
{
  const G = this;
  const { Given, ObjectCreate, addPairs, defineInterface, fromSequence, htmlElementArgument, need, toUSV, wrongReceiver, wrongValue } = G;
  const FormDataSteps = G.FormDataSteps;
  function fromFile(value) {
    if (typeof value !== 'object' || value === null) return value;
    switch (value.interface) { case 'File': return G.makeFile(value); default: return value; }
  }
  const listFromFile = list => fromSequence(list, fromFile, false);

  class FormDataBrand extends Given {
    #state;
    constructor(object, state) { super(object); this.#state = state; state.object = object; }
    static of(object, member, kind = 0) {
      if (typeof object !== 'object' || object === null || !(#state in object)) wrongReceiver('FormData', member, kind);
      return object.#state;
    }
    static is(value) { return typeof value === 'object' && value !== null && #state in value; }
  }
  G.FormDataBrand = FormDataBrand;
  const FormData = defineInterface('FormData', {
    __proto__: null,
    construct(object, form = undefined, submitter = undefined) {
      if (form !== undefined) form = htmlElementArgument(form, 'HTMLFormElement');
      submitter = submitter === null || submitter === undefined ? null : htmlElementArgument(submitter, 'HTMLElement');
      return new FormDataBrand(object, FormDataSteps.construct(form, submitter));
    },
    members: {
      append(a0, a1, a2 = undefined) {
        const state = FormDataBrand.of(this, 'append');
        need(arguments.length, 2);
        if (arguments.length <= 2) {
          if (G.isBlob(a1)) {
            a0 = toUSV(a0);
            a1 = G.blobState(a1);
            if (a2 !== undefined) a2 = toUSV(a2);
            FormDataSteps.append(state, a0, a1, a2);
            return;
          }
          a0 = toUSV(a0);
          a1 = toUSV(a1);
          FormDataSteps.append(state, a0, a1);
          return;
        }
        {
          a0 = toUSV(a0);
          a1 = G.blobState(a1);
          if (a2 !== undefined) a2 = toUSV(a2);
          FormDataSteps.append(state, a0, a1, a2);
          return;
        }
      },
      delete(name) {
        const state = FormDataBrand.of(this, 'delete');
        need(arguments.length, 1);
        name = toUSV(name);
        FormDataSteps.delete(state, name);
      },
      get(name) {
        const state = FormDataBrand.of(this, 'get');
        need(arguments.length, 1);
        name = toUSV(name);
        return fromFile(FormDataSteps.get(state, name));
      },
      getAll(name) {
        const state = FormDataBrand.of(this, 'getAll');
        need(arguments.length, 1);
        name = toUSV(name);
        return listFromFile(FormDataSteps.getAll(state, name));
      },
      has(name) {
        const state = FormDataBrand.of(this, 'has');
        need(arguments.length, 1);
        name = toUSV(name);
        return FormDataSteps.has(state, name);
      },
      set(a0, a1, a2 = undefined) {
        const state = FormDataBrand.of(this, 'set');
        need(arguments.length, 2);
        if (arguments.length <= 2) {
          if (G.isBlob(a1)) {
            a0 = toUSV(a0);
            a1 = G.blobState(a1);
            if (a2 !== undefined) a2 = toUSV(a2);
            FormDataSteps.set(state, a0, a1, a2);
            return;
          }
          a0 = toUSV(a0);
          a1 = toUSV(a1);
          FormDataSteps.set(state, a0, a1);
          return;
        }
        {
          a0 = toUSV(a0);
          a1 = G.blobState(a1);
          if (a2 !== undefined) a2 = toUSV(a2);
          FormDataSteps.set(state, a0, a1, a2);
          return;
        }
      },
    },
  });
  addPairs(FormData, 'FormData', object => FormDataSteps.pairs(FormDataBrand.of(object, 'forEach')));
  G.makeFormData = state => {
    if (state.object !== undefined) return state.object;
    if (state.interface !== undefined && state.interface !== 'FormData') return G[`make${state.interface}`](state);
    return new FormDataBrand(ObjectCreate(FormData.prototype), state);
  };
  G.isFormData = FormDataBrand.is;
  G.formDataState = value => FormDataBrand.is(value) ? FormDataBrand.of(value) : wrongValue('FormData');
}
