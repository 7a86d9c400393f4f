// js/dom/MutationObserver.js: MutationObserver and MutationRecord. https://dom.spec.whatwg.org/#mutation-observers
//
// The tree keeps who observes what, and queues the records (Sources/Engine/DOM/Tree/MutationRecorder.swift); with the first of
// them it calls G.mutationsQueued, and a microtask delivers them all.
//
// Reads   strings and names. Writes nothing.
// Offers  G.mutationsQueued(). Throws TypeError as specified. Exposes both interfaces.
'use strict';
{
  const G = this;
  const { defineInterface, Given, ObjectCreate, callNamed, nodeArgument, need, toFunction, toText, wrap, str, nameOf, hooks, apply,
    privateArray, staticList, PrivateMap, soon } = G;
  const { TypeError, lengthOf } = G.primordials;

  class RecordBrand extends Given {
    #record;
    constructor(object, record) { super(object); this.#record = record; }
    static of(object) { return object.#record; }
  }
  const { of } = RecordBrand;
  const kinds = ['', 'attributes', 'characterData', 'childList'];
  const MutationRecord = defineInterface('MutationRecord', {
    __proto__: null,
    members: {
      get type() { return kinds[of(this).kind]; },
      get target() { return wrap(of(this).target); },
      get addedNodes() { const record = of(this); return record.addedList ??= staticList(record.added); },
      get removedNodes() { const record = of(this); return record.removedList ??= staticList(record.removed); },
      get previousSibling() { return wrap(of(this).previous); },
      get nextSibling() { return wrap(of(this).next); },
      get attributeName() { const { name } = of(this); return name === 0 ? null : nameOf(name).local; },
      get attributeNamespace() { const { name } = of(this); return name === 0 ? null : nameOf(name).namespace; },
      get oldValue() { return str(of(this).old); },
    },
  });
  function take(number, isNotification) {
    const words = callNamed('mutations.take', number, isNotification), records = privateArray();
    const length = lengthOf(words);
    for (let at = 0; at < length;) {
      const added = privateArray(), removed = privateArray(), addedCount = words[at + 6], removedCount = words[at + 7];
      for (let i = 0; i < addedCount; i++) added[i] = words[at + 8 + i];
      for (let i = 0; i < removedCount; i++) removed[i] = words[at + 8 + addedCount + i];
      records[records.length] = new RecordBrand(ObjectCreate(MutationRecord.prototype), {
        __proto__: null, kind: words[at], target: words[at + 1], previous: words[at + 2], next: words[at + 3],
        name: words[at + 4], old: words[at + 5], added, removed, addedList: null, removedList: null,
      });
      at += 8 + addedCount + removedCount;
    }
    return G.toArray(records);
  }

  class ObserverBrand extends Given {
    #observer;
    constructor(object, observer) { super(object); this.#observer = observer; }
    static of(object) { return object.#observer; }
  }
  const observerOf = ObserverBrand.of;
  // All observers by their numbers.
  const observers = PrivateMap();
  defineInterface('MutationObserver', {
    __proto__: null,
    length: 1,
    construct: (object, callback) => {
      toFunction(callback);
      const observer = { __proto__: null, object: null, callback, number: callNamed('mutations.observer') };
      observer.object = new ObserverBrand(object, observer);
      observers.set(observer.number, observer);
      return observer.object;
    },
    members: {
      // https://dom.spec.whatwg.org/#dom-mutationobserver-observe
      observe(target, options = undefined) {
        need(arguments.length, 1);
        const { number } = observerOf(this), node = nodeArgument(target);
        const given = G.toDictionary(options) || ObjectCreate(null);
        const has = key => given[key] !== undefined, holds = key => !!given[key];
        let filter = null;
        if (has('attributeFilter')) {
          filter = privateArray();
          for (const name of given.attributeFilter) filter[filter.length] = toText(name);
        }
        const childList = holds('childList'), attributeOldValue = holds('attributeOldValue'), characterDataOldValue = holds('characterDataOldValue');
        const attributes = has('attributes') ? holds('attributes') : has('attributeOldValue') || filter !== null;
        const characterData = has('characterData') ? holds('characterData') : has('characterDataOldValue');
        if (!childList && !attributes && !characterData || !attributes && (attributeOldValue || filter !== null)
          || !characterData && characterDataOldValue) throw new TypeError('Type error');
        const flags = (childList ? 1 : 0) | (attributes ? 2 : 0) | (characterData ? 4 : 0) | (holds('subtree') ? 8 : 0)
          | (attributeOldValue ? 16 : 0) | (characterDataOldValue ? 32 : 0) | (filter !== null ? 64 : 0);
        const all = privateArray();
        all[0] = 'mutations.observe'; all[1] = number; all[2] = node; all[3] = flags;
        for (let i = 0; filter !== null && i < filter.length; i++) all[i + 4] = filter[i];
        apply(callNamed, null, all);
      },
      disconnect() { callNamed('mutations.disconnect', observerOf(this).number); },
      takeRecords() { return take(observerOf(this).number, false); },
    },
  });

  // https://dom.spec.whatwg.org/#notify-mutation-observers
  function notify() {
    isQueued = false;
    const waiting = callNamed('mutations.waiting'), slots = G.isLoaded('takeSignals') ? G.takeSignals() : null;
    for (let i = 0; i < waiting.length; i++) {
      const { object, callback, number } = observers.get(waiting[i]);
      const records = take(number, true);
      if (records.length === 0) continue;
      try { apply(callback, object, [records, object]); } catch (error) { hooks.reportException(error); }
    }
    if (slots !== null) for (let i = 0; i < slots.length; i++) G.fire(wrap(slots[i]), 'slotchange', { __proto__: null, bubbles: true });
  }
  let isQueued = false;
  G.mutationsQueued = () => {
    if (isQueued) return;
    isQueued = true;
    soon(notify);
  };
}
