// js/families.js: which files run late, and what makes them run.
//
// Most pages and extensions touch a small part of the web's interfaces, and running all files costs more than the rest of
// a job. So a late file of js/files.txt, which says of what kinds such names are, runs when something of its row or a name
// that it exports is first touched, in a world where scripts may have run before: it takes the language's own methods from primordials, and no
// global by its name at its top.
//
// js/linker/link.mjs makes of js/files.txt a table in the program, which is looked up there: to read it here took each world longer than most
// late files take. Importing a name with late: is reading it of G, whose prototype runs the name's file.
//
// Exports deferInterfaces(names, define): interfaces that define(name) defines, and that are extended, when first touched ·
//         defineLate(name, define): called by the file of a name in the table, to define it; define(object) fills a namespace ·
//         whenMade(name, function): calls it with the interface object once that is there · extend(name, members),
//         extendAccessors(name, descriptors): members for an interface · isLoaded(name): whether the file that exports a
//         name has run · named(name): what is exported under a name that is made as it is needed.
// Exposes the interfaces and namespaces in the table.
'use strict'; { const G = this; const { holder, native,
ObjectCreate, PrivateMap, defineProperty, getOwnPropertyDescriptor, getPrototypeOf, ownDescriptor, privateArray, setPrototypeOf,


callValues,
H,
accessors, define, mixin, promiseInterfaces, promiseNamespaces, promisedInterface,
lateInterfaces, lateNamespaces } = G;


const INTERFACE = 0, NAME = 1, EXTENDED = 2, NAMESPACE = 3;
const late = PrivateMap(), waiting = PrivateMap(), made = PrivateMap();
let running = -1;
// The first file behind `after` whose row has a name in a column, by its number, in the table's order; -1 where there is none.
// NB: Without a look at what else the call's status says: what that calls for may be a late file's.
function fileWith(column, name, after = -1) {
  const file = native(holder, 215, column, name, after);
  if (file === undefined) G.throwStatus(H[64]);
  return file;
}
// Runs a file with a name in a column, if it did not run yet.
function run(file, column, name) {
  const outer = running, restore = restoreIteration();
  running = file;
  try { callValues(216, column, name, file - 1); } finally {
    running = outer;
    if (restore !== null) restore();
  }
}
// Files iterate over arrays at their top. Scripts may have replaced how that goes: it is put back while a file runs.
// Returns what undoes that, null where scripts left it alone. Throws a TypeError where they made it last.
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
// Extensions come in the table's order, whichever file ran first.
function finish(name) {
  for (let file = fileWith(EXTENDED, name); file >= 0; file = fileWith(EXTENDED, name, file)) run(file, EXTENDED, name);
  const list = waiting.get(name);
  waiting.delete(name);
  made.set(name, true);
  if (list !== undefined) for (let i = 0; i < list.length; i++) list[i].extend(G[name]);
}
G.deferInterfaces = (names, define) => promiseInterfaces(names, name => { define(name); finish(name); });
G.defineLate = (name, define) => { late.set(name, define); };
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
  const define = late.get(name);
  if (define !== undefined) define();
  finish(name);
}
function makeNamespace(name, object) {
  run(fileWith(NAMESPACE, name), NAMESPACE, name);
  late.get(name)(object);
}
promiseInterfaces(lateInterfaces, makeInterface);
promiseNamespaces(lateNamespaces, makeNamespace);
setPrototypeOf(G, new Proxy(ObjectCreate(null), {
  __proto__: null,
  get(_, name) {
    const interfaceObject = promisedInterface(name);
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
