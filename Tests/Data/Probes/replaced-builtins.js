// Which of the language's own functions the bindings call where a page's scripts can replace them: each is replaced by one
// that records when its caller is a file of the bindings, and then every member of every kind of object is called with
// arguments of all kinds. A tail call has no caller in stacks except with JSC_useTailCalls=false. Its value: {calls, found: ['function <- place', …]}. Tests/WebRuntimeTests/ReplacedBuiltinsTests
// reads it.
(() => {
  const { apply, construct, ownKeys } = Reflect, { defineProperty, getOwnPropertyDescriptor, getPrototypeOf } = Object;
  const { split, indexOf } = String.prototype, { get: mapGet, set: mapSet } = Map.prototype, NativeError = Error, text = String;
  const found = new Map();
  let isNoting = false;
  NativeError.stackTraceLimit = 6;
  function note(name) {
    if (isNoting) return;
    isNoting = true;
    const lines = apply(split, new NativeError().stack, ['\n']);
    // The first two lines are this function and the replacement.
    let caller = '';
    for (let i = 2; i < lines.length && caller === ''; i++) if (apply(indexOf, lines[i], ['[native code]']) < 0) caller = lines[i];
    if (apply(indexOf, caller, ['webaction:js']) >= 0) apply(mapSet, found, [`${name} <- ${caller}`, true]);
    isNoting = false;
  }

  function replaceMembers(object, label) {
    for (const key of ownKeys(object)) {
      const descriptor = getOwnPropertyDescriptor(object, key), name = `${label}.${text(key)}`;
      if (!descriptor.configurable || key === 'constructor' || key === 'prototype') continue;
      const { value: original, get } = descriptor;
      if (typeof original === 'function') {
        const replacement = function (...args) {
          note(name);
          return new.target ? construct(original, args, new.target === replacement ? original : new.target) : apply(original, this, args);
        };
        defineProperty(object, key, { __proto__: null, value: replacement, writable: true, enumerable: false, configurable: true });
      } else if (get) {
        defineProperty(object, key, { __proto__: null, get() { note(name); return apply(get, this, []); }, configurable: true });
      }
    }
  }
  const TypedArray = getPrototypeOf(Int8Array);
  const victims = {
    Array, String, RegExp, Map, Set, WeakMap, WeakSet, Promise, Number, Date, Symbol, BigInt, Function, Error, Object, ArrayBuffer, DataView, TypedArray,
  };
  const iterators = [[].values(), new Map().values(), new Set().values(), ''[Symbol.iterator](), (function* () {})()].map(getPrototypeOf);
  const globals = Object.keys(Object.getOwnPropertyDescriptors({ ...victims, Reflect, Math, JSON, Proxy, Boolean, TypeError, RangeError, SyntaxError,
    Uint8Array, Uint16Array, Int32Array, parseInt, parseFloat, isNaN, isFinite, encodeURIComponent, decodeURIComponent, escape, unescape, eval }));
  const namespaces = { Reflect, Math, JSON };
  for (const name in victims) {
    replaceMembers(victims[name].prototype, `${name}.prototype`);
    replaceMembers(victims[name], name);
  }
  for (const name in namespaces) replaceMembers(namespaces[name], name);
  for (let i = 0; i < iterators.length; i++) replaceMembers(iterators[i], `iterator ${i}`);
  for (let i = 0; i < globals.length; i++) {
    const name = globals[i], original = globalThis[name];
    if (original === undefined) continue;
    defineProperty(globalThis, name, { __proto__: null, get() { note(`global ${name}`); return original; }, set() {}, configurable: true });
  }
  // Names that descriptors, dictionaries and matches lack are looked up here.
  for (const key of ['get', 'set', 'value', 'writable', 'enumerable', 'configurable', 'index', 'input', 'groups', 'then', 'raw', 'done', 'return']) {
    defineProperty(Object.prototype, key, {
      __proto__: null, configurable: true,
      get() { note(`Object.prototype[${key}]`); return undefined; },
      set(value) { defineProperty(this, key, { __proto__: null, value, writable: true, enumerable: true, configurable: true }); },
    });
  }

  const { body } = document, sampleObjects = globalThis.__samples;
  delete globalThis.__samples;
  const node = () => { const element = document.createElement('p'); element.innerHTML = '<b>q</b> r'; return element; };
  const argumentLists = [
    [], ['a'], ['a', 'b'], [1], [node(), null], [node()], [() => 1], ['x', () => 1], ['beforeend', 'text'], [{}, {}], [['a', 'b']], ['click', () => {}, { once: true }],
    [0, 1], ['p, a:not(.b) > c', 'd'], ['<p>x</p>'], [body, 0], ['a', 'b', 'c'], [new Event('x')], ['(min-width:1px)'], ['http://a/', 'x', true],
  ];
  // These remove the page that the others use.
  const skipped = ['constructor', 'remove', 'replaceWith', 'write', 'writeln', 'open', 'close', 'eval', 'replaceChildren', 'Function'];
  const notSet = ['location', 'href', 'body', 'outerHTML', 'documentElement'];
  const basics = [Object.prototype, Array.prototype, Function.prototype, Error.prototype, null, undefined];
  let calls = 0;
  function tryMember(object, owner, key) {
    let value;
    try { value = object[key]; } catch { return; }
    calls++;
    if (typeof value === 'function') {
      for (const list of argumentLists) {
        calls++;
        try {
          const result = apply(value, object, list);
          if (typeof result?.catch === 'function') result.catch(() => {});
          if (typeof result?.next === 'function') result.next();
        } catch { /* Wrong arguments. */ }
      }
    } else if ((owner !== object || object === document) && !notSet.includes(key) && !(key === 'innerHTML' && object === body)) {
      for (const given of [value, 'a', '', 1, 'b c', null]) try { object[key] = given; calls++; } catch { /* Read-only. */ }
      try { object[key]; } catch { /* Not of this state. */ }
    }
  }
  const visits = new Map();
  for (const object of sampleObjects()) {
    for (let owner = object; !basics.includes(owner); owner = getPrototypeOf(owner)) {
      const count = visits.get(owner) || { __proto__: null };
      visits.set(owner, count);
      for (const key of ownKeys(owner)) {
        if (skipped.includes(key) || object === window && typeof key === 'string' && /^[A-Z]/.test(key)) continue;
        count[key] = (count[key] || 0) + 1;
        if (count[key] <= 3 || owner === object) tryMember(object, owner, key);
      }
    }
  }

  if (!document.body) {
    while (document.firstChild) document.firstChild.remove();
    document.append(document.createElement('html'));
    document.documentElement.append(document.createElement('head'), document.createElement('body'));
  }
  document.body.innerHTML = '<p>x<form><input name=a><select><option>1</select><textarea>x</textarea></form>';
  const stories = [
    () => { for (const element of document.querySelectorAll('*')) element.matches('a:hover, [b~="c" i]'); },
    () => [...document.body.childNodes],
    () => console.log({ a: 1 }, [1, 2], new Map([[1, 2]]), document.body, 'x%s', /r/, new Error('e'), () => 1, Symbol('x'), 1n),
    () => structuredClone({ a: [1, new Map([[1, { b: 2 }]]), new Set([1]), /x/g, new Date(), new Uint8Array(2)] }),
    () => document.body.append('x', document.createElement('b'), 'y'),
    () => {
      const observer = new MutationObserver(() => {});
      observer.observe(document.body, { attributes: true, childList: true, subtree: true, attributeFilter: ['class', 'id'], attributeOldValue: true });
      document.body.id = 'x';
      document.body.classList.add('q', 'r');
      document.body.append('z');
      observer.takeRecords();
    },
    () => { document.title = 'x y'; document.cookie = 'a=b; path=/'; return document.cookie + document.title; },
    () => { setTimeout(() => {}, 1, 2, 3); setTimeout('1', 0); queueMicrotask(() => {}); requestAnimationFrame(() => {}); },
    () => { localStorage.a = 'b'; Object.keys(localStorage); delete localStorage.a; },
    () => { fetch('/x').catch(() => {}); },
    () => { document.body.onclick = function () {}; document.body.click(); document.body.setAttribute('onclick', 'return 1'); document.body.click(); },
    () => { const request = new XMLHttpRequest(); request.open('GET', '/y'); request.setRequestHeader('a', 'b'); request.onload = () => {}; request.send(); },
    () => btoa('abc') + atob('YWJj'),
    () => new TextDecoder('utf-16le').decode(new Uint8Array([65, 0])) + new TextEncoder().encodeInto('abc', new Uint8Array(5)).read,
    () => document.body.innerText,
    () => { document.body.lastElementChild.innerText = 'a\nb'; document.body.lastElementChild.outerText = 'x'; },
    () => { const input = document.querySelector('input'); input.setCustomValidity('x'); input.checkValidity(); input.focus(); input.setRangeText('x', 0, 1, 'end'); },
    () => { document.querySelector('form').requestSubmit(); document.querySelector('form').reset(); },
    () => {
      const form = document.createElement('form'), texts = ['1', '2.50e1', '2024-01-02', '2024-02', '2024-W03', '10:11:12.5', '2024-01-01T01:02', 'a@b,c', 'x://y/'];
      document.body.append(form);
      for (const type of ['text', 'number', 'range', 'date', 'month', 'week', 'time', 'datetime-local', 'email', 'url', 'color', 'radio', 'checkbox', 'image']) {
        const input = document.createElement('input');
        Object.assign(input, { type, name: 'n', min: '0', step: '0.1', pattern: '[a-z]', autocomplete: 'section-a home tel', multiple: true });
        form.append(input);
        for (const value of texts) {
          input.value = value;
          `${input.validity.valid}${input.validationMessage}${input.valueAsNumber}${input.valueAsDate}${input.autocomplete}`;
          try { input.stepUp(); input.valueAsNumber = 12345.5; input.valueAsDate = new Date(0); } catch { /* of other types */ }
          input.matches(':valid, :in-range, :checked, :default, :indeterminate, :placeholder-shown');
        }
        input.checked = true;
        input.click();
      }
      form.setAttribute('accept-charset', 'latin1 x');
      form.append(document.querySelector('select').cloneNode(true), document.querySelector('textarea').cloneNode(true));
      form.noValidate = true;
      form.requestSubmit();
    },
    () => {
      customElements.define('q-r', class extends HTMLElement { static observedAttributes = ['a']; connectedCallback() {} attributeChangedCallback() {} });
      document.body.appendChild(document.createElement('q-r')).setAttribute('a', 'b');
      document.body.insertAdjacentHTML('beforeend', '<q-r a=c></q-r>');
    },
    () => JSON.stringify(document.body.getBoundingClientRect()) + Object.keys(Object.getOwnPropertyDescriptors(document.body.dataset)),
    () => { for (const list of [new URLSearchParams('a=b'), new Headers({ x: 'y' }), new FormData(document.querySelector('form'))]) for (const [a, b] of list) a + b; },
    () => {
      const range = document.createRange();
      range.setStart(document.body, 0);
      range.setEnd(document.body, 3);
      range.cloneContents();
      range.extractContents();
      range.insertNode(document.createElement('p'));
      range.createContextualFragment('<p>x');
      return range.toString();
    },
    () => { document.write('<p>x</p>'); },
  ];
  for (const story of stories) try { story(); } catch { /* What it says is checked elsewhere. */ }
  isNoting = true;
  const list = [];
  found.forEach((_, key) => { list[list.length] = key; });
  return { calls, found: list.sort() };
})()
