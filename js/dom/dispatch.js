// js/dom/dispatch.js: how events reach listeners. https://dom.spec.whatwg.org/#concept-event-dispatch
//
// Reads   parents of nodes, for an event's path. Writes nothing of the arena.
// Offers  G.dispatch(target, event, shown) → not canceled · G.fire(target, type, init, interface): dispatches a new event → not canceled ·
//         G.invokeListeners(object, event, its state, whether capturing) · G.currentEvent(): what `window.event` is.
//         Reports what listeners throw to G.hooks.reportException. Exposes nothing.
'use strict';
{
  const G = this;
  const { isNode, idOf, wrap, N, hooks, apply, privateArray, removeListener, rootOf } = G;
  const { TypeError } = G.primordials;

  // `shown`: what the event calls its target, where that is not the object that it is dispatched to.
  function dispatch(target, event, shown = target) {
    const state = G.eventState(event);
    const path = privateArray();
    path[0] = target;
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
      if (hooks.peers !== null) hooks.peers.invoke(path[i], event, state, true);
    }
    for (let i = 0; i < path.length; i++) {
      if (!isTarget(i) && !state.bubbles) continue;
      state.phase = isTarget(i) ? 2 : 3;
      if (targets !== null) state.target = targets[i];
      invoke(path[i], event, state, false);
      if (hooks.peers !== null) hooks.peers.invoke(path[i], event, state, false);
    }
    if (state.token !== 0) hooks.peers.done(state);
    state.phase = 0;
    state.currentTarget = null;
    state.path = null;
    // What a shadow tree holds is not told when the event is over.
    const last = targets === null ? target : targets[targets.length - 1];
    if (hooks.hostOf !== null && isNode(last) && hooks.hostOf(rootOf(idOf(last))) !== 0) state.target = null;
    state.dispatching = state.stop = state.stopImmediate = false;
    if (after) after(state.canceled);
    return !state.canceled;
  }

  // https://dom.spec.whatwg.org/#concept-event-listener-invoke
  function invoke(object, event, state, capturing) {
    if (state.stop) return;
    if (hooks.contentHandler !== null && !capturing) hooks.contentHandler(object, state.type);
    const list = G.listenersOf(object);
    if (list === null || list.length === 0) return;
    state.currentTarget = object;
    const copy = privateArray();
    for (let i = 0; i < list.length; i++) copy[i] = list[i];
    for (let i = 0; i < copy.length; i++) {
      const entry = copy[i];
      if (entry.removed || entry.type !== state.type || entry.capture !== capturing) continue;
      if (entry.once) removeListener(list, entry);
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

  G.dispatch = dispatch;
  G.invokeListeners = invoke;
  G.fire = (target, type, init, interfaceObject = G.Event) => dispatch(target, G.makeEvent(interfaceObject, type, init));
  G.currentEvent = () => currentEvent;
}
