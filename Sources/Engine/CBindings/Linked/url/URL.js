// js/url/URL.js: steps of URL and URLSearchParams. https://url.spec.whatwg.org/#api
//
// Reads and writes nothing of the arena; parsing and changing a URL is one native call, parsing a query two for each pair.
// Exports URLSteps, URLSearchParamsSteps (js/idl/url.webidl) · parsePairs(query) → list of pairs ·
//         serializePairs(list) → query.
// Throws  TypeError as specified. Exposes nothing.
'use strict'; { const G = this; const OP = { __proto__: null, urlFormName: 61, urlFormValue: 62, urlSerializeForm: 63 }; 
const { primordials, privateArray,
callList, callValues,
changeURL, parseURL } = G;


const { TypeError, split, slice, sort } = primordials;

function pairOf(name, value) {
  const pair = privateArray();
  pair[0] = name;
  pair[1] = value;
  return pair;
}
// https://url.spec.whatwg.org/#concept-urlencoded-parser
function parsePairs(query) {
  const list = privateArray(), sequences = split(query, '&');
  for (let i = 0; i < sequences.length; i++) {
    const sequence = sequences[i];
    if (sequence !== '') list[list.length] = pairOf(callValues(OP.urlFormName, sequence), callValues(OP.urlFormValue, sequence));
  }
  return list;
} G.parsePairs = parsePairs;
// Each native call passes some hundred pairs: the engine limits the number of arguments.
const PAIRS_AT_ONCE = 500;
// https://url.spec.whatwg.org/#concept-urlencoded-serializer
function serializePairs(list) {
  let text = '';
  for (let from = 0; from < list.length; from += PAIRS_AT_ONCE) {
    const operands = privateArray();
    operands[0] = OP.urlSerializeForm;
    for (let i = from; i < list.length && i < from + PAIRS_AT_ONCE; i++) {
      operands[operands.length] = list[i][0];
      operands[operands.length] = list[i][1];
    }
    text += (from === 0 ? '' : '&') + callList(operands);
  }
  return text;
} G.serializePairs = serializePairs;

// The state of a URL: its parts, the state of its parameters once they have been read, and whether these have changed since. The state of
// parameters: a list of pairs, and the URL.
const newParameters = (pairs, url) => ({ __proto__: null, list: new G.PairList(pairs), url, object: undefined });
// https://url.spec.whatwg.org/#concept-urlsearchparams-update: done when the URL is read.
function update({ url }) { if (url !== null) url.isBehind = true; }
function partsOf(url) {
  if (!url.isBehind) return url.parts;
  url.isBehind = false;
  const changed = changeURL(url.parts.href, 'query', serializePairs(url.parameters.list.all()));
  return changed === null ? url.parts : url.parts = changed;
}
G.URLSearchParamsSteps = {
  __proto__: null,
  construct(init) {
    if (typeof init === 'string') return newParameters(parsePairs(init[0] === '?' ? slice(init, 1) : init), null);
    for (let i = 0; i < init.length; i++) if (init[i].length !== 2) throw new TypeError('Type error');
    return newParameters(init, null);
  },
  size: ({ list }) => list.length,
  append(state, name, value) {
    state.list.add(pairOf(name, value));
    update(state);
  },
  delete(state, name, value) {
    state.list.remove(name, value);
    update(state);
  },
  get({ list }, name) { const pair = list.firstOf(name); return pair === undefined ? null : pair[1]; },
  getAll({ list }, name) {
    const found = list.allOf(name);
    for (let i = 0; i < found.length; i++) found[i] = found[i][1];
    return found;
  },
  has({ list }, name, value) {
    if (value === undefined) return list.firstOf(name) !== undefined;
    const found = list.allOf(name);
    for (let i = 0; i < found.length; i++) if (found[i][1] === value) return true;
    return false;
  },
  set(state, name, value) {
    state.list.put(pairOf(name, value));
    update(state);
  },
  sort(state) {
    // A stable sort by code units.
    const pairs = state.list.all();
    sort(pairs, (a, b) => a[0] < b[0] ? -1 : a[0] > b[0] ? 1 : 0);
    state.list = new G.PairList(pairs);
    update(state);
  },
  pair: ({ list }, index) => list.at(index),
  stringify: ({ list }) => serializePairs(list.all()),
};

// https://url.spec.whatwg.org/#api-url-parser
function parse(url, base) {
  if (base === undefined) return parseURL(url, null);
  const parts = parseURL(base, null);
  return parts === null ? null : parseURL(url, parts.href);
}
const newURL = parts => ({ __proto__: null, parts, parameters: null, isBehind: false, object: undefined });
function setParts(state, parts) {
  state.parts = parts;
  state.isBehind = false;
  if (state.parameters !== null) state.parameters.list = new G.PairList(parsePairs(slice(parts.search, 1)));
}
function setPart(state, part, value) {
  const parts = changeURL(partsOf(state).href, part, value);
  if (parts !== null) setParts(state, parts);
}
const href = state => partsOf(state).href;
G.URLSteps = {
  __proto__: null,
  construct(url, base) {
    const parts = parse(url, base);
    if (parts === null) throw new TypeError(`"${url}" cannot be parsed as a URL${base === undefined ? '' : ` against "${base}"`}.`);
    return newURL(parts);
  },
  parse(url, base) { const parts = parse(url, base); return parts === null ? null : newURL(parts); },
  canParse: (url, base) => parse(url, base) !== null,
  href,
  setHref(state, value) {
    const parts = parseURL(value, null);
    if (parts === null) throw new TypeError('Type error');
    setParts(state, parts);
  },
  origin: state => partsOf(state).origin,
  protocol: state => partsOf(state).protocol,
  setProtocol(state, value) { setPart(state, 'protocol', value); },
  username: state => partsOf(state).username,
  setUsername(state, value) { setPart(state, 'username', value); },
  password: state => partsOf(state).password,
  setPassword(state, value) { setPart(state, 'password', value); },
  host: state => partsOf(state).host,
  setHost(state, value) { setPart(state, 'host', value); },
  hostname: state => partsOf(state).hostname,
  setHostname(state, value) { setPart(state, 'hostname', value); },
  port: state => partsOf(state).port,
  setPort(state, value) { setPart(state, 'port', value); },
  pathname: state => partsOf(state).pathname,
  setPathname(state, value) { setPart(state, 'pathname', value); },
  search: state => partsOf(state).search,
  setSearch(state, value) { setPart(state, 'search', value); },
  searchParams: state => state.parameters ??= newParameters(parsePairs(slice(state.parts.search, 1)), state),
  hash: state => partsOf(state).hash,
  setHash(state, value) { setPart(state, 'hash', value); },
  toJSON: href,
};
}
