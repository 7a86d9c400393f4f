// js/html/scripting/modules.js: module scripts, import() and import.meta. https://html.spec.whatwg.org/multipage/webappapis.html#module-script
//
// Reads and writes nothing of the arena.
// Exports prepareModule(address or null, text, name, first line) → its number, -1 for one that cannot be loaded · runModule(number, done):
//         `done` is called with the error or NONE · importFunction(base URL, null for the document's): import() · withImports(text that is no
//         module): the same with import() · metaOf(record): import.meta.
//         startModule(URL, text, name): an extension's module → {status: 0 running, 1 done, 2 failed; value: its namespace, or the error}.
// Exposes nothing.
'use strict'; { const G = this; const OP = { __proto__: null, importsIn: 226 }; 
const { ObjectCreate, Promise, defineProperty, each, getOwnPropertyDescriptor, ownKeys, primordials, privateArray, soon,
pageState,
callValues,
mainDocument,
baseOf } = G;






const { RangeError, TypeError, sort } = primordials;
const page = pageState('html/scripting/modules', () => ({ __proto__: null, scripts: privateArray() }));

G.prepareModule = (address, text, name, firstLine) => {
  const made = address === null ? G.newModule(text, name, baseOf(mainDocument), firstLine) : G.fetchModule(address, 'javascript');
  if (made === null || made.failure !== '' || !G.loadGraph(made)) return -1;
  page.scripts[page.scripts.length] = made;
  return page.scripts.length - 1;
};
// Runs a module whose imports are loaded. What is wrong with the graph is known at once; what the modules throw, in a microtask.
function run(module, done) {
  const problem = G.problemOf(module);
  if (problem !== G.NONE) { done(problem); return; }
  try { G.linkModules(module); } catch (error) { done(error); return; }
  G.evaluateModule(module, error => { soon(() => { done(error); }); });
}
G.startModule = (url, text, name) => {
  const state = { __proto__: null, status: 0, value: undefined }, module = G.addScriptModule(url, text, name);
  const end = error => {
    state.status = error === G.NONE ? 1 : 2;
    state.value = error === G.NONE ? G.namespaceOf(module) : error;
  };
  if (module === null) end(new RangeError('The module has more than 64 MiB.'));
  else if (!G.loadGraph(module)) end(G.lastFailure());
  else run(module, end);
  return state;
};
G.runModule = (number, done) => { run(page.scripts[number], done); };
// https://tc39.es/ecma262/#sec-evaluate-import-call: all values are read before one is judged.
function attributesOf(options) {
  const attributes = privateArray();
  if (options === undefined) return attributes;
  if (typeof options !== 'object' && typeof options !== 'function' || options === null) throw new TypeError('The second argument of import() is not an object');
  const given = options.with;
  if (given === undefined) return attributes;
  if (typeof given !== 'object' && typeof given !== 'function' || given === null) throw new TypeError('The "with" option of import() is not an object');
  for (const name of each(ownKeys(given))) {
    if (typeof name !== 'string' || getOwnPropertyDescriptor(given, name)?.enumerable !== true) continue;
    const pair = privateArray();
    pair[0] = name;
    pair[1] = given[name];
    attributes[attributes.length] = pair;
  }
  for (let i = 0; i < attributes.length; i++) {
    if (typeof attributes[i][1] !== 'string') throw new TypeError('A value of the "with" option of import() is not a string');
  }
  return sort(attributes, (a, b) => a[0] < b[0] ? -1 : a[0] > b[0] ? 1 : 0);
}
// https://html.spec.whatwg.org/multipage/webappapis.html#hostloadimportedmodule: a task finds the module, as one does that a network answers.
const imported = (module, resolve, reject) => {
  if (module.failure !== '') { reject(new TypeError(module.failure)); return; }
  if (!G.loadGraph(module)) { reject(new TypeError('Importing a module script failed.')); return; }
  run(module, error => { if (error === G.NONE) resolve(); else reject(error); });
};
// The text of an event handler or a timer in which a function of the world stands for each `import`.
G.withImports = text => callValues(OP.importsIn, text, '');
G.importFunction = given => {
  const load = async (specifier, options) => {
    const base = given ?? baseOf(mainDocument), name = `${specifier}`;
    const type = G.typeOfAttributes(attributesOf(options), TypeError), module = G.fetchModule(G.resolveSpecifier(name, base), type);
    const done = new Promise((resolve, reject) => { G.queueTask(() => { imported(module, resolve, reject); }); });
    defineProperty(done, 'constructor', { __proto__: null, value: Promise });
    await done;
    return G.namespaceOf(module);
  };
  return (specifier, options) => load(specifier, options);
};
G.metaOf = ({ url, base }) => {
  const meta = ObjectCreate(null), { resolve } = {
    resolve(specifier) {
      if (arguments.length === 0) throw new TypeError('Not enough arguments');
      return G.resolveSpecifier(`${specifier}`, base);
    },
  };
  meta.url = url === '' ? base : url;
  meta.resolve = resolve;
  return meta;
};
}
