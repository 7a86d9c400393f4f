// js/html/scripting/moduleLinking.js: finds what each imported name stands for, and makes the functions that run modules.
// https://tc39.es/ecma262/#sec-moduledeclarationlinking
//
// Reads and writes nothing of the arena.
// Exports linkModules(record): throws what is wrong · namespaceOf(record): the module's namespace object · isNamespace(object) ·
//         nameDefault(record): names its default export, once it has run.
// Exposes nothing.
'use strict'; { const G = this; const OP = { __proto__: null, moduleMake: 218 }; 
const { ObjectCreate, PrivateMap, PrivateWeakMap, apply, defineProperty, each, getOwnPropertyDescriptor, primordials, privateArray,


callValues } = G;




const { sort, SyntaxError, ReferenceError, Proxy, indirectEval, stringify, toStringTag, preventExtensions, reflectGet, nextOf, throwOf, min,
  sameValue } = primordials;

const valueOf = ({ module, name }) => {
  if (name === null) return namespaceOf(module);
  if (module.getters === null) throw new ReferenceError('Cannot access uninitialized variable.');
  return module.getters[name]();
};
const namespaces = PrivateWeakMap();
const isNamespace = G.isNamespace = object => namespaces.has(object);
// https://tc39.es/ecma262/#sec-module-namespace-exotic-objects
const namespaceOf = G.namespaceOf = module => {
  if (module.namespace !== null) return module.namespace;
  const bindings = PrivateMap(), names = privateArray();
  G.namesOf(module).forEach((_, name) => {
    const found = G.resolveExport(module, name);
    if (found === null || found === G.AMBIGUOUS) return;
    bindings.set(name, found);
    names[names.length] = name;
  });
  sort(names, (a, b) => a < b ? -1 : a > b ? 1 : 0);
  const target = ObjectCreate(null);
  for (const name of each(names)) {
    defineProperty(target, name, { __proto__: null, value: undefined, writable: true, enumerable: true, configurable: false });
  }
  defineProperty(target, toStringTag, { __proto__: null, value: 'Module', writable: false, enumerable: false, configurable: false });
  preventExtensions(target);
  const isExport = name => typeof name === 'string' && bindings.has(name);
  // NB: An object has the names of numbers first; a namespace, all in one order.
  names[names.length] = toStringTag;
  module.namespace = new Proxy(target, {
    __proto__: null,
    ownKeys: () => names,
    get: (_, name) => isExport(name) ? valueOf(bindings.get(name)) : reflectGet(target, name),
    set: () => false,
    getOwnPropertyDescriptor(_, name) {
      if (!isExport(name)) return getOwnPropertyDescriptor(target, name);
      return { __proto__: null, value: valueOf(bindings.get(name)), writable: true, enumerable: true, configurable: false };
    },
    defineProperty(_, name, given) {
      // NB: The descriptor is an object of the engine's, whose prototype scripts can change.
      const own = (key, usual) => getOwnPropertyDescriptor(given, key) === undefined ? usual : given[key], isVariable = isExport(name);
      if (!isVariable && name !== toStringTag || own('get', G.NONE) !== G.NONE || own('set', G.NONE) !== G.NONE) return false;
      if (own('configurable', false) || own('enumerable', isVariable) !== isVariable || own('writable', isVariable) !== isVariable) return false;
      const value = isVariable ? valueOf(bindings.get(name)) : 'Module';
      return sameValue(own('value', value), value);
    },
  });
  namespaces.set(module.namespace, true);
  return module.namespace;
};

// The modules to link, each after those that it imports, and which of them are in a cycle. https://tc39.es/ecma262/#sec-InnerModuleLinking
function sorted(root) {
  const order = privateArray(), stack = privateArray(), frames = privateArray();
  let count = 0;
  const enter = module => {
    module.index = module.ancestor = count++;
    module.isOpen = true;
    stack[stack.length] = module;
    frames[frames.length] = { __proto__: null, module, next: 0 };
  };
  if (root.status === G.LOADED) enter(root);
  while (frames.length > 0) {
    const frame = frames[frames.length - 1], { module } = frame;
    if (frame.next < module.requests.length) {
      const next = module.requests[frame.next++];
      if (next === module) module.isInCycle = true;
      if (next.isOpen) module.ancestor = min(module.ancestor, next.index);
      else if (next.status === G.LOADED && next.index < 0) enter(next);
      continue;
    }
    frames.length--;
    if (frames.length > 0) {
      const parent = frames[frames.length - 1].module;
      parent.ancestor = min(parent.ancestor, module.ancestor);
    }
    order[order.length] = module;
    if (module.ancestor !== module.index) continue;
    const isCycle = stack[stack.length - 1] !== module;
    for (let member; member !== module;) {
      member = stack[stack.length - 1];
      stack.length--;
      member.isOpen = false;
      if (isCycle) member.isInCycle = true;
    }
  }
  return order;
}
function resolveImports(module) {
  const { imports, indirect } = module.parsed, found = privateArray();
  const fail = ({ line, column }, text) => { throw G.placed(new SyntaxError(text), module.name, module.firstLine + line - 1, column); };
  for (let i = 0; i < indirect.length; i++) {
    const { request, from, isNamespace } = indirect[i];
    if (isNamespace) continue;
    const target = G.resolveExport(module.requests[request], from);
    if (target === null) fail(indirect[i], `Indirectly exported binding name '${from}' is not found.`);
    if (target === G.AMBIGUOUS) fail(indirect[i], `Indirectly exported binding name '${from}' cannot be resolved due to ambiguous multiple bindings.`);
  }
  for (let i = 0; i < imports.length; i++) {
    const { request, name, isNamespace } = imports[i], source = module.requests[request];
    const target = isNamespace ? { __proto__: null, module: source, name: null } : G.resolveExport(source, name);
    if (target === null) fail(imports[i], `Importing binding name '${name}' is not found.`);
    if (target === G.AMBIGUOUS) fail(imports[i], `Importing binding name '${name}' cannot be resolved due to ambiguous multiple bindings.`);
    found[i] = target;
  }
  return found;
}
// An anonymous function or class that is a default export is named "default".
const nameDefault = G.nameDefault = module => {
  if (!module.parsed.isAnonymous) return;
  let value;
  try { value = module.getters.default(); } catch { return; }
  if (typeof value !== 'function') return;
  const name = getOwnPropertyDescriptor(value, 'name');
  if (name !== undefined && name.value === module.parsed.defaultName) defineProperty(value, 'name', { __proto__: null, value: 'default' });
};
// Runs a module that is a generator: what it yields, it awaits.
async function drive(steps) {
  for (let step = nextOf, sent; ;) {
    const { done, value } = step(steps, sent);
    if (done) return;
    step = nextOf;
    try { sent = await value; } catch (error) {
      sent = error;
      step = throwOf;
    }
  }
}
// The word is no variable of a module: it is the global object's, which has none usually.
function giveOuterArguments(from) {
  const give = (name, script) => { defineProperty(from, name, { __proto__: null, get: () => indirectEval(script), enumerable: false, configurable: false }); };
  give('arguments', 'arguments');
  give('typeof', 'typeof arguments === "undefined" ? undefined : arguments');
}
function instantiate(module, targets) {
  const { parsed, isInCycle } = module, { imports } = parsed, from = ObjectCreate(null), live = privateArray();
  for (let i = 0; i < imports.length; i++) {
    const target = targets[i];
    defineProperty(from, imports[i].local, { __proto__: null, get: () => valueOf(target), enumerable: true, configurable: false });
    if (isInCycle || !G.isFinal(target)) live[live.length] = imports[i].local;
  }
  if (parsed.hasOuterArguments) giveOuterArguments(from);
  // NB: A generator cannot have `for await`: other modules can use the functions of such a module only once it runs.
  const stops = isInCycle && !parsed.hasAsyncLoop;
  let make;
  try {
    make = callValues(OP.moduleMake, parsed.number, stringify({ __proto__: null, live, stops }), module.name, module.firstLine);
  } catch (error) {
    module.problem = error;
    throw error;
  }
  // NB: A module can reach it by `eval("arguments")`.
  const ready = getters => {
    if (module.getters !== null) return;
    module.getters = getters;
    nameDefault(module);
  };
  const values = [ready, from, G.importFunction(module.base), G.metaOf(module)];
  if (!stops) {
    module.body = () => apply(make, undefined, values);
    return;
  }
  const steps = apply(make, undefined, values);
  nextOf(steps);
  module.body = () => parsed.isAsync ? drive(steps) : nextOf(steps);
}

G.linkModules = root => {
  const order = sorted(root), targets = privateArray();
  try {
    for (let i = 0; i < order.length; i++) targets[i] = resolveImports(order[i]);
    for (let i = 0; i < order.length; i++) if (order[i].body === null) instantiate(order[i], targets[i]);
  } finally {
    for (let i = 0; i < order.length; i++) order[i].index = -1;
  }
  for (let i = 0; i < order.length; i++) order[i].status = G.LINKED;
};
}
