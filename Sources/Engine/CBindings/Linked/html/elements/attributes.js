// js/html/elements/attributes.js: the accessors that reflect content attributes.
// https://html.spec.whatwg.org/multipage/common-dom-interfaces.html#reflecting-content-attributes-in-idl-attributes
//
// Reads   attribute records. Writes only through native calls.
// Exports reflect.string(name), .url, .boolean, .long(name, fallback), …: {get(id), set(id, value)} · accessor(property, such an object,
//         idFor): a descriptor · integerOf(text), numberOf(text): null for other texts · sizeText(number).
// Exposes nothing.
'use strict'; { const G = this; const { PrivateMap, ownDescriptor, primordials, toASCIILower,
intern, wrap,
fail, putForward, toDouble, toText, toUSV,
dropText, has, setText, textOf, textOrEmpty,
urlOf } = G;



const { split, exec } = primordials;
// https://html.spec.whatwg.org/multipage/common-microsyntaxes.html#rules-for-parsing-integers
const integerPattern = /^[\t\n\f\r ]*([-+]?[0-9]+)/;
// The number may have any size.
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

// The accessors of a property of elements. `idFor` returns the element's id for the object on which it is called.
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
  // A boolean attribute with values of special meaning: https://html.spec.whatwg.org/multipage/interaction.html#dom-hidden
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
  // `least` is 1 for positive numbers; if `forgiving`, 0 means the default.
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
  // A number that is clamped to a range.
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
  // The keywords in an array; `b>c` means that b stands for c. `missing` and `invalid`: the defaults, null for a nullable attribute.
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
  // Null if the attribute is missing.
  optional: name => ({
    __proto__: null, get: id => textOf(id, name),
    set(id, value) { if (value === null || value === undefined) dropText(id, name); else setText(id, name, toText(value)); },
  }),
  elements: name => ({ __proto__: null, get: id => G.referredElements(id, name), set(id, value) { G.setReferredElements(id, name, value); } }),
  element: name => ({
    __proto__: null, get: id => wrap(G.referredElement(id, name)), set(id, value) { G.setReferredElement(id, name, value); },
  }),
};
// The text of an unsigned long for a width or height.
G.sizeText = value => `${value > 2147483647 ? 0 : value}`;
}
