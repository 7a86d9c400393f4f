// js/bindings/navigation.js: the bindings that js/idl/generate.py made of js/idl/navigation.webidl. Not to be edited.
//
// Exposes Location, History, BarProp, External.
'use strict';
{
  const G = this;
  const { Given, ObjectCreate, defineInterface, need, toText, toUSV, unforgeable, wrongReceiver, wrongValue } = G;
  const LocationSteps = G.LocationSteps;
  const HistorySteps = G.HistorySteps;
  const BarPropSteps = G.BarPropSteps;
  const ExternalSteps = G.ExternalSteps;
  const ScrollRestorationValues = { __proto__: null, auto: true, manual: true };

  class LocationBrand extends Given {
    #state;
    constructor(object, state) { super(forge(object)); this.#state = state; state.object = object; }
    static of(object, member, kind = 0) {
      if (typeof object !== 'object' || object === null || !(#state in object)) wrongReceiver('Location', member, kind);
      return object.#state;
    }
    static is(value) { return typeof value === 'object' && value !== null && #state in value; }
    static from(value, where) {
      if (typeof value !== 'object' || value === null || !(#state in value)) wrongValue('Location', where);
      return value.#state;
    }
  }
  G.LocationBrand = LocationBrand;
  const Location = defineInterface('Location', {
    __proto__: null,
  });
  const forge = unforgeable({
    __proto__: null,
    get href() { return LocationSteps.href(LocationBrand.of(this, 'href', 1)); },
    set href(value) { const state = LocationBrand.of(this, 'href', 2); LocationSteps.setHref(state, toUSV(value)); },
    get protocol() { return LocationSteps.protocol(LocationBrand.of(this, 'protocol', 1)); },
    set protocol(value) { const state = LocationBrand.of(this, 'protocol', 2); LocationSteps.setProtocol(state, toUSV(value)); },
    get host() { return LocationSteps.host(LocationBrand.of(this, 'host', 1)); },
    set host(value) { const state = LocationBrand.of(this, 'host', 2); LocationSteps.setHost(state, toUSV(value)); },
    get hostname() { return LocationSteps.hostname(LocationBrand.of(this, 'hostname', 1)); },
    set hostname(value) { const state = LocationBrand.of(this, 'hostname', 2); LocationSteps.setHostname(state, toUSV(value)); },
    get port() { return LocationSteps.port(LocationBrand.of(this, 'port', 1)); },
    set port(value) { const state = LocationBrand.of(this, 'port', 2); LocationSteps.setPort(state, toUSV(value)); },
    get pathname() { return LocationSteps.pathname(LocationBrand.of(this, 'pathname', 1)); },
    set pathname(value) { const state = LocationBrand.of(this, 'pathname', 2); LocationSteps.setPathname(state, toUSV(value)); },
    get search() { return LocationSteps.search(LocationBrand.of(this, 'search', 1)); },
    set search(value) { const state = LocationBrand.of(this, 'search', 2); LocationSteps.setSearch(state, toUSV(value)); },
    get hash() { return LocationSteps.hash(LocationBrand.of(this, 'hash', 1)); },
    set hash(value) { const state = LocationBrand.of(this, 'hash', 2); LocationSteps.setHash(state, toUSV(value)); },
    get origin() { return LocationSteps.origin(LocationBrand.of(this, 'origin', 1)); },
    get ancestorOrigins() { return G.makeDOMStringList(LocationSteps.ancestorOrigins(LocationBrand.of(this, 'ancestorOrigins', 1))); },
    assign(url) {
      const state = LocationBrand.of(this, 'assign');
      need(arguments.length, 1);
      url = toUSV(url);
      LocationSteps.assign(state, url);
    },
    replace(url) {
      const state = LocationBrand.of(this, 'replace');
      need(arguments.length, 1);
      url = toUSV(url);
      LocationSteps.replace(state, url);
    },
    reload() { LocationSteps.reload(LocationBrand.of(this, 'reload')); },
    toString() { return LocationSteps.href(LocationBrand.of(this, 'toString')); },
  });
  G.makeLocation = state => {
    if (state.object !== undefined) return state.object;
    if (state.interface !== undefined && state.interface !== 'Location') return G[`make${state.interface}`](state);
    return new LocationBrand(ObjectCreate(Location.prototype), state);
  };
  G.isLocation = LocationBrand.is;
  G.locationState = LocationBrand.from;

  class HistoryBrand extends Given {
    #state;
    constructor(object, state) { super(object); this.#state = state; state.object = object; }
    static of(object, member, kind = 0) {
      if (typeof object !== 'object' || object === null || !(#state in object)) wrongReceiver('History', member, kind);
      return object.#state;
    }
    static is(value) { return typeof value === 'object' && value !== null && #state in value; }
    static from(value, where) {
      if (typeof value !== 'object' || value === null || !(#state in value)) wrongValue('History', where);
      return value.#state;
    }
  }
  G.HistoryBrand = HistoryBrand;
  const History = defineInterface('History', {
    __proto__: null,
    members: {
      constructor: undefined,
      get length() { return HistorySteps.length(HistoryBrand.of(this, 'length', 1)); },
      get scrollRestoration() { return HistorySteps.scrollRestoration(HistoryBrand.of(this, 'scrollRestoration', 1)); },
      set scrollRestoration(value) {
        const state = HistoryBrand.of(this, 'scrollRestoration', 2);
        value = toText(value);
        if (ScrollRestorationValues[value] === true) HistorySteps.setScrollRestoration(state, value);
      },
      get state() { return HistorySteps.state(HistoryBrand.of(this, 'state', 1)); },
      back() { HistorySteps.back(HistoryBrand.of(this, 'back')); },
      forward() { HistorySteps.forward(HistoryBrand.of(this, 'forward')); },
      go(delta = undefined) {
        const state = HistoryBrand.of(this, 'go');
        delta = delta === undefined ? 0 : delta | 0;
        HistorySteps.go(state, delta);
      },
      pushState(data, unused, url = undefined) {
        const state = HistoryBrand.of(this, 'pushState');
        need(arguments.length, 2);
        unused = toText(unused);
        url = url === null || url === undefined ? null : toUSV(url);
        HistorySteps.pushState(state, data, unused, url);
      },
      replaceState(data, unused, url = undefined) {
        const state = HistoryBrand.of(this, 'replaceState');
        need(arguments.length, 2);
        unused = toText(unused);
        url = url === null || url === undefined ? null : toUSV(url);
        HistorySteps.replaceState(state, data, unused, url);
      },
    },
  });
  G.makeHistory = state => {
    if (state.object !== undefined) return state.object;
    if (state.interface !== undefined && state.interface !== 'History') return G[`make${state.interface}`](state);
    return new HistoryBrand(ObjectCreate(History.prototype), state);
  };
  G.isHistory = HistoryBrand.is;
  G.historyState = HistoryBrand.from;

  class BarPropBrand extends Given {
    #state;
    constructor(object, state) { super(object); this.#state = state; state.object = object; }
    static of(object, member, kind = 0) {
      if (typeof object !== 'object' || object === null || !(#state in object)) wrongReceiver('BarProp', member, kind);
      return object.#state;
    }
    static is(value) { return typeof value === 'object' && value !== null && #state in value; }
    static from(value, where) {
      if (typeof value !== 'object' || value === null || !(#state in value)) wrongValue('BarProp', where);
      return value.#state;
    }
  }
  G.BarPropBrand = BarPropBrand;
  const BarProp = defineInterface('BarProp', {
    __proto__: null,
    members: {
      constructor: undefined,
      get visible() { return BarPropSteps.visible(BarPropBrand.of(this, 'visible', 1)); },
    },
  });
  G.makeBarProp = state => {
    if (state.object !== undefined) return state.object;
    if (state.interface !== undefined && state.interface !== 'BarProp') return G[`make${state.interface}`](state);
    return new BarPropBrand(ObjectCreate(BarProp.prototype), state);
  };
  G.isBarProp = BarPropBrand.is;
  G.barPropState = BarPropBrand.from;

  class ExternalBrand extends Given {
    #state;
    constructor(object, state) { super(object); this.#state = state; state.object = object; }
    static of(object, member, kind = 0) {
      if (typeof object !== 'object' || object === null || !(#state in object)) wrongReceiver('External', member, kind);
      return object.#state;
    }
    static is(value) { return typeof value === 'object' && value !== null && #state in value; }
    static from(value, where) {
      if (typeof value !== 'object' || value === null || !(#state in value)) wrongValue('External', where);
      return value.#state;
    }
  }
  G.ExternalBrand = ExternalBrand;
  const External = defineInterface('External', {
    __proto__: null,
    members: {
      constructor: undefined,
      AddSearchProvider() { ExternalSteps.AddSearchProvider(ExternalBrand.of(this, 'AddSearchProvider')); },
      IsSearchProviderInstalled() { ExternalSteps.IsSearchProviderInstalled(ExternalBrand.of(this, 'IsSearchProviderInstalled')); },
    },
  });
  G.makeExternal = state => {
    if (state.object !== undefined) return state.object;
    if (state.interface !== undefined && state.interface !== 'External') return G[`make${state.interface}`](state);
    return new ExternalBrand(ObjectCreate(External.prototype), state);
  };
  G.isExternal = ExternalBrand.is;
  G.externalState = ExternalBrand.from;
}
