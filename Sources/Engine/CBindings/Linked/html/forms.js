// js/html/forms.js: forms, their controls' owners, and labels. The lists that scripts see: js/html/formControls.js.
// https://html.spec.whatwg.org/multipage/forms.html
//
// Reads   attributes and links.
// Exports formOf(id): a control's form · controlsOf(form id), submittableOf(form id) → ids · isFormControl(id): whether it is
//         one that such a list has · firstWithId(root id, id) · namedIn(form id, name, whether of images) → ids ·
//         onlyNamedIn(…): the only one, 0 for none, SEVERAL for more ·
//         remoteCount(root id): how many controls may be elsewhere than in their form · hasOwnAlone(form id): whether its are those in it ·
//         namedTest(form id, whether of images): whether an id is its · buttonType(id) · isSubmitButton(id) ·
//         defaultButton(form id) · labeledControl(label id) · labelListOf(id).
//         Steps of forms, labels, legends and fieldsets, FormOwnedSteps, LabelableSteps.
// Exposes nothing.
'use strict'; { const G = this; 
const { PrivateMap, PrivateWeakMap, each, privateArray, toASCIILower,
hooks,
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
  const owner = callValues(128, id);
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
G.controlsOf = form => ownedBy(form, isFormControl);
// Controls whose owner may be elsewhere than around them: it is named, or the parser said it.
const remoteControls = root => keepList(root, 'remote controls', () => {
  const matches = id => isElement(id) && isListed(id) && (has(id, 'form') || callValues(128, id) !== 0);
  return new LiveList(root, { __proto__: null, deep: true, attributes: attributesNamed(FORM), matches, build: null });
});
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

G.isFormControl = isFormControl; G.remoteCount = remoteCount; G.hasOwnAlone = hasOwnAlone; G.labeledControl = controlOf;
}
