// js/dom/Element.js: Element, its attributes by name, and its markup. https://dom.spec.whatwg.org/#interface-element
//
// Reads   arena bytes through js/arena.js. Writes nothing: each change is one native call, which checks it.
// Offers  G.attributeKey(element id, name): string id under which an attribute's name is looked up (lower case for HTML) ·
//         G.getAttribute(id, key) → string or null · G.setAttribute(id, key, text): for reflecting attributes, with
//         `key = G.intern('href')` · G.removeAttributeAt(id, attribute) · G.findAttributeNS(id, namespace, local name).
// Throws  DOMException as specified; TypeError on objects that are no elements.
// Exposes Element.
'use strict';
{
  const G = this;
  const { defineInterface, mixin, addUnscopables, Node, elementId, H, SHADOW_ROOTS, N, A, str, intern, OP, call, callText, toText,
    toTextOrNull, toTextNullEmpty, need, fail, nameOf, wrap, isHTMLDocumentId, toASCIILower, PrivateMap, hooks, nodeArgument,
    documentIdOf, writeAttribute, findAttribute: find, LONGEST_ATTRIBUTE_WALK, isAttributeName, qualifiedName } = G;
  const PARENT = 1, NEXT = 3, FIRST = 4, NAME = 6, PAYLOAD = 7;
  const CLASS = intern('class'), ID = intern('id'), PART = intern('part'), SLOT = intern('slot');

  // Names that are their own lower case, by their string. NB: No script has the first name.
  const NONE = G.privateArray();
  let lowerNames = PrivateMap(), lowerNameCount = 0, lastName = NONE, lastKey = 0;
  function attributeKey(id, name) {
    const known = lowerNames.get(name);
    if (known !== undefined) { lastName = name; return lastKey = known; }
    const lower = toASCIILower(name);
    if (lower === name) {
      if (lowerNameCount++ > 4000) { lowerNames = PrivateMap(); lowerNameCount = 0; }
      const key = intern(name);
      lowerNames.set(name, key);
      return key;
    }
    return intern(nameOf(N[id * 8 + NAME]).ns === 1 && isHTMLDocumentId(id) ? lower : name);
  }
  function getAttribute(id, key) {
    const a = find(id, key);
    return a === 0 ? null : str(A[a << 2 | 1]);
  }
  function setAttribute(id, key, text) {
    writeAttribute(id, key, text);
    if (hooks.attributeChanged !== null) hooks.attributeChanged(id, key);
  }
  function removeAttributeAt(id, a) {
    const key = A[a * 4];
    call(OP.removeAttribute, id, a, 0);
    if (hooks.attributeChanged !== null) hooks.attributeChanged(id, key);
  }
  function removeAttribute(id, key) {
    const a = find(id, key);
    if (a !== 0) removeAttributeAt(id, a);
  }
  function findNS(id, namespace, localName) {
    let left = LONGEST_ATTRIBUTE_WALK;
    for (let a = N[id * 8 + PAYLOAD]; a !== 0; a = A[a * 4 + 2]) {
      const name = nameOf(A[a * 4 + 3]);
      if (name.local === localName && name.namespace === namespace) return a;
      if (--left === 0) return call(OP.findAttributeNamed, id, intern(namespace === null ? '' : namespace), intern(localName));
    }
    return 0;
  }
  const insertPositions = G.setPrototypeOf({ beforebegin: 0, afterbegin: 1, beforeend: 2, afterend: 3 }, null);
  // https://dom.spec.whatwg.org/#insert-adjacent → whether it was put anywhere.
  function insertAdjacent(id, where, nodeId) {
    switch (insertPositions[toASCIILower(where)]) {
      case 0: { const p = N[id * 8 + PARENT]; if (p === 0) return false; call(OP.insert, nodeId, p, id); return true; }
      case 1: call(OP.insert, nodeId, id, N[id * 8 + FIRST]); return true;
      case 2: call(OP.insert, nodeId, id, 0); return true;
      case 3: { const p = N[id * 8 + PARENT]; if (p === 0) return false; call(OP.insert, nodeId, p, N[id * 8 + NEXT]); return true; }
      default: fail('SyntaxError');
    }
  }

  const Element = defineInterface('Element', {
    __proto__: null,
    parent: Node,
    members: {
      get namespaceURI() { return nameOf(N[elementId(this) * 8 + NAME]).namespace; },
      get prefix() { return nameOf(N[elementId(this) * 8 + NAME]).prefix; },
      get localName() { return nameOf(N[elementId(this) * 8 + NAME]).local; },
      get tagName() { return G.tagNameOf(elementId(this)); },
      get id() { const v = getAttribute(elementId(this), ID); return v === null ? '' : v; },
      set id(value) { setAttribute(elementId(this), ID, toText(value)); },
      get className() { const v = getAttribute(elementId(this), CLASS); return v === null ? '' : v; },
      set className(value) { setAttribute(elementId(this), CLASS, toText(value)); },
      get classList() { return G.classListOf(elementId(this)); },
      set classList(value) { G.stateOf(G.classListOf(elementId(this))).replace(toText(value)); },
      get part() { return G.tokenList(elementId(this), PART); },
      set part(value) { G.stateOf(G.tokenList(elementId(this), PART)).replace(toText(value)); },
      get slot() { const v = getAttribute(elementId(this), SLOT); return v === null ? '' : v; },
      set slot(value) { setAttribute(elementId(this), SLOT, toText(value)); },
      get shadowRoot() { const id = elementId(this); return H[SHADOW_ROOTS] === 0 ? null : G.openShadowRoot(id); },
      attachShadow(init) { need(arguments.length, 1); return G.attachShadow(elementId(this), init); },
      get assignedSlot() { const id = elementId(this); return H[SHADOW_ROOTS] === 0 ? null : G.assignedSlot(id); },
      hasAttributes() { return N[elementId(this) * 8 + PAYLOAD] !== 0; },
      get attributes() { return G.attributesOf(elementId(this)); },
      getAttributeNames() {
        const names = G.privateArray();
        for (let a = N[elementId(this) * 8 + PAYLOAD]; a !== 0; a = A[a * 4 + 2]) names[names.length] = str(A[a * 4]);
        return G.toArray(names);
      },
      getAttribute(name) {
        const id = elementId(this);
        if (arguments.length === 0) need(0, 1);
        const key = name === lastName ? lastKey : attributeKey(id, toText(name));
        const a = find(id, key);
        return a === 0 ? null : str(A[a << 2 | 1]);
      },
      getAttributeNS(namespace, localName) {
        need(arguments.length, 2);
        const a = findNS(elementId(this), toTextOrNull(namespace) || null, toText(localName));
        return a === 0 ? null : str(A[a * 4 + 1]);
      },
      setAttribute(name, value) {
        need(arguments.length, 2);
        const id = elementId(this);
        name = toText(name);
        if (name !== lastName && !isAttributeName(name)) fail('InvalidCharacterError');
        setAttribute(id, name === lastName ? lastKey : attributeKey(id, name), toText(value));
      },
      setAttributeNS(namespace, name, value) {
        need(arguments.length, 3);
        const id = elementId(this), nameId = qualifiedName(toTextOrNull(namespace), toText(name), false);
        const { namespace: ns, local, qualifiedId } = nameOf(nameId);
        value = toText(value);
        const a = findNS(id, ns, local);
        if (a !== 0) callText(OP.setAttributeValue, value, id, a, 0);
        else callText(OP.setAttributeNamed, value, id, nameId, 0);
        if (hooks.attributeChanged !== null) hooks.attributeChanged(id, qualifiedId);
      },
      removeAttribute(name) {
        need(arguments.length, 1);
        const id = elementId(this);
        removeAttribute(id, attributeKey(id, toText(name)));
      },
      removeAttributeNS(namespace, localName) {
        need(arguments.length, 2);
        const id = elementId(this), a = findNS(id, toTextOrNull(namespace) || null, toText(localName));
        if (a !== 0) removeAttributeAt(id, a);
      },
      toggleAttribute(name, force = undefined) {
        need(arguments.length, 1);
        const id = elementId(this);
        name = toText(name);
        if (!isAttributeName(name)) fail('InvalidCharacterError');
        const key = attributeKey(id, name), a = find(id, key);
        if (a === 0) {
          if (force !== undefined && !force) return false;
          setAttribute(id, key, '');
          return true;
        }
        if (force !== undefined && force) return true;
        removeAttributeAt(id, a);
        return false;
      },
      hasAttribute(name) {
        need(arguments.length, 1);
        const id = elementId(this);
        return find(id, attributeKey(id, toText(name))) !== 0;
      },
      hasAttributeNS(namespace, localName) {
        need(arguments.length, 2);
        return findNS(elementId(this), toTextOrNull(namespace) || null, toText(localName)) !== 0;
      },
      getAttributeNode(name) {
        need(arguments.length, 1);
        const id = elementId(this), a = find(id, attributeKey(id, toText(name)));
        return a === 0 ? null : wrap(call(OP.attributeNode, a, id, 0));
      },
      getAttributeNodeNS(namespace, localName) {
        need(arguments.length, 2);
        const id = elementId(this), a = findNS(id, toTextOrNull(namespace) || null, toText(localName));
        return a === 0 ? null : wrap(call(OP.attributeNode, a, id, 0));
      },
      setAttributeNode(attribute) { return wrap(call(OP.setAttributeNode, G.attributeNodeArgument(attribute), elementId(this), 0)); },
      setAttributeNodeNS(attribute) { return wrap(call(OP.setAttributeNode, G.attributeNodeArgument(attribute), elementId(this), 0)); },
      removeAttributeNode(attribute) {
        const id = elementId(this), node = G.attributeNodeArgument(attribute);
        if (N[node * 8 + PAYLOAD] !== id) fail('NotFoundError');
        removeAttributeAt(id, N[node * 8 + NAME]);
        return attribute;
      },
      closest(selectors) {
        need(arguments.length, 1);
        return wrap(G.closestElement(elementId(this), toText(selectors)));
      },
      matches(selectors) {
        need(arguments.length, 1);
        return G.matchesSelector(elementId(this), toText(selectors));
      },
      webkitMatchesSelector(selectors) {
        need(arguments.length, 1);
        return G.matchesSelector(elementId(this), toText(selectors));
      },
      getElementsByTagName(qualifiedName) {
        need(arguments.length, 1);
        return G.byTagName(elementId(this), toText(qualifiedName));
      },
      getElementsByTagNameNS(namespace, localName) {
        need(arguments.length, 2);
        return G.byTagNameNS(elementId(this), toTextOrNull(namespace), toText(localName));
      },
      getElementsByClassName(classNames) {
        need(arguments.length, 1);
        return G.byClassName(elementId(this), toText(classNames));
      },
      insertAdjacentElement(where, element) {
        need(arguments.length, 2);
        const nodeId = nodeArgument(element);
        elementId(element);
        return insertAdjacent(elementId(this), toText(where), nodeId) ? element : null;
      },
      insertAdjacentText(where, data) {
        need(arguments.length, 2);
        const id = elementId(this);
        insertAdjacent(id, toText(where), callText(OP.createText, toText(data), documentIdOf(id), 0, 0));
      },
      // https://html.spec.whatwg.org/multipage/dynamic-markup-insertion.html#dom-parsing-and-serialization
      get innerHTML() { return call(OP.innerHTML, elementId(this), 0, 0); },
      set innerHTML(markup) { callText(OP.setInnerHTML, toTextNullEmpty(markup), elementId(this), 0, 0); },
      getHTML(options = undefined) { return G.markupWithShadows(elementId(this), options); },
      setHTMLUnsafe(markup) { need(arguments.length, 1); G.setMarkupWithShadows(elementId(this), elementId(this), toText(markup)); },
      get outerHTML() { return call(OP.outerHTML, elementId(this), 0, 0); },
      set outerHTML(markup) {
        const id = elementId(this), parent = N[id * 8 + PARENT];
        markup = toTextNullEmpty(markup);
        if (parent === 0) return;
        const kind = N[parent * 8] & 255;
        if (kind === 9) fail('NoModificationAllowedError');
        const fragment = callText(OP.parseFragment, markup, kind === 11 ? 0 : parent, documentIdOf(id), 0);
        call(OP.replaceChild, id, fragment, parent);
      },
      insertAdjacentHTML(where, markup) {
        need(arguments.length, 2);
        const id = elementId(this);
        where = toText(where);
        const position = insertPositions[toASCIILower(where)];
        markup = toText(markup);
        if (position === undefined) fail('SyntaxError');
        let context = id;
        if (position === 0 || position === 3) {
          context = N[id * 8 + PARENT];
          if (context === 0 || (N[context * 8] & 255) === 9) fail('NoModificationAllowedError');
        }
        const name = nameOf(N[context * 8 + NAME]);
        if ((N[context * 8] & 255) !== 1 || name.ns === 1 && name.local === 'html' && isHTMLDocumentId(id)) context = 0;
        insertAdjacent(id, where, callText(OP.parseFragment, markup, context, documentIdOf(id), 0));
      },
    },
  });
  mixin(Element, G.parentNodeMembers);
  mixin(Element, G.childNodeMembers);
  mixin(Element, G.siblingMembers);
  addUnscopables(Element, [...G.parentNodeUnscopables, ...G.childNodeUnscopables, 'slot']);
  G.prototypes[1] = Element.prototype;

  Object.assign(G, { attributeKey, getAttribute, setAttribute, removeAttributeAt, findAttributeNS: findNS });
}
