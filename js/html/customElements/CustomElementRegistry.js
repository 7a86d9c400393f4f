// js/html/customElements/CustomElementRegistry.js: steps of CustomElementRegistry.
// https://html.spec.whatwg.org/multipage/custom-elements.html#customelementregistry
//
// Reads and writes nothing of the arena.
// Exports CustomElementRegistrySteps (js/idl/CustomElementRegistry.webidl) · customElements(window): the state of its registry.
// Throws  DOMException and TypeError as specified. Exposes nothing.
import { ObjectCreate, PrivateMap, Promise, primordials, privateArray, resolved } from '../../primordials.js';
import { pageState } from '../../page.js';
import { countStateChange } from '../../memory.js';
import { named } from '../../lazyModules.js';
import { fail, toFunction, toText } from '../../webidl/conversions.js';
import { customNameFault, isCustomName } from '../../dom/names.js';
import { mainDocument } from '../../dom/addresses.js';
import { interfaceOfElement } from '../elements/elements.js';
import { own, recordOf } from '../../dom/windowRecords.js';
import { defineElement, definitionNamed, definitionOf, inReactionQueue, upgradeIn } from 'late:./customElements.js';
import { toSequence } from 'late:../../webidl/types.js';

const { TypeError, Proxy, reflectConstruct } = primordials;

const page = pageState('html/customElements/CustomElementRegistry', () => ({
  __proto__: null,
  // The promises of names that are not defined yet.
  promises: PrivateMap(),
  isDefining: false, customElements: { __proto__: null, object: undefined, document: mainDocument },
})), { promises } = page;
const keyOf = ({ document }, name) => document === mainDocument ? name : `${document} ${name}`;
export const customElements = window => {
  const state = own(window, page.customElements);
  state.document = recordOf(window).document;
  return state;
};

// NB: A proxy has [[Construct]] if its target has, and runs its own trap before anything of the target.
const trap = { __proto__: null, construct: () => ({}) };
function isConstructor(value) {
  try { reflectConstruct(new Proxy(value, trap), privateArray()); return true; } catch { return false; }
}
// A sequence of strings as the keys of a map.
function textsOf(value) {
  const list = toSequence(value, toText), texts = PrivateMap();
  for (let i = 0; i < list.length; i++) texts.set(list[i], true);
  return texts;
}
const lifecycle = ['connectedCallback', 'disconnectedCallback', 'adoptedCallback', 'attributeChangedCallback'];
const formLifecycle = ['formAssociatedCallback', 'formResetCallback', 'formDisabledCallback', 'formStateRestoreCallback'];
// 14.4.1–2 and 14.13.1–2 of define().
function readCallbacks(prototype, names, callbacks) {
  for (let i = 0; i < names.length; i++) {
    const value = prototype[names[i]];
    if (value !== undefined) callbacks[names[i]] = toFunction(value);
  }
}
// HTML, 14 of define() (#dom-customelementregistry-define), and 10–13, 15. Left out: connectedMoveCallback, as nothing moves a node.
function read(document, name, localName, constructor) {
  // 14.1–2.
  const { prototype } = constructor, callbacks = ObjectCreate(null);
  if (typeof prototype !== 'object' && typeof prototype !== 'function' || prototype === null) {
    throw new TypeError("The constructor's prototype is not an object");
  }
  // 14.3–4.
  readCallbacks(prototype, lifecycle, callbacks);
  let observed = PrivateMap(), disabled = PrivateMap();
  // 14.5.
  if (callbacks.attributeChangedCallback !== undefined) {
    const { observedAttributes } = constructor;
    if (observedAttributes !== undefined) observed = textsOf(observedAttributes);
  }
  // 14.6–10.
  const { disabledFeatures } = constructor;
  if (disabledFeatures !== undefined) disabled = textsOf(disabledFeatures);
  // 14.11–12.
  const formAssociated = !!constructor.formAssociated;
  // 14.13.
  if (formAssociated) readCallbacks(prototype, formLifecycle, callbacks);
  // 15.
  return {
    __proto__: null, document, name, localName, constructor, callbacks, observed, formAssociated, disableInternals: disabled.has('internals'),
    disableShadow: disabled.has('shadow'), stack: null, nameId: 0,
  };
}

export const CustomElementRegistrySteps = {
  __proto__: null,
  // HTML, define() (#dom-customelementregistry-define).
  define(state, name, constructor, { extends: extended }) {
    // 1.
    if (!isConstructor(constructor)) throw new TypeError('The second argument must be a constructor');
    // 2.
    if (!isCustomName(name)) fail('SyntaxError', `Custom element name ${customNameFault(name)}`);
    // 3.
    if (definitionNamed(name, state.document) !== undefined) fail('NotSupportedError', 'Cannot define multiple custom elements with the same tag name');
    // 4.
    if (definitionOf(constructor) !== undefined) fail('NotSupportedError', 'Cannot define multiple custom elements with the same class');
    // 5–7. Left out: 7.1, of registries for a part of a document.
    if (extended !== undefined && (isCustomName(extended) || interfaceOfElement(extended) === named('HTMLUnknownElement'))) fail('NotSupportedError');
    // 8.
    if (page.isDefining) fail('NotSupportedError', 'Cannot define a custom element while defining another custom element');
    // 9.
    page.isDefining = true;
    // 14, and the sections after it it in any case.
    let definition;
    try { definition = read(state.document, name, extended === undefined ? name : extended, constructor); } finally { page.isDefining = false; }
    // 15–18.
    inReactionQueue(() => {
      defineElement(definition);
      // 16. The elements that `:defined` matches have changed.
      countStateChange();
      // 19.
      const key = keyOf(state, name), waiting = promises.get(key);
      if (waiting === undefined) return;
      promises.delete(key);
      waiting.resolve(constructor);
    });
  },
  // #dom-customelementregistry-get
  get: (state, name) => definitionNamed(name, state.document)?.constructor,
  // #dom-customelementregistry-getname
  getName(state, constructor) {
    const definition = definitionOf(constructor);
    return definition === undefined || definition.document !== state.document ? null : definition.name;
  },
  // HTML, whenDefined() (#dom-customelementregistry-whendefined).
  whenDefined(state, name) {
    // 1.
    if (!isCustomName(name)) fail('SyntaxError');
    // 2.
    const known = definitionNamed(name, state.document), key = keyOf(state, name);
    if (known !== undefined) return resolved(known.constructor);
    // 3.
    let waiting = promises.get(key);
    if (waiting === undefined) {
      promises.set(key, waiting = { __proto__: null, promise: null, resolve: null });
      waiting.promise = new Promise(resolve => { waiting.resolve = resolve; });
    }
    // 4.
    return waiting.promise;
  },
  // #dom-customelementregistry-upgrade
  upgrade(state, id) { inReactionQueue(() => upgradeIn(id)); },
};
