// js/bindings/fetch.js: the bindings that js/idl/generate.py made of js/idl/fetch.webidl. Not to be edited.
//
// Exposes Headers, Request, Response.
'use strict';
{
  const G = this;
  const {
    Given, NOTHING, ObjectCreate, addIterable, defineInterface, fromSequence, isBuffer, need, rejected, toByteString, toDictionary,
    toEnum, toRecord, toSequence, toText, toUSV, windowReceiver, wrongReceiver, wrongValue,
  } = G;
  const { TypeError, iterator } = G.primordials;
  const HeadersSteps = G.HeadersSteps;
  const RequestSteps = G.RequestSteps;
  const BodySteps = G.BodySteps;
  const ResponseSteps = G.ResponseSteps;
  const WindowSteps_fetch = G.WindowSteps_fetch;
  function toSequenceSequenceByteStringOrRecordByteStringByteString(value) {
    if (typeof value === 'object' && value !== null || typeof value === 'function') {
      const method = value[iterator]; if (method !== undefined && method !== null) return toSequence(value, value => toSequence(value, toByteString), method);
      return toRecord(value, toByteString, toByteString);
    }
    throw new TypeError('Type error');
  }
  const list = list => fromSequence(list, null, false);
  function toRequestOrUSVString(value) {
    if (typeof value === 'object' && value !== null || typeof value === 'function') {
      if (G.isRequest(value)) return G.requestState(value);
    }
    return toUSV(value);
  }
  function toReadableStreamOrBlobOrBufferSourceOrFormDataOrURLSearchParamsOrUSVString(value) {
    if (value === null || value === undefined) return null;
    if (typeof value === 'object' && value !== null || typeof value === 'function') {
      if (G.isReadableStream(value)) return G.readableStreamState(value);
      if (G.isBlob(value)) return G.blobState(value);
      if (G.isFormData(value)) return G.formDataState(value);
      if (G.isURLSearchParams(value)) return G.urlSearchParamsState(value);
      if (isBuffer(value, 'BufferSource')) return value;
    }
    return toUSV(value);
  }
  const RequestCacheValues = { __proto__: null, default: true, 'no-store': true, reload: true, 'no-cache': true, 'force-cache': true, 'only-if-cached': true };
  const RequestCredentialsValues = { __proto__: null, omit: true, 'same-origin': true, include: true };
  const RequestDuplexValues = { __proto__: null, half: true };
  const RequestModeValues = { __proto__: null, navigate: true, 'same-origin': true, 'no-cors': true, cors: true };
  const RequestPriorityValues = { __proto__: null, high: true, low: true, auto: true };
  const RequestRedirectValues = { __proto__: null, follow: true, error: true, manual: true };
  const ReferrerPolicyValues = { __proto__: null, '': true, 'no-referrer': true, 'no-referrer-when-downgrade': true, 'same-origin': true, origin: true, 'strict-origin': true, 'origin-when-cross-origin': true, 'strict-origin-when-cross-origin': true, 'unsafe-url': true };
  function toRequestInit(value) {
    const given = toDictionary(value) || NOTHING;
    let member;
    return {
      __proto__: null,
      body: (member = given.body) === undefined ? undefined : member === null || member === undefined ? null : toReadableStreamOrBlobOrBufferSourceOrFormDataOrURLSearchParamsOrUSVString(member),
      cache: (member = given.cache) === undefined ? undefined : toEnum(member, 'RequestCache', RequestCacheValues),
      credentials: (member = given.credentials) === undefined ? undefined : toEnum(member, 'RequestCredentials', RequestCredentialsValues),
      duplex: (member = given.duplex) === undefined ? undefined : toEnum(member, 'RequestDuplex', RequestDuplexValues),
      headers: (member = given.headers) === undefined ? undefined : toSequenceSequenceByteStringOrRecordByteStringByteString(member),
      integrity: (member = given.integrity) === undefined ? undefined : toText(member),
      keepalive: (member = given.keepalive) === undefined ? undefined : !!member,
      method: (member = given.method) === undefined ? undefined : toByteString(member),
      mode: (member = given.mode) === undefined ? undefined : toEnum(member, 'RequestMode', RequestModeValues),
      priority: (member = given.priority) === undefined ? undefined : toEnum(member, 'RequestPriority', RequestPriorityValues),
      redirect: (member = given.redirect) === undefined ? undefined : toEnum(member, 'RequestRedirect', RequestRedirectValues),
      referrer: (member = given.referrer) === undefined ? undefined : toUSV(member),
      referrerPolicy: (member = given.referrerPolicy) === undefined ? undefined : toEnum(member, 'ReferrerPolicy', ReferrerPolicyValues),
      signal: (member = given.signal) === undefined ? undefined : member === null || member === undefined ? null : G.abortSignalState(member),
      window: (member = given.window) === undefined ? undefined : member,
    };
  }
  const makeReadableStreamOrNull = state => state === null ? null : G.makeReadableStream(state);
  function toResponseInit(value) {
    const given = toDictionary(value) || NOTHING;
    let member;
    return {
      __proto__: null,
      headers: (member = given.headers) === undefined ? undefined : toSequenceSequenceByteStringOrRecordByteStringByteString(member),
      status: (member = given.status) === undefined ? 200 : member & 65535,
      statusText: (member = given.statusText) === undefined ? '' : toByteString(member),
    };
  }

  class HeadersBrand extends Given {
    #state;
    constructor(object, state) { super(object); this.#state = state; state.object = object; }
    static of(object, member, kind = 0) {
      if (typeof object !== 'object' || object === null || !(#state in object)) wrongReceiver('Headers', member, kind);
      return object.#state;
    }
    static is(value) { return typeof value === 'object' && value !== null && #state in value; }
    static from(value, where) {
      if (typeof value !== 'object' || value === null || !(#state in value)) wrongValue('Headers', where);
      return value.#state;
    }
  }
  G.HeadersBrand = HeadersBrand;
  const Headers = defineInterface('Headers', {
    __proto__: null,
    construct(object, init = undefined) {
      if (init !== undefined) init = toSequenceSequenceByteStringOrRecordByteStringByteString(init);
      return new HeadersBrand(object, HeadersSteps.construct(init));
    },
    members: {
      constructor: undefined,
      append(name, value) {
        const state = HeadersBrand.of(this, 'append');
        need(arguments.length, 2);
        name = toByteString(name);
        value = toByteString(value);
        HeadersSteps.append(state, name, value);
      },
      delete(name) {
        const state = HeadersBrand.of(this, 'delete');
        need(arguments.length, 1);
        name = toByteString(name);
        HeadersSteps.delete(state, name);
      },
      get(name) {
        const state = HeadersBrand.of(this, 'get');
        need(arguments.length, 1);
        name = toByteString(name);
        return HeadersSteps.get(state, name);
      },
      getSetCookie() { return list(HeadersSteps.getSetCookie(HeadersBrand.of(this, 'getSetCookie'))); },
      has(name) {
        const state = HeadersBrand.of(this, 'has');
        need(arguments.length, 1);
        name = toByteString(name);
        return HeadersSteps.has(state, name);
      },
      set(name, value) {
        const state = HeadersBrand.of(this, 'set');
        need(arguments.length, 2);
        name = toByteString(name);
        value = toByteString(value);
        HeadersSteps.set(state, name, value);
      },
      entries: undefined,
      keys: undefined,
      values: undefined,
      forEach: undefined,
    },
  });
  addIterable(Headers, 'Headers', HeadersBrand, HeadersSteps);
  G.makeHeaders = state => {
    if (state.object !== undefined) return state.object;
    if (state.interface !== undefined && state.interface !== 'Headers') return G[`make${state.interface}`](state);
    return new HeadersBrand(ObjectCreate(Headers.prototype), state);
  };
  G.isHeaders = HeadersBrand.is;
  G.headersState = HeadersBrand.from;

  class RequestBrand extends Given {
    #state;
    constructor(object, state) { super(object); this.#state = state; state.object = object; }
    static of(object, member, kind = 0) {
      if (typeof object !== 'object' || object === null || !(#state in object)) wrongReceiver('Request', member, kind);
      return object.#state;
    }
    static is(value) { return typeof value === 'object' && value !== null && #state in value; }
    static from(value, where) {
      if (typeof value !== 'object' || value === null || !(#state in value)) wrongValue('Request', where);
      return value.#state;
    }
  }
  G.RequestBrand = RequestBrand;
  const Request = defineInterface('Request', {
    __proto__: null,
    length: 1,
    construct(object, input, init = undefined) {
      input = toRequestOrUSVString(input);
      init = toRequestInit(init);
      return new RequestBrand(object, RequestSteps.construct(input, init));
    },
    members: {
      constructor: undefined,
      get method() { return RequestSteps.method(RequestBrand.of(this, 'method', 1)); },
      get url() { return RequestSteps.url(RequestBrand.of(this, 'url', 1)); },
      get headers() { return G.makeHeaders(RequestSteps.headers(RequestBrand.of(this, 'headers', 1))); },
      get destination() { return RequestSteps.destination(RequestBrand.of(this, 'destination', 1)); },
      get referrer() { return RequestSteps.referrer(RequestBrand.of(this, 'referrer', 1)); },
      get referrerPolicy() { return RequestSteps.referrerPolicy(RequestBrand.of(this, 'referrerPolicy', 1)); },
      get mode() { return RequestSteps.mode(RequestBrand.of(this, 'mode', 1)); },
      get credentials() { return RequestSteps.credentials(RequestBrand.of(this, 'credentials', 1)); },
      get cache() { return RequestSteps.cache(RequestBrand.of(this, 'cache', 1)); },
      get redirect() { return RequestSteps.redirect(RequestBrand.of(this, 'redirect', 1)); },
      get integrity() { return RequestSteps.integrity(RequestBrand.of(this, 'integrity', 1)); },
      get keepalive() { return RequestSteps.keepalive(RequestBrand.of(this, 'keepalive', 1)); },
      get signal() { return G.makeAbortSignal(RequestSteps.signal(RequestBrand.of(this, 'signal', 1))); },
      get body() { return makeReadableStreamOrNull(BodySteps.body(RequestBrand.of(this, 'body', 1))); },
      get bodyUsed() { return BodySteps.bodyUsed(RequestBrand.of(this, 'bodyUsed', 1)); },
      clone() { return G.makeRequest(RequestSteps.clone(RequestBrand.of(this, 'clone'))); },
      arrayBuffer() {
        try {
          return BodySteps.arrayBuffer(RequestBrand.of(this, 'arrayBuffer'));
        } catch (error) { return rejected(error); }
      },
      blob() {
        try {
          return BodySteps.blob(RequestBrand.of(this, 'blob'));
        } catch (error) { return rejected(error); }
      },
      bytes() {
        try {
          return BodySteps.bytes(RequestBrand.of(this, 'bytes'));
        } catch (error) { return rejected(error); }
      },
      formData() {
        try {
          return BodySteps.formData(RequestBrand.of(this, 'formData'));
        } catch (error) { return rejected(error); }
      },
      json() {
        try {
          return BodySteps.json(RequestBrand.of(this, 'json'));
        } catch (error) { return rejected(error); }
      },
      text() {
        try {
          return BodySteps.text(RequestBrand.of(this, 'text'));
        } catch (error) { return rejected(error); }
      },
    },
  });
  G.makeRequest = state => {
    if (state.object !== undefined) return state.object;
    if (state.interface !== undefined && state.interface !== 'Request') return G[`make${state.interface}`](state);
    return new RequestBrand(ObjectCreate(Request.prototype), state);
  };
  G.isRequest = RequestBrand.is;
  G.requestState = RequestBrand.from;

  class ResponseBrand extends Given {
    #state;
    constructor(object, state) { super(object); this.#state = state; state.object = object; }
    static of(object, member, kind = 0) {
      if (typeof object !== 'object' || object === null || !(#state in object)) wrongReceiver('Response', member, kind);
      return object.#state;
    }
    static is(value) { return typeof value === 'object' && value !== null && #state in value; }
    static from(value, where) {
      if (typeof value !== 'object' || value === null || !(#state in value)) wrongValue('Response', where);
      return value.#state;
    }
  }
  G.ResponseBrand = ResponseBrand;
  const Response = defineInterface('Response', {
    __proto__: null,
    construct(object, body = undefined, init = undefined) {
      body = body === null || body === undefined ? null : toReadableStreamOrBlobOrBufferSourceOrFormDataOrURLSearchParamsOrUSVString(body);
      init = toResponseInit(init);
      return new ResponseBrand(object, ResponseSteps.construct(body, init));
    },
    members: {
      constructor: undefined,
      get type() { return ResponseSteps.type(ResponseBrand.of(this, 'type', 1)); },
      get url() { return ResponseSteps.url(ResponseBrand.of(this, 'url', 1)); },
      get redirected() { return ResponseSteps.redirected(ResponseBrand.of(this, 'redirected', 1)); },
      get status() { return ResponseSteps.status(ResponseBrand.of(this, 'status', 1)); },
      get ok() { return ResponseSteps.ok(ResponseBrand.of(this, 'ok', 1)); },
      get statusText() { return ResponseSteps.statusText(ResponseBrand.of(this, 'statusText', 1)); },
      get headers() { return G.makeHeaders(ResponseSteps.headers(ResponseBrand.of(this, 'headers', 1))); },
      get body() { return makeReadableStreamOrNull(BodySteps.body(ResponseBrand.of(this, 'body', 1))); },
      get bodyUsed() { return BodySteps.bodyUsed(ResponseBrand.of(this, 'bodyUsed', 1)); },
      clone() { return G.makeResponse(ResponseSteps.clone(ResponseBrand.of(this, 'clone'))); },
      arrayBuffer() {
        try {
          return BodySteps.arrayBuffer(ResponseBrand.of(this, 'arrayBuffer'));
        } catch (error) { return rejected(error); }
      },
      blob() {
        try {
          return BodySteps.blob(ResponseBrand.of(this, 'blob'));
        } catch (error) { return rejected(error); }
      },
      bytes() {
        try {
          return BodySteps.bytes(ResponseBrand.of(this, 'bytes'));
        } catch (error) { return rejected(error); }
      },
      formData() {
        try {
          return BodySteps.formData(ResponseBrand.of(this, 'formData'));
        } catch (error) { return rejected(error); }
      },
      json() {
        try {
          return BodySteps.json(ResponseBrand.of(this, 'json'));
        } catch (error) { return rejected(error); }
      },
      text() {
        try {
          return BodySteps.text(ResponseBrand.of(this, 'text'));
        } catch (error) { return rejected(error); }
      },
    },
    statics: {
      __proto__: null,
      error() { return G.makeResponse(ResponseSteps.error()); },
      redirect(url, status = undefined) {
        need(arguments.length, 1);
        url = toUSV(url);
        status = status === undefined ? 302 : status & 65535;
        return G.makeResponse(ResponseSteps.redirect(url, status));
      },
      json(data, init = undefined) {
        need(arguments.length, 1);
        init = toResponseInit(init);
        return G.makeResponse(ResponseSteps.json(data, init));
      },
    },
  });
  G.makeResponse = state => {
    if (state.object !== undefined) return state.object;
    if (state.interface !== undefined && state.interface !== 'Response') return G[`make${state.interface}`](state);
    return new ResponseBrand(ObjectCreate(Response.prototype), state);
  };
  G.isResponse = ResponseBrand.is;
  G.responseState = ResponseBrand.from;

  G.WindowMembers_fetch = {
    __proto__: null,
    fetch(input, init = undefined) {
      try {
        const state = windowReceiver(this, 'fetch');
        need(arguments.length, 1);
        input = toRequestOrUSVString(input);
        init = toRequestInit(init);
        return WindowSteps_fetch.fetch(state, input, init);
      } catch (error) { return rejected(error); }
    },
  };
}
