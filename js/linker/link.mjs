// js/linker/link.mjs: links the files of js/ (modules.mjs explains how), and writes the files that the program embeds,
// Sources/Engine/CBindings.
//
//     node js/linker/link.mjs            write Linked/ and CBindings.c
//     node js/linker/link.mjs --check    say what would change, with exit status 1 if anything would
//
// What it refuses: a native operation that js/operations.txt lacks, or has and no file uses, an import of what a file does not export, two exports of one name (all files share one object), an import of a file
// that has not run then without late:, or of one that has with it, what js/layers.txt rules out (layers.mjs), and state that is neither
// the page's nor in js/realm.txt (state.mjs).
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkLayers } from './layers.mjs';
import { MEMORY, Memory } from './memory.mjs';
import { GeneratedFile, LinkError, Module, NATIVE } from './modules.mjs';
import { readOperations } from './operations.mjs';
import { checkState } from './state.mjs';
import { EXPORTED, readTable } from './table.mjs';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '../..');
const GENERATED = 'js/bindings/', DEFINITIONS = 'js/idl/', EMBEDDING = 'Sources/Engine/CBindings/CBindings.c', LINKED = 'Sources/Engine/CBindings/Linked', OPERATIONS = 'js/operations.txt', REALM = 'js/realm.txt', INLINED = 'js/idl/inlinedSteps.js';
/// The size of a name in the C table, including the terminating zero.
const NAME_SIZE = 40;
const read = path => readFileSync(join(ROOT, path), 'utf8');

/// The files of js/ that are part of the program, generated ones last. Files of js/idl/ are only for its generator.
const programFiles = () => readdirSync(join(ROOT, 'js'), { recursive: true }).map(path => `js/${path}`)
  .filter(path => path.endsWith('.js') && !path.startsWith(DEFINITIONS))
  .sort((a, b) => a.startsWith(GENERATED) - b.startsWith(GENERATED) || (a < b ? -1 : 1));

/// All files of the table, and lazy modules without a row: path → the file; path → the index of a file that runs at the start of a world,
/// Infinity for lazy ones.
let table, rows, files, order;
const isModule = file => file instanceof Module;
function readFiles() {
  table = readTable(read, 'js/files.txt');
  const listed = new Set([...table.start, ...table.lazy].map(({ path }) => path));
  const readFile = path => new (path.startsWith(GENERATED) ? GeneratedFile : Module)(path, read(path));
  files = new Map([...listed].map(path => [path, readFile(path)]));
  for (const path of programFiles()) {
    if (listed.has(path)) continue;
    files.set(path, readFile(path));
    table.lazy.push({ path, names: files.get(path).names ?? [] });
  }
  rows = [...table.start, ...table.lazy];
  order = new Map(rows.map(({ path }, place) => [path, place < table.start.length ? place : Infinity]));
}

/// Name → path of the file that exports it.
function givers() {
  const found = new Map([...table.native, ...table.opened].map(name => [name, NATIVE]));
  const give = (name, path) => {
    const other = found.get(name);
    if (other !== undefined && other !== path) throw new LinkError(`${path}: ${name} is exported by ${other}, too`);
    found.set(name, path);
  };
  for (const file of files.values()) for (const { name } of file.exports) give(name, file.path);
  for (const { path, names } of rows) for (const { name, column } of names) if (column === 0) give(name, path);
  return found;
}

/// Checks that the file of each import has run when the import is read.
function checkImport(module, { file, isLate, name, node }, given) {
  const fail = message => module.fail(node.loc.start, message);
  if (file !== NATIVE && !files.has(file)) fail(`there is no ${file}`);
  if (given.get(name) !== file) fail(`${file === NATIVE ? 'native code' : file} does not ${file === NATIVE ? 'give' : 'export'} ${name}`);
  if (file === NATIVE) {
    if (isLate !== table.opened.includes(name)) fail(isLate ? `${name} is there from the start: import it without late:` : `${name} comes with the page: late:${NATIVE}`);
    return;
  }
  const own = order.get(module.path), other = order.get(file);
  if (isLate && other < own) fail(`${file} has run by then: import it without late:`);
  if (!isLate && other >= own && own !== Infinity) fail(`${file} runs later: import ${name} from 'late:…', which reads it where it is used`);
}

/// Refuses cycles of lazy modules that import each other when they begin: one of them would not have run.
function checkCircles() {
  const done = new Set(), running = [];
  const visit = path => {
    if (running.includes(path)) throw new LinkError(`files that import each other without late: ${[...running.slice(running.indexOf(path)), path].join(' → ')}`);
    if (done.has(path) || !isModule(files.get(path))) return;
    running.push(path);
    for (const { file, isLate } of files.get(path).imports) if (!isLate && order.get(file) === Infinity) visit(file);
    done.add(running.pop());
  };
  for (const path of files.keys()) visit(path);
}

/// The rows of the C table of names, in order.
function lazyNames() {
  const entries = table.lazy.flatMap(({ path, names }, number) => {
    const interfaces = new Set(names.filter(({ column }) => column === 0).map(({ name }) => name));
    const exported = files.get(path).exports.filter(({ name }) => !interfaces.has(name));
    return [...names, ...exported.map(({ name }) => ({ name, column: EXPORTED }))].map(({ name, column }) => ({ name, column, number }));
  });
  entries.sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : a.column - b.column || a.number - b.number));
  for (const { name } of entries) if (name.length >= NAME_SIZE) throw new LinkError(`${name} does not fit into BindingsLazyName`);
  return entries.map(({ name, column, number }) => `    {"${name}", ${column}, ${number}},\n`).join('');
}

/// Checks that each native operation is used by a file, or by the generated bindings through js/idl/inlinedSteps.js.
function checkUse(operations, modules) {
  const inlined = existsSync(join(ROOT, INLINED)) ? read(INLINED) : '';
  const used = new Set([...modules.flatMap(module => [...module.operations]), ...[...inlined.matchAll(/\bOP\.(\w+)/g)].map(([, name]) => name)]);
  for (const name of operations.keys()) if (!used.has(name)) throw new LinkError(`${OPERATIONS}: no file uses ${name}`);
}

/// CBindings.c with its current head. `linked`: path → text of the files that are not embedded unchanged.
function embedding(linked) {
  const embed = path => `#embed "${linked.has(path) ? `Linked/${path.slice(3)}` : `../../../${path}`}"\n`;
  const symbol = path => path.slice(3, -3).replace(/\W/g, '_');
  const lazy = table.lazy.map(({ path }) => path);
  return [
    read(EMBEDDING).split('static const unsigned char')[0],
    `static const unsigned char startUp[] = {\n${table.start.map(({ path }) => embed(path)).join('    ,\n')}};\n`,
    ...lazy.map(path => `static const unsigned char ${symbol(path)}[] = {\n${embed(path)}};\n`),
    '\n#define BINDINGS_FILE(path, symbol) {path, symbol, sizeof symbol}\n\n',
    'const BindingsFile bindingsStartUp = BINDINGS_FILE("js", startUp);\n\n',
    `static const BindingsFile lazyModules[] = {\n${lazy.map(path => `    BINDINGS_FILE("${path}", ${symbol(path)}),\n`).join('')}};\n`,
    'const BindingsFile *const bindingsLazyModules = lazyModules;\nconst size_t bindingsLazyModuleCount = sizeof lazyModules / sizeof lazyModules[0];\n\n',
    `static const BindingsLazyName lazyNames[] = {\n${lazyNames()}};\n`,
    'const BindingsLazyName *const bindingsLazyNames = lazyNames;\nconst size_t bindingsLazyNameCount = sizeof lazyNames / sizeof lazyNames[0];\n',
  ].join('');
}

/// Path → text of the generated files.
function link() {
  readFiles();
  const memory = new Memory(files.get(MEMORY)), given = givers(), modules = [...files.values()].filter(isModule);
  for (const module of modules) for (const item of module.imports) checkImport(module, item, given);
  for (const { path, reads } of files.values()) {
    // The interfaces of elements are created from a table: js/html/elements/elements.js.
    for (const name of reads ?? []) {
      if (!given.has(name) && !/^HTML\w*Element$/.test(name)) throw new LinkError(`${path} reads G.${name}, which no file exports`);
    }
  }
  const operations = readOperations(OPERATIONS, read(OPERATIONS));
  checkCircles();
  checkLayers(read('js/layers.txt'), files.keys(), modules);
  checkState(REALM, read(REALM), modules);
  // NB: The file of the memory comes last: its contents depend on the others.
  const inOrder = [...files.values()].sort((a, b) => (a.path === MEMORY) - (b.path === MEMORY));
  const linked = new Map(inOrder.map(file => [file.path, file.linked(memory, operations)]).filter(([, text]) => text !== null));
  checkUse(operations, modules);
  return new Map([...[...linked].map(([path, text]) => [`${LINKED}/${path.slice(3)}`, text]), [EMBEDDING, embedding(linked)]]);
}

try {
  const made = link();
  const earlier = existsSync(join(ROOT, LINKED)) ? readdirSync(join(ROOT, LINKED), { recursive: true }) : [];
  const obsolete = earlier.filter(path => path.endsWith('.js')).map(path => `${LINKED}/${path}`).filter(path => !made.has(path));
  const changed = [...made.keys()].filter(path => !existsSync(join(ROOT, path)) || read(path) !== made.get(path));
  if (process.argv.includes('--check')) {
    for (const path of [...changed, ...obsolete]) console.log(`${path} is not what the files of js/ make`);
    process.exitCode = changed.length + obsolete.length === 0 ? 0 : 1;
  } else {
    for (const path of obsolete) rmSync(join(ROOT, path));
    for (const path of changed) {
      mkdirSync(dirname(join(ROOT, path)), { recursive: true });
      writeFileSync(join(ROOT, path), made.get(path));
    }
  }
} catch (error) {
  if (!(error instanceof LinkError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
