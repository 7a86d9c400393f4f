// js/url/URL.js: steps of URL and URLSearchParams. https://url.spec.whatwg.org/#api
//
// Reads and writes nothing of the arena; parsing and changing a URL is one native call, parsing a query two for each pair.
// Offers  G.URLSteps, G.URLSearchParamsSteps (js/idl/url.webidl) · G.parsePairs(query) → list of pairs ·
//         G.serializePairs(list) → query.
// Throws  TypeError as specified. Exposes nothing.
'use strict';
{
  const G = this;
  const { parseURL, changeURL, privateArray, callNamed, callNamedWith } = G;
  const { TypeError, split, slice, sort } = G.primordials;

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
      if (sequence !== '') list[list.length] = pairOf(callNamed('url.formName', sequence), callNamed('url.formValue', sequence));
    }
    return list;
  }
  // Each native call takes some hundred pairs: the engine limits the number of arguments.
  const PAIRS_AT_ONCE = 500;
  // https://url.spec.whatwg.org/#concept-urlencoded-serializer
  function serializePairs(list) {
    let text = '';
    for (let from = 0; from < list.length; from += PAIRS_AT_ONCE) {
      const operands = privateArray();
      operands[0] = 'url.serializeForm';
      for (let i = from; i < list.length && i < from + PAIRS_AT_ONCE; i++) {
        operands[operands.length] = list[i][0];
        operands[operands.length] = list[i][1];
      }
      text += (from === 0 ? '' : '&') + callNamedWith(operands);
    }
    return text;
  }
  G.parsePairs = parsePairs;
  G.serializePairs = serializePairs;

  // A URL's state: its parts, and that of its parameters once somebody asked for them. Theirs: a list of pairs, and the URL.
  const newParameters = (list, url) => ({ __proto__: null, list, url, object: undefined });
  // https://url.spec.whatwg.org/#concept-urlsearchparams-update
  function update({ list, url }) {
    if (url === null) return;
    const changed = changeURL(url.parts.href, 'query', serializePairs(list));
    if (changed !== null) url.parts = changed;
  }
  const removeWhere = (list, matches, from = 0) => {
    let kept = from;
    for (let i = from; i < list.length; i++) if (!matches(list[i])) list[kept++] = list[i];
    list.length = kept;
  };
  const isPair = (pair, name, value) => pair[0] === name && (value === undefined || pair[1] === value);
  function find(list, name, value) {
    for (let i = 0; i < list.length; i++) if (isPair(list[i], name, value)) return i;
    return -1;
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
      state.list[state.list.length] = pairOf(name, value);
      update(state);
    },
    delete(state, name, value) {
      removeWhere(state.list, pair => isPair(pair, name, value));
      update(state);
    },
    get({ list }, name) { const at = find(list, name); return at < 0 ? null : list[at][1]; },
    getAll({ list }, name) {
      const found = privateArray();
      for (let i = 0; i < list.length; i++) if (list[i][0] === name) found[found.length] = list[i][1];
      return found;
    },
    has: ({ list }, name, value) => find(list, name, value) >= 0,
    set(state, name, value) {
      const { list } = state, at = find(list, name);
      if (at < 0) list[list.length] = pairOf(name, value);
      else {
        list[at] = pairOf(name, value);
        removeWhere(list, pair => pair[0] === name, at + 1);
      }
      update(state);
    },
    sort(state) {
      // By code units, and stable.
      sort(state.list, (a, b) => a[0] < b[0] ? -1 : a[0] > b[0] ? 1 : 0);
      update(state);
    },
    pair: ({ list }, index) => index < list.length ? list[index] : undefined,
    stringify: ({ list }) => serializePairs(list),
  };

  // https://url.spec.whatwg.org/#api-url-parser
  function parse(url, base) {
    if (base === undefined) return parseURL(url, null);
    const parts = parseURL(base, null);
    return parts === null ? null : parseURL(url, parts.href);
  }
  const newURL = parts => ({ __proto__: null, parts, parameters: null, object: undefined });
  function setParts(state, parts) {
    state.parts = parts;
    if (state.parameters !== null) state.parameters.list = parsePairs(slice(parts.search, 1));
  }
  function setPart(state, part, value) {
    const parts = changeURL(state.parts.href, part, value);
    if (parts !== null) setParts(state, parts);
  }
  const href = ({ parts }) => parts.href;
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
    origin: ({ parts }) => parts.origin,
    protocol: ({ parts }) => parts.protocol,
    setProtocol(state, value) { setPart(state, 'protocol', value); },
    username: ({ parts }) => parts.username,
    setUsername(state, value) { setPart(state, 'username', value); },
    password: ({ parts }) => parts.password,
    setPassword(state, value) { setPart(state, 'password', value); },
    host: ({ parts }) => parts.host,
    setHost(state, value) { setPart(state, 'host', value); },
    hostname: ({ parts }) => parts.hostname,
    setHostname(state, value) { setPart(state, 'hostname', value); },
    port: ({ parts }) => parts.port,
    setPort(state, value) { setPart(state, 'port', value); },
    pathname: ({ parts }) => parts.pathname,
    setPathname(state, value) { setPart(state, 'pathname', value); },
    search: ({ parts }) => parts.search,
    setSearch(state, value) { setPart(state, 'search', value); },
    searchParams: state => state.parameters ??= newParameters(parsePairs(slice(state.parts.search, 1)), state),
    hash: ({ parts }) => parts.hash,
    setHash(state, value) { setPart(state, 'hash', value); },
    toJSON: href,
  };
}
