// js/lazyModules.js: runs lazy modules when something in them is first used.
//
// Most pages and extensions use a small part of the web's interfaces, and running all files takes longer than the rest of a job. So a lazy
// module runs when something in its row of js/files.txt or a name that it exports is first used. Scripts may have run in the world before,
// so a lazy module takes the language's methods from primordials, and reads no global by its name when it begins.
//
// js/linker/link.mjs turns js/files.txt into a native table: reading it here took longer for each world than running most lazy modules. An
// import with late: reads the name from G, whose prototype runs the file of the name.
//
// Exports deferInterfaces(names, define): interfaces that define(name) defines on first use; then they are also extended ·
//         defineLazily(name, define): called by the file of a name in the table, to define it; define(object) fills a namespace ·
//         whenMade(name, function): calls it with the interface object once that exists · extend(name, members), extendAccessors(name,
//         descriptors): members for an interface · isLoaded(name): whether the file that exports a name has run · named(name): an export
//         whose name is computed.
// Exposes the interfaces and namespaces in the table.
'use strict'; { const G = this; const OP = { __proto__: null, lazyModule: 222, runLazyModule: 223 }; const { holder, native,
ObjectCreate, PrivateMap, defineProperty, getOwnPropertyDescriptor, getPrototypeOf, ownDescriptor, privateArray, setPrototypeOf,


callValues,
H,
accessors, declareLazyInterfaces, declareLazyNamespaces, define, lazyInterface, mixin,
lazyInterfaces, lazyNamespaces } = G;


const INTERFACE = 0, NAME = 1, EXTENDED = 2, NAMESPACE = 3;
const definitions = PrivateMap(), waiting = PrivateMap(), made = PrivateMap();
let running = -1;
// The number of the first file after `after` whose row has a name in a column, in the table's order; -1 if there is none. NB: The rest of
// the call's status is ignored: handling it may need a lazy module.
function fileWith(column, name, after = -1) {
  const file = native(holder, OP.lazyModule, column, name, after);
  if (file === undefined) G.throwStatus(H[64]);
  return file;
}
// Runs a file with a name in a column, if it has not run.
function run(file, column, name) {
  const outer = running, restore = restoreIteration();
  running = file;
  try { callValues(OP.runLazyModule, column, name, file - 1); } finally {
    running = outer;
    if (restore !== null) restore();
  }
}
// Files iterate over arrays when they begin. If scripts have replaced array iteration, the original is restored while a file runs. Returns
// a function that undoes this; null if scripts have not replaced it. Throws a TypeError if their replacement cannot be removed.
const { iterator } = Symbol, ArrayPrototype = Array.prototype, iterate = ArrayPrototype[iterator];
const ArrayIteratorPrototype = getPrototypeOf(ArrayPrototype.values()), { next } = ArrayIteratorPrototype;
function restoreIteration() {
  const iterating = ownDescriptor(ArrayPrototype, iterator), stepping = ownDescriptor(ArrayIteratorPrototype, 'next');
  if (iterating !== undefined && iterating.value === iterate && stepping !== undefined && stepping.value === next) return null;
  define(ArrayPrototype, iterator, iterate, true, false, true);
  define(ArrayIteratorPrototype, 'next', next, true, false, true);
  return () => {
    putBack(ArrayPrototype, iterator, iterating);
    putBack(ArrayIteratorPrototype, 'next', stepping);
  };
}
function putBack(object, key, descriptor) {
  if (descriptor === undefined) delete object[key]; else defineProperty(object, key, descriptor);
}
// Extensions are applied in the table's order, whichever file ran first.
function finish(name) {
  for (let file = fileWith(EXTENDED, name); file >= 0; file = fileWith(EXTENDED, name, file)) run(file, EXTENDED, name);
  const list = waiting.get(name);
  waiting.delete(name);
  made.set(name, true);
  if (list !== undefined) for (let i = 0; i < list.length; i++) list[i].extend(G[name]);
}
G.deferInterfaces = (names, define) => declareLazyInterfaces(names, name => { define(name); finish(name); });
G.defineLazily = (name, define) => { definitions.set(name, define); };
const whenMade = G.whenMade = (name, extend) => {
  if (fileWith(EXTENDED, name, running - 1) !== running) throw new Error(`js/files.txt does not say that this file extends ${name}`);
  if (made.has(name)) { extend(G[name]); return; }
  let list = waiting.get(name);
  if (list === undefined) waiting.set(name, list = privateArray());
  let at = list.length;
  for (; at > 0 && list[at - 1].file > running; at--) list[at] = list[at - 1];
  list[at] = { __proto__: null, file: running, extend };
};
const extend = G.extend = (name, members) => whenMade(name, interfaceObject => mixin(interfaceObject, members));
G.extendAccessors = (name, descriptors) => whenMade(name, ({ prototype }) => accessors(prototype, descriptors));
G.named = name => G[name];
G.isLoaded = name => getOwnPropertyDescriptor(G, name) !== undefined;

function makeInterface(name) {
  run(fileWith(INTERFACE, name), INTERFACE, name);
  const define = definitions.get(name);
  if (define !== undefined) define();
  finish(name);
}
function makeNamespace(name, object) {
  run(fileWith(NAMESPACE, name), NAMESPACE, name);
  definitions.get(name)(object);
}
declareLazyInterfaces(lazyInterfaces, makeInterface);
declareLazyNamespaces(lazyNamespaces, makeNamespace);
setPrototypeOf(G, new Proxy(ObjectCreate(null), {
  __proto__: null,
  get(_, name) {
    const interfaceObject = lazyInterface(name);
    if (interfaceObject !== undefined) {
      interfaceObject.prototype;
      return interfaceObject;
    }
    const file = typeof name === 'string' ? fileWith(NAME, name) : -1;
    if (file < 0) return undefined;
    run(file, NAME, name);
    return getOwnPropertyDescriptor(G, name)?.value;
  },
}));
}
