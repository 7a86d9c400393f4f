// js/bindings/messaging.js: the bindings that js/idl/generate.py made of js/idl/messaging.webidl. Not to be edited.
//
// Exposes MessageChannel, MessagePort, BroadcastChannel.
'use strict';
{
  const G = this;
  const {
    Given, NOTHING, ObjectCreate, accessors, defineInterface, makeTarget, need, privateArray, toDictionary, toObject, toSequence,
    toText, wrongReceiver, wrongValue,
  } = G;
  const { iterator } = G.primordials;
  const MessageChannelSteps = G.MessageChannelSteps;
  const MessagePortSteps = G.MessagePortSteps;
  const BroadcastChannelSteps = G.BroadcastChannelSteps;
  function toStructuredSerializeOptions(value) {
    const given = toDictionary(value) || NOTHING;
    let member;
    return {
      __proto__: null,
      transfer: (member = given.transfer) === undefined ? privateArray() : toSequence(member, toObject),
    };
  }

  class MessageChannelBrand extends Given {
    #state;
    constructor(object, state) { super(object); this.#state = state; state.object = object; }
    static of(object, member, kind = 0) {
      if (typeof object !== 'object' || object === null || !(#state in object)) wrongReceiver('MessageChannel', member, kind);
      return object.#state;
    }
    static is(value) { return typeof value === 'object' && value !== null && #state in value; }
    static from(value, where) {
      if (typeof value !== 'object' || value === null || !(#state in value)) wrongValue('MessageChannel', where);
      return value.#state;
    }
  }
  G.MessageChannelBrand = MessageChannelBrand;
  const MessageChannel = defineInterface('MessageChannel', {
    __proto__: null,
    construct(object) {
      return new MessageChannelBrand(object, MessageChannelSteps.construct());
    },
    members: {
      constructor: undefined,
      get port1() { return G.makeMessagePort(MessageChannelSteps.port1(MessageChannelBrand.of(this, 'port1', 1))); },
      get port2() { return G.makeMessagePort(MessageChannelSteps.port2(MessageChannelBrand.of(this, 'port2', 1))); },
    },
  });
  G.makeMessageChannel = state => {
    if (state.object !== undefined) return state.object;
    if (state.interface !== undefined && state.interface !== 'MessageChannel') return G[`make${state.interface}`](state);
    return new MessageChannelBrand(ObjectCreate(MessageChannel.prototype), state);
  };
  G.isMessageChannel = MessageChannelBrand.is;
  G.messageChannelState = MessageChannelBrand.from;

  class MessagePortBrand extends Given {
    #state;
    constructor(object, state) { super(makeTarget(object)); this.#state = state; state.object = object; }
    static of(object, member, kind = 0) {
      if (typeof object !== 'object' || object === null || !(#state in object)) wrongReceiver('MessagePort', member, kind);
      return object.#state;
    }
    static is(value) { return typeof value === 'object' && value !== null && #state in value; }
    static from(value, where) {
      if (typeof value !== 'object' || value === null || !(#state in value)) wrongValue('MessagePort', where);
      return value.#state;
    }
  }
  G.MessagePortBrand = MessagePortBrand;
  const MessagePort = defineInterface('MessagePort', {
    __proto__: null,
    parent: G.EventTarget,
    members: {
      constructor: undefined,
      onmessage: undefined,
      onmessageerror: undefined,
      postMessage(a0, a1 = undefined) {
        const state = MessagePortBrand.of(this, 'postMessage');
        need(arguments.length, 1);
        if (arguments.length <= 1) {
          a1 = toStructuredSerializeOptions(a1);
          MessagePortSteps.postMessage(state, a0, a1);
          return;
        }
        {
          if (typeof a1 === 'object' && a1 !== null && a1[iterator] !== undefined) {
            a1 = toSequence(a1, toObject);
            MessagePortSteps.postMessage(state, a0, a1);
            return;
          }
          a1 = toStructuredSerializeOptions(a1);
          MessagePortSteps.postMessage(state, a0, a1);
          return;
        }
      },
      start() { MessagePortSteps.start(MessagePortBrand.of(this, 'start')); },
      close() { MessagePortSteps.close(MessagePortBrand.of(this, 'close')); },
    },
  });
  accessors(MessagePort.prototype, G.handlerAccessors('message messageerror close', '', MessagePortBrand.of));
  G.makeMessagePort = state => {
    if (state.object !== undefined) return state.object;
    if (state.interface !== undefined && state.interface !== 'MessagePort') return G[`make${state.interface}`](state);
    return new MessagePortBrand(ObjectCreate(MessagePort.prototype), state);
  };
  G.isMessagePort = MessagePortBrand.is;
  G.messagePortState = MessagePortBrand.from;

  class BroadcastChannelBrand extends Given {
    #state;
    constructor(object, state) { super(makeTarget(object)); this.#state = state; state.object = object; }
    static of(object, member, kind = 0) {
      if (typeof object !== 'object' || object === null || !(#state in object)) wrongReceiver('BroadcastChannel', member, kind);
      return object.#state;
    }
    static is(value) { return typeof value === 'object' && value !== null && #state in value; }
    static from(value, where) {
      if (typeof value !== 'object' || value === null || !(#state in value)) wrongValue('BroadcastChannel', where);
      return value.#state;
    }
  }
  G.BroadcastChannelBrand = BroadcastChannelBrand;
  const BroadcastChannel = defineInterface('BroadcastChannel', {
    __proto__: null,
    parent: G.EventTarget,
    length: 1,
    construct(object, name) {
      name = toText(name);
      return new BroadcastChannelBrand(object, BroadcastChannelSteps.construct(name));
    },
    members: {
      constructor: undefined,
      get name() { return BroadcastChannelSteps.name(BroadcastChannelBrand.of(this, 'name', 1)); },
      onmessage: undefined,
      onmessageerror: undefined,
      postMessage(message) {
        const state = BroadcastChannelBrand.of(this, 'postMessage');
        need(arguments.length, 1);
        BroadcastChannelSteps.postMessage(state, message);
      },
      close() { BroadcastChannelSteps.close(BroadcastChannelBrand.of(this, 'close')); },
    },
  });
  accessors(BroadcastChannel.prototype, G.handlerAccessors('message messageerror', '', BroadcastChannelBrand.of));
  G.makeBroadcastChannel = state => {
    if (state.object !== undefined) return state.object;
    if (state.interface !== undefined && state.interface !== 'BroadcastChannel') return G[`make${state.interface}`](state);
    return new BroadcastChannelBrand(ObjectCreate(BroadcastChannel.prototype), state);
  };
  G.isBroadcastChannel = BroadcastChannelBrand.is;
  G.broadcastChannelState = BroadcastChannelBrand.from;
}
