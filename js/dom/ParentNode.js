// js/dom/ParentNode.js: the mixins ParentNode, NonElementParentNode, ChildNode and NonDocumentTypeChildNode.
// https://dom.spec.whatwg.org/#interface-parentnode, https://dom.spec.whatwg.org/#interface-childnode
//
// Reads   links, kinds and id attributes. Writes nothing: each change is a native call, which checks it.
// Throws  DOMException as specified.
// Offers  G.parentNodeMembers, childNodeMembers, siblingMembers, nonElementParentMembers, G.elementById(name, document id).
'use strict';
{
  const G = this;
  const { idOf, N, wrap, OP, call, toText, need, documentIdOf, nodeArguments, staticList, intern, H,
    PrivateMap, isNode, LONGEST_SIBLING_WALK } = G;
  const PARENT = 1, PREVIOUS = 2, NEXT = 3, FIRST = 4, LAST = 5;

  const isElement = id => (N[id * 8] & 255) === 1;
  function forward(id) { while (id !== 0 && !isElement(id)) id = N[id * 8 + NEXT]; return wrap(id); }
  function backward(id) { while (id !== 0 && !isElement(id)) id = N[id * 8 + PREVIOUS]; return wrap(id); }

  // Elements by their id, as long as the tree's structure and attributes are as they were.
  let found = PrivateMap(), foundSequence = -1, foundIn = 0;
  function elementById(name, documentId) {
    if (foundSequence !== H[5] || foundIn !== documentId) { found = PrivateMap(); foundSequence = H[5]; foundIn = documentId; }
    const known = found.get(name);
    if (known !== undefined) return known;
    const id = name === '' ? 0 : call(OP.elementByID, documentId, intern(name), 0);
    found.set(name, id);
    return id;
  }
  G.elementById = elementById;

  G.parentNodeMembers = {
    __proto__: null,
    get children() { return G.childrenOf(idOf(this)); },
    get firstElementChild() { return forward(N[idOf(this) * 8 + FIRST]); },
    get lastElementChild() { return backward(N[idOf(this) * 8 + LAST]); },
    get childElementCount() {
      let count = 0, left = LONGEST_SIBLING_WALK;
      for (let id = N[idOf(this) * 8 + FIRST]; id !== 0; id = N[id * 8 + NEXT]) {
        if (isElement(id)) count++;
        if (--left === 0) return G.stateOf(G.childrenOf(idOf(this))).count();
      }
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
      return wrap(G.queryFirst(idOf(this), toText(selectors)));
    },
    querySelectorAll(selectors) {
      need(arguments.length, 1);
      return staticList(G.queryAll(idOf(this), toText(selectors)));
    },
  };
  G.parentNodeUnscopables = ['append', 'prepend', 'replaceChildren'];

  // https://dom.spec.whatwg.org/#interface-nonelementparentnode
  G.nonElementParentMembers = {
    __proto__: null,
    getElementById(elementId) {
      need(arguments.length, 1);
      const id = idOf(this), name = typeof elementId === 'string' ? elementId : toText(elementId);
      if ((N[id * 8] & 255) === 9) return wrap(elementById(name, id));
      return name === '' ? null : wrap(call(OP.elementByID, id, intern(name), 0));
    },
  };

  // The first sibling in a direction that is not among `nodes`.
  function viable(id, link, nodes) {
    const among = PrivateMap();
    for (let i = 0; i < nodes.length; i++) if (isNode(nodes[i])) among.set(idOf(nodes[i]), true);
    let sibling = N[id * 8 + link];
    while (sibling !== 0 && among.has(sibling)) sibling = N[sibling * 8 + link];
    return sibling;
  }
  G.childNodeMembers = {
    __proto__: null,
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
      call(OP.removeChild, id, parent, 0);
    },
  };
  G.childNodeUnscopables = ['after', 'before', 'remove', 'replaceWith'];
  G.siblingMembers = {
    __proto__: null,
    get previousElementSibling() { return backward(N[idOf(this) * 8 + PREVIOUS]); },
    get nextElementSibling() { return forward(N[idOf(this) * 8 + NEXT]); },
  };
}
