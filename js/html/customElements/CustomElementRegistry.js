// js/html/customElements/CustomElementRegistry.js: steps of CustomElementRegistry.
// https://html.spec.whatwg.org/multipage/custom-elements.html#customelementregistry
//
// Reads and writes nothing of the arena.
// Exports CustomElementRegistrySteps (js/idl/CustomElementRegistry.webidl) · customElements: the registry's state.
// Throws  DOMException and TypeError as specified. Exposes nothing.
import { ObjectCreate, PrivateMap, Promise, primordials, privateArray, resolved } from '../../primordials.js';
import { countStateChange } from '../../memory.js';
import { named } from '../../lazyModules.js';
import { fail, toFunction, toText } from '../../webidl/conversions.js';
import { customNameFault, isCustomName } from '../../dom/names.js';
import { interfaceOfElement } from '../elements/elements.js';
import { defineElement, definitionNamed, definitionOf, inReactionQueue, upgradeIn } from 'late:./customElements.js';
import { toSequence } from 'late:../../webidl/types.js';

const { TypeError, Proxy, reflectConstruct } = primordials;

// The promises of names that are not defined yet.
const promises = PrivateMap();
let isDefining = false;

// NB: A proxy has [[Construct]] where its target has, and calls nothing of the target's before its own trap.
const trap = { __proto__: null, construct: () => ({}) };
function isConstructor(value) {
  try { reflectConstruct(new Proxy(value, trap), privateArray()); return true; } catch { return false; }
}
// A sequence of texts as the keys of a map.
function textsOf(value) {
  const list = toSequence(value, item => item), texts = PrivateMap();
  for (let i = 0; i < list.length; i++) texts.set(toText(list[i]), true);
  return texts;
}
const lifecycle = ['connectedCallback', 'disconnectedCallback', 'adoptedCallback', 'attributeChangedCallback'];
const formLifecycle = ['formAssociatedCallback', 'formResetCallback', 'formDisabledCallback', 'formStateRestoreCallback'];
function readCallbacks(prototype, names, callbacks) {
  for (let i = 0; i < names.length; i++) {
    const value = prototype[names[i]];
    if (value !== undefined) callbacks[names[i]] = toFunction(value);
  }
}
// https://html.spec.whatwg.org/multipage/custom-elements.html#dom-customelementregistry-define, step 14
function read(name, localName, constructor) {
  const { prototype } = constructor, callbacks = ObjectCreate(null);
  if (typeof prototype !== 'object' && typeof prototype !== 'function' || prototype === null) {
    throw new TypeError("The constructor's prototype is not an object");
  }
  readCallbacks(prototype, lifecycle, callbacks);
  let observed = PrivateMap(), disabled = PrivateMap();
  if (callbacks.attributeChangedCallback !== undefined) {
    const { observedAttributes } = constructor;
    if (observedAttributes !== undefined) observed = textsOf(observedAttributes);
  }
  const { disabledFeatures } = constructor;
  if (disabledFeatures !== undefined) disabled = textsOf(disabledFeatures);
  const formAssociated = !!constructor.formAssociated;
  if (formAssociated) readCallbacks(prototype, formLifecycle, callbacks);
  return {
    __proto__: null, name, localName, constructor, callbacks, observed, formAssociated, disableInternals: disabled.has('internals'),
    disableShadow: disabled.has('shadow'), stack: null, nameId: 0,
  };
}

export const CustomElementRegistrySteps = {
  __proto__: null,
  define(state, name, constructor, { extends: extended }) {
    if (!isConstructor(constructor)) throw new TypeError('The second argument must be a constructor');
    if (!isCustomName(name)) fail('SyntaxError', `Custom element name ${customNameFault(name)}`);
    if (definitionNamed(name) !== undefined) fail('NotSupportedError', 'Cannot define multiple custom elements with the same tag name');
    if (definitionOf(constructor) !== undefined) fail('NotSupportedError', 'Cannot define multiple custom elements with the same class');
    if (extended !== undefined && (isCustomName(extended) || interfaceOfElement(extended) === named('HTMLUnknownElement'))) fail('NotSupportedError');
    if (isDefining) fail('NotSupportedError', 'Cannot define a custom element while defining another custom element');
    isDefining = true;
    let definition;
    try { definition = read(name, extended === undefined ? name : extended, constructor); } finally { isDefining = false; }
    inReactionQueue(() => {
      defineElement(definition);
      // What `:defined` matches is another one now.
      countStateChange();
      const waiting = promises.get(name);
      if (waiting === undefined) return;
      promises.delete(name);
      waiting.resolve(constructor);
    });
  },
  get: (state, name) => definitionNamed(name)?.constructor,
  getName(state, constructor) {
    const definition = definitionOf(constructor);
    return definition === undefined ? null : definition.name;
  },
  whenDefined(state, name) {
    if (!isCustomName(name)) fail('SyntaxError');
    const known = definitionNamed(name);
    if (known !== undefined) return resolved(known.constructor);
    let waiting = promises.get(name);
    if (waiting === undefined) {
      promises.set(name, waiting = { __proto__: null, promise: null, resolve: null });
      waiting.promise = new Promise(resolve => { waiting.resolve = resolve; });
    }
    return waiting.promise;
  },
  upgrade(state, id) { inReactionQueue(() => upgradeIn(id)); },
};
export const customElements = { __proto__: null, object: undefined };
