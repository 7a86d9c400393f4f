// js/dom/baseURLs.js: the base URLs of documents, and URLs that are resolved against them.
// https://html.spec.whatwg.org/multipage/urls-and-fetching.html#document-base-url
//
// Reads   attribute records. Writes nothing.
// Exports baseOf(document id), baseURLOf: the same · originOf(document id) · resolve(id, text) → absolute URL or null · urlOf(id,
//         name): of a content attribute.
// Exposes nothing.
import { OP } from 'native';
import { PrivateMap, privateArray } from '../primordials.js';
import { pageState } from '../page.js';
import { callText, callValues, documentIdOf, intern, nameOf } from '../arena.js';
import { ELEMENT, kindOf, nameIdOf, structureSequence } from '../memory.js';
import { toUSV } from '../webidl/conversions.js';
import { parseURL } from '../url/parsing.js';
import { documentURL, fallbackBases } from './addresses.js';
import { LiveList } from './LiveList.js';
import { characterSetOf } from './Document.js';
import { textOf } from './contentAttributes.js';

const page = pageState('dom/baseURLs', () => ({
  __proto__: null,
  bases: privateArray(), baseLists: PrivateMap(),
  // The resolved URLs of one document, valid until its base or its encoding changes. Most URLs of a page are read more than once, or never.
  resolved: PrivateMap(), resolvedCount: 0, resolvedBase: null, resolvedEncoding: null, baseId: 0, encodingId: 0,
})), { bases, baseLists } = page;
// Live lists, so that a script that changes the page between two URLs causes no walk each time.
const baseElement = {
  __proto__: null,
  deep: true, attributes: false, isLocal: true,
  matches(id) {
    if (kindOf(id) !== ELEMENT) return false;
    const { ns, local } = nameOf(nameIdOf(id));
    return ns === 1 && local === 'base';
  },
  build: root => callValues(OP.elementsNamed, root, 'http://www.w3.org/1999/xhtml', 'base'),
};
function baseElements(documentId) {
  let list = baseLists.get(documentId);
  if (list === undefined) baseLists.set(documentId, list = new LiveList(documentId, baseElement));
  return list.all();
}
export function baseOf(documentId) {
  const address = documentURL(documentId);
  const known = bases[documentId];
  if (known !== undefined && known.sequence === structureSequence() && known.address === address) return known.base;
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
  bases[documentId] = { __proto__: null, sequence: structureSequence(), address, base };
  return base;
}
// https://html.spec.whatwg.org/multipage/browsers.html#concept-origin: documents of frames without an address have that of their containers.
export function originOf(documentId) {
  const embedder = fallbackBases.get(documentId);
  return embedder === undefined ? parseURL(documentURL(documentId), null).origin : originOf(embedder);
}
export function resolve(id, text) {
  const document = documentIdOf(id), base = baseOf(document), encoding = characterSetOf(document);
  if (base !== page.resolvedBase || encoding !== page.resolvedEncoding || page.resolvedCount > 4096) {
    page.resolved = PrivateMap();
    page.resolvedCount = 0;
    page.resolvedBase = base;
    page.resolvedEncoding = encoding;
    page.baseId = intern(base);
    page.encodingId = intern(encoding);
  }
  let address = page.resolved.get(text);
  if (address === undefined) {
    const parsed = callText(OP.resolveURL, text, page.baseId, page.encodingId, 0);
    page.resolved.set(text, address = parsed === '' ? null : parsed);
    page.resolvedCount++;
  }
  return address;
}
// The value of a URL attribute: "" when missing, the text as written when it does not parse.
export function urlOf(id, name) {
  const text = textOf(id, name);
  if (text === null) return '';
  const url = resolve(id, text);
  return url === null ? toUSV(text) : url;
}
export { baseOf as baseURLOf };
