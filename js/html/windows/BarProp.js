// js/html/windows/BarProp.js: historical members of windows: bars, and `external`.
// https://html.spec.whatwg.org/multipage/nav-history-apis.html#barprop
//
// Reads and writes nothing of the arena.
// Exports BarPropSteps, ExternalSteps (js/idl/navigation.webidl) · bar(name): the state of a window's bar · external: that of its `external`.
// Exposes nothing.
import { PrivateMap } from '../../primordials.js';
import { pageState } from '../../page.js';

export const bar = name => {
  let bar = bars.get(name);
  if (bar === undefined) bars.set(name, bar = { __proto__: null, object: undefined });
  return bar;
};
export const BarPropSteps = { __proto__: null, visible: () => true };
const page = pageState('html/windows/BarProp', () => ({
  __proto__: null,
  bars: PrivateMap(), external: { __proto__: null, object: undefined },
})), { bars } = page;
export const { external } = page;
export const ExternalSteps = { __proto__: null, AddSearchProvider() {}, IsSearchProviderInstalled() {} };
