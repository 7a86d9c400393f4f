// js/extension/evaluatedValues.js: the value of a script that was evaluated, as JSON.
//
// JSON.stringify returns {} for elements, lists and maps, and throws for a BigInt. Here such a value is an object with one key, its type:
//
//   {"HTMLParagraphElement": "<p id=\"a\">"}   a node: an element's start tag, a document's URL, an attribute, the text of others
//   {"NodeList": [value, …]}   objects with values at indices: lists of the DOM, typed arrays, buffers
//   {"Set": [value, …]}   {"Map": [[key, value], …]}   {"BigInt": "1"}   {"RegExp": "/a/g"}   {"TypeError": "message"}
//   {"Promise": null}   objects with a type and no content
//   {"Function": "name"}   {"Symbol": "Symbol(name)"}   only by themselves; in other values they are left out, as JSON.stringify does
//
// An element's contents are left out, so that a list of nested elements is no larger than the page.
//
// Reads the names and attributes of nodes. Scripts' own `toJSON`, getters and traps run meanwhile, as they do for JSON.stringify.
// Exports evaluatedJSON(value): JSON text; undefined for undefined.
// Exposes nothing.
import { global } from 'native';
import { PrivateMap, primordials, privateArray, toArray } from '../primordials.js';
import { idOf, isNode, nameOf, str } from '../arena.js';
import { ATTRIBUTE, DOCUMENT, ELEMENT, attributeKeyOf, attributeValueOf, firstAttributeOf, kindOf, nameIdOf, nextAttributeOf } from '../memory.js';
import { define } from '../webidl/interface.js';
import { isLoaded } from '../lazyModules.js';
import { document } from '../html/documents/Document.js';
import { platformInterface } from '../webidl/platformInterface.js';
import { isIndexed } from 'late:../webidl/indexed.js';

const {
  stringify, isArray, keysOf, classText, bigText, symbolText, isError, includes, replace, slice, mapEach, setEach, arrayTag, isArrayBuffer,
  Uint8Array, wrappedValues,
} = primordials;
const bigOf = wrappedValues[3];

const escaped = text => includes(text, '&') || includes(text, '"') ? replace(replace(text, /&/g, '&amp;'), /"/g, '&quot;') : text;
const attribute = (name, value) => value === '' ? name : `${name}="${escaped(value)}"`;
function startTag(id) {
  let tag = `<${nameOf(nameIdOf(id)).qualified}`;
  for (let a = firstAttributeOf(id); a !== 0; a = nextAttributeOf(a)) tag += ` ${attribute(str(attributeKeyOf(a)), str(attributeValueOf(a)) ?? '')}`;
  return `${tag}>`;
}
function nodeText(node) {
  const id = idOf(node), kind = kindOf(id);
  if (kind === ELEMENT) return startTag(id);
  if (kind === ATTRIBUTE) return attribute(node.name, node.value);
  return kind === DOCUMENT ? node.URL : node.nodeValue ?? node.nodeName;
}

function items(list) {
  const found = privateArray();
  for (let i = 0; i < list.length; i++) found[i] = list[i];
  return toArray(found);
}
function pair(key, value) {
  const both = privateArray();
  both[0] = key;
  both[1] = value;
  return toArray(both);
}
// The contents of a Map or a Set; undefined for other objects.
function contents(value) {
  const found = privateArray();
  try { mapEach(value, (item, key) => { found[found.length] = pair(key, item); }); return toArray(found); } catch { /* no Map */ }
  try { setEach(value, item => { found[found.length] = item; }); return toArray(found); } catch { /* no Set */ }
  return undefined;
}

// The name of a value's type and its content; undefined for a value that JSON can represent.
function description(value) {
  if (isNode(value)) return pair(platformInterface(value), nodeText(value));
  if (value === global) return pair('Window', document.URL);
  if (isArray(value)) return undefined;
  if (isError(value)) return pair(`${value.name}`, `${value.message}`);
  const type = arrayTag(value);
  if (type !== undefined) return pair(type, items(value));
  if (isArrayBuffer(value)) return pair('ArrayBuffer', items(new Uint8Array(value)));
  const tag = platformInterface(value) ?? slice(classText(value), 8, -1);
  if (tag === 'Object' || tag === 'Arguments' || tag === 'String' || tag === 'Number' || tag === 'Boolean') return undefined;
  const held = contents(value);
  if (held !== undefined) return pair(tag, held);
  if (typeof value.cssText === 'string') return pair(tag, value.cssText);
  if (isLoaded('isIndexed') && isIndexed(value) && typeof value.length === 'number') return pair(tag, items(value));
  try { return pair('BigInt', bigText(bigOf(value))); } catch { /* no BigInt */ }
  if (keysOf(value).length > 0) return undefined;
  // NB: A value whose conversion is only its tag, or throws, has no content.
  let text = null;
  try { text = `${value}`; } catch { /* the script's own */ }
  return pair(tag, text === null || slice(text, 0, 8) === '[object ' ? null : text);
}
function typed(named) {
  const value = {};
  define(value, named[0], named[1], true, true, true);
  return value;
}

export const evaluatedJSON = value => {
  // The replacements by their objects, so that JSON.stringify detects cycles.
  const known = PrivateMap();
  function described(value) {
    if (typeof value === 'bigint') return typed(pair('BigInt', bigText(value)));
    // NB: document.all is an object whose type is that of undefined.
    if (value === null || value === undefined || typeof value !== 'object' && typeof value !== 'undefined') return value;
    const before = known.get(value);
    if (before !== undefined) return before;
    const named = description(value), result = named === undefined ? value : typed(named);
    if (result !== value) known.set(value, result);
    return result;
  }
  if (typeof value === 'function') return stringify(typed(pair('Function', `${value.name}`)));
  if (typeof value === 'symbol') return stringify(typed(pair('Symbol', symbolText(value))));
  return stringify(value, (key, value) => described(value));
};
