// js/dom/documentSteps.js: steps of the members of Document that few scripts use. https://dom.spec.whatwg.org/#interface-document
//
// Reads   arena bytes through js/arena.js. Writes nothing: each change is one native call, which checks it.
// Exports DocumentSteps_Document (js/idl/Document.webidl). Throws DOMException as specified. Exposes nothing.
'use strict'; { const G = this; const OP = { __proto__: null, createCDATA: 18, createComment: 17, createPI: 19, adopt: 24, createAttribute: 36, qualifiedName: 13, parseDocument: 49 }; 
const { primordials, toASCIILower,
call, callText, hostOf, intern, isHTMLDocumentId, isQuirks,
N,
fail,
documentMade, documentURL,
cloneNode,
byTagNameNS,
isAttributeName, qualifiedName,
characterSetOf, contentTypeOf, createWithOptions, doctypeOf, isOption } = G;






const { indexOf, matchesSource } = primordials;
// https://www.w3.org/TR/xml/#NT-Name
const nameStart = ':A-Z_a-z\\xC0-\\xD6\\xD8-\\xF6\\xF8-\\u02FF\\u0370-\\u037D\\u037F-\\u1FFF\\u200C\\u200D\\u2070-\\u218F\\u2C00-\\u2FEF' +
  '\\u3001-\\uD7FF\\uF900-\\uFDCF\\uFDF0-\\uFFFD\\u{10000}-\\u{EFFFF}';
const isName = text => matchesSource(`^[${nameStart}][-.0-9\\xB7\\u0300-\\u036F\\u203F\\u2040${nameStart}]*$`, 'u', text);

G.DocumentSteps_Document = {
  __proto__: null,
  implementation: id => G.implementationOf(id),
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
    const kind = N[node << 3] & 255;
    if (kind === 9 || hostOf(node) !== 0) fail('NotSupportedError');
    return kind === 2 ? G.cloneAttributeNode(node, id) : cloneNode(node, typeof options === 'boolean' ? options : !options.selfOnly, id);
  },
  adoptNode(id, node) {
    if ((N[node << 3] & 255) === 9) fail('NotSupportedError');
    if (hostOf(node) !== 0) fail('HierarchyRequestError');
    // A template's contents stay in their document.
    if ((N[node << 3] & 255) === 11 && N[node << 3 | 7] !== 0) return node;
    call(OP.adopt, node, id, 0);
    return node;
  },
  createAttribute(id, localName) {
    if (!isAttributeName(localName)) fail('InvalidCharacterError', `Invalid qualified name: '${localName}'`);
    if (isHTMLDocumentId(id)) localName = toASCIILower(localName);
    return callText(OP.createAttribute, '', call(OP.qualifiedName, 1, 0, intern(localName)), id, 0);
  },
  createAttributeNS: (id, namespace, name) => callText(OP.createAttribute, '', qualifiedName(namespace, name, false), id, 0),
  createEvent: (id, name) => G.createEvent(name),
  createRange: id => G.newRange(id),
  createNodeIterator: (id, root, whatToShow, filter) => G.newNodeIterator(root, whatToShow, filter),
  createTreeWalker: (id, root, whatToShow, filter) => G.newTreeWalker(root, whatToShow, filter),
  parseHTMLUnsafe: markup => documentMade(callText(OP.parseDocument, markup, 0, 4, 0)),
};
}
