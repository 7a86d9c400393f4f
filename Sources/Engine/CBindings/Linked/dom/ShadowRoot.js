// js/dom/ShadowRoot.js: shadow roots, and steps of ShadowRoot. https://dom.spec.whatwg.org/#interface-shadowroot
//
// A shadow root is a fragment that is in no child list, so code that walks or writes the tree does not reach it. Its properties are stored
// in the tree: both worlds of a page see the shadow roots that the parser or either world attached.
//
// Reads   links and names. Writes through native calls.
// Exports ShadowRootSteps, ShadowRootSteps_ShadowRoot (js/idl/ShadowRoot.webidl) · attachShadow(host id, init) → id ·
//         shadowRootOf(host id): its id, 0 for none · openShadowRoot(host id): the same, 0 for a closed one ·
//         shadowTraits(root id): bits of Sources/Engine/DOM/Tree/Tree+ShadowRoots.swift · isClosed(root id) ·
//         isShadowIncluding(root id, node id): whether it is a shadow-including inclusive ancestor · retarget(id, other id) ·
//         markupWithShadows(node id, options), setMarkupWithShadows(context id, node id, markup).
// Throws  DOMException as specified. Exposes nothing.
'use strict'; { const G = this; const OP = { __proto__: null, shadowOf: 175, shadowTraits: 176, shadowSetTraits: 177, innerHTML: 3, replaceAll: 28, parseFragment: 48, removeAllChildren: 29, shadowAttach: 174, markupHTML: 192, templateContents: 56, markupParse: 191 }; 
const { PrivateMap, primordials, privateArray,
hooks, pageHooks,
pageState,
call, callList, callText, callValues, documentIdOf, hostOf, nameOf,
H, N,
fail, holding,
rootOf,
isCustomName,
htmlName } = G;



const CLOSED = 1, DELEGATES_FOCUS = 2, MANUAL = 4, CLONABLE = 8, SERIALIZABLE = 16, DECLARATIVE = 32, FOR_INTERNALS = 64;
const { includes } = primordials;
const hosts = ' article aside blockquote body div footer h1 h2 h3 h4 h5 h6 header main nav p section span ';

// The shadow roots by host, and their traits by their ids.
const { roots, known } = pageState('dom/ShadowRoot', () => ({ __proto__: null, roots: PrivateMap(), known: PrivateMap() }));
function shadowRootOf(host) {
  if (H[9] === 0) return 0;
  let root = roots.get(host);
  if (root === undefined && (root = callValues(OP.shadowOf, host)) !== 0) roots.set(host, root);
  return root === undefined ? 0 : root;
} G.shadowRootOf = shadowRootOf;
function traitsOf(root) {
  let traits = known.get(root);
  if (traits === undefined) known.set(root, traits = callValues(OP.shadowTraits, root));
  return traits;
}
function setTraits(root, traits) {
  callValues(OP.shadowSetTraits, root, traits);
  known.set(root, traits);
}
const has = (root, trait) => (traitsOf(root) & trait) !== 0;
G.ShadowRootSteps = {
  __proto__: null,
  mode: root => has(root, CLOSED) ? 'closed' : 'open',
  delegatesFocus: root => has(root, DELEGATES_FOCUS),
  slotAssignment: root => has(root, MANUAL) ? 'manual' : 'named',
  clonable: root => has(root, CLONABLE),
  serializable: root => has(root, SERIALIZABLE),
  host: hostOf,
};
G.ShadowRootSteps_ShadowRoot = {
  __proto__: null,
  setHTMLUnsafe(root, markup) { setMarkupWithShadows(hostOf(root), root, markup); },
  getHTML: markupWithShadows,
  innerHTML: root => call(OP.innerHTML, root, 0, 0),
  setInnerHTML(root, markup) {
    const host = hostOf(root);
    call(OP.replaceAll, root, holding(() => callText(OP.parseFragment, markup, host, documentIdOf(host), 0)), 0);
  },
  activeElement: activeIn,
  // There is no layout.
  elementFromPoint: () => 0,
  elementsFromPoint: () => privateArray(),
};
G.openShadowRoot = host => {
  const root = shadowRootOf(host);
  return root === 0 || has(root, CLOSED) ? 0 : root;
};

// https://dom.spec.whatwg.org/#dom-element-attachshadow
G.attachShadow = (host, { mode, delegatesFocus, slotAssignment, clonable, serializable }) => {
  let traits = (mode === 'closed' ? CLOSED : 0) | (delegatesFocus ? DELEGATES_FOCUS : 0) | (slotAssignment === 'manual' ? MANUAL : 0) |
    (clonable ? CLONABLE : 0) | (serializable ? SERIALIZABLE : 0);
  // https://dom.spec.whatwg.org/#concept-attach-a-shadow-root
  const { ns, local } = nameOf(N[host << 3 | 6]);
  if (ns !== 1 || !includes(hosts, ` ${local} `) && !isCustomName(local)) fail('NotSupportedError');
  if (pageHooks.createCustom !== null && hooks.hasDisabledShadow(host)) fail('NotSupportedError');
  const old = shadowRootOf(host);
  if (old !== 0) {
    const before = traitsOf(old);
    if ((before & DECLARATIVE) === 0 || (before & CLOSED) !== (traits & CLOSED)) fail('NotSupportedError');
    call(OP.removeAllChildren, old, 0, 0);
    setTraits(old, before & ~DECLARATIVE);
    return old;
  }
  const state = pageHooks.createCustom === null ? undefined : hooks.customState(host);
  if (state !== undefined && (state.state === 'custom' || state.state === 'precustomized')) traits |= FOR_INTERNALS;
  const id = callValues(OP.shadowAttach, host, traits);
  roots.set(host, id);
  known.set(id, traits);
  G.watchSlots(id);
  return id;
};

// https://dom.spec.whatwg.org/#concept-shadow-including-inclusive-ancestor, of a root.
function isShadowIncluding(root, id) {
  for (let other = rootOf(id); ; other = rootOf(hostOf(other))) {
    if (other === root) return true;
    if (hostOf(other) === 0) return false;
  }
} G.isShadowIncluding = isShadowIncluding;
// https://dom.spec.whatwg.org/#retarget; 0 as the other: an object that is no node.
function retarget(id, other) {
  for (;;) {
    const root = rootOf(id), host = hostOf(root);
    if (host === 0 || other !== 0 && isShadowIncluding(root, other)) return id;
    id = host;
  }
} G.retarget = retarget;
// https://html.spec.whatwg.org/multipage/interaction.html#dom-documentorshadowroot-activeelement
function activeIn(root) {
  const focused = G.focusedId();
  if (focused === 0) return 0;
  const id = retarget(focused, root);
  return rootOf(id) === root ? id : 0;
}

// https://html.spec.whatwg.org/multipage/dynamic-markup-insertion.html#dom-element-gethtml
function markupWithShadows(id, { serializableShadowRoots, shadowRoots }) {
  const all = privateArray();
  all[0] = OP.markupHTML; all[1] = id; all[2] = serializableShadowRoots;
  for (let i = 0; i < shadowRoots.length; i++) all[all.length] = shadowRoots[i];
  return callList(all);
} G.markupWithShadows = markupWithShadows;
// https://html.spec.whatwg.org/multipage/dynamic-markup-insertion.html#unsafely-set-html
function setMarkupWithShadows(context, id, markup) {
  const contents = context === id && N[id << 3 | 6] === htmlName('template') ? call(OP.templateContents, id, 0, 0) : id;
  // NB: The parsed elements become custom elements when they are inserted.
  const fragment = holding(() => callValues(OP.markupParse, context, markup));
  if (N[fragment << 3 | 4] === 0) call(OP.removeAllChildren, contents, 0, 0); else call(OP.replaceAll, contents, fragment, 0);
} G.setMarkupWithShadows = setMarkupWithShadows;

G.shadowTraits = traitsOf;
G.isClosed = root => (traitsOf(root) & CLOSED) !== 0;
}
