// js/html/forms/formControlLists.js: the lists of a form's controls: HTMLFormControlsCollection and RadioNodeList.
// https://html.spec.whatwg.org/multipage/common-dom-interfaces.html#the-htmlformcontrolscollection-interface
//
// Reads   attributes. Writes nothing.
// Exports formControls(form id): its list's state · radioNodeList(form id, name, whether of images) · RadioNodeListSteps ·
//         HTMLFormElementSteps_formElements.
// Exposes nothing.
'use strict'; { const G = this; const { PrivateMap, setPrototypeOf,
pageState,
wrap,
N, H,
rootOf,
precedes,
LiveList, StaticList,
keepList, supportedNames,
isHTML, textOf, textOrEmpty,
controlsOf, formOf, hasOwnAlone, isFormControl, namedIn, namedTest, onlyNamedIn, remoteCount } = G;







const isElement = id => (N[id << 3] & 255) === 1;

// The list of a form's controls. If all of them are in the form, it follows the tree; otherwise it is rebuilt.
class Controls {
  constructor(form) {
    const matches = id => isElement(id) && isFormControl(id) && formOf(id) === form;
    this.root = form;
    this.own = new LiveList(form, { __proto__: null, deep: true, attributes: true, matches, build: null });
    this.made = null;
    this.structure = 0;
  }
  list() {
    if (remoteCount(rootOf(this.root)) === 0) return this.own;
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
// The id of the first radio button of a list for which `matches` is true, 0 for none.
function radioOf(list, matches) {
  const ids = list.all();
  for (let i = 0; i < ids.length; i++) if (G.inputType(ids[i]) === 'radio' && isHTML(ids[i], 'input') && matches(ids[i])) return ids[i];
  return 0;
}
G.RadioNodeListSteps = {
  __proto__: null,
  // HTML, value of RadioNodeList (#dom-radionodelist-value).
  value(list) {
    // 1.
    const radio = list.checkedRadio();
    // 2–4.
    return radio === 0 ? '' : G.controlValue(radio);
  },
  // Its setter.
  setValue(list, value) {
    // 1.
    const radio = radioOf(list, id => G.controlValue(id) === value);
    // 2.
    if (radio !== 0) G.setCheckedness(radio, true);
  },
};
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
  // The first checked radio button, 0 for none: of the group with the name, or a button of another group whose id it is.
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
// HTML, namedItem() (#dom-htmlformcontrolscollection-nameditem): 2–5. An empty name matches no element (1).
function namedControl(state, name) {
  const only = onlyNamedIn(state.root, name, false);
  return only === G.SEVERAL ? radioNodeList(state.root, name, false) : only === 0 ? undefined : wrap(only);
}
const { controlLists } = pageState('html/forms/formControlLists', () => ({ __proto__: null, controlLists: PrivateMap() }));
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
// The state of a form's list of controls.
const formControls = G.formControls = id => G.stateOf(controlList(id));
}
