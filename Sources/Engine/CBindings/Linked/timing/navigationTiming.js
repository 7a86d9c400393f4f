// js/timing/navigationTiming.js: the steps of navigation timing. https://w3c.github.io/navigation-timing/#obsolete
//
// Reads and writes nothing of the arena.
// Exports PerformanceTimingSteps, PerformanceNavigationSteps (js/idl/navigationTiming.webidl) · timingTimes(): the times of
//         PerformanceTiming by their names. Exposes nothing.
'use strict'; { const G = this; const { ObjectCreate, each, primordials,
timeOrigin } = G;

const { split, floor } = primordials;

// https://w3c.github.io/navigation-timing/#the-performancetiming-interface: there was no network, and parsing takes no time.
const never = { __proto__: null, unloadEventStart: 1, unloadEventEnd: 1, redirectStart: 1, redirectEnd: 1, secureConnectionStart: 1 };
const names = split('navigationStart unloadEventStart unloadEventEnd redirectStart redirectEnd fetchStart domainLookupStart domainLookupEnd ' +
  'connectStart connectEnd secureConnectionStart requestStart responseStart responseEnd domLoading domInteractive domContentLoadedEventStart ' +
  'domContentLoadedEventEnd domComplete loadEventStart loadEventEnd', ' ');
const timeOf = name => never[name] === 1 ? 0 : floor(timeOrigin());
const PerformanceTimingSteps = G.PerformanceTimingSteps = ObjectCreate(null);
for (const name of each(names)) {
  PerformanceTimingSteps[name] = () => timeOf(name);
}
G.timingTimes = () => {
  const times = ObjectCreate(null);
  for (const name of each(names)) times[name] = timeOf(name);
  return times;
};
G.PerformanceNavigationSteps = { __proto__: null, type: () => 0, redirectCount: () => 0 };
}
