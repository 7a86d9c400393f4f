// js/dom/Document.js: Document.
// https://dom.spec.whatwg.org/#interface-document
//
// Reads   arena bytes through js/arena.js. Writes nothing: each change is one native call, which checks it.
// Offers  G.documentElementOf(document id) · G.htmlName(local name): id of an HTML element's name · G.contentTypes by document
//         id · G.characterSetOf(document id), setCharacterSet(id, name) · G.documentCloned(id, copy). HTML's members of Document are js/html/'s (G.mixin).
// Throws  DOMException as specified.
// Exposes Document.
'use strict';
{
  const G = this;
  const { defineInterface, mixin, addUnscopables, Node, documentId, nodeArgument, N, intern, OP, call, callText, callNamed,
    toText, toTextOrNull, need, fail, wrap, PrivateMap, isHTMLDocumentId, adoptWrapper, ObjectCreate,
    toASCIILower, isElementName, isAttributeName, hooks } = G;
  const FIRST = 4, NEXT = 3, NAME = 6;
  const HTML = 'http://www.w3.org/1999/xhtml';
  const { indexOf, matchesSource } = G.primordials;
  // https://www.w3.org/TR/xml/#NT-Name
  const nameStart = ':A-Z_a-z\\xC0-\\xD6\\xD8-\\xF6\\xF8-\\u02FF\\u0370-\\u037D\\u037F-\\u1FFF\\u200C\\u200D\\u2070-\\u218F\\u2C00-\\u2FEF' +
    '\\u3001-\\uD7FF\\uF900-\\uFDCF\\uFDF0-\\uFFFD\\u{10000}-\\u{EFFFF}';
  const isName = text => matchesSource(`^[${nameStart}][-.0-9\\xB7\\u0300-\\u036F\\u203F\\u2040${nameStart}]*$`, 'u', text);
  const isShadowRoot = id => G.hostOf(id) !== 0;

  const child = (id, kind) => {
    for (let c = N[id * 8 + FIRST]; c !== 0; c = N[c * 8 + NEXT]) if ((N[c * 8] & 255) === kind) return c;
    return 0;
  };
  // Ids of the names of HTML elements that scripts create, by what the script wrote.
  let elementNames = PrivateMap(), elementNameCount = 0;
  function htmlName(localName) {
    let name = elementNames.get(localName);
    if (name === undefined) {
      if (!isElementName(localName)) fail('InvalidCharacterError');
      if (elementNameCount++ > 4000) { elementNames = PrivateMap(); elementNameCount = 0; }
      name = call(OP.qualifiedName, intern(HTML), 0, intern(toASCIILower(localName)));
      elementNames.set(localName, name);
    }
    return name;
  }
  const SCRIPT = htmlName('script');
  // Of copies of the page's document; what scripts make from nothing is UTF-8.
  const characterSets = PrivateMap();
  const characterSet = id => id === G.documentNode && G.characterSet || characterSets.get(id) || 'UTF-8';
  const contentTypes = PrivateMap();
  const contentType = id => contentTypes.get(id) || (isHTMLDocumentId(id) ? 'text/html' : 'application/xml');

  // https://dom.spec.whatwg.org/#flatten-element-creation-options
  function isOption(options) {
    if (typeof options !== 'object' && typeof options !== 'function' || options === null) return null;
    const { is } = options;
    return is === undefined ? null : toText(is);
  }
  function createWithOptions(id, name, is) {
    const custom = hooks.createCustom === null ? null : hooks.createCustom(id, name, is);
    if (custom !== null) return custom;
    const element = call(OP.createElement, name, id, 0);
    if (is !== null) callNamed('custom.setIs', element, is);
    if (name === SCRIPT && hooks.scriptMade !== null) hooks.scriptMade(element);
    return wrap(element);
  }

  const Document = defineInterface('Document', {
    __proto__: null,
    parent: Node,
    construct: object => adoptWrapper(object, call(OP.createDocument, 0, 0, 0)),
    statics: {
      __proto__: null,
      // https://html.spec.whatwg.org/multipage/dynamic-markup-insertion.html#dom-parsehtmlunsafe
      parseHTMLUnsafe(markup) { need(arguments.length, 1); return wrap(callText(OP.parseDocument, toText(markup), 0, 4, 0)); },
    },
    members: {
      get implementation() { return G.makeDOMImplementation(G.implementationOf(documentId(this))); },
      get URL() { return G.documentURL ? G.documentURL(documentId(this)) : 'about:blank'; },
      get documentURI() { return G.documentURL ? G.documentURL(documentId(this)) : 'about:blank'; },
      get compatMode() { return G.isQuirks(documentId(this)) ? 'BackCompat' : 'CSS1Compat'; },
      get characterSet() { return characterSet(documentId(this)); },
      get charset() { return characterSet(documentId(this)); },
      get inputEncoding() { return characterSet(documentId(this)); },
      get contentType() { return contentType(documentId(this)); },
      get doctype() { return wrap(child(documentId(this), 10)); },
      get documentElement() { return wrap(child(documentId(this), 1)); },
      getElementsByTagName(qualifiedName) { need(arguments.length, 1); return G.byTagName(documentId(this), toText(qualifiedName)); },
      getElementsByTagNameNS(namespace, localName) {
        need(arguments.length, 2);
        return G.byTagNameNS(documentId(this), toTextOrNull(namespace), toText(localName));
      },
      getElementsByClassName(classNames) { need(arguments.length, 1); return G.byClassName(documentId(this), toText(classNames)); },
      createElement(localName, options = undefined) {
        if (arguments.length === 0) need(0, 1);
        const id = documentId(this);
        localName = toText(localName);
        const is = options === undefined ? null : isOption(options);
        if (isHTMLDocumentId(id)) {
          const name = htmlName(localName);
          if (is !== null || hooks.createCustom !== null) return createWithOptions(id, name, is);
          const element = call(OP.createElement, name, id, 0);
          if (name === SCRIPT && hooks.scriptMade !== null) hooks.scriptMade(element);
          return wrap(element);
        }
        if (!isElementName(localName)) fail('InvalidCharacterError');
        const namespace = contentType(id) === 'application/xhtml+xml' ? HTML : '';
        return createWithOptions(id, call(OP.qualifiedName, intern(namespace), 0, intern(localName)), is);
      },
      createElementNS(namespace, qualifiedName, options = undefined) {
        need(arguments.length, 2);
        const id = documentId(this);
        const name = G.qualifiedName(toTextOrNull(namespace), toText(qualifiedName), true);
        return createWithOptions(id, name, options === undefined ? null : isOption(options));
      },
      createDocumentFragment() { return wrap(call(OP.createFragment, documentId(this), 0, 0)); },
      createTextNode(data) { need(arguments.length, 1); return wrap(G.createText(toText(data), documentId(this))); },
      createCDATASection(data) {
        need(arguments.length, 1);
        const id = documentId(this);
        if (isHTMLDocumentId(id)) fail('NotSupportedError');
        data = toText(data);
        if (indexOf(data, ']]>') >= 0) fail('InvalidCharacterError');
        return wrap(callText(OP.createCDATA, data, id, 0, 0));
      },
      createComment(data) { need(arguments.length, 1); return wrap(callText(OP.createComment, toText(data), documentId(this), 0, 0)); },
      createProcessingInstruction(target, data) {
        need(arguments.length, 2);
        const id = documentId(this);
        target = toText(target); data = toText(data);
        if (!isName(target) || indexOf(data, '?>') >= 0) fail('InvalidCharacterError');
        return wrap(callText(OP.createPI, data, id, intern(target), 0));
      },
      importNode(node, options = false) {
        need(arguments.length, 1);
        const id = documentId(this), nodeId = nodeArgument(node), kind = N[nodeId * 8] & 255;
        if (kind === 9 || isShadowRoot(nodeId)) fail('NotSupportedError');
        const deep = typeof options === 'object' && options !== null ? !options.selfOnly : !!options;
        if (kind === 2) return wrap(G.cloneAttributeNode(nodeId, id));
        return wrap(G.cloneNode(nodeId, deep, id));
      },
      adoptNode(node) {
        need(arguments.length, 1);
        const id = documentId(this), nodeId = nodeArgument(node);
        if ((N[nodeId * 8] & 255) === 9) fail('NotSupportedError');
        if (isShadowRoot(nodeId)) fail('HierarchyRequestError');
        // A template's contents stay in their document.
        if ((N[nodeId * 8] & 255) === 11 && N[nodeId * 8 + 7] !== 0) return node;
        call(OP.adopt, nodeId, id, 0);
        return node;
      },
      createAttribute(localName) {
        need(arguments.length, 1);
        const id = documentId(this);
        localName = toText(localName);
        if (!isAttributeName(localName)) fail('InvalidCharacterError');
        if (isHTMLDocumentId(id)) localName = toASCIILower(localName);
        return wrap(callText(OP.createAttribute, '', call(OP.qualifiedName, 1, 0, intern(localName)), id, 0));
      },
      createAttributeNS(namespace, name) {
        need(arguments.length, 2);
        const id = documentId(this);
        return wrap(callText(OP.createAttribute, '', G.qualifiedName(toTextOrNull(namespace), toText(name), false), id, 0));
      },
      createEvent(name) { documentId(this); need(arguments.length, 1); return G.createEvent(toText(name)); },
      createRange() { return G.makeRange(G.newRange(documentId(this))); },
      createNodeIterator(root, whatToShow = 0xFFFFFFFF, filter = null) {
        documentId(this);
        need(arguments.length, 1);
        return G.makeNodeIterator(nodeArgument(root), whatToShow >>> 0, filter);
      },
      createTreeWalker(root, whatToShow = 0xFFFFFFFF, filter = null) {
        documentId(this);
        need(arguments.length, 1);
        return G.makeTreeWalker(nodeArgument(root), whatToShow >>> 0, filter);
      },
    },
  });
  mixin(Document, G.parentNodeMembers);
  mixin(Document, G.nonElementParentMembers);
  addUnscopables(Document, G.parentNodeUnscopables);
  G.prototypes[9] = Document.prototype;
  // A copy has the address, the encoding, the type and the interface of what it was made from.
  // https://dom.spec.whatwg.org/#concept-node-clone
  G.documentCloned = (id, copy) => {
    contentTypes.set(copy, contentType(id));
    characterSets.set(copy, characterSet(id));
    G.addressCloned(id, copy);
    adoptWrapper(ObjectCreate(G.getPrototypeOf(wrap(id))), copy);
  };
  G.documentElementOf = id => child(id, 1);
  G.contentTypes = contentTypes;
  G.characterSetOf = characterSet;
  G.setCharacterSet = (id, name) => { characterSets.set(id, name); };
  G.htmlName = htmlName;
  if (!isHTMLDocumentId(G.documentNode)) {
    contentTypes.set(G.documentNode, G.contentType);
    adoptWrapper(ObjectCreate(G.XMLDocument.prototype), G.documentNode);
  }
}
