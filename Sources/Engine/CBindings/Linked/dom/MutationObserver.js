// js/dom/MutationObserver.js: steps of MutationObserver and MutationRecord. https://dom.spec.whatwg.org/#mutation-observers
//
// The tree keeps who observes what, and queues the records (Sources/Engine/DOM/Tree/MutationRecorder.swift); with the first of
// them it calls mutationsQueued, and a microtask delivers them all.
//
// Reads   strings and names. Writes nothing.
// Exports MutationObserverSteps, MutationRecordSteps (js/idl/MutationObserver.webidl) · mutationsQueued().
// Throws  TypeError as specified. Exposes nothing.
'use strict'; { const G = this; 
const { PrivateMap, apply, primordials, privateArray, soon, toArray,
hooks,
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
// The states of an observer's records, which it then has no longer.
function take(number, isNotification) {
  const words = callValues(154, number, isNotification), records = privateArray();
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

// All observers by their numbers.
const observers = PrivateMap();
G.MutationObserverSteps = {
  __proto__: null,
  construct(callback) {
    const observer = { __proto__: null, object: undefined, callback, number: callValues(150) };
    observers.set(observer.number, observer);
    return observer;
  },
  // https://dom.spec.whatwg.org/#dom-mutationobserver-observe
  observe({ number }, node, { childList, attributes, characterData, subtree, attributeOldValue, characterDataOldValue, attributeFilter }) {
    attributes ??= attributeOldValue !== undefined || attributeFilter !== undefined;
    characterData ??= characterDataOldValue !== undefined;
    if (!childList && !attributes && !characterData || !attributes && (attributeOldValue || attributeFilter !== undefined)
      || !characterData && characterDataOldValue) throw new TypeError('Type error');
    const flags = (childList ? 1 : 0) | (attributes ? 2 : 0) | (characterData ? 4 : 0) | (subtree ? 8 : 0)
      | (attributeOldValue ? 16 : 0) | (characterDataOldValue ? 32 : 0) | (attributeFilter !== undefined ? 64 : 0);
    const all = privateArray();
    all[0] = 152; all[1] = number; all[2] = node; all[3] = flags;
    for (let i = 0; attributeFilter !== undefined && i < attributeFilter.length; i++) all[i + 4] = attributeFilter[i];
    callList(all);
  },
  disconnect({ number }) { callValues(153, number); },
  takeRecords: ({ number }) => take(number, false),
};

// https://dom.spec.whatwg.org/#notify-mutation-observers
function notify() {
  isQueued = false;
  const waiting = callValues(151), slots = isLoaded('takeSignals') ? G.takeSignals() : null;
  for (let i = 0; i < waiting.length; i++) {
    const { object, callback, number } = observers.get(waiting[i]);
    const records = take(number, true);
    if (records.length === 0) continue;
    for (let j = 0; j < records.length; j++) records[j] = G.makeMutationRecord(records[j]);
    try { apply(callback, object, [toArray(records), object]); } catch (error) { hooks.reportException(error); }
  }
  // OPTIMIZATION: Where slots are in slots, the events' paths are together as long as the square of their number.
  if (slots === null) return;
  for (let i = 0; i < slots.length; i++) {
    if (G.mayBeHeard('slotchange')) G.fire(wrap(slots[i]), 'slotchange', { __proto__: null, bubbles: true });
  }
}
let isQueued = false;
G.mutationsQueued = () => {
  if (isQueued) return;
  isQueued = true;
  soon(notify);
};
}
