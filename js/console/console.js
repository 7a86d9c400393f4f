// js/console/console.js: the console. https://console.spec.whatwg.org/
//
// Lines go to one native call. js/console/format.js makes them.
//
// Reads   nothing. Offers G.console, G.pageProxies: the proxies that scripts made. Exposes console, Proxy.
(function (G) {
  'use strict';
  const { callNamed, define, ObjectCreate, PrivateMap, global } = G;
  // A line is made without running code of the page, so without a proxy's traps. The language gives no way to tell a proxy
  // from what it stands for: so the ones that pages make are remembered.
  const proxies = G.PrivateWeakMap(), NativeProxy = Proxy, { revocable } = Proxy;
  const remember = proxy => { proxies.set(proxy, true); return proxy; };
  const RememberingProxy = function (target, handler) {
    if (new.target === undefined) throw new TypeError("calling Proxy constructor without new is invalid");
    return remember(new NativeProxy(target, handler));
  }.bind(null);
  define(RememberingProxy, 'name', 'Proxy', false, false, true);
  define(RememberingProxy, 'length', 2, false, false, true);
  define(RememberingProxy, 'revocable', { revocable(target, handler) {
    const pair = revocable(target, handler);
    remember(pair.proxy);
    return pair;
  } }.revocable, true, false, true);
  define(global, 'Proxy', RememberingProxy, true, false, true);

  G.pageProxies = proxies;
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
    groupEnd() { indent = indent.length >= 2 ? indent.substring(2) : ''; },
    time(name = 'default') { timers.set(label(name), G.now()); },
    timeLog(name = 'default', ...data) {
      const from = timers.get(label(name));
      if (from !== undefined) emit('log', `${label(name)}: ${Math.round(G.now() - from)}ms${data.length ? ` ${G.formatLogged(data)}` : ''}`);
    },
    timeEnd(name = 'default') {
      const key = label(name), from = timers.get(key);
      if (from !== undefined) emit('info', `${key}: ${Math.round(G.now() - from)}ms`);
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
  const object = ObjectCreate(ObjectCreate(Object.prototype));
  for (const name of Object.keys(methods)) define(object, name, methods[name], true, true, true);
  define(object, Symbol.toStringTag, 'console', false, false, true);
  define(global, 'console', object, true, false, true);
  G.console = G.setPrototypeOf({ ...methods }, null);
})
