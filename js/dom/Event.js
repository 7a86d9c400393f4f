// js/dom/Event.js: Event and CustomEvent. https://dom.spec.whatwg.org/#events
//
// Reads   nothing of the arena. Writes nothing.
// Offers  G.eventState(event): its private state, which EventTarget.js drives; G.defineEvent(name, description) for
//         further event interfaces, of which js/idl/generate.py makes tables · G.eventReceiver(event, interface, member, kind): its state ·
//         G.makeEvent(interface, type, init, trusted): an event of the host · G.createEvent(interface's name) · G.eventInterface(name) · G.isEvent
//         (value) · G.initializeEvent(state, type, bubbles, cancelable): false, and no change, while it is dispatched.
// Exposes Event, CustomEvent.
'use strict';
{
  const G = this;
  const { Given, defineInterface, toText, toDictionary, need, fail, ObjectCreate, PrivateMap, privateArray, getOwnPropertyDescriptor, ownDescriptor } = G;
  const { includes, split, TypeError } = G.primordials;

  class EventBrand extends Given {
    #state;
    constructor(object, state) { super(object); this.#state = state; }
    static stateOf(object) { return object.#state; }
    static isEvent(value) { return typeof value === 'object' && value !== null && #state in value; }
  }
  const { stateOf, isEvent } = EventBrand;

  function newState(type, bubbles, cancelable, composed) {
    return {
      __proto__: null, type, bubbles, cancelable, composed, target: null, relatedTarget: null, currentTarget: null,
      phase: 0, path: null, tree: null, description: null, initialized: true, dispatching: false, stop: false, stopImmediate: false, canceled: false,
      passive: false, trusted: false, time: G.now(), fields: null, token: 0,
    };
  }
  // Fills the state's `fields` from a dictionary, for all interfaces from the most basic on.
  function readFields(state, { rows }, init) {
    const fields = state.fields = ObjectCreate(null);
    for (let i = 0; i < rows.length; i++) {
      const { key, convert, fallback, isRequired } = rows[i], given = init === undefined ? undefined : init[key];
      if (given !== undefined) fields[key] = convert(given);
      else if (isRequired) throw new TypeError(`The event needs ${key}`);
      else fields[key] = fallback;
    }
  }
  function construct(description) {
    return (object, type, init) => {
      type = toText(type);
      init = toDictionary(init);
      const state = init === undefined ? newState(type, false, false, false)
        : newState(type, !!init.bubbles, !!init.cancelable, !!init.composed);
      state.description = description;
      const event = new EventBrand(object, state);
      if (description !== null) readFields(state, description, init);
      defineTrusted(event);
      return event;
    };
  }
  // [LegacyUnforgeable] isTrusted.
  const { get: isTrusted } = getOwnPropertyDescriptor({ __proto__: null, get isTrusted() { return stateOf(this).trusted; } }, 'isTrusted');
  const trustedDescriptor = { __proto__: null, get: isTrusted, set: undefined, enumerable: true, configurable: false };
  G.markDescriptor(trustedDescriptor, 'isTrusted');
  const defineTrusted = event => G.defineProperty(event, 'isTrusted', trustedDescriptor);

  const Event = defineInterface('Event', {
    __proto__: null,
    construct: construct(null), length: 1,
    constants: { __proto__: null, NONE: 0, CAPTURING_PHASE: 1, AT_TARGET: 2, BUBBLING_PHASE: 3 },
    members: {
      get type() { return stateOf(this).type; },
      get target() { return stateOf(this).target; },
      get srcElement() { return stateOf(this).target; },
      get currentTarget() { return stateOf(this).currentTarget; },
      composedPath() {
        const { path, tree, currentTarget } = stateOf(this), seen = G.privateArray();
        if (path === null || currentTarget === null) return G.toArray(seen);
        if (tree !== null) return G.toArray(G.composedPath(path, tree, currentTarget));
        for (let i = 0; i < path.length; i++) seen[i] = path[i];
        return G.toArray(seen);
      },
      get eventPhase() { return stateOf(this).phase; },
      stopPropagation() { stateOf(this).stop = true; },
      get cancelBubble() { return stateOf(this).stop; },
      set cancelBubble(value) { const state = stateOf(this); if (value) state.stop = true; },
      stopImmediatePropagation() { const state = stateOf(this); state.stop = state.stopImmediate = true; },
      get bubbles() { return stateOf(this).bubbles; },
      get cancelable() { return stateOf(this).cancelable; },
      get returnValue() { return !stateOf(this).canceled; },
      set returnValue(value) { const state = stateOf(this); if (!value) cancel(state); },
      preventDefault() { cancel(stateOf(this)); },
      get defaultPrevented() { return stateOf(this).canceled; },
      get composed() { return stateOf(this).composed; },
      get timeStamp() { return stateOf(this).time; },
      initEvent(type, bubbles = false, cancelable = false) {
        need(arguments.length, 1);
        initialize(stateOf(this), toText(type), !!bubbles, !!cancelable);
      },
    },
  });
  function cancel(state) { if (state.cancelable && !state.passive) state.canceled = true; }
  function initialize(state, type, bubbles, cancelable) {
    if (state.dispatching) return false;
    state.initialized = true;
    state.stop = state.stopImmediate = state.canceled = state.trusted = false;
    state.target = null;
    state.type = type; state.bubbles = bubbles; state.cancelable = cancelable;
    return true;
  }

  const descriptions = PrivateMap();
  descriptions.set(Event, null);
  // Further event interfaces. `init`: the rows of what the constructor's dictionary has besides the parent's: {name: [conversion, default,
  // true when it is required]}, in the order in which they are read; `fields`: the names of the attributes that show them, or their
  // parents'; without `length` there is no constructor.
  function defineEvent(name, { parent = Event, init = { __proto__: null }, fields = '', members, constants, length }) {
    const rows = privateArray(), inherited = descriptions.get(parent);
    if (inherited !== null) for (let i = 0; i < inherited.rows.length; i++) rows[i] = inherited.rows[i];
    for (const key in init) {
      const { 0: convert, 1: fallback, length: given } = init[key];
      rows[rows.length] = { __proto__: null, key, convert, fallback, isRequired: given === 3 };
    }
    const description = { __proto__: null, name, rows, parent: inherited };
    const interfaceObject = defineInterface(name, {
      __proto__: null, parent, construct: length === undefined ? undefined : construct(description), length, constants,
    });
    descriptions.set(interfaceObject, description);
    if (fields !== '') {
      const accessors = { __proto__: null };
      for (const key of G.each(split(fields, ' '))) {
        G.defineProperty(accessors, key, ownDescriptor({ __proto__: null, get [key]() { return fieldOf(this, name, key); } }, key));
      }
      G.mixin(interfaceObject, accessors);
    }
    if (members !== undefined) G.mixin(interfaceObject, members);
    const lower = G.toASCIILower(name);
    eventInterfaces.set(lower, [interfaceObject, description]);
    eventInterfaces.set(`${lower}s`, [interfaceObject, description]);
    return interfaceObject;
  }

  // The state of an event that has an interface, or inherits from it.
  function eventReceiver(event, name, member, kind = 0) {
    if (isEvent(event)) {
      const state = stateOf(event);
      for (let at = state.description; at !== null; at = at.parent) if (at.name === name) return state;
    }
    return G.wrongReceiver(name, member, kind);
  }
  function fieldOf(event, name, key) {
    const { fields } = eventReceiver(event, name, key, 1);
    return fields[key];
  }

  const eventInterfaces = PrivateMap();
  for (const name of ['event', 'events', 'htmlevents', 'svgevents']) eventInterfaces.set(name, [Event, null]);
  defineEvent('CustomEvent', {
    __proto__: null,
    length: 1,
    init: { __proto__: null, detail: [value => value, null] },
    fields: 'detail',
    members: {
      initCustomEvent(type, bubbles = false, cancelable = false, detail = null) {
        need(arguments.length, 1);
        const state = stateOf(this);
        if (initialize(state, toText(type), !!bubbles, !!cancelable)) state.fields.detail = detail;
      },
    },
  });

  // An event made by the host. `init`: the dictionary that the interface's constructor takes.
  G.makeEvent = (interfaceObject, type, init, trusted = true) => {
    const event = construct(descriptions.get(interfaceObject))(ObjectCreate(interfaceObject.prototype), type, init);
    stateOf(event).trusted = trusted;
    return event;
  };
  // https://dom.spec.whatwg.org/#dom-document-createevent, with the names that WebKit takes besides.
  const legacyNames = ' beforeunloadevent compositionevent customevent dragevent event events focusevent hashchangeevent htmlevents keyboardevent ' +
    'keyboardevents messageevent mouseevent mouseevents popstateevent storageevent svgevents textevent uievent uievents wheelevent ';
  G.createEvent = name => {
    const lower = G.toASCIILower(name);
    // Further events' files enter their own.
    if (!eventInterfaces.has(lower)) G.UIEvent;
    const found = includes(legacyNames, ` ${lower} `) ? eventInterfaces.get(lower) : undefined;
    if (found === undefined) fail('NotSupportedError');
    const event = construct(found[1])(ObjectCreate(found[0].prototype), '', undefined);
    stateOf(event).initialized = false;
    return event;
  };
  // The interface of a name, Event where there is none of that name.
  G.eventInterface = name => {
    const lower = G.toASCIILower(`${name}`);
    if (!eventInterfaces.has(lower)) G.UIEvent;
    const found = eventInterfaces.get(lower);
    return found === undefined ? Event : found[0];
  };
  G.eventState = stateOf;
  G.isEvent = isEvent;
  G.initializeEvent = initialize;
  G.defineEvent = defineEvent;
  G.eventReceiver = eventReceiver;
}
