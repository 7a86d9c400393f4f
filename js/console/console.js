// js/console/console.js: the console. https://console.spec.whatwg.org/
//
// Lines go to one native call. Making a line never runs code of the page: no getter, no toString, no trap of a proxy. For
// that `Proxy` is wrapped in a constructor that remembers what it made.
//
// Reads   names of nodes. Offers G.console, G.describe(value) → string. Exposes console, Proxy.
(function (G) {
  'use strict';
  const { callNamed, define, ObjectCreate, PrivateMap, isNode, kindOf, idOf, nodeNameOf, uncurry, toASCIILower, global } = G;
  const symbolText = uncurry(Symbol.prototype.toString), numberText = uncurry(Number.prototype.toString);
  const indexOf = uncurry(String.prototype.indexOf), substring = uncurry(String.prototype.substring);
  const bigText = uncurry(BigInt.prototype.toString), isArray = Array.isArray;
  const getDescriptor = Object.getOwnPropertyDescriptor;
  const errorNames = PrivateMap();
  for (const name of ['Error', 'TypeError', 'RangeError', 'SyntaxError', 'ReferenceError', 'EvalError', 'URIError']) {
    errorNames.set(global[name].prototype, name);
  }
  const errorMark = Error.isError || (value => errorNames.has(Object.getPrototypeOf(value)));

  // The language gives no way to tell a proxy from what it stands for, so the ones that pages make are remembered.
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

  const exceptionName = getDescriptor(G.DOMException.prototype, 'name').get;
  const exceptionMessage = getDescriptor(G.DOMException.prototype, 'message').get;
  function exceptionText(value) {
    try {
      const message = G.apply(exceptionMessage, value, []);
      return G.apply(exceptionName, value, []) + (message === '' ? '' : `: ${message}`);
    } catch {
      return null;
    }
  }
  function own(object, key) {
    const descriptor = getDescriptor(object, key);
    return descriptor !== undefined && 'value' in descriptor ? descriptor.value : undefined;
  }
  function describe(value, depth = 0) {
    switch (typeof value) {
      case 'string': return depth === 0 ? value : JSON.stringify(value);
      case 'number': return value === 0 && 1 / value < 0 ? '-0' : numberText(value);
      case 'bigint': return `${bigText(value)}n`;
      case 'boolean': return value ? 'true' : 'false';
      case 'undefined': return 'undefined';
      case 'symbol': return symbolText(value);
      case 'function': {
        const name = proxies.has(value) ? undefined : own(value, 'name');
        return typeof name === 'string' && name !== '' ? `function ${name}` : 'function';
      }
      default: break;
    }
    if (value === null) return 'null';
    if (isNode(value)) {
      const id = idOf(value), name = nodeNameOf(id);
      return kindOf(id) === 1 ? `<${toASCIILower(name)}>` : name;
    }
    if (proxies.has(value)) return 'Proxy';
    if (G.isIndexed(value)) return '[object Collection]';
    const exception = exceptionText(value);
    if (exception !== null) return exception;
    if (isError(value)) {
      const prototypeName = errorNames.get(Object.getPrototypeOf(value)) || 'Error';
      const name = own(value, 'name'), message = own(value, 'message');
      const shown = typeof name === 'string' ? name : prototypeName;
      return typeof message === 'string' && message !== '' ? `${shown}: ${message}` : shown;
    }
    if (isArray(value)) {
      if (depth > 2) return '[...]';
      const length = own(value, 'length');
      let text = '[';
      for (let i = 0; i < length && i < 100; i++) text += (i ? ', ' : '') + describe(own(value, i), depth + 1);
      return text + (length > 100 ? ', ...]' : ']');
    }
    return depth > 2 ? '{...}' : objectText(value, depth);
  }
  function isError(value) { try { return errorMark(value); } catch { return false; } }
  function objectText(value, depth) {
    const keys = Object.keys(value);
    let text = '{';
    for (let i = 0; i < keys.length && i < 30; i++) {
      const descriptor = getDescriptor(value, keys[i]);
      text += (i ? ', ' : '') + keys[i] + ': ' + (descriptor !== undefined && 'value' in descriptor ? describe(descriptor.value, depth + 1) : '(...)');
    }
    return text + (keys.length > 30 ? ', ...}' : '}');
  }
  // https://console.spec.whatwg.org/#formatter
  function format(values) {
    if (values.length === 0) return '';
    let text = '', next = 0;
    if (typeof values[0] === 'string') {
      const pattern = values[0];
      next = 1;
      // OPTIMIZATION: what stands before the first '%' is taken as it is.
      const first = indexOf(pattern, '%'), plain = first < 0 ? pattern.length : first;
      text = substring(pattern, 0, plain);
      for (let i = plain; i < pattern.length; i++) {
        const kind = pattern[i + 1];
        if (pattern[i] !== '%' || kind === undefined) { text += pattern[i]; continue; }
        if (kind === '%') { text += '%'; i++; continue; }
        if (next >= values.length || !(kind === 's' || kind === 'd' || kind === 'i' || kind === 'f' || kind === 'o' || kind === 'O' || kind === 'c')) {
          text += '%';
          continue;
        }
        const value = values[next++];
        i++;
        if (kind === 'c') continue;
        if (kind === 'd' || kind === 'i' || kind === 'f') {
          const number = typeof value === 'number' ? value : typeof value === 'string' ? +value : NaN;
          text += describe(kind === 'f' ? number : Math.trunc(number));
        } else text += describe(value);
      }
    } else text = describe(values[next++]);
    for (; next < values.length; next++) text += ` ${describe(values[next])}`;
    return text;
  }

  let indent = '';
  const counts = PrivateMap(), timers = PrivateMap();
  const emit = (level, text) => { callNamed('console', level, indent + text); };
  const label = value => typeof value === 'string' ? value : value === undefined ? 'default' : describe(value);
  const methods = {
    assert(condition = false, ...data) { if (!condition) emit('error', data.length === 0 ? 'Assertion failed' : `Assertion failed: ${format(data)}`); },
    clear() {},
    debug(...data) { emit('debug', format(data)); },
    error(...data) { emit('error', format(data)); },
    info(...data) { emit('info', format(data)); },
    log(...data) { emit('log', format(data)); },
    table(data = undefined, properties = undefined) { emit('log', describe(data)); },
    trace(...data) { emit('log', data.length === 0 ? 'Trace' : `Trace: ${format(data)}`); },
    warn(...data) { emit('warn', format(data)); },
    dir(item = undefined, options = undefined) { emit('log', describe(item)); },
    dirxml(...data) { emit('log', format(data)); },
    count(name = 'default') {
      const key = label(name), count = (counts.get(key) || 0) + 1;
      counts.set(key, count);
      emit('info', `${key}: ${count}`);
    },
    countReset(name = 'default') { counts.delete(label(name)); },
    group(...data) { if (data.length !== 0) emit('log', format(data)); indent += '  '; },
    groupCollapsed(...data) { if (data.length !== 0) emit('log', format(data)); indent += '  '; },
    groupEnd() { indent = indent.length >= 2 ? indent.substring(2) : ''; },
    time(name = 'default') { timers.set(label(name), G.now()); },
    timeLog(name = 'default', ...data) {
      const from = timers.get(label(name));
      if (from !== undefined) emit('log', `${label(name)}: ${Math.round(G.now() - from)}ms${data.length ? ` ${format(data)}` : ''}`);
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
  G.describe = describe;
})
