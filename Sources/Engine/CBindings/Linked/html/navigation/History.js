// js/html/navigation/History.js: steps of History: the entries that scripts created for this page.
// https://html.spec.whatwg.org/multipage/nav-history-apis.html#the-history-interface
//
// Navigation between them works as in a browser. Entries before and after them would be other pages: such a navigation is recorded, and the
// page stays.
//
// Reads and writes nothing of the arena.
// Exports HistorySteps (js/idl/navigation.webidl) · history: the state of the window's history · navigateToFragment(parsed address).
// Exposes nothing.
'use strict'; { const G = this; const OP = { __proto__: null, record: 220 }; const { global,
privateArray,
pageState,
callValues,
fail,
parseURL,
documentURL, mainDocument, setDocumentURL,
baseOf } = G;






const addressNow = () => documentURL(mainDocument);
function firstEntries() {
  const entries = privateArray();
  entries[0] = { __proto__: null, url: '', state: null };
  return entries;
}
const page = pageState('html/navigation/History', () => ({
  __proto__: null,
  // {url, state}: the serialized state. An entry gets its address when the page leaves it.
  entries: firstEntries(),
  // The index of the current entry, and the index after the pending navigation.
  place: 0, planned: 0, state: null, restoration: 'auto',
  history: { __proto__: null, object: undefined },
})), { entries } = page;
const { history } = page; G.history = history;

function enter(url, data, replaces) {
  entries[page.place].url = replaces ? url : addressNow();
  page.planned = page.place;
  if (replaces) { entries[page.place].state = data; return; }
  page.planned = entries.length = ++page.place;
  entries[page.place] = { __proto__: null, url, state: data };
}
const fireChange = (oldURL, newURL) => {
  G.queueEvents(() => G.fire(global, 'hashchange', { __proto__: null, oldURL, newURL }, G.HashChangeEvent));
};
// https://html.spec.whatwg.org/multipage/browsing-the-web.html#scroll-to-fragid
G.navigateToFragment = target => {
  const oldURL = addressNow(), newURL = target.href;
  enter(newURL, null, newURL === oldURL);
  page.state = null;
  setDocumentURL(newURL);
  G.setFragment(mainDocument, target.hash);
  G.fire(global, 'popstate', { __proto__: null, state: null }, G.PopStateEvent);
  if (newURL !== oldURL) fireChange(oldURL, newURL);
};
// https://html.spec.whatwg.org/multipage/browsing-the-web.html#update-document-for-history-step-application
function traverse(step) {
  const to = page.planned + step;
  if (step === 0) { callValues(OP.record, 'reload', addressNow()); return; }
  if (to < 0 || to >= entries.length) { callValues(OP.record, 'history', `${step}`); return; }
  page.planned = to;
  G.queueEvents(() => {
    // NB: The entry may have been removed by entries that were added in the meantime.
    if (to >= entries.length || to === page.place) return;
    const oldURL = addressNow(), old = parseURL(oldURL, null);
    page.place = to;
    const { url: newURL, state: data } = entries[to], target = parseURL(newURL, null);
    setDocumentURL(newURL);
    if (target !== null) G.setFragment(mainDocument, target.hash);
    page.state = data === null ? null : G.clone(data);
    G.fire(global, 'popstate', { __proto__: null, state: page.state }, G.PopStateEvent);
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
  page.state = G.clone(copy);
}
G.HistorySteps = {
  __proto__: null,
  length: () => entries.length,
  scrollRestoration: () => page.restoration,
  setScrollRestoration(_, value) { page.restoration = value; },
  state: () => page.state,
  go(_, delta) { traverse(delta); },
  back() { traverse(-1); },
  forward() { traverse(1); },
  pushState(_, data, unused, url) { update(data, url, false); },
  replaceState(_, data, unused, url) { update(data, url, true); },
};
}
