// js/dom/Node.js: Node. https://dom.spec.whatwg.org/#interface-node
//
// Reads   arena bytes through js/arena.js. Writes nothing: each change is one native call, which checks it.
// Offers  G.nodeArguments(list, document id): the node or fragment that "converting nodes into a node" gives ·
//         G.cloneNode(id, deep, document id) · G.isConnected(id) · G.rootOf(id), shadowIncludingRoot(id) ·
//         G.isInclusiveAncestor(ancestor id, id) · G.tagNameOf(id), nodeNameOf,
//         textContentOf: what the members answer.
// Throws  DOMException as specified; TypeError for arguments that are no nodes.
// Exposes Node.
'use strict';
{
  const G = this;
  const { defineInterface, EventTarget, idOf, idOrZero, nodeArgument, wrap, N, str, OP, call, callText, documentIdOf,
    isHTMLDocumentId, nameOf, isNode, need, toText, toTextOrNull, toDictionary, hooks, A, hostOf } = G;
  const PARENT = 1, NEXT = 3, FIRST = 4, LAST = 5, NAME = 6, PAYLOAD = 7;

  function rootOf(id) {
    for (let up; (up = N[id * 8 + PARENT]) !== 0;) id = up;
    return id;
  }
  // The root, through the hosts of shadow roots.
  function shadowIncludingRoot(id) {
    let root = rootOf(id);
    for (let host; (host = hostOf(root)) !== 0;) root = rootOf(host);
    return root;
  }
  const isConnected = id => (N[shadowIncludingRoot(id) * 8] & 255) === 9;
  function isInclusiveAncestor(ancestor, id) {
    for (; id !== 0; id = N[id * 8 + PARENT]) if (id === ancestor) return true;
    return false;
  }
  function tagName(id) {
    const name = nameOf(N[id * 8 + NAME]);
    return name.ns === 1 && isHTMLDocumentId(id) ? name.upper : name.qualified;
  }
  function nodeName(id) {
    switch (N[id * 8] & 255) {
      case 1: return tagName(id);
      case 2: return str(A[N[id * 8 + NAME] * 4]);
      case 3: return '#text';
      case 4: return '#cdata-section';
      case 7: return str(N[id * 8 + NAME]);
      case 8: return '#comment';
      case 9: return '#document';
      case 10: return str(N[id * 8 + NAME]);
      default: return '#document-fragment';
    }
  }
  const isData = kind => kind === 3 || kind === 4 || kind === 7 || kind === 8;
  function value(id) {
    const kind = N[id * 8] & 255;
    return isData(kind) ? str(N[id * 8 + PAYLOAD]) : kind === 2 ? str(A[N[id * 8 + NAME] * 4 + 1]) : null;
  }
  function setValue(id, text) {
    const kind = N[id * 8] & 255;
    if (isData(kind)) callText(OP.setData, text, id, 0, 0);
    else if (kind === 2) G.setAttributeNodeValue(id, text);
  }
  function textContent(id) {
    const kind = N[id * 8] & 255;
    if (kind !== 1 && kind !== 11) return value(id);
    const only = N[id * 8 + FIRST];
    if (only === 0) return '';
    if (only === N[id * 8 + LAST] && (N[only * 8] & 255) === 3) return str(N[only * 8 + PAYLOAD]);
    return call(OP.textContent, id, 0, 0);
  }

  // https://dom.spec.whatwg.org/#concept-node-clone → the copy, with what worlds keep about nodes.
  function cloneNode(id, deep, documentId) {
    const copy = call(OP.clone, id, deep ? 1 : 0, documentId);
    if (hooks.cloned !== null) hooks.cloned(id, copy, deep);
    return copy;
  }

  const Node = defineInterface('Node', {
    __proto__: null,
    parent: EventTarget,
    constants: {
      __proto__: null,
      ELEMENT_NODE: 1, ATTRIBUTE_NODE: 2, TEXT_NODE: 3, CDATA_SECTION_NODE: 4, ENTITY_REFERENCE_NODE: 5, ENTITY_NODE: 6,
      PROCESSING_INSTRUCTION_NODE: 7, COMMENT_NODE: 8, DOCUMENT_NODE: 9, DOCUMENT_TYPE_NODE: 10,
      DOCUMENT_FRAGMENT_NODE: 11, NOTATION_NODE: 12, DOCUMENT_POSITION_DISCONNECTED: 1, DOCUMENT_POSITION_PRECEDING: 2,
      DOCUMENT_POSITION_FOLLOWING: 4, DOCUMENT_POSITION_CONTAINS: 8, DOCUMENT_POSITION_CONTAINED_BY: 16,
      DOCUMENT_POSITION_IMPLEMENTATION_SPECIFIC: 32,
    },
    members: {
      get nodeType() { return N[idOf(this) * 8] & 255; },
      get nodeName() { return nodeName(idOf(this)); },
      get baseURI() { return G.baseURLOf ? G.baseURLOf(documentIdOf(idOf(this))) : 'about:blank'; },
      get isConnected() { return isConnected(idOf(this)); },
      get ownerDocument() {
        const id = idOf(this);
        return (N[id * 8] & 255) === 9 ? null : wrap(documentIdOf(id));
      },
      getRootNode(options = undefined) {
        const id = idOf(this), given = toDictionary(options);
        return wrap(given !== undefined && given.composed ? shadowIncludingRoot(id) : rootOf(id));
      },
      get parentNode() { return wrap(N[idOf(this) << 3 | 1]); },
      get parentElement() { return wrap(parentElement(idOf(this))); },
      hasChildNodes() { return N[idOf(this) * 8 + 4] !== 0; },
      get childNodes() { return G.childNodesOf(idOf(this)); },
      get firstChild() { return wrap(N[idOf(this) << 3 | 4]); },
      get lastChild() { return wrap(N[idOf(this) << 3 | 5]); },
      get previousSibling() { return wrap(N[idOf(this) << 3 | 2]); },
      get nextSibling() { return wrap(N[idOf(this) << 3 | 3]); },
      get nodeValue() { return value(idOf(this)); },
      set nodeValue(text) { setValue(idOf(this), text === null ? '' : toText(text)); },
      get textContent() { return textContent(idOf(this)); },
      set textContent(text) {
        const id = idOf(this), kind = N[id * 8] & 255;
        const data = text === null || text === undefined ? '' : toText(text);
        if (kind === 1 || kind === 11) callText(OP.setTextContent, data, id, 0, 0);
        else setValue(id, data);
      },
      normalize() { call(OP.normalize, idOf(this), 0, 0); },
      cloneNode(deep = false) {
        const id = idOf(this);
        if (hostOf(id) !== 0) G.fail('NotSupportedError');
        const kind = N[id * 8] & 255, copy = kind === 2 ? G.cloneAttributeNode(id) : cloneNode(id, !!deep, documentIdOf(id));
        if (kind === 9) G.documentCloned(id, copy);
        return wrap(copy);
      },
      isEqualNode(other) {
        need(arguments.length, 1);
        const id = idOf(this), otherId = idOrZero(other);
        return otherId !== 0 && call(OP.isEqual, id, otherId, 0) === 1;
      },
      isSameNode(other) {
        need(arguments.length, 1);
        return idOrZero(other) === idOf(this);
      },
      compareDocumentPosition(other) {
        need(arguments.length, 1);
        return comparePosition(idOf(this), nodeArgument(other));
      },
      contains(other) {
        need(arguments.length, 1);
        const id = idOf(this), otherId = idOrZero(other);
        return otherId !== 0 && isInclusiveAncestor(id, otherId);
      },
      lookupPrefix(namespace) {
        need(arguments.length, 1);
        return lookupPrefix(idOf(this), toTextOrNull(namespace));
      },
      lookupNamespaceURI(prefix) {
        need(arguments.length, 1);
        return lookupNamespace(idOf(this), toTextOrNull(prefix) || null);
      },
      isDefaultNamespace(namespace) {
        need(arguments.length, 1);
        return lookupNamespace(idOf(this), null) === (toTextOrNull(namespace) || null);
      },
      insertBefore(node, child) {
        need(arguments.length, 2);
        const id = idOf(this), nodeId = nodeArgument(node);
        call(OP.insert, nodeId, id, idOrZero(child));
        return node;
      },
      appendChild(node) {
        need(arguments.length, 1);
        const id = idOf(this);
        call(OP.insert, nodeArgument(node), id, 0);
        return node;
      },
      replaceChild(node, child) {
        need(arguments.length, 2);
        const id = idOf(this), nodeId = nodeArgument(node);
        call(OP.replaceChild, nodeArgument(child), nodeId, id);
        return child;
      },
      removeChild(child) {
        need(arguments.length, 1);
        const id = idOf(this);
        call(OP.removeChild, nodeArgument(child), id, 0);
        return child;
      },
    },
  });

  // https://dom.spec.whatwg.org/#dom-node-comparedocumentposition
  function comparePosition(self, other) {
    if (self === other) return 0;
    // An attribute node stands at its element, before its children.
    const selfElement = (N[self * 8] & 255) === 2 ? N[self * 8 + PAYLOAD] : self;
    const otherElement = (N[other * 8] & 255) === 2 ? N[other * 8 + PAYLOAD] : other;
    if (selfElement === 0 || otherElement === 0 || rootOf(selfElement) !== rootOf(otherElement)) return 1 | 32 | (other < self ? 2 : 4);
    if (selfElement === otherElement) {
      if (self === selfElement) return 16 | 4;
      if (other === otherElement) return 8 | 2;
      for (let a = N[selfElement * 8 + PAYLOAD]; a !== 0; a = A[a * 4 + 2]) {
        if (a === N[other * 8 + NAME]) return 32 | 2;
        if (a === N[self * 8 + NAME]) return 32 | 4;
      }
    }
    if (other === otherElement && isInclusiveAncestor(other, selfElement)) return 8 | 2;
    if (self === selfElement && isInclusiveAncestor(self, otherElement)) return 16 | 4;
    return G.precedes(otherElement, selfElement) ? 2 : 4;
  }

  // The element that a node asks for its namespaces, 0 for none. https://dom.spec.whatwg.org/#dom-node-lookupprefix
  function elementFor(id) {
    switch (N[id * 8] & 255) {
      case 1: return id;
      case 2: return N[id * 8 + PAYLOAD];
      case 9: for (let c = N[id * 8 + FIRST]; c !== 0; c = N[c * 8 + NEXT]) if ((N[c * 8] & 255) === 1) return c; return 0;
      case 10: case 11: return 0;
      default: return parentElement(id);
    }
  }
  // NB: Not by `elementFor`, which leads from a document down again.
  function parentElement(id) {
    const parent = N[id * 8 + PARENT];
    return (N[parent * 8] & 255) === 1 ? parent : 0;
  }
  const XMLNS = 'http://www.w3.org/2000/xmlns/';
  // https://dom.spec.whatwg.org/#locate-a-namespace
  function lookupNamespace(id, prefix) {
    for (let e = elementFor(id); e !== 0; e = parentElement(e)) {
      if (prefix === 'xml') return 'http://www.w3.org/XML/1998/namespace';
      if (prefix === 'xmlns') return XMLNS;
      const name = nameOf(N[e * 8 + NAME]);
      if (name.namespace !== null && name.prefix === prefix) return name.namespace;
      for (let a = N[e * 8 + PAYLOAD]; a !== 0; a = A[a * 4 + 2]) {
        const attribute = nameOf(A[a * 4 + 3]);
        if (attribute.namespace === XMLNS && (prefix === null ? attribute.prefix === null && attribute.local === 'xmlns'
          : attribute.prefix === 'xmlns' && attribute.local === prefix)) return str(A[a * 4 + 1]) || null;
      }
    }
    return null;
  }
  // https://dom.spec.whatwg.org/#locate-a-namespace-prefix
  function lookupPrefix(id, namespace) {
    if (namespace === null || namespace === '') return null;
    for (let e = elementFor(id); e !== 0; e = parentElement(e)) {
      const name = nameOf(N[e * 8 + NAME]);
      if (name.namespace === namespace && name.prefix !== null) return name.prefix;
      for (let a = N[e * 8 + PAYLOAD]; a !== 0; a = A[a * 4 + 2]) {
        const attribute = nameOf(A[a * 4 + 3]);
        if (attribute.prefix === 'xmlns' && str(A[a * 4 + 1]) === namespace) return attribute.local;
      }
    }
    return null;
  }

  // https://dom.spec.whatwg.org/#converting-nodes-into-a-node
  G.nodeArguments = (values, documentId) => {
    const toNode = v => isNode(v) ? idOf(v) : G.createText(toText(v), documentId);
    if (values.length === 1) return toNode(values[0]);
    const nodes = G.privateArray();
    for (let i = 0; i < values.length; i++) nodes[i] = toNode(values[i]);
    const fragment = call(OP.createFragment, documentId, 0, 0);
    // What this changes is heard of when the fragment is put somewhere.
    if (hooks.hold !== null) hooks.hold(1);
    try {
      for (let i = 0; i < nodes.length; i++) call(OP.insert, nodes[i], fragment, 0);
    } finally { if (hooks.hold !== null) hooks.hold(-1); }
    return fragment;
  };
  G.cloneNode = cloneNode;
  G.rootOf = rootOf;
  G.isConnected = isConnected;
  G.shadowIncludingRoot = shadowIncludingRoot;
  G.isInclusiveAncestor = isInclusiveAncestor;
  G.tagNameOf = tagName;
  G.nodeNameOf = nodeName;
  G.textContentOf = textContent;
  G.Node = Node;
}
