// js/bindings/Event.js: the bindings that js/idl/generate.py made of js/idl/Event.webidl. Not to be edited.
//
// Exposes Event.
'use strict';
{
  const G = this;
  const { Given, NOTHING, ObjectCreate, defineInterface, fromSequence, need, toDictionary, toText, unforgeable, wrongReceiver, wrongValue } = G;
  const EventSteps = G.EventSteps;
  function toEventInit(value) {
    const given = toDictionary(value) || NOTHING;
    let member;
    return {
      __proto__: null,
      bubbles: (member = given.bubbles) === undefined ? false : !!member,
      cancelable: (member = given.cancelable) === undefined ? false : !!member,
      composed: (member = given.composed) === undefined ? false : !!member,
    };
  }
  const list = list => fromSequence(list, null, false);

  class EventBrand extends Given {
    #state;
    constructor(object, state) { super(forge(object)); this.#state = state; state.object = object; }
    static of(object, member, kind = 0) {
      if (typeof object !== 'object' || object === null || !(#state in object)) wrongReceiver('Event', member, kind);
      return object.#state;
    }
    static is(value) { return typeof value === 'object' && value !== null && #state in value; }
    static from(value, where) {
      if (typeof value !== 'object' || value === null || !(#state in value)) wrongValue('Event', where);
      return value.#state;
    }
  }
  G.EventBrand = EventBrand;
  const Event = defineInterface('Event', {
    __proto__: null,
    length: 1,
    construct(object, type, eventInitDict = undefined) {
      type = toText(type);
      eventInitDict = toEventInit(eventInitDict);
      return new EventBrand(object, EventSteps.construct(type, eventInitDict));
    },
    constants: {
      __proto__: null,
      NONE: 0, CAPTURING_PHASE: 1, AT_TARGET: 2, BUBBLING_PHASE: 3,
    },
    members: {
      constructor: undefined,
      get type() { return EventSteps.type(EventBrand.of(this, 'type', 1)); },
      get target() { return EventSteps.target(EventBrand.of(this, 'target', 1)); },
      get currentTarget() { return EventSteps.currentTarget(EventBrand.of(this, 'currentTarget', 1)); },
      get eventPhase() { return EventSteps.eventPhase(EventBrand.of(this, 'eventPhase', 1)); },
      get cancelBubble() { return EventSteps.cancelBubble(EventBrand.of(this, 'cancelBubble', 1)); },
      set cancelBubble(value) { const state = EventBrand.of(this, 'cancelBubble', 2); EventSteps.setCancelBubble(state, !!value); },
      get bubbles() { return EventSteps.bubbles(EventBrand.of(this, 'bubbles', 1)); },
      get cancelable() { return EventSteps.cancelable(EventBrand.of(this, 'cancelable', 1)); },
      get defaultPrevented() { return EventSteps.defaultPrevented(EventBrand.of(this, 'defaultPrevented', 1)); },
      get composed() { return EventSteps.composed(EventBrand.of(this, 'composed', 1)); },
      get timeStamp() { return EventSteps.timeStamp(EventBrand.of(this, 'timeStamp', 1)); },
      get srcElement() { return EventSteps.srcElement(EventBrand.of(this, 'srcElement', 1)); },
      get returnValue() { return EventSteps.returnValue(EventBrand.of(this, 'returnValue', 1)); },
      set returnValue(value) { const state = EventBrand.of(this, 'returnValue', 2); EventSteps.setReturnValue(state, !!value); },
      composedPath() { return list(EventSteps.composedPath(EventBrand.of(this, 'composedPath'))); },
      stopPropagation() { EventSteps.stopPropagation(EventBrand.of(this, 'stopPropagation')); },
      stopImmediatePropagation() { EventSteps.stopImmediatePropagation(EventBrand.of(this, 'stopImmediatePropagation')); },
      preventDefault() { EventSteps.preventDefault(EventBrand.of(this, 'preventDefault')); },
      initEvent(type, bubbles = undefined, cancelable = undefined) {
        const state = EventBrand.of(this, 'initEvent');
        need(arguments.length, 1);
        type = toText(type);
        bubbles = !!bubbles;
        cancelable = !!cancelable;
        EventSteps.initEvent(state, type, bubbles, cancelable);
      },
    },
  });
  const forge = unforgeable({
    __proto__: null,
    get isTrusted() { return EventSteps.isTrusted(EventBrand.of(this, 'isTrusted', 1)); },
  });
  G.makeEvent = state => {
    if (state.object !== undefined) return state.object;
    if (state.interface !== undefined && state.interface !== 'Event') return G[`make${state.interface}`](state);
    return new EventBrand(ObjectCreate(Event.prototype), state);
  };
  G.isEvent = EventBrand.is;
  G.eventState = EventBrand.from;
}
