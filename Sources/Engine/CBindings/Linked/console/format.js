// js/console/format.js: formats values for the console. https://console.spec.whatwg.org/#formatter
//
// Formatting never runs code of the page: no getter, no toString, no trap of a proxy.
//
// Reads   names of nodes. Exports describe(value) → string, formatLogged(values) → string. Exposes nothing.
'use strict'; { const G = this; const { PrivateMap, apply, getPrototypeOf, ownDescriptor: getDescriptor, primordials, toASCIILower,
idOf, isNode,
N,
nodeNameOf,
pageProxies: proxies } = G;



const { symbolText, numberText, bigText, isArray, stringify, trunc, keysOf, indexOf, slice } = primordials;
const errorNames = PrivateMap();
for (const name of ['Error', 'TypeError', 'RangeError', 'SyntaxError', 'ReferenceError', 'EvalError', 'URIError']) {
  errorNames.set(primordials[name].prototype, name);
}
const errorMark = primordials.isError || (value => errorNames.has(getPrototypeOf(value)));

const exceptionName = getDescriptor(G.DOMException.prototype, 'name').get;
const exceptionMessage = getDescriptor(G.DOMException.prototype, 'message').get;
function exceptionText(value) {
  try {
    const message = apply(exceptionMessage, value, []);
    return apply(exceptionName, value, []) + (message === '' ? '' : `: ${message}`);
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
    case 'string': return depth === 0 ? value : stringify(value);
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
    return (N[id << 3] & 255) === 1 ? `<${toASCIILower(name)}>` : name;
  }
  if (proxies.has(value)) return 'Proxy';
  if (G.isIndexed(value)) return '[object Collection]';
  const exception = exceptionText(value);
  if (exception !== null) return exception;
  if (isError(value)) {
    const prototypeName = errorNames.get(getPrototypeOf(value)) || 'Error';
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
} G.describe = describe;
function isError(value) { try { return errorMark(value); } catch { return false; } }
function objectText(value, depth) {
  const keys = keysOf(value);
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
    // OPTIMIZATION: The text before the first '%' is copied.
    const first = indexOf(pattern, '%'), plain = first < 0 ? pattern.length : first;
    text = slice(pattern, 0, plain);
    for (let i = plain; i < pattern.length; i++) {
      const kind = i + 1 < pattern.length ? pattern[i + 1] : undefined;
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
        text += describe(kind === 'f' ? number : trunc(number));
      } else text += describe(value);
    }
  } else text = describe(values[next++]);
  for (; next < values.length; next++) text += ` ${describe(values[next])}`;
  return text;
}

G.formatLogged = format;
}
