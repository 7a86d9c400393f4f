// js/fetch/Headers.js: lists of headers. https://fetch.spec.whatwg.org/#headers-class
//
// Headers are {list: PairList of [name in lower case, value], guard: 'none', 'request', 'request-no-cors', 'response' or 'immutable',
// sorted: null until they are iterated, then the sorted pairs in blocks, which each change updates}.
//
// Reads and writes nothing of the arena.
// Exports newHeaders(guard, init) · headerValue(headers, name in lower case): the combined value, null for none · copyHeaders(headers,
//         guard) · addHeader(headers, name, value), setHeader: ignoring the guard · isToken(text), isFieldValue(text), trimSpace(text) ·
//         HeadersSteps.
// Exposes nothing itself.
import { primordials, privateArray, startsWith, toASCIILower } from '../primordials.js';
import { parseMIMEType } from 'late:../mimesniff/mimeType.js';
import { PairList } from 'late:../webidl/PairList.js';
import { ItemBlocks } from '../dom/ItemBlocks.js';

const { codeAt, slice, includes, sort, TypeError } = primordials;

const marks = "!#$%&'*+-.^_`|~";
const isLetterOrDigit = unit => unit >= 48 && unit <= 57 || unit >= 65 && unit <= 90 || unit >= 97 && unit <= 122;
export const isToken = text => {
  for (let i = 0; i < text.length; i++) if (!isLetterOrDigit(codeAt(text, i)) && !includes(marks, text[i])) return false;
  return text !== '';
};
const isSpace = unit => unit === 32 || unit === 9 || unit === 10 || unit === 13;
export const trimSpace = text => {
  let start = 0, end = text.length;
  while (start < end && isSpace(codeAt(text, start))) start++;
  while (end > start && isSpace(codeAt(text, end - 1))) end--;
  return slice(text, start, end);
};
export const isFieldValue = text => {
  for (let i = 0; i < text.length; i++) if (codeAt(text, i) === 0 || codeAt(text, i) === 10 || codeAt(text, i) === 13) return false;
  return true;
};

// https://fetch.spec.whatwg.org/#forbidden-request-header
const forbidden = ' accept-charset accept-encoding access-control-request-headers access-control-request-method connection content-length cookie cookie2 ' +
  'date dnt expect host keep-alive origin referer set-cookie te trailer transfer-encoding upgrade via ';
const overriding = ' x-http-method x-http-method-override x-method-override ';
function isForbidden(name, value) {
  if (includes(forbidden, ` ${name} `) || startsWith(name, 'proxy-') || startsWith(name, 'sec-')) return true;
  if (!includes(overriding, ` ${name} `)) return false;
  const methods = primordials.split(value, ',');
  for (let i = 0; i < methods.length; i++) if (includes(' connect trace track ', ` ${toASCIILower(trimSpace(methods[i]))} `)) return true;
  return false;
}
// https://fetch.spec.whatwg.org/#no-cors-safelisted-request-header-name, and its valid values
function isSafelisted(name, value) {
  if (value.length > 128) return false;
  switch (name) {
    case 'accept': case 'accept-language': case 'content-language': return true;
    case 'content-type': {
      const type = parseMIMEType(value);
      return type !== null && includes(' application/x-www-form-urlencoded multipart/form-data text/plain ', ` ${type.essence} `);
    }
    default: return false;
  }
}
// Whether a change is made; throws if it is refused. https://fetch.spec.whatwg.org/#headers-validate
function allows({ guard }, name, value) {
  if (!isToken(name)) throw new TypeError(`Invalid header name: '${name}'`);
  if (!isFieldValue(value)) throw new TypeError(`Header '${name}' has invalid value: '${value}'`);
  if (guard === 'immutable') throw new TypeError('The headers can not be changed');
  if (guard === 'request') return !isForbidden(toASCIILower(name), value);
  return guard !== 'response' || toASCIILower(name) !== 'set-cookie' && toASCIILower(name) !== 'set-cookie2';
}
function valueOf({ list }, name) {
  const pairs = list.allOf(name);
  let found = null;
  for (let i = 0; i < pairs.length; i++) found = found === null ? pairs[i][1] : `${found}, ${pairs[i][1]}`;
  return found;
}
function add(headers, name, value) {
  const key = toASCIILower(name);
  headers.list.add([key, value]);
  if (headers.sorted !== null) addSorted(headers.sorted, key, value);
}
function remove(headers, name) {
  headers.list.remove(name);
  if (headers.sorted !== null) removeSorted(headers.sorted, name);
}
function put(headers, name, value) {
  const key = toASCIILower(name);
  headers.list.put([key, value]);
  if (headers.sorted === null) return;
  removeSorted(headers.sorted, key);
  addSorted(headers.sorted, key, value);
}
function append(headers, name, given) {
  const value = trimSpace(given);
  if (!allows(headers, name, value)) return;
  if (headers.guard === 'request-no-cors') {
    const key = toASCIILower(name), old = valueOf(headers, key);
    if (!isSafelisted(key, old === null ? value : `${old}, ${value}`)) return;
  }
  add(headers, name, value);
}
function fill(headers, init) {
  for (let i = 0; i < init.length; i++) {
    if (init[i].length !== 2) throw new TypeError('Header sub-sequence must contain exactly two items');
    append(headers, init[i][0], init[i][1]);
  }
  return headers;
}
export const newHeaders = (guard, init) => {
  const headers = { __proto__: null, list: new PairList(privateArray()), guard, sorted: null };
  return init === undefined ? headers : fill(headers, init);
};
export const copyHeaders = ({ list }, guard) => {
  const headers = newHeaders(guard);
  for (let i = 0, all = list.all(); i < all.length; i++) headers.list.add(all[i]);
  return headers;
};
export { valueOf as headerValue, add as addHeader, put as setHeader };
export const HeadersSteps = {
  __proto__: null,
  construct: init => newHeaders('none', init),
  append,
  delete(headers, name) { if (allows(headers, name, '')) remove(headers, toASCIILower(name)); },
  get(headers, name) {
    if (!isToken(name)) throw new TypeError(`Invalid header name: '${name}'`);
    return valueOf(headers, toASCIILower(name));
  },
  getSetCookie({ list }) {
    const found = list.allOf('set-cookie');
    for (let i = 0; i < found.length; i++) found[i] = found[i][1];
    return found;
  },
  has(headers, name) {
    if (!isToken(name)) throw new TypeError(`Invalid header name: '${name}'`);
    return headers.list.firstOf(toASCIILower(name)) !== undefined;
  },
  set(headers, name, given) {
    const value = trimSpace(given);
    if (!allows(headers, name, value)) return;
    if (headers.guard === 'request-no-cors' && !isSafelisted(toASCIILower(name), value)) return;
    put(headers, name, value);
  },
  pair(headers, index) {
    const sorted = sortedPairs(headers);
    return index < sorted.length ? sorted.peek(index) : undefined;
  },
};
// The index of the first sorted pair whose name is a given name or comes after it, or only comes after it.
function placeOf(sorted, name, isBehind) {
  let low = 0, high = sorted.length;
  while (low < high) {
    const middle = low + high >> 1, other = sorted.peek(middle)[0];
    if (other < name || isBehind && other === name) low = middle + 1; else high = middle;
  }
  return low;
}
// Cookies are not combined. https://fetch.spec.whatwg.org/#concept-header-list-sort-and-combine
const isCombined = name => name !== 'set-cookie';
function addSorted(sorted, name, value) {
  const place = placeOf(sorted, name, !isCombined(name)), items = privateArray();
  const known = isCombined(name) && place < sorted.length ? sorted.peek(place) : null, isKnown = known !== null && known[0] === name;
  items[0] = [name, isKnown ? `${known[1]}, ${value}` : value];
  sorted.splice(place, isKnown ? place + 1 : place, items);
}
function removeSorted(sorted, name) { sorted.splice(placeOf(sorted, name, false), placeOf(sorted, name, true), privateArray()); }
function sortedPairs(headers) {
  if (headers.sorted !== null) return headers.sorted;
  const all = privateArray(), found = privateArray(), list = headers.list.all();
  for (let i = 0; i < list.length; i++) all[i] = { __proto__: null, name: list[i][0], value: list[i][1], turn: i };
  sort(all, (a, b) => a.name < b.name ? -1 : a.name > b.name ? 1 : a.turn - b.turn);
  for (let i = 0; i < all.length; i++) {
    const { name, value } = all[i], last = found.length - 1;
    if (last >= 0 && found[last][0] === name && isCombined(name)) found[last] = [name, `${found[last][1]}, ${value}`];
    else found[found.length] = [name, value];
  }
  headers.sorted = new ItemBlocks();
  headers.sorted.fill(found, found.length);
  return headers.sorted;
}
