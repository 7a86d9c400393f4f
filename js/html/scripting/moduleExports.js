// js/html/scripting/moduleExports.js: finds the variable that an exported name of a module stands for.
// https://tc39.es/ecma262/#sec-resolveexport
//
// The standard searches from one module on and cuts cycles, so what it finds on the way is not what a search from there finds. But from a
// module it finds each variable that "export … from" and "export *" lead to: none, one, or several, which is ambiguous. Modules that lead to
// each other find the same. So the search is one for strongly connected components, and each pair of module and name is visited once.
//
// Reads and writes nothing of the arena.
// Exports AMBIGUOUS · resolveExport(record, name): {module, name: null for a namespace}, AMBIGUOUS, or null if there is
//         none · namesOf(record): a map with the names of all exports · isFinal({module, name}): whether a variable never changes once it is
//         set.
// Exposes nothing.
import { PrivateMap, primordials, privateArray } from '../../primordials.js';

const { min } = primordials;

export const AMBIGUOUS = { __proto__: null };
const isSynthetic = ({ type }) => type !== 'javascript';

// The exports of a module by their names.
function tableOf(module) {
  if (module.table !== null) return module.table;
  const own = PrivateMap(), indirect = PrivateMap(), given = module.parsed;
  for (let i = 0; i < given.exports.length; i++) own.set(given.exports[i].name, given.exports[i]);
  for (let i = 0; i < given.indirect.length; i++) indirect.set(given.indirect[i].name, given.indirect[i]);
  return module.table = { __proto__: null, own, indirect };
}

const node = (module, name) => ({ __proto__: null, module, name, found: null, index: -1, low: -1, isOpen: false, targets: null, target: name, next: 0 });
// Where a name of a module leads: `found` for a variable, or the modules `targets` with their name `target`.
function follow(made) {
  const { module, name } = made;
  made.targets = privateArray();
  if (isSynthetic(module)) {
    if (name === 'default') made.found = { __proto__: null, module, name };
    return;
  }
  const { own, indirect } = tableOf(module);
  if (own.has(name)) {
    made.found = { __proto__: null, module, name };
    return;
  }
  const given = indirect.get(name);
  if (given !== undefined) {
    const source = module.requests[given.request];
    if (given.isNamespace) made.found = { __proto__: null, module: source, name: null };
    else {
      made.targets[0] = source;
      made.target = given.from;
    }
  } else if (name !== 'default') {
    const { stars } = module.parsed;
    for (let i = 0; i < stars.length; i++) made.targets[i] = module.requests[stars[i]];
  }
}
const nodeOf = (module, name) => {
  module.resolved ??= PrivateMap();
  let found = module.resolved.get(name);
  if (found === undefined) module.resolved.set(name, found = node(module, name));
  return found;
};
function united(one, other) {
  if (one === null || other === null) return one ?? other;
  return one !== AMBIGUOUS && one.module === other.module && one.name === other.name ? one : AMBIGUOUS;
}
// https://en.wikipedia.org/wiki/Tarjan%27s_strongly_connected_components_algorithm
export const resolveExport = (module, name) => {
  const root = nodeOf(module, name);
  if (root.index >= 0) return root.found;
  const open = privateArray(), frames = privateArray();
  let count = 0;
  const enter = made => {
    made.index = made.low = count++;
    made.isOpen = true;
    follow(made);
    open[open.length] = made;
    frames[frames.length] = made;
  };
  enter(root);
  while (frames.length > 0) {
    const made = frames[frames.length - 1];
    if (made.next < made.targets.length) {
      const other = nodeOf(made.targets[made.next++], made.target);
      if (other.index < 0) enter(other);
      else if (other.isOpen) made.low = min(made.low, other.index);
      else made.found = united(made.found, other.found);
      continue;
    }
    frames.length--;
    made.targets = null;
    if (made.low === made.index) {
      for (let member; member !== made;) {
        member = open[open.length - 1];
        open.length--;
        member.isOpen = false;
        member.found = made.found;
      }
    }
    if (frames.length === 0) break;
    const parent = frames[frames.length - 1];
    parent.low = min(parent.low, made.isOpen ? made.low : parent.low);
    parent.found = united(parent.found, made.found);
  }
  return root.found;
};

export const namesOf = root => {
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
};

export const isFinal = ({ module, name }) => name === null || isSynthetic(module) || tableOf(module).own.get(name).isFinal;
