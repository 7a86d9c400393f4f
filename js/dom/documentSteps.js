// js/dom/documentSteps.js: steps of the members of Document that few scripts use. https://dom.spec.whatwg.org/#interface-document
//
// Reads   arena bytes through js/arena.js. Writes nothing: each change is one native call, which checks it.
// Exports DocumentSteps_Document (js/idl/Document.webidl). Throws DOMException as specified. Exposes nothing.
import { OP } from 'native';
import { primordials, toASCIILower } from '../primordials.js';
import { call, callText, hostOf, intern, isHTMLDocumentId, isQuirks } from '../arena.js';
import { ATTRIBUTE, DOCUMENT, DOCUMENT_FRAGMENT, fragmentHostOf, kindOf } from '../memory.js';
import { fail } from '../webidl/conversions.js';
import { documentMade, documentURL } from './addresses.js';
import { cloneNode } from './Node.js';
import { byTagNameNS } from './Collections.js';
import { isAttributeName, qualifiedName } from './names.js';
import { characterSetOf, contentTypeOf, createWithOptions, doctypeOf, isOption } from './Document.js';
import { cloneAttributeNode } from 'late:./Attr.js';
import { implementationOf } from 'late:./DOMImplementation.js';
import { newRange } from 'late:./Range.js';
import { newNodeIterator, newTreeWalker } from 'late:./Traversal.js';
import { createEvent } from 'late:./eventInterfaces.js';

const { indexOf, matchesSource } = primordials;
// https://www.w3.org/TR/xml/#NT-Name
const nameStart = ':A-Z_a-z\\xC0-\\xD6\\xD8-\\xF6\\xF8-\\u02FF\\u0370-\\u037D\\u037F-\\u1FFF\\u200C\\u200D\\u2070-\\u218F\\u2C00-\\u2FEF' +
  '\\u3001-\\uD7FF\\uF900-\\uFDCF\\uFDF0-\\uFFFD\\u{10000}-\\u{EFFFF}';
const isName = text => matchesSource(`^[${nameStart}][-.0-9\\xB7\\u0300-\\u036F\\u203F\\u2040${nameStart}]*$`, 'u', text);

export const DocumentSteps_Document = {
  __proto__: null,
  implementation: id => implementationOf(id),
  documentURI: id => documentURL(id),
  compatMode: id => isQuirks(id) ? 'BackCompat' : 'CSS1Compat',
  characterSet: characterSetOf,
  charset: characterSetOf,
  inputEncoding: characterSetOf,
  contentType: contentTypeOf,
  doctype: doctypeOf,
  getElementsByTagNameNS: (id, namespace, localName) => byTagNameNS(id, namespace, localName),
  createElementNS: (id, namespace, name, options) => {
    const nameId = qualifiedName(namespace, name, true);
    return createWithOptions(id, nameId, isOption(options));
  },
  createCDATASection(id, data) {
    if (isHTMLDocumentId(id)) fail('NotSupportedError');
    if (indexOf(data, ']]>') >= 0) fail('InvalidCharacterError');
    return callText(OP.createCDATA, data, id, 0, 0);
  },
  createComment: (id, data) => callText(OP.createComment, data, id, 0, 0),
  createProcessingInstruction(id, target, data) {
    if (!isName(target) || indexOf(data, '?>') >= 0) fail('InvalidCharacterError');
    return callText(OP.createPI, data, id, intern(target), 0);
  },
  importNode(id, node, options) {
    const kind = kindOf(node);
    if (kind === DOCUMENT || hostOf(node) !== 0) fail('NotSupportedError');
    return kind === ATTRIBUTE ? cloneAttributeNode(node, id) : cloneNode(node, typeof options === 'boolean' ? options : !options.selfOnly, id);
  },
  adoptNode(id, node) {
    if (kindOf(node) === DOCUMENT) fail('NotSupportedError');
    if (hostOf(node) !== 0) fail('HierarchyRequestError');
    // A template's contents stay in their document.
    if (kindOf(node) === DOCUMENT_FRAGMENT && fragmentHostOf(node) !== 0) return node;
    call(OP.adopt, node, id, 0);
    return node;
  },
  createAttribute(id, localName) {
    if (!isAttributeName(localName)) fail('InvalidCharacterError', `Invalid qualified name: '${localName}'`);
    if (isHTMLDocumentId(id)) localName = toASCIILower(localName);
    return callText(OP.createAttribute, '', call(OP.qualifiedName, 1, 0, intern(localName)), id, 0);
  },
  createAttributeNS: (id, namespace, name) => callText(OP.createAttribute, '', qualifiedName(namespace, name, false), id, 0),
  createEvent: (id, name) => createEvent(name),
  createRange: id => newRange(id),
  createNodeIterator: (id, root, whatToShow, filter) => newNodeIterator(root, whatToShow, filter),
  createTreeWalker: (id, root, whatToShow, filter) => newTreeWalker(root, whatToShow, filter),
  parseHTMLUnsafe: markup => documentMade(callText(OP.parseDocument, markup, 0, 4, 0)),
};
