// js/linker/modules.mjs: the imports and exports of a file of js/, and its embedded text.
//
// The embedded text is a block that shares the object G with the other files: js/arena.js. Each statement keeps its line:
//
//   import { a, b as c } from './x.js'    const { a, b: c } = G;      that file has run, or runs now; one pattern for all imports
//   import { a } from 'late:./x.js'       (nothing), and G.a where a is used: that file need not have run before
//   import G, { native } from 'native'    const { native } = G;       what native code gives; G itself
//   export const a = 1;                   const a = G.a = 1;          G.a = 1; where the file does not use it
//   export function a() {}                function a() {} G.a = a;
//   export { a, b as c };                 G.a = a; G.c = b;
//   import { OP } from 'native'           const OP = { __proto__: null, x: 7 };   the numbers of the operations that the file uses: js/operations.txt
//   parentOf(id), of js/memory.js         N[id << 3 | 1]              memory.mjs
import { createRequire } from 'node:module';
import { posix } from 'node:path';
import { MEMORY, edited } from './memory.mjs';
import { COLUMNS } from './table.mjs';

// The place of Debian's package node-acorn.
const acorn = createRequire(import.meta.url)('/usr/share/nodejs/acorn');
const LATE = 'late:', OPERATIONS = 'OP';
export const NATIVE = 'native';

export class LinkError extends Error {}

/// Calls `visit(node, parent)` with each node of a tree, outer ones first; not with those in a node for which it returns false.
export function walk(node, visit, parent = null) {
  if (visit(node, parent) === false) return;
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) if (typeof child?.type === 'string') walk(child, visit, node);
  }
}

/// The names bound by a pattern.
export function boundNames(pattern) {
  switch (pattern.type) {
    case 'Identifier': return [pattern.name];
    case 'ObjectPattern': return pattern.properties.flatMap(property => boundNames(property.value ?? property.argument));
    case 'ArrayPattern': return pattern.elements.flatMap(element => element === null ? [] : boundNames(element));
    case 'AssignmentPattern': return boundNames(pattern.left);
    default: return boundNames(pattern.argument);
  }
}
const declaredNames = declaration =>
  declaration.type === 'VariableDeclaration' ? declaration.declarations.flatMap(({ id }) => boundNames(id)) : [declaration.id.name];
/// The patterns with which a node declares names.
export function patternsOf(node) {
  switch (node.type) {
    case 'VariableDeclarator': return [node.id];
    case 'CatchClause': return node.param === null ? [] : [node.param];
    case 'FunctionDeclaration': case 'FunctionExpression': case 'ArrowFunctionExpression': case 'ClassDeclaration': case 'ClassExpression':
      return [node.id, ...node.params ?? []].filter(Boolean);
    default: return [];
  }
}

/// The common part of both kinds of files.
class SourceFile {
  /// `path`: relative to the project's folder, such as js/dom/Node.js.
  constructor(path, text, sourceType) {
    this.path = path;
    this.text = text;
    /// The pattern that reads names from G, if the file has one.
    this.taken = null;
    try { this.tree = acorn.parse(text, { ecmaVersion: 2022, sourceType, locations: true }); } catch (error) {
      this.fail(error.loc, error.message);
    }
  }

  fail({ line }, message) { throw new LinkError(`${this.path}:${line}: ${message}`); }

  /// Whether a node is a name whose value is used.
  isUse(node, parent) {
    if (node.type !== 'Identifier' || /^(Import|Export)Specifier$/.test(parent.type) || /^(Labeled|Break|Continue)/.test(parent.type)) return false;
    return parent.shorthand ? parent.value === node : parent.computed || parent.property !== node && parent.key !== node;
  }

  linesOf(node) { return '\n'.repeat(node.loc.end.line - node.loc.start.line); }

  /// NB: Scopes are ignored: a name that the linker rewrites is declared nowhere else in its file.
  checkDeclared(names, reason) {
    walk(this.tree, node => {
      for (const pattern of patternsOf(node)) {
        if (pattern === this.taken) continue;
        for (const name of boundNames(pattern)) if (names.has(name)) this.fail(pattern.loc.start, reason(name));
      }
    });
  }
}

/// A handwritten file.
export class Module extends SourceFile {
  constructor(path, text) {
    super(path, text, 'module');
    /// {file, isLate, name, local, node}; the file for names of native code is NATIVE.
    this.imports = [];
    /// {name, local}
    this.exports = [];
    this.usesG = false;
    this.usesOperations = false;
    /// The native operations that the file uses.
    this.operations = new Set();
    for (const [place, statement] of this.tree.body.entries()) {
      switch (statement.type) {
        case 'ImportDeclaration':
          if (place > 0 && this.tree.body[place - 1].type !== 'ImportDeclaration') this.fail(statement.loc.start, 'imports come first');
          this.readImport(statement);
          break;
        case 'ExportNamedDeclaration': this.readExport(statement); break;
        case 'ExportDefaultDeclaration': case 'ExportAllDeclaration': this.fail(statement.loc.start, 'exports are by name, one by one');
      }
    }
  }

  readImport(node) {
    const { value } = node.source, isLate = value.startsWith(LATE), from = isLate ? value.slice(LATE.length) : value;
    if (from !== NATIVE && !from.startsWith('.')) this.fail(node.loc.start, `'${value}' is neither ${NATIVE} nor the path of a file from here, ./ or ../`);
    const file = from === NATIVE ? NATIVE : posix.join(posix.dirname(this.path), from);
    for (const { type, imported, local } of node.specifiers) {
      if (type === 'ImportSpecifier' && file === NATIVE && imported.name === OPERATIONS && local.name === OPERATIONS) this.usesOperations = true;
      else if (type === 'ImportSpecifier') this.imports.push({ file, isLate, name: imported.name, local: local.name, node });
      else if (type === 'ImportDefaultSpecifier' && file === NATIVE && !isLate && local.name === 'G') this.usesG = true;
      else this.fail(node.loc.start, `imports are by name; only ${NATIVE} has a default, G`);
    }
  }

  readExport({ declaration, specifiers, source, loc }) {
    if (source !== null) this.fail(loc.start, 'import it first');
    if (declaration?.kind === 'let') this.fail(loc.start, 'what changes is exported as a member of a constant object, or by a function');
    if (declaration !== null) for (const name of declaredNames(declaration)) this.exports.push({ name, local: name });
    for (const { local, exported } of specifiers) this.exports.push({ name: exported.name, local: local.name });
  }

  /// The embedded text. `memory`: js/memory.js. `operations`: name of a native operation → its number.
  linked(memory, operations) {
    const ofMemory = this.imports.filter(({ file }) => file === MEMORY), taken = new Map(ofMemory.map(({ local, name }) => [local, name]));
    if (this.path !== MEMORY) for (const { name, node } of this.imports) memory.checkTaken(this, [name], node.loc.start);
    this.checkDeclared(taken, name => `${name} is a name of ${MEMORY}; import it under another name (import { ${name} as … })`);
    const { edits, needed } = memory.inline(this, taken);
    this.linkImports(edits, needed);
    if (this.path === MEMORY) edits.push(...memory.edits(this));
    else for (const node of this.tree.body) if (node.type === 'ExportNamedDeclaration') this.linkExport(node, edits);
    this.linkLateNames(edits);
    const numbers = this.usesOperations ? this.operationNumbers(operations) : '', start = this.tree.body[0].start;
    edits.push([start, start, `'use strict'; { const G = this; ${numbers}`], [this.text.length, this.text.length, '}\n']);
    return edited(this.text, edits);
  }

  /// `needed`: the names of js/memory.js that the linked text still uses.
  linkImports(edits, needed) {
    const taken = new Map(), take = (node, text) => taken.set(node, [...taken.get(node) ?? [], text]);
    for (const { file, isLate, name, local, node } of this.imports) {
      if (!isLate && (file !== MEMORY || needed.has(local))) take(node, name === local ? name : `${name}: ${local}`);
    }
    const { node: fromMemory } = this.imports.find(({ file }) => file === MEMORY) ?? {};
    for (const name of needed) if (!this.imports.some(({ local }) => local === name)) take(fromMemory, name);
    const last = this.tree.body.findLast(node => taken.has(node));
    let head = 'const { ';
    for (const node of this.tree.body) {
      if (node.type !== 'ImportDeclaration') return;
      const names = taken.get(node);
      const text = names === undefined ? '' : `${head}${names.join(', ')}${node === last ? ' } = G;' : ','}`;
      if (names !== undefined) head = '';
      edits.push([node.start, node.end, text + this.linesOf(node)]);
    }
  }

  linkExport(node, edits) {
    const { declaration } = node, put = (name, local) => `G.${name} = ${local};`;
    if (declaration === null) {
      const text = node.specifiers.map(({ local, exported }) => put(exported.name, local.name)).join(' ');
      edits.push([node.start, node.end, text + this.linesOf(node)]);
    } else if (declaration.type === 'VariableDeclaration' && declaration.declarations.every(({ id }) => id.type === 'Identifier')) {
      const [{ id, init }, ...others] = declaration.declarations;
      if (others.length === 0 && !this.uses(id.name)) edits.push([node.start, init.start, `G.${id.name} = `]);
      else {
        edits.push([node.start, declaration.start, '']);
        for (const declarator of declaration.declarations) edits.push([declarator.init.start, declarator.init.start, `G.${declarator.id.name} = `]);
      }
    } else {
      edits.push([node.start, declaration.start, '']);
      edits.push([node.end, node.end, ` ${declaredNames(declaration).map(name => put(name, name)).join(' ')}`]);
    }
  }

  /// The declaration of OP.
  ///
  /// OPTIMIZATION: Calls read members of OP and contain no numbers. If a member has never been read at a place, the engine's compiler does
  /// not compile the code after it. It does compile a call that was never made, and then the loop around the call must keep its values in
  /// memory: getAttribute takes a seventh longer.
  operationNumbers(operations) {
    walk(this.tree, (node, parent) => {
      if (!this.isUse(node, parent) || node.name !== OPERATIONS) return;
      if (parent.type !== 'MemberExpression' || parent.computed) this.fail(node.loc.start, `${OPERATIONS} is used as ${OPERATIONS}.name alone`);
      const { name } = parent.property;
      if (!operations.has(name)) this.fail(node.loc.start, `native code has no operation ${name}: js/operations.txt lists them`);
      this.operations.add(name);
    });
    return `const ${OPERATIONS} = { __proto__: null, ${[...this.operations].map(name => `${name}: ${operations.get(name)}`).join(', ')} }; `;
  }

  /// Whether the file reads a name that it declares.
  uses(name) {
    let isUsed = false;
    walk(this.tree, (node, parent) => {
      if (node.type !== 'Identifier' || node.name !== name || parent.type === 'VariableDeclarator' && parent.id === node) return;
      if (parent.shorthand || parent.computed || parent.property !== node && parent.key !== node) isUsed = true;
    });
    return isUsed;
  }

  linkLateNames(edits) {
    const late = new Map(this.imports.filter(({ isLate }) => isLate).map(({ local, name }) => [local, name]));
    this.checkDeclared(late, name => `${name} is imported late; import it under another name (import { ${name} as … })`);
    walk(this.tree, (node, parent) => {
      if (!this.isUse(node, parent) || !late.has(node.name)) return;
      edits.push([node.start, node.end, `${parent.shorthand ? `${node.name}: ` : ''}G.${late.get(node.name)}`]);
    });
  }
}

/// A file of js/bindings/, which js/idl/generate.py generates in its embedded form: the names that it reads from G and writes there.
export class GeneratedFile extends SourceFile {
  constructor(path, text) {
    super(path, text, 'script');
    const exports = new Set(), reads = new Set();
    /// The names that run the file, as in js/files.txt.
    this.names = [];
    walk(this.tree, (node, parent) => {
      if (node.type === 'VariableDeclarator' && node.init?.name === 'G') {
        this.taken = node.id;
        for (const { key } of node.id.properties) reads.add(key.name);
      }
      if (node.type === 'CallExpression') this.readCall(node, exports);
      if (node.type !== 'MemberExpression' || node.object.name !== 'G' || node.computed) return;
      if (parent.type === 'AssignmentExpression' && parent.left === node) exports.add(node.property.name); else reads.add(node.property.name);
    });
    this.exports = [...exports].map(name => ({ name, local: name }));
    this.reads = [...reads];
  }

  readCall({ callee, arguments: [first, second] }, exports) {
    const add = column => {
      if (!this.names.some(known => known.name === first.value && known.column === column)) this.names.push({ name: first.value, column });
    };
    switch (callee.name ?? (callee.object?.name === 'G' ? callee.property.name : undefined)) {
      case 'defineInterface': exports.add(first.value); add(COLUMNS.interfaces); break;
      case 'defineCallbackInterface': add(COLUMNS.interfaces); break;
      // A function that fills a namespace receives it.
      case 'defineLazily': add(second.params.length === 0 ? COLUMNS.interfaces : COLUMNS.namespaces); break;
      case 'extend': case 'extendAccessors': case 'whenMade': add(COLUMNS.extends);
    }
  }

  /// The embedded text if it differs from the file, otherwise null.
  linked(memory) {
    memory.checkTaken(this, this.reads, this.tree.loc.start);
    const names = this.taken?.properties.map(({ key }) => key.name) ?? [], ofMemory = names.filter(name => memory.has(name));
    for (const name of this.reads) if (memory.functions.has(name) && !names.includes(name)) memory.values.add(name);
    if (ofMemory.length === 0) return null;
    const taken = new Map(ofMemory.map(name => [name, name]));
    this.checkDeclared(taken, name => `${name} is a name of ${MEMORY}`);
    const { edits, needed } = memory.inline(this, taken);
    const left = new Set([...names.filter(name => !taken.has(name)), ...needed]);
    edits.push([this.taken.start, this.taken.end, `{ ${[...left].join(', ')} }${this.linesOf(this.taken)}`]);
    return edited(this.text, edits);
  }
}
