// js/dom/dispatch.js: how events reach listeners. https://dom.spec.whatwg.org/#concept-event-dispatch
//
// Reads   parents of nodes, for an event's path. Writes nothing of the arena.
// Exports dispatch(target, event, shown) → not canceled · fromHost(function): calls it, while events that it fires are the host's ·
//         fire(target, type, init, interface): dispatches a new event → not canceled ·
//         mayBeHeard(type): whether anybody may hear events of a type ·
//         invokeListeners(object, event, its state, whether capturing) · currentEvent(): what `window.event` is.
//         Reports what listeners throw to hooks.reportException. Exposes nothing.
'use strict'; { const G = this; 
const { apply, primordials, privateArray,
hooks,
callValues, idOf, isNode, wrap,
H, N,
isListenedFor, listenersFor, listenersOf, removeListener } = G;




const { TypeError } = primordials;

// `shown`: what the event calls its target, where that is not the object that it is dispatched to.
function dispatch(target, event, shown = target) {
  const state = G.eventState(event);
  const path = privateArray();
  path[0] = target;
  // Where there are shadow trees: what belongs to the objects of the path.
  let tree = null;
  if (H[9] !== 0 && isNode(target)) {
    tree = G.eventPath(target, state, path);
    if (tree.targets.length === 0) path.length = 0;
  } else if (isNode(target)) {
    for (let id = idOf(target), up; (up = N[id << 3 | 1]) !== 0; id = up) path[path.length] = wrap(up);
    const root = path[path.length - 1];
    if ((N[idOf(root) << 3] & 255) === 9 && state.type !== 'load' && hooks.eventParentOfDocument) {
      const parent = hooks.eventParentOfDocument(root);
      if (parent) path[path.length] = parent;
    }
  }
  state.dispatching = true;
  state.target = shown;
  state.path = path;
  state.tree = tree;
  const after = hooks.activation && path.length !== 0 ? hooks.activation(event, path) : null;
  // OPTIMIZATION: An event without any listeners skips all objects of its path. NB: Not where there are shadow trees, in which the
  // event's targets are those of the last object afterwards.
  if (tree !== null || mayBeHeard(state.type)) pass(event, state, path, target, shown);
  if (state.token !== 0) hooks.peers.done(state);
  state.phase = 0;
  state.currentTarget = null;
  state.path = state.tree = null;
  // The contents of a shadow tree are hidden after the event.
  if (tree !== null && tree.clears) {
    state.target = null;
    if (state.fields !== null && state.fields.relatedTarget !== undefined) state.fields.relatedTarget = null;
  }
  state.dispatching = state.stop = state.stopImmediate = false;
  if (after) after(state.canceled);
  return !state.canceled;
} G.dispatch = dispatch;
// Whether anybody may hear an event.
const mayBeHeard = G.mayBeHeard = type => hooks.contentHandler !== null || hooks.peers !== null || isListenedFor(type);
// Down the path, and up again.
function pass(event, state, path, target, shown) {
  const { tree } = state;
  for (let i = path.length - 1; i >= 0; i--) {
    state.phase = isTarget(tree, i) ? 2 : 1;
    if (tree !== null) adjust(state, tree, i, target, shown);
    invoke(path[i], event, state, true);
    if (hooks.peers !== null) invokePeers(path[i], event, state, true);
  }
  for (let i = 0; i < path.length; i++) {
    const atTarget = isTarget(tree, i);
    if (!atTarget && !state.bubbles) continue;
    state.phase = atTarget ? 2 : 3;
    if (tree !== null) adjust(state, tree, i, target, shown);
    invoke(path[i], event, state, false);
    if (hooks.peers !== null) invokePeers(path[i], event, state, false);
  }
}
const isTarget = (tree, i) => tree === null ? i === 0 : tree.targets[i] !== null;
// What the event calls its targets for an object of the path.
function adjust(state, tree, i, target, shown) {
  const { related } = tree;
  tree.isHidden = G.isHiddenAt(tree, i);
  state.target = tree.shown[i] === target ? shown : tree.shown[i];
  if (related !== null && related[i] !== null) state.fields.relatedTarget = related[i];
}

// https://dom.spec.whatwg.org/#concept-event-listener-invoke
function invoke(object, event, state, capturing) {
  if (state.stop) return;
  if (hooks.contentHandler !== null && !capturing) hooks.contentHandler(object, state.type);
  const list = listenersOf(object);
  if (list === null || list.length === 0) return;
  state.currentTarget = object;
  const copy = privateArray(), among = listenersFor(list, state.type);
  for (let i = 0; i < among.length; i++) copy[i] = among[i];
  for (let i = 0; i < copy.length; i++) {
    const entry = copy[i];
    if (entry.removed || entry.type !== state.type || entry.capture !== capturing) continue;
    if (entry.once) removeListener(list, entry);
    state.passive = entry.passive;
    const outer = runningEvent, isHost = isFromHost;
    isFromHost = false;
    runningEvent = state.tree !== null && state.tree.isHidden ? undefined : event;
    try {
      const { callback } = entry;
      if (typeof callback === 'function') apply(callback, object, [event]);
      else {
        const { handleEvent } = callback;
        if (typeof handleEvent !== 'function') throw new TypeError("'handleEvent' property of event listener should be callable");
        apply(handleEvent, callback, [event]);
      }
      if (isHost) checkpoint();
    } catch (error) {
      if (isHost) checkpoint();
      hooks.reportException(error);
    }
    runningEvent = outer;
    state.passive = false;
    if (state.stopImmediate) return;
  }
}
let runningEvent;

// While the host fires an event no script waits for it, so that promises' reactions run after each listener.
// https://html.spec.whatwg.org/multipage/webappapis.html#clean-up-after-running-script
let isFromHost = false;
function checkpoint() {
  callValues(218);
  isFromHost = true;
}
// NB: What the other world's listeners do is a script's doing.
function invokePeers(object, event, state, capturing) {
  const isHost = isFromHost;
  isFromHost = false;
  hooks.peers.invoke(object, event, state, capturing);
  if (isHost) checkpoint();
}
G.fromHost = run => {
  isFromHost = true;
  try { run(); } finally { isFromHost = false; }
};

G.invokeListeners = invoke;
G.fire = (target, type, init, interfaceObject = G.Event) => dispatch(target, G.hostEvent(interfaceObject, type, init));
G.currentEvent = () => runningEvent;
}
