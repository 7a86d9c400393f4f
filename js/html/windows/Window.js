// js/html/windows/Window.js: the global object and its prototypes. Elsewhere: its members (js/idl/Window.webidl,
// js/html/windows/windowSteps.js). https://html.spec.whatwg.org/multipage/nav-history-apis.html#the-window-object
//
// Reads and writes nothing of the arena.
// Exports isWindow(value): this window, or one of a frame · windowReceiver(this, member, kind): the window of a member, a TypeError for
//         other values · replaceable(name of steps, names): [Replaceable] attributes · replace(this, name, value): sets such an attribute ·
//         windowPrototype: the prototype of the window · inheritNothing(): defines the members directly if the window cannot have a prototype.
// Exposes Window.
import { global, namedProperties } from 'native';
import { defineProperty, each, ownDescriptor, primordials, setPrototypeOf } from '../../primordials.js';
import { hooks } from '../../hooks.js';
import { idOf } from '../../arena.js';
import { note } from '../../webidl/definitions.js';
import { define, defineInterface, markDescriptor } from '../../webidl/interface.js';
import { isLoaded, named } from '../../lazyModules.js';
import { EventTarget } from '../../dom/EventTarget.js';
import { document as pageDocument } from '../documents/Document.js';
import { isFrameWindow } from 'late:../../dom/windowRecords.js';
import { wrongReceiver } from 'late:../../webidl/types.js';

const { split } = primordials;

export const Window = defineInterface('Window', { __proto__: null, parent: EventTarget, constants: { __proto__: null, TEMPORARY: 0, PERSISTENT: 1 } });
// Between Window.prototype and EventTarget.prototype is the named properties object, which has the names of elements
// (World+NamedAccess.swift). https://webidl.spec.whatwg.org/#named-properties-object
setPrototypeOf(namedProperties, EventTarget.prototype);
define(namedProperties, Symbol.toStringTag, 'WindowProperties', false, false, true);
export const windowPrototype = setPrototypeOf(Window.prototype, namedProperties);
// NB: If the engine cannot set the prototype of the global object, the members of EventTarget are own properties, and elements are not
// properties.
export const inheritNothing = () => {
  const listening = EventTarget.prototype;
  for (const name of each(split('addEventListener removeEventListener dispatchEvent', ' '))) define(global, name, listening[name], true, true, true);
  define(global, Symbol.toStringTag, 'Window', false, false, true);
};

// NB: `this` is undefined if a member is called by its bare name.
export const windowReceiver = (object, member, kind = 0) =>
  object === undefined || object === global ? global : otherWindow(object, member, kind);
const otherWindow = (object, member, kind) => object === null ? global : isWindow(object) ? object : wrongReceiver('Window', member, kind);
export const isWindow = value => value === global || isLoaded('isFrameWindow') && isFrameWindow(value);

// https://webidl.spec.whatwg.org/#Replaceable
export const replace = (object, name, value) => { define(windowReceiver(object, name, 2), name, value, true, true, true); };
export const replaceable = (steps, names) => {
  for (const name of each(split(names, ' '))) {
    const descriptor = ownDescriptor({
      __proto__: null,
      get [name]() { return named(steps)[name](windowReceiver(this, name, 1)); },
      set [name](value) { replace(this, name, value); },
    }, name);
    markDescriptor(descriptor, name);
    defineProperty(global, name, descriptor);
    note(global, { __proto__: null, [name]: descriptor });
  }
};

hooks.eventParentOfDocument = document =>
  document === pageDocument ? global : isLoaded('frames') ? hooks.windowOf(idOf(document)) : null;
