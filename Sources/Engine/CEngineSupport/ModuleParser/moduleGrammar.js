// moduleGrammar.js: acorn with import attributes, and at a cost that grows with the text only.
//
// acorn looks for declared names in lists, moves private names from class to class, and calls itself for each operator of a chain: each is
// replaced here. The engine checks regular expressions, of which it knows more.

'use strict';
// acorn's numbers of kinds of declarations and of scopes.
const LEXICAL = 2, FUNCTION = 3, CATCH = 4, VARIABLE_SCOPES = 1 | 2 | 256;

/// The private names that a class uses and does not declare.
class PrivateNames {
  nodes = new Map();
  push(node) { if (!this.nodes.has(node.name)) this.nodes.set(node.name, node); }
}

const ModuleGrammar = acorn.Parser.extend(Base => class extends Base {
  // MARK: Import attributes. https://tc39.es/ecma262/#prod-WithClause

  parseAttributes() {
    const attributes = [], names = new Set();
    this.next();
    this.expect(acorn.tokTypes.braceL);
    while (!this.eat(acorn.tokTypes.braceR)) {
      if (attributes.length > 0) {
        this.expect(acorn.tokTypes.comma);
        if (this.eat(acorn.tokTypes.braceR)) break;
      }
      const start = this.start, name = this.type === acorn.tokTypes.string ? this.parseExprAtom().value : this.parseIdent(true).name;
      if (names.has(name)) this.raise(start, `Duplicate attribute '${name}'`);
      names.add(name);
      this.expect(acorn.tokTypes.colon);
      if (this.type !== acorn.tokTypes.string) this.unexpected();
      attributes.push([name, this.parseExprAtom().value]);
    }
    return attributes;
  }
  withAttributes(parse) {
    const outer = this.attributes;
    this.attributes = null;
    this.mayHaveAttributes = true;
    const node = parse();
    node.attributes = this.attributes ?? [];
    this.mayHaveAttributes = false;
    this.attributes = outer;
    return node;
  }
  parseImport(node) { return this.withAttributes(() => super.parseImport(node)); }
  parseExport(node, exports) { return this.withAttributes(() => super.parseExport(node, exports)); }
  semicolon() {
    // NB: Only a clause right behind the specifier: a declaration in an export has statements of its own.
    if (this.mayHaveAttributes && this.type === acorn.tokTypes._with && this.input[this.lastTokEnd - 1].match(/['"]/)) this.attributes = this.parseAttributes();
    super.semicolon();
  }
  parseDynamicImport(node) {
    this.next();
    node.source = this.parseMaybeAssign();
    node.options = null;
    if (this.eat(acorn.tokTypes.comma) && this.type !== acorn.tokTypes.parenR) {
      node.options = this.parseMaybeAssign();
      this.eat(acorn.tokTypes.comma);
    }
    this.expect(acorn.tokTypes.parenR);
    return this.finishNode(node, 'ImportExpression');
  }

  // MARK: Tokens

  validateRegExpFlags() {}
  validateRegExpPattern() {}
  readToken_lt_gt(code) {
    // NB: In a script, this begins a comment.
    if (this.inModule && this.input.startsWith('<!--', this.pos)) (this.markupComments ??= []).push(this.pos);
    return super.readToken_lt_gt(code);
  }

  // MARK: Chains

  /// acorn calls itself at the end for the rest of a chain: that call returns at once, and the loop makes it.
  parseExprOp(left, start, place, least, forInit) {
    const outer = this.operators ?? null;
    if (outer !== null && outer.start === start && outer.least === least) {
      outer.hasMore = true;
      return left;
    }
    const chain = this.operators = { start, least, hasMore: true };
    while (chain.hasMore) {
      chain.hasMore = false;
      left = super.parseExprOp(left, start, place, least, forInit);
    }
    this.operators = outer;
    return left;
  }

  // MARK: Declarations. https://tc39.es/ecma262/#sec-block-static-semantics-early-errors
  //
  // A scope of variables has the names of those that it declares, with the number of the last declaration, and the names that stop them: how
  // many of the scopes around, up to this one, declare a name lexically.

  enterScope(flags) {
    const outer = this.scopeStack[this.scopeStack.length - 1];
    super.enterScope(flags);
    const scope = this.currentScope();
    scope.names = new Set();
    scope.functionNames = new Set();
    scope.stopping = [];
    scope.opened = this.declarations = (this.declarations ?? 0) + 1;
    scope.owner = (flags & VARIABLE_SCOPES) !== 0 ? scope : outer.owner;
    if (scope.owner === scope) {
      scope.variables = new Map();
      scope.stops = new Map();
    }
  }
  exitScope() {
    const { stopping, owner: { stops } } = this.currentScope();
    for (const name of stopping) stops.set(name, stops.get(name) - 1);
    super.exitScope();
  }
  declareName(name, kind, position) {
    const scope = this.currentScope(), { owner, names, functionNames } = scope, stop = () => {
      scope.stopping.push(name);
      owner.stops.set(name, (owner.stops.get(name) ?? 0) + 1);
    };
    const isVariable = () => (owner.variables.get(name) ?? 0) > scope.opened;
    let isTaken = false;
    switch (kind) {
      case CATCH: names.add(name); break;
      case LEXICAL:
        isTaken = names.has(name) || functionNames.has(name) || isVariable();
        names.add(name);
        stop();
        break;
      case FUNCTION: {
        const isLikeVariable = this.treatFunctionsAsVarInScope(scope);
        isTaken = names.has(name) || !isLikeVariable && isVariable();
        functionNames.add(name);
        if (!isLikeVariable) stop();
        break;
      }
      default:
        isTaken = owner.stops.get(name) > 0;
        owner.variables.set(name, ++this.declarations);
    }
    if (this.inModule && (kind === LEXICAL ? scope : owner) === this.scopeStack[0]) delete this.undefinedExports[name];
    if (isTaken) this.raiseRecoverable(position, `Identifier '${name}' has already been declared`);
  }
  checkLocalExport(node) {
    const { names, variables } = this.scopeStack[0];
    if (!names.has(node.name) && !variables.has(node.name)) this.undefinedExports[node.name] = node;
  }

  // MARK: Private names. https://tc39.es/ecma262/#sec-static-semantics-allprivateidentifiersvalid

  enterClassBody() {
    const declared = super.enterClassBody();
    this.privateNameStack[this.privateNameStack.length - 1].used = new PrivateNames();
    return declared;
  }
  exitClassBody() {
    const { declared, used } = this.privateNameStack.pop(), outer = this.privateNameStack[this.privateNameStack.length - 1];
    for (const name of Object.keys(declared)) used.nodes.delete(name);
    if (used.nodes.size === 0) return;
    if (outer === undefined) {
      const first = [...used.nodes.values()].reduce((one, other) => one.start < other.start ? one : other);
      this.raiseRecoverable(first.start, `Private field '#${first.name}' must be declared in an enclosing class`);
      return;
    }
    // NB: The fewer are moved, so that nested classes take no more time than their names.
    const [small, large] = used.nodes.size < outer.used.nodes.size ? [used, outer.used] : [outer.used, used];
    for (const node of small.nodes.values()) large.push(node);
    outer.used = large;
  }
});
