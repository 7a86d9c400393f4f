// js/html/customElements/customElements.js: custom elements' definitions, states and reactions.
// https://html.spec.whatwg.org/multipage/custom-elements.html#custom-element-reactions
//
// The tree records changes of elements that are or may become custom (Sources/Engine/DOM/Tree/Reactions.swift). The status of a native call
// shows that there are such records; then js/webidl/conversions.js calls invokeReactions(), which enqueues the reactions and invokes them
// before the call's result is returned. So every member that changes the tree has [CEReactions], at no cost until a world defines an
// element. A member that makes several calls holds its reactions back by hooks.hold. AD-HOC: Each world has its own definitions, and gets
// reactions for elements that the page's other world creates and changes.
//
// Reads   links, names and attributes. Writes through native calls.
// Exports defineElement(definition): registers it, and upgrades existing elements · definitionNamed(name, document id), definitionOf(constructor) ·
//         upgradeIn(root id) · constructElement(interface object, new.target): the result of HTMLElement's constructors ·
//         createCustom(document id, name id, `is` or null) → wrapper, null if the element is not custom · customState(id): {state,
//         definition …}, undefined for other elements · enqueueCallback(id, name, arguments) · parserElement(name id, document id, `is` or
//         ''): id of an element for a parser, 0 for none, while documentState.refusesMarkup is above 0 · invokeReactions() ·
//         hooks.hold, pageHooks.createCustom.
// Throws  TypeError if the constructor is not that of a custom element. Exposes nothing.
import { OP, documentNode } from 'native';
import { ObjectCreate, PrivateMap, apply, primordials, privateArray, setPrototypeOf, soon } from '../../primordials.js';
import { hooks, pageHooks } from '../../hooks.js';
import { pageState } from '../../page.js';
import { adoptWrapper, call, callValues, documentIdOf, idOf, isNode, nameOf, str, wrap } from '../../arena.js';
import {
  ELEMENT, attributeNameOf, attributeValueOf, callResult, changeSequence, firstAttributeOf, firstChildOf, kindOf, nameIdOf, nextAttributeOf, parentOf,
  setCallResult,
} from '../../memory.js';
import { named } from '../../lazyModules.js';
import { fail } from '../../webidl/conversions.js';
import { isConnected } from '../../dom/Node.js';
import { htmlName } from '../../dom/Document.js';
import { HTMLElement } from '../../bindings/eagerNodes.js';
import { interfaceOfElement } from '../elements/elements.js';
import { documentState } from '../documents/Document.js';
import { slotsChanged } from 'late:../../dom/slots.js';
import { formAssociated, isFormCustom, updateFormOwner } from 'late:./ElementInternals.js';
import { listElement } from 'late:../forms/listElements.js';

const { TypeError, reflectConstruct, lengthOf } = primordials;
const ENTRY = 5;
const CONNECTED = 1, DISCONNECTED = 2, ADOPTED = 3, ATTRIBUTE = 4, MADE = 5, FORM = 10;

const page = pageState('html/customElements/customElements', () => ({
  __proto__: null,
  // The page's definitions by name, those of frames by document and name, all by constructor, the interfaces of customized built-in elements by
  // local name, and the states of elements by their ids.
  byName: PrivateMap(), ofFrames: PrivateMap(), byConstructor: PrivateMap(), interfaces: PrivateMap(), states: PrivateMap(),
  // Reactions. HTML, "enqueue an element on the appropriate element queue" (#enqueue-an-element-on-the-appropriate-element-queue), and the
  // first step of the two that follow.
  current: null, backup: null, held: 0,
  // The elements of the document that a definition may make custom, by local name: many definitions in a row walk the document once.
  candidatesByName: null, candidatesSequence: 0, candidatesDocument: 0,
})), { byName, ofFrames, byConstructor, interfaces, states } = page;
const definitionsOf = documentId => documentId === documentNode ? byName : ofFrames.get(documentId);
const isOf = id => str(callValues(OP.customIs, id));

// HTML, "look up a custom element definition" (#look-up-a-custom-element-definition).
function lookUp(documentId, { ns, local }, is) {
  // 1–2. The registries are those of windows: documents without one have none.
  const names = ns === 1 ? definitionsOf(documentId) : undefined;
  if (names === undefined) return undefined;
  // 3.
  const known = names.get(local);
  if (known !== undefined && known.localName === local) return known;
  // 4.
  const other = is === null ? undefined : names.get(is);
  return other !== undefined && other.localName === local ? other : undefined;
}
const newState = definition => ({ __proto__: null, definition, state: 'undefined', queue: privateArray(), next: 0, internals: null, states: null });
const emptyQueue = state => { state.queue = privateArray(); state.next = 0; };

function enqueue(id, state, reaction) {
  // 6 of "enqueue a custom element callback reaction", 1 of "enqueue a custom element upgrade reaction".
  state.queue[state.queue.length] = reaction;
  // 1.
  let queue = page.current;
  // 2. NB: Reactions enqueued while the backup queue is processed get another microtask.
  if (queue === null) {
    if (page.backup === null) {
      page.backup = privateArray();
      soon(() => { const waiting = page.backup; page.backup = null; invoke(waiting); });
    }
    queue = page.backup;
  }
  // 3, or 2.1.
  queue[queue.length] = id;
}
// HTML, "enqueue a custom element callback reaction" (#enqueue-a-custom-element-callback-reaction). 3 is left out: nothing moves a node.
export function enqueueCallback(id, name, values) {
  const state = states.get(id);
  if (state === undefined || state.definition === null) return;
  // 1–2.
  const { definition } = state, callback = definition.callbacks[name];
  // 4–5.
  if (callback === undefined || name === 'attributeChangedCallback' && !definition.observed.has(values[0])) return;
  // 6–7.
  enqueue(id, state, { __proto__: null, callback, values });
}
const isCustom = id => { const state = states.get(id); return state !== undefined && state.state === 'custom'; };
// HTML, "invoke custom element reactions" (#invoke-custom-element-reactions).
function invoke(queue) {
  // 1.
  for (let i = 0; i < queue.length; i++) {
    // 1.1–2.
    const id = queue[i], state = states.get(id);
    // 1.3.
    while (state.next < state.queue.length) {
      const { definition, callback, values } = state.queue[state.next++];
      try {
        if (definition !== undefined) upgrade(id, state, definition); else apply(callback, wrap(id), values);
      } catch (error) { hooks.reportException(error); }
    }
    emptyQueue(state);
  }
}
// Runs `body` with a new queue, and then the reactions in the queue: 1–4 of [CEReactions] (#cereactions).
export function inReactionQueue(body) {
  const outer = page.current, queue = page.current = privateArray();
  try { body(); } finally { page.current = outer; }
  if (queue.length !== 0) invoke(queue);
}

// HTML, "try to upgrade an element" (#concept-try-upgrade).
function tryUpgrade(id) {
  // 1 of the upgrade, which would do nothing.
  const known = states.get(id);
  if (known !== undefined && known.state !== 'undefined') return;
  // 1.
  const name = nameOf(nameIdOf(id)), definition = lookUp(documentIdOf(id), name, isOf(id));
  if (definition === undefined) return;
  // 2.
  const state = known === undefined ? newState(null) : known;
  states.set(id, state);
  enqueue(id, state, { __proto__: null, definition });
}
const list = (...values) => { const made = privateArray(); for (let i = 0; i < values.length; i++) made[i] = values[i]; return made; };
function enqueueAll(words) {
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
        if (namespace === null && (local === 'disabled' || local === 'form') && isFormCustom(id)) updateFormOwner(id);
        break;
      }
      case MADE: tryUpgrade(id); break;
      case FORM: if (pageHooks.formCustom !== null) updateFormOwner(pageHooks.formCustom(id) ? id : 0); break;
      default: slotsChanged(words[i], id, a);
    }
  }
}
export function invokeReactions() {
  if (page.held !== 0) return;
  // The values that a native call left in the header beside its result have not been read yet.
  const first = callResult(2), second = callResult(3), third = callResult(4);
  inReactionQueue(() => enqueueAll(callValues(OP.reactionsTake)));
  setCallResult(2, first); setCallResult(3, second); setCallResult(4, third);
}
hooks.hold = change => { page.held += change; };

// HTML, "upgrade an element" (#concept-upgrade-an-element). 8 is left out: no registry is scoped.
function upgrade(id, state, definition) {
  // 1.
  if (state.state !== 'undefined') return;
  // 2–3.
  state.definition = definition;
  state.state = 'failed';
  // 4.
  for (let a = firstAttributeOf(id); a !== 0; a = nextAttributeOf(a)) {
    const { local, namespace } = nameOf(attributeNameOf(a));
    enqueueCallback(id, 'attributeChangedCallback', list(local, null, str(attributeValueOf(a)), namespace));
  }
  // 5.
  if (isConnected(id)) enqueueCallback(id, 'connectedCallback', privateArray());
  // 6–7.
  const { stack } = definition, element = wrap(id), depth = stack.length;
  stack[depth] = id;
  // 9.
  try {
    // 9.1.
    if (definition.disableShadow && callValues(OP.shadowOf, id) !== 0) fail('NotSupportedError');
    // 9.2.
    state.state = 'precustomized';
    // 9.3–4.
    if (reflectConstruct(definition.constructor, privateArray()) !== element) {
      throw new TypeError('The custom element constructor returned a different element than the one that is upgraded');
    }
  } catch (error) {
    // The steps for an exception. The element stays failed or precustomized.
    state.definition = null;
    emptyQueue(state);
    throw error;
  } finally { stack.length = depth; } // The last entry of the construction stack is removed in any case.
  // 11.
  becomeCustom(id, state);
  // 10. NB: Reactions that it enqueues run later.
  if (definition.formAssociated) formAssociated(id);
}
function becomeCustom(id, state) {
  state.state = 'custom';
  callValues(OP.customMark, id);
  if (state.definition.formAssociated) callValues(OP.customForm, id, true);
}

// HTML, the constructors of elements (#html-element-constructors).
export const constructElement = (active, newTarget) => {
  // 1–5.
  const definition = newTarget === active ? undefined : byConstructor.get(newTarget);
  if (definition === undefined) {
    if (active !== HTMLElement) throw new TypeError('Illegal constructor');
    throw new TypeError(newTarget === active ? 'new.target is not a valid custom element constructor' : 'new.target does not define a custom element');
  }
  const { localName, stack } = definition;
  // 6–8.
  if ((localName === definition.name ? HTMLElement : interfaces.get(localName)) !== active) throw new TypeError('Illegal constructor');
  // 10–11, and the same for 9.
  let { prototype } = newTarget;
  if (typeof prototype !== 'object' && typeof prototype !== 'function' || prototype === null) ({ prototype } = active);
  // 9.
  if (stack.length === 0) {
    const id = call(OP.createElement, definition.nameId, definition.document, 1), state = newState(definition);
    if (localName !== definition.name) callValues(OP.customSetIs, id, definition.name);
    states.set(id, state);
    becomeCustom(id, state);
    return adoptWrapper(nameOf(definition.nameId).isList ? listElement(prototype, id) : ObjectCreate(prototype), id);
  }
  // 12–13.
  const id = stack[stack.length - 1];
  if (id === 0) throw new TypeError('The element is already constructed');
  // 14.
  const element = setPrototypeOf(wrap(id), prototype);
  // 15–16.
  stack[stack.length - 1] = 0;
  return element;
};

// DOM, "create an element" (#concept-create-element), with synchronousCustomElements: 4–5; 1–3 and 6 are js/dom/Document.js's.
export function createCustom(documentId, nameId, is) {
  // 3.
  const definition = lookUp(documentId, nameOf(nameId), is);
  if (definition === undefined) return null;
  // 5.1.
  if (definition.name === definition.localName) {
    try { return construct(definition, documentId, nameId); } catch (error) {
      hooks.reportException(error);
      // 5.1.4's steps for an exception.
      const id = call(OP.createElement, nameId, documentId, 1), state = newState(null);
      state.state = 'failed';
      states.set(id, state);
      return adoptWrapper(ObjectCreate(named('HTMLUnknownElement').prototype), id);
    }
  }
  // 4.1–2.
  const id = call(OP.createElement, nameId, documentId, 1), state = newState(null);
  callValues(OP.customSetIs, id, is);
  states.set(id, state);
  // 4.3. NB: Reactions that the upgrade enqueues for the element run at the end of the operation, which is now.
  inReactionQueue(() => {
    try { upgrade(id, state, definition); } catch (error) {
      hooks.reportException(error);
      state.state = 'failed';
    }
  });
  return wrap(id);
}
// 5.1.4 of it. 5.1.2–3 and 5.1.5–6 are left out: no registry is scoped.
function construct(definition, documentId, nameId) {
  // 5.1.4.1.
  const element = reflectConstruct(definition.constructor, privateArray());
  // 5.1.4.2–3: Web IDL's.
  if (!isNode(element)) throw new TypeError('The result of constructing a custom element must be a HTMLElement');
  const id = idOf(element), name = kindOf(id) === ELEMENT ? nameOf(nameIdOf(id)) : null;
  if (name === null || name.ns !== 1) throw new TypeError('The result of constructing a custom element must be a HTMLElement');
  // 5.1.4.4.
  if (firstAttributeOf(id) !== 0) fail('NotSupportedError', 'A newly constructed custom element must not have attributes');
  // 5.1.4.5.
  if (firstChildOf(id) !== 0) fail('NotSupportedError', 'A newly constructed custom element must not have child nodes');
  // 5.1.4.6–8.
  if (parentOf(id) !== 0 || documentIdOf(id) !== documentId
    || name.local !== definition.localName) fail('NotSupportedError', 'A newly constructed custom element must be as it was made');
  // 5.1.4.9. The prefix.
  if (name.id !== nameId) callValues(OP.customSetName, id, nameId);
  return element;
}
// HTML, the synchronous part of "create an element for a token" (#create-an-element-for-the-token).
export const parserElement = (nameId, documentId, is) => {
  if (lookUp(documentId, nameOf(nameId), is) === undefined) return 0;
  // The document's throw-on-dynamic-markup-insertion counter (#throw-on-dynamic-markup-insertion-counter).
  documentState.refusesMarkup++;
  let element;
  try { inReactionQueue(() => { element = createCustom(documentId, nameId, is); }); } finally { documentState.refusesMarkup--; }
  return idOf(element);
};

// HTML, 15–18 of define() (#dom-customelementregistry-define): js/html/customElements/CustomElementRegistry.js has the others.
export const defineElement = definition => {
  const { name, localName, constructor, document } = definition;
  definition.stack = privateArray();
  definition.nameId = htmlName(localName);
  if (localName !== name) interfaces.set(localName, interfaceOfElement(localName));
  // 16.
  if (definitionsOf(document) === undefined) ofFrames.set(document, PrivateMap());
  definitionsOf(document).set(name, definition);
  byConstructor.set(constructor, definition);
  pageHooks.createCustom = createCustom;
  if (definition.formAssociated) pageHooks.formCustom = isFormCustom;
  callValues(OP.reactionsDefine, localName);
  // 18. "Upgrade particular elements within a document" (#upgrade-particular-elements-within-a-document), its 1.
  const ids = candidatesNamed(localName, document);
  // Its 2.
  for (let i = 0; i < ids.length; i++) tryUpgrade(ids[i]);
};
function candidatesNamed(localName, document) {
  if (page.candidatesByName === null || page.candidatesSequence !== changeSequence() || page.candidatesDocument !== document) {
    const ids = callValues(OP.customDefinable, document), count = lengthOf(ids);
    page.candidatesByName = PrivateMap();
    page.candidatesDocument = document;
    page.candidatesSequence = changeSequence();
    for (let i = 0; i < count; i++) {
      const { local } = nameOf(nameIdOf(ids[i]));
      let known = page.candidatesByName.get(local);
      if (known === undefined) page.candidatesByName.set(local, known = privateArray());
      known[known.length] = ids[i];
    }
  }
  return page.candidatesByName.get(localName) ?? privateArray();
}
// HTML, 1 of upgrade() (#dom-customelementregistry-upgrade): enqueues upgrades of the elements below a root and of itself.
export function upgradeIn(root) {
  const ids = callValues(OP.customCandidates, root), count = lengthOf(ids);
  for (let i = 0; i < count; i++) tryUpgrade(ids[i]);
}
export const customState = id => states.get(id);
export const definitionNamed = (name, documentId) => definitionsOf(documentId)?.get(name);
export const definitionOf = constructor => byConstructor.get(constructor);
export const hasDisabledShadow = id => {
  const definition = lookUp(documentIdOf(id), nameOf(nameIdOf(id)), isOf(id));
  return definition !== undefined && definition.disableShadow;
};
