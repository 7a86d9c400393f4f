// js/dom/MutationObserver.js: steps of MutationObserver and MutationRecord. https://dom.spec.whatwg.org/#mutation-observers
//
// The tree stores the observers' registrations and queues the records (Sources/Engine/DOM/Tree/MutationRecorder.swift). At the end
// of a native call that queued any, it calls mutationsQueued, and a microtask delivers all of them.
//
// Reads   strings and names. Writes nothing.
// Exports MutationObserverSteps, MutationRecordSteps (js/idl/MutationObserver.webidl) · mutationsQueued().
// Throws  TypeError as specified. Exposes nothing.
'use strict'; { const G = this; const OP = { __proto__: null, mutationsTake: 157, mutationsObserver: 153, mutationsObserve: 155, mutationsDisconnect: 156, mutationsWaiting: 154 }; 
const { PrivateMap, apply, primordials, privateArray, soon, toArray,
hooks,
pageState,
callList, callValues, nameOf, str, wrap,
isLoaded,
staticList } = G;




const { TypeError, lengthOf } = primordials;

const kinds = ['', 'attributes', 'characterData', 'childList'];
G.MutationRecordSteps = {
  __proto__: null,
  type: record => kinds[record.kind],
  target: record => record.target,
  addedNodes: record => record.addedList ??= staticList(record.added),
  removedNodes: record => record.removedList ??= staticList(record.removed),
  previousSibling: record => record.previous,
  nextSibling: record => record.next,
  attributeName: ({ name }) => name === 0 ? null : nameOf(name).local,
  attributeNamespace: ({ name }) => name === 0 ? null : nameOf(name).namespace,
  oldValue: record => str(record.old),
};
// Takes the states of an observer's records. DOM, takeRecords() (#dom-mutationobserver-takerecords), and 6.1–3 of "notify mutation
// observers": native code does them.
function take(number, isNotification) {
  const words = callValues(OP.mutationsTake, number, isNotification), records = privateArray();
  const length = lengthOf(words);
  for (let at = 0; at < length;) {
    const added = privateArray(), removed = privateArray(), addedCount = words[at + 6], removedCount = words[at + 7];
    for (let i = 0; i < addedCount; i++) added[i] = words[at + 8 + i];
    for (let i = 0; i < removedCount; i++) removed[i] = words[at + 8 + addedCount + i];
    records[records.length] = {
      __proto__: null, object: undefined, kind: words[at], target: words[at + 1], previous: words[at + 2], next: words[at + 3],
      name: words[at + 4], old: words[at + 5], added, removed, addedList: null, removedList: null,
    };
    at += 8 + addedCount + removedCount;
  }
  return records;
}

const page = pageState('dom/MutationObserver', () => ({
  __proto__: null,
  // All observers by their numbers.
  observers: PrivateMap(),
  isQueued: false,
})), { observers } = page;
G.MutationObserverSteps = {
  __proto__: null,
  construct(callback) {
    const observer = { __proto__: null, object: undefined, callback, number: callValues(OP.mutationsObserver) };
    observers.set(observer.number, observer);
    return observer;
  },
  // DOM, observe() (#dom-mutationobserver-observe).
  observe({ number }, node, { childList, attributes, characterData, subtree, attributeOldValue, characterDataOldValue, attributeFilter }) {
    // 1.
    attributes ??= attributeOldValue !== undefined || attributeFilter !== undefined;
    // 2.
    characterData ??= characterDataOldValue !== undefined;
    // 3–6.
    if (!childList && !attributes && !characterData || !attributes && (attributeOldValue || attributeFilter !== undefined)
      || !characterData && characterDataOldValue) throw new TypeError('Type error');
    // 7–8 are native code's, which has the lists of registered observers.
    const flags = (childList ? 1 : 0) | (attributes ? 2 : 0) | (characterData ? 4 : 0) | (subtree ? 8 : 0)
      | (attributeOldValue ? 16 : 0) | (characterDataOldValue ? 32 : 0) | (attributeFilter !== undefined ? 64 : 0);
    const all = privateArray();
    all[0] = OP.mutationsObserve; all[1] = number; all[2] = node; all[3] = flags;
    for (let i = 0; attributeFilter !== undefined && i < attributeFilter.length; i++) all[i + 4] = attributeFilter[i];
    callList(all);
  },
  // DOM, disconnect() (#dom-mutationobserver-disconnect): native code's.
  disconnect({ number }) { callValues(OP.mutationsDisconnect, number); },
  takeRecords: ({ number }) => take(number, false),
};

// DOM, "notify mutation observers" (#notify-mutation-observers).
function notify() {
  // 1.
  page.isQueued = false;
  // 2–5.
  const waiting = callValues(OP.mutationsWaiting), slots = isLoaded('takeSignals') ? G.takeSignals() : null;
  // 6. In the order in which the observers were made, as in WebKit.
  for (let i = 0; i < waiting.length; i++) {
    const { object, callback, number } = observers.get(waiting[i]);
    // 6.1–6.3.
    const records = take(number, true);
    // 6.4.
    if (records.length === 0) continue;
    for (let j = 0; j < records.length; j++) records[j] = G.makeMutationRecord(records[j]);
    try { apply(callback, object, [toArray(records), object]); } catch (error) { hooks.reportException(error); }
  }
  // 7. OPTIMIZATION: With nested slots, the total length of the events' paths is the square of the number of slots.
  if (slots === null) return;
  for (let i = 0; i < slots.length; i++) {
    if (G.mayBeHeard('slotchange')) G.fire(wrap(slots[i]), 'slotchange', { __proto__: null, bubbles: true });
  }
}
// DOM, "queue a mutation observer microtask" (#queue-a-mutation-observer-compound-microtask).
G.mutationsQueued = () => {
  // 1.
  if (page.isQueued) return;
  // 2–3.
  page.isQueued = true;
  soon(notify);
};
}
