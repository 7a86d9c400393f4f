// js/html/windows/foreignWindow.js: the windows of frames of other origins, which reveal nothing.
// https://html.spec.whatwg.org/multipage/nav-history-apis.html#cross-origin-objects
//
// Reads and writes nothing of the arena. Exports foreignWindow(). Exposes nothing.
'use strict'; { const G = this; const { global,
ObjectCreate, primordials, privateArray, setPrototypeOf,
markMembers,
fail } = G;

const { keysOf, toStringTag, hasInstance, isConcatSpreadable, Proxy: NativeProxy } = primordials;

const denied = () => fail('SecurityError', 'Blocked a frame from accessing a cross-origin frame.');
const allowed = {
  __proto__: null, window: 1, self: 1, frames: 1, parent: 1, top: 1, length: 1, closed: 1, opener: 1, location: 1, close: 1, focus: 1, blur: 1,
  postMessage: 1,
};
function foreignWindow() {
  const target = ObjectCreate(null);
  const nothing = { __proto__: null, close() {}, focus() {}, blur() {}, postMessage() {} };
  markMembers(nothing);
  const window = new NativeProxy(target, setPrototypeOf({
    get(_, key) {
      if (key === 'window' || key === 'self' || key === 'frames') return window;
      if (key === 'parent' || key === 'top') return global;
      if (key === 'length') return 0;
      if (key === 'closed') return false;
      if (key === 'opener') return null;
      if (key === 'then' || key === toStringTag || key === hasInstance || key === isConcatSpreadable) return undefined;
      if (key === 'location') return foreignLocation;
      return allowed[key] === 1 ? nothing[key] : denied();
    },
    has(_, key) { return allowed[key] === 1 || key === 'then' || denied(); },
    set: denied, defineProperty: denied, deleteProperty: denied,
    getOwnPropertyDescriptor(_, key) {
      if (allowed[key] !== 1) denied();
      return { __proto__: null, value: window[key], writable: false, enumerable: false, configurable: true };
    },
    getPrototypeOf() { return null; },
    setPrototypeOf(_, prototype) { return prototype === null; },
    preventExtensions() { return false; },
    ownKeys() { return keysOf(allowed); },
  }, null));
  return window;
} G.foreignWindow = foreignWindow;
const foreignLocation = new NativeProxy(ObjectCreate(null), setPrototypeOf({
  get(_, key) { return key === 'then' || typeof key === 'symbol' ? undefined : denied(); },
  set(_, key) { return key === 'href' || denied(); },
  has: denied, defineProperty: denied, deleteProperty: denied, getPrototypeOf() { return null; }, ownKeys() { return privateArray(); },
}, null));
}
