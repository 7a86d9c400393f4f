// js/html/navigation/History.js: steps of History: the entries that scripts created for this page, and for each document of a frame.
// https://html.spec.whatwg.org/multipage/nav-history-apis.html#the-history-interface
//
// Navigation between them works as in a browser. Entries before and after them would be other pages: such a navigation is recorded, and the
// page stays.
//
// Reads and writes nothing of the arena.
// Exports HistorySteps (js/idl/navigation.webidl) · history(window): the state of its history · navigateToFragment(parsed address): in the page.
// Exposes nothing.
'use strict'; { const G = this; const OP = { __proto__: null, record: 220 }; const { global,
PrivateMap, privateArray,
pageState,
callValues,
fail,
parseURL,
documentURL, mainDocument, setDocumentURL,
baseOf,
recordOf } = G;






const addressNow = ({ document }) => documentURL(document);
function firstEntries() {
  const entries = privateArray();
  entries[0] = { __proto__: null, url: '', state: null };
  return entries;
}
const page = pageState('html/navigation/History', () => ({
  __proto__: null,
  own: newHistory(global, mainDocument), ofFrames: PrivateMap(),
}));
function newHistory(window, document) {
  return {
    __proto__: null, object: undefined, window, document,
    // {url, state}: the serialized state. An entry gets its address when the page leaves it.
    entries: firstEntries(),
    // The index of the current entry, and the index after the pending navigation.
    place: 0, planned: 0, state: null, restoration: 'auto',
  };
}
const history = G.history = window => {
  const { document, frame } = recordOf(window);
  if (frame === 0) return page.own;
  let known = page.ofFrames.get(document);
  if (known === undefined) page.ofFrames.set(document, known = newHistory(window, document));
  return known;
};

function enter(history, url, data, replaces) {
  const { entries } = history;
  entries[history.place].url = replaces ? url : addressNow(history);
  history.planned = history.place;
  if (replaces) { entries[history.place].state = data; return; }
  history.planned = entries.length = ++history.place;
  entries[history.place] = { __proto__: null, url, state: data };
}
const fireChange = (window, oldURL, newURL) => {
  G.queueEvents(() => G.fire(window, 'hashchange', { __proto__: null, oldURL, newURL }, G.HashChangeEvent));
};
// https://html.spec.whatwg.org/multipage/browsing-the-web.html#scroll-to-fragid
G.navigateToFragment = target => {
  const { own } = page, oldURL = addressNow(own), newURL = target.href;
  enter(own, newURL, null, newURL === oldURL);
  own.state = null;
  setDocumentURL(newURL);
  G.setFragment(mainDocument, target.hash);
  G.fire(global, 'popstate', { __proto__: null, state: null }, G.PopStateEvent);
  if (newURL !== oldURL) fireChange(global, oldURL, newURL);
};
// https://html.spec.whatwg.org/multipage/browsing-the-web.html#update-document-for-history-step-application
function traverse(history, step) {
  const { window, document, entries } = history, to = history.planned + step;
  if (step === 0) { callValues(OP.record, 'reload', addressNow(history)); return; }
  if (to < 0 || to >= entries.length) { callValues(OP.record, 'history', `${step}`); return; }
  history.planned = to;
  G.queueEvents(() => {
    // NB: The entry may have been removed by entries that were added in the meantime.
    if (to >= entries.length || to === history.place) return;
    const oldURL = addressNow(history), old = parseURL(oldURL, null);
    history.place = to;
    const { url: newURL, state: data } = entries[to], target = parseURL(newURL, null);
    setDocumentURL(newURL, document);
    if (target !== null) G.setFragment(document, target.hash);
    history.state = data === null ? null : G.clone(data, window);
    G.fire(window, 'popstate', { __proto__: null, state: history.state }, G.PopStateEvent);
    if (old !== null && target !== null && old.hash !== target.hash) fireChange(window, oldURL, newURL);
  });
}
// https://html.spec.whatwg.org/multipage/nav-history-apis.html#can-have-its-url-rewritten
function canBecome(target, now) {
  if (target.protocol !== now.protocol || target.username !== now.username || target.password !== now.password || target.host !== now.host) return false;
  if (now.protocol === 'http:' || now.protocol === 'https:') return true;
  return target.pathname === now.pathname && (now.protocol === 'file:' || target.search === now.search);
}
function update(history, data, url, replaces) {
  const copy = G.clone(data), { document } = history;
  let address = addressNow(history);
  if (url !== null && url !== '') {
    const target = parseURL(url, baseOf(document)), now = parseURL(address, null);
    if (target === null || now === null || !canBecome(target, now)) {
      const wanted = target === null ? url : target.href;
      fail('SecurityError', `Blocked attempt to use history.${replaces ? 'replace' : 'push'}State() to change session history URL from ` +
        `${address} to ${wanted}. Protocols, domains, ports, usernames, and passwords must match.`);
    }
    address = target.href;
  }
  enter(history, address, copy, replaces);
  setDocumentURL(address, document);
  history.state = G.clone(copy, history.window);
}
G.HistorySteps = {
  __proto__: null,
  // The entries of all windows are in one list. https://html.spec.whatwg.org/multipage/nav-history-apis.html#dom-history-length
  length() {
    let count = page.own.entries.length;
    page.ofFrames.forEach(({ entries }) => { count += entries.length - 1; });
    return count;
  },
  scrollRestoration: ({ restoration }) => restoration,
  setScrollRestoration(history, value) { history.restoration = value; },
  state: ({ state }) => state,
  go(history, delta) { traverse(history, delta); },
  back(history) { traverse(history, -1); },
  forward(history) { traverse(history, 1); },
  pushState(history, data, unused, url) { update(history, data, url, false); },
  replaceState(history, data, unused, url) { update(history, data, url, true); },
};
}
