// js/peerEvents.js: passes events to the listeners in the page's other world. https://dom.spec.whatwg.org/#concept-event-listener-invoke
//
// If the page's own scripts run, their world exists in addition to the extension's. For each object of an event's path, the listeners of
// the dispatching world are called, then those of the other world, which creates its own event with the same values. Only values without
// identity are passed: numbers, strings, nodes by their ids, the window, and `detail` and the data of messages as JSON. The decisions of
// listeners there (canceled, stopped) are returned. AD-HOC: For each object, the listeners of the dispatching world come first, whichever
// were added first.
//
// Reads and writes nothing of the arena.
// Exports peerEvents: connect() begins passing events to the other world · receive(…), called from Swift, calls listeners here ·
//         done(token): an event from there has ended. Exposes nothing.
'use strict'; { const G = this; const OP = { __proto__: null, peersInvoke: 229, peersDone: 231 }; const { global,
ObjectCreate, PrivateMap, each, primordials,
pageHooks,
pageState,
callValues, idOf, isNode, wrap,
platformInterface } = G;




const { stringify, parse, keysOf } = primordials;
const CANCELED = 1, STOP = 2, STOP_IMMEDIATE = 4, WINDOW = 0;
const page = pageState('peerEvents', () => ({ __proto__: null, lastToken: 0, received: PrivateMap() })), { received } = page;

// The number of a window or node in both worlds; -1 for other values.
const placeOf = object => object === global ? WINDOW : isNode(object) ? idOf(object) : -1;
// The data for the other world's event.
function describe(event, state) {
  const { type, bubbles, cancelable, composed, trusted, fields } = state, values = ObjectCreate(null), nodes = ObjectCreate(null);
  for (const key in fields) {
    const value = fields[key];
    const place = placeOf(value);
    if (place >= 0) nodes[key] = place;
    else if (key === 'detail' || key === 'data' || typeof value !== 'object' && typeof value !== 'function') {
      try { const text = stringify(value); if (text !== undefined) values[key] = text; } catch { /* it has no JSON */ }
    }
  }
  return stringify({ __proto__: null, name: platformInterface(event), type, bubbles, cancelable, composed, trusted, values, nodes });
}

const peers = {
  __proto__: null,
  invoke(object, event, state, capturing) {
    const place = placeOf(object), target = placeOf(state.target);
    if (place < 0 || state.stop) return;
    let description = '';
    if (state.token === 0) { state.token = ++page.lastToken; description = describe(event, state); }
    const flags = callValues(OP.peersInvoke, place, capturing, state.phase, state.token, target < 0 ? WINDOW : target, state.canceled, description);
    if (state.cancelable && (flags & CANCELED) !== 0) state.canceled = true;
    if ((flags & STOP) !== 0) state.stop = true;
    if ((flags & STOP_IMMEDIATE) !== 0) state.stop = state.stopImmediate = true;
  },
  done(state) {
    callValues(OP.peersDone, state.token);
    state.token = 0;
  },
};

function make(description) {
  const { name, type, bubbles, cancelable, composed, trusted, values, nodes } = parse(description);
  const init = ObjectCreate(null);
  init.bubbles = bubbles; init.cancelable = cancelable; init.composed = composed;
  // NB: Only own members are read: objects of `parse` inherit from an object that scripts can write to.
  for (const key of each(keysOf(values))) init[key] = parse(values[key]);
  for (const key of each(keysOf(nodes))) init[key] = nodes[key] === WINDOW ? global : wrap(nodes[key]);
  return G.hostEvent(G.eventInterface(name), type, init, trusted);
}
G.peerEvents = {
  __proto__: null,
  connect() { pageHooks.peers = peers; },
  receive(place, capturing, phase, token, target, canceled, description) {
    let event = received.get(token);
    if (event === undefined) {
      event = make(description);
      received.set(token, event);
    }
    const state = G.eventState(event);
    state.dispatching = true;
    state.phase = phase;
    state.canceled = canceled;
    state.target = target === WINDOW ? global : wrap(target);
    state.stop = state.stopImmediate = false;
    G.invokeListeners(place === WINDOW ? global : wrap(place), event, state, capturing);
    state.currentTarget = null;
    return (state.canceled ? CANCELED : 0) | (state.stop ? STOP : 0) | (state.stopImmediate ? STOP_IMMEDIATE : 0);
  },
  done(token) {
    const event = received.get(token);
    if (event === undefined) return;
    received.delete(token);
    const state = G.eventState(event);
    state.phase = 0;
    state.dispatching = state.stop = state.stopImmediate = false;
  },
};
}
