// js/console/console.js: steps of the console. https://console.spec.whatwg.org/
//
// js/console/format.js makes the lines; one native call passes them on.
//
// Reads   nothing. Exports ConsoleSteps (js/idl/console.webidl). Exposes nothing.
import { OP } from 'native';
import { PrivateMap, primordials } from '../primordials.js';
import { pageState } from '../page.js';
import { callValues } from '../arena.js';
import { now } from '../timing/clock.js';
import { describe, formatLogged } from 'late:./format.js';

const { slice, round } = primordials;
const page = pageState('console/console', () => ({ __proto__: null, indent: '', counts: PrivateMap(), timers: PrivateMap() })), { counts, timers } = page;
const emit = (level, text) => { callValues(OP.console, level, page.indent + text); };
const withData = (text, data) => data.length === 0 ? text : `${text}: ${formatLogged(data)}`;
const logger = level => data => { emit(level, formatLogged(data)); };
function group(data) {
  if (data.length !== 0) emit('log', formatLogged(data));
  page.indent += '  ';
}
export const ConsoleSteps = {
  __proto__: null,
  assert(condition, data) { if (!condition) emit('error', withData('Assertion failed', data)); },
  clear() {},
  debug: logger('debug'),
  error: logger('error'),
  info: logger('info'),
  log: logger('log'),
  table(data) { emit('log', describe(data)); },
  trace(data) { emit('trace', withData('Trace', data)); },
  warn: logger('warn'),
  dir(item) { emit('log', describe(item)); },
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
    if (from !== undefined) emit('log', `${label}: ${round(now() - from)}ms${data.length === 0 ? '' : ` ${formatLogged(data)}`}`);
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
