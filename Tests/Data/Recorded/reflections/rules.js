// rules.js: the standard's results of getting and setting reflecting attributes, for ReflectionTests.swift.
// https://html.spec.whatwg.org/multipage/common-dom-interfaces.html#reflecting-content-attributes-in-idl-attributes
//
// Written by the kinds of attributes, from the table of reflections alone, without access to elements. It takes the operations from observe.js
// (`statesOf`, `valuesOf`, `beforeSetting`), and the words for them. `reflectionRules(rows)` has the shape of `observeReflections(rows)`, and
// null where no rule applies.

const ASCII = text => text.replace(/[A-Z]/g, letter => letter.toLowerCase());
/// https://html.spec.whatwg.org/multipage/common-microsyntaxes.html#rules-for-parsing-integers; null for an error.
function parsedInteger(text) {
  let at = 0, sign = 1n, value = 0n;
  while ('\t\n\f\r '.includes(text[at] ?? 'x')) at++;
  if (text[at] === '-') { sign = -1n; at++; } else if (text[at] === '+') at++;
  const start = at;
  for (; text[at] >= '0' && text[at] <= '9'; at++) value = value * 10n + BigInt(text[at]);
  return at === start ? null : sign * value;
}
/// https://html.spec.whatwg.org/multipage/common-microsyntaxes.html#rules-for-parsing-floating-point-number-values; null for an error.
function parsedNumber(text) {
  let at = 0, number = '';
  const digits = () => { const start = at; while (text[at] >= '0' && text[at] <= '9') number += text[at++]; return at > start; };
  while ('\t\n\f\r '.includes(text[at] ?? 'x')) at++;
  if (text[at] === '-' || text[at] === '+') number += text[at++];
  const isDigit = place => text[place] >= '0' && text[place] <= '9';
  if (!isDigit(at) && !(text[at] === '.' && isDigit(at + 1))) return null;
  if (!digits()) number += '0';
  if (text[at] === '.' && isDigit(at + 1)) { number += text[at++]; digits(); }
  if (ASCII(text[at] ?? '') === 'e') {
    const sign = text[at + 1] === '-' || text[at + 1] === '+' ? text[at + 1] : '';
    if (isDigit(at + 1 + sign.length)) { at += 1 + sign.length; number += `e${sign}`; digits(); }
  }
  // A number that rounds to 2 to the power of 1024 is an error, and there is no -0.
  const value = Number(number);
  return Number.isFinite(value) ? value + 0 : null;
}

/// The property's value for a value of the content attribute; null without the attribute.
function gotten(row, text) {
  const integer = () => text === null ? null : parsedInteger(text), fallback = row.default === undefined ? null : Number(row.default);
  switch (row.type) {
    case 'boolean': return text !== null;
    case 'long': {
      const value = integer();
      const least = row.how === 'ReflectNonNegative' ? 0n : -(2n ** 31n);
      return value !== null && value >= least && value < 2n ** 31n ? Number(value) : fallback ?? (row.how === 'ReflectNonNegative' ? -1 : 0);
    }
    case 'unsigned long': {
      const value = integer();
      if (row.range !== undefined) {
        const [least, most] = row.range.split(',').map(BigInt);
        return value === null || value < 0n ? fallback : Number(value < least ? least : value > most ? most : value);
      }
      const least = row.how === 'Reflect' ? 0n : 1n;
      return value !== null && value >= least && value < 2n ** 31n ? Number(value) : fallback ?? Number(least);
    }
    case 'double': return (text === null ? null : parsedNumber(text)) ?? fallback ?? 0;
    case 'USVString': {
      if (row.isURL && text !== null) try { return new URL(text, 'http://base.test/folder/page.html').href; } catch { /* As it is written. */ }
      return (text ?? '').toWellFormed();
    }
    case 'DOMTokenList': return text ?? '';
    case 'Element?': return text === null ? null : ['one', 'two'].find(id => id === text) === undefined ? null : `<${text}>`;
    case 'FrozenArray<Element>?':
      return text === null ? null : `[${text.split(/[\t\n\f\r ]+/).filter(id => id === 'one' || id === 'two').map(id => `<${id}>`).join(' ')}]`;
    default: {
      if (row.property === 'hidden') return text === null ? false : ASCII(text) === 'until-found' ? 'until-found' : true;
      if (row.keywords === undefined) return text ?? (row.type === 'DOMString?' ? null : '');
      const given = word => word === 'null' ? null : word ?? '', missing = row.type === 'DOMString?' && row.missing === undefined ? null : given(row.missing);
      if (text === null) return missing;
      const found = row.keywords.find(keyword => keyword.split('>')[0] === ASCII(text));
      return found === undefined ? row.invalid === undefined ? missing : given(row.invalid) : found.split('>').at(-1);
    }
  }
}
/// The text of the content attribute after the property is set, null if it is removed; or {error}.
function set(row, value) {
  const failed = error => ({ error });
  try {
    switch (row.type) {
      case 'boolean': return value ? '' : null;
      case 'long': {
        const number = (+value) | 0;
        return row.how === 'ReflectNonNegative' && number < 0 ? failed('IndexSizeError') : String(number);
      }
      case 'unsigned long': {
        const number = (+value) >>> 0, least = row.how === 'Reflect' ? 0 : 1;
        if (row.how === 'ReflectPositive' && number === 0) return failed('IndexSizeError');
        return String(number >= least && number < 2 ** 31 ? number : row.default ?? least);
      }
      case 'double': return Number.isFinite(+value) ? String(+value) : failed('TypeError');
      case 'USVString': return `${value}`.toWellFormed();
      default:
        if (row.property === 'hidden') {
          if (value === null || value === undefined || value === false || value === '' || value === 0 || Number.isNaN(value)) return null;
          return typeof value !== 'boolean' && typeof value !== 'number' && ASCII(`${value}`) === 'until-found' ? 'until-found' : '';
        }
        if (row.type === 'DOMString?' && (value === null || value === undefined)) return null;
        return row.nullIsEmpty && value === null ? '' : `${value}`;
    }
  } catch (error) { return failed(error.name); }
}
/// The value after an element or several were set; undefined for a TypeError.
function setReference(row, value) {
  if (value === null || value === undefined) return null;
  const one = id => id === 'one' || id === 'two' ? `<${id}>` : id === 'other' ? '' : undefined;
  // An element of another tree is not visible.
  if (row.type === 'Element?') { const found = one(value); return found === '' ? 'null' : found; }
  if (!Array.isArray(value)) return undefined;
  const found = value.map(one);
  return found.includes(undefined) ? undefined : `[${found.filter(text => text !== '').join(' ')}]`;
}

function ruleRow(row) {
  if (row.how === null && row.type !== 'DOMTokenList') return null;
  const found = [];
  const words = value => typeof value === 'string' && /^[<[]/.test(value) && /Element/.test(row.type) ? value : shown(value);
  for (const state of statesOf(row)) found.push(words(gotten(row, state)));
  for (const before of beforeSetting) {
    for (const value of valuesOf(row)) {
      let error = null, text = null, after = null;
      if (/Element/.test(row.type)) {
        const referred = setReference(row, value);
        if (referred === undefined) error = 'TypeError';
        else if (referred !== null) [text, after] = ['', referred];
      } else {
        const result = set(row, value);
        if (result !== null && typeof result === 'object') ({ error } = result); else text = result;
      }
      if (error !== null) text = before;
      // The mutation record, and the reaction of a custom element, in equal numbers.
      const isChanged = error === null && !(text === null && before === null);
      const records = !isChanged ? '' : `; was ${shown(before)}` + (row.element === 'x-reflecting' ? `; ${shown(before)} to ${shown(text)}` : '');
      found.push(`${error === null ? '' : `throws ${error}, `}${shown(text)}, ${after ?? words(gotten(row, text))}${records}`);
    }
  }
  return { found };
}
function reflectionRules(rows) {
  return Object.fromEntries(rows.map(row => [`${row.element}.${row.property}`, ruleRow(row)]));
}
