// js/dom/ShadowRoot.js: attachShadow and ShadowRoot. https://dom.spec.whatwg.org/#interface-shadowroot
//
// A shadow root is a fragment that no child list leads to, so that nothing that walks or writes the tree meets it.
// AD-HOC: each world knows only the shadow roots it attached, and an event's path takes no way through slots.
//
// Reads   links and names. Writes through native calls.
// Offers  hooks.hostOf(fragment id) → host's id, 0 without · G.attachShadow(host id, init) · G.openShadowRoot(host id) ·
//         G.isHidden(object of an event's path, another): whether composedPath() keeps the one from the other ·
//         G.assignedSlot(node id) → wrapper or null · G.slotContents(slot id, options, elements only).
// Throws  DOMException as specified. Exposes ShadowRoot.
'use strict';
{
  const G = this;
  const { defineInterface, idOf, N, wrap, adoptWrapper, ObjectCreate, OP, call, callText, callNamed, nameOf,
    need, fail, toText, toTextNullEmpty, toDictionary, PrivateMap, rootOf, getAttribute, intern, documentIdOf,
    H, STRUCTURE_SEQUENCE } = G;
  const PARENT = 1, NEXT = 3, FIRST = 4, NAME = 6;
  const SLOT = intern('slot'), SLOT_NAME = intern('name');
  const { TypeError, test } = G.primordials;
  const validHost = /^(?:article|aside|blockquote|body|div|footer|h[1-6]|header|main|nav|p|section|span|[a-z][^\0A-Z]*-[^\0A-Z]*)$/;

  // Shadow roots by host, and what is known of each by its own id.
  const roots = PrivateMap(), states = PrivateMap();
  const hostOf = G.hooks.hostOf = id => { const state = states.get(id); return state === undefined ? 0 : state.host; };
  function stateOf(object) {
    const id = idOf(object), state = states.get(id);
    if (state === undefined) throw new TypeError('The object is not a ShadowRoot');
    return state;
  }
  const ShadowRoot = defineInterface('ShadowRoot', {
    __proto__: null,
    parent: G.DocumentFragment,
    members: {
      get mode() { return stateOf(this).mode; },
      get delegatesFocus() { return stateOf(this).delegatesFocus; },
      get slotAssignment() { return stateOf(this).slotAssignment; },
      get clonable() { return stateOf(this).clonable; },
      get serializable() { return stateOf(this).serializable; },
      get host() { return wrap(stateOf(this).host); },
      get activeElement() { stateOf(this); return null; },
      get innerHTML() { stateOf(this); return call(OP.innerHTML, idOf(this), 0, 0); },
      set innerHTML(markup) { setMarkup(this, toTextNullEmpty(markup)); },
      getHTML(options = undefined) { stateOf(this); return call(OP.innerHTML, idOf(this), 0, 0); },
      setHTMLUnsafe(markup) { need(arguments.length, 1); setMarkup(this, toText(markup)); },
      elementFromPoint(x, y) { need(arguments.length, 2); stateOf(this); return null; },
      elementsFromPoint(x, y) { need(arguments.length, 2); stateOf(this); return []; },
      getSelection() { stateOf(this); return G.getSelection(); },
      cloneNode(deep = false) { stateOf(this); fail('NotSupportedError'); },
    },
  });
  function setMarkup(object, markup) {
    const { host } = stateOf(object);
    call(OP.replaceAll, idOf(object), callText(OP.parseFragment, markup, host, documentIdOf(host), 0), 0);
  }
  const modes = { __proto__: null, open: 1, closed: 1 }, assignments = { __proto__: null, manual: 1, named: 1 };
  G.openShadowRoot = host => {
    const root = roots.get(host);
    return root === undefined || states.get(root).mode === 'closed' ? null : wrap(root);
  };
  // https://dom.spec.whatwg.org/#dom-element-attachshadow
  G.attachShadow = (host, init) => {
    const given = toDictionary(init) || ObjectCreate(null);
    const mode = toText(given.mode), slotAssignment = given.slotAssignment === undefined ? 'named' : toText(given.slotAssignment);
    if (modes[mode] === undefined || assignments[slotAssignment] === undefined) throw new TypeError('Type error');
    const { ns, local } = nameOf(N[host * 8 + NAME]);
    if (ns !== 1 || !test(validHost, local) || roots.has(host)) fail('NotSupportedError');
    const id = callNamed('attachShadow', host);
    roots.set(host, id);
    states.set(id, {
      __proto__: null, host, mode, slotAssignment, delegatesFocus: !!given.delegatesFocus, clonable: !!given.clonable,
      serializable: !!given.serializable, sequence: -1, slots: null, held: null,
    });
    return adoptWrapper(ObjectCreate(ShadowRoot.prototype), id);
  };

  // Whether an object of an event's path is in a closed shadow tree that another one is not in.
  // https://dom.spec.whatwg.org/#dom-event-composedpath
  G.isHidden = (object, from) => {
    if (!G.isNode(object)) return false;
    for (let root = rootOf(idOf(object)), host; (host = hostOf(root)) !== 0; root = rootOf(host)) {
      if (states.get(root).mode === 'closed' && !isWithin(from, root)) return true;
    }
    return false;
  };
  function isWithin(object, shadowRoot) {
    if (!G.isNode(object)) return false;
    for (let root = rootOf(idOf(object)); root !== shadowRoot;) {
      const host = hostOf(root);
      if (host === 0) return false;
      root = rootOf(host);
    }
    return true;
  }

  // Slots. https://dom.spec.whatwg.org/#find-slotables
  function isSlot(id) {
    if ((N[id * 8] & 255) !== 1) return false;
    const { ns, local } = nameOf(N[id * 8 + NAME]);
    return ns === 1 && local === 'slot';
  }
  const listOf = id => { const list = G.privateArray(); list[0] = id; return list; };
  const isSlottable = id => { const kind = N[id * 8] & 255; return kind === 1 || kind === 3 || kind === 4; };
  const slotNameOf = id => (N[id * 8] & 255) === 1 ? getAttribute(id, SLOT) || '' : '';
  // The first slot of each name in a shadow tree, and what each holds; found anew when the tree has changed.
  function assignmentOf(root) {
    const state = states.get(root);
    if (state.sequence === H[STRUCTURE_SEQUENCE]) return state;
    state.sequence = H[STRUCTURE_SEQUENCE];
    const slots = state.slots = PrivateMap(), held = state.held = PrivateMap();
    for (let id = root; (id = G.nextIn(id, root)) !== 0;) {
      if (!isSlot(id)) continue;
      const name = getAttribute(id, SLOT_NAME) || '';
      if (!slots.has(name)) slots.set(name, id);
    }
    for (let c = N[state.host * 8 + FIRST]; c !== 0; c = N[c * 8 + NEXT]) {
      const slot = isSlottable(c) ? slots.get(slotNameOf(c)) : undefined;
      if (slot === undefined) continue;
      const list = held.get(slot);
      if (list === undefined) held.set(slot, listOf(c));
      else list[list.length] = c;
    }
    return state;
  }
  function slotOf(id) {
    const root = roots.get(N[id * 8 + PARENT]);
    return root === undefined || !isSlottable(id) ? 0 : assignmentOf(root).slots.get(slotNameOf(id)) || 0;
  }
  function assignedTo(slot) {
    const root = rootOf(slot), list = hostOf(root) === 0 ? undefined : assignmentOf(root).held.get(slot);
    return list === undefined ? G.privateArray() : list;
  }
  // With `flatten`, a slot's own children stand for nothing assigned, and slots among them for what they hold.
  function flattened(slot) {
    if (hostOf(rootOf(slot)) === 0) return G.privateArray();
    const held = assignedTo(slot), found = G.privateArray();
    if (held.length === 0) for (let c = N[slot * 8 + FIRST]; c !== 0; c = N[c * 8 + NEXT]) if (isSlottable(c)) held[held.length] = c;
    for (let i = 0; i < held.length; i++) {
      const inner = isSlot(held[i]) && hostOf(rootOf(held[i])) !== 0 ? flattened(held[i]) : listOf(held[i]);
      for (let j = 0; j < inner.length; j++) found[found.length] = inner[j];
    }
    return found;
  }
  G.assignedSlot = id => { const slot = slotOf(id); return slot === 0 || states.get(rootOf(slot)).mode === 'closed' ? null : wrap(slot); };
  G.slotContents = (slot, options, elementsOnly) => {
    const given = toDictionary(options), ids = given !== undefined && given.flatten ? flattened(slot) : assignedTo(slot), nodes = G.privateArray();
    for (let i = 0; i < ids.length; i++) if (!elementsOnly || (N[ids[i] * 8] & 255) === 1) nodes[nodes.length] = wrap(ids[i]);
    return G.toArray(nodes);
  };
}
