// moduleScopes.js: walks a parsed script: what it assigns, awaits and imports dynamically, and where it uses imported names.
// https://tc39.es/ecma262/#sec-syntax-directed-operations-scope-analysis

'use strict';
const isNode = value => typeof value === 'object' && value !== null && typeof value.type === 'string';
const isFunction = ({ type }) => type === 'FunctionDeclaration' || type === 'FunctionExpression' || type === 'ArrowFunctionExpression';

function forEachChild(node, visit) {
  for (const key in node) {
    const value = node[key];
    if (Array.isArray(value)) { for (const item of value) if (isNode(item)) visit(item, key); } else if (isNode(value)) visit(value, key);
  }
}

/// Adds the names that a pattern binds.
function addNames(pattern, names) {
  if (!pattern) return;
  switch (pattern.type) {
    case 'Identifier': names.add(pattern.name); break;
    case 'MemberExpression': break;
    case 'ObjectPattern': for (const property of pattern.properties) addNames(property.value ?? property.argument, names); break;
    case 'ArrayPattern': for (const element of pattern.elements) addNames(element, names); break;
    case 'AssignmentPattern': addNames(pattern.left, names); break;
    case 'RestElement': addNames(pattern.argument, names); break;
  }
}

/// Adds the names of the `var` declarations of a function or a static block.
function addVariables(node, names) {
  if (node.type === 'VariableDeclaration' && node.kind === 'var') for (const { id } of node.declarations) addNames(id, names);
  forEachChild(node, child => { if (!isFunction(child) && child.type !== 'StaticBlock' && child.type !== 'PropertyDefinition') addVariables(child, names); });
}

/// Adds the names that statements declare in their block.
function addDeclarations(statements, names) {
  for (const statement of statements) {
    const node = statement.type.startsWith('Export') && statement.declaration ? statement.declaration : statement;
    if (node.type === 'VariableDeclaration') { if (node.kind !== 'var') for (const { id } of node.declarations) addNames(id, names); }
    else if (node.type === 'FunctionDeclaration' || node.type === 'ClassDeclaration') addNames(node.id, names);
  }
}

/// The names that a node declares for what is inside it; null if it is no scope.
function declared(node) {
  const names = new Set();
  switch (node.type) {
    case 'FunctionDeclaration': case 'FunctionExpression': case 'ArrowFunctionExpression':
      if (node.type === 'FunctionExpression') addNames(node.id, names);
      for (const parameter of node.params) addNames(parameter, names);
      addVariables(node.body, names);
      return names;
    case 'ClassExpression': case 'ClassDeclaration': addNames(node.id, names); return names;
    case 'StaticBlock':
      for (const statement of node.body) addVariables(statement, names);
      addDeclarations(node.body, names);
      return names;
    case 'BlockStatement': addDeclarations(node.body, names); return names;
    case 'SwitchStatement': for (const { consequent } of node.cases) addDeclarations(consequent, names); return names;
    case 'ForStatement': if (node.init) addDeclarations([node.init], names); return names;
    case 'ForInStatement': case 'ForOfStatement': addDeclarations([node.left], names); return names;
    case 'CatchClause': addNames(node.param, names); return names;
    default: return null;
  }
}

/// Whether a child is the name of a member, a label or an imported binding, and refers to no variable.
function isBareName(parent, key) {
  switch (parent.type) {
    case 'MemberExpression': return key === 'property' && !parent.computed;
    case 'Property': case 'MethodDefinition': case 'PropertyDefinition': return key === 'key' && !parent.computed;
    case 'LabeledStatement': case 'BreakStatement': case 'ContinueStatement': return key === 'label';
    case 'MetaProperty': case 'ImportDeclaration': case 'ExportAllDeclaration': case 'ExportSpecifier': return true;
    case 'ImportSpecifier': case 'ImportDefaultSpecifier': case 'ImportNamespaceSpecifier': return true;
    default: return false;
  }
}

/// What a program does with names: {uses, assigned, dynamicImports, metas, isAsync, hasEval}. A use of one of `imported` names is
/// {node, name, isCall, isShorthand, startsStatement}.
function examine(program, imported) {
  const found = { uses: [], assigned: new Set(), dynamicImports: [], metas: [], isAsync: false, hasEval: false };
  // Name → how many of the scopes around declare it.
  const hidden = new Map(), starts = new Set();
  const visit = (node, parent, key, functions) => {
    switch (node.type) {
      case 'Identifier':
        if (imported.has(node.name) && !(hidden.get(node.name) > 0) && !isBareName(parent, key)) {
          found.uses.push({
            node, name: node.name, isShorthand: parent.type === 'Property' && parent.shorthand,
            isCall: parent.type === 'CallExpression' && key === 'callee' || parent.type === 'TaggedTemplateExpression' && key === 'tag',
            startsStatement: starts.has(node.start),
          });
        }
        return;
      case 'AssignmentExpression': addNames(node.left, found.assigned); break;
      case 'UpdateExpression': addNames(node.argument, found.assigned); break;
      case 'ForInStatement': case 'ForOfStatement':
        if (node.await && functions === 0) found.isAsync = true;
        addNames(node.left, found.assigned);
        break;
      case 'AwaitExpression': if (functions === 0) found.isAsync = true; break;
      case 'ImportExpression': found.dynamicImports.push(node); break;
      case 'MetaProperty': if (node.meta.name === 'import') found.metas.push(node); return;
      case 'CallExpression': if (node.callee.type === 'Identifier' && node.callee.name === 'eval') found.hasEval = true; break;
      case 'ExpressionStatement': if (key === 'body' && Array.isArray(parent.body) || key === 'consequent' && parent.type === 'SwitchCase') starts.add(node.start); break;
    }
    const names = imported.size === 0 ? null : declared(node);
    if (names !== null) for (const name of names) if (imported.has(name)) hidden.set(name, (hidden.get(name) ?? 0) + 1);
    // NB: A shorthand property has its name twice.
    const isShorthand = node.type === 'Property' && node.shorthand, inner = functions + (isFunction(node) || node.type === 'StaticBlock' || node.type === 'PropertyDefinition' ? 1 : 0);
    forEachChild(node, (child, name) => { if (!(isShorthand && name === 'key')) visit(child, node, name, inner); });
    if (names !== null) for (const name of names) if (imported.has(name)) hidden.set(name, hidden.get(name) - 1);
  };
  for (const statement of program.body) visit(statement, program, 'body', 0);
  return found;
}
