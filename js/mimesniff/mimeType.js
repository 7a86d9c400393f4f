// js/mimesniff/mimeType.js: MIME types. https://mimesniff.spec.whatwg.org/#parsing-a-mime-type
//
// Reads and writes nothing of the arena.
// Exports parseMIMEType(text) → {essence, parameters: private array of [name, value]} or null · mimeParameter(type, name) → text or undefined ·
//         setMIMEParameter(type, name, value) · mimeText(type): serialised. Exposes nothing.
import { primordials, privateArray, toASCIILower } from '../primordials.js';

const { codeAt, slice, indexOf, includes } = primordials;

const isSpace = unit => unit === 32 || unit === 9 || unit === 10 || unit === 13;
function trim(text) {
  let start = 0, end = text.length;
  while (start < end && isSpace(codeAt(text, start))) start++;
  while (end > start && isSpace(codeAt(text, end - 1))) end--;
  return slice(text, start, end);
}
const tokenMarks = "!#$%&'*+-.^_`|~";
const isTokenUnit = unit => unit >= 48 && unit <= 57 || unit >= 65 && unit <= 90 || unit >= 97 && unit <= 122;
function isToken(text) {
  for (let i = 0; i < text.length; i++) if (!isTokenUnit(codeAt(text, i)) && !includes(tokenMarks, text[i])) return false;
  return text !== '';
}
function isQuotable(text) {
  for (let i = 0; i < text.length; i++) {
    const unit = codeAt(text, i);
    if (unit !== 9 && (unit < 32 || unit > 255 || unit === 127)) return false;
  }
  return true;
}
const find = (text, mark, from) => { const at = indexOf(text, mark, from); return at < 0 ? text.length : at; };
// https://fetch.spec.whatwg.org/#collect-an-http-quoted-string: the value, and the index after it.
function quoted(text, start) {
  let value = '', at = start + 1;
  for (; at < text.length && text[at] !== '"'; at++) {
    if (text[at] === '\\' && at + 1 < text.length) at++;
    value += text[at];
  }
  return { __proto__: null, value, end: at + 1 };
}
const parameterOf = (type, name) => {
  const { parameters } = type;
  for (let i = 0; i < parameters.length; i++) if (parameters[i][0] === name) return parameters[i][1];
  return undefined;
};
export const parseMIMEType = given => {
  const text = trim(given), slash = indexOf(text, '/');
  if (slash <= 0) return null;
  let at = find(text, ';', slash);
  const type = slice(text, 0, slash), subtype = trim(slice(text, slash + 1, at));
  if (!isToken(type) || !isToken(subtype)) return null;
  const result = { __proto__: null, essence: toASCIILower(`${type}/${subtype}`), parameters: privateArray() };
  while (at < text.length) {
    at++;
    while (at < text.length && isSpace(codeAt(text, at))) at++;
    const equals = find(text, '=', at), semicolon = find(text, ';', at);
    if (equals >= semicolon) { at = semicolon; continue; }
    const name = toASCIILower(slice(text, at, equals));
    let value;
    at = equals + 1;
    if (at < text.length && text[at] === '"') {
      const found = quoted(text, at);
      ({ value } = found);
      at = find(text, ';', found.end);
    } else {
      value = trim(slice(text, at, semicolon));
      at = semicolon;
      if (value === '') continue;
    }
    if (isToken(name) && isQuotable(value) && parameterOf(result, name) === undefined) result.parameters[result.parameters.length] = [name, value];
  }
  return result;
};
function quote(value) {
  let text = '';
  for (let i = 0; i < value.length; i++) text += value[i] === '"' || value[i] === '\\' ? `\\${value[i]}` : value[i];
  return `"${text}"`;
}
export const mimeText = ({ essence, parameters }) => {
  let text = essence;
  for (let i = 0; i < parameters.length; i++) text += `;${parameters[i][0]}=${isToken(parameters[i][1]) ? parameters[i][1] : quote(parameters[i][1])}`;
  return text;
};
export const setMIMEParameter = ({ parameters }, name, value) => {
  for (let i = 0; i < parameters.length; i++) if (parameters[i][0] === name) { parameters[i][1] = value; return; }
  parameters[parameters.length] = [name, value];
};
export { parameterOf as mimeParameter };
