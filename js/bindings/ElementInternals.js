// js/bindings/ElementInternals.js: the bindings that js/idl/generate.py made of js/idl/ElementInternals.webidl. Not to be edited.
//
// Exposes ElementInternals, CustomStateSet.
'use strict';
{
  const G = this;
  const {
    Given, NOTHING, ObjectCreate, addSet, defineInterface, htmlElementArgument, need, toDictionary, toText, toUSV, wrap,
    wrongReceiver, wrongValue,
  } = G;
  const ElementInternalsSteps = G.ElementInternalsSteps;
  const CustomStateSetSteps = G.CustomStateSetSteps;
  function toFileOrUSVStringOrFormData(value) {
    if (value === null || value === undefined) return null;
    if (typeof value === 'object' && value !== null || typeof value === 'function') {
      if (G.isFile(value)) return G.fileState(value);
      if (G.isFormData(value)) return G.formDataState(value);
    }
    return toUSV(value);
  }
  function toValidityStateFlags(value) {
    const given = toDictionary(value) || NOTHING, result = { __proto__: null };
    {
      const member = given.badInput;
      result.badInput = member === undefined ? false : !!member;
    }
    {
      const member = given.customError;
      result.customError = member === undefined ? false : !!member;
    }
    {
      const member = given.patternMismatch;
      result.patternMismatch = member === undefined ? false : !!member;
    }
    {
      const member = given.rangeOverflow;
      result.rangeOverflow = member === undefined ? false : !!member;
    }
    {
      const member = given.rangeUnderflow;
      result.rangeUnderflow = member === undefined ? false : !!member;
    }
    {
      const member = given.stepMismatch;
      result.stepMismatch = member === undefined ? false : !!member;
    }
    {
      const member = given.tooLong;
      result.tooLong = member === undefined ? false : !!member;
    }
    {
      const member = given.tooShort;
      result.tooShort = member === undefined ? false : !!member;
    }
    {
      const member = given.typeMismatch;
      result.typeMismatch = member === undefined ? false : !!member;
    }
    {
      const member = given.valueMissing;
      result.valueMissing = member === undefined ? false : !!member;
    }
    return result;
  }

  class ElementInternalsBrand extends Given {
    #state;
    constructor(object, state) { super(object); this.#state = state; state.object = object; }
    static of(object, member, kind = 0) {
      if (typeof object !== 'object' || object === null || !(#state in object)) wrongReceiver('ElementInternals', member, kind);
      return object.#state;
    }
    static is(value) { return typeof value === 'object' && value !== null && #state in value; }
  }
  G.ElementInternalsBrand = ElementInternalsBrand;
  const ElementInternals = defineInterface('ElementInternals', {
    __proto__: null,
    members: {
      get shadowRoot() { return wrap(ElementInternalsSteps.shadowRoot(ElementInternalsBrand.of(this, 'shadowRoot', 1))); },
      setFormValue(value, stateArgument = undefined) {
        const state = ElementInternalsBrand.of(this, 'setFormValue');
        need(arguments.length, 1);
        value = value === null || value === undefined ? null : toFileOrUSVStringOrFormData(value);
        if (stateArgument !== undefined) stateArgument = stateArgument === null || stateArgument === undefined ? null : toFileOrUSVStringOrFormData(stateArgument);
        ElementInternalsSteps.setFormValue(state, value, stateArgument);
      },
      get form() { return wrap(ElementInternalsSteps.form(ElementInternalsBrand.of(this, 'form', 1))); },
      setValidity(flags = undefined, message = undefined, anchor = undefined) {
        const state = ElementInternalsBrand.of(this, 'setValidity');
        flags = toValidityStateFlags(flags);
        if (message !== undefined) message = toText(message);
        if (anchor !== undefined) anchor = htmlElementArgument(anchor, 'HTMLElement', "Argument 3 ('anchor') to ElementInternals.setValidity");
        ElementInternalsSteps.setValidity(state, flags, message, anchor);
      },
      get willValidate() { return ElementInternalsSteps.willValidate(ElementInternalsBrand.of(this, 'willValidate', 1)); },
      get validity() { return G.makeValidityState(ElementInternalsSteps.validity(ElementInternalsBrand.of(this, 'validity', 1))); },
      get validationMessage() { return ElementInternalsSteps.validationMessage(ElementInternalsBrand.of(this, 'validationMessage', 1)); },
      checkValidity() { return ElementInternalsSteps.checkValidity(ElementInternalsBrand.of(this, 'checkValidity')); },
      reportValidity() { return ElementInternalsSteps.reportValidity(ElementInternalsBrand.of(this, 'reportValidity')); },
      get labels() { return ElementInternalsSteps.labels(ElementInternalsBrand.of(this, 'labels', 1)); },
      get states() { return G.makeCustomStateSet(ElementInternalsSteps.states(ElementInternalsBrand.of(this, 'states', 1))); },
    },
  });
  ElementInternalsSteps.table(ElementInternals, ElementInternalsBrand);
  G.makeElementInternals = state => {
    if (state.object !== undefined) return state.object;
    if (state.interface !== undefined && state.interface !== 'ElementInternals') return G[`make${state.interface}`](state);
    return new ElementInternalsBrand(ObjectCreate(ElementInternals.prototype), state);
  };
  G.isElementInternals = ElementInternalsBrand.is;
  G.elementInternalsState = (value, where) => ElementInternalsBrand.is(value) ? ElementInternalsBrand.of(value) :
    wrongValue('ElementInternals', where);

  class CustomStateSetBrand extends Given {
    #state;
    constructor(object, state) { super(object); this.#state = state; state.object = object; }
    static of(object, member, kind = 0) {
      if (typeof object !== 'object' || object === null || !(#state in object)) wrongReceiver('CustomStateSet', member, kind);
      return object.#state;
    }
    static is(value) { return typeof value === 'object' && value !== null && #state in value; }
  }
  G.CustomStateSetBrand = CustomStateSetBrand;
  const CustomStateSet = defineInterface('CustomStateSet', {
    __proto__: null,
  });
  addSet(CustomStateSet, (object, member, kind) => CustomStateSetSteps.set(CustomStateSetBrand.of(object, member, kind)), toText,
    object => CustomStateSetSteps.changed(CustomStateSetBrand.of(object)));
  G.makeCustomStateSet = state => {
    if (state.object !== undefined) return state.object;
    if (state.interface !== undefined && state.interface !== 'CustomStateSet') return G[`make${state.interface}`](state);
    return new CustomStateSetBrand(ObjectCreate(CustomStateSet.prototype), state);
  };
  G.isCustomStateSet = CustomStateSetBrand.is;
  G.customStateSetState = (value, where) => CustomStateSetBrand.is(value) ? CustomStateSetBrand.of(value) : wrongValue('CustomStateSet', where);
}
