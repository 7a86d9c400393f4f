// Defines accessors with the given names on the objects that others inherit from, and then calls every member of every kind of object.
// Records each accessor that a file of the bindings called on an object that no script can have: not one made by this probe,
// nor one that scripts had before, nor one of a web interface. A function of (names) that returns
// {calls, heard: accessors that ran for the bindings, found: ['name <- place', …]}; after sample-objects.js.
// Tests/WebRuntimeTests/InternalObjectTests reads it.
names => {
  const { apply, ownKeys } = Reflect, { defineProperty, getOwnPropertyDescriptor, getPrototypeOf } = Object;
  const { split, indexOf } = String.prototype, { add, has } = WeakSet.prototype, NativeError = Error, stringify = JSON.stringify;
  const { get: mapGet, set: mapSet, keys: mapKeys } = Map.prototype, { sort } = Array.prototype;
  const isObject = value => typeof value === 'object' && value !== null || typeof value === 'function';
  const included = (list, key) => { for (let i = 0; i < list.length; i++) if (list[i] === key) return true; return false; };

  // Objects of scripts.
  const known = new WeakSet(), enter = object => { apply(add, known, [object]); return object; };
  // An object that a script passes, with everything in it.
  function mine(value) {
    if (!isObject(value) || apply(has, known, [value])) return value;
    enter(value);
    const keys = ownKeys(value);
    for (let i = 0; i < keys.length; i++) mine(getOwnPropertyDescriptor(value, keys[i]).value);
    return value;
  }
  const samples = globalThis.__samples();
  delete globalThis.__samples;
  const basics = [Object.prototype, Array.prototype, Function.prototype], language = new WeakSet();
  for (const name of ['Object', 'Function', 'Array', 'String', 'Number', 'Boolean', 'Symbol', 'BigInt', 'RegExp', 'Date', 'Promise', 'Map', 'Set', 'WeakMap',
    'WeakSet', 'WeakRef', 'Error', 'AggregateError', 'EvalError', 'RangeError', 'ReferenceError', 'SyntaxError', 'TypeError', 'URIError', 'ArrayBuffer',
    'DataView', 'Int8Array', 'Uint8Array', 'Uint8ClampedArray', 'Int16Array', 'Uint16Array', 'Int32Array', 'Uint32Array', 'Float32Array', 'Float64Array',
    'BigInt64Array', 'BigUint64Array', 'Iterator']) if (globalThis[name] !== undefined) apply(add, language, [globalThis[name].prototype]);
  for (const object of [[].values(), new Map().values(), new Set().values(), ''[Symbol.iterator](), new Int8Array(), (function* () {})(), async () => {}]) {
    for (let p = getPrototypeOf(object); p !== null; p = getPrototypeOf(p)) apply(add, language, [p]);
  }
  // All objects reachable by own properties and prototypes.
  const queue = [globalThis];
  for (let i = 0; i < samples.length; i++) queue[queue.length] = samples[i];
  for (let i = 0; i < queue.length; i++) {
    const object = queue[i];
    if (!isObject(object) || apply(has, known, [object])) continue;
    enter(object);
    queue[queue.length] = getPrototypeOf(object);
    const keys = ownKeys(object);
    for (let k = 0; k < keys.length && k < 3000; k++) {
      const descriptor = getOwnPropertyDescriptor(object, keys[k]);
      if (descriptor === undefined) continue;
      queue[queue.length] = descriptor.value;
      queue[queue.length] = descriptor.get;
      queue[queue.length] = descriptor.set;
    }
  }
  // Scripts have the objects of an interface whose prototype they can reach.
  function isOfInterface(object) {
    for (let p = getPrototypeOf(object); p !== null; p = getPrototypeOf(p)) {
      if (apply(has, known, [p]) && !apply(has, language, [p])) return true;
    }
    return false;
  }

  const found = new Map();
  let isNoting = false, heard = 0, calls = 0;
  NativeError.stackTraceLimit = 6;
  function note(object, name) {
    if (isNoting || !isObject(object)) return;
    isNoting = true;
    const lines = apply(split, new NativeError().stack, ['\n']);
    // The first two lines are this function and the accessor.
    let caller = '';
    for (let i = 2; i < lines.length && caller === ''; i++) if (apply(indexOf, lines[i], ['[native code]']) < 0) caller = lines[i];
    if (apply(indexOf, caller, ['webaction:js/']) >= 0) {
      heard++;
      if (!apply(has, known, [object]) && !isOfInterface(object)) apply(mapSet, found, [`${name} <- ${caller}`, true]);
    }
    isNoting = false;
  }
  const accessor = name => ({
    __proto__: null, configurable: true, enumerable: false,
    get() { note(this, name); return undefined; },
    set(value) { note(this, name); defineProperty(this, name, { __proto__: null, value, writable: true, enumerable: true, configurable: true }); },
  });
  const places = [Object.prototype, Array.prototype, Function.prototype];

  const { body } = document;
  const node = () => { const element = document.createElement('p'); element.innerHTML = '<b>q</b> r'; return element; };
  const observed = mine(class extends HTMLElement {
    static observedAttributes = mine(['a']);
    connectedCallback() {}
    attributeChangedCallback() {}
  });
  const argumentLists = [
    [], ['a'], ['a', 'b'], [1], [node(), null], [node()], [mine(() => 1)], ['x', mine(() => 1)], ['beforeend', 'text'], [mine({}), mine({})],
    [mine(['a', 'b'])], ['click', mine(() => {}), mine({ once: true })], [0, 1], ['p, a:not(.b) > c', 'd'], ['<p>x</p>'], [body, 0],
    ['a', 'b', 'c'], [new Event('x')], ['(min-width:1px)'], ['http://a/', 'x', true], [mine({ bubbles: true, detail: 1 })],
    ['x', mine({ bubbles: true, composed: true })],
  ];
  // These remove the page that the others use.
  const skipped = mine(['constructor', 'remove', 'replaceWith', 'write', 'writeln', 'open', 'close', 'eval', 'replaceChildren', 'Function']);
  const notSet = mine(['location', 'href', 'body', 'outerHTML', 'documentElement']);
  for (let n = 0; n < names.length; n++) {
    for (let i = 0; i < places.length; i++) {
      if (getOwnPropertyDescriptor(places[i], names[n]) === undefined) defineProperty(places[i], names[n], accessor(names[n]));
    }
  }

  function tryMember(object, owner, key) {
    let value;
    try { value = object[key]; } catch { return; }
    calls++;
    if (typeof value === 'function') {
      for (let i = 0; i < argumentLists.length; i++) {
        calls++;
        try {
          const result = apply(value, object, argumentLists[i]);
          if (isObject(result)) {
            enter(result);
            if (typeof result.catch === 'function') result.catch(mine(() => {}));
            if (typeof result.next === 'function') result.next();
          }
        } catch { /* Wrong arguments. */ }
      }
    } else if ((owner !== object || object === document) && !included(notSet, key) && !(key === 'innerHTML' && object === body)) {
      const given = [value, 'a', '', 1, 'b c', null];
      for (let i = 0; i < given.length; i++) try { object[key] = given[i]; calls++; } catch { /* Read-only. */ }
      try { object[key]; } catch { /* Not of this state. */ }
    }
  }
  const visits = new Map();
  for (let s = 0; s < samples.length; s++) {
    const object = samples[s];
    for (let owner = object; owner !== null && !included(basics, owner); owner = getPrototypeOf(owner)) {
      const count = apply(mapGet, visits, [owner]) || { __proto__: null };
      apply(mapSet, visits, [owner, count]);
      const keys = ownKeys(owner);
      for (let i = 0; i < keys.length; i++) {
        const key = keys[i];
        if (included(skipped, key) || object === window && typeof key === 'string' && key[0] >= 'A' && key[0] <= 'Z') continue;
        count[key] = (count[key] || 0) + 1;
        if (count[key] <= 2 || owner === object) tryMember(object, owner, key);
      }
    }
  }

  if (!document.body) {
    while (document.firstChild) document.firstChild.remove();
    document.append(document.createElement('html'));
    document.documentElement.append(document.createElement('head'), document.createElement('body'));
  }
  document.body.innerHTML = '<p>x<form><input name=a required><select><option>1</select><textarea>x</textarea></form><table><tr><td>1</table>';
  const stories = [
    () => { document.querySelectorAll('a:hover, [b~="c" i], p > b:nth-child(2n + 1)'); document.body.closest('html'); },
    () => console.log(mine({ a: 1 }), mine([1, 2]), mine(new Map([[1, 2]])), document.body, 'x%s', mine(/r/), mine(new Error('e')), mine(() => 1), Symbol('x'), 1n),
    () => console.table(mine([{ a: 1 }])),
    () => structuredClone(mine({ a: [1, mine(new Map([[1, mine({ b: 2 })]])), mine(new Set([1])), mine(/x/g), mine(new Date()), mine(new Uint8Array(2))] })),
    () => {
      const observer = new MutationObserver(mine(() => {}));
      observer.observe(document.body, mine({ attributes: true, childList: true, subtree: true, attributeFilter: ['class', 'id'], attributeOldValue: true }));
      document.body.id = 'x';
      document.body.classList.add('q', 'r');
      document.body.append('z');
      observer.takeRecords();
    },
    () => { document.title = 'x y'; document.cookie = 'a=b; path=/'; return document.cookie + document.title; },
    () => { setTimeout(mine(() => {}), 1, 2, 3); setTimeout('1', 0); queueMicrotask(mine(() => {})); requestAnimationFrame(mine(() => {})); },
    () => { localStorage.a = 'b'; Object.keys(localStorage); delete localStorage.a; },
    () => { fetch('/x').catch(mine(() => {})); },
    () => {
      const listener = mine({ handleEvent() {} }), controller = new AbortController();
      document.body.addEventListener('click', listener, mine({ capture: true, signal: controller.signal }));
      document.body.addEventListener('click', mine(() => { throw mine(new Error('x')); }));
      document.body.onclick = mine(function () {});
      document.body.click();
      document.body.setAttribute('onclick', 'return 1');
      document.body.dispatchEvent(new MouseEvent('click', mine({ bubbles: true, clientX: 1 })));
      controller.abort();
    },
    () => { const request = new XMLHttpRequest(); request.open('GET', '/y'); request.setRequestHeader('a', 'b'); request.onload = mine(() => {}); request.send(); },
    () => btoa('abc') + atob('YWJj'),
    () => new TextDecoder('utf-16le').decode(new Uint8Array([65, 0])) + new TextEncoder().encodeInto('abc', new Uint8Array(5)).read,
    () => document.body.innerText,
    () => { const input = document.querySelector('input'); input.setCustomValidity('x'); input.checkValidity(); input.focus(); input.setRangeText('x', 0, 1, 'end'); },
    () => { document.querySelector('form').requestSubmit(); document.querySelector('form').reset(); },
    () => {
      customElements.define('q-s', observed);
      document.body.appendChild(document.createElement('q-s')).setAttribute('a', 'b');
      document.body.insertAdjacentHTML('beforeend', '<q-s a=c></q-s>');
    },
    () => stringify(document.body.getBoundingClientRect()),
    () => { new URLSearchParams(mine({ a: 'b' })).sort(); new URLSearchParams(mine([['a', 'b']])).append('c', 'd'); new Headers(mine({ x: 'y' })).forEach(mine(() => {})); },
    () => {
      const range = document.createRange();
      range.setStart(document.body, 0);
      range.setEnd(document.body, 3);
      range.cloneContents();
      range.extractContents();
      range.insertNode(document.createElement('p'));
      range.createContextualFragment('<p>x');
      getSelection().addRange(range);
      getSelection().modify?.('extend', 'forward', 'word');
      return `${range}`;
    },
    () => {
      const walker = document.createTreeWalker(document.body, -1, mine({ acceptNode() { return 1; } }));
      while (walker.nextNode());
      const iterator = document.createNodeIterator(document.body, -1, mine(() => 1));
      while (iterator.nextNode());
    },
    () => { document.body.attachShadow(mine({ mode: 'open' })).innerHTML = '<slot>'; },
    () => { document.body.animate?.(mine([]), 1); document.body.scrollIntoView(mine({ block: 'end' })); scrollTo(mine({ top: 1 })); },
    () => { new DOMParser().parseFromString('<a><b/></a>', 'text/xml').documentElement.append('x'); new XMLSerializer().serializeToString(document); },
    () => { document.body.style.setProperty('color', 'red', 'important'); getComputedStyle(document.body).color; document.styleSheets[0]; },
    () => { document.querySelector('table').insertRow().insertCell().textContent = 'x'; document.querySelector('select').add(new Option('x')); },
    () => { history.pushState(mine({ a: 1 }), '', '#x'); location.hash = 'y'; document.createEvent('CustomEvent').initCustomEvent('x', true, true, mine({})); },
    () => { document.querySelector('nothing').x; },
    () => document.createElement('<'),
    () => { document.write('<p>x</p>'); },
  ];
  for (let i = 0; i < stories.length; i++) try { stories[i](); } catch { /* What it says is checked elsewhere. */ }
  isNoting = true;
  for (let n = 0; n < names.length; n++) for (let i = 0; i < places.length; i++) {
    const descriptor = getOwnPropertyDescriptor(places[i], names[n]);
    if (descriptor !== undefined && descriptor.get !== undefined && names[n] !== '__proto__' && names[n] !== 'caller' && names[n] !== 'arguments') delete places[i][names[n]];
  }
  return { calls, heard, found: [...found.keys()].sort() };
}
