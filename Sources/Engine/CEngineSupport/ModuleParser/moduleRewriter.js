// moduleRewriter.js: makes of a module a script whose value is a function, which the engine's C API can run. The text keeps its lines, and all
// of them but the first keep their columns where no imported name is rewritten.
//
// It runs in a global object of its own, which no page reaches, after acorn.js, moduleGrammar.js and moduleScopes.js. Its value is a function of a command and
// two texts that returns a text.
//
// An imported name becomes a constant of the function if its value is final before the module runs; otherwise each use of it reads the
// exporting module's variable. The loader knows which (js/html/scripting/moduleLinking.js).

/// The first match of a pattern behind an offset that is not in a comment.
function findToken(source, pattern, offset) {
  const search = new RegExp(`/\\*[^]*?\\*/|//.*|(${pattern})`, 'g');
  search.lastIndex = offset;
  for (;;) {
    const found = search.exec(source);
    if (found[1] !== undefined) return found;
  }
}
const scripts = [];
const nameOf = node => node.type === 'Literal' ? node.value : node.name;
const blanks = text => text.replace(/[^\n\r\u2028\u2029]/g, ' ');
/// A text of the length and with the lines of another one.
const inPlace = (text, former) => text + blanks(former.slice(text.length));
/// A name of the length of the wanted one that is not among a script's words. `letter` keeps names apart.
function freshName(words, wanted, letter) {
  for (let name = wanted, number = 0;; number++) {
    if (!words.has(name)) return name;
    const digits = letter + number.toString(36);
    name = '$' + '_'.repeat(Math.max(wanted.length - 1 - digits.length, 0)) + digits;
  }
}

function importedNames(program) {
  const names = new Set();
  for (const node of program.body) if (node.type === 'ImportDeclaration') for (const { local } of node.specifiers) names.add(local.name);
  return names;
}

function parse(source) {
  const grammar = new ModuleGrammar({ ecmaVersion: 2022, sourceType: 'module', allowHashBang: true }, source), program = grammar.parse();
  const script = { source, imported: new Map(), edits: [], ...examine(program, importedNames(program)) }, { words, dynamicImports, metas, isAsync } = script;
  const requests = [], indices = new Map(), exports = [], indirect = [], stars = [], place = placesIn(source);
  const request = (node, attributes) => {
    const key = JSON.stringify([node.value, attributes]);
    if (!indices.has(key)) {
      indices.set(key, requests.length);
      requests.push({ specifier: node.value, attributes, ...place(node.start) });
    }
    return indices.get(key);
  };
  const edit = ({ start, end }, text) => { script.edits.push({ start, end, text }); };
  const remove = node => edit(node, inPlace(';', source.slice(node.start, node.end)));
  script.defaultName = freshName(words, '$default', 'd');
  let isAnonymous = false;
  for (const node of program.body) {
    switch (node.type) {
      case 'ImportDeclaration': {
        const number = request(node.source, node.attributes);
        for (const { type, local, imported } of node.specifiers) {
          script.imported.set(local.name, {
            local: local.name, request: number,
            name: type === 'ImportNamespaceSpecifier' ? '*' : type === 'ImportDefaultSpecifier' ? 'default' : nameOf(imported),
            isNamespace: type === 'ImportNamespaceSpecifier', ...place((imported ?? local).start),
          });
        }
        remove(node);
        break;
      }
      case 'ExportAllDeclaration': {
        const number = request(node.source, node.attributes);
        if (node.exported) indirect.push({ name: nameOf(node.exported), request: number, from: '*', isNamespace: true, ...place(node.start) });
        else stars.push(number);
        remove(node);
        break;
      }
      case 'ExportDefaultDeclaration': {
        const { declaration } = node, { type, id } = declaration, isDeclaration = type === 'FunctionDeclaration' || type === 'ClassDeclaration';
        exports.push({ name: 'default', local: isDeclaration && id ? id.name : script.defaultName });
        isAnonymous = !(isDeclaration && id);
        if (isDeclaration && id) edit({ start: node.start, end: declaration.start }, blanks(source.slice(node.start, declaration.start)));
        else if (type === 'FunctionDeclaration') {
          const end = findToken(source, '\\(', declaration.start).index;
          const head = `${declaration.async ? 'async ' : ''}function${declaration.generator ? '*' : ''} ${script.defaultName}`;
          edit({ start: node.start, end }, inPlace(head, source.slice(node.start, end)));
        } else {
          // NB: An expression in parentheses begins behind them.
          const { index, 0: word } = findToken(source, 'default', node.start), end = index + word.length;
          edit({ start: node.start, end }, inPlace(`let ${script.defaultName} =`, source.slice(node.start, end)));
          if (type === 'ClassDeclaration') edit({ start: declaration.end, end: declaration.end }, ';');
        }
        break;
      }
      case 'ExportNamedDeclaration':
        if (node.declaration) {
          const names = new Set();
          if (node.declaration.type === 'VariableDeclaration') for (const { id } of node.declaration.declarations) addNames(id, names);
          else addNames(node.declaration.id, names);
          for (const name of names) exports.push({ name, local: name });
          edit({ start: node.start, end: node.declaration.start }, blanks(source.slice(node.start, node.declaration.start)));
        } else {
          const number = node.source ? request(node.source, node.attributes) : -1;
          for (const { local, exported } of node.specifiers) {
            if (number < 0) exports.push({ name: nameOf(exported), local: local.name });
            else indirect.push({ name: nameOf(exported), request: number, from: nameOf(local), isNamespace: false, ...place(local.start) });
          }
          remove(node);
        }
        break;
    }
  }
  // An imported name is exported by the module that it is imported from.
  for (const { name, local } of exports) {
    const from = script.imported.get(local);
    if (from !== undefined) indirect.push({ name, request: from.request, from: from.name, isNamespace: from.isNamespace, line: from.line, column: from.column });
  }
  const own = exports.filter(({ local }) => !script.imported.has(local));
  script.exports = own;
  script.importName = freshName(words, '$mport', 'i');
  script.metaName = freshName(words, '$meta', 'm');
  for (const { start } of dynamicImports) edit({ start, end: start + 'import'.length }, script.importName);
  for (const node of metas) edit(node, inPlace(script.metaName, source.slice(node.start, node.end)));
  for (const start of grammar.markupComments ?? []) edit({ start: start + 1, end: start + 1 }, ' ');
  scripts.push(script);
  return {
    number: scripts.length - 1, requests, indirect, stars, imports: [...script.imported.values()], isAsync, isAnonymous,
    exports: own.map(({ name, local }) => ({ name, isFinal: !script.hasEval && !script.assigned.has(local) })),
    defaultName: script.defaultName, hasAsyncLoop: script.hasAsyncLoop, hasOuterArguments: script.outerArguments.length > 0,
  };
}
/// A function of an offset in a text that returns its line and column, from 1.
function placesIn(source) {
  const starts = [0];
  for (const { 0: end, index } of source.matchAll(/\r\n?|[\n\u2028\u2029]/g)) starts.push(index + end.length);
  return offset => {
    let low = 0, high = starts.length;
    while (high - low > 1) {
      const middle = low + high >> 1;
      if (starts[middle] <= offset) low = middle; else high = middle;
    }
    return { line: low + 1, column: offset - starts[low] + 1 };
  };
}

/// The script of a parsed one. `live`: the imported names whose uses read variables of other modules · `stops`: whether other modules may use its
/// functions before it runs. Then the function is a generator, which stops once its functions exist, and wherever the module awaits.
function write(number, { live, stops }) {
  const script = scripts[number], { source, imported, words } = script, edits = [...script.edits];
  scripts[number] = null;
  const read = new Set(live), ready = freshName(words, '$ready', 'r'), values = freshName(words, '$from', 'f');
  const replace = ({ node, name, isCall, isShorthand, startsStatement }, value) => {
    const text = isShorthand ? `${name}:${value}` : !isCall ? value : `${startsStatement ? ';' : ''}(0,${value})`;
    edits.push({ start: node.start, end: node.end, text });
  };
  for (const use of script.uses) if (read.has(use.name)) replace(use, `${values}.${use.name}`);
  // NB: Words that no import can be called.
  for (const use of script.outerArguments) replace(use, `${values}.${use.isTypeof ? 'typeof' : 'arguments'}`);
  if (stops) {
    for (const { node, startsStatement } of script.awaits) {
      edits.push({ start: node.start, end: node.start + 'await'.length, text: `${startsStatement ? ';' : ''}(yield` });
      edits.push({ start: node.end, end: node.end, text: ')' });
    }
  }
  const constants = [...imported.keys()].filter(name => !read.has(name)).map(name => `${name}=${values}.${name}`);
  const getters = script.exports.map(({ name, local }) => `[${JSON.stringify(name)}]:()=>${local}`);
  const head = `(${script.isAsync && !stops ? 'async ' : ''}function${stops ? '*' : ''}(${ready},${values},${script.importName},${script.metaName}){"use strict";` +
    `${ready}({__proto__:null,${getters.join()}});${stops ? 'yield;' : ''}${constants.length > 0 ? `const ${constants.join()};` : ''}`;
  edits.sort((a, b) => a.start - b.start || a.end - b.end);
  const pieces = [head];
  let end = 0;
  for (const edit of edits) {
    pieces.push(source.slice(end, edit.start), edit.text);
    end = edit.end;
  }
  pieces.push(source.slice(end), '\n})');
  const text = pieces.join('');
  // NB: A hashbang is a comment only where the text begins.
  return source.startsWith('#!') ? head + '//' + text.slice(head.length + 2) : text;
}

/// A classic script with a name of the length of `import` in the place of that of each import(); as it is if it has none, or is no script.
function importing(source, name) {
  let places;
  try {
    const program = ModuleGrammar.parse(source, { ecmaVersion: 2022, sourceType: 'script', allowReturnOutsideFunction: true, allowHashBang: true });
    const { dynamicImports, words } = examine(program, new Set());
    if (words.has(name)) return source;
    places = dynamicImports.sort((a, b) => a.start - b.start);
  } catch { return source; }
  let text = '', end = 0;
  for (const { start } of places) {
    text += source.slice(end, start) + name;
    end = start + name.length;
  }
  return text + source.slice(end);
}

/// Whether a text that is no classic script is a module; of one that is neither, what the author meant.
function kindOf(source) {
  const options = { ecmaVersion: 2022, allowHashBang: true };
  try {
    const program = ModuleGrammar.parse(source, { ...options, sourceType: 'module' });
    const isModule = program.body.some(({ type }) => /^(?:Import|Export)/.test(type)) || examine(program, new Set()).metas.length > 0;
    return isModule ? 'module' : 'script';
  } catch {
    try { ModuleGrammar.parse(source, { ...options, sourceType: 'script' }); } catch ({ message }) {
      if (/^'import' and 'export' may appear only|^Cannot use 'import.meta'/.test(message)) return 'module';
    }
    return 'script';
  }
}

/// What is wrong with a text, in the engine's words where they are known.
function problemText({ message, pos }, source) {
  const text = message.replace(/ \(\d+:\d+\)$/, '');
  if (text !== 'Unexpected token') return text;
  const [token] = /^(?:[\p{ID_Start}$_#][\p{ID_Continue}$]*|\d[\w.]*|[^]?)/u.exec(source.slice(pos));
  if (token === '') return 'Unexpected end of script';
  if (/^["'`]/.test(token)) return 'Unexpected string literal';
  if (/^\d/.test(token)) return `Unexpected number '${token}'`;
  const isWord = /^[\p{ID_Start}$_]/u.test(token), isKeyword = isWord && acorn.tokTypes[`_${token}`] !== undefined;
  return `Unexpected ${isKeyword ? 'keyword' : isWord ? 'identifier' : 'token'} '${token}'`;
}

(command, source, options) => {
  if (command === 'importing') return importing(source, options);
  if (command === 'kind') return kindOf(source);
  try {
    return command === 'write' ? write(Number(source), JSON.parse(options)) : JSON.stringify(parse(source));
  } catch (error) {
    const { line = 1, column = 0 } = error.loc ?? {};
    return JSON.stringify({ problem: problemText(error, source), isSyntax: error instanceof SyntaxError, line, column: column + 1 });
  }
};
