// js/hr-time/timeline.js: marks and measures, and who observes them.
// https://w3c.github.io/performance-timeline/ https://w3c.github.io/user-timing/
//
// There are no entries of other types: nothing comes over a network, and nothing is painted.
//
// Reads and writes nothing of the arena.
// Offers  G.performanceMark(name, options), G.performanceMeasure(name, start or options, end) → the entry ·
//         G.clearEntries(type, name or undefined) · G.performanceEntries(name or null, type or null) → an array.
// Throws  SyntaxError, InvalidAccessError, TypeError, DataCloneError as specified.
// Exposes PerformanceEntry, PerformanceMark, PerformanceMeasure, PerformanceObserver, PerformanceObserverEntryList.
'use strict';
{
  const G = this;
  const { defineInterface, Given, ObjectCreate, need, toText, toDouble, toFunction, toDictionary, fail, apply, privateArray, toArray, define, freeze } = G;
  const { TypeError, iterator, floor } = G.primordials;

  class Brand extends Given {
    #state;
    constructor(object, state) { super(object); this.#state = state; }
    static of(object, kind) {
      const state = object.#state;
      if (state.kind !== kind) throw new TypeError('The object does not have this interface');
      return state;
    }
  }
  const { of } = Brand, ENTRY = 'entry', OBSERVER = 'observer', LIST = 'list';

  // The timeline: {name, type, start, duration, object}, in the order of their starts.
  let timeline = privateArray();
  const observers = privateArray();
  function insert(list, entry) {
    let at = list.length;
    for (; at > 0 && list[at - 1].start > entry.start; at--) list[at] = list[at - 1];
    list[at] = entry;
  }
  const matches = (entry, name, type) => (name === null || entry.name === name) && (type === null || entry.type === type);
  function objectsOf(list, name, type) {
    const array = privateArray();
    for (let i = 0; i < list.length; i++) if (matches(list[i], name, type)) define(array, array.length, list[i].object, true, true, true);
    return toArray(array);
  }
  const addTo = (interfaceObject, name, type, start, duration, detail) =>
    entryOf(ObjectCreate(interfaceObject.prototype), name, type, start, duration, detail);
  function entryOf(object, name, type, start, duration, detail) {
    const state = { __proto__: null, kind: ENTRY, name, type, start, duration, detail, object: null };
    state.object = new Brand(object, state);
    return state;
  }
  function add(entry) {
    insert(timeline, entry);
    for (let i = 0; i < observers.length; i++) if (observers[i].types[entry.type] === 1) queue(observers[i], entry);
    return entry.object;
  }
  // https://w3c.github.io/performance-timeline/#queue-the-performanceobserver-task
  function queue(observer, entry) {
    insert(observer.buffer, entry);
    if (observer.isQueued) return;
    observer.isQueued = true;
    G.queueTask(() => {
      observer.isQueued = false;
      const entries = observer.buffer;
      if (entries.length === 0) return;
      observer.buffer = privateArray();
      const list = new Brand(ObjectCreate(PerformanceObserverEntryList.prototype), { __proto__: null, kind: LIST, entries });
      apply(observer.callback, observer.object, [list, observer.object]);
    });
  }

  const PerformanceEntry = defineInterface('PerformanceEntry', {
    __proto__: null,
    members: {
      get name() { return of(this, ENTRY).name; },
      get entryType() { return of(this, ENTRY).type; },
      get startTime() { return of(this, ENTRY).start; },
      get duration() { return of(this, ENTRY).duration; },
      toJSON() {
        const { name, type, start, duration, detail } = of(this, ENTRY);
        return { name, entryType: type, startTime: start, duration, detail };
      },
    },
  });
  // https://w3c.github.io/user-timing/#the-performancemark-constructor
  function markOf(object, name, options) {
    const given = toDictionary(options), times = G.timingTimes();
    if (times[name] !== undefined) fail('SyntaxError', `${name} is a name of PerformanceTiming.`);
    const { detail, startTime } = given === undefined ? { __proto__: null } : given;
    const start = startTime === undefined ? G.now() : toDouble(startTime);
    if (start < 0) throw new TypeError('A mark is not before the page');
    return entryOf(object, name, 'mark', start, 0, detail === undefined || detail === null ? null : G.clone(detail));
  }
  const PerformanceMark = defineInterface('PerformanceMark', {
    __proto__: null,
    parent: PerformanceEntry,
    length: 1,
    construct: (object, name, options = undefined) => markOf(object, toText(name), options).object,
    members: { get detail() { return of(this, ENTRY).detail; } },
  });
  const PerformanceMeasure = defineInterface('PerformanceMeasure', {
    __proto__: null, parent: PerformanceEntry, members: { get detail() { return of(this, ENTRY).detail; } },
  });
  G.performanceMark = (name, options) => add(markOf(ObjectCreate(PerformanceMark.prototype), name, options));

  // https://w3c.github.io/user-timing/#convert-a-mark-to-a-timestamp
  function timeOf(mark) {
    if (typeof mark === 'number') {
      const time = toDouble(mark);
      if (time < 0) throw new TypeError('A time is not before the page');
      return time;
    }
    const name = toText(mark);
    for (let i = timeline.length - 1; i >= 0; i--) if (timeline[i].type === 'mark' && timeline[i].name === name) return timeline[i].start;
    const known = G.timingTimes()[name];
    if (known === undefined) fail('SyntaxError', `There is no mark ${name}.`);
    if (known === 0) fail('InvalidAccessError', `${name} did not happen.`);
    const time = known - floor(G.timeOrigin);
    return time > 0 ? time : 0;
  }
  // https://w3c.github.io/user-timing/#dom-performance-measure
  G.performanceMeasure = (name, start, end) => {
    const isObject = typeof start === 'object' && start !== null;
    const given = isObject ? start : { __proto__: null };
    const { detail, duration, end: givenEnd, start: givenStart } = given;
    const hasOptions = detail !== undefined || duration !== undefined || givenEnd !== undefined || givenStart !== undefined;
    if (hasOptions) {
      if (end !== undefined) throw new TypeError('Options leave no room for an end mark');
      if (givenStart === undefined && givenEnd === undefined) throw new TypeError('A measure has a start or an end');
      if (givenStart !== undefined && givenEnd !== undefined && duration !== undefined) throw new TypeError('A measure has one duration');
    }
    const length = duration === undefined ? undefined : toDouble(duration);
    let to, from;
    if (end !== undefined) to = timeOf(end);
    else if (givenEnd !== undefined) to = timeOf(givenEnd);
    else if (givenStart !== undefined && length !== undefined) to = timeOf(givenStart) + length;
    else to = G.now();
    if (hasOptions && givenStart !== undefined) from = timeOf(givenStart);
    else if (hasOptions && length !== undefined && givenEnd !== undefined) from = to - length;
    else from = isObject || start === undefined || start === null ? 0 : timeOf(start);
    const copy = detail === undefined || detail === null ? null : G.clone(detail);
    return add(addTo(PerformanceMeasure, name, 'measure', from, to - from, copy));
  };
  G.clearEntries = (type, name) => {
    const kept = privateArray(), wanted = name === undefined ? null : toText(name);
    for (let i = 0; i < timeline.length; i++) if (!matches(timeline[i], wanted, type)) kept[kept.length] = timeline[i];
    timeline = kept;
  };
  G.performanceEntries = (name, type) => objectsOf(timeline, name, type);

  const PerformanceObserverEntryList = defineInterface('PerformanceObserverEntryList', {
    __proto__: null,
    members: {
      getEntries() { return objectsOf(of(this, LIST).entries, null, null); },
      getEntriesByType(type) { const { entries } = of(this, LIST); need(arguments.length, 1); return objectsOf(entries, null, toText(type)); },
      getEntriesByName(name, type = undefined) {
        const { entries } = of(this, LIST);
        need(arguments.length, 1);
        name = toText(name);
        return objectsOf(entries, name, type === undefined ? null : toText(type));
      },
    },
  });
  const KNOWN_TYPES = { __proto__: null, mark: 1, measure: 1 };
  const supported = privateArray();
  for (const type in KNOWN_TYPES) define(supported, supported.length, type, true, true, true);
  const supportedTypes = freeze(toArray(supported));
  defineInterface('PerformanceObserver', {
    __proto__: null,
    length: 1,
    construct(object, callback) {
      const state = {
        __proto__: null, kind: OBSERVER, callback: toFunction(callback), object: null, types: ObjectCreate(null), mode: '', buffer: privateArray(),
        isQueued: false,
      };
      return state.object = new Brand(object, state);
    },
    members: {
      // https://w3c.github.io/performance-timeline/#observe-method
      observe(options = undefined) {
        const state = of(this, OBSERVER), { buffered, entryTypes, type } = toDictionary(options) || { __proto__: null };
        if (entryTypes === undefined && type === undefined) throw new TypeError('Either entryTypes or type says what is observed');
        if (entryTypes !== undefined && (buffered !== undefined || type !== undefined)) throw new TypeError('entryTypes stands alone');
        const mode = entryTypes === undefined ? 'single' : 'multiple';
        if (state.mode !== '' && state.mode !== mode) fail('InvalidModificationError');
        state.mode = mode;
        if (mode === 'multiple') {
          const types = ObjectCreate(null);
          const isSequence = typeof entryTypes === 'object' && entryTypes !== null && typeof entryTypes[iterator] === 'function';
          if (!isSequence) throw new TypeError('entryTypes is no sequence');
          for (const value of entryTypes) if (KNOWN_TYPES[toText(value)] === 1) types[toText(value)] = 1;
          state.types = types;
        } else {
          const name = toText(type);
          if (KNOWN_TYPES[name] !== 1) return;
          state.types[name] = 1;
          if (buffered) for (let i = 0; i < timeline.length; i++) if (timeline[i].type === name) queue(state, timeline[i]);
        }
        register(state, true);
      },
      disconnect() {
        const state = of(this, OBSERVER);
        state.types = ObjectCreate(null);
        state.mode = '';
        state.buffer = privateArray();
        register(state, false);
      },
      takeRecords() {
        const state = of(this, OBSERVER), { buffer } = state;
        state.buffer = privateArray();
        return objectsOf(buffer, null, null);
      },
    },
    statics: { __proto__: null, get supportedEntryTypes() { return supportedTypes; } },
  });
  function register(state, isObserving) {
    let count = 0;
    for (let i = 0; i < observers.length; i++) if (observers[i] !== state) observers[count++] = observers[i];
    observers.length = count;
    if (isObserving) observers[count] = state;
  }
}
