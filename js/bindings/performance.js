// js/bindings/performance.js: the bindings that js/idl/generate.py made of js/idl/performance.webidl. Not to be edited.
//
// Exposes Performance.
'use strict';
{
  const G = this;
  const {
    Given, NOTHING, ObjectCreate, accessors, defineInterface, fromDictionary, fromSequence, makeTarget, need, toDictionary, toDouble,
    toText, wrongReceiver, wrongValue,
  } = G;
  const PerformanceSteps = G.PerformanceSteps;
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
      onresourcetimingbufferfull: undefined,
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
      clearResourceTimings() { PerformanceSteps.clearResourceTimings(PerformanceBrand.of(this, 'clearResourceTimings')); },
      setResourceTimingBufferSize(maxSize) {
        const state = PerformanceBrand.of(this, 'setResourceTimingBufferSize');
        need(arguments.length, 1);
        maxSize = maxSize >>> 0;
        PerformanceSteps.setResourceTimingBufferSize(state, maxSize);
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
    },
  });
  accessors(Performance.prototype, G.handlerAccessors('resourcetimingbufferfull', '', PerformanceBrand.of));
  G.makePerformance = state => {
    if (state.object !== undefined) return state.object;
    if (state.interface !== undefined && state.interface !== 'Performance') return G[`make${state.interface}`](state);
    return new PerformanceBrand(ObjectCreate(Performance.prototype), state);
  };
  G.isPerformance = PerformanceBrand.is;
  G.performanceState = PerformanceBrand.from;
}
