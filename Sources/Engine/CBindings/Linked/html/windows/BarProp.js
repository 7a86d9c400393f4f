// js/html/windows/BarProp.js: historical members of windows: bars, and `external`.
// https://html.spec.whatwg.org/multipage/nav-history-apis.html#barprop
//
// Reads and writes nothing of the arena.
// Exports BarPropSteps, ExternalSteps (js/idl/navigation.webidl) · bar(name): the state of a window's bar · external: that of its `external`.
// Exposes nothing.
'use strict'; { const G = this; const { PrivateMap,
pageState } = G;

const bar = G.bar = name => {
  let bar = bars.get(name);
  if (bar === undefined) bars.set(name, bar = { __proto__: null, object: undefined });
  return bar;
};
G.BarPropSteps = { __proto__: null, visible: () => true };
const page = pageState('html/windows/BarProp', () => ({
  __proto__: null,
  bars: PrivateMap(), external: { __proto__: null, object: undefined },
})), { bars } = page;
const { external } = page; G.external = external;
G.ExternalSteps = { __proto__: null, AddSearchProvider() {}, IsSearchProviderInstalled() {} };
}
