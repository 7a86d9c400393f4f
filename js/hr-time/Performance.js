// js/hr-time/Performance.js: performance, which shows the page's clock (js/html/clock.js). https://w3c.github.io/hr-time/#sec-performance
//
// Reads and writes nothing of the arena. Offers G.performance. Exposes Performance.
'use strict';
{
  const G = this;
  const { defineInterface, ObjectCreate } = G;
  const Performance = defineInterface('Performance', {
    __proto__: null,
    parent: G.EventTarget,
    members: {
      now() { return G.now(); },
      get timeOrigin() { return G.timeOrigin; },
      get timing() { return timing; },
      get navigation() { return { __proto__: null, type: 0, redirectCount: 0 }; },
      mark(name) { return undefined; },
      measure(name) { return undefined; },
      clearMarks() {},
      clearMeasures() {},
      getEntries() { return []; },
      getEntriesByName(name) { return []; },
      getEntriesByType(type) { return []; },
      toJSON() { return { __proto__: null, timeOrigin: G.timeOrigin }; },
    },
  });
  G.performance = G.makeTarget(ObjectCreate(Performance.prototype));
  const { timeOrigin: start } = G;
  const timing = { __proto__: null, navigationStart: start, domLoading: start, domInteractive: start, domComplete: start, loadEventEnd: start };
}
