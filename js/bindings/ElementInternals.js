// js/bindings/ElementInternals.js: the bindings that js/idl/generate.py made of js/idl/ElementInternals.webidl. Not to be edited.
//
// Exposes ElementInternals, CustomStateSet.
'use strict';
{
  const G = this;
  const {
    Given, NOTHING, ObjectCreate, addSetlike, defineInterface, htmlElementArgument, need, toDictionary, toText, toUSV, wrap,
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
    const given = toDictionary(value) || NOTHING;
    let member;
    return {
      __proto__: null,
      badInput: (member = given.badInput) === undefined ? false : !!member,
      customError: (member = given.customError) === undefined ? false : !!member,
      patternMismatch: (member = given.patternMismatch) === undefined ? false : !!member,
      rangeOverflow: (member = given.rangeOverflow) === undefined ? false : !!member,
      rangeUnderflow: (member = given.rangeUnderflow) === undefined ? false : !!member,
      stepMismatch: (member = given.stepMismatch) === undefined ? false : !!member,
      tooLong: (member = given.tooLong) === undefined ? false : !!member,
      tooShort: (member = given.tooShort) === undefined ? false : !!member,
      typeMismatch: (member = given.typeMismatch) === undefined ? false : !!member,
      valueMissing: (member = given.valueMissing) === undefined ? false : !!member,
    };
  }

  class ElementInternalsBrand extends Given {
    #state;
    constructor(object, state) { super(object); this.#state = state; state.object = object; }
    static of(object, member, kind = 0) {
      if (typeof object !== 'object' || object === null || !(#state in object)) wrongReceiver('ElementInternals', member, kind);
      return object.#state;
    }
    static is(value) { return typeof value === 'object' && value !== null && #state in value; }
    static from(value, where) {
      if (typeof value !== 'object' || value === null || !(#state in value)) wrongValue('ElementInternals', where);
      return value.#state;
    }
  }
  G.ElementInternalsBrand = ElementInternalsBrand;
  const ElementInternals = defineInterface('ElementInternals', {
    __proto__: null,
    members: {
      constructor: undefined,
      get shadowRoot() { return wrap(ElementInternalsSteps.shadowRoot(ElementInternalsBrand.of(this, 'shadowRoot', 1))); },
      get form() { return wrap(ElementInternalsSteps.form(ElementInternalsBrand.of(this, 'form', 1))); },
      get willValidate() { return ElementInternalsSteps.willValidate(ElementInternalsBrand.of(this, 'willValidate', 1)); },
      get validity() { return G.makeValidityState(ElementInternalsSteps.validity(ElementInternalsBrand.of(this, 'validity', 1))); },
      get validationMessage() { return ElementInternalsSteps.validationMessage(ElementInternalsBrand.of(this, 'validationMessage', 1)); },
      get labels() { return ElementInternalsSteps.labels(ElementInternalsBrand.of(this, 'labels', 1)); },
      get states() { return G.makeCustomStateSet(ElementInternalsSteps.states(ElementInternalsBrand.of(this, 'states', 1))); },
      role: undefined,
      ariaActiveDescendantElement: undefined,
      ariaAtomic: undefined,
      ariaAutoComplete: undefined,
      ariaBrailleLabel: undefined,
      ariaBrailleRoleDescription: undefined,
      ariaBusy: undefined,
      ariaChecked: undefined,
      ariaColCount: undefined,
      ariaColIndex: undefined,
      ariaColSpan: undefined,
      ariaControlsElements: undefined,
      ariaCurrent: undefined,
      ariaDescribedByElements: undefined,
      ariaDetailsElements: undefined,
      ariaDisabled: undefined,
      ariaErrorMessageElements: undefined,
      ariaExpanded: undefined,
      ariaFlowToElements: undefined,
      ariaHasPopup: undefined,
      ariaHidden: undefined,
      ariaInvalid: undefined,
      ariaKeyShortcuts: undefined,
      ariaLabel: undefined,
      ariaLabelledByElements: undefined,
      ariaLevel: undefined,
      ariaLive: undefined,
      ariaModal: undefined,
      ariaMultiLine: undefined,
      ariaMultiSelectable: undefined,
      ariaOrientation: undefined,
      ariaOwnsElements: undefined,
      ariaPlaceholder: undefined,
      ariaPosInSet: undefined,
      ariaPressed: undefined,
      ariaReadOnly: undefined,
      ariaRelevant: undefined,
      ariaRequired: undefined,
      ariaRoleDescription: undefined,
      ariaRowCount: undefined,
      ariaRowIndex: undefined,
      ariaRowSpan: undefined,
      ariaSelected: undefined,
      ariaSetSize: undefined,
      ariaSort: undefined,
      ariaValueMax: undefined,
      ariaValueMin: undefined,
      ariaValueNow: undefined,
      ariaValueText: undefined,
      setFormValue(value, stateArgument = undefined) {
        const state = ElementInternalsBrand.of(this, 'setFormValue');
        need(arguments.length, 1);
        value = value === null || value === undefined ? null : toFileOrUSVStringOrFormData(value);
        if (stateArgument !== undefined) stateArgument = stateArgument === null || stateArgument === undefined ? null : toFileOrUSVStringOrFormData(stateArgument);
        ElementInternalsSteps.setFormValue(state, value, stateArgument);
      },
      setValidity(flags = undefined, message = undefined, anchor = undefined) {
        const state = ElementInternalsBrand.of(this, 'setValidity');
        flags = toValidityStateFlags(flags);
        if (message !== undefined) message = toText(message);
        if (anchor !== undefined) anchor = htmlElementArgument(anchor, 'HTMLElement', 40386);
        ElementInternalsSteps.setValidity(state, flags, message, anchor);
      },
      checkValidity() { return ElementInternalsSteps.checkValidity(ElementInternalsBrand.of(this, 'checkValidity')); },
      reportValidity() { return ElementInternalsSteps.reportValidity(ElementInternalsBrand.of(this, 'reportValidity')); },
    },
  });
  ElementInternalsSteps.table(ElementInternals, ElementInternalsBrand);
  G.makeElementInternals = state => {
    if (state.object !== undefined) return state.object;
    if (state.interface !== undefined && state.interface !== 'ElementInternals') return G[`make${state.interface}`](state);
    return new ElementInternalsBrand(ObjectCreate(ElementInternals.prototype), state);
  };
  G.isElementInternals = ElementInternalsBrand.is;
  G.elementInternalsState = ElementInternalsBrand.from;

  class CustomStateSetBrand extends Given {
    #state;
    constructor(object, state) { super(object); this.#state = state; state.object = object; }
    static of(object, member, kind = 0) {
      if (typeof object !== 'object' || object === null || !(#state in object)) wrongReceiver('CustomStateSet', member, kind);
      return object.#state;
    }
    static is(value) { return typeof value === 'object' && value !== null && #state in value; }
    static from(value, where) {
      if (typeof value !== 'object' || value === null || !(#state in value)) wrongValue('CustomStateSet', where);
      return value.#state;
    }
  }
  G.CustomStateSetBrand = CustomStateSetBrand;
  const CustomStateSet = defineInterface('CustomStateSet', {
    __proto__: null,
    members: {
      constructor: undefined,
      size: undefined,
      has: undefined,
      entries: undefined,
      keys: undefined,
      values: undefined,
      forEach: undefined,
      add: undefined,
      clear: undefined,
      delete: undefined,
    },
  });
  addSetlike(CustomStateSet, (object, member, kind) => CustomStateSetSteps.set(CustomStateSetBrand.of(object, member, kind)), toText,
    (object, value, isThere) => CustomStateSetSteps.changed(CustomStateSetBrand.of(object), value, isThere));
  G.makeCustomStateSet = state => {
    if (state.object !== undefined) return state.object;
    if (state.interface !== undefined && state.interface !== 'CustomStateSet') return G[`make${state.interface}`](state);
    return new CustomStateSetBrand(ObjectCreate(CustomStateSet.prototype), state);
  };
  G.isCustomStateSet = CustomStateSetBrand.is;
  G.customStateSetState = CustomStateSetBrand.from;
}
