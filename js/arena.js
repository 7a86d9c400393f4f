// js/arena.js: the base of all bindings: strings, names, wrappers, native calls. The tree's memory: js/memory.js.
//
// The files of js/ are modules, which js/linker/link.mjs links: each becomes a block whose `this` is the private object G, to which no
// page-visible name leads. It reads what it imports from G at its start, and writes what it exports to G (js/linker/modules.mjs). They run
// in the order of js/files.txt. Before that, native code sets the names of 'native' in G: `native`, `holder`, `buffers` (header, nodes,
// attributes: ArrayBuffers), `global` (the global object), `kind` ('page' or 'isolated') and others.
//
//   primordials  js/primordials.js
//   strings      str(id): string of a StringID, null for 0 · intern(string): StringID of the interned string
//   attributes   findAttribute(element id, key) → attribute, 0 for none
//   changes      createText(text, documentId): id of a new text node · writeData(id, text) · writeContent(id, text): a parent's only text ·
//                writeAttribute(id, key, text) · callReplacing(OP.x, text, former, a, b, c): callText for a text in the place of a string ·
//                keepReplacing(string id, text, former): keeps that text · keepAppended(former, string id, text appended)
//   shadow trees hostOf(id): a shadow root's host, 0 for other nodes
//   names        nameOf(nameId): {id, ns, namespace, prefix, local, qualified, upper}
//   wrappers     wrap(id): the node's wrapper, null for 0 · idOf(wrapper): its id, TypeError for anything else ·
//                elementId(wrapper, member, kind), htmlElementId, documentId, idOf: such a node's id, TypeError for anything else, as in
//                js/webidl/types.js's wrongReceiver for a member's receiver ·
//                isNode(value) · documentIdOf(id) · isHTMLDocumentId(id): of any node · isQuirks(document id)
//   native       call(OP.x, a, b, c): a number, a string or a typed array · callText(OP.x, text, a, b, c): with a string ·
//                callValues(OP.x, ...) and callList([OP.x, ...]): with values of any kind · js/operations.txt: the operations
//   interfaces   js/webidl/interface.js, conversions: js/webidl/conversions.js
//   lazy modules js/lazyModules.js: files of js/ that run when something of theirs is first touched
//   hooks        js/hooks.js
//
// Throws a DOMException whenever a native call reports one. Exposes nothing to pages.
import G, { OP, holder, native } from 'native';
import { ObjectCreate, PrivateMap, apply, made, noteMade, primordials, privateArray, setPrototypeOf, toASCIIUpper } from './primordials.js';
import { hooks, pageHooks } from './hooks.js';
import { pageState } from './page.js';
import {
  DOCUMENT, DOCUMENT_FRAGMENT, ELEMENT, TEXT, attributeKeyOf, attributeValueOf, callResult, callStatus, dataOf, documentNumberOf, firstAttributeOf,
  firstChildOf, fragmentHostOf, isQuirksDocument, isShadowRoot, isXMLDocument, kindOf, nameIdOf, nextAttributeOf,
} from './memory.js';

const { TypeError } = primordials;

// The number of attributes that a walk reads before it calls native code, which has an index of elements with more.
export const LONGEST_ATTRIBUTE_WALK = 64;
const LONGEST_TEXT = 1_073_741_823, OUT_OF_MEMORY = 101;

// All native calls go through `native`, which checks its operands and converts nothing, so no script runs before it has all operands. It
// throws nothing: callStatus() returns the status (0: success), and the exception is created here, in this world. Further results are read
// by callResult(2) and so on.
export function call(operation, a, b, c) {
  const result = native(holder, operation, a, b, c);
  if (callStatus() !== 0) hooks.throwStatus(callStatus(), result);
  return result;
}
// Makes a call that also passes a string.
export function callText(operation, text, a, b, c) {
  if (text.length > LONGEST_TEXT) hooks.throwStatus(OUT_OF_MEMORY);
  const result = native(holder, operation, a, b, c, text);
  if (callStatus() !== 0) hooks.throwStatus(callStatus(), result);
  return result;
}
// Makes a call with up to seven values of any kind. Nodes are passed as ids; the result is returned unchanged.
const isTooLong = value => typeof value === 'string' && value.length > LONGEST_TEXT;
export function callValues(operation, a, b, c, d, e, f, g) {
  let result;
  if (isTooLong(a) || isTooLong(b)) hooks.throwStatus(OUT_OF_MEMORY);
  if (c === undefined && d === undefined) result = native(holder, operation, a, b);
  else {
    if (isTooLong(c) || isTooLong(d) || isTooLong(e) || isTooLong(f) || isTooLong(g)) hooks.throwStatus(OUT_OF_MEMORY);
    result = native(holder, operation, a, b, c, d, e, f, g);
  }
  if (callStatus() !== 0) hooks.throwStatus(callStatus(), result);
  return result;
}
// The same with any number of values, in a private array after the operation. NB: No spread: a script can replace the iterator of arrays,
// and would get the values of this one.
export function callList(list) {
  const all = privateArray();
  all[0] = holder;
  for (let i = 0; i < list.length; i++) {
    if (isTooLong(list[i])) hooks.throwStatus(OUT_OF_MEMORY);
    all[i + 1] = list[i];
  }
  const result = apply(native, undefined, all);
  if (callStatus() !== 0) hooks.throwStatus(callStatus(), result);
  return result;
}

// What is kept of the page. Lists are grown by appending, so that they stay dense.
const LONGEST_SHARED = 32, RECENT = (LONGEST_SHARED + 1) * 4;
function initialList(...values) {
  const list = privateArray();
  for (let i = 0; i < values.length; i++) list[i] = values[i];
  return list;
}
function filledList(count, value) {
  const list = privateArray();
  for (let i = 0; i < count; i++) list[i] = value;
  return list;
}
const page = pageState('arena', () => ({
  __proto__: null,
  strings: initialList(null, ''), stringsLength: 2, longIds: privateArray(), longUnits: 0, interned: PrivateMap(), internedCount: 0,
  recentTexts: filledList(RECENT, ''), recentIds: filledList(RECENT, 1), nextRecent: 0,
  // The names by their ids.
  namespaces: privateArray(),
  names: privateArray(),
  // The documents by their numbers, which nodes have.
  documents: privateArray(),
  wrappers: initialList(null), wrappersLength: 1,
})), { strings, recentTexts, recentIds, namespaces, names, documents, wrappers } = page;

// The strings by their ids. The array grows by appending, so that it stays dense. Long strings are kept up to this many code units in
// total, and otherwise created again from the tree: a text that a script extends step by step is another string each time.
const LONG_STRING = 1024, MOST_LONG_UNITS = 8_000_000;
// NB: An id below 0 is the text of a style that has not been read yet (Tree+UnwrittenStyles.swift); it can be used once.
const loadString = id => id < 0 ? call(OP.string, id, 0, 0) : keepString(id, call(OP.string, id, 0, 0));
function keepString(id, string) {
  while (page.stringsLength <= id) strings[page.stringsLength++] = undefined;
  if (string.length > LONG_STRING) {
    if (page.longUnits + string.length > MOST_LONG_UNITS) {
      for (let i = 0; i < page.longIds.length; i++) strings[page.longIds[i]] = undefined;
      page.longIds = privateArray();
      page.longUnits = 0;
    }
    page.longIds[page.longIds.length] = id;
    page.longUnits += string.length;
  }
  return strings[id] = string;
}
export function str(id) {
  const s = strings[id];
  return s !== undefined ? s : loadString(id);
}
export function intern(string) {
  const known = page.interned.get(string);
  if (known !== undefined) return known;
  const id = callText(OP.internText, string, 0, 0, 0);
  if (page.internedCount++ > 8192) { page.interned = PrivateMap(); page.internedCount = 0; }
  page.interned.set(string, id);
  if (id < 4_000_000) keepString(id, string);
  return id;
}

// The ids of the last few short strings of each length that were passed to native code, so that native code hashes a text only once. Short
// strings are shared: equal text has an equal id.
// The id of a text, 0 if native code has to find it.
function knownText(text) {
  const { length } = text;
  if (length > LONGEST_SHARED) return 0;
  const first = length << 2;
  for (let i = first; i < first + 4; i++) if (recentTexts[i] === text) return recentIds[i];
  return 0;
}
function rememberText(text, id) {
  const { length } = text;
  if (length > LONGEST_SHARED) return;
  const at = (length << 2) + (page.nextRecent++ & 3);
  recentTexts[at] = text;
  recentIds[at] = id;
}
export function createText(text, documentId) {
  const known = knownText(text);
  if (known !== 0) return call(OP.createTextString, documentId, known, 0);
  const id = callText(OP.createText, text, documentId, 0, 0);
  rememberText(text, dataOf(id));
  return id;
}
// Long texts that replace others. A script extends a text by reading it and writing what it made of it (`text.data += line`), which the engine
// has in pieces. So native code gets the former text, too, and reads only what follows it; and the text is kept as the engine has it.
export function callReplacing(operation, text, former, a, b, c) {
  const known = text.length > LONG_STRING ? strings[former] : undefined;
  if (known === undefined || text.length > LONGEST_TEXT) return callText(operation, text, a, b, c);
  const result = native(holder, operation, a, b, c, text, known);
  if (callStatus() !== 0) hooks.throwStatus(callStatus(), result);
  return result;
}
// NB: Of a text that grows, the last one is kept, and counted once.
export function keepReplacing(id, text, former) {
  if (text.length <= LONG_STRING || id === former) return;
  const last = page.longIds.length - 1, known = strings[former];
  if (known !== undefined && last >= 0 && page.longIds[last] === former) {
    page.longUnits -= known.length;
    strings[former] = undefined;
    page.longIds.length = last;
  }
  keepString(id, text);
}
export function keepAppended(former, id, text) {
  const known = strings[former];
  if (known !== undefined) keepReplacing(id, known + text, former);
}
// Replaces a text's data.
export function writeData(id, text) {
  const former = dataOf(id);
  callReplacing(OP.setData, text, former, id, 0, 0);
  keepReplacing(dataOf(id), text, former);
}
// Puts a text in the place of all children.
export function writeContent(id, text) {
  if (text.length <= LONG_STRING) { callText(OP.setTextContent, text, id, 0, 0); return; }
  const first = firstChildOf(id), former = first !== 0 && kindOf(first) === TEXT ? dataOf(first) : 0;
  callReplacing(OP.setTextContent, text, former, id, 0, 0);
  const made = firstChildOf(id);
  if (made !== 0 && kindOf(made) === TEXT) keepReplacing(dataOf(made), text, former);
}
// Sets an attribute by its qualified name's string id.
export function writeAttribute(id, key, text) {
  const known = knownText(text);
  if (known !== 0) call(OP.setAttributeString, id, key, known);
  else if (text.length <= LONG_STRING) rememberText(text, callText(OP.setAttribute, text, id, key, 0));
  else {
    const former = attributeValueOf(findAttribute(id, key));
    callReplacing(OP.setAttribute, text, former, id, key, 0);
    keepReplacing(attributeValueOf(findAttribute(id, key)), text, former);
  }
}

// The first attribute with a qualified name, by that name's string id; 0 if the element lacks it.
export function findAttribute(id, key) {
  let left = LONGEST_ATTRIBUTE_WALK;
  for (let a = firstAttributeOf(id); a !== 0; a = nextAttributeOf(a)) {
    if (attributeKeyOf(a) === key) return a;
    if (--left === 0) return call(OP.findAttribute, id, key, 0);
  }
  return 0;
}

const namespaceOf = number => number === 0 ? null : namespaces[number] ??= str(call(OP.namespaceAddress, number, 0, 0));
export function nameOf(id) {
  const name = names[id];
  return name !== undefined ? name : loadName(id);
}
function loadName(id) {
  const ns = call(OP.name, id, 0, 0), local = callResult(2), prefix = callResult(3), qualified = callResult(4);
  const name = {
    __proto__: null, id, ns, namespace: namespaceOf(ns), prefix: str(prefix), local: str(local), localId: local,
    qualified: str(qualified), qualifiedId: qualified, upper: '', prototype: null, interfaceName: '',
    isList: false,
  };
  // Their wrappers are objects of js/html/forms/listElements.js.
  name.isList = ns === 1 && (name.local === 'form' || name.local === 'select');
  name.upper = ns === 1 ? toASCIIUpper(name.qualified) : name.qualified;
  while (names.length < id) names[names.length] = undefined;
  return names[id] = name;
}

// The host of a shadow root, 0 for another node.
export const hostOf = id => isShadowRoot(id) ? fragmentHostOf(id) : 0;

export function documentIdOf(id) {
  const number = documentNumberOf(id);
  const known = documents[number];
  return known !== undefined ? known : documents[number] = call(OP.documentNumbered, number, 0, 0);
}
export const isHTMLDocumentId = id => !isXMLDocument(documentIdOf(id));
export const isQuirks = documentId => isQuirksDocument(documentId);

// Wrappers. A wrapper's id is a private field: no page can read or forge it.
class GivenNode { constructor(object) { return object; } }
export class Given { constructor(object) { return made.list === null ? object : noteMade(object); } }
function wrong(name, member, kind = 0) {
  if (member === undefined) throw new TypeError(`The object is not an instance of ${name}`);
  return hooks.wrongReceiver(name, member, kind);
}
class NodeBrand extends GivenNode {
  #id;
  constructor(object, id) { super(object); this.#id = id; }
  // NB: This reads the object once; an object without the field causes an exception.
  static idOf(object, member, kind) {
    try { return object.#id; } catch { return wrong('Node', member, kind); }
  }
  static elementId(object, member, kind) {
    try {
      const id = object.#id;
      if (kindOf(id) === ELEMENT) return id;
    } catch {}
    return wrong('Element', member, kind);
  }
  static htmlElementId(object, member, kind) {
    try {
      const id = object.#id;
      if (kindOf(id) === ELEMENT && nameOf(nameIdOf(id)).ns === 1) return id;
    } catch {}
    return wrong('HTMLElement', member, kind);
  }
  static documentId(object, member, kind) {
    try {
      const id = object.#id;
      if (kindOf(id) === DOCUMENT) return id;
    } catch {}
    return wrong('Document', member, kind);
  }
  static isNode(value) { return typeof value === 'object' && value !== null && #id in value; }
  // The id of a nullable Node argument: 0 for null and undefined.
  static idOrZero(value, where) {
    if (value === null || value === undefined) return 0;
    if (typeof value !== 'object' || !(#id in value)) return hooks.wrongValue('Node', where);
    return value.#id;
  }
  // The id of a Node argument.
  static argument(value, where) {
    if (typeof value !== 'object' || value === null || !(#id in value)) return hooks.wrongValue('Node', where);
    return value.#id;
  }
}
const { idOf, elementId, htmlElementId, documentId, isNode, idOrZero, argument: nodeArgument } = NodeBrand;
export function wrap(id) {
  const wrapper = wrappers[id];
  return wrapper !== undefined ? wrapper : makeWrapper(id);
}
// The interfaces by kind of node, and those of elements by local name; the files that define them add them.
export const prototypes = privateArray();
// The interface of a kind of nodes whose file has not run.
const interfaceOfKind = ObjectCreate(null);
interfaceOfKind[2] = 'Attr'; interfaceOfKind[3] = 'Text'; interfaceOfKind[4] = 'CDATASection'; interfaceOfKind[7] = 'ProcessingInstruction';
interfaceOfKind[8] = 'Comment'; interfaceOfKind[10] = 'DocumentType'; interfaceOfKind[11] = 'DocumentFragment';
// Makes the wrapper of node `id`, which has none yet: the object given, or one of the node's interface. NB: This is one function, too long
// to be inlined: a loop that calls it once for each node would be a third slower if this code were inlined in it.
function makeWrapper(id, given = null) {
  const kind = kindOf(id);
  let prototype = null, object = given, isList = false;
  if (object === null) {
    if (kind === ELEMENT) {
      const name = nameOf(nameIdOf(id));
      ({ prototype, isList } = name);
      if (prototype === null) prototype = name.prototype = elementPrototype(name);
    } else {
      prototype = prototypes[kind];
      if (prototype === undefined) prototype = prototypes[kind] = G[interfaceOfKind[kind]].prototype;
      if (kind === DOCUMENT_FRAGMENT && hostOf(id) !== 0) ({ prototype } = G.ShadowRoot);
      if (kind === DOCUMENT && hooks.htmlDocumentPrototype !== null && isHTMLDocumentId(id)) prototype = hooks.htmlDocumentPrototype;
    }
    if (pageHooks.prototypeIn !== null) prototype = pageHooks.prototypeIn(id, prototype);
    object = isList ? hooks.listElement(prototype, id) : ObjectCreate(prototype);
  }
  const wrapper = new NodeBrand(object, id);
  if (kind === DOCUMENT && hooks.documentMade !== null) hooks.documentMade(wrapper);
  while (page.wrappersLength <= id) wrappers[page.wrappersLength++] = undefined;
  return wrappers[id] = wrapper;
}
export const adoptWrapper = (object, id) => makeWrapper(id, object);
// The wrapper that a node has already, for the next page's node of that id.
export function keepWrapper(wrapper, id) {
  while (page.wrappersLength <= id) wrappers[page.wrappersLength++] = undefined;
  wrappers[id] = wrapper;
}
function elementPrototype({ ns, local }) {
  const find = hooks.elementPrototypes[ns];
  return find === undefined ? prototypes[ELEMENT] : find(local);
}

export { idOf, elementId, htmlElementId, documentId, isNode, idOrZero, nodeArgument };
setPrototypeOf(G, null);
