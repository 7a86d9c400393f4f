// js/timing/Performance.js: steps of performance, which reads the page's clock (js/timing/clock.js).
// https://w3c.github.io/hr-time/#sec-performance
//
// Reads and writes nothing of the arena. Marks, measures and observers: js/timing/timeline.js; the times of loading: navigationTiming.js.
// Exports PerformanceSteps (js/idl/performance.webidl) · performance: the state of the window's object. Exposes nothing.
'use strict'; { const G = this; const { pageState,
now, timeOrigin } = G;


const page = pageState('timing/Performance', () => ({
  __proto__: null,
  timing: { __proto__: null, object: undefined }, navigation: { __proto__: null, object: undefined },
  performance: { __proto__: null, object: undefined },
})), { timing, navigation } = page;
const { performance } = page; G.performance = performance;
G.PerformanceSteps = {
  __proto__: null,
  now: () => now(),
  timeOrigin: timeOrigin,
  getEntries: () => G.performanceEntries(null, null),
  getEntriesByType: (_, type) => G.performanceEntries(null, type),
  getEntriesByName: (_, name, type = null) => G.performanceEntries(name, type),
  mark: (_, name, options) => G.performanceMark(name, options),
  clearMarks(_, name = null) { G.clearEntries('mark', name); },
  measure: (_, name, start, end) => G.performanceMeasure(name, start, end),
  clearMeasures(_, name = null) { G.clearEntries('measure', name); },
  // Nothing is loaded over a network.
  clearResourceTimings() {},
  setResourceTimingBufferSize() {},
  navigation: () => navigation,
  timing: () => timing,
};
}
