// js/dom/EventTarget.js: listeners and dispatch. https://dom.spec.whatwg.org/#interface-eventtarget
//
// Reads   parents of nodes, for an event's path. Writes nothing of the arena.
// Offers  G.dispatch(target, event) → not canceled; G.fire(target, type, init, interface); G.listenersOf(target, make).
//         Event handler attributes (onclick …) are js/html/'s: it stores its callback as a listener.
// Throws  InvalidStateError for an event in flight. Reports what listeners throw to G.hooks.reportException.
// Exposes EventTarget.
'use strict';
{
  const G = this;
  const { Given, defineInterface, toText, need, fail, isNode, idOf, wrap, N, hooks, apply, privateArray, global } = G;

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
  const receiver = object => {
    if (object === undefined || object === null || object === global) return global;
    if (isNode(object) || TargetBrand.is(object)) return object;
    throw new TypeError('The object is not an EventTarget');
  };

  function flatten(options) {
    if (typeof options === 'object' && options !== null || typeof options === 'function') {
      const { signal } = options;
      if (signal !== undefined && !(signal instanceof G.AbortSignal)) throw new TypeError('signal is not an AbortSignal');
      return { capture: !!options.capture, once: !!options.once, passive: !!options.passive, signal };
    }
    return { capture: !!options, once: false, passive: false, signal: undefined };
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

  const EventTarget = defineInterface('EventTarget', {
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
        if (isNode(target) && hooks.listening !== null) hooks.listening(idOf(target), type);
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
        return dispatch(target, event);
      },
    },
  });

  // https://dom.spec.whatwg.org/#concept-event-dispatch
  // `shown`: what the event calls its target, where that is not the one that hears of it.
  function dispatch(target, event, shown = target) {
    const state = G.eventState(event);
    const path = [target];
    // What the event's target is for each object of the path, once the path leaves a shadow tree.
    let targets = null;
    if (isNode(target)) {
      for (let id = idOf(target); ;) {
        for (let up; (up = N[id * 8 + 1]) !== 0; id = up) path[path.length] = wrap(up);
        const host = (N[id * 8] & 255) === 11 && state.composed && hooks.hostOf !== null ? hooks.hostOf(id) : 0;
        if (host === 0) break;
        targets ??= privateArray();
        const inner = targets.length === 0 ? target : targets[targets.length - 1];
        while (targets.length < path.length) targets[targets.length] = inner;
        targets[path.length] = path[path.length] = wrap(host);
        id = host;
      }
      if (targets !== null) while (targets.length < path.length) targets[targets.length] = targets[targets.length - 1];
      const root = path[path.length - 1];
      if ((N[idOf(root) * 8] & 255) === 9 && state.type !== 'load' && hooks.eventParentOfDocument) {
        const parent = hooks.eventParentOfDocument(root);
        if (parent) {
          path[path.length] = parent;
          if (targets !== null) targets[targets.length] = targets[targets.length - 1];
        }
      }
    }
    state.dispatching = true;
    state.target = shown;
    state.path = path;
    const after = hooks.activation ? hooks.activation(event, path) : null;
    const isTarget = i => i === 0 || targets !== null && targets[i] === path[i];
    for (let i = path.length - 1; i >= 0; i--) {
      state.phase = isTarget(i) ? 2 : 1;
      if (targets !== null) state.target = targets[i];
      invoke(path[i], event, state, true);
    }
    for (let i = 0; i < path.length; i++) {
      if (!isTarget(i) && !state.bubbles) continue;
      state.phase = isTarget(i) ? 2 : 3;
      if (targets !== null) state.target = targets[i];
      invoke(path[i], event, state, false);
    }
    state.phase = 0;
    state.currentTarget = null;
    state.path = null;
    state.dispatching = state.stop = state.stopImmediate = false;
    if (after) after(state.canceled);
    return !state.canceled;
  }

  // https://dom.spec.whatwg.org/#concept-event-listener-invoke
  function invoke(object, event, state, capturing) {
    if (state.stop) return;
    if (hooks.contentHandler !== null && !capturing) hooks.contentHandler(object, state.type);
    const list = ListenerStore.of(object, false);
    if (list === null || list.length === 0) return;
    state.currentTarget = object;
    const copy = privateArray();
    for (let i = 0; i < list.length; i++) copy[i] = list[i];
    for (let i = 0; i < copy.length; i++) {
      const entry = copy[i];
      if (entry.removed || entry.type !== state.type || entry.capture !== capturing) continue;
      if (entry.once) {
        const index = find(list, entry.type, entry.callback, entry.capture);
        if (index >= 0) removeAt(list, index);
      }
      state.passive = entry.passive;
      const outer = currentEvent;
      currentEvent = event;
      try {
        const { callback } = entry;
        if (typeof callback === 'function') apply(callback, object, [event]);
        else {
          const { handleEvent } = callback;
          if (typeof handleEvent !== 'function') throw new TypeError('handleEvent is not a function');
          apply(handleEvent, callback, [event]);
        }
      } catch (error) {
        hooks.reportException(error);
      }
      currentEvent = outer;
      state.passive = false;
      if (state.stopImmediate) return;
    }
  }
  let currentEvent;

  G.EventTarget = EventTarget;
  // Makes any object a target that is no node.
  G.makeTarget = object => new TargetBrand(object);
  G.listenersOf = (object, make = false) => ListenerStore.of(object, make);
  G.dispatch = dispatch;
  G.fire = (target, type, init, interfaceObject = G.Event) => dispatch(target, G.makeEvent(interfaceObject, type, init));
  // `window.event`.
  G.currentEvent = () => currentEvent;
}
