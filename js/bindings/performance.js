// js/bindings/performance.js: the bindings that js/idl/generate.py made of js/idl/performance.webidl. Not to be edited.
//
// Exposes Performance, PerformanceTiming, PerformanceNavigation, PerformanceEntry, PerformanceMark, PerformanceMeasure,
// PerformanceObserver, PerformanceObserverEntryList.
'use strict';
{
  const G = this;
  const {
    Given, NOTHING, ObjectCreate, accessors, defineInterface, fromDictionary, fromSequence, makeTarget, need, toDictionary, toDouble,
    toFunction, toSequence, toText, wrongReceiver, wrongValue,
  } = G;
  const PerformanceSteps = G.PerformanceSteps;
  const PerformanceTimingSteps = G.PerformanceTimingSteps;
  const PerformanceNavigationSteps = G.PerformanceNavigationSteps;
  const PerformanceEntrySteps = G.PerformanceEntrySteps;
  const PerformanceMarkSteps = G.PerformanceMarkSteps;
  const PerformanceMeasureSteps = G.PerformanceMeasureSteps;
  const PerformanceObserverSteps = G.PerformanceObserverSteps;
  const PerformanceObserverEntryListSteps = G.PerformanceObserverEntryListSteps;
  const listMakePerformanceEntry = list => fromSequence(list, G.makePerformanceEntry, false);
  function toPerformanceMarkOptions(value) {
    const given = toDictionary(value) || NOTHING;
    let member;
    return {
      __proto__: null,
      detail: (member = given.detail) === undefined ? undefined : member,
      startTime: (member = given.startTime) === undefined ? undefined : toDouble(member),
    };
  }
  function toDOMStringOrDouble(value) {
    if (typeof value === 'number') return toDouble(value);
    return toText(value);
  }
  function toPerformanceMeasureOptions(value) {
    const given = toDictionary(value) || NOTHING;
    let member;
    return {
      __proto__: null,
      detail: (member = given.detail) === undefined ? undefined : member,
      duration: (member = given.duration) === undefined ? undefined : toDouble(member),
      end: (member = given.end) === undefined ? undefined : toDOMStringOrDouble(member),
      start: (member = given.start) === undefined ? undefined : toDOMStringOrDouble(member),
    };
  }
  function toDOMStringOrPerformanceMeasureOptions(value) {
    if (value === null || value === undefined) return toPerformanceMeasureOptions(value);
    if (typeof value === 'object' && value !== null || typeof value === 'function') {
      return toPerformanceMeasureOptions(value);
    }
    return toText(value);
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
  const listFrozen = list => fromSequence(list, null, true);

  class PerformanceBrand extends Given {
    #state;
    constructor(object, state) { super(makeTarget(object)); this.#state = state; state.object = object; }
    static of(object, member, kind = 0) {
      if (typeof object !== 'object' || object === null || !(#state in object)) wrongReceiver('Performance', member, kind);
      return object.#state;
    }
    static is(value) { return typeof value === 'object' && value !== null && #state in value; }
    static from(value, where) {
      if (typeof value !== 'object' || value === null || !(#state in value)) wrongValue('Performance', where);
      return value.#state;
    }
  }
  G.PerformanceBrand = PerformanceBrand;
  const Performance = defineInterface('Performance', {
    __proto__: null,
    parent: G.EventTarget,
    members: {
      constructor: undefined,
      get timeOrigin() { return PerformanceSteps.timeOrigin(PerformanceBrand.of(this, 'timeOrigin', 1)); },
      get navigation() { return G.makePerformanceNavigation(PerformanceSteps.navigation(PerformanceBrand.of(this, 'navigation', 1))); },
      get timing() { return G.makePerformanceTiming(PerformanceSteps.timing(PerformanceBrand.of(this, 'timing', 1))); },
      now() { return PerformanceSteps.now(PerformanceBrand.of(this, 'now')); },
      toJSON() {
        const state = PerformanceBrand.of(this, 'toJSON');
        return fromDictionary({
          __proto__: null,
          timeOrigin: PerformanceSteps.timeOrigin(state),
          navigation: G.makePerformanceNavigation(PerformanceSteps.navigation(state)),
          timing: G.makePerformanceTiming(PerformanceSteps.timing(state)),
        });
      },
      getEntries() { return listMakePerformanceEntry(PerformanceSteps.getEntries(PerformanceBrand.of(this, 'getEntries'))); },
      getEntriesByType(type) {
        const state = PerformanceBrand.of(this, 'getEntriesByType');
        need(arguments.length, 1);
        type = toText(type);
        return listMakePerformanceEntry(PerformanceSteps.getEntriesByType(state, type));
      },
      getEntriesByName(name, type = undefined) {
        const state = PerformanceBrand.of(this, 'getEntriesByName');
        need(arguments.length, 1);
        name = toText(name);
        if (type !== undefined) type = toText(type);
        return listMakePerformanceEntry(PerformanceSteps.getEntriesByName(state, name, type));
      },
      mark(markName, markOptions = undefined) {
        const state = PerformanceBrand.of(this, 'mark');
        need(arguments.length, 1);
        markName = toText(markName);
        markOptions = toPerformanceMarkOptions(markOptions);
        return G.makePerformanceMark(PerformanceSteps.mark(state, markName, markOptions));
      },
      clearMarks(markName = undefined) {
        const state = PerformanceBrand.of(this, 'clearMarks');
        if (markName !== undefined) markName = toText(markName);
        PerformanceSteps.clearMarks(state, markName);
      },
      measure(measureName, startOrMeasureOptions = undefined, endMark = undefined) {
        const state = PerformanceBrand.of(this, 'measure');
        need(arguments.length, 1);
        measureName = toText(measureName);
        startOrMeasureOptions = toDOMStringOrPerformanceMeasureOptions(startOrMeasureOptions);
        if (endMark !== undefined) endMark = toText(endMark);
        return G.makePerformanceMeasure(PerformanceSteps.measure(state, measureName, startOrMeasureOptions, endMark));
      },
      clearMeasures(measureName = undefined) {
        const state = PerformanceBrand.of(this, 'clearMeasures');
        if (measureName !== undefined) measureName = toText(measureName);
        PerformanceSteps.clearMeasures(state, measureName);
      },
      clearResourceTimings() { PerformanceSteps.clearResourceTimings(PerformanceBrand.of(this, 'clearResourceTimings')); },
      setResourceTimingBufferSize(maxSize) {
        const state = PerformanceBrand.of(this, 'setResourceTimingBufferSize');
        need(arguments.length, 1);
        maxSize = maxSize >>> 0;
        PerformanceSteps.setResourceTimingBufferSize(state, maxSize);
      },
    },
  });
  accessors(Performance.prototype, G.handlerAccessors('resourcetimingbufferfull'));
  G.makePerformance = state => {
    if (state.object !== undefined) return state.object;
    if (state.interface !== undefined && state.interface !== 'Performance') return G[`make${state.interface}`](state);
    return new PerformanceBrand(ObjectCreate(Performance.prototype), state);
  };
  G.isPerformance = PerformanceBrand.is;
  G.performanceState = PerformanceBrand.from;

  class PerformanceTimingBrand extends Given {
    #state;
    constructor(object, state) { super(object); this.#state = state; state.object = object; }
    static of(object, member, kind = 0) {
      if (typeof object !== 'object' || object === null || !(#state in object)) wrongReceiver('PerformanceTiming', member, kind);
      return object.#state;
    }
    static is(value) { return typeof value === 'object' && value !== null && #state in value; }
    static from(value, where) {
      if (typeof value !== 'object' || value === null || !(#state in value)) wrongValue('PerformanceTiming', where);
      return value.#state;
    }
  }
  G.PerformanceTimingBrand = PerformanceTimingBrand;
  const PerformanceTiming = defineInterface('PerformanceTiming', {
    __proto__: null,
    members: {
      constructor: undefined,
      get navigationStart() { return PerformanceTimingSteps.navigationStart(PerformanceTimingBrand.of(this, 'navigationStart', 1)); },
      get unloadEventStart() { return PerformanceTimingSteps.unloadEventStart(PerformanceTimingBrand.of(this, 'unloadEventStart', 1)); },
      get unloadEventEnd() { return PerformanceTimingSteps.unloadEventEnd(PerformanceTimingBrand.of(this, 'unloadEventEnd', 1)); },
      get redirectStart() { return PerformanceTimingSteps.redirectStart(PerformanceTimingBrand.of(this, 'redirectStart', 1)); },
      get redirectEnd() { return PerformanceTimingSteps.redirectEnd(PerformanceTimingBrand.of(this, 'redirectEnd', 1)); },
      get fetchStart() { return PerformanceTimingSteps.fetchStart(PerformanceTimingBrand.of(this, 'fetchStart', 1)); },
      get domainLookupStart() { return PerformanceTimingSteps.domainLookupStart(PerformanceTimingBrand.of(this, 'domainLookupStart', 1)); },
      get domainLookupEnd() { return PerformanceTimingSteps.domainLookupEnd(PerformanceTimingBrand.of(this, 'domainLookupEnd', 1)); },
      get connectStart() { return PerformanceTimingSteps.connectStart(PerformanceTimingBrand.of(this, 'connectStart', 1)); },
      get connectEnd() { return PerformanceTimingSteps.connectEnd(PerformanceTimingBrand.of(this, 'connectEnd', 1)); },
      get secureConnectionStart() { return PerformanceTimingSteps.secureConnectionStart(PerformanceTimingBrand.of(this, 'secureConnectionStart', 1)); },
      get requestStart() { return PerformanceTimingSteps.requestStart(PerformanceTimingBrand.of(this, 'requestStart', 1)); },
      get responseStart() { return PerformanceTimingSteps.responseStart(PerformanceTimingBrand.of(this, 'responseStart', 1)); },
      get responseEnd() { return PerformanceTimingSteps.responseEnd(PerformanceTimingBrand.of(this, 'responseEnd', 1)); },
      get domLoading() { return PerformanceTimingSteps.domLoading(PerformanceTimingBrand.of(this, 'domLoading', 1)); },
      get domInteractive() { return PerformanceTimingSteps.domInteractive(PerformanceTimingBrand.of(this, 'domInteractive', 1)); },
      get domContentLoadedEventStart() { return PerformanceTimingSteps.domContentLoadedEventStart(PerformanceTimingBrand.of(this, 'domContentLoadedEventStart', 1)); },
      get domContentLoadedEventEnd() { return PerformanceTimingSteps.domContentLoadedEventEnd(PerformanceTimingBrand.of(this, 'domContentLoadedEventEnd', 1)); },
      get domComplete() { return PerformanceTimingSteps.domComplete(PerformanceTimingBrand.of(this, 'domComplete', 1)); },
      get loadEventStart() { return PerformanceTimingSteps.loadEventStart(PerformanceTimingBrand.of(this, 'loadEventStart', 1)); },
      get loadEventEnd() { return PerformanceTimingSteps.loadEventEnd(PerformanceTimingBrand.of(this, 'loadEventEnd', 1)); },
      toJSON() {
        const state = PerformanceTimingBrand.of(this, 'toJSON');
        return fromDictionary({
          __proto__: null,
          navigationStart: PerformanceTimingSteps.navigationStart(state),
          unloadEventStart: PerformanceTimingSteps.unloadEventStart(state),
          unloadEventEnd: PerformanceTimingSteps.unloadEventEnd(state),
          redirectStart: PerformanceTimingSteps.redirectStart(state),
          redirectEnd: PerformanceTimingSteps.redirectEnd(state),
          fetchStart: PerformanceTimingSteps.fetchStart(state),
          domainLookupStart: PerformanceTimingSteps.domainLookupStart(state),
          domainLookupEnd: PerformanceTimingSteps.domainLookupEnd(state),
          connectStart: PerformanceTimingSteps.connectStart(state),
          connectEnd: PerformanceTimingSteps.connectEnd(state),
          secureConnectionStart: PerformanceTimingSteps.secureConnectionStart(state),
          requestStart: PerformanceTimingSteps.requestStart(state),
          responseStart: PerformanceTimingSteps.responseStart(state),
          responseEnd: PerformanceTimingSteps.responseEnd(state),
          domLoading: PerformanceTimingSteps.domLoading(state),
          domInteractive: PerformanceTimingSteps.domInteractive(state),
          domContentLoadedEventStart: PerformanceTimingSteps.domContentLoadedEventStart(state),
          domContentLoadedEventEnd: PerformanceTimingSteps.domContentLoadedEventEnd(state),
          domComplete: PerformanceTimingSteps.domComplete(state),
          loadEventStart: PerformanceTimingSteps.loadEventStart(state),
          loadEventEnd: PerformanceTimingSteps.loadEventEnd(state),
        });
      },
    },
  });
  G.makePerformanceTiming = state => {
    if (state.object !== undefined) return state.object;
    if (state.interface !== undefined && state.interface !== 'PerformanceTiming') return G[`make${state.interface}`](state);
    return new PerformanceTimingBrand(ObjectCreate(PerformanceTiming.prototype), state);
  };
  G.isPerformanceTiming = PerformanceTimingBrand.is;
  G.performanceTimingState = PerformanceTimingBrand.from;

  class PerformanceNavigationBrand extends Given {
    #state;
    constructor(object, state) { super(object); this.#state = state; state.object = object; }
    static of(object, member, kind = 0) {
      if (typeof object !== 'object' || object === null || !(#state in object)) wrongReceiver('PerformanceNavigation', member, kind);
      return object.#state;
    }
    static is(value) { return typeof value === 'object' && value !== null && #state in value; }
    static from(value, where) {
      if (typeof value !== 'object' || value === null || !(#state in value)) wrongValue('PerformanceNavigation', where);
      return value.#state;
    }
  }
  G.PerformanceNavigationBrand = PerformanceNavigationBrand;
  const PerformanceNavigation = defineInterface('PerformanceNavigation', {
    __proto__: null,
    constants: {
      __proto__: null,
      TYPE_NAVIGATE: 0, TYPE_RELOAD: 1, TYPE_BACK_FORWARD: 2, TYPE_RESERVED: 255,
    },
    members: {
      constructor: undefined,
      get type() { return PerformanceNavigationSteps.type(PerformanceNavigationBrand.of(this, 'type', 1)); },
      get redirectCount() { return PerformanceNavigationSteps.redirectCount(PerformanceNavigationBrand.of(this, 'redirectCount', 1)); },
      toJSON() {
        const state = PerformanceNavigationBrand.of(this, 'toJSON');
        return fromDictionary({
          __proto__: null,
          type: PerformanceNavigationSteps.type(state),
          redirectCount: PerformanceNavigationSteps.redirectCount(state),
        });
      },
    },
  });
  G.makePerformanceNavigation = state => {
    if (state.object !== undefined) return state.object;
    if (state.interface !== undefined && state.interface !== 'PerformanceNavigation') return G[`make${state.interface}`](state);
    return new PerformanceNavigationBrand(ObjectCreate(PerformanceNavigation.prototype), state);
  };
  G.isPerformanceNavigation = PerformanceNavigationBrand.is;
  G.performanceNavigationState = PerformanceNavigationBrand.from;

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
      callback = toFunction(callback);
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
