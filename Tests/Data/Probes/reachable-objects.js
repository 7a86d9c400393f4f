// Every object that a script can reach in a world, its realms of frames included: by own keys and prototypes, as results of getters and calls, and as exceptions,
// also at the stack limit and with texts that are too long to be concatenated. The prototype chain of each is followed to its
// end, which has to be this world's own, of the page or of a frame. Its value: {objects, functions, foreign: [path, …],
// scripts: [path, …]}: paths to objects of another world, and to functions whose text is not a native function's.
// The language's own functions are examined, but not called: they are the engine's. Of objects with the same prototype and keys
// a few represent all, and a function is called on the first of its holders. After sample-objects.js. Tests/WebRuntimeTests/ReachableObjectsTests reads it.
(() => {
  const { apply, ownKeys } = Reflect, { getPrototypeOf, getOwnPropertyDescriptor } = Object;
  const ends = new Set(), ownText = Function.prototype.toString;
  const seen = new Map(), queue = [], foreign = [], scripts = [];
  const isObject = value => typeof value === 'object' && value !== null || typeof value === 'function';
  const own = new WeakSet();
  // The text of the engine's own functions: https://tc39.es/ecma262/#prod-NativeFunction
  const isNative = source => /^function [^(){}\n]*\(\) \{\n    \[native code\]\n\}$/.test(source);
  const mine = value => { own.add(value); return value; };

  // The language's own functions, before any is called.
  const language = new Set();
  function enter(object) {
    if (!isObject(object) || language.has(object)) return;
    language.add(object);
    for (const key of ownKeys(object)) {
      const { value, get, set } = getOwnPropertyDescriptor(object, key);
      enter(value);
      enter(get);
      enter(set);
    }
    enter(getPrototypeOf(object));
  }
  // The realms of this world: the page's, and those of its frames.
  const realms = [globalThis, ...Array.from(document.querySelectorAll('iframe'), frame => frame.contentWindow).filter(window => window !== null)];
  for (const { Object } of realms) ends.add(Object.prototype);
  const functionEnds = new Set(realms.map(({ Function }) => Function.prototype));
  for (const realm of realms) for (const name of ['Object', 'Function', 'Array', 'String', 'Number', 'Boolean', 'Symbol', 'BigInt', 'RegExp', 'Date', 'Math', 'JSON', 'Reflect',
    'Promise', 'Map', 'Set', 'WeakMap', 'WeakSet', 'WeakRef', 'FinalizationRegistry', 'Error', 'AggregateError', 'SuppressedError', 'ArrayBuffer',
    'SharedArrayBuffer', 'DataView', 'Int8Array', 'Uint8Array', 'Uint8ClampedArray', 'Int16Array', 'Uint16Array', 'Int32Array', 'Uint32Array',
    'Float16Array', 'Float32Array', 'Float64Array', 'BigInt64Array', 'BigUint64Array', 'Atomics', 'Intl', 'Iterator', 'DisposableStack',
    'AsyncDisposableStack', 'WebAssembly', 'Temporal', 'ShadowRealm', 'eval', 'parseInt', 'parseFloat', 'isNaN', 'isFinite', 'decodeURI',
    'decodeURIComponent', 'encodeURI', 'encodeURIComponent', 'escape', 'unescape', '$vm']) enter(realm[name]);
  const unnamed = `[[].values(), new Map().values(), new Set().values(), ''[Symbol.iterator](), 'a'.matchAll(/a/g), (function* () {})(),
    (async function* () {})(), async () => {}]`;
  for (const realm of realms) for (const object of realm.eval(unnamed)) enter(getPrototypeOf(object));
  for (const { Object, Function } of realms) { language.delete(Object.prototype); language.delete(Function.prototype); }

  const shapes = new Map(), prototypeNumbers = new Map();
  const SAME_SHAPE = 3;
  // Whether enough objects with this prototype and these keys were examined.
  function isKnown(object) {
    if (typeof object === 'function') return false;
    let prototype, keys;
    try { prototype = getPrototypeOf(object); keys = ownKeys(object); } catch { return false; }
    if (!prototypeNumbers.has(prototype)) prototypeNumbers.set(prototype, prototypeNumbers.size);
    const shape = `${prototypeNumbers.get(prototype)} ${keys.length < 40 ? keys.map(String).join(' ') : keys.length}`;
    const count = (shapes.get(shape) || 0) + 1;
    shapes.set(shape, count);
    return count > SAME_SHAPE;
  }

  function visit(value, path) {
    // NB: A string as an object has a key for each of its code units.
    if (!isObject(value) || seen.has(value) || own.has(value) || value instanceof String) return;
    seen.set(value, path);
    queue.push(value);
  }
  function checkChain(object, path) {
    let last = object;
    for (let depth = 0; depth < 64; depth++) {
      let next;
      try { next = getPrototypeOf(last); } catch (error) { visit(error, `${path}.[[GetPrototypeOf]] thrown`); return; }
      if (next === null) break;
      visit(next, `${path}.__proto__`);
      last = next;
    }
    // An object without a prototype leads nowhere.
    if (last !== object && !ends.has(last)) foreign.push(path);
    if (typeof object === 'function' && last === object && !functionEnds.has(object)) foreign.push(path);
  }

  // 2,147,483,640 code units beyond Latin-1, which the engine can't concatenate.
  let tooLong = '', piece = '\u0416'.repeat(8);
  for (let i = 0; i < 28; i++) { tooLong += piece; if (i < 27) piece += piece; }
  const element = mine(document.createElement('p')), text = document.createTextNode('x');
  document.body.append(element);
  element.append(text);
  const argumentLists = [
    [], ['a'], ['a', 'b', 'c'], [1, 2, 3], [element, null], [null], [{ __proto__: null }], [mine(() => {})], ['x', mine(() => {})], [mine({ then: 1 })],
    [tooLong], ['a', tooLong], [tooLong, tooLong], [Symbol()], [1n], [-1], [2 ** 32 - 1], [NaN],
    [mine({ get length() { throw mine(new Error('own')); }, toString() { throw mine(new Error('own')); } })],
  ];
  for (const list of argumentLists) mine(list);
  // These remove the page, wait, or return the language's own compilers.
  const skipped = new Set(['open', 'write', 'writeln', 'close', 'eval', 'Function', 'wait', 'waitAsync', 'replaceChildren', 'stop', 'repeat', 'padStart', 'padEnd', 'fill']);
  const deep = f => { try { return deep(f); } catch (error) { visit(error, 'the end of the stack'); try { return f(); } catch (last) { visit(last, 'a call at the end of the stack'); } } };

  const receivers = new Map(), called = new Set();
  function call(f, receiver, path) {
    if (called.has(f) || language.has(f)) return;
    called.add(f);
    for (const list of argumentLists) {
      let value;
      try { value = apply(f, receiver, list); } catch (error) { visit(error, `${path}() thrown`); continue; }
      visit(value, `${path}()`);
      if (isObject(value) && typeof value.catch === 'function') try { value.catch(error => visit(error, `${path}() rejected`)); } catch { /* no promise */ }
    }
    try { visit(new f(), `new ${path}`); } catch (error) { visit(error, `new ${path} thrown`); }
    try { visit(new f('a', 'b'), `new ${path}`); } catch (error) { visit(error, `new ${path} thrown`); }
  }
  let functions = 0, depths = 0;
  function look(object, path) {
    checkChain(object, path);
    if (isKnown(object)) return;
    if (typeof object === 'function') {
      functions++;
      let source = '';
      try { source = apply(ownText, object, []); } catch (error) { visit(error, `${path} text thrown`); }
      if (!isNative(source) && !path.endsWith('.acceptNode')) scripts.push(`${path}: ${source.slice(0, 60)}`);
    }
    let keys;
    try { keys = ownKeys(object); } catch (error) { visit(error, `${path} keys thrown`); return; }
    if (keys.length > 400 && Array.isArray(object)) return;
    let at = 0;
    for (const key of keys) {
      const name = `${path}.${String(key)}`;
      let descriptor;
      try { descriptor = getOwnPropertyDescriptor(object, key); } catch (error) { visit(error, `${name} thrown`); continue; }
      if (descriptor === undefined) continue;
      mine(descriptor);
      visit(descriptor.value, name);
      visit(descriptor.get, `get ${name}`);
      visit(descriptor.set, `set ${name}`);
      // OPTIMIZATION: One function makes the hundreds of style properties.
      if (skipped.has(key) || keys.length > 300 && object !== window && at++ % 16 !== 0) continue;
      const receiver = receivers.get(object) || object;
      for (const target of [receiver, undefined, element]) {
        if (descriptor.get !== undefined && !language.has(descriptor.get)) {
          try { visit(apply(descriptor.get, target, []), name); } catch (error) { visit(error, `${name} thrown`); }
        }
        if (descriptor.set !== undefined && !language.has(descriptor.set) && target === receiver && target !== window && key !== 'outerHTML' && key !== 'href' && key !== 'location') {
          for (const value of [tooLong, 'x', null]) try { apply(descriptor.set, target, [value]); } catch (error) { visit(error, `${name} = thrown`); }
        }
      }
      if (typeof descriptor.value === 'function' && key !== 'constructor') {
        call(descriptor.value, receiver, name);
        if (depths++ % 16 === 0 && !language.has(descriptor.value)) deep(() => visit(apply(descriptor.value, receiver, ['a', 'b']), name));
      }
    }
  }

  // Objects of each interface represent their prototypes' members.
  const samples = globalThis.__samples();
  delete globalThis.__samples;
  for (const sample of samples) {
    for (let p = getPrototypeOf(sample); p !== null && p !== Object.prototype; p = getPrototypeOf(p)) if (!receivers.has(p)) receivers.set(p, sample);
    visit(sample, `a ${Object.prototype.toString.call(sample).slice(8, -1)}`);
  }
  visit(globalThis, 'window');
  for (let i = 0; i < queue.length; i++) look(queue[i], seen.get(queue[i]));
  return { objects: seen.size, functions, foreign, scripts };
})()
