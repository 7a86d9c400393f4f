// js/html/forms.js: forms, their controls' owners and lists, labels, submission and validity.
// https://html.spec.whatwg.org/multipage/forms.html
//
// Reads   attributes and links. The state that a user would change (value, checkedness) is this world's own: controls.js.
//         FIXME: 4.10.18. Worlds don't share that state.
// Offers  G.formOf(id): a control's form · G.controlsOf(form id), G.formControls(form id): their list's state · G.isFormControl(id) ·
//         G.firstWithId(root id, id) · G.radioNodeList(ids) · G.requestSubmit(form id, submitter id), G.buttonType(id) ·
//         G.labeledControl(label id), G.labelListOf(id) · G.validityOf(id), G.checkValidity(id), G.willValidate(id) · G.resetForm(form id) ·
//         G.formVersion, which changes with the state of controls.
// Exposes HTMLFormControlsCollection, RadioNodeList, ValidityState and the form members of elements.
'use strict';
{
  const G = this;
  const {
    extend, mixin, defineInterface, elementId, isHTML, localName, N, wrap, textOf, textOrEmpty, has, setText, following, rootOf, need,
    toText, toASCIILower, PrivateMap, derivedCollection, callNamed, keepList, LiveList, StaticList, precedes, ObjectCreate, Given, each, call, OP, H,
    STRUCTURE_SEQUENCE, fail, hooks,
  } = G;
  const { TypeError, test, matchesSource } = G.primordials;
  G.formVersion = 0;
  const listed = { __proto__: null, button: 1, fieldset: 1, input: 1, object: 1, output: 1, select: 1, textarea: 1 };
  const labelable = { __proto__: null, button: 1, input: 1, meter: 1, output: 1, progress: 1, select: 1, textarea: 1 };
  // https://html.spec.whatwg.org/multipage/custom-elements.html#form-associated-custom-element
  const isCustom = id => hooks.formCustom !== null && hooks.formCustom(id);
  const isListed = id => listed[localName(id)] === 1 || isCustom(id);
  const typeOf = id => toASCIILower(textOrEmpty(id, 'type'));
  const isLabelable = id => isCustom(id) || labelable[localName(id)] === 1 && !(isHTML(id, 'input') && typeOf(id) === 'hidden');
  const isElement = id => (N[id * 8] & 255) === 1;

  // The first element of a tree with an id, 0 for none.
  function firstWithId(root, id) {
    if ((N[root * 8] & 255) === 9) return G.elementById(id, root);
    return id === '' ? 0 : isElement(root) && textOf(root, 'id') === id ? root : call(OP.elementByID, root, G.intern(id), 0);
  }
  // https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#form-owner
  function formOf(id) {
    const name = textOf(id, 'form');
    const root = rootOf(id);
    if (name !== null && isListed(id) && G.isConnected(root)) {
      const found = firstWithId(root, name);
      return isHTML(found, 'form') ? found : 0;
    }
    for (let up = N[id * 8 + 1]; up !== 0; up = N[up * 8 + 1]) if (isHTML(up, 'form')) return up;
    const owner = callNamed('formOwner', id);
    return owner !== 0 && rootOf(owner) === root ? owner : 0;
  }
  // Whether an element is among a form's controls, if it is the form's.
  const isFormControl = id => isListed(id) && !(isHTML(id, 'input') && typeOf(id) === 'image');
  function controlsOf(form) {
    const root = rootOf(form), found = G.privateArray();
    for (let e = root; e !== 0; e = following(e, root)) {
      if (isFormControl(e) && formOf(e) === form) found[found.length] = e;
    }
    return found;
  }
  // Controls whose owner may be elsewhere than around them: it is named, or the parser said it.
  const remoteControls = root => keepList(root, 'remote controls', () => {
    const matches = id => isElement(id) && isListed(id) && (has(id, 'form') || callNamed('formOwner', id) !== 0);
    return new LiveList(root, { __proto__: null, deep: true, attributes: true, matches, build: null });
  });
  // The list of a form's controls: those around which it stands, which follow the tree. Where there are others it is made anew.
  class Controls {
    constructor(form) {
      const matches = id => isElement(id) && isFormControl(id) && formOf(id) === form;
      this.root = form;
      this.plainLength = true;
      this.own = new LiveList(form, { __proto__: null, deep: true, attributes: true, matches, build: null });
      this.made = null;
      this.structure = 0;
    }
    list() {
      if (remoteControls(rootOf(this.root)).count() === 0) return this.own;
      if (this.made === null || this.structure !== H[STRUCTURE_SEQUENCE]) {
        this.made = new StaticList(controlsOf(this.root));
        this.structure = H[STRUCTURE_SEQUENCE];
      }
      return this.made;
    }
    count() { return this.list().count(); }
    at(index) { return this.list().at(index); }
    all() { return this.list().all(); }
    has(id) { return isElement(id) && isFormControl(id) && formOf(id) === this.root; }
    named(name) { return namedControl(this, name); }
    names() { return G.supportedNames(this); }
  }
  G.setPrototypeOf(Controls.prototype, null);
  const HTMLFormControlsCollection = defineInterface('HTMLFormControlsCollection', {
    __proto__: null,
    parent: G.HTMLCollection,
    members: {
      namedItem(name) {
        need(arguments.length, 1);
        const item = G.stateOf(this).named(toText(name));
        return item === undefined ? null : item;
      },
    },
  });
  // The id of the first radio button in a list that `matches`, 0 for none.
  function radioOf(list, matches) {
    const ids = G.stateOf(list).all();
    for (let i = 0; i < ids.length; i++) if (G.inputType(ids[i]) === 'radio' && isHTML(ids[i], 'input') && matches(ids[i])) return ids[i];
    return 0;
  }
  const RadioNodeList = defineInterface('RadioNodeList', {
    __proto__: null,
    parent: G.NodeList,
    members: {
      get value() {
        const radio = radioOf(this, id => G.checkedness(id));
        return radio === 0 ? '' : G.controlValue(radio);
      },
      set value(value) {
        value = toText(value);
        const radio = radioOf(this, id => G.controlValue(id) === value);
        if (radio !== 0) G.setCheckedness(radio, true);
      },
    },
  });
  const radioNodeList = ids => G.makeIndexed(RadioNodeList.prototype, new G.StaticList(ids));
  // https://html.spec.whatwg.org/multipage/common-dom-interfaces.html#dom-htmlformcontrolscollection-nameditem
  function namedControl(state, name) {
    const named = G.elementsNamed(state.root, name), found = G.privateArray();
    for (let i = 0; i < named.length; i++) if (state.has(named[i])) found[found.length] = named[i];
    if (found.length < 2) return found.length === 0 ? undefined : wrap(found[0]);
    return radioNodeList(found);
  }
  const controlLists = PrivateMap();
  function controlList(form) {
    let list = controlLists.get(form);
    if (list === undefined) controlLists.set(form, list = G.makeIndexed(HTMLFormControlsCollection.prototype, new Controls(form)));
    return list;
  }

  extend('HTMLFormElement', {
    __proto__: null,
    get action() { return actionOf(elementId(this)); },
    set action(value) { setText(elementId(this), 'action', G.toUSV(value)); },
    get elements() { return controlList(elementId(this)); },
    get length() { return formControls(elementId(this)).count(); },
    get relList() { return G.tokenList(elementId(this), G.intern('rel')); },
    set relList(value) { setText(elementId(this), 'rel', toText(value)); },
    // Submission leaves the page: it is recorded, not followed.
    submit() { submit(elementId(this)); },
    requestSubmit(submitter = null) {
      const id = elementId(this);
      if (submitter === null || submitter === undefined) { requestSubmit(id); return; }
      const button = elementId(submitter);
      if (!isSubmitButton(button)) throw new TypeError('The submitter is not a submit button');
      if (formOf(button) !== id) fail('NotFoundError', 'The submitter is not owned by this form');
      requestSubmit(id, button);
    },
    reset() { const id = elementId(this); if (hooks.formCustom === null) reset(id); else G.reacting(() => reset(id)); },
    checkValidity() { return everyValid(controlsOf(elementId(this))); },
    reportValidity() { return everyValid(controlsOf(elementId(this))); },
  });
  // NB: Not by the form's own members, which its controls may hide.
  const actionOf = id => textOrEmpty(id, 'action') === '' ? G.documentURL(G.documentIdOf(id)) : G.urlOf(id, 'action');
  function submit(id, submitter = 0) {
    callNamed('record', 'submit', submitter !== 0 && has(submitter, 'formaction') ? G.urlOf(submitter, 'formaction') : actionOf(id));
  }
  // https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#concept-form-submit
  function requestSubmit(id, submitter = 0) {
    const skipsValidation = has(id, 'novalidate') || submitter !== 0 && has(submitter, 'formnovalidate');
    if (!skipsValidation && !everyValid(controlsOf(id))) return;
    const event = { __proto__: null, bubbles: true, cancelable: true, submitter: wrap(submitter) };
    if (G.fire(wrap(id), 'submit', event, G.SubmitEvent)) submit(id, submitter);
  }
  function buttonType(id) {
    const type = toASCIILower(textOrEmpty(id, 'type'));
    return type === 'reset' || type === 'button' ? type : 'submit';
  }
  // https://html.spec.whatwg.org/multipage/forms.html#concept-submit-button
  function isSubmitButton(id) {
    if (isHTML(id, 'button')) return buttonType(id) === 'submit';
    const type = isHTML(id, 'input') ? G.inputType(id) : '';
    return type === 'submit' || type === 'image';
  }
  function reset(id) {
    if (!G.fire(wrap(id), 'reset', { __proto__: null, bubbles: true, cancelable: true })) return;
    const ids = controlsOf(id);
    for (let i = 0; i < ids.length; i++) if (isCustom(ids[i])) G.resetCustom(ids[i]); else G.resetControl(ids[i]);
  }
  function everyValid(ids) {
    let valid = true;
    for (let i = 0; i < ids.length; i++) if (!checkValidity(ids[i])) valid = false;
    return valid;
  }

  // https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#the-constraint-validation-api
  const customMessages = PrivateMap();
  const flagNames = ['valueMissing', 'typeMismatch', 'patternMismatch', 'tooLong', 'tooShort', 'rangeUnderflow', 'rangeOverflow',
    'stepMismatch', 'badInput', 'customError'];
  function flagsOf(id) {
    const custom = isCustom(id) ? G.customFlags(id) : null;
    if (custom !== null) return custom;
    const flags = { __proto__: null };
    for (const name of each(flagNames)) flags[name] = false;
    flags.customError = (customMessages.get(id) || '') !== '';
    const local = localName(id), type = local === 'input' ? G.inputType(id) : local;
    if (local !== 'input' && local !== 'textarea' && local !== 'select') return flags;
    const value = local === 'select' ? G.selectValue(id) : G.controlValue(id);
    if (has(id, 'required')) {
      flags.valueMissing = type === 'checkbox' ? !G.checkedness(id) : type === 'radio' ? !G.radioGroupChecked(id) : value === '';
    }
    if (value === '' || local !== 'input') return flags;
    if (type === 'email') flags.typeMismatch = !test(/^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9-]+(?:\.[a-zA-Z0-9-]+)*$/, value);
    else if (type === 'url') flags.typeMismatch = G.parseURL(value, null) === null;
    else if (type === 'number' || type === 'range') {
      const minimum = G.numberOf(textOf(id, 'min')), maximum = G.numberOf(textOf(id, 'max'));
      flags.rangeUnderflow = minimum !== null && +value < minimum;
      flags.rangeOverflow = maximum !== null && +value > maximum;
    }
    const pattern = textOf(id, 'pattern');
    if (pattern !== null) {
      flags.patternMismatch = matchesSource(`^(?:${pattern})$`, 'v', value) === false;
    }
    return flags;
  }
  const willValidate = id => {
    const local = localName(id);
    if (G.isDisabled(id) || local === 'object' || local === 'fieldset' || local === 'output') return false;
    const type = local === 'input' ? G.inputType(id) : local === 'button' ? typeOf(id) : local;
    if (isCustom(id)) return !has(id, 'readonly');
    return type !== 'hidden' && type !== 'reset' && type !== 'button' && !has(id, 'readonly');
  };
  function isValid(id) {
    if (!willValidate(id)) return true;
    const flags = flagsOf(id);
    for (const name of each(flagNames)) if (flags[name]) return false;
    return true;
  }
  function checkValidity(id) {
    if (isValid(id)) return true;
    G.fire(wrap(id), 'invalid', { __proto__: null, cancelable: true });
    return false;
  }
  class ValidityBrand extends Given {
    #id;
    constructor(object, id) { super(object); this.#id = id; }
    static idOf(object) { return object.#id; }
  }
  const ValidityState = defineInterface('ValidityState', { __proto__: null, members: { get valid() {
    const flags = flagsOf(ValidityBrand.idOf(this));
    for (const name of each(flagNames)) if (flags[name]) return false;
    return true;
  } } });
  for (const name of flagNames) mixin(ValidityState, { __proto__: null, get [name]() { return flagsOf(ValidityBrand.idOf(this))[name]; } });
  const validities = PrivateMap();
  function validityOf(id) {
    let validity = validities.get(id);
    if (validity === undefined) { validity = new ValidityBrand(ObjectCreate(ValidityState.prototype), id); validities.set(id, validity); }
    return validity;
  }
  const validation = {
    __proto__: null,
    get willValidate() { return willValidate(elementId(this)); },
    get validity() {
      return validityOf(elementId(this));
    },
    get validationMessage() {
      const id = elementId(this);
      return isValid(id) ? '' : customMessages.get(id) || (flagsOf(id).valueMissing ? 'Fill out this field' : 'Enter a valid value');
    },
    checkValidity() { return checkValidity(elementId(this)); },
    reportValidity() { return checkValidity(elementId(this)); },
    setCustomValidity(error) { need(arguments.length, 1); customMessages.set(elementId(this), toText(error)); },
  };

  // Labels. https://html.spec.whatwg.org/multipage/forms.html#dom-lfe-labels
  function controlOf(label) {
    const name = textOf(label, 'for');
    if (name !== null) {
      const root = rootOf(label);
      const found = firstWithId(root, name);
      return found !== 0 && isLabelable(found) ? found : 0;
    }
    for (let e = following(label, label); e !== 0; e = following(e, label)) if (isElement(e) && isLabelable(e)) return e;
    return 0;
  }
  // Labels around a control, the outermost first, and those that name it, in tree order.
  function labelsOf(id) {
    const around = G.privateArray(), found = G.privateArray(), own = textOf(id, 'id');
    for (let up = N[id * 8 + 1]; up !== 0; up = N[up * 8 + 1]) {
      if (isHTML(up, 'label') && textOf(up, 'for') === null && controlOf(up) === id) around[around.length] = up;
    }
    let left = around.length;
    for (const label of each(own === null || own === '' ? G.privateArray() : G.labelsFor(id, own))) {
      if (!isHTML(label, 'label') || controlOf(label) !== id) continue;
      while (left > 0 && precedes(around[left - 1], label)) found[found.length] = around[--left];
      found[found.length] = label;
    }
    while (left > 0) found[found.length] = around[--left];
    return found;
  }
  const labelListOf = id => derivedCollection(id, 'labels', labelsOf, G.NodeList);
  const labels = {
    __proto__: null,
    get labels() {
      const id = elementId(this);
      return isLabelable(id) ? labelListOf(id) : null;
    },
  };
  const form = { __proto__: null, get form() { const id = formOf(elementId(this)); return wrap(id); } };
  extend('HTMLLabelElement', {
    __proto__: null,
    get form() { const control = controlOf(elementId(this)); return control === 0 ? null : wrap(formOf(control)); },
    get control() { return wrap(controlOf(elementId(this))); },
  });
  extend('HTMLFieldSetElement', {
    __proto__: null,
    get type() { elementId(this); return 'fieldset'; },
    get elements() {
      const matches = id => isElement(id) && isListed(id);
      const id = elementId(this);
      return keepList(id, 'controls', () => G.liveCollection(id, { __proto__: null, deep: true, attributes: true, matches, build: null }));
    },
  });
  extend('HTMLLegendElement', {
    __proto__: null,
    get form() { const parent = N[elementId(this) * 8 + 1]; return isHTML(parent, 'fieldset') ? wrap(formOf(parent)) : null; },
  });
  for (const name of ['Button', 'FieldSet', 'Input', 'Object', 'Output', 'Select', 'TextArea']) {
    extend(`HTML${name}Element`, form);
    extend(`HTML${name}Element`, validation);
  }
  for (const name of ['Button', 'Input', 'Meter', 'Output', 'Progress', 'Select', 'TextArea']) extend(`HTML${name}Element`, labels);

  // The state of a form's list of controls.
  const formControls = id => G.stateOf(controlList(id));

  G.primordials.assign(G, { __proto__: null, formOf, controlsOf, isFormControl, firstWithId, formControls, radioNodeList, requestSubmit, resetForm: reset,
    buttonType, labeledControl: controlOf, labelListOf, validityOf, checkValidity, willValidate });
}
