// js/console/console.js: steps of the console. https://console.spec.whatwg.org/
//
// js/console/format.js makes the lines; one native call passes them on.
//
// Reads   nothing. Exports ConsoleSteps (js/idl/console.webidl). Exposes nothing.
'use strict'; { const G = this; const OP = { __proto__: null, console: 219 }; 
const { PrivateMap, primordials,
pageState,
callValues,
now } = G;


const { slice, round } = primordials;
const page = pageState('console/console', () => ({ __proto__: null, indent: '', counts: PrivateMap(), timers: PrivateMap() })), { counts, timers } = page;
const emit = (level, text) => { callValues(OP.console, level, page.indent + text); };
const withData = (text, data) => data.length === 0 ? text : `${text}: ${G.formatLogged(data)}`;
const logger = level => data => { emit(level, G.formatLogged(data)); };
function group(data) {
  if (data.length !== 0) emit('log', G.formatLogged(data));
  page.indent += '  ';
}
G.ConsoleSteps = {
  __proto__: null,
  assert(condition, data) { if (!condition) emit('error', withData('Assertion failed', data)); },
  clear() {},
  debug: logger('debug'),
  error: logger('error'),
  info: logger('info'),
  log: logger('log'),
  table(data) { emit('log', G.describe(data)); },
  trace(data) { emit('trace', withData('Trace', data)); },
  warn: logger('warn'),
  dir(item) { emit('log', G.describe(item)); },
  dirxml: logger('log'),
  count(label) {
    const count = (counts.get(label) || 0) + 1;
    counts.set(label, count);
    emit('info', `${label}: ${count}`);
  },
  countReset(label) { counts.delete(label); },
  group,
  groupCollapsed: group,
  groupEnd() { page.indent = page.indent.length >= 2 ? slice(page.indent, 2) : ''; },
  time(label) { timers.set(label, now()); },
  timeLog(label, data) {
    const from = timers.get(label);
    if (from !== undefined) emit('log', `${label}: ${round(now() - from)}ms${data.length === 0 ? '' : ` ${G.formatLogged(data)}`}`);
  },
  timeEnd(label) {
    const from = timers.get(label);
    if (from !== undefined) emit('info', `${label}: ${round(now() - from)}ms`);
    timers.delete(label);
  },
  // Functions of the Web Inspector: they do nothing here.
  profile() {},
  profileEnd() {},
  timeStamp() {},
  record() {},
  recordEnd() {},
  takeHeapSnapshot() {},
  screenshot() {},
};
}
