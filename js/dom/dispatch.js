// js/dom/dispatch.js: delivers events to listeners. https://dom.spec.whatwg.org/#concept-event-dispatch
//
// Reads   parents of nodes, for an event's path. Writes nothing of the arena.
// Exports dispatch(target, event, shown) → not canceled · fromHost(function): calls it; events that it fires count as the host's ·
//         fire(target, type, init, interface): dispatches a new event → not canceled · eventFor(target, interface, type, init, trusted) ·
//         mayBeHeard(type): whether events of a type may have listeners · invokeListeners(object, event, its state, whether capturing) · currentEvent(window): the value of its `event`. Reports
//         exceptions of listeners to hooks.reportException. Exposes nothing.
import { OP, global } from 'native';
import { apply, primordials, privateArray } from '../primordials.js';
import { hooks, pageHooks } from '../hooks.js';
import { pageState } from '../page.js';
import { callValues, idOf, isNode, wrap } from '../arena.js';
import { DOCUMENT, kindOf, parentOf, shadowRootCount } from '../memory.js';
import { isListenedFor, listenersFor, listenersOf, removeListener } from './listeners.js';
import { Event, eventState } from 'late:../bindings/Event.js';
import { hostEvent } from 'late:./eventInterfaces.js';
import { eventPath, isHiddenAt } from 'late:./eventPath.js';

const { TypeError } = primordials;

// DOM, "dispatch an event" (#concept-event-dispatch). `shown`: what the event calls its target, where that is not the object that it is
// dispatched to: 2. Left out: lists of touch targets (6.2, 6.9.4–5, 11.3), which no event of ours has.
export function dispatch(target, event, shown = target) {
  const state = eventState(event);
  // 6.3, 6.6–6.9. The path; with shadow trees, 4–6.11 are js/dom/eventPath.js's.
  const path = privateArray();
  path[0] = target;
  // With shadow trees: the data for the objects of the path.
  let tree = null;
  if (shadowRootCount() !== 0 && isNode(target)) {
    tree = eventPath(target, state, path);
    if (tree.targets.length === 0) path.length = 0;
  // Without them, each parent is in the target's tree (6.9.6), and there is nothing to retarget (4, 6.9.3).
  } else if (isNode(target)) {
    for (let id = idOf(target), up; (up = parentOf(id)) !== 0; id = up) path[path.length] = wrap(up);
    const root = path[path.length - 1];
    // A document's "get the parent": its window, but for load.
    if (kindOf(idOf(root)) === DOCUMENT && state.type !== 'load' && hooks.eventParentOfDocument) {
      const parent = hooks.eventParentOfDocument(root);
      if (parent) path[path.length] = parent;
    }
  }
  // 1. NB: Nothing before it could see that.
  state.dispatching = true;
  state.target = shown;
  state.path = path;
  state.tree = tree;
  // 3, 6.4–5, 6.9.6.1, 6.9.8.2, 6.12. The activation target, and its legacy-pre-activation behavior: js/html/interaction/activation.js.
  const after = hooks.activation && path.length !== 0 ? hooks.activation(event, path) : null;
  // OPTIMIZATION: An event without listeners skips all objects of its path. NB: Not with shadow trees, after which the event's targets are
  // those of the last object. 6.13–6.14.
  if (tree !== null || mayBeHeard(state.type)) pass(event, state, path, target, shown);
  if (state.token !== 0) pageHooks.peers.done(state);
  // 7–9.
  state.phase = 0;
  state.currentTarget = null;
  state.path = state.tree = null;
  // 5, 11. The contents of a shadow tree are hidden after the event.
  if (tree !== null && tree.clears) {
    state.target = null;
    if (state.fields !== null && state.fields.relatedTarget !== undefined) state.fields.relatedTarget = null;
  }
  // 10.
  state.dispatching = state.stop = state.stopImmediate = false;
  // 12.
  if (after) after(state.canceled);
  // 13.
  return !state.canceled;
}
// Whether an event may have listeners.
export const mayBeHeard = type => hooks.contentHandler !== null || pageHooks.peers !== null || isListenedFor(type);
// 6.13–6.14 of "dispatch": down the path, and up again.
function pass(event, state, path, target, shown) {
  const { tree } = state;
  for (let i = path.length - 1; i >= 0; i--) {
    // 6.13.1–2.
    state.phase = isTarget(tree, i) ? 2 : 1;
    if (tree !== null) adjust(state, tree, i, target, shown);
    // 6.13.3.
    invoke(path[i], event, state, true);
    if (pageHooks.peers !== null) invokePeers(path[i], event, state, true);
  }
  for (let i = 0; i < path.length; i++) {
    const atTarget = isTarget(tree, i);
    // 6.14.2.1.
    if (!atTarget && !state.bubbles) continue;
    // 6.14.1, 6.14.2.2.
    state.phase = atTarget ? 2 : 3;
    if (tree !== null) adjust(state, tree, i, target, shown);
    // 6.14.3.
    invoke(path[i], event, state, false);
    if (pageHooks.peers !== null) invokePeers(path[i], event, state, false);
  }
}
// Whether an item of the path has a shadow-adjusted target.
const isTarget = (tree, i) => tree === null ? i === 0 : tree.targets[i] !== null;
// 1–4 of "invoke": sets the event's targets for an object of the path.
function adjust(state, tree, i, target, shown) {
  const { related } = tree;
  // 9.
  tree.isHidden = isHiddenAt(tree, i);
  state.target = tree.shown[i] === target ? shown : tree.shown[i];
  if (related !== null && related[i] !== null) state.fields.relatedTarget = related[i];
}

// DOM, "invoke" (#concept-event-listener-invoke); "inner invoke" (#concept-event-listener-inner-invoke) has numbers with an I. 1–5 are
// adjust()'s. 11 is left out: it renames the events of animations, and without rendering nothing fires one.
function invoke(object, event, state, capturing) {
  // 6.
  if (state.stop) return;
  // A content attribute's event handler becomes a listener when it is first needed.
  if (hooks.contentHandler !== null && !capturing) hooks.contentHandler(object, state.type);
  const list = listenersOf(object);
  if (list === null || list.length === 0) return;
  // 7. NB: Without listeners, nothing sees it.
  state.currentTarget = object;
  // 8.
  const copy = privateArray(), among = listenersFor(list, state.type);
  for (let i = 0; i < among.length; i++) copy[i] = among[i];
  // I2.
  for (let i = 0; i < copy.length; i++) {
    const entry = copy[i];
    // I2.1, I2.3–4.
    if (entry.removed || entry.type !== state.type || entry.capture !== capturing) continue;
    // I2.5.
    if (entry.once) removeListener(list, entry);
    // I2.9.
    state.passive = entry.passive;
    // I2.6–8. The other world's listeners are invokePeers()'s. I2.10 is left out: nothing records timings.
    const outer = page.runningEvent, outerWindow = page.runningWindow, isHost = page.isFromHost, { callback } = entry;
    const realm = pageHooks.realmOf === null ? null : pageHooks.realmOf(entry.handler === undefined ? callback : entry.handler());
    page.isFromHost = false;
    if (state.tree === null || !state.tree.isHidden) {
      page.runningEvent = event;
      page.runningWindow = realm === null ? global : realm.window;
    }
    const leave = pageHooks.realmOf === null ? null : hooks.enterFunction(realm);
    // I2.11.
    try {
      if (typeof callback === 'function') apply(callback, object, [event]);
      else {
        const { handleEvent } = callback;
        if (typeof handleEvent !== 'function') throw new TypeError("'handleEvent' property of event listener should be callable");
        apply(handleEvent, callback, [event]);
      }
      if (isHost) checkpoint();
    } catch (error) {
      if (isHost) checkpoint();
      // I2.11.1.
      hooks.reportException(error, realm === null ? global : realm.window);
    }
    if (leave !== null) leave();
    // I2.13.
    page.runningEvent = outer;
    page.runningWindow = outerWindow;
    // I2.12.
    state.passive = false;
    // I2.14.
    if (state.stopImmediate) return;
  }
}
const page = pageState('dom/dispatch', () => ({
  __proto__: null,
  // The event of the running listener, and the window of its realm.
  runningEvent: undefined, runningWindow: null,
  // While the host fires an event, no script waits for it, so promise reactions run after each listener.
  // https://html.spec.whatwg.org/multipage/webappapis.html#clean-up-after-running-script
  isFromHost: false,
}));

function checkpoint() {
  callValues(OP.microtasks);
  page.isFromHost = true;
}
// NB: The actions of the other world's listeners count as a script's.
function invokePeers(object, event, state, capturing) {
  const isHost = page.isFromHost;
  page.isFromHost = false;
  pageHooks.peers.invoke(object, event, state, capturing);
  if (isHost) checkpoint();
}
export const fromHost = run => {
  page.isFromHost = true;
  try { run(); } finally { page.isFromHost = false; }
};

export { invoke as invokeListeners };
// DOM, "fire an event" (#concept-event-fire): hostEvent() does 1–4.
export const fire = (target, type, init, interfaceObject = Event) => dispatch(target, eventFor(target, interfaceObject, type, init));
// An event of the realm of its target (#concept-event-create).
export const eventFor = (target, interfaceObject, type, init, trusted = true) => {
  const event = hostEvent(interfaceObject, type, init, trusted);
  return pageHooks.shareWith === null ? event : pageHooks.shareWith(target, event);
};
export const currentEvent = window => page.runningWindow === window ? page.runningEvent : undefined;
