// js/hr-time/Performance.js: performance, which shows the page's clock (js/html/clock.js). https://w3c.github.io/hr-time/#sec-performance
//
// Reads and writes nothing of the arena. Marks, measures and observers: js/hr-time/timeline.js.
// Offers  G.performance · G.timingTimes(): the times of PerformanceTiming by their names. Exposes Performance, PerformanceTiming,
//         PerformanceNavigation.
'use strict';
{
  const G = this;
  const { defineInterface, ObjectCreate, need, toText, each, ownDescriptor, define } = G;
  const { split, floor } = G.primordials;

  // https://www.w3.org/TR/navigation-timing/#sec-navigation-timing-interface: there was no network, and parsing takes no time.
  const never = { __proto__: null, unloadEventStart: 1, unloadEventEnd: 1, redirectStart: 1, redirectEnd: 1, secureConnectionStart: 1 };
  const names = split('navigationStart unloadEventStart unloadEventEnd redirectStart redirectEnd fetchStart domainLookupStart domainLookupEnd ' +
    'connectStart connectEnd secureConnectionStart requestStart responseStart responseEnd domLoading domInteractive domContentLoadedEventStart ' +
    'domContentLoadedEventEnd domComplete loadEventStart loadEventEnd', ' ');
  const timingMembers = {}, times = ObjectCreate(null);
  for (const name of each(names)) {
    times[name] = never[name] === 1 ? 0 : floor(G.timeOrigin);
    G.defineProperty(timingMembers, name, ownDescriptor({ __proto__: null, get [name]() { return times[name]; } }, name));
  }
  G.timingTimes = () => times;
  const asObject = values => {
    const object = {};
    for (const name in values) define(object, name, values[name], true, true, true);
    return object;
  };
  const PerformanceTiming = defineInterface('PerformanceTiming', { __proto__: null, members: timingMembers });
  G.mixin(PerformanceTiming, { __proto__: null, toJSON() { return asObject(times); } });
  const PerformanceNavigation = defineInterface('PerformanceNavigation', {
    __proto__: null,
    constants: { __proto__: null, TYPE_NAVIGATE: 0, TYPE_RELOAD: 1, TYPE_BACK_FORWARD: 2, TYPE_RESERVED: 255 },
    members: {
      get type() { return 0; },
      get redirectCount() { return 0; },
      toJSON() { return { type: 0, redirectCount: 0 }; },
    },
  });
  const timing = ObjectCreate(PerformanceTiming.prototype), navigation = ObjectCreate(PerformanceNavigation.prototype);

  const Performance = defineInterface('Performance', {
    __proto__: null,
    parent: G.EventTarget,
    members: {
      now() { return G.now(); },
      get timeOrigin() { return G.timeOrigin; },
      get timing() { return timing; },
      get navigation() { return navigation; },
      mark(name, options = undefined) { need(arguments.length, 1); return G.performanceMark(toText(name), options); },
      measure(name, start = undefined, end = undefined) { need(arguments.length, 1); return G.performanceMeasure(toText(name), start, end); },
      clearMarks(name = undefined) { G.clearEntries('mark', name); },
      clearMeasures(name = undefined) { G.clearEntries('measure', name); },
      clearResourceTimings() {},
      setResourceTimingBufferSize(maxSize) { need(arguments.length, 1); },
      getEntries() { return G.performanceEntries(null, null); },
      getEntriesByName(name, type = undefined) {
        need(arguments.length, 1);
        name = toText(name);
        return G.performanceEntries(name, type === undefined ? null : toText(type));
      },
      getEntriesByType(type) { need(arguments.length, 1); return G.performanceEntries(null, toText(type)); },
      toJSON() { return { timeOrigin: G.timeOrigin, timing: asObject(times), navigation: { type: 0, redirectCount: 0 } }; },
    },
  });
  G.accessors(Performance.prototype, G.handlerAccessors('resourcetimingbufferfull'));
  G.performance = G.makeTarget(ObjectCreate(Performance.prototype));
}
