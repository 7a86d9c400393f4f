// js/html/History.js: steps of History: the entries that script made for this page.
// https://html.spec.whatwg.org/multipage/nav-history-apis.html#the-history-interface
//
// Going back and forth between them works as in a browser. What lies before and behind them is other pages': that script wants
// to go there is recorded, and the page stays.
//
// Reads and writes nothing of the arena.
// Exports HistorySteps (js/idl/navigation.webidl) · history: the state of the window's · navigateToFragment(parsed address).
// Exposes nothing.
'use strict'; { const G = this; const { global,
privateArray,
callValues,
fail,
parseURL,
documentURL, mainDocument, setDocumentURL,
baseOf } = G;






const addressNow = () => documentURL(mainDocument);
// {url, state}: the state as it was serialized.
const entries = privateArray();
// Where the page is, and where it will be after the steps that are on their way.
let place = 0, planned = 0, state = null, restoration = 'auto';
entries[0] = { __proto__: null, url: addressNow(), state: null };

function enter(url, data, replaces) {
  entries[place].url = replaces ? url : addressNow();
  planned = place;
  if (replaces) { entries[place].state = data; return; }
  planned = entries.length = ++place;
  entries[place] = { __proto__: null, url, state: data };
}
const fireChange = (oldURL, newURL) => {
  G.queueEvents(() => G.fire(global, 'hashchange', { __proto__: null, oldURL, newURL }, G.HashChangeEvent));
};
// https://html.spec.whatwg.org/multipage/browsing-the-web.html#scroll-to-fragid
G.navigateToFragment = target => {
  const oldURL = addressNow(), newURL = target.href;
  enter(newURL, null, newURL === oldURL);
  state = null;
  setDocumentURL(newURL);
  G.setFragment(mainDocument, target.hash);
  G.fire(global, 'popstate', { __proto__: null, state: null }, G.PopStateEvent);
  if (newURL !== oldURL) fireChange(oldURL, newURL);
};
// https://html.spec.whatwg.org/multipage/browsing-the-web.html#update-document-for-history-step-application
function traverse(step) {
  const to = planned + step;
  if (step === 0) { callValues(213, 'reload', addressNow()); return; }
  if (to < 0 || to >= entries.length) { callValues(213, 'history', `${step}`); return; }
  planned = to;
  G.queueEvents(() => {
    // NB: What was entered meanwhile may have taken the place away.
    if (to >= entries.length || to === place) return;
    const oldURL = addressNow(), old = parseURL(oldURL, null);
    place = to;
    const { url: newURL, state: data } = entries[to], target = parseURL(newURL, null);
    setDocumentURL(newURL);
    if (target !== null) G.setFragment(mainDocument, target.hash);
    state = data === null ? null : G.clone(data);
    G.fire(global, 'popstate', { __proto__: null, state }, G.PopStateEvent);
    if (old !== null && target !== null && old.hash !== target.hash) fireChange(oldURL, newURL);
  });
}
// https://html.spec.whatwg.org/multipage/nav-history-apis.html#can-have-its-url-rewritten
function canBecome(target, now) {
  if (target.protocol !== now.protocol || target.username !== now.username || target.password !== now.password || target.host !== now.host) return false;
  if (now.protocol === 'http:' || now.protocol === 'https:') return true;
  return target.pathname === now.pathname && (now.protocol === 'file:' || target.search === now.search);
}
function update(data, url, replaces) {
  const copy = G.clone(data);
  let address = addressNow();
  if (url !== null && url !== '') {
    const target = parseURL(url, baseOf(mainDocument)), now = parseURL(address, null);
    if (target === null || now === null || !canBecome(target, now)) {
      const wanted = target === null ? url : target.href;
      fail('SecurityError', `Blocked attempt to use history.${replaces ? 'replace' : 'push'}State() to change session history URL from ` +
        `${address} to ${wanted}. Protocols, domains, ports, usernames, and passwords must match.`);
    }
    address = target.href;
  }
  enter(address, copy, replaces);
  setDocumentURL(address);
  state = G.clone(copy);
}
G.history = { __proto__: null, object: undefined };
G.HistorySteps = {
  __proto__: null,
  length: () => entries.length,
  scrollRestoration: () => restoration,
  setScrollRestoration(_, value) { restoration = value; },
  state: () => state,
  go(_, delta) { traverse(delta); },
  back() { traverse(-1); },
  forward() { traverse(1); },
  pushState(_, data, unused, url) { update(data, url, false); },
  replaceState(_, data, unused, url) { update(data, url, true); },
};
}
