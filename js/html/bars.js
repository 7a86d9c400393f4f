// js/html/bars.js: what windows have for historical reasons: bars, and `external`. https://html.spec.whatwg.org/multipage/nav-history-apis.html#barprop
//
// Reads and writes nothing of the arena.
// Offers  G.BarPropSteps, ExternalSteps (js/idl/navigation.webidl) · G.bar(name): the state of a window's bar · G.external: that of its `external`.
// Exposes nothing.
'use strict';
{
  const G = this;
  const bars = G.PrivateMap();
  G.bar = name => {
    let bar = bars.get(name);
    if (bar === undefined) bars.set(name, bar = { __proto__: null, object: undefined });
    return bar;
  };
  G.BarPropSteps = { __proto__: null, visible: () => true };
  G.external = { __proto__: null, object: undefined };
  G.ExternalSteps = { __proto__: null, AddSearchProvider() {}, IsSearchProviderInstalled() {} };
}
