// js/bindings/formElements.js: the bindings that js/idl/generate.py made of js/idl/formElements.webidl. Not to be edited.
//
// Exposes ValidityState, Option.
'use strict';
{
  const G = this;
  const {
    Given, ObjectCreate, addIterator, defineInterface, htmlElementArgument, idOf, isHTMLElementOf, makeElement, need, receiverOf,
    toDouble, toEnum, toObject, toText, toTextNullEmpty, toTextOrNull, toUSV, wrap, wrongReceiver, wrongValue,
  } = G;
  const { TypeError, arrayValues } = G.primordials;
  const ValidityStateSteps = G.ValidityStateSteps;
  const makeFileListOrNull = state => state === null ? null : G.makeFileList(state);
  function toHTMLOptionElementOrHTMLOptGroupElement(value) {
    if (typeof value === 'object' && value !== null || typeof value === 'function') {
      if (isHTMLElementOf(value, 'HTMLOptionElement')) return idOf(value);
      if (isHTMLElementOf(value, 'HTMLOptGroupElement')) return idOf(value);
    }
    throw new TypeError('Type error');
  }
  const SelectionModeValues = { __proto__: null, select: true, start: true, end: true, preserve: true };

  class ValidityStateBrand extends Given {
    #state;
    constructor(object, state) { super(object); this.#state = state; state.object = object; }
    static of(object, member, kind = 0) {
      if (typeof object !== 'object' || object === null || !(#state in object)) wrongReceiver('ValidityState', member, kind);
      return object.#state;
    }
    static is(value) { return typeof value === 'object' && value !== null && #state in value; }
    static from(value, where) {
      if (typeof value !== 'object' || value === null || !(#state in value)) wrongValue('ValidityState', where);
      return value.#state;
    }
  }
  G.ValidityStateBrand = ValidityStateBrand;
  const ValidityState = defineInterface('ValidityState', {
    __proto__: null,
    members: {
      constructor: undefined,
      get valueMissing() { return ValidityStateSteps.valueMissing(ValidityStateBrand.of(this, 'valueMissing', 1)); },
      get typeMismatch() { return ValidityStateSteps.typeMismatch(ValidityStateBrand.of(this, 'typeMismatch', 1)); },
      get patternMismatch() { return ValidityStateSteps.patternMismatch(ValidityStateBrand.of(this, 'patternMismatch', 1)); },
      get tooShort() { return ValidityStateSteps.tooShort(ValidityStateBrand.of(this, 'tooShort', 1)); },
      get tooLong() { return ValidityStateSteps.tooLong(ValidityStateBrand.of(this, 'tooLong', 1)); },
      get rangeUnderflow() { return ValidityStateSteps.rangeUnderflow(ValidityStateBrand.of(this, 'rangeUnderflow', 1)); },
      get rangeOverflow() { return ValidityStateSteps.rangeOverflow(ValidityStateBrand.of(this, 'rangeOverflow', 1)); },
      get stepMismatch() { return ValidityStateSteps.stepMismatch(ValidityStateBrand.of(this, 'stepMismatch', 1)); },
      get badInput() { return ValidityStateSteps.badInput(ValidityStateBrand.of(this, 'badInput', 1)); },
      get customError() { return ValidityStateSteps.customError(ValidityStateBrand.of(this, 'customError', 1)); },
      get valid() { return ValidityStateSteps.valid(ValidityStateBrand.of(this, 'valid', 1)); },
    },
  });
  G.makeValidityState = state => {
    if (state.object !== undefined) return state.object;
    if (state.interface !== undefined && state.interface !== 'ValidityState') return G[`make${state.interface}`](state);
    return new ValidityStateBrand(ObjectCreate(ValidityState.prototype), state);
  };
  G.isValidityState = ValidityStateBrand.is;
  G.validityStateState = ValidityStateBrand.from;

  G.defineLazily('Option', () => G.namedConstructor('Option', G.HTMLOptionElement, (object, text = undefined, value = undefined, defaultSelected = undefined, selected = undefined) => {
    text = text === undefined ? '' : toText(text);
    if (value !== undefined) value = toText(value);
    defaultSelected = !!defaultSelected;
    selected = !!selected;
    const state = makeElement(object, 'option');
    G.HTMLOptionElementSteps.construct(state, text, value, defaultSelected, selected);
    return object;
  }));

  G.whenMade('HTMLFormElement', interfaceObject => {
    const HTMLFormElementSteps = G.HTMLFormElementSteps;
    G.mixin(interfaceObject, {
      __proto__: null,
      get action() { return HTMLFormElementSteps.action(receiverOf(this, 'HTMLFormElement', 'action', 1)); },
      set action(value) { const state = receiverOf(this, 'HTMLFormElement', 'action', 2); HTMLFormElementSteps.setAction(state, toUSV(value)); },
      submit() { HTMLFormElementSteps.submit(receiverOf(this, 'HTMLFormElement', 'submit')); },
      requestSubmit(submitter = undefined) {
        const state = receiverOf(this, 'HTMLFormElement', 'requestSubmit');
        submitter = submitter === null || submitter === undefined ? null : htmlElementArgument(submitter, 'HTMLElement', 691085);
        HTMLFormElementSteps.requestSubmit(state, submitter);
      },
      reset() { HTMLFormElementSteps.reset(receiverOf(this, 'HTMLFormElement', 'reset')); },
      checkValidity() { return HTMLFormElementSteps.checkValidity(receiverOf(this, 'HTMLFormElement', 'checkValidity')); },
      reportValidity() { return HTMLFormElementSteps.reportValidity(receiverOf(this, 'HTMLFormElement', 'reportValidity')); },
    });
  });

  G.whenMade('HTMLLabelElement', interfaceObject => {
    const HTMLLabelElementSteps = G.HTMLLabelElementSteps;
    G.mixin(interfaceObject, {
      __proto__: null,
      get form() { return wrap(HTMLLabelElementSteps.form(receiverOf(this, 'HTMLLabelElement', 'form', 1))); },
      get control() { return wrap(HTMLLabelElementSteps.control(receiverOf(this, 'HTMLLabelElement', 'control', 1))); },
    });
  });

  G.whenMade('HTMLInputElement', interfaceObject => {
    const HTMLInputElementSteps = G.HTMLInputElementSteps;
    G.mixin(interfaceObject, {
      __proto__: null,
      get checked() { return HTMLInputElementSteps.checked(receiverOf(this, 'HTMLInputElement', 'checked', 1)); },
      set checked(value) { const state = receiverOf(this, 'HTMLInputElement', 'checked', 2); HTMLInputElementSteps.setChecked(state, !!value); },
      get files() { return makeFileListOrNull(HTMLInputElementSteps.files(receiverOf(this, 'HTMLInputElement', 'files', 1))); },
      set files(value) {
        const state = receiverOf(this, 'HTMLInputElement', 'files', 2);
        HTMLInputElementSteps.setFiles(state, value === null || value === undefined ? null : G.fileListState(value, 985491));
      },
      get height() { return HTMLInputElementSteps.height(receiverOf(this, 'HTMLInputElement', 'height', 1)); },
      set height(value) { const state = receiverOf(this, 'HTMLInputElement', 'height', 2); HTMLInputElementSteps.setHeight(state, value >>> 0); },
      get indeterminate() { return HTMLInputElementSteps.indeterminate(receiverOf(this, 'HTMLInputElement', 'indeterminate', 1)); },
      set indeterminate(value) {
        const state = receiverOf(this, 'HTMLInputElement', 'indeterminate', 2);
        HTMLInputElementSteps.setIndeterminate(state, !!value);
      },
      get list() { return wrap(HTMLInputElementSteps.list(receiverOf(this, 'HTMLInputElement', 'list', 1))); },
      get type() { return HTMLInputElementSteps.type(receiverOf(this, 'HTMLInputElement', 'type', 1)); },
      set type(value) { const state = receiverOf(this, 'HTMLInputElement', 'type', 2); HTMLInputElementSteps.setType(state, toText(value)); },
      get defaultValue() { return HTMLInputElementSteps.defaultValue(receiverOf(this, 'HTMLInputElement', 'defaultValue', 1)); },
      set defaultValue(value) {
        const state = receiverOf(this, 'HTMLInputElement', 'defaultValue', 2);
        HTMLInputElementSteps.setDefaultValue(state, toText(value));
      },
      get value() { return HTMLInputElementSteps.value(receiverOf(this, 'HTMLInputElement', 'value', 1)); },
      set value(value) { const state = receiverOf(this, 'HTMLInputElement', 'value', 2); HTMLInputElementSteps.setValue(state, toTextNullEmpty(value)); },
      get valueAsDate() { return HTMLInputElementSteps.valueAsDate(receiverOf(this, 'HTMLInputElement', 'valueAsDate', 1)); },
      set valueAsDate(value) {
        const state = receiverOf(this, 'HTMLInputElement', 'valueAsDate', 2);
        HTMLInputElementSteps.setValueAsDate(state, value === null || value === undefined ? null : toObject(value));
      },
      get valueAsNumber() { return HTMLInputElementSteps.valueAsNumber(receiverOf(this, 'HTMLInputElement', 'valueAsNumber', 1)); },
      set valueAsNumber(value) {
        const state = receiverOf(this, 'HTMLInputElement', 'valueAsNumber', 2);
        HTMLInputElementSteps.setValueAsNumber(state, +value);
      },
      get width() { return HTMLInputElementSteps.width(receiverOf(this, 'HTMLInputElement', 'width', 1)); },
      set width(value) { const state = receiverOf(this, 'HTMLInputElement', 'width', 2); HTMLInputElementSteps.setWidth(state, value >>> 0); },
      stepUp(n = undefined) {
        const state = receiverOf(this, 'HTMLInputElement', 'stepUp');
        n = n === undefined ? 1 : n | 0;
        HTMLInputElementSteps.stepUp(state, n);
      },
      stepDown(n = undefined) {
        const state = receiverOf(this, 'HTMLInputElement', 'stepDown');
        n = n === undefined ? 1 : n | 0;
        HTMLInputElementSteps.stepDown(state, n);
      },
      showPicker() { HTMLInputElementSteps.showPicker(receiverOf(this, 'HTMLInputElement', 'showPicker')); },
    });
  });

  G.whenMade('HTMLButtonElement', interfaceObject => {
    const HTMLButtonElementSteps = G.HTMLButtonElementSteps;
    G.mixin(interfaceObject, {
      __proto__: null,
      get command() { return HTMLButtonElementSteps.command(receiverOf(this, 'HTMLButtonElement', 'command', 1)); },
      set command(value) { const state = receiverOf(this, 'HTMLButtonElement', 'command', 2); HTMLButtonElementSteps.setCommand(state, toText(value)); },
    });
  });

  G.whenMade('HTMLSelectElement', interfaceObject => {
    const HTMLSelectElementSteps = G.HTMLSelectElementSteps;
    G.mixin(interfaceObject, {
      __proto__: null,
      get type() { return HTMLSelectElementSteps.type(receiverOf(this, 'HTMLSelectElement', 'type', 1)); },
      get options() { return HTMLSelectElementSteps.options(receiverOf(this, 'HTMLSelectElement', 'options', 1)); },
      get length() { return HTMLSelectElementSteps.length(receiverOf(this, 'HTMLSelectElement', 'length', 1)); },
      set length(value) { const state = receiverOf(this, 'HTMLSelectElement', 'length', 2); HTMLSelectElementSteps.setLength(state, value >>> 0); },
      get selectedOptions() { return HTMLSelectElementSteps.selectedOptions(receiverOf(this, 'HTMLSelectElement', 'selectedOptions', 1)); },
      get selectedIndex() { return HTMLSelectElementSteps.selectedIndex(receiverOf(this, 'HTMLSelectElement', 'selectedIndex', 1)); },
      set selectedIndex(value) {
        const state = receiverOf(this, 'HTMLSelectElement', 'selectedIndex', 2);
        HTMLSelectElementSteps.setSelectedIndex(state, value | 0);
      },
      get value() { return HTMLSelectElementSteps.value(receiverOf(this, 'HTMLSelectElement', 'value', 1)); },
      set value(value) { const state = receiverOf(this, 'HTMLSelectElement', 'value', 2); HTMLSelectElementSteps.setValue(state, toText(value)); },
      item(index) {
        const state = receiverOf(this, 'HTMLSelectElement', 'item');
        need(arguments.length, 1);
        index = index >>> 0;
        return wrap(HTMLSelectElementSteps.item(state, index));
      },
      namedItem(name) {
        const state = receiverOf(this, 'HTMLSelectElement', 'namedItem');
        need(arguments.length, 1);
        name = toText(name);
        return wrap(HTMLSelectElementSteps.namedItem(state, name));
      },
      add(element, before = undefined) {
        const state = receiverOf(this, 'HTMLSelectElement', 'add');
        need(arguments.length, 1);
        element = toHTMLOptionElementOrHTMLOptGroupElement(element);
        before = before === undefined ? null : before;
        HTMLSelectElementSteps.add(state, element, before);
      },
      remove(a0 = undefined) {
        const state = receiverOf(this, 'HTMLSelectElement', 'remove');
        if (arguments.length <= 0) {
          HTMLSelectElementSteps.remove(state);
          return;
        }
        {
          a0 = a0 | 0;
          HTMLSelectElementSteps.remove(state, a0);
          return;
        }
      },
    });
    addIterator(interfaceObject.prototype, arrayValues);
  });

  G.whenMade('HTMLDataListElement', interfaceObject => {
    const HTMLDataListElementSteps = G.HTMLDataListElementSteps;
    G.mixin(interfaceObject, {
      __proto__: null,
      get options() { return HTMLDataListElementSteps.options(receiverOf(this, 'HTMLDataListElement', 'options', 1)); },
    });
  });

  G.whenMade('HTMLOptionElement', interfaceObject => {
    const HTMLOptionElementSteps = G.HTMLOptionElementSteps;
    G.mixin(interfaceObject, {
      __proto__: null,
      get form() { return wrap(HTMLOptionElementSteps.form(receiverOf(this, 'HTMLOptionElement', 'form', 1))); },
      get label() { return HTMLOptionElementSteps.label(receiverOf(this, 'HTMLOptionElement', 'label', 1)); },
      set label(value) { const state = receiverOf(this, 'HTMLOptionElement', 'label', 2); HTMLOptionElementSteps.setLabel(state, toText(value)); },
      get selected() { return HTMLOptionElementSteps.selected(receiverOf(this, 'HTMLOptionElement', 'selected', 1)); },
      set selected(value) { const state = receiverOf(this, 'HTMLOptionElement', 'selected', 2); HTMLOptionElementSteps.setSelected(state, !!value); },
      get value() { return HTMLOptionElementSteps.value(receiverOf(this, 'HTMLOptionElement', 'value', 1)); },
      set value(value) { const state = receiverOf(this, 'HTMLOptionElement', 'value', 2); HTMLOptionElementSteps.setValue(state, toText(value)); },
      get text() { return HTMLOptionElementSteps.text(receiverOf(this, 'HTMLOptionElement', 'text', 1)); },
      set text(value) { const state = receiverOf(this, 'HTMLOptionElement', 'text', 2); HTMLOptionElementSteps.setText(state, toText(value)); },
      get index() { return HTMLOptionElementSteps.index(receiverOf(this, 'HTMLOptionElement', 'index', 1)); },
    });
  });

  G.whenMade('HTMLTextAreaElement', interfaceObject => {
    const HTMLTextAreaElementSteps = G.HTMLTextAreaElementSteps;
    G.mixin(interfaceObject, {
      __proto__: null,
      get type() { return HTMLTextAreaElementSteps.type(receiverOf(this, 'HTMLTextAreaElement', 'type', 1)); },
      get defaultValue() { return HTMLTextAreaElementSteps.defaultValue(receiverOf(this, 'HTMLTextAreaElement', 'defaultValue', 1)); },
      set defaultValue(value) {
        const state = receiverOf(this, 'HTMLTextAreaElement', 'defaultValue', 2);
        HTMLTextAreaElementSteps.setDefaultValue(state, toText(value));
      },
      get value() { return HTMLTextAreaElementSteps.value(receiverOf(this, 'HTMLTextAreaElement', 'value', 1)); },
      set value(value) {
        const state = receiverOf(this, 'HTMLTextAreaElement', 'value', 2);
        HTMLTextAreaElementSteps.setValue(state, toTextNullEmpty(value));
      },
      get textLength() { return HTMLTextAreaElementSteps.textLength(receiverOf(this, 'HTMLTextAreaElement', 'textLength', 1)); },
    });
  });

  G.whenMade('HTMLOutputElement', interfaceObject => {
    const HTMLOutputElementSteps = G.HTMLOutputElementSteps;
    G.mixin(interfaceObject, {
      __proto__: null,
      get type() { return HTMLOutputElementSteps.type(receiverOf(this, 'HTMLOutputElement', 'type', 1)); },
      get defaultValue() { return HTMLOutputElementSteps.defaultValue(receiverOf(this, 'HTMLOutputElement', 'defaultValue', 1)); },
      set defaultValue(value) {
        const state = receiverOf(this, 'HTMLOutputElement', 'defaultValue', 2);
        HTMLOutputElementSteps.setDefaultValue(state, toText(value));
      },
      get value() { return HTMLOutputElementSteps.value(receiverOf(this, 'HTMLOutputElement', 'value', 1)); },
      set value(value) { const state = receiverOf(this, 'HTMLOutputElement', 'value', 2); HTMLOutputElementSteps.setValue(state, toText(value)); },
    });
  });

  G.whenMade('HTMLProgressElement', interfaceObject => {
    const HTMLProgressElementSteps = G.HTMLProgressElementSteps;
    G.mixin(interfaceObject, {
      __proto__: null,
      get value() { return HTMLProgressElementSteps.value(receiverOf(this, 'HTMLProgressElement', 'value', 1)); },
      set value(value) { const state = receiverOf(this, 'HTMLProgressElement', 'value', 2); HTMLProgressElementSteps.setValue(state, toDouble(value)); },
      get max() { return HTMLProgressElementSteps.max(receiverOf(this, 'HTMLProgressElement', 'max', 1)); },
      set max(value) { const state = receiverOf(this, 'HTMLProgressElement', 'max', 2); HTMLProgressElementSteps.setMax(state, toDouble(value)); },
      get position() { return HTMLProgressElementSteps.position(receiverOf(this, 'HTMLProgressElement', 'position', 1)); },
    });
  });

  G.whenMade('HTMLMeterElement', interfaceObject => {
    const HTMLMeterElementSteps = G.HTMLMeterElementSteps;
    G.mixin(interfaceObject, {
      __proto__: null,
      get value() { return HTMLMeterElementSteps.value(receiverOf(this, 'HTMLMeterElement', 'value', 1)); },
      set value(value) { const state = receiverOf(this, 'HTMLMeterElement', 'value', 2); HTMLMeterElementSteps.setValue(state, toDouble(value)); },
      get min() { return HTMLMeterElementSteps.min(receiverOf(this, 'HTMLMeterElement', 'min', 1)); },
      set min(value) { const state = receiverOf(this, 'HTMLMeterElement', 'min', 2); HTMLMeterElementSteps.setMin(state, toDouble(value)); },
      get max() { return HTMLMeterElementSteps.max(receiverOf(this, 'HTMLMeterElement', 'max', 1)); },
      set max(value) { const state = receiverOf(this, 'HTMLMeterElement', 'max', 2); HTMLMeterElementSteps.setMax(state, toDouble(value)); },
      get low() { return HTMLMeterElementSteps.low(receiverOf(this, 'HTMLMeterElement', 'low', 1)); },
      set low(value) { const state = receiverOf(this, 'HTMLMeterElement', 'low', 2); HTMLMeterElementSteps.setLow(state, toDouble(value)); },
      get high() { return HTMLMeterElementSteps.high(receiverOf(this, 'HTMLMeterElement', 'high', 1)); },
      set high(value) { const state = receiverOf(this, 'HTMLMeterElement', 'high', 2); HTMLMeterElementSteps.setHigh(state, toDouble(value)); },
      get optimum() { return HTMLMeterElementSteps.optimum(receiverOf(this, 'HTMLMeterElement', 'optimum', 1)); },
      set optimum(value) { const state = receiverOf(this, 'HTMLMeterElement', 'optimum', 2); HTMLMeterElementSteps.setOptimum(state, toDouble(value)); },
    });
  });

  G.whenMade('HTMLFieldSetElement', interfaceObject => {
    const HTMLFieldSetElementSteps = G.HTMLFieldSetElementSteps;
    G.mixin(interfaceObject, {
      __proto__: null,
      get type() { return HTMLFieldSetElementSteps.type(receiverOf(this, 'HTMLFieldSetElement', 'type', 1)); },
      get elements() { return HTMLFieldSetElementSteps.elements(receiverOf(this, 'HTMLFieldSetElement', 'elements', 1)); },
    });
  });

  G.whenMade('HTMLLegendElement', interfaceObject => {
    const HTMLLegendElementSteps = G.HTMLLegendElementSteps;
    G.mixin(interfaceObject, {
      __proto__: null,
      get form() { return wrap(HTMLLegendElementSteps.form(receiverOf(this, 'HTMLLegendElement', 'form', 1))); },
    });
  });

  G.whenMade('HTMLFormElement', interfaceObject => {
    const HTMLFormElementSteps_formElements = G.HTMLFormElementSteps_formElements;
    G.mixin(interfaceObject, {
      __proto__: null,
      get elements() { return HTMLFormElementSteps_formElements.elements(receiverOf(this, 'HTMLFormElement', 'elements', 1)); },
      get length() { return HTMLFormElementSteps_formElements.length(receiverOf(this, 'HTMLFormElement', 'length', 1)); },
    });
    addIterator(interfaceObject.prototype, arrayValues);
  });

  G.whenMade('HTMLButtonElement', interfaceObject => {
    const FormOwnedSteps = G.FormOwnedSteps;
    G.mixin(interfaceObject, {
      __proto__: null,
      get form() { return wrap(FormOwnedSteps.form(receiverOf(this, 'HTMLButtonElement', 'form', 1))); },
    });
  });

  G.whenMade('HTMLFieldSetElement', interfaceObject => {
    const FormOwnedSteps = G.FormOwnedSteps;
    G.mixin(interfaceObject, {
      __proto__: null,
      get form() { return wrap(FormOwnedSteps.form(receiverOf(this, 'HTMLFieldSetElement', 'form', 1))); },
    });
  });

  G.whenMade('HTMLInputElement', interfaceObject => {
    const FormOwnedSteps = G.FormOwnedSteps;
    G.mixin(interfaceObject, {
      __proto__: null,
      get form() { return wrap(FormOwnedSteps.form(receiverOf(this, 'HTMLInputElement', 'form', 1))); },
    });
  });

  G.whenMade('HTMLObjectElement', interfaceObject => {
    const FormOwnedSteps = G.FormOwnedSteps;
    G.mixin(interfaceObject, {
      __proto__: null,
      get form() { return wrap(FormOwnedSteps.form(receiverOf(this, 'HTMLObjectElement', 'form', 1))); },
    });
  });

  G.whenMade('HTMLOutputElement', interfaceObject => {
    const FormOwnedSteps = G.FormOwnedSteps;
    G.mixin(interfaceObject, {
      __proto__: null,
      get form() { return wrap(FormOwnedSteps.form(receiverOf(this, 'HTMLOutputElement', 'form', 1))); },
    });
  });

  G.whenMade('HTMLSelectElement', interfaceObject => {
    const FormOwnedSteps = G.FormOwnedSteps;
    G.mixin(interfaceObject, {
      __proto__: null,
      get form() { return wrap(FormOwnedSteps.form(receiverOf(this, 'HTMLSelectElement', 'form', 1))); },
    });
  });

  G.whenMade('HTMLTextAreaElement', interfaceObject => {
    const FormOwnedSteps = G.FormOwnedSteps;
    G.mixin(interfaceObject, {
      __proto__: null,
      get form() { return wrap(FormOwnedSteps.form(receiverOf(this, 'HTMLTextAreaElement', 'form', 1))); },
    });
  });

  G.whenMade('HTMLButtonElement', interfaceObject => {
    const LabelableSteps = G.LabelableSteps;
    G.mixin(interfaceObject, {
      __proto__: null,
      get labels() { return LabelableSteps.labels(receiverOf(this, 'HTMLButtonElement', 'labels', 1)); },
    });
  });

  G.whenMade('HTMLInputElement', interfaceObject => {
    const LabelableSteps = G.LabelableSteps;
    G.mixin(interfaceObject, {
      __proto__: null,
      get labels() { return LabelableSteps.labels(receiverOf(this, 'HTMLInputElement', 'labels', 1)); },
    });
  });

  G.whenMade('HTMLMeterElement', interfaceObject => {
    const LabelableSteps = G.LabelableSteps;
    G.mixin(interfaceObject, {
      __proto__: null,
      get labels() { return LabelableSteps.labels(receiverOf(this, 'HTMLMeterElement', 'labels', 1)); },
    });
  });

  G.whenMade('HTMLOutputElement', interfaceObject => {
    const LabelableSteps = G.LabelableSteps;
    G.mixin(interfaceObject, {
      __proto__: null,
      get labels() { return LabelableSteps.labels(receiverOf(this, 'HTMLOutputElement', 'labels', 1)); },
    });
  });

  G.whenMade('HTMLProgressElement', interfaceObject => {
    const LabelableSteps = G.LabelableSteps;
    G.mixin(interfaceObject, {
      __proto__: null,
      get labels() { return LabelableSteps.labels(receiverOf(this, 'HTMLProgressElement', 'labels', 1)); },
    });
  });

  G.whenMade('HTMLSelectElement', interfaceObject => {
    const LabelableSteps = G.LabelableSteps;
    G.mixin(interfaceObject, {
      __proto__: null,
      get labels() { return LabelableSteps.labels(receiverOf(this, 'HTMLSelectElement', 'labels', 1)); },
    });
  });

  G.whenMade('HTMLTextAreaElement', interfaceObject => {
    const LabelableSteps = G.LabelableSteps;
    G.mixin(interfaceObject, {
      __proto__: null,
      get labels() { return LabelableSteps.labels(receiverOf(this, 'HTMLTextAreaElement', 'labels', 1)); },
    });
  });

  G.whenMade('HTMLButtonElement', interfaceObject => {
    const ConstraintValidationSteps = G.ConstraintValidationSteps;
    G.mixin(interfaceObject, {
      __proto__: null,
      get willValidate() { return ConstraintValidationSteps.willValidate(receiverOf(this, 'HTMLButtonElement', 'willValidate', 1)); },
      get validity() { return G.makeValidityState(ConstraintValidationSteps.validity(receiverOf(this, 'HTMLButtonElement', 'validity', 1))); },
      get validationMessage() { return ConstraintValidationSteps.validationMessage(receiverOf(this, 'HTMLButtonElement', 'validationMessage', 1)); },
      checkValidity() { return ConstraintValidationSteps.checkValidity(receiverOf(this, 'HTMLButtonElement', 'checkValidity')); },
      reportValidity() { return ConstraintValidationSteps.reportValidity(receiverOf(this, 'HTMLButtonElement', 'reportValidity')); },
      setCustomValidity(error) {
        const state = receiverOf(this, 'HTMLButtonElement', 'setCustomValidity');
        need(arguments.length, 1);
        error = toText(error);
        ConstraintValidationSteps.setCustomValidity(state, error);
      },
    });
  });

  G.whenMade('HTMLFieldSetElement', interfaceObject => {
    const ConstraintValidationSteps = G.ConstraintValidationSteps;
    G.mixin(interfaceObject, {
      __proto__: null,
      get willValidate() { return ConstraintValidationSteps.willValidate(receiverOf(this, 'HTMLFieldSetElement', 'willValidate', 1)); },
      get validity() { return G.makeValidityState(ConstraintValidationSteps.validity(receiverOf(this, 'HTMLFieldSetElement', 'validity', 1))); },
      get validationMessage() { return ConstraintValidationSteps.validationMessage(receiverOf(this, 'HTMLFieldSetElement', 'validationMessage', 1)); },
      checkValidity() { return ConstraintValidationSteps.checkValidity(receiverOf(this, 'HTMLFieldSetElement', 'checkValidity')); },
      reportValidity() { return ConstraintValidationSteps.reportValidity(receiverOf(this, 'HTMLFieldSetElement', 'reportValidity')); },
      setCustomValidity(error) {
        const state = receiverOf(this, 'HTMLFieldSetElement', 'setCustomValidity');
        need(arguments.length, 1);
        error = toText(error);
        ConstraintValidationSteps.setCustomValidity(state, error);
      },
    });
  });

  G.whenMade('HTMLInputElement', interfaceObject => {
    const ConstraintValidationSteps = G.ConstraintValidationSteps;
    G.mixin(interfaceObject, {
      __proto__: null,
      get willValidate() { return ConstraintValidationSteps.willValidate(receiverOf(this, 'HTMLInputElement', 'willValidate', 1)); },
      get validity() { return G.makeValidityState(ConstraintValidationSteps.validity(receiverOf(this, 'HTMLInputElement', 'validity', 1))); },
      get validationMessage() { return ConstraintValidationSteps.validationMessage(receiverOf(this, 'HTMLInputElement', 'validationMessage', 1)); },
      checkValidity() { return ConstraintValidationSteps.checkValidity(receiverOf(this, 'HTMLInputElement', 'checkValidity')); },
      reportValidity() { return ConstraintValidationSteps.reportValidity(receiverOf(this, 'HTMLInputElement', 'reportValidity')); },
      setCustomValidity(error) {
        const state = receiverOf(this, 'HTMLInputElement', 'setCustomValidity');
        need(arguments.length, 1);
        error = toText(error);
        ConstraintValidationSteps.setCustomValidity(state, error);
      },
    });
  });

  G.whenMade('HTMLObjectElement', interfaceObject => {
    const ConstraintValidationSteps = G.ConstraintValidationSteps;
    G.mixin(interfaceObject, {
      __proto__: null,
      get willValidate() { return ConstraintValidationSteps.willValidate(receiverOf(this, 'HTMLObjectElement', 'willValidate', 1)); },
      get validity() { return G.makeValidityState(ConstraintValidationSteps.validity(receiverOf(this, 'HTMLObjectElement', 'validity', 1))); },
      get validationMessage() { return ConstraintValidationSteps.validationMessage(receiverOf(this, 'HTMLObjectElement', 'validationMessage', 1)); },
      checkValidity() { return ConstraintValidationSteps.checkValidity(receiverOf(this, 'HTMLObjectElement', 'checkValidity')); },
      reportValidity() { return ConstraintValidationSteps.reportValidity(receiverOf(this, 'HTMLObjectElement', 'reportValidity')); },
      setCustomValidity(error) {
        const state = receiverOf(this, 'HTMLObjectElement', 'setCustomValidity');
        need(arguments.length, 1);
        error = toText(error);
        ConstraintValidationSteps.setCustomValidity(state, error);
      },
    });
  });

  G.whenMade('HTMLOutputElement', interfaceObject => {
    const ConstraintValidationSteps = G.ConstraintValidationSteps;
    G.mixin(interfaceObject, {
      __proto__: null,
      get willValidate() { return ConstraintValidationSteps.willValidate(receiverOf(this, 'HTMLOutputElement', 'willValidate', 1)); },
      get validity() { return G.makeValidityState(ConstraintValidationSteps.validity(receiverOf(this, 'HTMLOutputElement', 'validity', 1))); },
      get validationMessage() { return ConstraintValidationSteps.validationMessage(receiverOf(this, 'HTMLOutputElement', 'validationMessage', 1)); },
      checkValidity() { return ConstraintValidationSteps.checkValidity(receiverOf(this, 'HTMLOutputElement', 'checkValidity')); },
      reportValidity() { return ConstraintValidationSteps.reportValidity(receiverOf(this, 'HTMLOutputElement', 'reportValidity')); },
      setCustomValidity(error) {
        const state = receiverOf(this, 'HTMLOutputElement', 'setCustomValidity');
        need(arguments.length, 1);
        error = toText(error);
        ConstraintValidationSteps.setCustomValidity(state, error);
      },
    });
  });

  G.whenMade('HTMLSelectElement', interfaceObject => {
    const ConstraintValidationSteps = G.ConstraintValidationSteps;
    G.mixin(interfaceObject, {
      __proto__: null,
      get willValidate() { return ConstraintValidationSteps.willValidate(receiverOf(this, 'HTMLSelectElement', 'willValidate', 1)); },
      get validity() { return G.makeValidityState(ConstraintValidationSteps.validity(receiverOf(this, 'HTMLSelectElement', 'validity', 1))); },
      get validationMessage() { return ConstraintValidationSteps.validationMessage(receiverOf(this, 'HTMLSelectElement', 'validationMessage', 1)); },
      checkValidity() { return ConstraintValidationSteps.checkValidity(receiverOf(this, 'HTMLSelectElement', 'checkValidity')); },
      reportValidity() { return ConstraintValidationSteps.reportValidity(receiverOf(this, 'HTMLSelectElement', 'reportValidity')); },
      setCustomValidity(error) {
        const state = receiverOf(this, 'HTMLSelectElement', 'setCustomValidity');
        need(arguments.length, 1);
        error = toText(error);
        ConstraintValidationSteps.setCustomValidity(state, error);
      },
    });
  });

  G.whenMade('HTMLTextAreaElement', interfaceObject => {
    const ConstraintValidationSteps = G.ConstraintValidationSteps;
    G.mixin(interfaceObject, {
      __proto__: null,
      get willValidate() { return ConstraintValidationSteps.willValidate(receiverOf(this, 'HTMLTextAreaElement', 'willValidate', 1)); },
      get validity() { return G.makeValidityState(ConstraintValidationSteps.validity(receiverOf(this, 'HTMLTextAreaElement', 'validity', 1))); },
      get validationMessage() { return ConstraintValidationSteps.validationMessage(receiverOf(this, 'HTMLTextAreaElement', 'validationMessage', 1)); },
      checkValidity() { return ConstraintValidationSteps.checkValidity(receiverOf(this, 'HTMLTextAreaElement', 'checkValidity')); },
      reportValidity() { return ConstraintValidationSteps.reportValidity(receiverOf(this, 'HTMLTextAreaElement', 'reportValidity')); },
      setCustomValidity(error) {
        const state = receiverOf(this, 'HTMLTextAreaElement', 'setCustomValidity');
        need(arguments.length, 1);
        error = toText(error);
        ConstraintValidationSteps.setCustomValidity(state, error);
      },
    });
  });

  G.whenMade('HTMLButtonElement', interfaceObject => {
    const SubmitterSteps = G.SubmitterSteps;
    G.mixin(interfaceObject, {
      __proto__: null,
      get formAction() { return SubmitterSteps.formAction(receiverOf(this, 'HTMLButtonElement', 'formAction', 1)); },
      set formAction(value) { const state = receiverOf(this, 'HTMLButtonElement', 'formAction', 2); SubmitterSteps.setFormAction(state, toUSV(value)); },
    });
  });

  G.whenMade('HTMLInputElement', interfaceObject => {
    const SubmitterSteps = G.SubmitterSteps;
    G.mixin(interfaceObject, {
      __proto__: null,
      get formAction() { return SubmitterSteps.formAction(receiverOf(this, 'HTMLInputElement', 'formAction', 1)); },
      set formAction(value) { const state = receiverOf(this, 'HTMLInputElement', 'formAction', 2); SubmitterSteps.setFormAction(state, toUSV(value)); },
    });
  });

  G.whenMade('HTMLInputElement', interfaceObject => {
    const AutofilledSteps = G.AutofilledSteps;
    G.mixin(interfaceObject, {
      __proto__: null,
      get autocomplete() { return AutofilledSteps.autocomplete(receiverOf(this, 'HTMLInputElement', 'autocomplete', 1)); },
      set autocomplete(value) {
        const state = receiverOf(this, 'HTMLInputElement', 'autocomplete', 2);
        AutofilledSteps.setAutocomplete(state, toText(value));
      },
    });
  });

  G.whenMade('HTMLSelectElement', interfaceObject => {
    const AutofilledSteps = G.AutofilledSteps;
    G.mixin(interfaceObject, {
      __proto__: null,
      get autocomplete() { return AutofilledSteps.autocomplete(receiverOf(this, 'HTMLSelectElement', 'autocomplete', 1)); },
      set autocomplete(value) {
        const state = receiverOf(this, 'HTMLSelectElement', 'autocomplete', 2);
        AutofilledSteps.setAutocomplete(state, toText(value));
      },
    });
  });

  G.whenMade('HTMLTextAreaElement', interfaceObject => {
    const AutofilledSteps = G.AutofilledSteps;
    G.mixin(interfaceObject, {
      __proto__: null,
      get autocomplete() { return AutofilledSteps.autocomplete(receiverOf(this, 'HTMLTextAreaElement', 'autocomplete', 1)); },
      set autocomplete(value) {
        const state = receiverOf(this, 'HTMLTextAreaElement', 'autocomplete', 2);
        AutofilledSteps.setAutocomplete(state, toText(value));
      },
    });
  });

  G.whenMade('HTMLInputElement', interfaceObject => {
    const SelectableTextSteps = G.SelectableTextSteps;
    G.mixin(interfaceObject, {
      __proto__: null,
      get selectionStart() { return SelectableTextSteps.selectionStart(receiverOf(this, 'HTMLInputElement', 'selectionStart', 1)); },
      set selectionStart(value) {
        const state = receiverOf(this, 'HTMLInputElement', 'selectionStart', 2);
        SelectableTextSteps.setSelectionStart(state, value === null || value === undefined ? null : value >>> 0);
      },
      get selectionEnd() { return SelectableTextSteps.selectionEnd(receiverOf(this, 'HTMLInputElement', 'selectionEnd', 1)); },
      set selectionEnd(value) {
        const state = receiverOf(this, 'HTMLInputElement', 'selectionEnd', 2);
        SelectableTextSteps.setSelectionEnd(state, value === null || value === undefined ? null : value >>> 0);
      },
      get selectionDirection() { return SelectableTextSteps.selectionDirection(receiverOf(this, 'HTMLInputElement', 'selectionDirection', 1)); },
      set selectionDirection(value) {
        const state = receiverOf(this, 'HTMLInputElement', 'selectionDirection', 2);
        SelectableTextSteps.setSelectionDirection(state, toTextOrNull(value));
      },
      select() { SelectableTextSteps.select(receiverOf(this, 'HTMLInputElement', 'select')); },
      setRangeText(a0, a1 = undefined, a2 = undefined, a3 = undefined) {
        const state = receiverOf(this, 'HTMLInputElement', 'setRangeText');
        need(arguments.length, 1);
        if (arguments.length <= 1) {
          a0 = toText(a0);
          SelectableTextSteps.setRangeText(state, a0);
          return;
        }
        if (arguments.length <= 2) need(0, 1);
        if (arguments.length <= 3) {
          a0 = toText(a0);
          a1 = a1 >>> 0;
          a2 = a2 >>> 0;
          a3 = a3 === undefined ? 'preserve' : toEnum(a3, 'SelectionMode', SelectionModeValues);
          SelectableTextSteps.setRangeText(state, a0, a1, a2, a3);
          return;
        }
        {
          a0 = toText(a0);
          a1 = a1 >>> 0;
          a2 = a2 >>> 0;
          a3 = a3 === undefined ? 'preserve' : toEnum(a3, 'SelectionMode', SelectionModeValues);
          SelectableTextSteps.setRangeText(state, a0, a1, a2, a3);
          return;
        }
      },
      setSelectionRange(start, end, direction = undefined) {
        const state = receiverOf(this, 'HTMLInputElement', 'setSelectionRange');
        need(arguments.length, 2);
        start = start >>> 0;
        end = end >>> 0;
        if (direction !== undefined) direction = toText(direction);
        SelectableTextSteps.setSelectionRange(state, start, end, direction);
      },
    });
  });

  G.whenMade('HTMLTextAreaElement', interfaceObject => {
    const SelectableTextSteps = G.SelectableTextSteps;
    G.mixin(interfaceObject, {
      __proto__: null,
      get selectionStart() { return SelectableTextSteps.selectionStart(receiverOf(this, 'HTMLTextAreaElement', 'selectionStart', 1)); },
      set selectionStart(value) {
        const state = receiverOf(this, 'HTMLTextAreaElement', 'selectionStart', 2);
        SelectableTextSteps.setSelectionStart(state, value === null || value === undefined ? null : value >>> 0);
      },
      get selectionEnd() { return SelectableTextSteps.selectionEnd(receiverOf(this, 'HTMLTextAreaElement', 'selectionEnd', 1)); },
      set selectionEnd(value) {
        const state = receiverOf(this, 'HTMLTextAreaElement', 'selectionEnd', 2);
        SelectableTextSteps.setSelectionEnd(state, value === null || value === undefined ? null : value >>> 0);
      },
      get selectionDirection() { return SelectableTextSteps.selectionDirection(receiverOf(this, 'HTMLTextAreaElement', 'selectionDirection', 1)); },
      set selectionDirection(value) {
        const state = receiverOf(this, 'HTMLTextAreaElement', 'selectionDirection', 2);
        SelectableTextSteps.setSelectionDirection(state, toTextOrNull(value));
      },
      select() { SelectableTextSteps.select(receiverOf(this, 'HTMLTextAreaElement', 'select')); },
      setRangeText(a0, a1 = undefined, a2 = undefined, a3 = undefined) {
        const state = receiverOf(this, 'HTMLTextAreaElement', 'setRangeText');
        need(arguments.length, 1);
        if (arguments.length <= 1) {
          a0 = toText(a0);
          SelectableTextSteps.setRangeText(state, a0);
          return;
        }
        if (arguments.length <= 2) need(0, 1);
        if (arguments.length <= 3) {
          a0 = toText(a0);
          a1 = a1 >>> 0;
          a2 = a2 >>> 0;
          a3 = a3 === undefined ? 'preserve' : toEnum(a3, 'SelectionMode', SelectionModeValues);
          SelectableTextSteps.setRangeText(state, a0, a1, a2, a3);
          return;
        }
        {
          a0 = toText(a0);
          a1 = a1 >>> 0;
          a2 = a2 >>> 0;
          a3 = a3 === undefined ? 'preserve' : toEnum(a3, 'SelectionMode', SelectionModeValues);
          SelectableTextSteps.setRangeText(state, a0, a1, a2, a3);
          return;
        }
      },
      setSelectionRange(start, end, direction = undefined) {
        const state = receiverOf(this, 'HTMLTextAreaElement', 'setSelectionRange');
        need(arguments.length, 2);
        start = start >>> 0;
        end = end >>> 0;
        if (direction !== undefined) direction = toText(direction);
        SelectableTextSteps.setSelectionRange(state, start, end, direction);
      },
    });
  });
}
