// js/families.js: which files run late, and what makes them run.
//
// Most pages and extensions touch a small part of the web's interfaces, and running all files costs more than the rest of
// a job. So each file in the table of js/families.txt runs when something of its row is first touched, in a world where scripts may
// have run before: it takes the language's own methods from G.primordials, and no global by its name at its top. The columns:
//
//   interfaces   are globals from the start: objects that are made when anything looks at them (js/webidl/interface.js)
//   names        of G: the first read of one runs its file
//   namespaces   are global objects from the start, filled when anything looks at them; such a row has nothing else
//   extends      interfaces of other files to which this one adds members, by G.whenMade or G.extend: it runs when one of
//                them is made
//
// js/idl/generate.py adds the rows of js/bindings/ and makes of all a table in the program, which is looked up there: to read it here
// took each world longer than most late files take.
//
// Offers  G.deferInterfaces(names, define): interfaces that define(name) defines, and that are extended, when first touched ·
//         G.defineLate(name, define): called by the file of a name in the table, to define it; define(object) fills a namespace ·
//         G.whenMade(name, function): calls it with the interface object once that is there · G.extend(name, members),
//         G.extendAccessors(name, descriptors): members for an interface · G.isLoaded(name): whether G has the name by now.
// Exposes the interfaces and namespaces in the table.
'use strict';
{
  const G = this;
  const {
    PrivateMap, privateArray, promiseInterfaces, promiseNamespaces, promisedInterface, callNamed, getOwnPropertyDescriptor, ownDescriptor,
    getPrototypeOf, setPrototypeOf, defineProperty, define, ObjectCreate, lateInterfaces, lateNamespaces, native, holder, OP, H,
  } = G;
  const INTERFACE = 0, NAME = 1, EXTENDED = 2, NAMESPACE = 3;
  const late = PrivateMap(), waiting = PrivateMap(), made = PrivateMap();
  let running = -1;
  // The first file behind `after` whose row has a name in a column, by its number, in the table's order; -1 where there is none.
  // NB: Without a look at what else the call's status says: what that calls for may be a late file's.
  function fileWith(column, name, after = -1) {
    const file = native(holder, OP.named, 'lateFile', column, name, after);
    if (file === undefined) G.throwStatus(H[64]);
    return file;
  }
  // Runs a file with a name in a column, if it did not run yet.
  function run(file, column, name) {
    const outer = running, restore = restoreIteration();
    running = file;
    try { callNamed('runLateFile', column, name, file - 1); } finally {
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
  G.whenMade = (name, extend) => {
    if (fileWith(EXTENDED, name, running - 1) !== running) throw new Error(`js/families.txt does not say that this file extends ${name}`);
    if (made.has(name)) { extend(G[name]); return; }
    let list = waiting.get(name);
    if (list === undefined) waiting.set(name, list = privateArray());
    let at = list.length;
    for (; at > 0 && list[at - 1].file > running; at--) list[at] = list[at - 1];
    list[at] = { __proto__: null, file: running, extend };
  };
  G.extend = (name, members) => G.whenMade(name, interfaceObject => G.mixin(interfaceObject, members));
  G.extendAccessors = (name, descriptors) => G.whenMade(name, ({ prototype }) => G.accessors(prototype, descriptors));
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
