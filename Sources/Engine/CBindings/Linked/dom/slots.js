// js/dom/slots.js: the contents of slots, and the signals of their changes. https://dom.spec.whatwg.org/#shadow-tree-slots
//
// The contents of the slots of a shadow tree are determined on demand, and again after changes of the tree. The tree records changes that
// may concern slots (Sources/Engine/DOM/Tree/Reactions.swift); the slots to signal are determined once, before the event. AD-HOC: The
// previous and current contents of a slot are compared when mutation observers are notified, so a slot that was changed and changed back in
// the meantime is not signaled.
//
// Reads   links, names and attributes. Writes nothing.
// Exports SlottableSteps (js/idl/ParentNode.webidl) · slotOf(node id): the slot's id, 0 for none · slotContents(slot id, options, elements
//         only) · assignToSlot(slot id, values) · watchSlots(root id) · slotsChanged(kind, id, name or node) · takeSignals(): takes the ids
//         of the slots to signal. Exposes nothing.
'use strict'; { const G = this; const OP = { __proto__: null, reactionsSlots: 163 }; 
const { PrivateMap, privateArray,
hooks,
pageState,
callValues, hostOf, intern, nameOf, str,
N, H,
rootOf,
nextIn,
getAttribute } = G;


const MANUAL = 4;
const NAMED = 6, SLOTS = 7, FALLBACK = 8, UNASSIGNED = 9;
const SLOT = intern('slot'), SLOT_NAME = intern('name');

const page = pageState('dom/slots', () => ({
  __proto__: null,
  // By shadow root; the nodes that scripts assigned, by slot, and the slots of these nodes.
  states: PrivateMap(), manual: PrivateMap(), manualSlots: PrivateMap(),
  manualVersion: 0, touched: PrivateMap(), signals: PrivateMap(), hasPending: false,
})), { states, manual, manualSlots } = page;

function isSlot(id) {
  if ((N[id << 3] & 255) !== 1) return false;
  const { ns, local } = nameOf(N[id << 3 | 6]);
  return ns === 1 && local === 'slot';
}
const listOf = id => { const list = privateArray(); list[0] = id; return list; };
const isSlottable = id => { const kind = N[id << 3] & 255; return kind === 1 || kind === 3 || kind === 4; };
const slotNameOf = id => (N[id << 3] & 255) === 1 ? getAttribute(id, SLOT) || '' : '';
function stateOf(root) {
  let state = states.get(root);
  if (state === undefined) {
    state = {
      __proto__: null, isManual: (G.shadowTraits(root) & MANUAL) !== 0, sequence: -1, heldSequence: -1, version: -1,
      // The first slot and its name, and slots of other names by name; null if there are none.
      slot: 0, name: null, others: null,
      // The contents of each slot, and all slots in tree order; their contents at the last signal.
      held: null, order: null, signaled: null,
    };
    states.set(root, state);
  }
  return state;
}
function put(held, slot, id) {
  const list = held.get(slot);
  if (list === undefined) held.set(slot, listOf(id)); else list[list.length] = id;
}
// The state of a shadow tree whose slots take nodes by name, with its current slots.
// NB: A map for each of many shadow trees would take longer to make than to read, and most have one slot.
function namesOf(root) {
  const state = stateOf(root);
  if (state.sequence === H[5]) return state;
  state.sequence = H[5];
  state.slot = 0;
  state.name = state.others = null;
  for (let id = root; (id = nextIn(id, root)) !== 0;) {
    if (!isSlot(id)) continue;
    const name = getAttribute(id, SLOT_NAME) || '';
    if (state.slot === 0) { state.slot = id; state.name = name; continue; }
    if (name === state.name) continue;
    if (state.others === null) state.others = PrivateMap();
    if (!state.others.has(name)) state.others.set(name, id);
  }
  return state;
}
function slotNamed(state, name) {
  if (name === state.name) return state.slot;
  return state.others === null ? undefined : state.others.get(name);
}
// The contents of all slots of a tree: DOM, "find slottables" (#find-slotables).
function assignmentOf(root) {
  const state = stateOf(root);
  if (state.heldSequence === H[5] && state.version === page.manualVersion) return state;
  state.heldSequence = H[5];
  state.version = page.manualVersion;
  // 1–4.
  const held = state.held = PrivateMap(), order = state.order = privateArray(), host = hostOf(root);
  for (let id = root; (id = nextIn(id, root)) !== 0;) {
    if (!isSlot(id)) continue;
    order[order.length] = id;
    // 5. NB: A node that has another parent now stays assigned, and may come back.
    const nodes = state.isManual ? manual.get(id) : undefined;
    if (nodes !== undefined) for (let i = 0; i < nodes.length; i++) if (N[nodes[i] << 3 | 1] === host) put(held, id, nodes[i]);
  }
  if (state.isManual) return state;
  // 6. By their names, of which the first slot in tree order counts.
  namesOf(root);
  for (let c = N[host << 3 | 4]; c !== 0; c = N[c << 3 | 3]) {
    const slot = isSlottable(c) ? slotNamed(state, slotNameOf(c)) : undefined;
    if (slot !== undefined) put(held, slot, c);
  }
  return state;
}
// DOM, "find a slot" (#find-a-slot). 4 is assignedSlot's, below.
function slotOf(id) {
  // 1–3.
  const parent = N[id << 3 | 1], root = parent === 0 ? 0 : G.shadowRootOf(parent);
  if (root === 0 || !isSlottable(id)) return 0;
  // 6.
  if (!stateOf(root).isManual) return slotNamed(namesOf(root), slotNameOf(id)) || 0;
  // 5.
  const slot = manualSlots.get(id);
  return slot !== undefined && rootOf(slot) === root ? slot : 0;
} G.slotOf = slotOf;
// The assigned nodes of a slot. DOM, "assign slottables" (#assign-slotables): 1, 3–4, on demand; slotsChanged() does 2.
function assignedTo(slot) {
  const root = rootOf(slot), list = hostOf(root) === 0 ? undefined : assignmentOf(root).held.get(slot);
  return list === undefined ? privateArray() : list;
}
// With `flatten`, a slot without assigned nodes has its children, and slots among them are replaced by their contents. DOM, "find flattened
// slottables" (#find-flattened-slotables).
function flattened(slot) {
  const found = privateArray(), lists = privateArray();
  const contents = id => {
    // 2.
    if (hostOf(rootOf(id)) === 0) return privateArray();
    // 3.
    const held = assignedTo(id);
    if (held.length !== 0) return held;
    // 4.
    const children = privateArray();
    for (let c = N[id << 3 | 4]; c !== 0; c = N[c << 3 | 3]) if (isSlottable(c)) children[children.length] = c;
    return children;
  };
  // 5, 5.1.1. NB: Slots may be nested as deeply as the tree, so this is not recursive.
  lists[0] = { __proto__: null, list: contents(slot), next: 0 };
  for (let depth = 0; depth >= 0;) {
    const top = lists[depth];
    if (top.next >= top.list.length) { depth--; continue; }
    const id = top.list[top.next++];
    // 5.1.
    if (isSlot(id) && hostOf(rootOf(id)) !== 0) lists[++depth] = { __proto__: null, list: contents(id), next: 0 };
    // 5.2.
    else found[found.length] = id;
  }
  // 6.
  return found;
}
// DOM, assignedSlot (#dom-slotable-assignedslot): "find a slot", with `open`.
G.SlottableSteps = {
  __proto__: null,
  assignedSlot(id) { const slot = H[9] === 0 ? 0 : slotOf(id); return slot === 0 || G.isClosed(rootOf(slot)) ? 0 : slot; },
};
G.slotContents = (slot, options, elementsOnly) => {
  // HTML, assignedNodes() and assignedElements() (#dom-slot-assignednodes): 1–2.
  const ids = options.flatten ? flattened(slot) : assignedTo(slot), nodes = privateArray();
  for (let i = 0; i < ids.length; i++) if (!elementsOnly || (N[ids[i] << 3] & 255) === 1) nodes[nodes.length] = ids[i];
  return nodes;
};

// HTML, assign() (#dom-slot-assign).
G.assignToSlot = (slot, values) => {
  // 2, 3.3.
  const nodes = privateArray(), seen = PrivateMap();
  for (let i = 0; i < values.length; i++) {
    const id = values[i];
    if (!seen.has(id)) { seen.set(id, true); nodes[nodes.length] = id; }
  }
  const changed = PrivateMap();
  // 1.
  const old = manual.get(slot);
  if (old !== undefined) for (let i = 0; i < old.length; i++) manualSlots.delete(old[i]);
  for (let i = 0; i < nodes.length; i++) {
    // 3.1. NB: As in WebKit, the tree of the slot that loses a node is checked, too.
    const other = manualSlots.get(nodes[i]);
    if (other !== undefined && other !== slot) {
      const left = privateArray(), list = manual.get(other);
      for (let j = 0; j < list.length; j++) if (list[j] !== nodes[i]) left[left.length] = list[j];
      manual.set(other, left);
      changed.set(rootOf(other), true);
    }
    // 3.2.
    manualSlots.set(nodes[i], slot);
  }
  // 4.
  manual.set(slot, nodes);
  page.manualVersion++;
  // 5.
  changed.set(rootOf(slot), true);
  changed.forEach((_, root) => { if (hostOf(root) !== 0) slotsChanged(SLOTS, root, 0); });
};

// DOM, "signal a slot change" (#signal-a-slot-change), for the standard's steps of insertion, removal and changed attributes. By shadow
// root: the names of slots whose contents may have changed, whether all may have, whether the slots by name are current, and how often they
// may be determined before the signals are taken.
const MOST_LOOKS = 64;
function slotsChanged(kind, id, value) {
  const root = kind === FALLBACK ? rootOf(id) : id;
  if (hostOf(root) === 0) return;
  page.hasPending = true;
  hooks.slotsSignaled();
  if (kind === FALLBACK) { if (assignedTo(id).length === 0) page.signals.set(id, true); return; }
  const state = stateOf(root);
  if (kind === UNASSIGNED) {
    const slot = state.isManual ? manualSlots.get(value) : undefined;
    if (slot !== undefined) page.signals.set(slot, true);
    return;
  }
  let news = page.touched.get(root);
  if (news === undefined) page.touched.set(root, news = { __proto__: null, all: false, isKnown: false, looks: MOST_LOOKS, names: PrivateMap() });
  if (kind === SLOTS) {
    news.all = true;
    news.isKnown = false;
    if (news.looks-- > 0) compare(root, news);
    return;
  }
  if (state.isManual) return;
  if (!news.isKnown && news.looks-- > 0) { assignmentOf(root); news.isKnown = true; }
  const slot = news.isKnown ? slotNamed(state, str(value)) : undefined;
  if (slot !== undefined) page.signals.set(slot, true); else if (!news.isKnown) news.names.set(str(value), true);
} G.slotsChanged = slotsChanged;
// Signals the slots whose contents differ from those of their last signal.
function compare(root, news) {
  const state = assignmentOf(root), { held, order, signaled } = state;
  news.isKnown = true;
  news.names.forEach((_, name) => { const slot = slotNamed(state, name); if (slot !== undefined) page.signals.set(slot, true); });
  if (news.all && signaled !== null) {
    for (let i = 0; i < order.length; i++) if (!isSame(held.get(order[i]), signaled.get(order[i]))) page.signals.set(order[i], true);
    signaled.forEach((_, slot) => { if (!held.has(slot)) page.signals.set(slot, true); });
  }
  news.all = false;
  state.signaled = held;
}
const isSame = (a, b) => {
  const count = a === undefined ? 0 : a.length;
  if (count !== (b === undefined ? 0 : b.length)) return false;
  for (let i = 0; i < count; i++) if (a[i] !== b[i]) return false;
  return true;
};
G.takeSignals = () => {
  const found = privateArray();
  if (!page.hasPending) return found;
  page.hasPending = false;
  page.touched.forEach((news, root) => compare(root, news));
  page.signals.forEach((_, slot) => { found[found.length] = slot; });
  page.touched = PrivateMap();
  page.signals = PrivateMap();
  return found;
};
G.watchSlots = root => { stateOf(root).signaled = PrivateMap(); };

callValues(OP.reactionsSlots);
}
