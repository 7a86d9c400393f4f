// js/timing/timeline.js: marks and measures, and who observes them.
// https://w3c.github.io/performance-timeline/ https://w3c.github.io/user-timing/
//
// There are no entries of other types: nothing comes over a network, and nothing is painted.
//
// Reads and writes nothing of the arena.
// Exports performanceMark(name, options), performanceMeasure(name, start or options, end) → the entry ·
//         clearEntries(type, name or null) · performanceEntries(name or null, type or null) → a private array ·
//         PerformanceEntrySteps, PerformanceMarkSteps, PerformanceMeasureSteps, PerformanceObserverSteps, PerformanceObserverEntryListSteps
//         (js/idl/performanceTimeline.webidl).
// Throws  SyntaxError, InvalidAccessError, TypeError, DataCloneError as specified. Exposes nothing.
'use strict'; { const G = this; const { ObjectCreate, PrivateMap, apply, each, primordials, privateArray,
hooks,
fail,
now, timeOrigin } = G;




const { TypeError, floor } = primordials;

// The timeline: entries in the order of their starts, and by name. Those that were cleared are taken out of the order many at a time.
let timeline = privateArray(), byName = PrivateMap(), clearedCount = 0;
const observers = privateArray();
function insert(list, entry) {
  let at = list.length;
  for (; at > 0 && list[at - 1].start > entry.start; at--) list[at] = list[at - 1];
  list[at] = entry;
}
const matches = (entry, name, type) => (name === null || entry.name === name) && (type === null || entry.type === type);
function filtered(list, name, type) {
  const found = privateArray();
  for (let i = 0; i < list.length; i++) if (matches(list[i], name, type)) found[found.length] = list[i];
  return found;
}
const newEntry = (interfaceName, name, type, start, duration, detail) =>
  ({ __proto__: null, interface: interfaceName, name, type, start, duration, detail, isCleared: false, object: undefined });
function named(name, entry) {
  let same = byName.get(name);
  if (same === undefined) byName.set(name, same = privateArray());
  insert(same, entry);
}
// Those that were not cleared.
function current(list) {
  const found = privateArray();
  for (let i = 0; i < list.length; i++) if (!list[i].isCleared) found[found.length] = list[i];
  return found;
}
function add(entry) {
  insert(timeline, entry);
  named(entry.name, entry);
  for (let i = 0; i < observers.length; i++) if (observers[i].types[entry.type] === 1) queue(observers[i], entry);
  return entry;
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
    const list = G.makePerformanceObserverEntryList({ __proto__: null, entries, object: undefined });
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
  const same = byName.get(mark) ?? privateArray();
  for (let i = same.length - 1; i >= 0; i--) if (same[i].type === 'mark') return same[i].start;
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
  const among = name === null ? timeline : byName.get(name) ?? privateArray(), kept = privateArray();
  for (let i = 0; i < among.length; i++) {
    if (among[i].isCleared) continue;
    // NB: Observers' buffers may have it too.
    if (among[i].type === type) { among[i].isCleared = true; clearedCount++; } else kept[kept.length] = among[i];
  }
  if (name !== null) byName.set(name, kept);
  else {
    byName = PrivateMap();
    for (let i = 0; i < kept.length; i++) named(kept[i].name, kept[i]);
  }
  if (clearedCount * 2 <= timeline.length) return;
  timeline = current(timeline);
  clearedCount = 0;
};
G.performanceEntries = (name, type) => filtered(name === null ? current(timeline) : byName.get(name) ?? privateArray(), name, type);

G.PerformanceObserverEntryListSteps = {
  __proto__: null,
  getEntries: ({ entries }) => filtered(entries, null, null),
  getEntriesByType: ({ entries }, type) => filtered(entries, null, type),
  getEntriesByName: ({ entries }, name, type = null) => filtered(entries, name, type),
};
const KNOWN_TYPES = { __proto__: null, mark: 1, measure: 1 };
function register(state, isObserving) {
  let count = 0;
  for (let i = 0; i < observers.length; i++) if (observers[i] !== state) observers[count++] = observers[i];
  observers.length = count;
  if (isObserving) observers[count] = state;
}
G.PerformanceObserverSteps = {
  __proto__: null,
  construct: callback => ({
    __proto__: null, callback, types: ObjectCreate(null), mode: '', buffer: privateArray(), isQueued: false, object: undefined,
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
      if (buffered) for (const entry of each(current(timeline))) if (entry.type === type) queue(state, entry);
    }
    register(state, true);
  },
  disconnect(state) {
    state.types = ObjectCreate(null);
    state.mode = '';
    state.buffer = privateArray();
    register(state, false);
  },
  takeRecords(state) {
    const { buffer } = state;
    state.buffer = privateArray();
    return buffer;
  },
  supportedEntryTypes() {
    const types = privateArray();
    for (const type in KNOWN_TYPES) types[types.length] = type;
    return types;
  },
};
}
