// observe.js: what attributes of elements get and set, by the table of reflections: for recording in a real WebKit, and for
// ReflectionTests.swift.
//
// `observeReflections(rows)` returns, by `element.property`, {done: the operations, found: their results}, two lists of the same length; null if
// there is no such property. rules.js has the standard's results for the same operations, in the same words. The states of the content attribute
// and the values to set depend on the type of the property.

const integerTexts = ['0', '1', '-1', '-0', '+1', ' 7', '7 ', '\t\n7', '\u00A07', '\v7', '7%', '1.5', '.5', '1e2', '0x10', 'a7', '-', '+', '2147483647', '2147483648',
  '-2147483648', '-2147483649', '4294967295', '4294967296', '99999999999999999999', '1000', '1001', '65534', '65535', '20'];
const numberTexts = [...integerTexts, '1e400', '-1e-2', '1.', '1e', '1e+2', 'Infinity', 'NaN', '-.5', '0.1', '1E2', '1.25.5'];
const plainTexts = ['', ' ', 'x', ' foo ', 'ABC', 'true', 'false', '\u0000', '\uD800', '5%', '#a'];
const urlTexts = ['//site.example/path???@#l', ' http://site.example/a b ', '../up?q=\u00E9#\u00E9', 'http://[', 'javascript:1', 'mailto:a', '#f', '\tx\n/y', 'http://[\uD800'];
const integers = [0, 1, -1, -0, 5.7, -5.7, '7', 'x', NaN, Infinity, -Infinity, null, undefined, true, 2147483647, 2147483648, -2147483648, -2147483649, 4294967295,
  4294967296, 4294967297, 20, 1000, 1001, 65534, 65535, Symbol.iterator, 10n];
const numbers = [0, 1, -0, 1.5, -1.5, 1e21, 1e-7, '7', 'x', NaN, Infinity, -Infinity, null, undefined, true, Symbol.iterator];
const texts = [...plainTexts, null, undefined, true, 7, 1.5, -0, NaN, Infinity, 1e21, { toString: () => 'made' }, { valueOf: () => 7 }, Symbol.iterator];
const booleans = [true, false, '', 'x', null, undefined, 0, 1, NaN, {}, Symbol.iterator];
const KELVIN = '\u212A', LONG_S = '\u017F';

/// Keywords, in other cases, and similar words.
function keywordTexts(row) {
  const found = [];
  for (const keyword of row.keywords ?? []) {
    const { 0: word } = keyword.split('>');
    if (word === '') continue;
    found.push(word, word.toUpperCase(), `${word} `, `x${word}`, word.slice(1), word.replace(/k/gi, KELVIN).replace(/s/gi, LONG_S));
  }
  return [...new Set(found)];
}
/// The states of the content attribute; null: it is missing.
function statesOf(row) {
  switch (row.type) {
    case 'boolean': return [null, '', 'x', 'false', row.attribute];
    case 'long': case 'unsigned long': return [null, '', 'x', ...integerTexts];
    case 'double': case 'unrestricted double': return [null, '', 'x', ...numberTexts];
    case 'Element?': case 'FrozenArray<Element>?': return [null, '', 'one', 'two one two', 'gone', ' one', 'ONE'];
    default: return [null, ...plainTexts, ...(row.isURL ? urlTexts : []), ...keywordTexts(row)];
  }
}
function valuesOf(row) {
  switch (row.type) {
    case 'boolean': return booleans;
    case 'long': case 'unsigned long': return integers;
    case 'double': case 'unrestricted double': return numbers;
    case 'Element?': return ['one', 'other', null, undefined, 'x', 7, Symbol.iterator];
    case 'FrozenArray<Element>?': return [[], ['one'], ['two', 'one'], ['other'], null, undefined, 'x', 7, [7]];
    default: return [...texts, ...(row.isURL ? urlTexts : []), ...keywordTexts(row)];
  }
}
/// The value of the content attribute before a value is set.
const beforeSetting = [null, '', 'x'];

/// A value in the words of the answers, independent of the page's URL.
function shown(value) {
  if (value instanceof Element) return `<${value.id}>`;
  if (Array.isArray(value)) return `[${value.map(shown).join(' ')}]`;
  if (typeof value === 'string') return JSON.stringify(value).replaceAll(document.URL, '{page}').replaceAll(location.origin, '{origin}');
  if (Object.is(value, -0)) return '-0';
  if (typeof value === 'bigint') return `${value}n`;
  if (typeof value === 'symbol') return 'symbol';
  if (value !== null && typeof value === 'object') return value.toString === Object.prototype.toString ? '{valueOf}' : '{toString}';
  return String(value);
}

/// The elements that attributes of elements refer to: `one` and `two` by their ids, `other` in another tree.
function referred(value) {
  if (Array.isArray(value)) return value.map(referred);
  if (value === 'other') return other;
  return document.getElementById(value) ?? value;
}
const other = document.createElement('i');
other.id = 'other';

const NAMESPACES = { svg: 'http://www.w3.org/2000/svg', math: 'http://www.w3.org/1998/Math/MathML' };
const calls = [];
/// A custom element that observes the attributes of its rows.
function defineElement(rows) {
  customElements.define('x-reflecting', class extends HTMLElement {
    static observedAttributes = rows.filter(row => row.element === 'x-reflecting').map(row => row.attribute);
    attributeChangedCallback(name, old, value) { calls.push([old, value]); }
  });
}

function observeRow(row) {
  const { 0: local, 1: prefix } = row.element.split(':').reverse();
  const make = () => {
    const element = prefix === undefined ? document.createElement(local) : document.createElementNS(NAMESPACES[prefix], local);
    document.body.append(element);
    return element;
  };
  const isReference = /Element/.test(row.type), done = [], found = [];
  const element = make();
  if (!(row.property in element)) { element.remove(); return null; }
  const got = () => { const value = element[row.property]; return shown(value instanceof DOMTokenList ? value.value : value); };
  const put = text => { if (text === null) element.removeAttribute(row.attribute); else element.setAttribute(row.attribute, text); };
  for (const state of statesOf(row)) {
    put(state);
    done.push(`get ${state === null ? 'none' : JSON.stringify(state)}`);
    found.push(got());
  }
  element.remove();
  for (const before of beforeSetting) {
    for (const value of valuesOf(row)) {
      const fresh = make(), records = [], observer = new MutationObserver(found => { records.push(...found); });
      if (before !== null) fresh.setAttribute(row.attribute, before);
      observer.observe(fresh, { attributes: true, attributeOldValue: true });
      calls.length = 0;
      let thrown = '';
      try { fresh[row.property] = isReference ? referred(value) : value; } catch (error) { thrown = `throws ${error.name}, `; }
      records.push(...observer.takeRecords());
      const seen = records.map(record => `${record.attributeName === row.attribute ? '' : `${record.attributeName} `}was ${shown(record.oldValue)}`);
      const after = fresh[row.property];
      const notified = row.element === 'x-reflecting' ? calls.map(([old, now]) => `${shown(old)} to ${shown(now)}`) : [];
      done.push(`${before === null ? 'none' : JSON.stringify(before)} = ${shown(value)}`);
      found.push(`${thrown}${shown(fresh.getAttribute(row.attribute))}, ${shown(after instanceof DOMTokenList ? after.value : after)}` +
        [...seen, ...notified].map(text => `; ${text}`).join(''));
      fresh.remove();
    }
  }
  return { done, found };
}
function observeReflections(rows) {
  defineElement(rows);
  document.head.innerHTML = '<base href="http://base.test/folder/page.html">';
  document.body.innerHTML = '<i id="one"></i><i id="two"></i>';
  const found = {};
  for (const row of rows) found[`${row.element}.${row.property}`] = observeRow(row);
  document.head.innerHTML = document.body.innerHTML = '';
  return found;
}
