// js/html/windows/realmObjects.js: runs in the global object of a frame, and makes the functions and objects that its scripts see. What they do is
// done by functions of the bindings, which js/html/windows/realms.js gives to this file's object G: `call(target, this, values, is an operation)`,
// `construct(source, values, new.target)`, `refuse(source)`, `fill(source, target)`, `remember(proxy)`, `wallTime()`, `mark(function, key)`,
// `reject(promise, reason)`.
//
// Reads and writes nothing of the arena. It runs once for each frame that a script looks at, before any script of the frame.
// Exports nothing: it writes operation, getter, setter, interfaceObject, evaluate, rejected and shareLanguage to G. Exposes nothing.
'use strict'; { const G = this; const { global } = G;

const { create, defineProperty, getOwnPropertyDescriptor, getPrototypeOf, setPrototypeOf } = Object;
const { apply, construct: constructObject } = Reflect, NativeProxy = Proxy, NativeTypeError = TypeError;

// NB: A member without a receiver belongs to the window. https://webidl.spec.whatwg.org/#dfn-create-operation-function
G.operation = (target, key) => ({ __proto__: null, [key](...values) { return G.call(target, this ?? global, values, true); } })[key];
G.getter = (target, key) => getOwnPropertyDescriptor({ __proto__: null, get [key]() { return G.call(target, this ?? global, [], false); } }, key).get;
G.setter = (target, key) =>
  getOwnPropertyDescriptor({ __proto__: null, set [key](value) { G.call(target, this ?? global, [value], false); } }, key).set;

// Objects that are completed on first use, as in js/webidl/interface.js.
const traps = create(null);
for (const trap of ['apply', 'deleteProperty', 'get', 'getOwnPropertyDescriptor', 'getPrototypeOf', 'has', 'isExtensible', 'ownKeys',
  'preventExtensions', 'set', 'setPrototypeOf']) {
  const forward = Reflect[trap];
  traps[trap] = function (...values) { complete(this); return apply(forward, undefined, values); };
}
const reflectDefine = Reflect.defineProperty;
traps.defineProperty = function (target, key, descriptor) {
  complete(this);
  // NB: The engine looks up missing members of the descriptor in Object.prototype.
  return reflectDefine(target, key, setPrototypeOf(descriptor, null));
};
function complete(handler) {
  if (getPrototypeOf(handler) !== traps) return;
  // NB: The traps go first, since the code that fills the object reads it, too. If that fails, it is tried again at the next access.
  setPrototypeOf(handler, null);
  try { G.fill(handler.source, handler.target); } catch (error) { setPrototypeOf(handler, traps); throw error; }
}
function construct(target, values, newTarget) {
  complete(this);
  return G.construct(this.source, values, newTarget);
}
// `source`: the interface object or namespace of the bindings. `kind`: 0 a namespace, 1 an interface, 2 a callback interface.
G.interfaceObject = (source, kind) => {
  const target = kind === 0 ? {} : kind === 1 ? function () { G.refuse(source); } : () => { G.refuse(source); };
  const handler = { __proto__: traps, source, target, object: null };
  if (kind === 1) handler.construct = construct;
  return handler.object = new NativeProxy(target, handler);
};
G.evaluate = global.eval;
G.rejected = (promise, reason) => { G.reject(promise, reason); };

// What js/timing/clock.js and js/console/proxies.js do to the page's language.
const uncurry = f => apply(Function.prototype.bind, Function.prototype.call, [f]);
function put(object, key, value) {
  defineProperty(object, key, { __proto__: null, value, writable: true, enumerable: false, configurable: true });
  return value;
}
G.shareLanguage = () => {
  const NativeDate = Date, dateText = uncurry(NativeDate.prototype.toString);
  put(NativeDate, 'now', G.mark({ now() { return G.wallTime(); } }.now, 'now'));
  put(NativeDate.prototype, 'constructor', put(global, 'Date', G.mark(new NativeProxy(NativeDate, {
    __proto__: null,
    apply() { return dateText(new NativeDate(G.wallTime())); },
    construct(target, values, newTarget) {
      if (values.length === 0) values[0] = G.wallTime();
      return constructObject(target, values, newTarget);
    },
  }), 'Date')));
  const { prototype: formats } = Intl.DateTimeFormat, nativeParts = uncurry(formats.formatToParts), bound = new WeakMap();
  const { get, set } = WeakMap.prototype, nativeFormat = uncurry(getOwnPropertyDescriptor(formats, 'format').get);
  const dateOr = date => date === undefined ? G.wallTime() : date;
  const { get: formatOf } = getOwnPropertyDescriptor({
    __proto__: null,
    get format() {
      const native = nativeFormat(this), known = apply(get, bound, [native]);
      if (known !== undefined) return known;
      const format = G.mark(date => native(dateOr(date)), '');
      defineProperty(format, 'name', { __proto__: null, value: '' });
      apply(set, bound, [native, format]);
      return format;
    },
  }, 'format');
  defineProperty(formats, 'format', { __proto__: null, get: G.mark(formatOf, 'format') });
  put(formats, 'formatToParts', G.mark({ formatToParts(date) { return nativeParts(this, dateOr(date)); } }.formatToParts, 'formatToParts'));

  const { revocable } = NativeProxy, RememberingProxy = function (target, handler) {
    if (new.target === undefined) throw new NativeTypeError('calling Proxy constructor without new is invalid');
    return G.remember(new NativeProxy(target, handler));
  }.bind(null);
  defineProperty(RememberingProxy, 'name', { __proto__: null, value: 'Proxy' });
  defineProperty(RememberingProxy, 'length', { __proto__: null, value: 2 });
  put(RememberingProxy, 'revocable', G.mark({ revocable(target, handler) {
    const pair = revocable(target, handler);
    G.remember(pair.proxy);
    return pair;
  } }.revocable, 'revocable'));
  put(global, 'Proxy', G.mark(RememberingProxy, 'Proxy'));
};
}
