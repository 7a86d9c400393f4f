// js/html/scripting/moduleLinking.js: finds what each imported name stands for, and makes the functions that run modules.
// https://tc39.es/ecma262/#sec-moduledeclarationlinking
//
// Reads and writes nothing of the arena.
// Exports linkModules(record): throws what is wrong · namespaceOf(record): the module's namespace object ·
//         nameDefault(record): names its default export, once it has run.
// Exposes nothing.
'use strict'; { const G = this; const OP = { __proto__: null, moduleMake: 218 }; 
const { ObjectCreate, PrivateMap, apply, defineProperty, each, getOwnPropertyDescriptor, primordials, privateArray,
callValues } = G;



const { sort, SyntaxError, ReferenceError, Proxy, stringify, toStringTag, preventExtensions, reflectGet, nextOf, nextOfAsync, min,
  sameValue } = primordials;

const AMBIGUOUS = { __proto__: null };
const isSynthetic = ({ type }) => type !== 'javascript';
// "ResolveExport": {module, name: null for a namespace}, AMBIGUOUS, or null if there is none.
function resolveExport(module, name, seen) {
  if (isSynthetic(module)) return name === 'default' ? { __proto__: null, module, name } : null;
  const known = module.resolved.get(name);
  if (known !== undefined) return known;
  const key = `${module.id} ${name}`;
  if (seen.has(key)) return null;
  seen.set(key, true);
  const found = search(module, name, seen);
  // NB: What a cycle has left open may be found from elsewhere.
  if (found !== null) module.resolved.set(name, found);
  return found;
}
function search(module, name, seen) {
  const { exports, indirect, stars } = module.parsed;
  for (let i = 0; i < exports.length; i++) if (exports[i].name === name) return { __proto__: null, module, name };
  for (let i = 0; i < indirect.length; i++) {
    if (indirect[i].name !== name) continue;
    const source = module.requests[indirect[i].request];
    return indirect[i].isNamespace ? { __proto__: null, module: source, name: null } : resolveExport(source, indirect[i].from, seen);
  }
  if (name === 'default') return null;
  let result = null;
  for (let i = 0; i < stars.length; i++) {
    const found = resolveExport(module.requests[stars[i]], name, seen);
    if (found === AMBIGUOUS) return AMBIGUOUS;
    if (found === null || result !== null && found.module === result.module && found.name === result.name) continue;
    if (result !== null) return AMBIGUOUS;
    result = found;
  }
  return result;
}
function namesOf(root) {
  const names = PrivateMap(), seen = PrivateMap(), waiting = privateArray();
  waiting[0] = root;
  for (let i = 0; i < waiting.length; i++) {
    const module = waiting[i], add = name => { if (i === 0 || name !== 'default') names.set(name, true); };
    if (seen.has(module)) continue;
    seen.set(module, true);
    if (isSynthetic(module)) { add('default'); continue; }
    const { exports, indirect, stars } = module.parsed;
    for (let n = 0; n < exports.length; n++) add(exports[n].name);
    for (let n = 0; n < indirect.length; n++) add(indirect[n].name);
    for (let n = 0; n < stars.length; n++) waiting[waiting.length] = module.requests[stars[n]];
  }
  return names;
}

const valueOf = ({ module, name }) => {
  if (name === null) return namespaceOf(module);
  if (module.getters === null) throw new ReferenceError('Cannot access uninitialized variable.');
  return module.getters[name]();
};
// https://tc39.es/ecma262/#sec-module-namespace-exotic-objects
const namespaceOf = G.namespaceOf = module => {
  if (module.namespace !== null) return module.namespace;
  const bindings = PrivateMap(), names = privateArray();
  namesOf(module).forEach((_, name) => {
    const found = resolveExport(module, name, PrivateMap());
    if (found === null || found === AMBIGUOUS) return;
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
  return module.namespace = new Proxy(target, {
    __proto__: null,
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
    const target = resolveExport(module.requests[request], from, PrivateMap());
    if (target === null) fail(indirect[i], `Indirectly exported binding name '${from}' is not found.`);
    if (target === AMBIGUOUS) fail(indirect[i], `Indirectly exported binding name '${from}' cannot be resolved due to ambiguous multiple bindings.`);
  }
  for (let i = 0; i < imports.length; i++) {
    const { request, name, isNamespace } = imports[i], source = module.requests[request];
    const target = isNamespace ? { __proto__: null, module: source, name: null } : resolveExport(source, name, PrivateMap());
    if (target === null) fail(imports[i], `Importing binding name '${name}' is not found.`);
    if (target === AMBIGUOUS) fail(imports[i], `Importing binding name '${name}' cannot be resolved due to ambiguous multiple bindings.`);
    found[i] = target;
  }
  return found;
}
function isFinal({ module, name }) {
  if (name === null || isSynthetic(module)) return true;
  const { exports } = module.parsed;
  for (let i = 0; i < exports.length; i++) if (exports[i].name === name) return exports[i].isFinal;
  return false;
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
function instantiate(module, targets) {
  const { parsed, isInCycle } = module, { imports } = parsed, from = ObjectCreate(null), live = privateArray();
  for (let i = 0; i < imports.length; i++) {
    const target = targets[i];
    defineProperty(from, imports[i].local, { __proto__: null, get: () => valueOf(target), enumerable: true, configurable: false });
    if (isInCycle || !isFinal(target)) live[live.length] = imports[i].local;
  }
  let make;
  try {
    make = callValues(OP.moduleMake, parsed.number, stringify({ __proto__: null, live, isInCycle }), module.name, module.firstLine);
  } catch (error) {
    module.problem = error;
    throw error;
  }
  // NB: A module can reach it by `arguments`.
  const ready = getters => {
    if (module.getters !== null) return;
    module.getters = getters;
    nameDefault(module);
  };
  const values = [ready, from, G.importFunction(module.base), G.metaOf(module)];
  if (!isInCycle) {
    module.body = () => apply(make, undefined, values);
    return;
  }
  const steps = apply(make, undefined, values), next = parsed.isAsync ? nextOfAsync : nextOf;
  next(steps);
  module.body = () => next(steps);
}

G.linkModules = root => {
  const order = sorted(root), targets = privateArray();
  try {
    for (let i = 0; i < order.length; i++) order[i].resolved ??= PrivateMap();
    for (let i = 0; i < order.length; i++) targets[i] = resolveImports(order[i]);
    for (let i = 0; i < order.length; i++) if (order[i].body === null) instantiate(order[i], targets[i]);
  } finally {
    for (let i = 0; i < order.length; i++) order[i].index = -1;
  }
  for (let i = 0; i < order.length; i++) order[i].status = G.LINKED;
};
}
