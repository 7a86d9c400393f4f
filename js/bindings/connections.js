// js/bindings/connections.js: the bindings that js/idl/generate.py made of js/idl/connections.webidl. Not to be edited.
//
// Exposes EventSource, WebSocket.
'use strict';
{
  const G = this;
  const {
    Given, NOTHING, ObjectCreate, accessors, defineInterface, isBuffer, makeTarget, need, privateArray, toClamped, toDictionary,
    toSequence, toText, toUSV, wrongReceiver, wrongValue,
  } = G;
  const { iterator } = G.primordials;
  const EventSourceSteps = G.EventSourceSteps;
  const WebSocketSteps = G.WebSocketSteps;
  function toEventSourceInit(value) {
    const given = toDictionary(value) || NOTHING;
    let member;
    return {
      __proto__: null,
      withCredentials: (member = given.withCredentials) === undefined ? false : !!member,
    };
  }
  function toDOMStringOrSequenceDOMString(value) {
    if (typeof value === 'object' && value !== null || typeof value === 'function') {
      const method = value[iterator]; if (method !== undefined && method !== null) return toSequence(value, toText, method);
    }
    return toText(value);
  }
  const BinaryTypeValues = { __proto__: null, blob: true, arraybuffer: true };
  function toBufferSourceOrBlobOrUSVString(value) {
    if (typeof value === 'object' && value !== null || typeof value === 'function') {
      if (G.isBlob(value)) return G.blobState(value);
      if (isBuffer(value, 'BufferSource')) return value;
    }
    return toUSV(value);
  }

  class EventSourceBrand extends Given {
    #state;
    constructor(object, state) { super(makeTarget(object)); this.#state = state; state.object = object; }
    static of(object, member, kind = 0) {
      if (typeof object !== 'object' || object === null || !(#state in object)) wrongReceiver('EventSource', member, kind);
      return object.#state;
    }
    static is(value) { return typeof value === 'object' && value !== null && #state in value; }
    static from(value, where) {
      if (typeof value !== 'object' || value === null || !(#state in value)) wrongValue('EventSource', where);
      return value.#state;
    }
  }
  G.EventSourceBrand = EventSourceBrand;
  const EventSource = defineInterface('EventSource', {
    __proto__: null,
    parent: G.EventTarget,
    length: 1,
    construct(object, url, eventSourceInitDict = undefined) {
      url = toUSV(url);
      eventSourceInitDict = toEventSourceInit(eventSourceInitDict);
      return new EventSourceBrand(object, EventSourceSteps.construct(url, eventSourceInitDict));
    },
    constants: {
      __proto__: null,
      CONNECTING: 0, OPEN: 1, CLOSED: 2,
    },
    members: {
      constructor: undefined,
      get url() { return EventSourceSteps.url(EventSourceBrand.of(this, 'url', 1)); },
      get withCredentials() { return EventSourceSteps.withCredentials(EventSourceBrand.of(this, 'withCredentials', 1)); },
      get readyState() { return EventSourceSteps.readyState(EventSourceBrand.of(this, 'readyState', 1)); },
      onopen: undefined,
      onmessage: undefined,
      onerror: undefined,
      close() { EventSourceSteps.close(EventSourceBrand.of(this, 'close')); },
    },
  });
  accessors(EventSource.prototype, G.handlerAccessors('open message error', '', EventSourceBrand.of));
  G.makeEventSource = state => {
    if (state.object !== undefined) return state.object;
    if (state.interface !== undefined && state.interface !== 'EventSource') return G[`make${state.interface}`](state);
    return new EventSourceBrand(ObjectCreate(EventSource.prototype), state);
  };
  G.isEventSource = EventSourceBrand.is;
  G.eventSourceState = EventSourceBrand.from;

  class WebSocketBrand extends Given {
    #state;
    constructor(object, state) { super(makeTarget(object)); this.#state = state; state.object = object; }
    static of(object, member, kind = 0) {
      if (typeof object !== 'object' || object === null || !(#state in object)) wrongReceiver('WebSocket', member, kind);
      return object.#state;
    }
    static is(value) { return typeof value === 'object' && value !== null && #state in value; }
    static from(value, where) {
      if (typeof value !== 'object' || value === null || !(#state in value)) wrongValue('WebSocket', where);
      return value.#state;
    }
  }
  G.WebSocketBrand = WebSocketBrand;
  const WebSocket = defineInterface('WebSocket', {
    __proto__: null,
    parent: G.EventTarget,
    length: 1,
    construct(object, url, protocols = undefined) {
      url = toUSV(url);
      protocols = protocols === undefined ? privateArray() : toDOMStringOrSequenceDOMString(protocols);
      return new WebSocketBrand(object, WebSocketSteps.construct(url, protocols));
    },
    constants: {
      __proto__: null,
      CONNECTING: 0, OPEN: 1, CLOSING: 2, CLOSED: 3,
    },
    members: {
      constructor: undefined,
      get url() { return WebSocketSteps.url(WebSocketBrand.of(this, 'url', 1)); },
      get readyState() { return WebSocketSteps.readyState(WebSocketBrand.of(this, 'readyState', 1)); },
      get bufferedAmount() { return WebSocketSteps.bufferedAmount(WebSocketBrand.of(this, 'bufferedAmount', 1)); },
      onopen: undefined,
      onerror: undefined,
      onclose: undefined,
      get protocol() { return WebSocketSteps.protocol(WebSocketBrand.of(this, 'protocol', 1)); },
      get extensions() { return WebSocketSteps.extensions(WebSocketBrand.of(this, 'extensions', 1)); },
      onmessage: undefined,
      get binaryType() { return WebSocketSteps.binaryType(WebSocketBrand.of(this, 'binaryType', 1)); },
      set binaryType(value) {
        const state = WebSocketBrand.of(this, 'binaryType', 2);
        value = toText(value);
        if (BinaryTypeValues[value] === true) WebSocketSteps.setBinaryType(state, value);
      },
      close(code = undefined, reason = undefined) {
        const state = WebSocketBrand.of(this, 'close');
        if (code !== undefined) code = toClamped(code, 0, 65535);
        if (reason !== undefined) reason = toUSV(reason);
        WebSocketSteps.close(state, code, reason);
      },
      send(data) {
        const state = WebSocketBrand.of(this, 'send');
        need(arguments.length, 1);
        data = toBufferSourceOrBlobOrUSVString(data);
        WebSocketSteps.send(state, data);
      },
    },
  });
  accessors(WebSocket.prototype, G.handlerAccessors('open error close message', '', WebSocketBrand.of));
  G.makeWebSocket = state => {
    if (state.object !== undefined) return state.object;
    if (state.interface !== undefined && state.interface !== 'WebSocket') return G[`make${state.interface}`](state);
    return new WebSocketBrand(ObjectCreate(WebSocket.prototype), state);
  };
  G.isWebSocket = WebSocketBrand.is;
  G.webSocketState = WebSocketBrand.from;
}
