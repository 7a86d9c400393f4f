// js/html/forms.js: forms, their controls' owners and lists, and labels.
// https://html.spec.whatwg.org/multipage/forms.html
//
// Reads   attributes and links.
// Exports formOf(id): a control's form · controlsOf(form id), submittableOf(form id) → ids · formControls(form id): their
//         list's state · firstWithId(root id, id) · radioNodeList(form id, name, whether of images),
//         namedIn(…) → ids · onlyNamedIn(…): the only one, 0 for none, SEVERAL for more ·
//         remoteCount(root id): how many controls may be elsewhere than in their form · namedTest(form id, whether of images): whether an id is its ·
//         buttonType(id) ·
//         isSubmitButton(id) · defaultButton(form id) · labeledControl(label id) · labelListOf(id).
//         Steps of forms, labels, legends and fieldsets, FormOwnedSteps, LabelableSteps, RadioNodeListSteps.
// Exposes nothing.
'use strict'; { const G = this; 
const { PrivateMap, PrivateWeakMap, each, privateArray, setPrototypeOf, toASCIILower,
hooks,
callValues, wrap,
N, H,
elementById, isConnected, rootOf,
following, precedes,
LiveList, StaticList,
keepList, liveCollection, supportedNames,
has, isHTML, localName, textOf, textOrEmpty,
derivedList } = G;







const listed = { __proto__: null, button: 1, fieldset: 1, input: 1, object: 1, output: 1, select: 1, textarea: 1 };
const labelable = { __proto__: null, button: 1, input: 1, meter: 1, output: 1, progress: 1, select: 1, textarea: 1 };
// https://html.spec.whatwg.org/multipage/custom-elements.html#form-associated-custom-element
const isCustom = id => hooks.formCustom !== null && hooks.formCustom(id);
const isListed = id => listed[localName(id)] === 1 || isCustom(id);
const typeOf = id => toASCIILower(textOrEmpty(id, 'type'));
const isLabelable = id => isCustom(id) || labelable[localName(id)] === 1 && !(isHTML(id, 'input') && typeOf(id) === 'hidden');
const isElement = id => (N[id << 3] & 255) === 1;

// The first element of a tree with an id, 0 for none.
function firstWithId(root, id) {
  if ((N[root << 3] & 255) === 9) return elementById(id, root);
  return id === '' ? 0 : isElement(root) && textOf(root, 'id') === id ? root : elementById(id, root);
} G.firstWithId = firstWithId;
// https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#form-owner
function formOf(id) {
  const name = textOf(id, 'form');
  const root = rootOf(id);
  if (name !== null && isListed(id) && isConnected(root)) {
    const found = firstWithId(root, name);
    return isHTML(found, 'form') ? found : 0;
  }
  for (let up = N[id << 3 | 1]; up !== 0; up = N[up << 3 | 1]) if (isHTML(up, 'form')) return up;
  if (name !== null) return 0;
  const owner = callValues(126, id);
  return owner !== 0 && rootOf(owner) === root ? owner : 0;
} G.formOf = formOf;
// Whether an element is among a form's controls, if it is the form's.
const isFormControl = id => isListed(id) && !(isHTML(id, 'input') && typeOf(id) === 'image');
// The elements of a form that `matches`, in tree order.
function ownedBy(form, matches) {
  const root = hasOwnAlone(form) ? form : rootOf(form), found = privateArray();
  for (let e = root; e !== 0; e = following(e, root)) {
    if (isElement(e) && matches(e) && formOf(e) === form) found[found.length] = e;
  }
  return found;
}
const controlsOf = G.controlsOf = form => ownedBy(form, isFormControl);
// Controls whose owner may be elsewhere than around them: it is named, or the parser said it.
const remoteControls = root => keepList(root, 'remote controls', () => {
  const matches = id => isElement(id) && isListed(id) && (has(id, 'form') || callValues(126, id) !== 0);
  return new LiveList(root, { __proto__: null, deep: true, attributes: true, matches, build: null });
});
// The list of a form's controls: those around which it stands, which follow the tree. Otherwise it is rebuilt.
class Controls {
  constructor(form) {
    const matches = id => isElement(id) && isFormControl(id) && formOf(id) === form;
    this.root = form;
    this.own = new LiveList(form, { __proto__: null, deep: true, attributes: true, matches, build: null });
    this.made = null;
    this.structure = 0;
  }
  list() {
    if (remoteControls(rootOf(this.root)).count() === 0) return this.own;
    if (this.made === null || this.structure !== H[5]) {
      this.made = new StaticList(controlsOf(this.root));
      this.structure = H[5];
    }
    return this.made;
  }
  count() { return this.list().count(); }
  at(index) { return this.list().at(index); }
  all() { return this.list().all(); }
  has(id) { return isElement(id) && isFormControl(id) && formOf(id) === this.root; }
  named(name) { return namedControl(this, name); }
  names() { return supportedNames(this); }
}
setPrototypeOf(Controls.prototype, null);
// The id of the first radio button in a list that `matches`, 0 for none.
function radioOf(list, matches) {
  const ids = list.all();
  for (let i = 0; i < ids.length; i++) if (G.inputType(ids[i]) === 'radio' && isHTML(ids[i], 'input') && matches(ids[i])) return ids[i];
  return 0;
}
G.RadioNodeListSteps = {
  __proto__: null,
  value(list) {
    const radio = list.checkedRadio();
    return radio === 0 ? '' : G.controlValue(radio);
  },
  setValue(list, value) {
    const radio = radioOf(list, id => G.controlValue(id) === value);
    if (radio !== 0) G.setCheckedness(radio, true);
  },
};
// Of elements that have one name the controls and images, by their forms, in tree order. After a change of the tree the names'
// list is another one.
const formsOfNamed = PrivateWeakMap();
function byForm(ids) {
  let forms = formsOfNamed.get(ids);
  if (forms !== undefined) return forms;
  forms = PrivateMap();
  for (let i = 0; i < ids.length; i++) {
    const id = ids[i], isImage = isHTML(id, 'img'), form = isImage || isFormControl(id) ? formOf(id) : 0;
    if (form === 0) continue;
    let found = forms.get(form);
    if (found === undefined) forms.set(form, found = { __proto__: null, controls: privateArray(), images: privateArray() });
    const list = isImage ? found.images : found.controls;
    list[list.length] = id;
  }
  formsOfNamed.set(ids, forms);
  return forms;
}
const none = privateArray();
// The controls of a form with a name, or its images, in tree order.
function namedIn(form, name, ofImages) {
  const ids = G.elementsNamed(form, name), found = ids.length === 0 ? undefined : byForm(ids).get(form);
  return found === undefined ? none : ofImages ? found.images : found.controls;
} G.namedIn = namedIn;
// Whether a form's controls are those in it. NB: Which custom elements are controls changes without the tree.
const remoteCount = root => remoteControls(root).count(), hasOwnAlone = form => hooks.formCustom === null && remoteCount(rootOf(form)) === 0;
// The tests for controls and for images of a form, by which lists of them are known.
const namedTests = PrivateMap();
function namedTest(form, ofImages) {
  let tests = namedTests.get(form);
  if (tests === undefined) {
    const controls = id => isFormControl(id) && formOf(id) === form, images = id => isHTML(id, 'img') && formOf(id) === form;
    namedTests.set(form, tests = { __proto__: null, controls, images });
  }
  return ofImages ? tests.images : tests.controls;
} G.namedTest = namedTest;
// The only control of a form with a name, or the only image: 0 for none, SEVERAL for more.
function onlyNamedIn(form, name, ofImages) {
  if (!hasOwnAlone(form)) {
    const found = namedIn(form, name, ofImages);
    return found.length > 1 ? G.SEVERAL : found.length === 0 ? 0 : found[0];
  }
  const test = namedTest(form, ofImages);
  return G.onlyNamed(form, name, test, test);
} G.onlyNamedIn = onlyNamedIn;
class Named {
  constructor(form, name, ofImages) {
    this.root = form;
    this.name = name;
    this.ofImages = ofImages;
    this.made = this.others = null;
    this.structure = 0;
    const test = namedTest(form, ofImages), matches = id => isElement(id) && G.isNamed(id, name) && test(id);
    const build = () => namedIn(form, name, ofImages);
    this.own = new LiveList(form, { __proto__: null, deep: true, attributes: true, matches, build });
  }
  list() {
    if (hasOwnAlone(this.root)) return this.own;
    if (this.made === null || this.structure !== H[5]) {
      this.made = new StaticList(namedIn(this.root, this.name, this.ofImages));
      this.structure = H[5];
    }
    return this.made;
  }
  all() { return this.list().all(); }
  count() { return this.list().count(); }
  at(index) { return this.list().at(index); }
  // The first radio button that is checked, 0 for none: of the group with the name, or one that has it as its id and is in another.
  checkedRadio() {
    const { root, name } = this;
    if (this.ofImages) return 0;
    if (this.others === null) {
      const test = namedTest(root, false), matches = id => isElement(id) && textOf(id, 'id') === name && textOrEmpty(id, 'name') !== name && test(id);
      this.others = new LiveList(root, { __proto__: null, deep: true, attributes: true, matches, build: null });
    }
    const others = hasOwnAlone(root) ? this.others : this, radio = G.checkedRadio(root, name);
    const other = radioOf(others, id => textOrEmpty(id, 'name') !== name && G.checkedness(id));
    return other !== 0 && (radio === 0 || precedes(other, radio)) ? other : radio;
  }
}
setPrototypeOf(Named.prototype, null);
const radioNodeList = G.radioNodeList = (form, name, ofImages) => keepList(form, `${ofImages ? 'images' : 'controls'} named ${name}`, () =>
  G.makeRadioNodeList(new Named(form, name, ofImages)));
// https://html.spec.whatwg.org/multipage/common-dom-interfaces.html#dom-htmlformcontrolscollection-nameditem
function namedControl(state, name) {
  const only = onlyNamedIn(state.root, name, false);
  return only === G.SEVERAL ? radioNodeList(state.root, name, false) : only === 0 ? undefined : wrap(only);
}
const controlLists = PrivateMap();
function controlList(form) {
  let list = controlLists.get(form);
  if (list === undefined) controlLists.set(form, list = G.makeHTMLFormControlsCollection(new Controls(form)));
  return list;
}

G.HTMLFormElementSteps_formElements = {
  __proto__: null,
  elements(id) { return controlList(id); },
  length(id) { return formControls(id).count(); },
};
// https://html.spec.whatwg.org/multipage/forms.html#category-submit
const submittable = { __proto__: null, button: 1, input: 1, select: 1, textarea: 1 };
G.submittableOf = form => ownedBy(form, id => submittable[localName(id)] === 1 || isCustom(id));
function buttonType(id) {
  const type = typeOf(id);
  if (type === 'reset' || type === 'button' || type === 'submit') return type;
  // https://html.spec.whatwg.org/multipage/form-elements.html#attr-button-type-auto-state
  return has(id, 'command') || has(id, 'commandfor') ? 'button' : 'submit';
} G.buttonType = buttonType;
// https://html.spec.whatwg.org/multipage/forms.html#concept-submit-button
function isSubmitButton(id) {
  if (isHTML(id, 'button')) return buttonType(id) === 'submit';
  const type = isHTML(id, 'input') ? G.inputType(id) : '';
  return type === 'submit' || type === 'image';
} G.isSubmitButton = isSubmitButton;
// The first submit button of a form, 0 for none.
const defaultButtons = PrivateMap();
function defaultButton(form) {
  if (hasOwnAlone(form)) {
    const matches = id => isElement(id) && isSubmitButton(id) && formOf(id) === form;
    return keepList(form, 'submit buttons', () => new LiveList(form, { __proto__: null, deep: true, attributes: true, matches, build: null })).idAt(0);
  }
  const known = defaultButtons.get(form);
  if (known !== undefined && known.structure === H[5]) return known.id;
  const buttons = ownedBy(form, isSubmitButton), id = buttons.length === 0 ? 0 : buttons[0];
  defaultButtons.set(form, { __proto__: null, structure: H[5], id });
  return id;
} G.defaultButton = defaultButton;

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
const isLabelAround = id => isHTML(id, 'label') && textOf(id, 'for') === null;
// Whether a sibling before an element, or anything in one, can be labeled.
function hasLabelableBefore(id) {
  for (let sibling = N[id << 3 | 2]; sibling !== 0; sibling = N[sibling << 3 | 2]) {
    for (let e = sibling; e !== 0; e = following(e, sibling)) if (isElement(e) && isLabelable(e)) return true;
  }
  return false;
}
// Labels around a control, the outermost first, and those that name it, in tree order.
function labelsOf(id) {
  const around = privateArray(), found = privateArray(), own = textOf(id, 'id');
  // A label around it is its own where nothing before it in the label can be labeled: each node before it is looked at once.
  let outermost = 0;
  for (let up = N[id << 3 | 1]; up !== 0; up = N[up << 3 | 1]) if (isLabelAround(up)) outermost = up;
  for (let at = id; at !== outermost && outermost !== 0 && !hasLabelableBefore(at);) {
    at = N[at << 3 | 1];
    if (isLabelAround(at)) around[around.length] = at;
    if (isElement(at) && isLabelable(at)) break;
  }
  let left = around.length;
  for (const label of each(own === null || own === '' ? privateArray() : G.labelsFor(id, own))) {
    if (!isHTML(label, 'label') || controlOf(label) !== id) continue;
    while (left > 0 && precedes(around[left - 1], label)) found[found.length] = around[--left];
    found[found.length] = label;
  }
  while (left > 0) found[found.length] = around[--left];
  return found;
}
const labelListOf = G.labelListOf = id => derivedList(id, 'labels of', labelsOf);
G.LabelableSteps = {
  __proto__: null,
  labels(id) {
    return isLabelable(id) ? labelListOf(id) : null;
  },
};
G.FormOwnedSteps = { __proto__: null, form: formOf };
G.HTMLLabelElementSteps = {
  __proto__: null,
  form(id) { const control = controlOf(id); return control === 0 ? 0 : formOf(control); },
  control(id) { return controlOf(id); },
};
G.HTMLFieldSetElementSteps = {
  __proto__: null,
  type(id) { return 'fieldset'; },
  elements(id) {
    const matches = id => isElement(id) && isListed(id);
    return keepList(id, 'controls', () => liveCollection(id, { __proto__: null, deep: true, attributes: true, matches, build: null }));
  },
};
G.HTMLLegendElementSteps = {
  __proto__: null,
  form(id) { const parent = N[id << 3 | 1]; return isHTML(parent, 'fieldset') ? formOf(parent) : 0; },
};

// The state of a form's list of controls.
const formControls = G.formControls = id => G.stateOf(controlList(id));

G.remoteCount = remoteCount; G.labeledControl = controlOf;
}
