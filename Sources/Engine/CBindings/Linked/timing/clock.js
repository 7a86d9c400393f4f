// js/timing/clock.js: the page's only clock, and a Date that uses it. https://tc39.es/ecma262/#sec-date-constructor
// https://w3c.github.io/hr-time/
//
// Virtual time begins when the page is opened, at the machine's date or at pageStartTime. It jumps to the next timer when there is nothing else
// to do. Each read advances it by 0.01 ms, so that a loop that waits for it ends, and each task by 0.1 ms, so that tasks that queue
// themselves again do not block timers. Both worlds of a page have the same time, which is stored in the arena's header. With the machine's
// clock instead, Date is the machine's own.
//
// Reads and writes the clock's words of the header.
// Exports now(): milliseconds since the page was opened · wallTime(): milliseconds since 1970 · currentTime(): as now(), but without
//         advancing it · moveTime(milliseconds since the page was opened): moves it forward · passTask() · openClock(): called when the
//         kind of clock is known · timeOrigin.
// Exposes Date, and the methods of Intl.DateTimeFormat when called without a date.
'use strict'; { const G = this; const OP = { __proto__: null, monotonicMilliseconds: 139 }; const { global,
PrivateWeakMap, defineProperty, getOwnPropertyDescriptor, primordials, privateArray, uncurry,
pageState,
callValues,
C,
define, markDescriptor, markNative } = G;


const { Date: NativeDate, floor, max, reflectConstruct, Proxy: NativeProxy, constructors } = primordials;
const { now: machineTime } = NativeDate, dateText = uncurry(NativeDate.prototype.toString);
const READING = 0.01, TASK = 0.1;
const page = pageState('timing/clock', () => ({ __proto__: null, isReal: false }));

const monotonic = () => callValues(OP.monotonicMilliseconds) - C[2];
G.currentTime = () => page.isReal ? monotonic() : C[0];
const now = G.now = () => {
  if (page.isReal) return monotonic();
  C[0] = (C[0] + READING);
  return floor(C[0] * 100) / 100;
};
const wallTime = G.wallTime = () => page.isReal ? machineTime() : floor(C[1] + now());
G.moveTime = time => { if (!page.isReal) C[0] = max(C[0], time); };
G.timeOrigin = () => C[1];
G.passTask = () => { if (!page.isReal) C[0] = (C[0] + TASK); };
G.openClock = () => {
  page.isReal = G.clock === 'real';
  if (C[1] === 0) {
    C[0] = 0;
    C[1] = (page.isReal || G.pageStartTime === undefined ? machineTime() : G.pageStartTime);
    C[2] = (page.isReal ? callValues(OP.monotonicMilliseconds) : 0);
  }
};

// Date. A proxy, so that everything else is the language's own: the order in which the arguments are converted and a subclass's prototype
// is read, and the own properties.
const { now: dateNow } = { __proto__: null, now() { return wallTime(); } };
markNative(dateNow, 'now');
define(NativeDate, 'now', dateNow, true, false, true);
const ClockDate = new NativeProxy(NativeDate, {
  __proto__: null,
  apply() { return dateText(new NativeDate(wallTime())); },
  construct(target, values, newTarget) {
    if (values.length > 0) return reflectConstruct(target, values, newTarget);
    const all = privateArray();
    all[0] = wallTime();
    return reflectConstruct(target, all, newTarget);
  },
});
markNative(ClockDate, 'Date');
define(NativeDate.prototype, 'constructor', ClockDate, true, false, true);
define(global, 'Date', ClockDate, true, false, true);
constructors.Date = ClockDate;

// https://tc39.es/ecma402/#sec-datetime-format-functions
const { prototype: formats } = Intl.DateTimeFormat, nativeParts = uncurry(formats.formatToParts);
const nativeFormat = uncurry(getOwnPropertyDescriptor(formats, 'format').get), bound = PrivateWeakMap();
const dateOr = date => date === undefined ? wallTime() : date;
const { get } = getOwnPropertyDescriptor({
  __proto__: null,
  get format() {
    const native = nativeFormat(this), known = bound.get(native);
    if (known !== undefined) return known;
    const format = date => native(dateOr(date));
    define(format, 'name', '', false, false, true);
    markNative(format, '');
    bound.set(native, format);
    return format;
  },
}, 'format');
const format = { __proto__: null, get, set: undefined, enumerable: false, configurable: true };
markDescriptor(format, 'format');
defineProperty(formats, 'format', format);
const { formatToParts } = { __proto__: null, formatToParts(date) { return nativeParts(this, dateOr(date)); } };
markNative(formatToParts, 'formatToParts');
define(formats, 'formatToParts', formatToParts, true, false, true);
}
