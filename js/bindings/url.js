// js/bindings/url.js: the bindings that js/idl/generate.py made of js/idl/url.webidl. Not to be edited.
//
// Exposes URL, URLSearchParams.
'use strict';
{
  const G = this;
  const {
    Given, ObjectCreate, addIterable, defineInterface, fromSequence, need, toRecord, toSequence, toText, toUSV, wrongReceiver,
    wrongValue,
  } = G;
  const { iterator } = G.primordials;
  const URLSteps = G.URLSteps;
  const URLSteps_FileAPI = G.URLSteps_FileAPI;
  const URLSearchParamsSteps = G.URLSearchParamsSteps;
  const makeURLOrNull = state => state === null ? null : G.makeURL(state);
  function toSequenceSequenceUSVStringOrRecordUSVStringUSVStringOrUSVString(value) {
    if (typeof value === 'object' && value !== null || typeof value === 'function') {
      const method = value[iterator]; if (method !== undefined && method !== null) return toSequence(value, value => toSequence(value, toUSV), method);
      return toRecord(value, toUSV, toUSV);
    }
    return toUSV(value);
  }
  const list = list => fromSequence(list, null, false);

  class URLBrand extends Given {
    #state;
    constructor(object, state) { super(object); this.#state = state; state.object = object; }
    static of(object, member, kind = 0) {
      if (typeof object !== 'object' || object === null || !(#state in object)) wrongReceiver('URL', member, kind);
      return object.#state;
    }
    static is(value) { return typeof value === 'object' && value !== null && #state in value; }
    static from(value, where) {
      if (typeof value !== 'object' || value === null || !(#state in value)) wrongValue('URL', where);
      return value.#state;
    }
  }
  G.URLBrand = URLBrand;
  const URL = defineInterface('URL', {
    __proto__: null,
    length: 1,
    construct(object, url, base = undefined) {
      url = toUSV(url);
      if (base !== undefined) base = toUSV(base);
      return new URLBrand(object, URLSteps.construct(url, base));
    },
    members: {
      constructor: undefined,
      get href() { return URLSteps.href(URLBrand.of(this, 'href', 1)); },
      set href(value) { const state = URLBrand.of(this, 'href', 2); URLSteps.setHref(state, toUSV(value)); },
      get origin() { return URLSteps.origin(URLBrand.of(this, 'origin', 1)); },
      get protocol() { return URLSteps.protocol(URLBrand.of(this, 'protocol', 1)); },
      set protocol(value) { const state = URLBrand.of(this, 'protocol', 2); URLSteps.setProtocol(state, toUSV(value)); },
      get username() { return URLSteps.username(URLBrand.of(this, 'username', 1)); },
      set username(value) { const state = URLBrand.of(this, 'username', 2); URLSteps.setUsername(state, toUSV(value)); },
      get password() { return URLSteps.password(URLBrand.of(this, 'password', 1)); },
      set password(value) { const state = URLBrand.of(this, 'password', 2); URLSteps.setPassword(state, toUSV(value)); },
      get host() { return URLSteps.host(URLBrand.of(this, 'host', 1)); },
      set host(value) { const state = URLBrand.of(this, 'host', 2); URLSteps.setHost(state, toUSV(value)); },
      get hostname() { return URLSteps.hostname(URLBrand.of(this, 'hostname', 1)); },
      set hostname(value) { const state = URLBrand.of(this, 'hostname', 2); URLSteps.setHostname(state, toUSV(value)); },
      get port() { return URLSteps.port(URLBrand.of(this, 'port', 1)); },
      set port(value) { const state = URLBrand.of(this, 'port', 2); URLSteps.setPort(state, toUSV(value)); },
      get pathname() { return URLSteps.pathname(URLBrand.of(this, 'pathname', 1)); },
      set pathname(value) { const state = URLBrand.of(this, 'pathname', 2); URLSteps.setPathname(state, toUSV(value)); },
      get hash() { return URLSteps.hash(URLBrand.of(this, 'hash', 1)); },
      set hash(value) { const state = URLBrand.of(this, 'hash', 2); URLSteps.setHash(state, toUSV(value)); },
      get search() { return URLSteps.search(URLBrand.of(this, 'search', 1)); },
      set search(value) { const state = URLBrand.of(this, 'search', 2); URLSteps.setSearch(state, toUSV(value)); },
      get searchParams() { return G.makeURLSearchParams(URLSteps.searchParams(URLBrand.of(this, 'searchParams', 1))); },
      toJSON() { return URLSteps.toJSON(URLBrand.of(this, 'toJSON')); },
      toString() { return URLSteps.href(URLBrand.of(this, 'toString')); },
    },
    statics: {
      __proto__: null,
      parse(url, base = undefined) {
        need(arguments.length, 1);
        url = toUSV(url);
        if (base !== undefined) base = toUSV(base);
        return makeURLOrNull(URLSteps.parse(url, base));
      },
      canParse(url, base = undefined) {
        need(arguments.length, 1);
        url = toUSV(url);
        if (base !== undefined) base = toUSV(base);
        return URLSteps.canParse(url, base);
      },
      createObjectURL(obj) {
        need(arguments.length, 1);
        obj = G.blobState(obj);
        return URLSteps_FileAPI.createObjectURL(obj);
      },
      revokeObjectURL(url) {
        need(arguments.length, 1);
        url = toText(url);
        URLSteps_FileAPI.revokeObjectURL(url);
      },
    },
  });
  G.makeURL = state => {
    if (state.object !== undefined) return state.object;
    if (state.interface !== undefined && state.interface !== 'URL') return G[`make${state.interface}`](state);
    return new URLBrand(ObjectCreate(URL.prototype), state);
  };
  G.isURL = URLBrand.is;
  G.urlState = URLBrand.from;

  class URLSearchParamsBrand extends Given {
    #state;
    constructor(object, state) { super(object); this.#state = state; state.object = object; }
    static of(object, member, kind = 0) {
      if (typeof object !== 'object' || object === null || !(#state in object)) wrongReceiver('URLSearchParams', member, kind);
      return object.#state;
    }
    static is(value) { return typeof value === 'object' && value !== null && #state in value; }
    static from(value, where) {
      if (typeof value !== 'object' || value === null || !(#state in value)) wrongValue('URLSearchParams', where);
      return value.#state;
    }
  }
  G.URLSearchParamsBrand = URLSearchParamsBrand;
  const URLSearchParams = defineInterface('URLSearchParams', {
    __proto__: null,
    construct(object, init = undefined) {
      init = init === undefined ? '' : toSequenceSequenceUSVStringOrRecordUSVStringUSVStringOrUSVString(init);
      return new URLSearchParamsBrand(object, URLSearchParamsSteps.construct(init));
    },
    members: {
      constructor: undefined,
      get size() { return URLSearchParamsSteps.size(URLSearchParamsBrand.of(this, 'size', 1)); },
      append(name, value) {
        const state = URLSearchParamsBrand.of(this, 'append');
        need(arguments.length, 2);
        name = toUSV(name);
        value = toUSV(value);
        URLSearchParamsSteps.append(state, name, value);
      },
      delete(name, value = undefined) {
        const state = URLSearchParamsBrand.of(this, 'delete');
        need(arguments.length, 1);
        name = toUSV(name);
        if (value !== undefined) value = toUSV(value);
        URLSearchParamsSteps.delete(state, name, value);
      },
      get(name) {
        const state = URLSearchParamsBrand.of(this, 'get');
        need(arguments.length, 1);
        name = toUSV(name);
        return URLSearchParamsSteps.get(state, name);
      },
      getAll(name) {
        const state = URLSearchParamsBrand.of(this, 'getAll');
        need(arguments.length, 1);
        name = toUSV(name);
        return list(URLSearchParamsSteps.getAll(state, name));
      },
      has(name, value = undefined) {
        const state = URLSearchParamsBrand.of(this, 'has');
        need(arguments.length, 1);
        name = toUSV(name);
        if (value !== undefined) value = toUSV(value);
        return URLSearchParamsSteps.has(state, name, value);
      },
      set(name, value) {
        const state = URLSearchParamsBrand.of(this, 'set');
        need(arguments.length, 2);
        name = toUSV(name);
        value = toUSV(value);
        URLSearchParamsSteps.set(state, name, value);
      },
      sort() { URLSearchParamsSteps.sort(URLSearchParamsBrand.of(this, 'sort')); },
      entries: undefined,
      keys: undefined,
      values: undefined,
      forEach: undefined,
      toString() { return URLSearchParamsSteps.stringify(URLSearchParamsBrand.of(this, 'toString')); },
    },
  });
  addIterable(URLSearchParams, 'URLSearchParams', URLSearchParamsBrand, URLSearchParamsSteps);
  G.makeURLSearchParams = state => {
    if (state.object !== undefined) return state.object;
    if (state.interface !== undefined && state.interface !== 'URLSearchParams') return G[`make${state.interface}`](state);
    return new URLSearchParamsBrand(ObjectCreate(URLSearchParams.prototype), state);
  };
  G.isURLSearchParams = URLSearchParamsBrand.is;
  G.urlSearchParamsState = URLSearchParamsBrand.from;
}
