// js/hr-time/Performance.js: steps of performance, which shows the page's clock (js/html/clock.js). https://w3c.github.io/hr-time/#sec-performance
//
// Reads and writes nothing of the arena. Marks, measures and observers: js/hr-time/timeline.js.
// Offers  G.PerformanceSteps, PerformanceTimingSteps, PerformanceNavigationSteps (js/idl/performance.webidl) · G.performance: the state of
//         the window's · G.timingTimes(): the times of PerformanceTiming by their names. Exposes nothing.
'use strict';
{
  const G = this;
  const { ObjectCreate, each } = G;
  const { split, floor } = G.primordials;

  // https://w3c.github.io/navigation-timing/#the-performancetiming-interface: there was no network, and parsing takes no time.
  const never = { __proto__: null, unloadEventStart: 1, unloadEventEnd: 1, redirectStart: 1, redirectEnd: 1, secureConnectionStart: 1 };
  const names = split('navigationStart unloadEventStart unloadEventEnd redirectStart redirectEnd fetchStart domainLookupStart domainLookupEnd ' +
    'connectStart connectEnd secureConnectionStart requestStart responseStart responseEnd domLoading domInteractive domContentLoadedEventStart ' +
    'domContentLoadedEventEnd domComplete loadEventStart loadEventEnd', ' ');
  const times = ObjectCreate(null);
  G.PerformanceTimingSteps = ObjectCreate(null);
  for (const name of each(names)) {
    times[name] = never[name] === 1 ? 0 : floor(G.timeOrigin);
    G.PerformanceTimingSteps[name] = () => times[name];
  }
  G.timingTimes = () => times;
  G.PerformanceNavigationSteps = { __proto__: null, type: () => 0, redirectCount: () => 0 };

  const timing = { __proto__: null, object: undefined }, navigation = { __proto__: null, object: undefined };
  G.performance = { __proto__: null, object: undefined };
  G.PerformanceSteps = {
    __proto__: null,
    now: () => G.now(),
    timeOrigin: () => G.timeOrigin,
    getEntries: () => G.performanceEntries(null, null),
    getEntriesByType: (_, type) => G.performanceEntries(null, type),
    getEntriesByName: (_, name, type = null) => G.performanceEntries(name, type),
    mark: (_, name, options) => G.performanceMark(name, options),
    clearMarks(_, name = null) { G.clearEntries('mark', name); },
    measure: (_, name, start, end) => G.performanceMeasure(name, start, end),
    clearMeasures(_, name = null) { G.clearEntries('measure', name); },
    // Nothing comes over a network.
    clearResourceTimings() {},
    setResourceTimingBufferSize() {},
    navigation: () => navigation,
    timing: () => timing,
  };
}
