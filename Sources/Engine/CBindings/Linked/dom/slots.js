// js/dom/slots.js: what slots hold, and how they hear that it changed. https://dom.spec.whatwg.org/#shadow-tree-slots
//
// What each slot of a shadow tree holds is found when it is asked for, and again when the tree has changed. The tree notes what
// may concern slots (Sources/Engine/DOM/Tree/Reactions.swift); which slots are signalled is found once, before the event.
// AD-HOC: what a slot held is compared with what it holds when mutation observers are notified, so that slots that came or
// changed their names and changed back meanwhile are not signaled.
//
// Reads   links, names and attributes. Writes nothing.
// Exports SlottableSteps (js/idl/ParentNode.webidl) · slotOf(node id): the slot's id, 0 for none · slotContents(slot id, options,
//         elements only) · assignToSlot(slot id, values) · watchSlots(root id) · slotsChanged(kind, id, name or node) ·
//         takeSignals(): ids of the slots to signal, which are then no longer kept. Exposes nothing.
'use strict'; { const G = this; 
const { PrivateMap, privateArray,
hooks,
callValues, hostOf, intern, nameOf, str,
N, H,
rootOf,
nextIn,
getAttribute } = G;


const MANUAL = 4;
const NAMED = 6, SLOTS = 7, FALLBACK = 8, UNASSIGNED = 9;
const SLOT = intern('slot'), SLOT_NAME = intern('name');

// By shadow root; the nodes that scripts assigned by slot, and the slots by such nodes.
const states = PrivateMap(), manual = PrivateMap(), manualSlots = PrivateMap();
let manualVersion = 0;

function isSlot(id) {
  if ((N[id << 3] & 255) !== 1) return false;
  const { ns, local } = nameOf(N[id << 3 | 6]);
  return ns === 1 && local === 'slot';
}
const listOf = id => { const list = privateArray(); list[0] = id; return list; };
// What nothing changes.
const nothing = PrivateMap();
const isSlottable = id => { const kind = N[id << 3] & 255; return kind === 1 || kind === 3 || kind === 4; };
const slotNameOf = id => (N[id << 3] & 255) === 1 ? getAttribute(id, SLOT) || '' : '';
function stateOf(root) {
  let state = states.get(root);
  if (state === undefined) {
    state = {
      __proto__: null, isManual: (G.shadowTraits(root) & MANUAL) !== 0, sequence: -1, heldSequence: -1, version: -1,
      // The first slot and its name, and slots of other names by name; null where there are none.
      slot: 0, name: null, others: null,
      // What each slot holds, and all in tree order; what each held when slots were last signaled.
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
// The state of a shadow tree whose slots take nodes by name, with its slots of now.
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
// The state with what each slot holds now.
function assignmentOf(root) {
  const state = stateOf(root);
  if (state.heldSequence === H[5] && state.version === manualVersion) return state;
  state.heldSequence = H[5];
  state.version = manualVersion;
  const held = state.held = PrivateMap(), order = state.order = privateArray(), host = hostOf(root);
  for (let id = root; (id = nextIn(id, root)) !== 0;) {
    if (!isSlot(id)) continue;
    order[order.length] = id;
    const nodes = state.isManual ? manual.get(id) : undefined;
    if (nodes !== undefined) for (let i = 0; i < nodes.length; i++) if (N[nodes[i] << 3 | 1] === host) put(held, id, nodes[i]);
  }
  if (state.isManual) return state;
  namesOf(root);
  for (let c = N[host << 3 | 4]; c !== 0; c = N[c << 3 | 3]) {
    const slot = isSlottable(c) ? slotNamed(state, slotNameOf(c)) : undefined;
    if (slot !== undefined) put(held, slot, c);
  }
  return state;
}
// https://dom.spec.whatwg.org/#find-a-slot
function slotOf(id) {
  const parent = N[id << 3 | 1], root = parent === 0 ? 0 : G.shadowRootOf(parent);
  if (root === 0 || !isSlottable(id)) return 0;
  if (!stateOf(root).isManual) return slotNamed(namesOf(root), slotNameOf(id)) || 0;
  const slot = manualSlots.get(id);
  return slot !== undefined && rootOf(slot) === root ? slot : 0;
} G.slotOf = slotOf;
function assignedTo(slot) {
  const root = rootOf(slot), list = hostOf(root) === 0 ? undefined : assignmentOf(root).held.get(slot);
  return list === undefined ? privateArray() : list;
}
// With `flatten`, a slot's own children stand for nothing assigned, and slots among them for what they hold.
// https://dom.spec.whatwg.org/#find-flattened-slotables
function flattened(slot) {
  const found = privateArray(), lists = privateArray();
  const contents = id => {
    if (hostOf(rootOf(id)) === 0) return privateArray();
    const held = assignedTo(id);
    if (held.length !== 0) return held;
    const children = privateArray();
    for (let c = N[id << 3 | 4]; c !== 0; c = N[c << 3 | 3]) if (isSlottable(c)) children[children.length] = c;
    return children;
  };
  // NB: Slots nest as deep as a tree does, so this calls itself for none.
  lists[0] = { __proto__: null, list: contents(slot), next: 0 };
  for (let depth = 0; depth >= 0;) {
    const top = lists[depth];
    if (top.next >= top.list.length) { depth--; continue; }
    const id = top.list[top.next++];
    if (isSlot(id) && hostOf(rootOf(id)) !== 0) lists[++depth] = { __proto__: null, list: contents(id), next: 0 };
    else found[found.length] = id;
  }
  return found;
}
G.SlottableSteps = {
  __proto__: null,
  assignedSlot(id) { const slot = H[9] === 0 ? 0 : slotOf(id); return slot === 0 || G.isClosed(rootOf(slot)) ? 0 : slot; },
};
G.slotContents = (slot, options, elementsOnly) => {
  const ids = options.flatten ? flattened(slot) : assignedTo(slot), nodes = privateArray();
  for (let i = 0; i < ids.length; i++) if (!elementsOnly || (N[ids[i] << 3] & 255) === 1) nodes[nodes.length] = ids[i];
  return nodes;
};

// https://html.spec.whatwg.org/multipage/scripting.html#dom-slot-assign
G.assignToSlot = (slot, values) => {
  const nodes = privateArray(), seen = PrivateMap();
  for (let i = 0; i < values.length; i++) {
    const id = values[i];
    if (!seen.has(id)) { seen.set(id, true); nodes[nodes.length] = id; }
  }
  const changed = PrivateMap();
  const old = manual.get(slot);
  if (old !== undefined) for (let i = 0; i < old.length; i++) manualSlots.delete(old[i]);
  for (let i = 0; i < nodes.length; i++) {
    const other = manualSlots.get(nodes[i]);
    if (other !== undefined && other !== slot) {
      const left = privateArray(), list = manual.get(other);
      for (let j = 0; j < list.length; j++) if (list[j] !== nodes[i]) left[left.length] = list[j];
      manual.set(other, left);
      changed.set(rootOf(other), true);
    }
    manualSlots.set(nodes[i], slot);
  }
  manual.set(slot, nodes);
  manualVersion++;
  changed.set(rootOf(slot), true);
  changed.forEach((_, root) => { if (hostOf(root) !== 0) slotsChanged(SLOTS, root, 0); });
};

// Signals. https://dom.spec.whatwg.org/#signal-a-slot-change
// By shadow root: the names of which slots may hold something else, whether that is so of all slots, whether the slots by
// their names are those of now, and how often they may be looked for before the signals are taken.
const MOST_LOOKS = 64;
let touched = PrivateMap(), signals = PrivateMap(), hasNews = false;
function slotsChanged(kind, id, value) {
  const root = kind === FALLBACK ? rootOf(id) : id;
  if (hostOf(root) === 0) return;
  hasNews = true;
  hooks.slotsSignaled();
  if (kind === FALLBACK) { if (assignedTo(id).length === 0) signals.set(id, true); return; }
  const state = stateOf(root);
  if (kind === UNASSIGNED) {
    const slot = state.isManual ? manualSlots.get(value) : undefined;
    if (slot !== undefined) signals.set(slot, true);
    return;
  }
  let news = touched.get(root);
  if (news === undefined) touched.set(root, news = { __proto__: null, all: false, isKnown: false, looks: MOST_LOOKS, names: PrivateMap() });
  if (kind === SLOTS) {
    news.all = true;
    news.isKnown = false;
    if (news.looks-- > 0) compare(root, news);
    return;
  }
  if (state.isManual) return;
  if (!news.isKnown && news.looks-- > 0) { assignmentOf(root); news.isKnown = true; }
  const slot = news.isKnown ? slotNamed(state, str(value)) : undefined;
  if (slot !== undefined) signals.set(slot, true); else if (!news.isKnown) news.names.set(str(value), true);
} G.slotsChanged = slotsChanged;
// Signals the slots whose contents differ from those of their last signal.
function compare(root, news) {
  const state = assignmentOf(root), { held, order, signaled } = state;
  news.isKnown = true;
  news.names.forEach((_, name) => { const slot = slotNamed(state, name); if (slot !== undefined) signals.set(slot, true); });
  if (news.all && signaled !== null) {
    for (let i = 0; i < order.length; i++) if (!isSame(held.get(order[i]), signaled.get(order[i]))) signals.set(order[i], true);
    signaled.forEach((_, slot) => { if (!held.has(slot)) signals.set(slot, true); });
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
  if (!hasNews) return found;
  hasNews = false;
  touched.forEach((news, root) => compare(root, news));
  signals.forEach((_, slot) => { found[found.length] = slot; });
  touched = PrivateMap();
  signals = PrivateMap();
  return found;
};
G.watchSlots = root => { stateOf(root).signaled = nothing; };

callValues(160);
}
