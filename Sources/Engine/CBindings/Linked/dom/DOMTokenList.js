// js/dom/DOMTokenList.js: classList and other token lists. https://dom.spec.whatwg.org/#interface-domtokenlist
//
// Reads   the attribute's value. Writes the attribute through one native call.
// Exports DOMTokenListSteps (js/idl/DOMTokenList.webidl) · tokenList(element id, attribute's key) · classListOf(element id).
// Throws  SyntaxError, InvalidCharacterError for bad tokens. Exposes nothing.
'use strict'; { const G = this; const OP = { __proto__: null, setAttributeString: 31, tokensAppend: 158, tokensRemove: 159 }; 
const { PrivateMap, primordials, privateArray, setPrototypeOf, toASCIILower, words,
pageState,
call, callValues, intern, str,
fail,
attributeId, tokensOf,
setAttribute,
localName } = G;


const copyOf = list => { const copy = privateArray(); for (let i = 0; i < list.length; i++) copy[i] = list[i]; return copy; };
const { TypeError, join, includes: hasText } = primordials;

function check(token) {
  if (token === '') fail('SyntaxError');
  if (words(token)[0] !== token) fail('InvalidCharacterError');
  return token;
}
const includes = (list, token) => {
  for (let i = 0; i < list.length; i++) if (list[i] === token) return true;
  return false;
};
// The tokens of a list as a set, for many lookups.
const setOf = list => {
  const set = PrivateMap();
  for (let i = 0; i < list.length; i++) set.set(list[i], true);
  return set;
};
const without = (list, token) => {
  const rest = privateArray();
  for (let i = 0; i < list.length; i++) if (list[i] !== token) rest[rest.length] = list[i];
  return rest;
};
// A cache of values with a token added or removed. Keys: the token and the value's string id; many elements share few values.
const MOST_KNOWN = 4096;
const page = pageState('dom/DOMTokenList', () => ({
  __proto__: null,
  known: PrivateMap(), knownCount: 0, lists: PrivateMap(), classLists: privateArray(), classListsLength: 0,
})), { lists, classLists } = page;
const newKnown = () => ({ __proto__: null, withIt: PrivateMap(), withoutIt: PrivateMap() });
function knownOf(token) {
  let of = page.known.get(token);
  if (of === undefined) {
    check(token);
    page.known.set(token, of = newKnown());
  }
  return of;
}
function remember(texts, value, text) {
  if (page.knownCount++ === MOST_KNOWN) {
    page.known = PrivateMap();
    page.knownCount = 0;
  } else texts.set(value, text);
  return text;
}
function textWith(token, value) {
  const { withIt } = knownOf(token), text = withIt.get(value);
  if (text !== undefined) return text;
  const tokens = copyOf(tokensOf(value));
  if (!includes(tokens, token)) tokens[tokens.length] = token;
  return remember(withIt, value, join(tokens, ' '));
}
function textWithout(token, value) {
  const { withoutIt } = knownOf(token), text = withoutIt.get(value);
  return text !== undefined ? text : remember(withoutIt, value, join(without(tokensOf(value), token), ' '));
}
// The tokens of a long list, which are changed one by one: reading or changing a token does not touch the others.
class ManyTokens {
  constructor(list, value, tokens) {
    this.list = list;
    // The value with these tokens, and whether it is exactly the tokens joined by single spaces.
    this.value = value;
    this.isText = join(tokens, ' ') === str(value);
    this.places = PrivateMap();
    this.tokens = tokens;
    // The number of tokens that are undefined because they were removed.
    this.holes = 0;
    for (let i = 0; i < tokens.length; i++) this.places.set(tokens[i], i);
  }
  has(token) { return this.places.has(token); }
  all() {
    if (this.holes > 0) {
      const { tokens, places } = this, left = this.tokens = privateArray();
      for (let i = 0, count = 0; i < tokens.length; i++) {
        if (tokens[i] === undefined) continue;
        places.set(tokens[i], count);
        left[count++] = tokens[i];
      }
      this.holes = 0;
    }
    return this.tokens;
  }
  // NB: The call may run a script that changes the attribute; then the tokens are read again.
  change(operation, token) {
    const { id, key } = this.list;
    this.value = 0;
    const value = callValues(operation, id, key, token);
    if (this.list.many === this) this.value = value;
  }
  // Writes the tokens as the attribute's value.
  rewrite() { call(OP.setAttributeString, this.list.id, this.list.key, this.value); }
  add(token) {
    const { tokens, places } = this;
    places.set(token, tokens.length);
    tokens[tokens.length] = token;
    this.change(OP.tokensAppend, token);
  }
  remove(token) {
    const { tokens, places } = this, place = places.get(token);
    places.delete(token);
    if (place === tokens.length - 1) tokens.length = place; else { tokens[place] = undefined; this.holes++; }
    this.change(OP.tokensRemove, token);
  }
}
setPrototypeOf(ManyTokens.prototype, null);
const LONG_LIST = 32;
class TokenList {
  constructor(id) {
    this.id = id;
    this.many = null;
  }
  // The tokens of a long list; null for a short one.
  long() {
    const value = attributeId(this.id, this.key), { many } = this;
    if (many !== null && value !== 0 && many.value === value) return many;
    const tokens = tokensOf(value);
    return this.many = tokens.length > LONG_LIST ? new ManyTokens(this, value, copyOf(tokens)) : null;
  }
  tokens() {
    const many = this.long();
    return many === null ? tokensOf(attributeId(this.id, this.key)) : many.all();
  }
  has(token) {
    // OPTIMIZATION: A short list is read directly; asking whether it is long would read the attribute again.
    if (this.many === null) {
      const tokens = tokensOf(attributeId(this.id, this.key));
      if (tokens.length <= LONG_LIST) return includes(tokens, token);
    }
    const many = this.long();
    return many === null ? includes(tokensOf(attributeId(this.id, this.key)), token) : many.has(token);
  }
  count() { return this.tokens().length; }
  at(index) { return this.tokens()[index]; }
  value() { const v = attributeId(this.id, this.key); return v === 0 ? '' : str(v); }
  replace(text) { setAttribute(this.id, this.key, text); }
  // https://dom.spec.whatwg.org/#concept-dtl-update
  update(text) {
    if (text === '' && attributeId(this.id, this.key) === 0) return;
    this.replace(text);
  }
  add(token) {
    const many = this.long();
    if (many === null || !many.isText) this.update(textWith(token, attributeId(this.id, this.key)));
    else if (many.has(token)) many.rewrite();
    else many.add(check(token));
  }
  remove(token) {
    const many = this.long();
    if (many === null || !many.isText) this.update(textWithout(token, attributeId(this.id, this.key)));
    else if (many.has(token)) many.remove(token);
    else { check(token); many.rewrite(); }
  }
}
setPrototypeOf(TokenList.prototype, null);
// The lists of one attribute. Their common values are stored with the class, since each element may have a list.
const kinds = PrivateMap();
function kindOf(key) {
  let kind = kinds.get(key);
  if (kind === undefined) {
    kind = class extends TokenList {};
    kind.prototype.key = key;
    kinds.set(key, kind);
  }
  return kind;
}
// The supported tokens, by attribute and element, as in WebKit. https://dom.spec.whatwg.org/#concept-supported-tokens
const supportedTokens = {
  __proto__: null,
  'blocking link': ' render ', 'blocking script': ' render ', 'blocking style': ' render ',
  'rel a': ' noopener noreferrer opener ', 'rel area': ' noopener noreferrer opener ', 'rel form': ' noopener noreferrer opener ',
  'rel link': ' alternate apple-touch-icon apple-touch-icon-precomposed canonical dns-prefetch icon manifest modulepreload preconnect prefetch ' +
    'preload stylesheet ',
  'sandbox iframe': ' allow-downloads allow-forms allow-modals allow-orientation-lock allow-pointer-lock allow-popups ' +
    'allow-popups-to-escape-sandbox allow-presentation allow-same-origin allow-scripts allow-storage-access-by-user-activation ' +
    'allow-top-navigation allow-top-navigation-by-user-activation allow-top-navigation-to-custom-protocols ',
};
G.DOMTokenListSteps = {
  __proto__: null,
  contains: (state, token) => state.has(token),
  add(state, tokens) {
    if (tokens.length === 1) { state.add(tokens[0]); return; }
    for (let i = 0; i < tokens.length; i++) check(tokens[i]);
    const list = copyOf(state.tokens()), set = setOf(list);
    for (let i = 0; i < tokens.length; i++) {
      if (set.has(tokens[i])) continue;
      set.set(tokens[i], true);
      list[list.length] = tokens[i];
    }
    state.update(join(list, ' '));
  },
  remove(state, tokens) {
    if (tokens.length === 1) { state.remove(tokens[0]); return; }
    for (let i = 0; i < tokens.length; i++) check(tokens[i]);
    const list = privateArray(), now = state.tokens(), set = setOf(tokens);
    for (let i = 0; i < now.length; i++) if (!set.has(now[i])) list[list.length] = now[i];
    state.update(join(list, ' '));
  },
  toggle(state, token, force) {
    check(token);
    const isThere = state.has(token);
    if (force === isThere) return isThere;
    if (isThere) state.remove(token); else state.add(token);
    return !isThere;
  },
  replace(state, token, newToken) {
    if (token === '' || newToken === '') fail('SyntaxError');
    check(token); check(newToken);
    const now = state.tokens(), list = privateArray();
    if (!includes(now, token)) return false;
    let placed = false;
    for (let i = 0; i < now.length; i++) {
      if (now[i] !== token && now[i] !== newToken) list[list.length] = now[i];
      else if (!placed) { placed = true; list[list.length] = newToken; }
    }
    state.update(join(list, ' '));
    return true;
  },
  supports({ id, key }, token) {
    const supported = supportedTokens[`${str(key)} ${localName(id)}`], wanted = toASCIILower(token);
    if (supported === undefined) throw new TypeError('Type error');
    return words(wanted)[0] === wanted && hasText(supported, ` ${wanted} `);
  },
  value: state => state.value(),
  setValue(state, text) { state.replace(text); },
};
G.tokenList = (id, key) => {
  let byKey = lists.get(key);
  if (byKey === undefined) lists.set(key, byKey = PrivateMap());
  let list = byKey.get(id);
  if (list === undefined) byKey.set(id, list = G.makeDOMTokenList(new (kindOf(key))(id)));
  return list;
};
// The lists of the most used attribute, by element id.
const ClassList = kindOf(intern('class'));
G.classListOf = id => {
  const list = id < page.classListsLength ? classLists[id] : undefined;
  if (list !== undefined) return list;
  while (page.classListsLength <= id) classLists[page.classListsLength++] = undefined;
  return classLists[id] = G.makeDOMTokenList(new ClassList(id));
};
}
