// js/linker/state.mjs: which names of modules hold something that functions change. It is the page's (js/page.js), or js/realm.txt lists it.
import { LinkError, boundNames, patternsOf, walk } from './modules.mjs';

const COLLECTIONS = new Set(['PrivateMap', 'PrivateWeakMap', 'privateArray', 'newList', 'ObjectCreate']);
const CHANGES = new Set(['set', 'delete', 'add', 'clear', 'push', 'pop', 'shift', 'unshift', 'splice', 'fill', 'sort']);
const FUNCTIONS = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression', 'MethodDefinition', 'PropertyDefinition']);
const DECLARATIONS = new Set(['VariableDeclarator', 'CatchClause']);
/// What makes the members of the page's state.
const PAGE_STATE = 'pageState';

/// "path name" → line of js/realm.txt, whose rows are "path: name, name: reason".
function readRealm(path, text) {
  const rows = new Map();
  for (const [index, line] of text.split('\n').entries()) {
    if (line === '' || line.startsWith('#')) continue;
    const [, file, names, reason] = /^(js\/\S+): ([\w$, ]+): (.+)$/.exec(line) ?? [];
    if (reason === undefined) throw new LinkError(`${path}:${index + 1}: a row is a file, its names and the reason, with colons between`);
    for (const name of names.split(', ')) rows.set(`${file} ${name}`, index + 1);
  }
  return rows;
}

/// name → {isEmpty, isPage, node} of the names that a module declares at its top: `let`s, and constants with a collection, an object, or what
/// is of the page's state.
function heldNames(module) {
  const held = new Map();
  for (const statement of module.tree.body) {
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declaration?.type !== 'VariableDeclaration') continue;
    for (const { id, init } of declaration.declarations) {
      if (isPageState(init) || init?.type === 'Identifier' && held.get(init.name)?.isPage) {
        for (const name of boundNames(id)) held.set(name, { isPage: true, node: id });
      }
      if (id.type !== 'Identifier' || held.has(id.name)) continue;
      if (declaration.kind === 'let') held.set(id.name, { node: id });
      else if (isCollection(init)) held.set(id.name, { isEmpty: init.type === 'CallExpression' && init.arguments.length === 0, node: id });
    }
  }
  return held;
}
const isPageState = init => init?.type === 'CallExpression' && init.callee.name === PAGE_STATE;
const isCollection = init => init?.type === 'CallExpression' && COLLECTIONS.has(init.callee.name)
  || ['ObjectExpression', 'ArrayExpression', 'NewExpression'].includes(init?.type);

/// The name at the beginning of a.b.c, null without.
function rootOf(node) {
  while (node.type === 'MemberExpression') node = node.object;
  return node.type === 'Identifier' ? node.name : null;
}

/// Calls `visit(name, isInFunction, node)` with each name of a module's top whose value, or a member of whose value, a node changes.
function eachChange(module, visit) {
  const look = (node, scopes, depth) => {
    const isFunction = FUNCTIONS.has(node.type);
    if (isFunction) {
      const names = new Set();
      for (const pattern of patternsOf(node)) for (const name of boundNames(pattern)) names.add(name);
      // What it declares itself, and no function in it.
      if (node.body) walk(node.body, inner => {
        if (inner.type === 'FunctionDeclaration' || inner.type === 'ClassDeclaration') names.add(inner.id.name);
        else if (DECLARATIONS.has(inner.type)) for (const pattern of patternsOf(inner)) for (const name of boundNames(pattern)) names.add(name);
        return !FUNCTIONS.has(inner.type);
      });
      scopes = [...scopes, names];
      depth++;
    }
    const change = name => { if (name !== null && !scopes.some(names => names.has(name))) visit(name, depth > 0, node); };
    const changeTarget = target => {
      if (target.type === 'MemberExpression') change(rootOf(target));
      else if (target.type === 'Identifier') change(target.name);
      else if (target.type === 'ArrayPattern') target.elements.filter(Boolean).forEach(changeTarget);
      else if (target.type === 'ObjectPattern') for (const property of target.properties) changeTarget(property.value ?? property.argument);
      else changeTarget(target.left ?? target.argument);
    };
    if (node.type === 'AssignmentExpression') changeTarget(node.left);
    if (node.type === 'UpdateExpression' || node.type === 'UnaryExpression' && node.operator === 'delete') changeTarget(node.argument);
    if (node.type === 'CallExpression' && node.callee.type === 'MemberExpression' && CHANGES.has(node.callee.property.name) && !node.callee.computed) {
      change(rootOf(node.callee.object));
    }
    for (const value of Object.values(node)) {
      for (const child of Array.isArray(value) ? value : [value]) if (typeof child?.type === 'string') look(child, scopes, depth);
    }
  };
  look(module.tree, [], 0);
}

/// "path name" → node of what functions change, and of what nothing fills at the top of a file, so that functions do.
function changingNames(modules) {
  const held = new Map(modules.map(module => [module.path, heldNames(module)])), found = new Map();
  const filled = new Set();
  for (const module of modules) {
    const imported = new Map(module.imports.map(({ local, name, file }) => [local, { name, file }]));
    eachChange(module, (local, isInFunction, node) => {
      const { name, file } = held.get(module.path).has(local) ? { name: local, file: module.path } : imported.get(local) ?? {};
      const known = held.get(file)?.get(name);
      if (known === undefined) return;
      if (known.isPage) {
        if (!isInFunction) module.fail(node.loc.start, `${name} is of the page's state, which has its first values from the function of ${PAGE_STATE}()`);
      } else if (isInFunction) found.set(`${file} ${name}`, known.node); else filled.add(`${file} ${name}`);
    });
  }
  for (const { path } of modules) {
    for (const [name, { isEmpty, node }] of held.get(path)) if (isEmpty && !filled.has(`${path} ${name}`)) found.set(`${path} ${name}`, node);
  }
  return found;
}

/// A member of the page's state has the path of the file that declares it.
function checkPaths(module) {
  const path = module.path.slice('js/'.length, -'.js'.length);
  walk(module.tree, ({ type, callee, arguments: [name] = [], loc }) => {
    if (type !== 'CallExpression' || callee.name !== PAGE_STATE) return;
    if (name?.value !== path) module.fail(loc.start, `the state of this file is ${PAGE_STATE}('${path}', …)`);
  });
}

/// Each such name is the page's, or in the table with the reason why it is not.
export function checkState(path, text, modules) {
  for (const module of modules) checkPaths(module);
  const rows = readRealm(path, text), found = changingNames(modules);
  for (const [key, node] of found) {
    if (rows.has(key)) continue;
    const [file, name] = key.split(' ');
    throw new LinkError(`${file}:${node.loc.start.line}: functions change ${name}: make it a member of ${PAGE_STATE}() (js/page.js), or list it in ${path}`);
  }
  for (const [key, line] of rows) if (!found.has(key)) throw new LinkError(`${path}:${line}: no function changes ${key.split(' ')[1]}: remove it`);
}
