// js/html/scripting/importMaps.js: import maps, and the URLs of modules' specifiers.
// https://html.spec.whatwg.org/multipage/webappapis.html#import-maps
//
// Reads and writes nothing of the arena.
// Exports registerImportMap(text, base URL): throws what is wrong with it · resolveSpecifier(specifier, base URL): the URL, or a TypeError.
// Exposes nothing.
import { OP } from 'native';
import { ObjectCreate, PrivateMap, each, ownKeys, primordials, privateArray, startsWith } from '../../primordials.js';
import { pageState } from '../../page.js';
import { callValues } from '../../arena.js';
import { parseURL } from '../../url/parsing.js';
import { PrefixIndex, firstFrom } from 'late:./prefixes.js';

const { parse, isArray, slice, sort, TypeError } = primordials;
const page = pageState('html/scripting/importMaps', () => ({
  __proto__: null,
  // Map by the URLs of the modules that they are for; those that end with a slash, once a module was resolved.
  imports: null, scopes: PrivateMap(), prefixes: null,
  // The specifiers that were resolved so far, which later maps do not change, with the modules that have them.
  resolved: PrivateMap(), pairs: privateArray(),
  warnings: 0,
}));
const MOST_WARNINGS = 100, LONGEST_WARNING = 500;
const endsWithSlash = text => text !== '' && text[text.length - 1] === '/';
function warn(text) {
  page.warnings++;
  if (page.warnings > MOST_WARNINGS) return;
  callValues(OP.record, 'warning', `the import map: ${slice(text, 0, LONGEST_WARNING)}`);
  if (page.warnings === MOST_WARNINGS) callValues(OP.record, 'warning', 'the import map: further mistakes are not listed');
}
const isRecord = value => typeof value === 'object' && value !== null && !isArray(value);

// "resolve a URL-like module specifier"
function parseURLLike(specifier, base) {
  if (startsWith(specifier, '/') || startsWith(specifier, './') || startsWith(specifier, '../')) return parseURL(specifier, base);
  return parseURL(specifier, null);
}
const isRelative = specifier => startsWith(specifier, '.') || startsWith(specifier, '/');
const isLocalFile = ({ protocol }, specifier) => protocol === 'file:' && !isRelative(specifier);

// "sort and normalize a module specifier map": exact keys, and those for all that begins with them, the longest first.
function normalize(given, base) {
  const addresses = PrivateMap();
  for (const key of each(ownKeys(given))) {
    if (key === '') { warn('an empty key is ignored'); continue; }
    const name = parseURLLike(key, base)?.href ?? key, value = given[key];
    let address = null;
    if (typeof value !== 'string') warn(`the address of ${key} is not a string`);
    else {
      const parts = parseURLLike(value, base);
      if (parts === null) warn(`the address of ${key} is not a URL`);
      else if (isLocalFile(parts, value)) warn(`the address of ${key} is a file: URL`);
      else if (endsWithSlash(key) && !endsWithSlash(parts.href)) warn(`the address of ${key} does not end with a slash`);
      else address = parts.href;
    }
    addresses.set(name, address);
  }
  return addresses;
}
const newMap = () => ({ __proto__: null, addresses: PrivateMap(), prefixes: null });
// Adds what a former map or a resolved specifier does not decide. `isResolved`: a function of a specifier.
function merge(map, addresses, isResolved) {
  addresses.forEach((address, key) => {
    if (map.addresses.has(key)) { warn(`${key} has an address already`); return; }
    if (isResolved(key)) { warn(`${key} was resolved before`); return; }
    map.addresses.set(key, address);
    map.prefixes = null;
  });
}
// Whether a sorted list has a specifier, or one that a key with a slash at its end stands for.
function isAmong(specifiers, key) {
  const place = firstFrom(specifiers, key, specifier => specifier);
  return place < specifiers.length && (endsWithSlash(key) ? startsWith(specifiers[place], key) : specifiers[place] === key);
}
// The specifiers of the modules that a scope is for (null: of all), in order. `pairs`: in the order of those modules.
function specifiersOf(pairs, scope) {
  const found = privateArray();
  for (let i = scope === null ? 0 : firstFrom(pairs, scope, pair => pair.base); i < pairs.length; i++) {
    const { base, specifier } = pairs[i];
    if (scope !== null && base !== scope && !(endsWithSlash(scope) && startsWith(base, scope))) break;
    found[found.length] = specifier;
  }
  return sort(found, (a, b) => a < b ? -1 : a > b ? 1 : 0);
}
// A function of a scope that returns one of a key: whether a module resolved it.
function resolvedKeys() {
  const pairs = sort(page.pairs, (a, b) => a.base < b.base ? -1 : a.base > b.base ? 1 : 0), lists = PrivateMap();
  return scope => key => {
    if (scope === null && !endsWithSlash(key)) return page.resolved.has(key);
    let specifiers = lists.get(scope);
    if (specifiers === undefined) lists.set(scope, specifiers = specifiersOf(pairs, scope));
    return isAmong(specifiers, key);
  };
}
export const registerImportMap = (text, base) => {
  const given = parse(text);
  if (!isRecord(given)) throw new TypeError('Import map must be a JSON object');
  const own = ObjectCreate(null);
  for (const key of each(ownKeys(given))) own[key] = given[key];
  const { imports, scopes } = own;
  if (imports !== undefined && !isRecord(imports)) throw new TypeError('The "imports" of an import map must be a JSON object');
  if (scopes !== undefined && !isRecord(scopes)) throw new TypeError('The "scopes" of an import map must be a JSON object');
  const resolvedBy = resolvedKeys();
  if (scopes !== undefined) {
    for (const prefix of each(ownKeys(scopes))) {
      if (!isRecord(scopes[prefix])) throw new TypeError(`The scope "${prefix}" of an import map must be a JSON object`);
    }
    for (const prefix of each(ownKeys(scopes))) {
      const parts = parseURL(prefix, base);
      if (parts === null) { warn(`the scope ${prefix} is not a URL`); continue; }
      let map = page.scopes.get(parts.href);
      if (map === undefined) page.scopes.set(parts.href, map = newMap());
      merge(map, normalize(scopes[prefix], base), resolvedBy(parts.href));
      page.prefixes = null;
    }
  }
  if (imports !== undefined) merge(page.imports ??= newMap(), normalize(imports, base), resolvedBy(null));
};

const prefixesOf = map => {
  const keys = privateArray();
  map.forEach((_, key) => { if (endsWithSlash(key)) keys[keys.length] = key; });
  return new PrefixIndex(keys);
};
// "resolve an imports match"
function match(normalized, parts, map) {
  const blocked = () => { throw new TypeError(`Module name, '${normalized}' does not resolve to a valid URL.`); };
  const exact = map.addresses.get(normalized);
  if (exact !== undefined) return exact ?? blocked();
  if (parts !== null && !isSpecial(parts)) return null;
  const prefix = (map.prefixes ??= prefixesOf(map.addresses)).longest(normalized);
  if (prefix === null) return null;
  const address = map.addresses.get(prefix) ?? blocked(), found = parseURL(slice(normalized, prefix.length), address);
  if (found === null || !startsWith(found.href, address)) blocked();
  return found.href;
}
const special = { __proto__: null, 'http:': 1, 'https:': 1, 'ws:': 1, 'wss:': 1, 'ftp:': 1, 'file:': 1 };
const isSpecial = ({ protocol }) => special[protocol] === 1;

// "resolve a module specifier"
export const resolveSpecifier = (specifier, base) => {
  const parts = parseURLLike(specifier, base), normalized = parts?.href ?? specifier;
  let found = null;
  if (page.scopes.count() !== 0) {
    const prefixes = page.prefixes ??= prefixesOf(page.scopes), exact = page.scopes.get(base);
    if (exact !== undefined) found = match(normalized, parts, exact);
    for (let scope = prefixes.longest(base); found === null && scope !== null; scope = prefixes.shorter(scope)) {
      if (scope !== base) found = match(normalized, parts, page.scopes.get(scope));
    }
  }
  if (found === null && page.imports !== null) found = match(normalized, parts, page.imports);
  if (found === null) {
    if (parts === null) throw new TypeError(`Module name, '${specifier}' does not resolve to a valid URL.`);
    if (isLocalFile(parts, specifier)) throw new TypeError(`Module name, '${specifier}' is a file: URL, which modules cannot import.`);
    found = parts.href;
  }
  if (!page.resolved.has(normalized)) page.resolved.set(normalized, true);
  if (page.pairs.length < 20_000) page.pairs[page.pairs.length] = { __proto__: null, specifier: normalized, base };
  return found;
};
