// js/dom/ParentNode.js: the mixins ParentNode, NonElementParentNode, ChildNode and NonDocumentTypeChildNode.
// https://dom.spec.whatwg.org/#interface-parentnode, https://dom.spec.whatwg.org/#interface-childnode
//
// Reads   links, kinds and id attributes. Writes nothing: each change is a native call, which checks it.
// Throws  DOMException as specified.
// Offers  G.parentNodeMembers, childNodeMembers, siblingMembers, nonElementParentMembers, G.elementById(name, document id).
(function (G) {
  'use strict';
  const { idOf, N, wrap, OP, call, callText, valueOfText, toText, need, documentIdOf, nodeArguments, staticList, intern, H,
    PrivateMap, isNode } = G;
  const PARENT = 1, PREVIOUS = 2, NEXT = 3, FIRST = 4, LAST = 5;

  const isElement = id => (N[id * 8] & 255) === 1;
  function forward(id) { while (id !== 0 && !isElement(id)) id = N[id * 8 + NEXT]; return wrap(id); }
  function backward(id) { while (id !== 0 && !isElement(id)) id = N[id * 8 + PREVIOUS]; return wrap(id); }

  // `#name` alone needs no selector engine.
  const simpleId = /^#[A-Za-z_][A-Za-z0-9_-]*$/;
  const test = G.uncurry(RegExp.prototype.test), slice = G.uncurry(String.prototype.slice);
  let idSelectors = PrivateMap(), idSelectorCount = 0;
  // The id that a selector asks for, null when it asks for more.
  function idOfSelector(text) {
    let known = idSelectors.get(text);
    if (known === undefined) {
      if (idSelectorCount++ > 2000) { idSelectors = PrivateMap(); idSelectorCount = 0; }
      known = test(simpleId, text) ? slice(text, 1) : null;
      idSelectors.set(text, known);
    }
    return known;
  }

  // Elements by id, as long as the tree's structure and attributes are as they were.
  let found = PrivateMap(), foundSequence = -1;
  function elementById(name, documentId) {
    if (foundSequence !== H[5]) { found = PrivateMap(); foundSequence = H[5]; }
    const known = found.get(name);
    if (known !== undefined && known.document === documentId) return known.id;
    const id = name === '' ? 0 : call(OP.elementByID, documentId, intern(name), 0);
    found.set(name, { __proto__: null, document: documentId, id });
    return id;
  }
  G.elementById = elementById;

  function querySelector(root, text) {
    const id = idOfSelector(text);
    if (id !== null && root === documentIdOf(root) && !G.isQuirks(root)) return elementById(id, root);
    return callText(OP.querySelector, text, root, 0, 0);
  }

  // A document's mode never changes once its parser is done.
  const modes = G.privateArray();
  G.isQuirks = documentId => {
    const number = N[documentId * 8] >>> 16;
    if (modes[number] === undefined) modes[number] = call(OP.quirksMode, documentId, 0, 0);
    return modes[number] === 1;
  };

  G.parentNodeMembers = {
    get children() { return G.childrenOf(idOf(this)); },
    get firstElementChild() { return forward(N[idOf(this) * 8 + FIRST]); },
    get lastElementChild() { return backward(N[idOf(this) * 8 + LAST]); },
    get childElementCount() {
      let count = 0;
      for (let id = N[idOf(this) * 8 + FIRST]; id !== 0; id = N[id * 8 + NEXT]) if (isElement(id)) count++;
      return count;
    },
    prepend(...nodes) {
      const id = idOf(this);
      const node = nodeArguments(nodes, documentIdOf(id));
      call(OP.insert, node, id, N[id * 8 + FIRST]);
    },
    append(...nodes) {
      const id = idOf(this);
      call(OP.insert, nodeArguments(nodes, documentIdOf(id)), id, 0);
    },
    replaceChildren(...nodes) {
      const id = idOf(this);
      call(OP.replaceAll, id, nodeArguments(nodes, documentIdOf(id)), 0);
    },
    querySelector(selectors) {
      need(arguments.length, 1);
      return wrap(querySelector(idOf(this), toText(selectors)));
    },
    querySelectorAll(selectors) {
      need(arguments.length, 1);
      return staticList(valueOfText(OP.querySelectorAll, toText(selectors), idOf(this), 0, 0));
    },
  };
  G.parentNodeUnscopables = ['append', 'prepend', 'replaceChildren'];

  // https://dom.spec.whatwg.org/#interface-nonelementparentnode
  G.nonElementParentMembers = {
    getElementById(elementId) {
      need(arguments.length, 1);
      const id = idOf(this), name = typeof elementId === 'string' ? elementId : toText(elementId);
      if ((N[id * 8] & 255) === 9) return wrap(elementById(name, id));
      return name === '' ? null : wrap(call(OP.elementByID, id, intern(name), 0));
    },
  };

  // The first sibling in a direction that is not among `nodes`.
  function viable(id, link, nodes) {
    let sibling = N[id * 8 + link];
    outer: while (sibling !== 0) {
      for (let i = 0; i < nodes.length; i++) {
        if (isNode(nodes[i]) && idOf(nodes[i]) === sibling) { sibling = N[sibling * 8 + link]; continue outer; }
      }
      break;
    }
    return sibling;
  }
  G.childNodeMembers = {
    before(...nodes) {
      const id = idOf(this), parent = N[id * 8 + PARENT];
      if (parent === 0) return;
      const previous = viable(id, PREVIOUS, nodes);
      const node = nodeArguments(nodes, documentIdOf(id));
      call(OP.insert, node, parent, previous === 0 ? N[parent * 8 + FIRST] : N[previous * 8 + NEXT]);
    },
    after(...nodes) {
      const id = idOf(this), parent = N[id * 8 + PARENT];
      if (parent === 0) return;
      const next = viable(id, NEXT, nodes);
      call(OP.insert, nodeArguments(nodes, documentIdOf(id)), parent, next);
    },
    replaceWith(...nodes) {
      const id = idOf(this), parent = N[id * 8 + PARENT];
      if (parent === 0) return;
      const next = viable(id, NEXT, nodes);
      const node = nodeArguments(nodes, documentIdOf(id));
      if (N[id * 8 + PARENT] === parent) call(OP.replaceChild, id, node, parent);
      else call(OP.insert, node, parent, next);
    },
    remove() {
      const id = idOf(this), parent = N[id * 8 + PARENT];
      if (parent === 0) return;
      if (G.hooks.nodeIterators !== null) G.hooks.nodeIterators(id);
      call(OP.removeChild, id, parent, 0);
    },
  };
  G.childNodeUnscopables = ['after', 'before', 'remove', 'replaceWith'];
  G.siblingMembers = {
    get previousElementSibling() { return backward(N[idOf(this) * 8 + PREVIOUS]); },
    get nextElementSibling() { return forward(N[idOf(this) * 8 + NEXT]); },
  };
})
