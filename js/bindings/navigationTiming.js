// js/bindings/navigationTiming.js: the bindings that js/idl/generate.py made of js/idl/navigationTiming.webidl. Not to be edited.
//
// Exposes PerformanceTiming, PerformanceNavigation.
'use strict';
{
  const G = this;
  const { Given, ObjectCreate, defineInterface, fromDictionary, wrongReceiver, wrongValue } = G;
  const PerformanceTimingSteps = G.PerformanceTimingSteps;
  const PerformanceNavigationSteps = G.PerformanceNavigationSteps;

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
}
