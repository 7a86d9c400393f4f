// js/dom/eventInterfaces.js: the interfaces that inherit from Event, and events created by the name of their interface.
// https://dom.spec.whatwg.org/#events
//
// Reads   nothing of the arena. Writes nothing.
// Exports CustomEventSteps (js/idl/CustomEvent.webidl) · defineEvent(name, description) for event interfaces, of which
//         js/idl/generate.py makes tables · eventReceiver(event, interface, member, kind): its state ·
//         hostEvent(interface, type, init, trusted): an event of the host · createEvent(interface's name) · eventInterface(name).
// Exposes nothing.
'use strict'; { const G = this; const { ObjectCreate, PrivateMap, defineProperty, each, ownDescriptor, primordials, privateArray, setPrototypeOf, toASCIILower,


defineInterface, mixin,
named,
fail, toDictionary, toText,
Event, EventBrand,
newEventState, initializeEvent } = G;


const { slice, split } = primordials;
const { is: isEvent, of: stateOf } = EventBrand;

G.CustomEventSteps = {
  __proto__: null,
  initCustomEvent(state, type, bubbles, cancelable, detail) {
    if (initializeEvent(state, type, bubbles, cancelable)) state.fields.detail = detail;
  },
};
// Fills the state's `fields` from a dictionary, for all interfaces from the base interface on.
function readFields(state, { rows }, init) {
  const fields = state.fields = ObjectCreate(null);
  for (let i = 0; i < rows.length; i++) {
    const { key, convert, fallback, dictionary, type } = rows[i], given = init === undefined ? undefined : init[key];
    if (given !== undefined) fields[key] = convert(given);
    else if (dictionary !== undefined) G.missing(dictionary, key, type);
    else fields[key] = fallback;
  }
}
function construct(description) {
  return (object, type, init) => {
    type = toText(type);
    init = toDictionary(init);
    const state = init === undefined ? newEventState(type, false, false, false)
      : newEventState(type, !!init.bubbles, !!init.cancelable, !!init.composed);
    state.description = description;
    if (description !== null) readFields(state, description, init);
    return new EventBrand(object, state);
  };
}
const descriptions = PrivateMap();
descriptions.set(Event, null);
// Further event interfaces. `init`: the rows that the constructor's dictionary adds to the parent's: {name: [conversion, default,
// dictionary and type when it is required]}, in the order in which they are read; `fields`: the names of the attributes that expose them or
// those of their parents; a name with a minus is one of `members`, in its position; without `length` there is no constructor.
function defineEvent(name, { parent = Event, init = { __proto__: null }, fields = '', members, constants, length }) {
  const rows = privateArray(), inherited = descriptions.get(parent);
  if (inherited !== null) for (let i = 0; i < inherited.rows.length; i++) rows[i] = inherited.rows[i];
  for (const key in init) {
    const row = setPrototypeOf(init[key], null), { 0: convert, 1: fallback, 2: dictionary, 3: type } = row;
    rows[rows.length] = { __proto__: null, key, convert, fallback, dictionary, type };
  }
  const description = { __proto__: null, name, rows, parent: inherited };
  const shown = { __proto__: null, constructor: undefined };
  if (fields !== '') {
    for (const key of each(split(fields, ' '))) {
      if (key[0] === '-') shown[slice(key, 1)] = undefined;
      else defineProperty(shown, key, ownDescriptor({ __proto__: null, get [key]() { return fieldOf(this, name, key); } }, key));
    }
  }
  const interfaceObject = defineInterface(name, {
    __proto__: null, parent, construct: length === undefined ? undefined : construct(description), length, members: shown, constants,
  });
  descriptions.set(interfaceObject, description);
  if (members !== undefined) mixin(interfaceObject, members);
  return interfaceObject;
} G.defineEvent = defineEvent;

// The state of an event of an interface, or of an interface that inherits from it.
function eventReceiver(event, name, member, kind = 0) {
  if (isEvent(event)) {
    const state = stateOf(event);
    for (let at = state.description; at !== null; at = at.parent) if (at.name === name) return state;
  }
  return G.wrongReceiver(name, member, kind);
} G.eventReceiver = eventReceiver;
function fieldOf(event, name, key) {
  const { fields } = eventReceiver(event, name, key, 1);
  return fields[key];
}

// An event made by the host. `init`: the dictionary that the interface's constructor takes.
G.hostEvent = (interfaceObject, type, init, trusted = true) => {
  const event = construct(descriptions.get(interfaceObject))(ObjectCreate(interfaceObject.prototype), type, init);
  stateOf(event).trusted = trusted;
  return event;
};
// https://dom.spec.whatwg.org/#dom-document-createevent, with the names that WebKit also accepts.
const legacyNames = {
  __proto__: null, beforeunloadevent: 'BeforeUnloadEvent', compositionevent: 'CompositionEvent', customevent: 'CustomEvent',
  dragevent: 'DragEvent', event: 'Event', events: 'Event', focusevent: 'FocusEvent', hashchangeevent: 'HashChangeEvent', htmlevents: 'Event',
  keyboardevent: 'KeyboardEvent', keyboardevents: 'KeyboardEvent', messageevent: 'MessageEvent', mouseevent: 'MouseEvent',
  mouseevents: 'MouseEvent', popstateevent: 'PopStateEvent', storageevent: 'StorageEvent', svgevents: 'Event', textevent: 'TextEvent',
  touchevent: 'TouchEvent', uievent: 'UIEvent', uievents: 'UIEvent', wheelevent: 'WheelEvent',
};
G.createEvent = name => {
  const known = legacyNames[toASCIILower(name)];
  if (known === undefined) fail('NotSupportedError');
  const interfaceObject = named(known);
  const event = construct(descriptions.get(interfaceObject))(ObjectCreate(interfaceObject.prototype), '', undefined);
  stateOf(event).initialized = false;
  return event;
};
// The interface with a name; Event if there is none.
G.eventInterface = name => {
  const interfaceObject = slice(`${name}`, -5) === 'Event' ? named(name) : undefined;
  return descriptions.has(interfaceObject) ? interfaceObject : Event;
};
}
