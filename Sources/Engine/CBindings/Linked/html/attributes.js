// js/html/attributes.js: content attributes by name, and the accessors that reflect them.
// https://html.spec.whatwg.org/multipage/common-dom-interfaces.html#reflecting-content-attributes-in-idl-attributes
//
// Reads   attribute records. Writes only through native calls.
// Exports textOf(id, name) → string or null · setText(id, name, string) · dropText(id, name) · has(id, name);
//         resolve(id, text) → absolute URL or null · baseOf(document id) · parseURL(text, base, encoding) → parts or null;
//         reflect.string(name), .url, .boolean, .long(name, fallback), …: {get(id), set(id, value)} · accessor(property, such an object,
//         idFor): a descriptor · accessors(prototype, {property: descriptor}) puts them on a prototype.
//         onAttribute(name, function): calls it with an element's id after the attribute of that name changed through this
//         world's interfaces · onAnyAttribute(function): the same for all, with the name's string id.
// Exposes nothing.
'use strict'; { const G = this; const { PrivateMap, ownDescriptor, primordials, privateArray, toASCIILower,
hooks,
A, H, N, OP, STRUCTURE_SEQUENCE, callNamed, callText, documentIdOf, findAttribute, intern, nameOf, str, wrap,
markDescriptors,
fail, putForward, toDouble, toText, toUSV,
LiveList,
removeAttributeAt, setAttribute,
characterSetOf,
documentURL, fallbackBases } = G;



const nameIds = PrivateMap();
function nameId(name) {
  let id = nameIds.get(name);
  if (id === undefined) { id = intern(name); nameIds.set(name, id); }
  return id;
}
// 0 for what is no element.
const find = (id, name) => (N[id * 8] & 255) === 1 ? findAttribute(id, nameId(name)) : 0;
const has = G.has = (id, name) => find(id, name) !== 0;
function textOf(id, name) {
  const a = find(id, name);
  return a === 0 ? null : str(A[a * 4 + 1]) || '';
} G.textOf = textOf;
const textOrEmpty = G.textOrEmpty = (id, name) => textOf(id, name) || '';
function setText(id, name, value) { setAttribute(id, nameId(name), value); } G.setText = setText;
function dropText(id, name) {
  const a = find(id, name);
  if (a !== 0) removeAttributeAt(id, a);
} G.dropText = dropText;

// https://dom.spec.whatwg.org/#concept-element-attributes-change-ext
const steps = PrivateMap(), stepsOfAll = privateArray();
hooks.attributeChanged = (id, key, stays) => {
  const step = steps.get(key);
  if (step !== undefined) step(id, stays);
  for (let i = 0; i < stepsOfAll.length; i++) stepsOfAll[i](id, key);
};
G.onAttribute = (name, step) => {
  const key = nameId(name), earlier = steps.get(key);
  steps.set(key, earlier === undefined ? step : (id, stays) => { earlier(id, stays); step(id, stays); });
};
G.onAnyAttribute = step => { stepsOfAll[stepsOfAll.length] = step; };

// URLs. The parts of a parsed URL, by native call; the last ones are kept.
const partNames = ['href', 'protocol', 'username', 'password', 'host', 'hostname', 'port', 'pathname', 'search', 'hash', 'origin'];
const { split, exec } = primordials;
function partsFrom(lines) {
  if (typeof lines !== 'string' || lines === '') return null;
  const values = split(lines, '\n');
  const parts = { __proto__: null };
  for (let i = 0; i < partNames.length; i++) parts[partNames[i]] = values[i];
  return parts;
}
let recent = PrivateMap(), recentCount = 0;
// `encoding`: that of the document for what stands in its markup; queries are written in it.
function parseURL(text, base, encoding = 'UTF-8') {
  const key = `${encoding}\n${base === null ? '' : base}\n${text}`;
  const known = recent.get(key);
  if (known !== undefined) return known;
  const parts = partsFrom(callNamed('url.parse', text, base === null ? '' : base, encoding));
  if (recentCount++ > 4096) { recent = PrivateMap(); recentCount = 0; }
  recent.set(key, parts);
  return parts;
} G.parseURL = parseURL;
G.changeURL = (href, part, value) => partsFrom(callNamed('url.set', href, part, value));

// https://html.spec.whatwg.org/multipage/urls-and-fetching.html#document-base-url
const bases = privateArray();
// Live lists, so that a script that changes the page between two addresses costs no walk each time.
const baseLists = PrivateMap(), baseElement = {
  __proto__: null,
  deep: true, attributes: false, isLocal: true,
  matches(id) {
    if ((N[id * 8] & 255) !== 1) return false;
    const { ns, local } = nameOf(N[id * 8 + 6]);
    return ns === 1 && local === 'base';
  },
  build: root => callNamed('elements.named', root, 'http://www.w3.org/1999/xhtml', 'base'),
};
function baseElements(documentId) {
  let list = baseLists.get(documentId);
  if (list === undefined) baseLists.set(documentId, list = new LiveList(documentId, baseElement));
  return list.all();
}
function baseOf(documentId) {
  const address = documentURL(documentId);
  const known = bases[documentId];
  if (known !== undefined && known.sequence === H[STRUCTURE_SEQUENCE] && known.address === address) return known.base;
  const embedder = fallbackBases.get(documentId), fallback = embedder === undefined ? address : baseOf(embedder);
  let base = fallback;
  const elements = baseElements(documentId);
  for (let i = 0; i < elements.length; i++) {
    const href = textOf(elements[i], 'href');
    if (href === null) continue;
    const parts = parseURL(href, fallback);
    if (parts !== null && parts.protocol !== 'data:' && parts.protocol !== 'javascript:') base = parts.href;
    break;
  }
  while (bases.length <= documentId) bases[bases.length] = undefined;
  bases[documentId] = { __proto__: null, sequence: H[STRUCTURE_SEQUENCE], address, base };
  return base;
} G.baseOf = baseOf;
// Addresses of one document's texts, as long as its base and its encoding stay. Most of a page's are asked for more than once, or never.
let resolved = PrivateMap(), resolvedCount = 0, resolvedBase = null, resolvedEncoding = null, baseId = 0, encodingId = 0;
function resolve(id, text) {
  const document = documentIdOf(id), base = baseOf(document), encoding = characterSetOf(document);
  if (base !== resolvedBase || encoding !== resolvedEncoding || resolvedCount > 4096) {
    resolved = PrivateMap();
    resolvedCount = 0;
    resolvedBase = base;
    resolvedEncoding = encoding;
    baseId = intern(base);
    encodingId = intern(encoding);
  }
  let address = resolved.get(text);
  if (address === undefined) {
    const parsed = callText(OP.resolveURL, text, baseId, encodingId, 0);
    resolved.set(text, address = parsed === '' ? null : parsed);
    resolvedCount++;
  }
  return address;
} G.resolve = resolve;
// The value of a URL attribute: "" when missing, the text as written when it does not parse.
function urlOf(id, name) {
  const text = textOf(id, name);
  if (text === null) return '';
  const url = resolve(id, text);
  return url === null ? toUSV(text) : url;
} G.urlOf = urlOf;

// https://html.spec.whatwg.org/multipage/common-microsyntaxes.html#rules-for-parsing-integers
const integerPattern = /^[\t\n\f\r ]*([-+]?[0-9]+)/;
// However large it is.
function wholeOf(text) {
  const match = text === null ? null : exec(integerPattern, text);
  return match === null ? null : +match[1] + 0;
}
function integerOf(text) {
  const value = wholeOf(text);
  return value !== null && value >= -2147483648 && value <= 2147483647 ? value | 0 : null;
} G.integerOf = integerOf;
const numberPattern = /^[\t\n\f\r ]*([-+]?(?:[0-9]+(?:\.[0-9]+)?|\.[0-9]+)(?:[eE][-+]?[0-9]+)?)/;
function numberOf(text) {
  if (text === null) return null;
  const match = exec(numberPattern, text), value = match === null ? NaN : +match[1] + 0;
  return value - value === 0 ? value : null;
} G.numberOf = numberOf;

// A property of elements: what gets and sets it, by the element's id, which `idFor` gives of what it is asked of.
G.accessor = (property, { get, set }, idFor) => {
  const holder = set === undefined ? { __proto__: null, get [property]() { return get(idFor(this, property, 1)); } } : {
    __proto__: null,
    get [property]() { return get(idFor(this, property, 1)); },
    set [property](value) { set(idFor(this, property, 2), value, this, property); },
  };
  return ownDescriptor(holder, property);
};
G.reflect = {
  __proto__: null,
  // `nullIsEmpty`: [LegacyNullToEmptyString]
  string: (name, nullIsEmpty = false) => ({
    __proto__: null, get: id => textOrEmpty(id, name), set(id, value) { setText(id, name, nullIsEmpty && value === null ? '' : toText(value)); },
  }),
  // A string of scalar values.
  scalars: name => ({ __proto__: null, get: id => toUSV(textOrEmpty(id, name)), set(id, value) { setText(id, name, toUSV(value)); } }),
  url: name => ({ __proto__: null, get: id => urlOf(id, name), set(id, value) { setText(id, name, toUSV(value)); } }),
  boolean: name => ({
    __proto__: null, get: id => has(id, name),
    set(id, value) { if (value) setText(id, name, ''); else dropText(id, name); },
  }),
  // A boolean attribute some of whose values mean more: https://html.spec.whatwg.org/multipage/interaction.html#dom-hidden
  booleanOr(name, keywords) {
    const known = PrivateMap();
    for (let i = 0; i < keywords.length; i++) known.set(keywords[i], keywords[i]);
    return {
      __proto__: null,
      get(id) {
        const text = textOf(id, name), keyword = text === null ? false : known.get(toASCIILower(text));
        return keyword === undefined ? true : keyword;
      },
      set(id, value) {
        if (value !== null && value !== undefined && typeof value !== 'boolean' && typeof value !== 'number') value = toText(value);
        const keyword = typeof value === 'string' ? known.get(toASCIILower(value)) : undefined;
        if (keyword !== undefined) setText(id, name, keyword);
        else if (value) setText(id, name, '');
        else dropText(id, name);
      },
    };
  },
  // `nonNegative`: limited to numbers from 0 on, with -1 for none.
  long: (name, fallback, nonNegative = false) => ({
    __proto__: null,
    get(id) {
      const value = integerOf(textOf(id, name));
      return value === null || nonNegative && value < 0 ? fallback : value;
    },
    set(id, value) {
      value |= 0;
      if (nonNegative && value < 0) fail('IndexSizeError');
      setText(id, name, `${value}`);
    },
  }),
  // `least` is 1 for positive numbers, of which some are `forgiving`: 0 is their default.
  unsignedLong: (name, fallback, least = 0, forgiving = false) => ({
    __proto__: null,
    get(id) {
      const value = integerOf(textOf(id, name));
      return value === null || value < least ? fallback : value;
    },
    set(id, value) {
      value >>>= 0;
      if (value < least && !forgiving) fail('IndexSizeError');
      setText(id, name, `${value > 2147483647 || value < least ? fallback : value}`);
    },
  }),
  // Clamped to a range.
  clamped: (name, fallback, least, most) => ({
    __proto__: null,
    get(id) {
      const value = wholeOf(textOf(id, name));
      return value === null || value < 0 ? fallback : value < least ? least : value > most ? most : value;
    },
    set(id, value) {
      value >>>= 0;
      setText(id, name, `${value > 2147483647 ? fallback : value}`);
    },
  }),
  double: (name, fallback) => ({
    __proto__: null,
    get(id) {
      const value = numberOf(textOf(id, name));
      return value === null ? fallback : value;
    },
    set(id, value) { setText(id, name, `${toDouble(value)}`); },
  }),
  // The keywords in an array, `b>c` for one that stands for another; missing and invalid: their defaults, null for a nullable attribute.
  enumerated(name, keywords, missing, invalid) {
    const known = PrivateMap();
    for (let i = 0; i < keywords.length; i++) {
      const { 0: from, 1: to } = split(keywords[i], '>');
      known.set(from, to === undefined ? from : to);
    }
    return {
      __proto__: null,
      get(id) {
        const text = textOf(id, name);
        if (text === null) return missing;
        const value = known.get(toASCIILower(text));
        return value === undefined ? invalid : value;
      },
      set(id, value) {
        if (missing === null && (value === null || value === undefined)) dropText(id, name); else setText(id, name, toText(value));
      },
    };
  },
  // A list of tokens. [PutForwards=value]
  tokens: name => ({
    __proto__: null, get: id => G.tokenList(id, intern(name)),
    set(id, value, object, property) { putForward(object, property, 'value', value); },
  }),
  // Null without the attribute.
  optional: name => ({
    __proto__: null, get: id => textOf(id, name),
    set(id, value) { if (value === null || value === undefined) dropText(id, name); else setText(id, name, toText(value)); },
  }),
  elements: name => ({ __proto__: null, get: id => G.referredElements(id, name), set(id, value) { G.setReferredElements(id, name, value); } }),
  element: name => ({
    __proto__: null, get: id => wrap(G.referredElement(id, name)), set(id, value) { G.setReferredElement(id, name, value); },
  }),
};
const { defineProperties } = Object;
function accessors(prototype, descriptors) {
  markDescriptors(descriptors);
  defineProperties(prototype, descriptors);
} G.accessors = accessors;

G.baseURLOf = baseOf;
// How an unsigned long is written into a width or height.
G.sizeText = value => `${value > 2147483647 ? 0 : value}`;
G.isHTML = (id, local) => {
  if (id === 0 || (N[id * 8] & 255) !== 1) return false;
  const name = nameOf(N[id * 8 + 6]);
  return name.ns === 1 && name.local === local;
};
// '' for what is no HTML element.
G.localName = id => {
  if ((N[id * 8] & 255) !== 1) return '';
  const name = nameOf(N[id * 8 + 6]);
  return name.ns === 1 ? name.local : '';
};
// The next node in tree order below `root`, 0 at the end.
G.following = (id, root) => {
  const first = N[id * 8 + 4];
  if (first !== 0) return first;
  while (id !== root && id !== 0) {
    const next = N[id * 8 + 3];
    if (next !== 0) return next;
    id = N[id * 8 + 1];
  }
  return 0;
};
}
