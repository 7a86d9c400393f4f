// typeEraser.js: makes JavaScript of TypeScript by putting blanks in the place of types, so that all lines and columns stay.
// https://www.typescriptlang.org/tsconfig/#erasableSyntaxOnly
//
// It runs in a global object of its own, which no page reaches, after Babel's parser, whose tree it walks (the other file of this folder). Its
// value is a function of a text that returns "=" and JavaScript, or "!" and what is wrong, as JSON.
//
// Syntax that does more than to name types (enums, namespaces with values, parameter properties, decorators) is refused.

'use strict';
const parseTypeScript = exports.parse;
const isSyntaxNode = value => typeof value === 'object' && value !== null && typeof value.type === 'string' && typeof value.start === 'number';
const unwalked = new Set(['loc', 'extra', 'leadingComments', 'trailingComments', 'innerComments', 'errors', 'comments', 'tokens']);
function childNodes(node, visit) {
  for (const key in node) {
    if (unwalked.has(key)) continue;
    const value = node[key];
    if (Array.isArray(value)) { for (const item of value) if (isSyntaxNode(item)) visit(item, key); } else if (isSyntaxNode(value)) visit(value, key);
  }
}
const isWordUnit = unit => /[\p{ID_Continue}$\u200C\u200D\\]/u.test(unit);
const modifiers = new Set(['public', 'private', 'protected', 'readonly', 'override', 'abstract', 'declare']);
const typeStatements = new Set(['TSInterfaceDeclaration', 'TSTypeAliasDeclaration', 'TSDeclareFunction', 'TSNamespaceExportDeclaration']);
const typeMembers = new Set(['TSDeclareMethod', 'TSIndexSignature']);

class Refusal extends Error {
  constructor(message, { line, column }) { super(message); this.place = { line, column: column + 1 }; }
}

class TypeEraser {
  constructor(source, attributes) {
    this.source = source;
    // The ends of import attributes by their offsets.
    this.attributes = attributes;
    // {start, end} of what is blank, and the characters that stand at offsets of it.
    this.ranges = [];
    this.marks = new Map();
    this.values = new Set();
    this.types = new Set();
    this.exported = [];
    this.exportedNames = new Set();
    this.imports = [];
  }

  // MARK: Text

  blank(start, end) { if (end > start) this.ranges.push({ start, end }); }
  mark(offset, character) { this.marks.set(offset, character); }
  refuse(what, node) { throw new Refusal(`${what} cannot be removed with the types: write it in JavaScript`, node.loc.start); }
  // The first offset from one on that is neither in a comment nor blank.
  skip(offset) {
    const space = /(?:\s|\/\/.*|\/\*[^]*?\*\/)*/y;
    space.lastIndex = offset;
    return offset + space.exec(this.source)[0].length;
  }
  wordEnd(offset) {
    let end = offset;
    while (end < this.source.length && isWordUnit(this.source[end])) end++;
    return end;
  }
  wordAt(offset) { return this.source.slice(offset, this.wordEnd(offset)); }
  // The offset of a word behind an expression, which may be in parentheses.
  keyword(words, offset) {
    for (let at = this.skip(offset); at < this.source.length; at = this.skip(at + 1)) {
      if (words.includes(this.wordAt(at))) return at;
      if (this.source[at] !== ')') break;
    }
    return -1;
  }
  // The end of an item of a list with the comma behind it, if there is one.
  withComma(end) {
    const next = this.skip(end);
    return this.source[next] === ',' ? next + 1 : end;
  }
  result() {
    const ranges = this.ranges.sort((a, b) => a.start - b.start), pieces = [];
    let end = 0;
    for (const range of ranges) {
      if (range.end <= end) continue;
      const start = Math.max(range.start, end);
      pieces.push(this.source.slice(end, start), this.source.slice(start, range.end).replace(/[^\n\r\u2028\u2029]/g, ' '));
      end = range.end;
    }
    pieces.push(this.source.slice(end));
    const text = pieces.join(''), marked = [];
    end = 0;
    for (const [offset, character] of [...this.marks].sort(([a], [b]) => a - b)) {
      marked.push(text.slice(end, offset), character);
      end = offset + 1;
    }
    marked.push(text.slice(end));
    return marked.join('');
  }

  endOf({ end }) { return this.attributes.get(this.skip(end)) ?? end; }

  // MARK: Statements

  // Whether a statement has no value; refuses one that cannot be removed.
  isTypeOnly(node) {
    if (typeStatements.has(node.type) || node.declare === true) return true;
    switch (node.type) {
      case 'ImportDeclaration': return node.importKind === 'type' || node.importKind === 'typeof';
      case 'ExportAllDeclaration': return node.exportKind === 'type';
      case 'ExportNamedDeclaration':
        if (node.exportKind === 'type' && !node.declaration) return true;
        return node.declaration ? this.isTypeOnly(node.declaration) : false;
      case 'ExportDefaultDeclaration': return this.isTypeOnly(node.declaration);
      case 'TSEnumDeclaration': return this.refuse('an enum', node);
      case 'TSModuleDeclaration':
        if (this.hasOnlyTypes(node.body)) return true;
        return this.refuse('a namespace with values', node);
      case 'TSImportEqualsDeclaration':
        if (node.importKind === 'type') return true;
        return this.refuse('import … =', node);
      case 'TSExportAssignment': return this.refuse('export =', node);
      default: return false;
    }
  }
  hasOnlyTypes(body) {
    if (body.type === 'TSModuleDeclaration') return this.hasOnlyTypes(body.body);
    return body.body.every(statement => {
      if (statement.type === 'TSModuleDeclaration') return this.hasOnlyTypes(statement.body);
      const { declaration } = statement;
      return typeStatements.has(statement.type) || statement.declare === true || statement.exportKind === 'type' ||
        declaration != null && (typeStatements.has(declaration.type) || declaration.type === 'TSModuleDeclaration' && this.hasOnlyTypes(declaration.body));
    });
  }
  // Removes what a list of statements or members has of types. What stands alone then must not continue the line before it.
  statements(list, visit) {
    for (let i = 0; i < list.length; i++) {
      const node = list[i];
      if (this.isTypeOnly(node)) {
        this.nameType(node.declaration ?? node);
        this.blank(node.start, this.endOf(node));
        if (i > 0) this.mark(node.start, ';');
      } else visit(node);
    }
  }
  // NB: A type may be exported by its name; so may what is only declared.
  nameType({ id, declarations }) {
    if (id != null) this.types.add(id.name);
    for (const declaration of declarations ?? []) this.types.add(declaration.id.name);
  }
  // Ends statements without a semicolon whose last word is gone.
  endStatements(list) {
    for (const { type, end } of list) {
      if (!/^(?:Expression|Return|Throw)Statement$|^VariableDeclaration$|^Export/.test(type) || this.source[end - 1] === ';') continue;
      const last = this.cuts.get(end);
      if (last !== undefined) this.mark(last, ';');
    }
  }

  // MARK: Imports and exports

  // The names that are only types, or not used at all, are not imported, as TypeScript has it.
  finishModules() {
    for (const node of this.imports) {
      const isGone = specifier => specifier.importKind === 'type' || specifier.importKind === 'typeof' ||
        !this.values.has(specifier.local.name) && !this.exportedNames.has(specifier.local.name);
      const { specifiers } = node;
      if (specifiers.length === 0) continue;
      if (specifiers.every(isGone)) {
        this.blank(node.start, this.endOf(node));
        this.mark(node.start, ';');
        continue;
      }
      for (const specifier of specifiers) {
        if (!isGone(specifier)) continue;
        const end = this.withComma(specifier.end);
        this.blank(specifier.start, end);
        // NB: `import a, * as b`: the comma is before it.
        if (specifier.type === 'ImportNamespaceSpecifier') this.blank(this.withComma(specifiers[0].end) - 1, specifier.start);
      }
    }
    for (const node of this.exported) {
      const isGone = ({ exportKind, local }) => exportKind === 'type' || node.source === null && this.types.has(local.name) && !this.values.has(local.name);
      for (const specifier of node.specifiers) if (specifier.type === 'ExportSpecifier' && isGone(specifier)) this.blank(specifier.start, this.withComma(specifier.end));
    }
  }

  // MARK: Classes

  members({ body }) {
    for (let i = 0; i < body.length; i++) {
      const node = body[i];
      if (node.decorators?.length > 0) this.refuse('a decorator', node.decorators[0]);
      const isType = typeMembers.has(node.type) || node.abstract === true || node.declare === true;
      if (isType) {
        this.blank(node.start, node.end);
        this.mark(node.start, ';');
        continue;
      }
      if (!node.key) continue;
      this.modifiers(node, i > 0 ? body[i - 1] : null);
      if (!node.optional && !node.definite && !node.typeAnnotation) continue;
      let at = this.skip(node.key.end);
      while (node.computed && (this.source[at] === ')' || this.source[at] === ']')) at = this.skip(at + 1);
      if (this.source[at] === '?' || this.source[at] === '!') this.blank(at, at + 1);
      // NB: A field called `static` or `get` must not take the next member's name for its own.
      if (node.typeAnnotation && !node.value && this.source[node.end - 1] !== ';') this.mark(node.typeAnnotation.start, ';');
    }
  }
  modifiers(node, previous) {
    let first = -1;
    for (let at = this.skip(node.start); at < node.key.start;) {
      const word = this.wordAt(at), end = at + word.length, next = this.source[this.skip(end)];
      if (word === '' || '(=;?!:'.includes(next)) break;
      if (modifiers.has(word)) {
        this.blank(at, end);
        if (first < 0) first = at;
      }
      at = this.skip(end);
    }
    if (first === node.start && previous !== null && /Property$/.test(previous.type) && this.source[previous.end - 1] !== ';') this.mark(first, ';');
  }
  classHead(node) {
    if (node.decorators?.length > 0) this.refuse('a decorator', node.decorators[0]);
    if (node.abstract === true) {
      const at = this.keyword(['abstract'], node.start);
      this.blank(at, at + 'abstract'.length);
    }
    if (!(node.implements?.length > 0)) return;
    const before = node.superTypeParameters ?? node.superClass ?? node.typeParameters ?? node.id;
    const from = before ? before.end : this.wordEnd(this.keyword(['class'], node.start));
    this.blank(this.keyword(['implements'], from), node.implements[node.implements.length - 1].end);
  }

  // MARK: Functions

  functionHead(node) {
    const { params, returnType, typeParameters } = node, isArrow = node.type === 'ArrowFunctionExpression';
    const [first] = params;
    if (first?.type === 'Identifier' && first.name === 'this') this.blank(first.start, this.withComma(first.end));
    for (const parameter of params) {
      if (parameter.type === 'TSParameterProperty') this.refuse('a parameter property', parameter);
      if (parameter.decorators?.length > 0) this.refuse('a decorator', parameter.decorators[0]);
    }
    if (!isArrow) return;
    // NB: Neither behind `async` nor before the arrow may be a line's end: the parenthesis moves to the other side of it.
    const hasLines = (start, end) => /[\n\r\u2028\u2029]/.test(this.source.slice(start, end));
    if (returnType) {
      const arrow = this.skip(returnType.end);
      if (hasLines(returnType.start, arrow)) {
        const close = this.lastParenthesis(params, returnType.start, typeParameters?.end ?? node.start);
        this.blank(close, close + 1);
        this.mark(returnType.end - 1, ')');
      }
    }
    if (node.async && typeParameters && hasLines(typeParameters.start, typeParameters.end)) {
      const open = this.skip(typeParameters.end);
      this.blank(open, open + 1);
      this.mark(typeParameters.start, '(');
    }
  }
  // The parenthesis that ends a list of parameters.
  lastParenthesis(params, end, start) {
    let at = params.length > 0 ? params[params.length - 1].end : this.skip(start) + 1;
    for (at = this.skip(at); this.source[at] !== ')' && at < end;) at = this.skip(at + 1);
    return at;
  }
  assertion(node) {
    const end = this.skip(node.typeAnnotation.end) + 1, next = this.skip(end);
    const isMistaken = this.source[next] === '{' || ['function', 'class', 'let', 'async'].includes(this.wordAt(next));
    if (isMistaken || /[\n\r\u2028\u2029]/.test(this.source.slice(node.start, next))) this.refuse('the type before an expression (write "as" behind it)', node);
    this.blank(node.start, end);
  }

  // MARK: The tree

  enter(node, parent, key) {
    switch (node.type) {
      case 'Identifier': {
        const isName = /^(?:key|property)$/.test(key) && !parent.computed && !(parent.shorthand && key === 'key') || key === 'label' || /^(?:Import|Export)\w*Specifier$/.test(parent.type) && key !== 'local' || parent.type.startsWith('Import');
        if (!isName) (parent.type === 'ExportSpecifier' ? this.exportedNames : this.values).add(node.name);
        if (node.optional) {
          const at = this.skip(this.wordEnd(node.start));
          if (this.source[at] === '?') this.blank(at, at + 1);
        }
        break;
      }
      case 'ImportDeclaration': this.imports.push(node); break;
      case 'ExportNamedDeclaration': if (!node.declaration) this.exported.push(node); break;
      case 'VariableDeclarator':
        if (node.definite) {
          const at = this.skip(this.wordEnd(node.id.start));
          this.blank(at, at + 1);
        }
        break;
      case 'TSAsExpression': case 'TSSatisfiesExpression': {
        const at = this.keyword(['as', 'satisfies'], node.expression.end);
        this.blank(at, node.end);
        this.cuts.set(node.end, at);
        break;
      }
      case 'TSNonNullExpression': this.blank(node.end - 1, node.end); break;
      case 'TSTypeAssertion': this.assertion(node); break;
      case 'TSParameterProperty': this.refuse('a parameter property', node); break;
      case 'TSEnumDeclaration': this.refuse('an enum', node); break;
      case 'Decorator': this.refuse('a decorator', node); break;
      case 'ClassDeclaration': case 'ClassExpression': this.classHead(node); break;
      case 'ClassBody': this.members(node); break;
      case 'FunctionDeclaration': case 'FunctionExpression': case 'ArrowFunctionExpression': case 'ObjectMethod': case 'ClassMethod':
      case 'ClassPrivateMethod': this.functionHead(node); break;
    }
  }
  isType(node, key) {
    return node.type === 'TSTypeAnnotation' || node.type === 'TSTypeParameterDeclaration' || node.type === 'TSTypeParameterInstantiation' || key === 'implements';
  }
  walk(program) {
    // The ends of expressions whose types are gone, with the places of those.
    this.cuts = new Map();
    const waiting = [{ node: program, parent: program, key: '' }], lists = [];
    while (waiting.length > 0) {
      const { node, parent, key } = waiting.pop();
      if (key !== 'implements' && this.isType(node, key)) {
        this.blank(node.start, node.end);
        if (key === 'typeParameters' && node.type === 'TSTypeParameterInstantiation' && parent.end === node.end) this.cuts.set(node.end, node.start);
        continue;
      }
      if (key === 'implements') continue;
      this.enter(node, parent, key);
      // NB: The type of an expression, of `as` and its like.
      const isWrapper = /^TS(?:As|Satisfies|NonNull|Instantiation)Expression$|^TSTypeAssertion$/.test(node.type);
      const push = (child, name) => { if (!isWrapper || name === 'expression' || name === 'typeParameters') waiting.push({ node: child, parent: node, key: name }); };
      const isList = node.type === 'Program' || node.type === 'BlockStatement' || node.type === 'StaticBlock' || node.type === 'SwitchCase';
      const list = isList ? node.body ?? node.consequent : null;
      if (list !== null) {
        lists.push(list);
        this.statements(list, child => push(child, 'body'));
      }
      if (node.type === 'ClassBody') {
        for (const child of node.body) if (!typeMembers.has(child.type) && child.abstract !== true && child.declare !== true) push(child, 'body');
        continue;
      }
      childNodes(node, (child, name) => { if (list === null || name !== 'body' && name !== 'consequent') push(child, name); });
    }
    this.finishModules();
    for (const list of lists) this.endStatements(list);
  }
}

// NB: Babel's parser is older than import attributes, so it does not get them. In a string or a comment the same characters do not matter.
function withoutAttributes(source, attributes) {
  return source.replace(/(?<=["'])(\s*)(with\s*\{[^{}]*\})/g, (all, space, clause, offset) => {
    attributes.set(offset + space.length, offset + all.length);
    return space + clause.replace(/[^\n\r\u2028\u2029]/g, ' ');
  });
}
function eraseTypes(source) {
  const attributes = new Map(), { program } = parseTypeScript(withoutAttributes(source, attributes), {
    sourceType: 'unambiguous', allowAwaitOutsideFunction: true, allowReturnOutsideFunction: true, attachComment: false,
    plugins: ['typescript', 'decorators-legacy', 'importAssertions'],
  });
  const eraser = new TypeEraser(source, attributes);
  eraser.walk(program);
  return eraser.result();
}

source => {
  try { return `=${eraseTypes(source)}`; } catch (error) {
    const { place, loc, message } = error;
    const { line = 1, column = 1 } = place ?? (loc ? { line: loc.line, column: loc.column + 1 } : {});
    const isTooDeep = error instanceof RangeError;
    return `!${JSON.stringify({ problem: isTooDeep ? 'The script is nested too deeply to be parsed' : message.replace(/\s*\(\d+:\d+\)$/, ''), line, column })}`;
  }
};
