// js/dom/EventTarget.js: listeners. https://dom.spec.whatwg.org/#interface-eventtarget
//
// Reads and writes nothing of the arena. How events reach listeners is js/dom/dispatch.js's.
// Offers  G.listenersOf(target, make) · G.findListener(list, type, callback, capture): its index or -1 ·
//         G.removeListenerAt(list, index) · G.makeTarget(object): makes it a target that is no node.
//         Event handler attributes (onclick …) are js/html/'s: it stores its callback as a listener.
// Throws  InvalidStateError for an event in flight. Exposes EventTarget.
'use strict';
{
  const G = this;
  const { TypeError } = G.primordials;
  const { Given, defineInterface, toText, need, fail, isNode, idOf, kindOf, hooks, privateArray, global } = G;

  class ListenerStore extends Given {
    #listeners = privateArray();
    static of(object, make) {
      if (!(#listeners in object)) {
        if (!make) return null;
        new ListenerStore(object);
      }
      return object.#listeners;
    }
  }
  class TargetBrand extends Given {
    #target = true;
    static is(value) { return typeof value === 'object' && value !== null && #target in value; }
  }
  const isElement = object => isNode(object) && kindOf(idOf(object)) === 1;
  const receiver = object => {
    if (object === undefined || object === null || object === global) return global;
    if (isNode(object) || TargetBrand.is(object)) return object;
    throw new TypeError('The object is not an EventTarget');
  };

  function flatten(options) {
    if (typeof options === 'object' && options !== null || typeof options === 'function') {
      const { signal } = options;
      if (signal !== undefined && !(signal instanceof G.AbortSignal)) throw new TypeError('signal is not an AbortSignal');
      return { __proto__: null, capture: !!options.capture, once: !!options.once, passive: !!options.passive, signal };
    }
    return { __proto__: null, capture: !!options, once: false, passive: false, signal: undefined };
  }
  function find(list, type, callback, capture) {
    for (let i = 0; i < list.length; i++) {
      const entry = list[i];
      if (entry.type === type && entry.callback === callback && entry.capture === capture) return i;
    }
    return -1;
  }
  function removeAt(list, index) {
    list[index].removed = true;
    for (let i = index + 1; i < list.length; i++) list[i - 1] = list[i];
    list.length--;
  }
  function callbackOf(value) {
    if (value === null || value === undefined) return null;
    if (typeof value !== 'object' && typeof value !== 'function') throw new TypeError('The listener is not an object');
    return value;
  }

  defineInterface('EventTarget', {
    __proto__: null,
    construct: object => new TargetBrand(object),
    members: {
      addEventListener(type, callback, options = undefined) {
        need(arguments.length, 2);
        const target = receiver(this);
        type = toText(type);
        callback = callbackOf(callback);
        const { capture, once, passive, signal } = flatten(options);
        if (signal && signal.aborted || callback === null) return;
        const list = ListenerStore.of(target, true);
        if (find(list, type, callback, capture) >= 0) return;
        const entry = { __proto__: null, type, callback, capture, once, passive, removed: false };
        list[list.length] = entry;
        if (hooks.listening !== null && isElement(target)) hooks.listening(idOf(target), type);
        if (signal) G.whenAborted(signal, () => {
          const index = find(list, type, callback, capture);
          if (index >= 0) removeAt(list, index);
        });
      },
      removeEventListener(type, callback, options = undefined) {
        need(arguments.length, 2);
        const list = ListenerStore.of(receiver(this), false);
        if (list === null) return;
        const { capture } = flatten(options);
        const index = find(list, toText(type), callbackOf(callback), capture);
        if (index >= 0) removeAt(list, index);
      },
      dispatchEvent(event) {
        need(arguments.length, 1);
        const target = receiver(this);
        if (!G.isEvent(event)) throw new TypeError('The argument is not an Event');
        const state = G.eventState(event);
        if (state.dispatching || !state.initialized) fail('InvalidStateError');
        state.trusted = false;
        return G.dispatch(target, event);
      },
    },
  });

  G.makeTarget = object => new TargetBrand(object);
  G.listenersOf = (object, make = false) => ListenerStore.of(object, make);
  G.findListener = find;
  G.removeListenerAt = removeAt;
}
