// js/timing/timeline.js: marks, measures and their observers. https://w3c.github.io/performance-timeline/
// https://w3c.github.io/user-timing/
//
// There are no entries of other types: nothing is loaded over a network, and nothing is painted.
//
// Reads and writes nothing of the arena.
// Exports performanceMark(name, options), performanceMeasure(name, start or options, end) → the entry ·
//         clearEntries(type, name or null) · performanceEntries(name or null, type or null) → a private array ·
//         PerformanceEntrySteps, PerformanceMarkSteps, PerformanceMeasureSteps, PerformanceObserverSteps, PerformanceObserverEntryListSteps
//         (js/idl/performanceTimeline.webidl).
// Throws  SyntaxError, InvalidAccessError, TypeError, DataCloneError as specified. Exposes nothing.
'use strict'; { const G = this; const { ObjectCreate, PrivateMap, apply, each, primordials, privateArray,
hooks,
pageState,
fail,
now, timeOrigin } = G;




const { TypeError, floor } = primordials;

// The entries of a timeline or buffer. They are sorted by start, and equal ones by arrival, when they are read: the first `sortedCount` are
// sorted. Cleared entries are deleted many at a time.
const newEntries = () => ({ __proto__: null, list: privateArray(), sortedCount: 0, clearedCount: 0 });
function put(entries, entry) {
  const { list } = entries, count = list.length;
  if (entries.sortedCount === count && (count === 0 || list[count - 1].start <= entry.start)) entries.sortedCount++;
  list[count] = entry;
}
const precedes = (a, b) => a.start < b.start || a.start === b.start && a.order < b.order;
// Merges two sorted lists.
function merged(a, b) {
  if (a.length === 0) return b;
  if (b.length === 0) return a;
  const all = privateArray();
  let i = 0, k = 0;
  while (i < a.length || k < b.length) all[all.length] = k === b.length || i < a.length && precedes(a[i], b[k]) ? a[i++] : b[k++];
  return all;
}
function sorted(list) {
  let runs = privateArray();
  for (let i = 0; i < list.length; i++) {
    const run = privateArray();
    run[0] = list[i];
    runs[i] = run;
  }
  while (runs.length > 1) {
    const next = privateArray();
    for (let i = 0; i < runs.length; i += 2) next[next.length] = i + 1 < runs.length ? merged(runs[i], runs[i + 1]) : runs[i];
    runs = next;
  }
  return runs.length === 0 ? list : runs[0];
}
// The entries in order, not to be changed.
function ordered(entries) {
  const { list, sortedCount, clearedCount } = entries;
  if (sortedCount === list.length && clearedCount === 0) return list;
  const first = privateArray(), rest = privateArray();
  for (let i = 0; i < list.length; i++) {
    // NB: The buffers of observers keep entries that were cleared from the timeline.
    if (clearedCount > 0 && list[i].isCleared) continue;
    const part = i < sortedCount ? first : rest;
    part[part.length] = list[i];
  }
  entries.list = merged(first, sorted(rest));
  entries.sortedCount = entries.list.length;
  entries.clearedCount = 0;
  return entries.list;
}

// The timeline by type: its entries, and those of each name, with the mark that started last. Clearing removes all entries of a type, or of
// a type and a name.
const newTimeline = () => ({ __proto__: null, all: newEntries(), names: PrivateMap() });
const page = pageState('timing/timeline', () => ({
  __proto__: null,
  timelines: { __proto__: null, mark: newTimeline(), measure: newTimeline() }, entryCount: 0,
  // The observers by type.
  observersOf: { __proto__: null, mark: PrivateMap(), measure: PrivateMap() },
})), { timelines, observersOf } = page;
const newEntry = (interfaceName, name, type, start, duration, detail) =>
  ({ __proto__: null, interface: interfaceName, name, type, start, duration, detail, order: 0, isCleared: false, object: undefined });
function add(entry) {
  const { all, names } = timelines[entry.type];
  let same = names.get(entry.name);
  if (same === undefined) {
    names.set(entry.name, same = newEntries());
    same.latest = null;
  }
  entry.order = ++page.entryCount;
  put(all, entry);
  put(same, entry);
  if (same.latest === null || entry.start >= same.latest.start) same.latest = entry;
  observersOf[entry.type].forEach((_, observer) => queue(observer, entry));
  return entry;
}
// https://w3c.github.io/performance-timeline/#queue-the-performanceobserver-task
function queue(observer, entry) {
  put(observer.buffer, entry);
  if (observer.isQueued) return;
  observer.isQueued = true;
  G.queueTask(() => {
    observer.isQueued = false;
    const entries = ordered(observer.buffer);
    if (entries.length === 0) return;
    observer.buffer = newEntries();
    const list = G.makePerformanceObserverEntryList({ __proto__: null, entries, names: null, types: null, object: undefined });
    apply(observer.callback, observer.object, [list, observer.object]);
  });
}

G.PerformanceEntrySteps = {
  __proto__: null, name: ({ name }) => name, entryType: ({ type }) => type, startTime: ({ start }) => start, duration: ({ duration }) => duration,
};
const copyOf = detail => detail === undefined || detail === null ? null : hooks.clone(detail);
// https://w3c.github.io/user-timing/#the-performancemark-constructor
function newMark(name, { detail, startTime }) {
  if (G.timingTimes()[name] !== undefined) fail('SyntaxError', `${name} is a name of PerformanceTiming.`);
  const start = startTime === undefined ? now() : startTime;
  if (start < 0) throw new TypeError('A mark is not before the page');
  return newEntry('PerformanceMark', name, 'mark', start, 0, copyOf(detail));
}
G.PerformanceMarkSteps = { __proto__: null, construct: newMark, detail: ({ detail }) => detail };
G.PerformanceMeasureSteps = { __proto__: null, detail: ({ detail }) => detail };
G.performanceMark = (name, options) => add(newMark(name, options));

// https://w3c.github.io/user-timing/#convert-a-mark-to-a-timestamp
function timeOf(mark) {
  if (typeof mark === 'number') {
    if (mark < 0) throw new TypeError('A time is not before the page');
    return mark;
  }
  const same = timelines.mark.names.get(mark);
  if (same !== undefined) return same.latest.start;
  const known = G.timingTimes()[mark];
  if (known === undefined) fail('SyntaxError', `There is no mark ${mark}.`);
  if (known === 0) fail('InvalidAccessError', `${mark} did not happen.`);
  const time = known - floor(timeOrigin());
  return time > 0 ? time : 0;
}
// https://w3c.github.io/user-timing/#dom-performance-measure
G.performanceMeasure = (name, start, end) => {
  const isName = typeof start === 'string', given = isName ? { __proto__: null } : start;
  const hasOptions = given.detail !== undefined || given.duration !== undefined || given.end !== undefined || given.start !== undefined;
  if (hasOptions) {
    if (end !== undefined) throw new TypeError('Options leave no room for an end mark');
    if (given.start === undefined && given.end === undefined) throw new TypeError('A measure has a start or an end');
    if (given.start !== undefined && given.end !== undefined && given.duration !== undefined) throw new TypeError('A measure has one duration');
  }
  let to, from;
  if (end !== undefined) to = timeOf(end);
  else if (given.end !== undefined) to = timeOf(given.end);
  else if (given.start !== undefined && given.duration !== undefined) to = timeOf(given.start) + given.duration;
  else to = now();
  if (given.start !== undefined) from = timeOf(given.start);
  else if (given.duration !== undefined && given.end !== undefined) from = to - given.duration;
  else from = isName ? timeOf(start) : 0;
  return add(newEntry('PerformanceMeasure', name, 'measure', from, to - from, copyOf(given.detail)));
};
G.clearEntries = (type, name) => {
  if (name === null) { timelines[type] = newTimeline(); return; }
  const { all, names } = timelines[type], same = names.get(name);
  if (same === undefined) return;
  const { list } = same;
  for (let i = 0; i < list.length; i++) list[i].isCleared = true;
  names.delete(name);
  all.clearedCount += list.length;
  if (all.clearedCount * 2 > all.list.length) ordered(all);
};
const allOf = (type, name) => {
  const timeline = timelines[type];
  if (timeline === undefined) return NONE;
  const entries = name === null ? timeline.all : timeline.names.get(name);
  return entries === undefined ? NONE : ordered(entries);
};
const NONE = privateArray();
function copyOfList(list) {
  const copy = privateArray();
  for (let i = 0; i < list.length; i++) copy[i] = list[i];
  return copy;
}
G.performanceEntries = (name, type) => copyOfList(type === null ? merged(allOf('mark', name), allOf('measure', name)) : allOf(type, name));

// The entries of an observer's list by their names or types.
function grouped(entries, key) {
  const groups = PrivateMap();
  for (let i = 0; i < entries.length; i++) {
    let group = groups.get(entries[i][key]);
    if (group === undefined) groups.set(entries[i][key], group = privateArray());
    group[group.length] = entries[i];
  }
  return groups;
}
const ofType = (state, type) => (state.types ??= grouped(state.entries, 'type')).get(type) ?? NONE;
const ofName = (state, name) => (state.names ??= grouped(state.entries, 'name')).get(name) ?? NONE;
G.PerformanceObserverEntryListSteps = {
  __proto__: null,
  getEntries: ({ entries }) => copyOfList(entries),
  getEntriesByType: (state, type) => copyOfList(ofType(state, type)),
  getEntriesByName(state, name, type = null) {
    const found = privateArray(), same = ofName(state, name);
    for (let i = 0; i < same.length; i++) if (type === null || same[i].type === type) found[found.length] = same[i];
    return found;
  },
};
const KNOWN_TYPES = { __proto__: null, mark: 1, measure: 1 };
function register(state, isObserving) {
  for (const type in KNOWN_TYPES) {
    observersOf[type].delete(state);
    if (isObserving && state.types[type] === 1) observersOf[type].set(state, true);
  }
}
G.PerformanceObserverSteps = {
  __proto__: null,
  construct: callback => ({
    __proto__: null, callback, types: ObjectCreate(null), mode: '', buffer: newEntries(), isQueued: false, object: undefined,
  }),
  // https://w3c.github.io/performance-timeline/#observe-method
  observe(state, { buffered, entryTypes, type }) {
    if (entryTypes === undefined && type === undefined) throw new TypeError('Either entryTypes or type says what is observed');
    if (entryTypes !== undefined && (buffered !== undefined || type !== undefined)) throw new TypeError('entryTypes stands alone');
    const mode = entryTypes === undefined ? 'single' : 'multiple';
    if (state.mode !== '' && state.mode !== mode) fail('InvalidModificationError');
    state.mode = mode;
    if (mode === 'multiple') {
      const types = ObjectCreate(null);
      for (let i = 0; i < entryTypes.length; i++) if (KNOWN_TYPES[entryTypes[i]] === 1) types[entryTypes[i]] = 1;
      state.types = types;
    } else {
      if (KNOWN_TYPES[type] !== 1) return;
      state.types[type] = 1;
      if (buffered) for (const entry of each(allOf(type, null))) queue(state, entry);
    }
    register(state, true);
  },
  disconnect(state) {
    state.types = ObjectCreate(null);
    state.mode = '';
    state.buffer = newEntries();
    register(state, false);
  },
  takeRecords(state) {
    const entries = ordered(state.buffer);
    state.buffer = newEntries();
    return entries;
  },
  supportedEntryTypes() {
    const types = privateArray();
    for (const type in KNOWN_TYPES) types[types.length] = type;
    return types;
  },
};
}
