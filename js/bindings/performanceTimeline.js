// js/bindings/performanceTimeline.js: the bindings that js/idl/generate.py made of js/idl/performanceTimeline.webidl. Not to be edited.
//
// Exposes PerformanceEntry, PerformanceMark, PerformanceMeasure, PerformanceObserver, PerformanceObserverEntryList.
'use strict';
{
  const G = this;
  const {
    Given, NOTHING, ObjectCreate, defineInterface, fromDictionary, fromSequence, need, toDictionary, toDouble, toFunction, toSequence,
    toText, wrongReceiver, wrongValue,
  } = G;
  const PerformanceEntrySteps = G.PerformanceEntrySteps;
  const PerformanceMarkSteps = G.PerformanceMarkSteps;
  const PerformanceMeasureSteps = G.PerformanceMeasureSteps;
  const PerformanceObserverSteps = G.PerformanceObserverSteps;
  const PerformanceObserverEntryListSteps = G.PerformanceObserverEntryListSteps;
  function toPerformanceMarkOptions(value) {
    const given = toDictionary(value) || NOTHING;
    let member;
    return {
      __proto__: null,
      detail: (member = given.detail) === undefined ? undefined : member,
      startTime: (member = given.startTime) === undefined ? undefined : toDouble(member),
    };
  }
  function toPerformanceObserverInit(value) {
    const given = toDictionary(value) || NOTHING;
    let member;
    return {
      __proto__: null,
      buffered: (member = given.buffered) === undefined ? undefined : !!member,
      entryTypes: (member = given.entryTypes) === undefined ? undefined : toSequence(member, toText),
      type: (member = given.type) === undefined ? undefined : toText(member),
    };
  }
  const listMakePerformanceEntry = list => fromSequence(list, G.makePerformanceEntry, false);
  const listFrozen = list => fromSequence(list, null, true);

  class PerformanceEntryBrand extends Given {
    #state;
    constructor(object, state) { super(object); this.#state = state; state.object = object; }
    static of(object, member, kind = 0) {
      if (typeof object !== 'object' || object === null || !(#state in object)) wrongReceiver('PerformanceEntry', member, kind);
      return object.#state;
    }
    static is(value) { return typeof value === 'object' && value !== null && #state in value; }
    static from(value, where) {
      if (typeof value !== 'object' || value === null || !(#state in value)) wrongValue('PerformanceEntry', where);
      return value.#state;
    }
  }
  G.PerformanceEntryBrand = PerformanceEntryBrand;
  const PerformanceEntry = defineInterface('PerformanceEntry', {
    __proto__: null,
    members: {
      constructor: undefined,
      get name() { return PerformanceEntrySteps.name(PerformanceEntryBrand.of(this, 'name', 1)); },
      get entryType() { return PerformanceEntrySteps.entryType(PerformanceEntryBrand.of(this, 'entryType', 1)); },
      get startTime() { return PerformanceEntrySteps.startTime(PerformanceEntryBrand.of(this, 'startTime', 1)); },
      get duration() { return PerformanceEntrySteps.duration(PerformanceEntryBrand.of(this, 'duration', 1)); },
      toJSON() {
        const state = PerformanceEntryBrand.of(this, 'toJSON');
        return fromDictionary({
          __proto__: null,
          name: PerformanceEntrySteps.name(state),
          entryType: PerformanceEntrySteps.entryType(state),
          startTime: PerformanceEntrySteps.startTime(state),
          duration: PerformanceEntrySteps.duration(state),
        });
      },
    },
  });
  G.makePerformanceEntry = state => {
    if (state.object !== undefined) return state.object;
    if (state.interface !== undefined && state.interface !== 'PerformanceEntry') return G[`make${state.interface}`](state);
    return new PerformanceEntryBrand(ObjectCreate(PerformanceEntry.prototype), state);
  };
  G.isPerformanceEntry = PerformanceEntryBrand.is;
  G.performanceEntryState = PerformanceEntryBrand.from;

  class PerformanceMarkBrand extends G.PerformanceEntryBrand {
    #state;
    constructor(object, state) { super(object, state); this.#state = state; state.object = object; }
    static of(object, member, kind = 0) {
      if (typeof object !== 'object' || object === null || !(#state in object)) wrongReceiver('PerformanceMark', member, kind);
      return object.#state;
    }
    static is(value) { return typeof value === 'object' && value !== null && #state in value; }
    static from(value, where) {
      if (typeof value !== 'object' || value === null || !(#state in value)) wrongValue('PerformanceMark', where);
      return value.#state;
    }
  }
  G.PerformanceMarkBrand = PerformanceMarkBrand;
  const PerformanceMark = defineInterface('PerformanceMark', {
    __proto__: null,
    parent: G.PerformanceEntry,
    length: 1,
    construct(object, markName, markOptions = undefined) {
      markName = toText(markName);
      markOptions = toPerformanceMarkOptions(markOptions);
      return new PerformanceMarkBrand(object, PerformanceMarkSteps.construct(markName, markOptions));
    },
    members: {
      constructor: undefined,
      get detail() { return PerformanceMarkSteps.detail(PerformanceMarkBrand.of(this, 'detail', 1)); },
    },
  });
  G.makePerformanceMark = state => {
    if (state.object !== undefined) return state.object;
    if (state.interface !== undefined && state.interface !== 'PerformanceMark') return G[`make${state.interface}`](state);
    return new PerformanceMarkBrand(ObjectCreate(PerformanceMark.prototype), state);
  };
  G.isPerformanceMark = PerformanceMarkBrand.is;
  G.performanceMarkState = PerformanceMarkBrand.from;

  class PerformanceMeasureBrand extends G.PerformanceEntryBrand {
    #state;
    constructor(object, state) { super(object, state); this.#state = state; state.object = object; }
    static of(object, member, kind = 0) {
      if (typeof object !== 'object' || object === null || !(#state in object)) wrongReceiver('PerformanceMeasure', member, kind);
      return object.#state;
    }
    static is(value) { return typeof value === 'object' && value !== null && #state in value; }
    static from(value, where) {
      if (typeof value !== 'object' || value === null || !(#state in value)) wrongValue('PerformanceMeasure', where);
      return value.#state;
    }
  }
  G.PerformanceMeasureBrand = PerformanceMeasureBrand;
  const PerformanceMeasure = defineInterface('PerformanceMeasure', {
    __proto__: null,
    parent: G.PerformanceEntry,
    members: {
      constructor: undefined,
      get detail() { return PerformanceMeasureSteps.detail(PerformanceMeasureBrand.of(this, 'detail', 1)); },
    },
  });
  G.makePerformanceMeasure = state => {
    if (state.object !== undefined) return state.object;
    if (state.interface !== undefined && state.interface !== 'PerformanceMeasure') return G[`make${state.interface}`](state);
    return new PerformanceMeasureBrand(ObjectCreate(PerformanceMeasure.prototype), state);
  };
  G.isPerformanceMeasure = PerformanceMeasureBrand.is;
  G.performanceMeasureState = PerformanceMeasureBrand.from;

  class PerformanceObserverBrand extends Given {
    #state;
    constructor(object, state) { super(object); this.#state = state; state.object = object; }
    static of(object, member, kind = 0) {
      if (typeof object !== 'object' || object === null || !(#state in object)) wrongReceiver('PerformanceObserver', member, kind);
      return object.#state;
    }
    static is(value) { return typeof value === 'object' && value !== null && #state in value; }
    static from(value, where) {
      if (typeof value !== 'object' || value === null || !(#state in value)) wrongValue('PerformanceObserver', where);
      return value.#state;
    }
  }
  G.PerformanceObserverBrand = PerformanceObserverBrand;
  const PerformanceObserver = defineInterface('PerformanceObserver', {
    __proto__: null,
    length: 1,
    construct(object, callback) {
      callback = toFunction(callback, 403780);
      return new PerformanceObserverBrand(object, PerformanceObserverSteps.construct(callback));
    },
    members: {
      constructor: undefined,
      observe(options = undefined) {
        const state = PerformanceObserverBrand.of(this, 'observe');
        options = toPerformanceObserverInit(options);
        PerformanceObserverSteps.observe(state, options);
      },
      disconnect() { PerformanceObserverSteps.disconnect(PerformanceObserverBrand.of(this, 'disconnect')); },
      takeRecords() { return listMakePerformanceEntry(PerformanceObserverSteps.takeRecords(PerformanceObserverBrand.of(this, 'takeRecords'))); },
    },
    statics: {
      __proto__: null,
      get supportedEntryTypes() {
        const state = PerformanceObserverSteps;
        return state.supportedEntryTypesArray ??= listFrozen(PerformanceObserverSteps.supportedEntryTypes(state));
      },
    },
  });
  G.makePerformanceObserver = state => {
    if (state.object !== undefined) return state.object;
    if (state.interface !== undefined && state.interface !== 'PerformanceObserver') return G[`make${state.interface}`](state);
    return new PerformanceObserverBrand(ObjectCreate(PerformanceObserver.prototype), state);
  };
  G.isPerformanceObserver = PerformanceObserverBrand.is;
  G.performanceObserverState = PerformanceObserverBrand.from;

  class PerformanceObserverEntryListBrand extends Given {
    #state;
    constructor(object, state) { super(object); this.#state = state; state.object = object; }
    static of(object, member, kind = 0) {
      if (typeof object !== 'object' || object === null || !(#state in object)) wrongReceiver('PerformanceObserverEntryList', member, kind);
      return object.#state;
    }
    static is(value) { return typeof value === 'object' && value !== null && #state in value; }
    static from(value, where) {
      if (typeof value !== 'object' || value === null || !(#state in value)) wrongValue('PerformanceObserverEntryList', where);
      return value.#state;
    }
  }
  G.PerformanceObserverEntryListBrand = PerformanceObserverEntryListBrand;
  const PerformanceObserverEntryList = defineInterface('PerformanceObserverEntryList', {
    __proto__: null,
    members: {
      constructor: undefined,
      getEntries() {
        return listMakePerformanceEntry(PerformanceObserverEntryListSteps.getEntries(PerformanceObserverEntryListBrand.of(this, 'getEntries')));
      },
      getEntriesByType(type) {
        const state = PerformanceObserverEntryListBrand.of(this, 'getEntriesByType');
        need(arguments.length, 1);
        type = toText(type);
        return listMakePerformanceEntry(PerformanceObserverEntryListSteps.getEntriesByType(state, type));
      },
      getEntriesByName(name, type = undefined) {
        const state = PerformanceObserverEntryListBrand.of(this, 'getEntriesByName');
        need(arguments.length, 1);
        name = toText(name);
        if (type !== undefined) type = toText(type);
        return listMakePerformanceEntry(PerformanceObserverEntryListSteps.getEntriesByName(state, name, type));
      },
    },
  });
  G.makePerformanceObserverEntryList = state => {
    if (state.object !== undefined) return state.object;
    if (state.interface !== undefined && state.interface !== 'PerformanceObserverEntryList') return G[`make${state.interface}`](state);
    return new PerformanceObserverEntryListBrand(ObjectCreate(PerformanceObserverEntryList.prototype), state);
  };
  G.isPerformanceObserverEntryList = PerformanceObserverEntryListBrand.is;
  G.performanceObserverEntryListState = PerformanceObserverEntryListBrand.from;
}
