// js/html/customElements.js: custom elements' definitions, states and reactions.
// https://html.spec.whatwg.org/multipage/custom-elements.html#custom-element-reactions
//
// The tree notes what happens to elements that are or may become custom (Sources/Engine/DOM/Tree/Reactions.swift), and a native
// call that left such notes says so by its status: js/webidl/conversions.js then calls invokeReactions(), which enqueues the reactions
// and invokes them before the call's result is seen. So every member that changes the tree has [CEReactions], and none costs
// anything as long as no world defines an element. A member that makes several calls holds its reactions back by hooks.hold.
// AD-HOC: each world has definitions of its own, and hears of elements that the page's other world makes and changes.
//
// Reads   links, names and attributes. Writes through native calls.
// Exports defineElement(definition): enters it, and upgrades what there is · definitionNamed(name), definitionOf(constructor) ·
//         upgradeIn(root id) · constructElement(interface object, new.target): what HTMLElement's constructors give ·
//         createCustom(document id, name id, `is` or null) → wrapper, null where the element is not custom ·
//         customState(id): {state, definition …}, undefined for most · enqueueCallback(id, name, arguments) ·
//         parserElement(name id, document id, `is` or ''): id of an element that a parser asks for, 0 for none, while
//         documentState.refusesMarkup counts ·
//         invokeReactions() · together(function): its result; reactions run after it · hooks.hold, hooks.createCustom.
// Throws  TypeError where something is constructed that is no custom element. Exposes nothing.
'use strict'; { const G = this; const { documentNode,
ObjectCreate, PrivateMap, apply, primordials, privateArray, setPrototypeOf, soon,
hooks,
adoptWrapper, call, callValues, documentIdOf, idOf, isNode, nameOf, str, wrap,
N, H, A,



named,
fail,
isConnected,
htmlName,
HTMLElement,
interfaceOfElement,
documentState } = G;




const { TypeError, reflectConstruct, lengthOf } = primordials;
const ENTRY = 5;
const CONNECTED = 1, DISCONNECTED = 2, ADOPTED = 3, ATTRIBUTE = 4, MADE = 5, FORM = 10;

// Definitions by name and by constructor, the interfaces that customized built-in elements have by local names, and what is
// known of elements by their ids.
const byName = PrivateMap(), byConstructor = PrivateMap(), interfaces = PrivateMap(), states = PrivateMap();
const isOf = id => str(callValues(167, id));

// https://html.spec.whatwg.org/multipage/custom-elements.html#look-up-a-custom-element-definition
function lookUp(documentId, { ns, local }, is) {
  if (ns !== 1 || documentId !== documentNode) return undefined;
  const known = byName.get(local);
  if (known !== undefined && known.localName === local) return known;
  const other = is === null ? undefined : byName.get(is);
  return other !== undefined && other.localName === local ? other : undefined;
}
const newState = definition => ({ __proto__: null, definition, state: 'undefined', queue: privateArray(), next: 0, internals: null, states: null });
const emptyQueue = state => { state.queue = privateArray(); state.next = 0; };

// Reactions. https://html.spec.whatwg.org/multipage/custom-elements.html#enqueue-an-element-on-the-appropriate-element-queue
let current = null, backup = null, held = 0;
function enqueue(id, state, reaction) {
  state.queue[state.queue.length] = reaction;
  let queue = current;
  if (queue === null) {
    if (backup === null) {
      backup = privateArray();
      soon(() => { const waiting = backup; backup = null; invoke(waiting); });
    }
    queue = backup;
  }
  queue[queue.length] = id;
}
function enqueueCallback(id, name, values) {
  const state = states.get(id);
  if (state === undefined || state.definition === null) return;
  const { definition } = state, callback = definition.callbacks[name];
  if (callback === undefined || name === 'attributeChangedCallback' && !definition.observed.has(values[0])) return;
  enqueue(id, state, { __proto__: null, callback, values });
} G.enqueueCallback = enqueueCallback;
const isCustom = id => { const state = states.get(id); return state !== undefined && state.state === 'custom'; };
function invoke(queue) {
  for (let i = 0; i < queue.length; i++) {
    const id = queue[i], state = states.get(id);
    while (state.next < state.queue.length) {
      const { definition, callback, values } = state.queue[state.next++];
      try {
        if (definition !== undefined) upgrade(id, state, definition); else apply(callback, wrap(id), values);
      } catch (error) { hooks.reportException(error); }
    }
    emptyQueue(state);
  }
}
// Runs `body` with a queue of its own, and then what it enqueued.
function reacting(body) {
  const outer = current, queue = current = privateArray();
  try { body(); } finally { current = outer; }
  if (queue.length !== 0) invoke(queue);
} G.reacting = reacting;

// https://html.spec.whatwg.org/multipage/custom-elements.html#concept-try-upgrade
function tryUpgrade(id) {
  const known = states.get(id);
  if (known !== undefined && known.state !== 'undefined') return;
  const name = nameOf(N[id << 3 | 6]), definition = lookUp(documentIdOf(id), name, isOf(id));
  if (definition === undefined) return;
  const state = known === undefined ? newState(null) : known;
  states.set(id, state);
  enqueue(id, state, { __proto__: null, definition });
}
const list = (...values) => { const made = privateArray(); for (let i = 0; i < values.length; i++) made[i] = values[i]; return made; };
function note(words) {
  const count = lengthOf(words);
  for (let i = 0; i < count; i += ENTRY) {
    const id = words[i + 1], a = words[i + 2];
    switch (words[i]) {
      case CONNECTED:
        if (isCustom(id)) enqueueCallback(id, 'connectedCallback', privateArray()); else tryUpgrade(id);
        break;
      case DISCONNECTED: if (isCustom(id)) enqueueCallback(id, 'disconnectedCallback', privateArray()); break;
      case ADOPTED: if (isCustom(id)) enqueueCallback(id, 'adoptedCallback', list(wrap(a), wrap(words[i + 3]))); break;
      case ATTRIBUTE: {
        if (!isCustom(id)) break;
        const { local, namespace } = nameOf(a);
        enqueueCallback(id, 'attributeChangedCallback', list(local, str(words[i + 3]), str(words[i + 4]), namespace));
        if (namespace === null && (local === 'disabled' || local === 'form') && G.isFormCustom(id)) G.lookAtForm(id);
        break;
      }
      case MADE: tryUpgrade(id); break;
      case FORM: if (hooks.formCustom !== null) G.lookAtForm(hooks.formCustom(id) ? id : 0); break;
      default: G.slotsChanged(words[i], id, a);
    }
  }
}
function invokeReactions() {
  if (held !== 0) return;
  // What a native call left in the header beside its result is still to be read.
  const first = H[64 + 2], second = H[64 + 3], third = H[64 + 4];
  reacting(() => note(callValues(161)));
  H[64 + 2] = first; H[64 + 3] = second; H[64 + 4] = third;
} G.invokeReactions = invokeReactions;
G.together = body => {
  held++;
  try { return body(); } finally { held--; invokeReactions(); }
};
hooks.hold = change => { held += change; };

// https://html.spec.whatwg.org/multipage/custom-elements.html#concept-upgrade-an-element
function upgrade(id, state, definition) {
  if (state.state !== 'undefined') return;
  state.definition = definition;
  state.state = 'failed';
  for (let a = N[id << 3 | 7]; a !== 0; a = A[a << 2 | 2]) {
    const { local, namespace } = nameOf(A[a << 2 | 3]);
    enqueueCallback(id, 'attributeChangedCallback', list(local, null, str(A[a << 2 | 1]), namespace));
  }
  if (isConnected(id)) enqueueCallback(id, 'connectedCallback', privateArray());
  const { stack } = definition, element = wrap(id), depth = stack.length;
  stack[depth] = id;
  try {
    if (definition.disableShadow && callValues(172, id) !== 0) fail('NotSupportedError');
    state.state = 'precustomized';
    if (reflectConstruct(definition.constructor, privateArray()) !== element) {
      throw new TypeError('The custom element constructor returned a different element than the one that is upgraded');
    }
  } catch (error) {
    state.definition = null;
    state.state = 'failed';
    emptyQueue(state);
    throw error;
  } finally { stack.length = depth; }
  becomeCustom(id, state);
  if (definition.formAssociated) G.formAssociated(id);
}
function becomeCustom(id, state) {
  state.state = 'custom';
  callValues(164, id);
  if (state.definition.formAssociated) callValues(168, id, true);
}

// https://html.spec.whatwg.org/multipage/dom.html#html-element-constructors
G.constructElement = (active, newTarget) => {
  const definition = newTarget === active ? undefined : byConstructor.get(newTarget);
  if (definition === undefined) {
    if (active !== HTMLElement) throw new TypeError('Illegal constructor');
    throw new TypeError(newTarget === active ? 'new.target is not a valid custom element constructor' : 'new.target does not define a custom element');
  }
  const { localName, stack } = definition;
  if ((localName === definition.name ? HTMLElement : interfaces.get(localName)) !== active) throw new TypeError('Illegal constructor');
  let { prototype } = newTarget;
  if (typeof prototype !== 'object' && typeof prototype !== 'function' || prototype === null) ({ prototype } = active);
  if (stack.length === 0) {
    const id = call(14, definition.nameId, documentNode, 1), state = newState(definition);
    if (localName !== definition.name) callValues(166, id, definition.name);
    states.set(id, state);
    becomeCustom(id, state);
    return adoptWrapper(nameOf(definition.nameId).isList ? G.listElement(prototype, id) : ObjectCreate(prototype), id);
  }
  const id = stack[stack.length - 1];
  if (id === 0) throw new TypeError('The element is already constructed');
  const element = setPrototypeOf(wrap(id), prototype);
  stack[stack.length - 1] = 0;
  return element;
};

// https://dom.spec.whatwg.org/#concept-create-element, with the synchronous custom elements flag
function createCustom(documentId, nameId, is) {
  const definition = lookUp(documentId, nameOf(nameId), is);
  if (definition === undefined) return null;
  if (definition.name === definition.localName) {
    try { return construct(definition, documentId, nameId); } catch (error) {
      hooks.reportException(error);
      const id = call(14, nameId, documentId, 1), state = newState(null);
      state.state = 'failed';
      states.set(id, state);
      return adoptWrapper(ObjectCreate(named('HTMLUnknownElement').prototype), id);
    }
  }
  const id = call(14, nameId, documentId, 1), state = newState(null);
  callValues(166, id, is);
  states.set(id, state);
  // NB: What the upgrade enqueues for the element runs when the operation is over, which is now.
  reacting(() => {
    try { upgrade(id, state, definition); } catch (error) { hooks.reportException(error); }
  });
  return wrap(id);
} G.createCustom = createCustom;
function construct(definition, documentId, nameId) {
  const element = reflectConstruct(definition.constructor, privateArray());
  if (!isNode(element)) throw new TypeError('The result of constructing a custom element must be a HTMLElement');
  const id = idOf(element), name = (N[id << 3] & 255) === 1 ? nameOf(N[id << 3 | 6]) : null;
  if (name === null || name.ns !== 1) throw new TypeError('The result of constructing a custom element must be a HTMLElement');
  if (N[id << 3 | 7] !== 0) fail('NotSupportedError', 'A newly constructed custom element must not have attributes');
  if (N[id << 3 | 4] !== 0) fail('NotSupportedError', 'A newly constructed custom element must not have child nodes');
  if (N[id << 3 | 1] !== 0 || documentIdOf(id) !== documentId
    || name.local !== definition.localName) fail('NotSupportedError', 'A newly constructed custom element must be as it was made');
  // The prefix.
  if (name.id !== nameId) callValues(165, id, nameId);
  return element;
}
// https://html.spec.whatwg.org/multipage/dynamic-markup-insertion.html#throw-on-dynamic-markup-insertion-counter
G.parserElement = (nameId, documentId, is) => {
  if (lookUp(documentId, nameOf(nameId), is) === undefined) return 0;
  documentState.refusesMarkup++;
  let element;
  try { reacting(() => { element = createCustom(documentId, nameId, is); }); } finally { documentState.refusesMarkup--; }
  return idOf(element);
};

G.defineElement = definition => {
  const { name, localName, constructor } = definition;
  definition.stack = privateArray();
  definition.nameId = htmlName(localName);
  if (localName !== name) interfaces.set(localName, interfaceOfElement(localName));
  byName.set(name, definition);
  byConstructor.set(constructor, definition);
  hooks.createCustom = createCustom;
  if (definition.formAssociated) hooks.formCustom = G.isFormCustom;
  callValues(159, localName);
  const ids = candidatesNamed(localName);
  for (let i = 0; i < ids.length; i++) tryUpgrade(ids[i]);
};
// What any definition may make custom in the document, by local names: many definitions in a row walk the document once.
let candidatesByName = null, candidatesSequence = 0;
function candidatesNamed(localName) {
  if (candidatesByName === null || candidatesSequence !== H[4]) {
    const ids = callValues(163, documentNode), count = lengthOf(ids);
    candidatesByName = PrivateMap();
    candidatesSequence = H[4];
    for (let i = 0; i < count; i++) {
      const { local } = nameOf(N[ids[i] << 3 | 6]);
      let known = candidatesByName.get(local);
      if (known === undefined) candidatesByName.set(local, known = privateArray());
      known[known.length] = ids[i];
    }
  }
  return candidatesByName.get(localName) ?? privateArray();
}
// Enqueues upgrades of the elements below a root and of itself.
function upgradeIn(root) {
  const ids = callValues(162, root), count = lengthOf(ids);
  for (let i = 0; i < count; i++) tryUpgrade(ids[i]);
} G.upgradeIn = upgradeIn;
G.customState = id => states.get(id);
G.definitionNamed = name => byName.get(name);
G.definitionOf = constructor => byConstructor.get(constructor);
G.disablesShadow = id => {
  const definition = lookUp(documentIdOf(id), nameOf(N[id << 3 | 6]), isOf(id));
  return definition !== undefined && definition.disableShadow;
};
}
