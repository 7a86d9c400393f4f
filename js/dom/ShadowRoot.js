// js/dom/ShadowRoot.js: attachShadow and ShadowRoot. https://dom.spec.whatwg.org/#interface-shadowroot
//
// A shadow root is a fragment that no child list leads to, so that nothing that walks or writes the tree meets it. What is
// known of one is kept with the tree: both of a page's worlds meet the shadow roots that the parser and either of them attached.
//
// Reads   links and names. Writes through native calls.
// Offers  G.attachShadow(host id, init) · G.shadowRootOf(host id): its id, 0 for none · G.openShadowRoot(host id) → wrapper or null ·
//         G.shadowTraits(root id): bits of Sources/Engine/DOM/Tree/Tree+ShadowRoots.swift · G.isClosed(root id) ·
//         G.isShadowIncluding(root id, node id): whether it is a shadow-including inclusive ancestor · G.retarget(id, other id) ·
//         G.activeIn(root id) → wrapper or null · G.markupWithShadows(node id, options), G.setMarkupWithShadows(context id, node id, markup).
// Throws  DOMException as specified. Exposes ShadowRoot.
'use strict';
{
  const G = this;
  const { defineInterface, idOf, isNode, H, SHADOW_ROOTS, N, wrap, adoptWrapper, ObjectCreate, OP, call, callText, callNamed, nameOf,
    need, fail, toText, toTextNullEmpty, toDictionary, PrivateMap, privateArray, rootOf, hostOf, documentIdOf, isCustomName } = G;
  const NAME = 6, FIRST = 4;
  const CLOSED = 1, DELEGATES_FOCUS = 2, MANUAL = 4, CLONABLE = 8, SERIALIZABLE = 16, DECLARATIVE = 32, FOR_INTERNALS = 64;
  const { TypeError, includes } = G.primordials;
  const hosts = ' article aside blockquote body div footer h1 h2 h3 h4 h5 h6 header main nav p section span ';

  // Shadow roots by host; what each is like, by its own id.
  const roots = PrivateMap(), known = PrivateMap();
  function shadowRootOf(host) {
    if (H[SHADOW_ROOTS] === 0) return 0;
    let root = roots.get(host);
    if (root === undefined && (root = callNamed('shadow.of', host)) !== 0) roots.set(host, root);
    return root === undefined ? 0 : root;
  }
  function traitsOf(root) {
    let traits = known.get(root);
    if (traits === undefined) known.set(root, traits = callNamed('shadow.traits', root));
    return traits;
  }
  function setTraits(root, traits) {
    callNamed('shadow.setTraits', root, traits);
    known.set(root, traits);
  }
  const has = (object, trait) => (traitsOf(rootId(object)) & trait) !== 0;
  function rootId(object) {
    const id = idOf(object);
    if (hostOf(id) === 0) throw new TypeError('The object is not a ShadowRoot');
    return id;
  }
  const ShadowRoot = defineInterface('ShadowRoot', {
    __proto__: null,
    parent: G.DocumentFragment,
    members: {
      get mode() { return has(this, CLOSED) ? 'closed' : 'open'; },
      get delegatesFocus() { return has(this, DELEGATES_FOCUS); },
      get slotAssignment() { return has(this, MANUAL) ? 'manual' : 'named'; },
      get clonable() { return has(this, CLONABLE); },
      get serializable() { return has(this, SERIALIZABLE); },
      get host() { return wrap(hostOf(rootId(this))); },
      get activeElement() { return activeIn(rootId(this)); },
      get innerHTML() { return call(OP.innerHTML, rootId(this), 0, 0); },
      set innerHTML(markup) {
        const id = rootId(this), host = hostOf(id);
        call(OP.replaceAll, id, callText(OP.parseFragment, toTextNullEmpty(markup), host, documentIdOf(host), 0), 0);
      },
      getHTML(options = undefined) { return markupWithShadows(rootId(this), options); },
      setHTMLUnsafe(markup) {
        need(arguments.length, 1);
        const id = rootId(this);
        setMarkupWithShadows(hostOf(id), id, toText(markup));
      },
      elementFromPoint(x, y) { need(arguments.length, 2); rootId(this); return null; },
      elementsFromPoint(x, y) { need(arguments.length, 2); rootId(this); return []; },
      getSelection() { rootId(this); return G.makeSelection(G.theSelection()); },
    },
  });
  G.accessors(ShadowRoot.prototype, G.handlerAccessors('slotchange'));
  G.openShadowRoot = host => {
    const root = shadowRootOf(host);
    return root === 0 || (traitsOf(root) & CLOSED) !== 0 ? null : wrap(root);
  };

  // https://dom.spec.whatwg.org/#dom-element-attachshadow
  G.attachShadow = (host, init) => {
    const given = toDictionary(init) || ObjectCreate(null);
    // In the order of the members' names.
    let traits = given.clonable ? CLONABLE : 0;
    if (given.delegatesFocus) traits |= DELEGATES_FOCUS;
    const mode = toText(given.mode);
    if (mode !== 'open' && mode !== 'closed') throw new TypeError('The mode is neither "open" nor "closed"');
    if (mode === 'closed') traits |= CLOSED;
    if (given.serializable) traits |= SERIALIZABLE;
    const { slotAssignment } = given, slots = slotAssignment === undefined ? 'named' : toText(slotAssignment);
    if (slots !== 'named' && slots !== 'manual') throw new TypeError('The slot assignment is neither "named" nor "manual"');
    if (slots === 'manual') traits |= MANUAL;
    // https://dom.spec.whatwg.org/#concept-attach-a-shadow-root
    const { ns, local } = nameOf(N[host * 8 + NAME]);
    if (ns !== 1 || !includes(hosts, ` ${local} `) && !isCustomName(local)) fail('NotSupportedError');
    if (G.hooks.createCustom !== null && G.disablesShadow(host)) fail('NotSupportedError');
    const old = shadowRootOf(host);
    if (old !== 0) {
      const before = traitsOf(old);
      if ((before & DECLARATIVE) === 0 || (before & CLOSED) !== (traits & CLOSED)) fail('NotSupportedError');
      call(OP.removeAllChildren, old, 0, 0);
      setTraits(old, before & ~DECLARATIVE);
      return wrap(old);
    }
    const state = G.hooks.createCustom === null ? undefined : G.customState(host);
    if (state !== undefined && (state.state === 'custom' || state.state === 'precustomized')) traits |= FOR_INTERNALS;
    const id = callNamed('shadow.attach', host, traits);
    roots.set(host, id);
    known.set(id, traits);
    G.watchSlots(id);
    return adoptWrapper(ObjectCreate(ShadowRoot.prototype), id);
  };

  // https://dom.spec.whatwg.org/#concept-shadow-including-inclusive-ancestor, of a root.
  function isShadowIncluding(root, id) {
    for (let other = rootOf(id); ; other = rootOf(hostOf(other))) {
      if (other === root) return true;
      if (hostOf(other) === 0) return false;
    }
  }
  // https://dom.spec.whatwg.org/#retarget; 0 as the other: an object that is no node.
  function retarget(id, other) {
    for (;;) {
      const root = rootOf(id), host = hostOf(root);
      if (host === 0 || other !== 0 && isShadowIncluding(root, other)) return id;
      id = host;
    }
  }
  // https://html.spec.whatwg.org/multipage/interaction.html#dom-documentorshadowroot-activeelement
  function activeIn(root) {
    const focused = G.focusedId();
    if (focused === 0) return null;
    const id = retarget(focused, root);
    return rootOf(id) === root ? wrap(id) : null;
  }

  // https://html.spec.whatwg.org/multipage/dynamic-markup-insertion.html#dom-element-gethtml
  function markupWithShadows(id, options) {
    const given = toDictionary(options), all = privateArray();
    let serializable = false;
    all[0] = 'markup.html'; all[1] = id; all[2] = false;
    if (given !== undefined) {
      serializable = !!given.serializableShadowRoots;
      const { shadowRoots } = given;
      if (shadowRoots !== undefined) {
        const list = G.toSequence(shadowRoots, item => item);
        for (let i = 0; i < list.length; i++) {
          if (!isNode(list[i])) throw new TypeError('The value is not a ShadowRoot');
          all[all.length] = rootId(list[i]);
        }
      }
    }
    all[2] = serializable;
    return G.apply(callNamed, null, all);
  }
  // https://html.spec.whatwg.org/multipage/dynamic-markup-insertion.html#unsafely-set-html
  function setMarkupWithShadows(context, id, markup) {
    const fragment = callNamed('markup.parse', context, markup);
    const contents = context === id && N[id * 8 + NAME] === G.htmlName('template') ? call(OP.templateContents, id, 0, 0) : id;
    if (N[fragment * 8 + FIRST] === 0) call(OP.removeAllChildren, contents, 0, 0); else call(OP.replaceAll, contents, fragment, 0);
  }

  G.shadowRootOf = shadowRootOf;
  G.shadowTraits = traitsOf;
  G.isClosed = root => (traitsOf(root) & CLOSED) !== 0;
  G.isShadowIncluding = isShadowIncluding;
  G.retarget = retarget;
  G.activeIn = activeIn;
  G.markupWithShadows = markupWithShadows;
  G.setMarkupWithShadows = setMarkupWithShadows;
}
