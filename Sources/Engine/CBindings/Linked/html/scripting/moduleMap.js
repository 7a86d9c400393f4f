// js/html/scripting/moduleMap.js: the modules of the page: loading and parsing them with all that they import.
// https://html.spec.whatwg.org/multipage/webappapis.html#fetching-scripts
//
// A module is a record: {url, name: in stacks, base, parsed: its description (CEngineSupport/ModuleParser), problem: what is wrong with it or
// NONE, requests: the modules it imports, in order, status, …}. Those of JSON are synthetic: they have getters only.
// Those of style sheets do not exist in WebKit.
// The modules of an extension's script have URLs of their own scheme, which only the extension's world can load.
//
// Reads and writes nothing of the arena.
// Exports NONE: no error · newModule(text, name, base, first line) · addScriptModule(URL, text, name): the record of an extension's
//         module · lastFailure(): what was not loaded last, as an error · fetchModule(URL, type) → a record, null if it cannot be loaded ·
//         loadGraph(record): whether everything that it imports was loaded · problemOf(record): the first problem of those ·
//         typeOfAttributes(attributes) · withoutTypes(TypeScript, name) → JavaScript or an error ·
//         placed(error, name, line, column) · LOADED, LINKED, EVALUATING, WAITING, DONE: statuses.
// Exposes nothing.
'use strict'; { const G = this; const OP = { __proto__: null, record: 220, moduleParse: 217, scriptResourceLoad: 198, resourceType: 199, typesErased: 216 }; const { kind,
ObjectCreate, PrivateMap, defineProperty, primordials, privateArray, setPrototypeOf, startsWith,
pageState,
callValues } = G;






const { constructors: { decodeURIComponent }, parse, slice, split, test, SyntaxError, TypeError, RangeError, Uint8Array } = primordials;
const NONE = G.NONE = { __proto__: null }, LOADED = G.LOADED = 0, LINKED = G.LINKED = 1, EVALUATING = G.EVALUATING = 2, WAITING = G.WAITING = 3, DONE = G.DONE = 4;
const SCRIPTS = 'webaction-script:';
const MOST_TYPESCRIPT = 4 * 1024 * 1024;
const MOST_MODULES = 10_000, MOST_UNITS = 64 * 1024 * 1024, DEEPEST = 5000;
const page = pageState('html/scripting/moduleMap', () => ({
  __proto__: null, modules: PrivateMap(), records: 0, count: 0, units: 0, hasWarned: false,
  // Of the extension's script: the URL and the name of its folder.
  folder: '', folderName: '', lastFailure: NONE,
}));

const placed = G.placed = (error, name, line, column) => {
  const place = (key, value) => { defineProperty(error, key, { __proto__: null, value, writable: true, enumerable: false, configurable: true }); };
  place('sourceURL', name);
  place('line', line);
  place('column', column);
  place('stack', `${name}:${line}:${column}`);
  return error;
};
const record = fields => ({
  __proto__: null,
  id: ++page.records, url: '', name: '', base: '', firstLine: 1, type: 'javascript', parsed: null, problem: NONE, failure: '',
  requests: null, depth: 0, visit: null, status: LOADED,
  // Linking.
  isInCycle: false, getters: null, table: null, resolved: null, namespace: null, body: null, index: -1, ancestor: -1, isOpen: false,
  // Evaluation.
  error: NONE, cycleRoot: null, order: 0, pending: 0, parents: null, waiting: null,
  ...fields,
});
const warn = text => { callValues(OP.record, 'warning', text); };
// Whether the page may have another module with that much text.
function admit(length) {
  page.count++;
  page.units += length;
  if (page.count <= MOST_MODULES && page.units <= MOST_UNITS) return true;
  if (!page.hasWarned) warn(`the page has more than ${page.units > MOST_UNITS ? '64 MiB of' : '10,000'} modules: no further ones are loaded`);
  page.hasWarned = true;
  return false;
}

const newModule = G.newModule = (text, name, base, firstLine, url = '') => {
  if (!admit(text.length)) return null;
  const made = record({ __proto__: null, url, name, base, firstLine, requests: privateArray() }), answer = callValues(OP.moduleParse, text);
  if (typeof answer !== 'string') made.problem = placed(new RangeError('The module is nested too deeply to be parsed.'), name, firstLine, 1);
  else {
    // NB: A member that it lacks must not be found in an object of the page's.
    made.parsed = setPrototypeOf(parse(answer), null);
    const { problem, line, column } = made.parsed;
    if (problem !== undefined) {
      const error = made.parsed.isSyntax ? new SyntaxError(problem) : new RangeError('The module is nested too deeply to be parsed.');
      made.problem = placed(error, name, firstLine + line - 1, column);
    }
  }
  return made;
};
const synthetic = (url, type, getDefault) => record({
  __proto__: null, url, name: url, base: url, type, requests: privateArray(), status: DONE, getters: { __proto__: null, default: getDefault },
});

const isScriptFile = url => kind === 'isolated' && startsWith(url, SCRIPTS);
// NB: The supervisor finds it, beneath the script's folder only.
function scriptFile(url) {
  const number = callValues(OP.scriptResourceLoad, url);
  return number < 0 ? null : { __proto__: null, number, type: callValues(OP.resourceType, number) };
}
function decoded(text) {
  try { return decodeURIComponent(text); } catch { return text; }
}
// The name of a module in stacks.
function nameOfURL(url) {
  if (startsWith(url, 'data:') && url.length > 256) return 'data:';
  if (!isScriptFile(url)) return url;
  const isBelow = startsWith(url, page.folder), rest = slice(url, isBelow ? page.folder.length : SCRIPTS.length + 3);
  return (isBelow ? page.folderName : '') + decoded(rest);
}
function folderOf(path) {
  let { length } = path;
  while (length > 0 && path[length - 1] !== '/') length--;
  return slice(path, 0, length);
}
G.addScriptModule = (url, text, name) => {
  page.folder = folderOf(url);
  page.folderName = folderOf(name);
  const made = newModule(text, name, url, 1, url);
  page.modules.set(`javascript ${url}`, made);
  return made;
};
G.lastFailure = () => page.lastFailure;

const scriptType = /^(?:(?:application|text)\/(?:x-)?(?:java|ecma)script|text\/(?:javascript1\.[0-5]|jscript|livescript))$/;
function isOfType(essence, type) {
  return type === 'json' ? essence === 'application/json' || essence === 'text/json' || test(/\+json$/, essence) : test(scriptType, essence);
}
// The text at a URL, or why there is none.
function textAt(url, type) {
  const address = split(url, '#')[0], found = { __proto__: null, text: null, failure: '' };
  let given, bytes = null;
  if (startsWith(url, 'blob:')) {
    const blob = G.blobAt(url);
    if (blob !== null) { bytes = G.allBytes(blob.bytes); given = blob.type; }
  } else {
    const resource = isScriptFile(address) ? scriptFile(address) : G.isLoadable(address) ? G.loadResource(address) : null;
    if (resource !== null) { bytes = new Uint8Array(G.resourceBuffer(resource)); given = resource.type; }
  }
  if (bytes === null) {
    const why = isScriptFile(address) ? "no such file is beneath the script's folder" : startsWith(address, 'chrome-extension:')
      ? 'the extension has no such file that its manifest makes accessible (web_accessible_resources)'
      : "it is not among the page's resources (--resource-root)";
    warn(`the module ${slice(nameOfURL(url), 0, 256)} was not loaded: ${why}`);
    found.failure = 'Importing a module script failed.';
    return found;
  }
  const essence = G.parseMIMEType(given)?.essence ?? '';
  if (!isOfType(essence, type)) {
    const wanted = type === 'json' ? 'JSON' : 'JavaScript';
    found.failure = `'${given}' is not a valid ${wanted} MIME type.`;
    warn(`the module ${slice(url, 0, 256)} was not loaded: ${found.failure}`);
  } else found.text = G.utf8Text(bytes);
  return found;
}
// The JavaScript of a module in TypeScript, or why there is none.
function withoutTypes(text, name) {
  const error = (problem, line, column) => placed(new SyntaxError(problem), name, line, column);
  if (text.length > MOST_TYPESCRIPT) return error('A script in TypeScript may have up to 4 MiB.', 1, 1);
  const answer = callValues(OP.typesErased, text);
  if (typeof answer !== 'string') return error('The script is nested too deeply to be parsed', 1, 1);
  if (answer[0] === '=') return slice(answer, 1);
  const { problem, line, column } = parse(slice(answer, 1));
  return error(problem, line, column);
} G.withoutTypes = withoutTypes;
const fetchModule = G.fetchModule = (url, type) => {
  const key = `${type} ${url}`;
  let made = page.modules.get(key);
  if (made !== undefined) return made;
  const { text: given, failure } = textAt(url, type), isTypeScript = given !== null && isScriptFile(url) && test(/\.m?ts$/, split(url, '?')[0]);
  const text = isTypeScript ? withoutTypes(given, nameOfURL(url)) : given;
  if (typeof text === 'object' && text !== null) { made = newModule('', nameOfURL(url), url, 1, url); if (made !== null) made.problem = text; }
  else if (text === null) made = record({ __proto__: null, url, failure });
  else if (type === 'javascript') made = newModule(text, nameOfURL(url), url, 1, url);
  else if (!admit(text.length)) made = null;
  else {
    try {
      const value = parse(text);
      made = synthetic(url, type, () => value);
    } catch (error) {
      made = synthetic(url, type, null);
      made.status = LOADED;
      made.problem = placed(error, url, 1, 1);
    }
  }
  made ??= record({ __proto__: null, url, failure: 'Importing a module script failed.' });
  page.modules.set(key, made);
  return made;
};

// The type of module that import attributes ask for. `Unsupported`: the error for attributes without a meaning.
const typeOfAttributes = G.typeOfAttributes = (attributes, Unsupported = SyntaxError) => {
  let type = 'javascript';
  for (let i = 0; i < attributes.length; i++) {
    const name = attributes[i][0], value = attributes[i][1];
    if (name !== 'type') throw new Unsupported(`Import attribute "${name}" is not supported`);
    if (value !== 'json') throw new TypeError(`Import attribute type "${value}" is not valid`);
    type = value;
  }
  return type;
};

// Loads what a module imports, and what those import.
G.loadGraph = root => {
  const visit = ObjectCreate(null), waiting = privateArray();
  let isWhole = true;
  const add = (module, depth) => {
    if (module.failure !== '') { isWhole = false; return; }
    if (module.visit === visit || module.status !== LOADED) return;
    module.visit = visit;
    module.depth = depth;
    waiting[waiting.length] = module;
  };
  add(root, 0);
  for (let i = 0; i < waiting.length; i++) {
    const module = waiting[i];
    if (module.problem !== NONE) continue;
    const { requests } = module.parsed;
    for (let n = 0; n < requests.length; n++) {
      const { specifier, attributes, line, column } = requests[n], at = module.firstLine + line - 1;
      let next = module.requests[n];
      if (next === undefined) {
        try {
          const type = typeOfAttributes(attributes);
          next = fetchModule(G.resolveSpecifier(specifier, module.base), type);
        } catch (error) {
          module.problem = placed(error, module.name, at, column);
          break;
        }
        module.requests[n] = next;
        if (next.failure !== '') {
          if (!page.hasWarned) warn(`the import of "${slice(specifier, 0, 256)}" failed (${module.name}:${at}:${column})`);
          page.lastFailure = placed(new TypeError(`Importing "${slice(specifier, 0, 256)}" failed`), module.name, at, column);
        }
      }
      if (page.hasWarned) return false;
      if (module.depth === DEEPEST && next.visit !== visit && next.status === LOADED) {
        module.problem = placed(new RangeError('Modules import each other more than 5,000 deep.'), module.name, at, column);
        break;
      }
      add(next, module.depth + 1);
    }
  }
  return isWhole;
};
// The first problem in the order of imports. To be called for a loaded graph.
G.problemOf = root => {
  const visit = ObjectCreate(null), waiting = privateArray();
  waiting[0] = root;
  while (waiting.length > 0) {
    const module = waiting[waiting.length - 1];
    waiting.length--;
    if (module.visit === visit) continue;
    module.visit = visit;
    if (module.problem !== NONE) return module.problem;
    if (module.status !== LOADED) continue;
    for (let n = module.requests.length - 1; n >= 0; n--) waiting[waiting.length] = module.requests[n];
  }
  return NONE;
};
}
