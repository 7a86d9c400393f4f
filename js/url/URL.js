// js/url/URL.js: URL and URLSearchParams. https://url.spec.whatwg.org/#api
//
// Reads and writes nothing of the arena; parsing and changing a URL is one native call, parsing a query two for each pair.
// Exposes URL, webkitURL, URLSearchParams.
'use strict';
{
  const G = this;
  const { defineInterface, Given, ObjectCreate, toUSV, toText, need, parseURL, changeURL, mixin, privateArray, callNamed, apply, each } = G;
  const { TypeError, split, slice, sort, iterator: iteratorSymbol } = G.primordials;

  class URLBrand extends Given {
    #state;
    constructor(object, state) { super(object); this.#state = state; }
    static of(object) { return object.#state; }
  }
  class ParametersBrand extends Given {
    #state;
    constructor(object, state) { super(object); this.#state = state; }
    static of(object) { return object.#state; }
    static is(value) { return typeof value === 'object' && value !== null && #state in value; }
  }
  const { of } = ParametersBrand;
  // https://url.spec.whatwg.org/#concept-urlencoded-parser
  function parsePairs(query) {
    const list = privateArray(), sequences = split(query, '&');
    for (let i = 0; i < sequences.length; i++) {
      const sequence = sequences[i];
      if (sequence !== '') list[list.length] = [callNamed('url.formName', sequence), callNamed('url.formValue', sequence)];
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
      text += (from === 0 ? '' : '&') + apply(callNamed, undefined, operands);
    }
    return text;
  }
  function update(state) {
    if (state.url === null) return;
    const query = serializePairs(state.list);
    const changed = changeURL(state.url.parts.href, 'query', query);
    if (changed !== null) state.url.parts = changed;
  }
  const removeWhere = (list, matches, from = 0) => {
    let kept = from;
    for (let i = from; i < list.length; i++) if (!matches(list[i])) list[kept++] = list[i];
    list.length = kept;
  };
  // The two members of what an iterator of pairs gave.
  function pairOf(given) {
    const pair = privateArray();
    for (const member of given) pair[pair.length] = member;
    if (pair.length !== 2) throw new TypeError('Type error');
    return pair;
  }

  const URLSearchParams = defineInterface('URLSearchParams', {
    __proto__: null,
    construct(object, init = '') {
      const state = { __proto__: null, list: privateArray(), url: null };
      if (typeof init === 'object' && init !== null || typeof init === 'function') {
        if (init[iteratorSymbol] !== undefined && init[iteratorSymbol] !== null) {
          for (const pair of init) {
            const { 0: name, 1: value } = pairOf(pair);
            state.list[state.list.length] = [toUSV(name), toUSV(value)];
          }
        } else for (const key of each(G.ownKeys(init))) {
          const descriptor = G.getOwnPropertyDescriptor(init, key);
          if (typeof key === 'string' && descriptor !== undefined && descriptor.enumerable) state.list[state.list.length] = [toUSV(key), toUSV(init[key])];
        }
      } else {
        const text = toUSV(init);
        state.list = parsePairs(text[0] === '?' ? slice(text, 1) : text);
      }
      return new ParametersBrand(object, state);
    },
    members: {
      get size() { return of(this).list.length; },
      append(name, value) {
        need(arguments.length, 2);
        const state = of(this);
        state.list[state.list.length] = [toUSV(name), toUSV(value)];
        update(state);
      },
      delete(name, value = undefined) {
        need(arguments.length, 1);
        const state = of(this);
        name = toUSV(name);
        if (value !== undefined) value = toUSV(value);
        removeWhere(state.list, pair => pair[0] === name && (value === undefined || pair[1] === value));
        update(state);
      },
      get(name) {
        need(arguments.length, 1);
        const { list } = of(this);
        name = toUSV(name);
        for (let i = 0; i < list.length; i++) if (list[i][0] === name) return list[i][1];
        return null;
      },
      getAll(name) {
        need(arguments.length, 1);
        const { list } = of(this), found = privateArray();
        name = toUSV(name);
        for (let i = 0; i < list.length; i++) if (list[i][0] === name) found[found.length] = list[i][1];
        return G.toArray(found);
      },
      has(name, value = undefined) {
        need(arguments.length, 1);
        const { list } = of(this);
        name = toUSV(name);
        if (value !== undefined) value = toUSV(value);
        for (let i = 0; i < list.length; i++) if (list[i][0] === name && (value === undefined || list[i][1] === value)) return true;
        return false;
      },
      set(name, value) {
        need(arguments.length, 2);
        const state = of(this), { list } = state;
        name = toUSV(name); value = toUSV(value);
        let at = 0;
        while (at < list.length && list[at][0] !== name) at++;
        if (at === list.length) list[at] = [name, value];
        else {
          list[at] = [name, value];
          removeWhere(list, pair => pair[0] === name, at + 1);
        }
        update(state);
      },
      sort() {
        const state = of(this);
        // By code units, and stable.
        sort(state.list, (a, b) => a[0] < b[0] ? -1 : a[0] > b[0] ? 1 : 0);
        update(state);
      },
      toString() { return serializePairs(of(this).list); },
    },
  });
  G.addPairs(URLSearchParams, 'URLSearchParams', object => of(object).list);
  G.isSearchParams = ParametersBrand.is;
  G.searchParamsText = object => serializePairs(of(object).list);
  G.parsePairs = parsePairs;
  G.serializePairs = serializePairs;

  const parse = (url, base) => {
    let baseHref = null;
    if (base !== undefined) {
      const parts = parseURL(toUSV(base), null);
      if (parts === null) return null;
      baseHref = parts.href;
    }
    return parseURL(toUSV(url), baseHref);
  };
  const URLInterface = defineInterface('URL', {
    __proto__: null,
    length: 1,
    construct(object, url, base = undefined) {
      const parts = parse(url, base);
      if (parts === null) throw new TypeError(`"${toText(url)}" cannot be parsed as a URL${base === undefined ? '' : ` against "${toText(base)}"`}.`);
      return new URLBrand(object, { __proto__: null, parts, parameters: null });
    },
    members: {
      get href() { return URLBrand.of(this).parts.href; },
      set href(value) {
        const state = URLBrand.of(this), parts = parseURL(toUSV(value), null);
        if (parts === null) throw new TypeError('Type error');
        setParts(state, parts);
      },
      get origin() { return URLBrand.of(this).parts.origin; },
      get searchParams() {
        const state = URLBrand.of(this);
        if (state.parameters === null) {
          state.parameters = new ParametersBrand(ObjectCreate(URLSearchParams.prototype), { __proto__: null, list: null, url: state });
          of(state.parameters).list = parsePairs(slice(state.parts.search, 1));
        }
        return state.parameters;
      },
      toString() { return URLBrand.of(this).parts.href; },
      toJSON() { return URLBrand.of(this).parts.href; },
    },
    statics: {
      __proto__: null,
      parse(url, base = undefined) {
        need(arguments.length, 1);
        const parts = parse(url, base);
        return parts === null ? null : new URLBrand(ObjectCreate(URLInterface.prototype), { __proto__: null, parts, parameters: null });
      },
      canParse(url, base = undefined) { need(arguments.length, 1); return parse(url, base) !== null; },
      createObjectURL(object) { need(arguments.length, 1); return G.createBlobURL(object); },
      revokeObjectURL(url) { need(arguments.length, 1); G.revokeBlobURL(toText(url)); },
    },
  });
  function setParts(state, parts) {
    state.parts = parts;
    if (state.parameters !== null) of(state.parameters).list = parsePairs(slice(parts.search, 1));
  }
  for (const part of ['protocol', 'username', 'password', 'host', 'hostname', 'port', 'pathname', 'search', 'hash']) {
    mixin(URLInterface, {
      __proto__: null,
      get [part]() { return URLBrand.of(this).parts[part]; },
      set [part](value) {
        const state = URLBrand.of(this), parts = changeURL(state.parts.href, part, toUSV(value));
        if (parts !== null) setParts(state, parts);
      },
    });
  }
}
