// js/html/forms/forms.js: forms, their controls' owners, and labels. The lists for scripts: js/html/forms/formControlLists.js.
// https://html.spec.whatwg.org/multipage/forms.html
//
// Reads   attributes and links.
// Exports formOf(id): a control's form · controlsOf(form id), submittableOf(form id) → ids · isFormControl(id): whether it is in such lists
//         · firstWithId(root id, id) · namedIn(form id, name, whether of images) → ids · onlyNamedIn(…): the only one, 0 for none, SEVERAL
//         for more · remoteCount(root id): the number of controls that may be outside of their form · hasOwnAlone(form id): whether its
//         controls are exactly those in it · namedTest(form id, whether of images): whether an id is that of one of its controls ·
//         buttonType(id) · isSubmitButton(id) · defaultButton(form id) · labeledControl(label id) · labelListOf(id). Steps of forms,
//         labels, legends and fieldsets, FormOwnedSteps, LabelableSteps.
// Exposes nothing.
'use strict'; { const G = this; const OP = { __proto__: null, formOwner: 131 }; 
const { PrivateMap, PrivateWeakMap, each, privateArray, toASCIILower,
pageHooks,
pageState,
callValues, intern,
N, H,
elementById, isConnected, rootOf,
following, precedes,
LiveList,
attributesNamed,
keepList, liveCollection,
has, isHTML, localName, textOf, textOrEmpty,
derivedList } = G;




const FORM = intern('form');
const listed = { __proto__: null, button: 1, fieldset: 1, input: 1, object: 1, output: 1, select: 1, textarea: 1 };
const labelable = { __proto__: null, button: 1, input: 1, meter: 1, output: 1, progress: 1, select: 1, textarea: 1 };
// https://html.spec.whatwg.org/multipage/custom-elements.html#form-associated-custom-element
const isCustom = id => pageHooks.formCustom !== null && pageHooks.formCustom(id);
const isListed = id => listed[localName(id)] === 1 || isCustom(id);
const typeOf = id => toASCIILower(textOrEmpty(id, 'type'));
const isLabelable = id => isCustom(id) || labelable[localName(id)] === 1 && !(isHTML(id, 'input') && typeOf(id) === 'hidden');
const isElement = id => (N[id << 3] & 255) === 1;

// The first element of a tree with an id, 0 for none.
function firstWithId(root, id) {
  if ((N[root << 3] & 255) === 9) return elementById(id, root);
  return id === '' ? 0 : isElement(root) && textOf(root, 'id') === id ? root : elementById(id, root);
} G.firstWithId = firstWithId;
// HTML, the form owner, as after "reset the form owner" (#reset-the-form-owner): it is determined on demand.
function formOf(id) {
  // 4.
  const name = textOf(id, 'form');
  const root = rootOf(id);
  if (name !== null && isListed(id) && isConnected(root)) {
    const found = firstWithId(root, name);
    return isHTML(found, 'form') ? found : 0;
  }
  // 5, and 2, which has the same result.
  const around = G.enclosing(id, 'form');
  if (around !== 0 || name !== null) return around;
  // The association by the parser, until the element or the form is removed from the tree.
  const owner = callValues(OP.formOwner, id);
  return owner !== 0 && rootOf(owner) === root ? owner : 0;
} G.formOf = formOf;
// Whether an element is of a kind that a form lists as its control.
const isFormControl = id => isListed(id) && !(isHTML(id, 'input') && typeOf(id) === 'image');
// The elements of a form for which `matches` is true, in tree order.
function ownedBy(form, matches) {
  const root = hasOwnAlone(form) ? form : rootOf(form), found = privateArray();
  for (let e = root; e !== 0; e = following(e, root)) {
    if (isElement(e) && matches(e) && formOf(e) === form) found[found.length] = e;
  }
  return found;
}
G.controlsOf = form => ownedBy(form, isFormControl);
// The controls whose form owner may not contain them: it is named by an attribute, or was set by the parser.
const remoteControls = root => keepList(root, 'remote controls', () => {
  const matches = id => isElement(id) && isListed(id) && (has(id, 'form') || callValues(OP.formOwner, id) !== 0);
  return new LiveList(root, { __proto__: null, deep: true, attributes: attributesNamed(FORM), matches, build: null });
});
// For the elements with one name: the controls and images, by their forms, in tree order. After a change of the tree the list of the name
// is a new one.
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
// Whether a form's controls are exactly those in it. NB: A custom element may become a control without a change of the tree.
const remoteCount = root => remoteControls(root).count(), hasOwnAlone = form => pageHooks.formCustom === null && remoteCount(rootOf(form)) === 0;
const { namedTests, defaultButtons } = pageState('html/forms/forms', () => ({
  __proto__: null,
  // The tests for controls and for images of a form, which identify the lists of them.
  namedTests: PrivateMap(),
  // HTML, the default button (#default-button) of a form: the first submit button, 0 for none.
  defaultButtons: PrivateMap(),
}));
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
// HTML, submittable elements (#category-submit).
const submittable = { __proto__: null, button: 1, input: 1, select: 1, textarea: 1 };
G.submittableOf = form => ownedBy(form, id => submittable[localName(id)] === 1 || isCustom(id));
// HTML, the type of a button (#attr-button-type).
function buttonType(id) {
  const type = typeOf(id);
  if (type === 'reset' || type === 'button' || type === 'submit') return type;
  // https://html.spec.whatwg.org/multipage/form-elements.html#attr-button-type-auto-state
  return has(id, 'command') || has(id, 'commandfor') ? 'button' : 'submit';
} G.buttonType = buttonType;
// HTML, submit buttons (#concept-submit-button).
function isSubmitButton(id) {
  if (isHTML(id, 'button')) return buttonType(id) === 'submit';
  const type = isHTML(id, 'input') ? G.inputType(id) : '';
  return type === 'submit' || type === 'image';
} G.isSubmitButton = isSubmitButton;
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

// Labels. HTML, the labeled control (#labeled-control).
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
// The labels that contain a control, the outermost first, and those that refer to it, in tree order.
function labelsOf(id) {
  const around = privateArray(), found = privateArray(), own = textOf(id, 'id');
  // A label that contains it is its label if nothing before it in the label can be labeled: each node before it is visited once.
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
  // HTML, form (#dom-label-form): 1–3. A labelable element that is not listed has no form.
  form(id) { const control = controlOf(id); return control === 0 || !isListed(control) ? 0 : formOf(control); },
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

G.isFormControl = isFormControl; G.remoteCount = remoteCount; G.hasOwnAlone = hasOwnAlone; G.labeledControl = controlOf;
}
