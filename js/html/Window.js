// js/html/Window.js: the global object, but for its members (js/idl/Window.webidl).
// https://html.spec.whatwg.org/multipage/nav-history-apis.html#the-window-object
//
// Reads and writes nothing of the arena.
// Offers  G.isWindow(value): this window, or one of a frame · G.windowReceiver(this, member, kind): the window of a member, a TypeError for
//         what is none · G.replaceable(name of steps, names): [Replaceable] attributes · G.replace(this, name, value): what setting one does ·
//         G.replaceables: what G.replaceable was called with.
//         G.windowPrototype: what the window inherits from · G.inheritNothing(): what it has where it can't.
// Exposes Window.
'use strict';
{
  const G = this;
  const { split } = G.primordials;
  const { defineInterface, define, defineProperty, setPrototypeOf, global, ownDescriptor } = G;

  const Window = defineInterface('Window', { __proto__: null, parent: G.EventTarget, constants: { __proto__: null, TEMPORARY: 0, PERSISTENT: 1 } });
  // Between Window.prototype and EventTarget.prototype is the object that has the names of elements (World+NamedAccess.swift).
  // https://webidl.spec.whatwg.org/#named-properties-object
  setPrototypeOf(G.namedProperties, G.EventTarget.prototype);
  define(G.namedProperties, Symbol.toStringTag, 'WindowProperties', false, false, true);
  G.windowPrototype = setPrototypeOf(Window.prototype, G.namedProperties);
  // NB: Where the engine can't give the global object a prototype, the members of EventTarget are its own, and elements are no properties.
  G.inheritNothing = () => {
    const listening = G.EventTarget.prototype;
    for (const name of G.each(split('addEventListener removeEventListener dispatchEvent', ' '))) define(global, name, listening[name], true, true, true);
    define(global, Symbol.toStringTag, 'Window', false, false, true);
  };

  // NB: `this` is undefined where a member is called by its name alone.
  const windowReceiver = G.windowReceiver = (object, member, kind = 0) =>
    object === undefined || object === global ? global : otherWindow(object, member, kind);
  const otherWindow = (object, member, kind) => object === null ? global : isWindow(object) ? object : G.wrongReceiver('Window', member, kind);
  const isWindow = G.isWindow = value => value === global || G.isLoaded('frames') && G.isFrameWindow(value);

  // https://webidl.spec.whatwg.org/#Replaceable
  const replace = G.replace = (object, name, value) => { define(windowReceiver(object, name, 2), name, value, true, true, true); };
  G.replaceables = G.privateArray();
  G.replaceable = (steps, names) => {
    G.replaceables[G.replaceables.length] = { __proto__: null, steps, names };
    for (const name of G.each(split(names, ' '))) {
      const descriptor = ownDescriptor({
        __proto__: null,
        get [name]() { return G[steps][name](windowReceiver(this, name, 1)); },
        set [name](value) { replace(this, name, value); },
      }, name);
      G.markDescriptor(descriptor, name);
      defineProperty(global, name, descriptor);
    }
  };

  G.hooks.eventParentOfDocument = document =>
    document === G.document ? global : G.isLoaded('frames') ? G.windowOf(G.idOf(document)) : null;
}
