// js/console/console.js: the console. https://console.spec.whatwg.org/
//
// Lines go to one native call. js/console/format.js makes them.
//
// Reads   nothing. Offers nothing. Exposes console, an object that this file fills when it is first touched.
'use strict';
{
  const G = this;
  const { callNamed, define, ObjectCreate, PrivateMap, setPrototypeOf, each } = G;
  const { keysOf, slice, toStringTag, round, objectPrototype } = G.primordials;
  let indent = '';
  const counts = PrivateMap(), timers = PrivateMap();
  const emit = (level, text) => { callNamed('console', level, indent + text); };
  const label = value => typeof value === 'string' ? value : value === undefined ? 'default' : G.describe(value);
  const methods = {
    assert(condition = false, ...data) { if (!condition) emit('error', data.length === 0 ? 'Assertion failed' : `Assertion failed: ${G.formatLogged(data)}`); },
    clear() {},
    debug(...data) { emit('debug', G.formatLogged(data)); },
    error(...data) { emit('error', G.formatLogged(data)); },
    info(...data) { emit('info', G.formatLogged(data)); },
    log(...data) { emit('log', G.formatLogged(data)); },
    table(data = undefined, properties = undefined) { emit('log', G.describe(data)); },
    trace(...data) { emit('log', data.length === 0 ? 'Trace' : `Trace: ${G.formatLogged(data)}`); },
    warn(...data) { emit('warn', G.formatLogged(data)); },
    dir(item = undefined, options = undefined) { emit('log', G.describe(item)); },
    dirxml(...data) { emit('log', G.formatLogged(data)); },
    count(name = 'default') {
      const key = label(name), count = (counts.get(key) || 0) + 1;
      counts.set(key, count);
      emit('info', `${key}: ${count}`);
    },
    countReset(name = 'default') { counts.delete(label(name)); },
    group(...data) { if (data.length !== 0) emit('log', G.formatLogged(data)); indent += '  '; },
    groupCollapsed(...data) { if (data.length !== 0) emit('log', G.formatLogged(data)); indent += '  '; },
    groupEnd() { indent = indent.length >= 2 ? slice(indent, 2) : ''; },
    time(name = 'default') { timers.set(label(name), G.now()); },
    timeLog(name = 'default', ...data) {
      const from = timers.get(label(name));
      if (from !== undefined) emit('log', `${label(name)}: ${round(G.now() - from)}ms${data.length ? ` ${G.formatLogged(data)}` : ''}`);
    },
    timeEnd(name = 'default') {
      const key = label(name), from = timers.get(key);
      if (from !== undefined) emit('info', `${key}: ${round(G.now() - from)}ms`);
      timers.delete(key);
    },
    profile() {},
    profileEnd() {},
    timeStamp() {},
    record() {},
    recordEnd() {},
    takeHeapSnapshot() {},
    screenshot() {},
  };
  // https://console.spec.whatwg.org/#console-namespace
  G.defineLate('console', object => {
    setPrototypeOf(object, ObjectCreate(objectPrototype));
    G.markMembers(methods);
    for (const name of each(keysOf(methods))) define(object, name, methods[name], true, true, true);
    define(object, toStringTag, 'console', false, false, true);
  });
}
