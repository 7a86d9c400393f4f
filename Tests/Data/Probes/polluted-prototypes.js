// Which properties the bindings look up where a page's scripts can define them: Object.prototype gets a getter and a setter for each
// name in the bindings' files (globalThis.__names) and for indices, which strings have past their end. They record when a file
// of the bindings calls them, while every settable attribute and every operation of every kind of object receives truncated texts.
// Its value: {calls, found: ['name of kind <- place', …]}. After sample-objects.js. Tests/WebRuntimeTests/ReplacedBuiltinsTests reads it.
(() => {
  const { apply, ownKeys } = Reflect, { defineProperty, getOwnPropertyDescriptor, getPrototypeOf, prototype: basic } = Object;
  const { split, indexOf } = String.prototype, { toString } = Object.prototype, NativeError = Error, sampleObjects = globalThis.__samples, names = globalThis.__names;
  const found = new Set();
  let isNoting = false;
  NativeError.stackTraceLimit = 6;
  function note(name, object) {
    if (isNoting) return;
    isNoting = true;
    const lines = apply(split, new NativeError().stack, ['\n']);
    // The first two lines are this function and the getter.
    let caller = '';
    for (let i = 2; i < lines.length && caller === ''; i++) if (apply(indexOf, lines[i], ['[native code]']) < 0) caller = lines[i];
    if (apply(indexOf, caller, ['webaction:js']) >= 0) found.add(`${name} of ${apply(toString, object, [])} <- ${caller}`);
    isNoting = false;
  }
  delete globalThis.__samples;
  delete globalThis.__names;
  for (let i = 0; i < 32; i++) names[names.length] = `${i}`;
  // The prototype's own names, and those that the test excludes.
  for (const key of ['constructor', 'hasOwnProperty', 'isPrototypeOf', 'propertyIsEnumerable', 'toLocaleString', 'name', 'message', 'stack', 'prototype']) {
    delete basic[key];
    names[names.length] = key;
  }
  for (const key of names) {
    if (key in basic) continue;
    defineProperty(basic, key, {
      __proto__: null, configurable: true,
      get() { note(key, this); return undefined; },
      set(value) { note(`set ${key}`, this); defineProperty(this, key, { __proto__: null, value, writable: true, enumerable: true, configurable: true }); },
    });
  }

  const { body } = document;
  const texts = ['', '-', '--', '#', '%', 'a-', '@', '(', '1-', '12:', 'a:', '/', ',', 'a/b;', '[', '[a', 'rgb(', 'a=', '<', '%s%', '\ufeff', ' ', 'constructor', 'toString',
    '__proto__', 'data-constructor', 'x:constructor'];
  // These remove the page that the others use.
  const skipped = ['constructor', 'remove', 'replaceWith', 'write', 'writeln', 'open', 'close', 'eval', 'replaceChildren', 'location', 'href', 'body', 'outerHTML',
    'documentElement'];
  let calls = 0;
  const seen = new Map();
  for (const object of sampleObjects()) {
    for (let owner = object; owner !== null && owner !== basic && owner !== Function.prototype; owner = getPrototypeOf(owner)) {
      const count = seen.get(owner) || { __proto__: null };
      seen.set(owner, count);
      for (const key of ownKeys(owner)) {
        if (skipped.includes(key) || object === window && typeof key === 'string' && /^[A-Z]/.test(key) || (count[key] = (count[key] || 0) + 1) > 1) continue;
        let value;
        try { value = object[key]; } catch { continue; }
        for (const text of texts) {
          calls++;
          try {
            if (typeof value !== 'function') { if (!(key === 'innerHTML' && object === body)) object[key] = text; } else apply(value, object, [text, text]);
          } catch { /* Wrong text. */ }
        }
      }
    }
  }
  for (const text of texts) {
    try { new TextDecoder().decode(new TextEncoder().encode(text)); } catch { /* Unlikely. */ }
    for (const make of [() => new URL(text, 'http://a/'), () => new Headers([[text, text]]), () => CSS.supports(text), () => CSS.supports(text, text), () => matchMedia(text),
      () => getComputedStyle(body).getPropertyValue(text), () => console.log(text, 1), () => document.querySelector(text)]) {
      try { make(); } catch { /* Wrong text. */ }
    }
  }
  isNoting = true;
  return { calls, found: [...found].sort() };
})()
