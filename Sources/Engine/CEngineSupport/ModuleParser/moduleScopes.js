// moduleScopes.js: walks a parsed script: what it assigns, awaits and imports dynamically, and where it uses imported names.
// https://tc39.es/ecma262/#sec-syntax-directed-operations-scope-analysis
//
// Without recursion, except in patterns: an operator chain of a minified script is nested tens of thousands deep.

'use strict';
const isNode = value => typeof value === 'object' && value !== null && typeof value.type === 'string';
const isFunction = ({ type }) => type === 'FunctionDeclaration' || type === 'FunctionExpression' || type === 'ArrowFunctionExpression';

/// The children of a node, each with the name of its member.
function childrenOf(node, visit) {
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

const parts = ['body', 'consequent', 'alternate', 'block', 'handler', 'finalizer', 'cases', 'init', 'left', 'declaration'];
const hasVariables = new Set(['BlockStatement', 'IfStatement', 'ForStatement', 'ForInStatement', 'ForOfStatement', 'WhileStatement', 'DoWhileStatement',
  'TryStatement', 'CatchClause', 'SwitchStatement', 'SwitchCase', 'LabeledStatement', 'WithStatement', 'ExportNamedDeclaration']);
/// Adds the names of the `var` declarations in the body of a function or in a static block's statements.
function addVariables(statements, names) {
  const waiting = [...statements];
  while (waiting.length > 0) {
    const node = waiting.pop();
    if (node.type === 'VariableDeclaration' && node.kind === 'var') for (const { id } of node.declarations) addNames(id, names);
    if (!hasVariables.has(node.type)) continue;
    for (const part of parts) {
      const value = node[part];
      if (Array.isArray(value)) { for (const item of value) waiting.push(item); } else if (isNode(value)) waiting.push(value);
    }
  }
}

/// Adds the names that statements declare in their block.
function addDeclarations(statements, names) {
  for (const statement of statements) {
    const node = statement.type.startsWith('Export') && statement.declaration ? statement.declaration : statement;
    if (node.type === 'VariableDeclaration') { if (node.kind !== 'var') for (const { id } of node.declarations) addNames(id, names); }
    else if (node.type === 'FunctionDeclaration' || node.type === 'ClassDeclaration') addNames(node.id, names);
  }
}

/// The names that a node declares for all that is inside of it, and those for its members that `isInside` accepts.
function declared(node) {
  const names = new Set(), inner = new Set();
  let isInside = () => true;
  switch (node.type) {
    case 'FunctionDeclaration': case 'FunctionExpression': case 'ArrowFunctionExpression':
      if (node.type === 'FunctionExpression') addNames(node.id, names);
      for (const parameter of node.params) addNames(parameter, names);
      // NB: Defaults of parameters do not see the variables of the body.
      if (node.body.type === 'BlockStatement') addVariables(node.body.body, inner);
      isInside = key => key === 'body';
      break;
    case 'ClassExpression': case 'ClassDeclaration': addNames(node.id, names); break;
    case 'StaticBlock':
      addVariables(node.body, names);
      addDeclarations(node.body, names);
      break;
    case 'BlockStatement': addDeclarations(node.body, names); break;
    case 'SwitchStatement':
      for (const { consequent } of node.cases) addDeclarations(consequent, inner);
      isInside = key => key === 'cases';
      break;
    case 'ForStatement': if (node.init) addDeclarations([node.init], names); break;
    case 'ForInStatement': case 'ForOfStatement': addDeclarations([node.left], names); break;
    case 'CatchClause': addNames(node.param, names); break;
  }
  return { names, inner, isInside };
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

/// What a program does with names. `imported`: the names whose uses are wanted.
///
/// uses: {node, name, isCall, isShorthand, startsStatement} of each use of an imported name · outerArguments: those of `arguments` outside of
/// functions, with isTypeof · assigned: names · words: all identifiers · dynamicImports, metas, awaits: nodes, the last outside of functions,
/// with startsStatement · isAsync · hasAsyncLoop: whether `for await` is outside of functions · hasEval.
function examine(program, imported) {
  const found = {
    uses: [], outerArguments: [], assigned: new Set(), words: new Set(), dynamicImports: [], metas: [], awaits: [], isAsync: false, hasAsyncLoop: false,
    hasEval: false,
  };
  // Name → how many of the scopes around declare it.
  const hidden = new Map(), starts = new Set(), waiting = [];
  const hide = (names, by) => { for (const name of names) hidden.set(name, (hidden.get(name) ?? 0) + by); };
  const identifier = ({ node, parent, key, isShorthand, owners }) => {
    found.words.add(node.name);
    if (isBareName(parent, key)) return;
    const use = {
      node, name: node.name, isShorthand,
      isCall: parent.type === 'CallExpression' && key === 'callee' || parent.type === 'TaggedTemplateExpression' && key === 'tag',
      isTypeof: parent.type === 'UnaryExpression' && parent.operator === 'typeof', startsStatement: starts.has(node.start),
    };
    if (node.name === 'arguments') { if (owners === 0) found.outerArguments.push(use); return; }
    if (imported.has(node.name) && !(hidden.get(node.name) > 0)) found.uses.push(use);
  };
  // functions: how many functions are around, or other code that runs later · owners: those of them that have `arguments`
  const push = (node, parent, key, functions, owners, isShorthand = false) => { waiting.push({ node, parent, key, functions, owners, isShorthand }); };
  for (const statement of program.body) push(statement, program, 'body', 0, 0);
  while (waiting.length > 0) {
    const entry = waiting.pop();
    if (entry.names !== undefined) { hide(entry.names, entry.by); continue; }
    const { node, parent, key, functions, owners } = entry;
    switch (node.type) {
      case 'Identifier': identifier(entry); continue;
      case 'AssignmentExpression': addNames(node.left, found.assigned); break;
      case 'UpdateExpression': addNames(node.argument, found.assigned); break;
      case 'ForInStatement': case 'ForOfStatement':
        if (node.await && functions === 0) found.isAsync = found.hasAsyncLoop = true;
        addNames(node.left, found.assigned);
        break;
      case 'AwaitExpression':
        if (functions > 0) break;
        found.isAsync = true;
        found.awaits.push({ node, startsStatement: starts.has(node.start) });
        break;
      case 'ImportExpression': found.dynamicImports.push(node); break;
      case 'MetaProperty': if (node.meta.name === 'import') found.metas.push(node); continue;
      case 'CallExpression': if (node.callee.type === 'Identifier' && node.callee.name === 'eval') found.hasEval = true; break;
      case 'ExpressionStatement': if (key === 'body' && Array.isArray(parent.body) || key === 'consequent' && parent.type === 'SwitchCase') starts.add(node.start); break;
    }
    const { names, inner, isInside } = imported.size === 0 ? { names: [], inner: [], isInside: null } : declared(node);
    const own = [...names].filter(name => imported.has(name)), further = [...inner].filter(name => imported.has(name));
    hide(own, 1);
    if (own.length > 0) waiting.push({ names: own, by: -1 });
    const runsLater = isFunction(node) || node.type === 'StaticBlock', isField = node.type === 'PropertyDefinition';
    const ownsArguments = runsLater && node.type !== 'ArrowFunctionExpression', isShorthand = node.type === 'Property' && node.shorthand;
    const visit = (child, name) => {
      // NB: A shorthand property has its name twice, and may have a default for it. A field's computed name is not part of the function.
      if (isShorthand && name === 'key') return;
      const isLater = runsLater || isField && name === 'value', hasArguments = ownsArguments || isField && name === 'value';
      push(child, node, name, functions + (isLater ? 1 : 0), owners + (hasArguments ? 1 : 0),
        isShorthand || entry.isShorthand && node.type === 'AssignmentPattern' && name === 'left');
    };
    if (further.length === 0) { childrenOf(node, visit); continue; }
    // NB: The last one pushed is the first one visited.
    waiting.push({ names: further, by: -1 });
    childrenOf(node, (child, name) => { if (isInside(name)) visit(child, name); });
    waiting.push({ names: further, by: 1 });
    childrenOf(node, (child, name) => { if (!isInside(name)) visit(child, name); });
  }
  return found;
}
