// js/html/ElementInternals.js: what a custom element's author has of it, and form-associated custom elements.
// https://html.spec.whatwg.org/multipage/custom-elements.html#element-internals
//
// Reads   attributes and links. Writes nothing. Values, validity and states are this world's own, as its definitions are.
// Offers  G.attachInternals(element id) · G.isFormCustom(id): whether it is a form-associated custom element · G.formAssociated(id):
//         it has just become one · G.lookAtForm(id), 0 for all: its form owner or disabledness may be another · G.resetCustom(id) ·
//         G.customFlags(id), null where it is valid, G.customMessage(id) · G.customEntries(id) → private array of entries.
// Throws  DOMException as specified. Exposes ElementInternals, CustomStateSet.
'use strict';
{
  const G = this;
  const { Given, defineInterface, ObjectCreate, N, idOf, isNode, wrap, nameOf, callNamed, need, toText, toUSV, toDictionary, fail, PrivateMap,
    privateArray, define, accessors } = G;
  const { TypeError, Set, setAdd, setEach, setHas, setDelete, setClear, setSize, setValues, setEntries } = G.primordials;
  const FOR_INTERNALS = 64, NAME = 6;

  class InternalsBrand extends Given {
    #id;
    constructor(object, id) { super(object); this.#id = id; }
    static idOf(object) { return object.#id; }
  }
  const { idOf: targetOf } = InternalsBrand;
  class StatesBrand extends Given {
    #id;
    #states;
    constructor(object, id, states) { super(object); this.#id = id; this.#states = states; }
    static of(object) { return object.#states; }
    // Tells selectors.
    static tell(object) {
      const all = privateArray();
      all[0] = 'custom.states'; all[1] = object.#id;
      setEach(object.#states, value => { all[all.length] = value; });
      G.apply(callNamed, null, all);
    }
  }
  const { of: statesOf, tell } = StatesBrand;

  // Form-associated custom elements by their ids: {form, disabled} as they were told last, {value, flags, message}.
  const associated = PrivateMap();
  const isFormCustom = id => {
    const state = G.customState(id);
    return state !== undefined && state.definition !== null && state.definition.formAssociated;
  };
  function recordOf(id) {
    let record = associated.get(id);
    if (record === undefined) associated.set(id, record = { __proto__: null, form: 0, disabled: false, value: null, flags: null, message: '' });
    return record;
  }
  // The element of internals whose members are for form-associated ones.
  function formTarget(object) {
    const id = targetOf(object);
    if (!isFormCustom(id)) fail('NotSupportedError', 'The element is not a form-associated custom element');
    return id;
  }

  const flagNames = ['badInput', 'customError', 'patternMismatch', 'rangeOverflow', 'rangeUnderflow', 'stepMismatch', 'tooLong', 'tooShort',
    'typeMismatch', 'valueMissing'];
  const CustomStateSet = defineInterface('CustomStateSet', {
    __proto__: null,
    members: {
      get size() { return setSize(statesOf(this)); },
      has(value) { need(arguments.length, 1); return setHas(statesOf(this), toText(value)); },
      add(value) { need(arguments.length, 1); setAdd(statesOf(this), toText(value)); tell(this); return this; },
      delete(value) {
        need(arguments.length, 1);
        const isGone = setDelete(statesOf(this), toText(value));
        tell(this);
        return isGone;
      },
      clear() { setClear(statesOf(this)); tell(this); },
      forEach(callback, thisArgument = undefined) {
        need(arguments.length, 1);
        const states = statesOf(this);
        G.toFunction(callback);
        setEach(states, value => { G.apply(callback, thisArgument, [value, value, this]); });
      },
      entries() { return setEntries(statesOf(this)); },
      values() { return setValues(statesOf(this)); },
    },
  });
  define(CustomStateSet.prototype, 'keys', CustomStateSet.prototype.values, true, true, true);
  define(CustomStateSet.prototype, G.primordials.iterator, CustomStateSet.prototype.values, true, false, true);

  const ElementInternals = defineInterface('ElementInternals', {
    __proto__: null,
    members: {
      get shadowRoot() {
        const root = G.shadowRootOf(targetOf(this));
        return root === 0 || (G.shadowTraits(root) & FOR_INTERNALS) === 0 ? null : wrap(root);
      },
      setFormValue(value, state = value) {
        need(arguments.length, 1);
        const id = targetOf(this), given = submissionValue(value);
        submissionValue(state);
        formTarget(this);
        recordOf(id).value = given;
        G.controlsChanged();
      },
      get form() { const id = formTarget(this); return wrap(G.formOf(id)); },
      setValidity(flags = undefined, message = undefined, anchor = undefined) {
        const given = toDictionary(flags), set = ObjectCreate(null);
        let isAny = false;
        for (let i = 0; i < flagNames.length; i++) {
          const value = given === undefined ? false : !!given[flagNames[i]];
          set[flagNames[i]] = value;
          isAny ||= value;
        }
        message = message === undefined ? '' : toText(message);
        if (anchor !== undefined && (!isNode(anchor) || !G.isHTMLElement(idOf(anchor)))) throw new TypeError('The anchor is not an HTMLElement');
        const id = formTarget(this);
        if (isAny && message === '') throw new TypeError('The message is empty');
        if (anchor !== undefined && !(idOf(anchor) !== id && isShadowDescendant(idOf(anchor), id))) fail('NotFoundError');
        const record = recordOf(id);
        record.flags = isAny ? set : null;
        callNamed('custom.form', id, !isAny);
        record.message = isAny ? message : '';
        G.controlsChanged();
      },
      get willValidate() { return G.willValidate(formTarget(this)); },
      get validity() { return G.makeValidityState(G.validityOf(formTarget(this))); },
      get validationMessage() { return recordOf(formTarget(this)).message; },
      checkValidity() { return G.checkValidity(formTarget(this)); },
      reportValidity() { return G.reportValidity(formTarget(this)); },
      get labels() { return G.labelListOf(formTarget(this)); },
      get states() {
        const id = targetOf(this), state = G.customState(id);
        state.states ??= new StatesBrand(ObjectCreate(CustomStateSet.prototype), id, new Set());
        return state.states;
      },
    },
  });
  // https://w3c.github.io/aria/#ARIAMixin, as defaults that are told to nobody here.
  const ariaNames = 'role ariaAtomic ariaAutoComplete ariaBrailleLabel ariaBrailleRoleDescription ariaBusy ariaChecked ariaColCount ariaColIndex ' +
    'ariaColIndexText ariaColSpan ariaCurrent ariaDescription ariaDisabled ariaExpanded ariaHasPopup ariaHidden ariaInvalid ariaKeyShortcuts ariaLabel ' +
    'ariaLevel ariaLive ariaModal ariaMultiLine ariaMultiSelectable ariaOrientation ariaPlaceholder ariaPosInSet ariaPressed ariaReadOnly ariaRelevant ' +
    'ariaRequired ariaRoleDescription ariaRowCount ariaRowIndex ariaRowIndexText ariaRowSpan ariaSelected ariaSetSize ariaSort ariaValueMax ariaValueMin ' +
    'ariaValueNow ariaValueText';
  const ariaValues = PrivateMap(), descriptors = ObjectCreate(null), names = G.words(ariaNames);
  for (let i = 0; i < names.length; i++) {
    const name = names[i];
    descriptors[name] = G.ownDescriptor({
      __proto__: null,
      get [name]() { const value = ariaValues.get(`${targetOf(this)} ${name}`); return value === undefined ? null : value; },
      set [name](value) { ariaValues.set(`${targetOf(this)} ${name}`, value === null || value === undefined ? null : toText(value)); },
    }, name);
  }
  // https://w3c.github.io/aria/#ARIAMixin, of elements.
  const elementNames = G.words('ariaActiveDescendantElement ariaControlsElements ariaDescribedByElements ariaDetailsElements ' +
    'ariaErrorMessageElements ariaFlowToElements ariaLabelledByElements ariaOwnsElements');
  for (let i = 0; i < elementNames.length; i++) {
    const name = elementNames[i], convert = i === 0 ? elementOf : elementsOf;
    descriptors[name] = G.ownDescriptor({
      __proto__: null,
      get [name]() { const value = ariaValues.get(`${targetOf(this)} ${name}`); return value === undefined ? null : value; },
      set [name](value) { ariaValues.set(`${targetOf(this)} ${name}`, value === null || value === undefined ? null : convert(value)); },
    }, name);
  }
  function elementOf(value) {
    if (!isNode(value) || (N[idOf(value) * 8] & 255) !== 1) throw new TypeError('The value is not an Element');
    return value;
  }
  function elementsOf(value) {
    const list = G.toSequence(value, item => item);
    for (let i = 0; i < list.length; i++) elementOf(list[i]);
    return G.freeze(G.toArray(list));
  }
  accessors(ElementInternals.prototype, descriptors);

  // null, a text, a file's state, or the entries of a FormData object.
  function submissionValue(value) {
    if (value === null || value === undefined) return null;
    if (G.isFile(value)) return G.fileState(value);
    const entries = G.entriesOfFormData(value);
    return entries === null ? toUSV(value) : entries;
  }
  function isShadowDescendant(id, ancestor) {
    for (;;) {
      if (G.isInclusiveAncestor(ancestor, id)) return true;
      id = G.hostOf(G.rootOf(id));
      if (id === 0) return false;
    }
  }

  // https://html.spec.whatwg.org/multipage/custom-elements.html#dom-attachinternals
  G.attachInternals = id => {
    const name = nameOf(N[id * 8 + NAME]), state = G.customState(id), definition = name.ns === 1 ? G.definitionNamed(name.local) : undefined;
    if (callNamed('custom.is', id) !== 0) fail('NotSupportedError', 'A customized built-in element has no internals');
    if (definition === undefined || definition.localName !== name.local) fail('NotSupportedError', 'The element is not a custom element');
    if (definition.disableInternals) fail('NotSupportedError', 'The definition of the element disables its internals');
    if (state === undefined || state.state !== 'custom' && state.state !== 'precustomized') fail('NotSupportedError');
    if (state.internals !== null) fail('NotSupportedError', 'There already is an existing ElementInternals');
    state.internals = new InternalsBrand(ObjectCreate(ElementInternals.prototype), id);
    return state.internals;
  };

  // Forms. https://html.spec.whatwg.org/multipage/custom-elements.html#custom-elements-face-example
  G.formAssociated = id => {
    callNamed('custom.form', id, recordOf(id).flags === null);
    lookAt(id);
  };
  function lookAt(id) {
    const record = recordOf(id), form = G.formOf(id), disabled = G.isDisabled(id);
    if (form !== record.form) {
      record.form = form;
      G.enqueueCallback(id, 'formAssociatedCallback', [wrap(form)]);
    }
    if (disabled !== record.disabled) {
      record.disabled = disabled;
      G.enqueueCallback(id, 'formDisabledCallback', [disabled]);
    }
  }
  G.lookAtForm = id => {
    if (id !== 0) lookAt(id); else associated.forEach((_, each) => lookAt(each));
  };
  G.resetCustom = id => { G.enqueueCallback(id, 'formResetCallback', []); };
  G.customFlags = id => recordOf(id).flags;
  G.customMessage = id => recordOf(id).message;
  G.customEntries = id => {
    const { value } = recordOf(id), entries = privateArray();
    if (value === null) return entries;
    const isFile = value.interface === 'File';
    if (typeof value !== 'string' && !isFile) return value;
    const name = G.textOrEmpty(id, 'name');
    if (name !== '') entries[0] = [name, value];
    return entries;
  };
  G.isHTMLElement = id => (N[id * 8] & 255) === 1 && nameOf(N[id * 8 + NAME]).ns === 1;
  G.isFormCustom = isFormCustom;
}
