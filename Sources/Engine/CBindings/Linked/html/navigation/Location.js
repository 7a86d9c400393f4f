// js/html/navigation/Location.js: steps of Location. https://html.spec.whatwg.org/multipage/nav-history-apis.html#the-location-interface
//
// The page is not replaced: navigation by scripts is recorded, not performed.
//
// Reads   ids of elements. Writes the number of state changes. The targets of links: js/html/navigation/links.js.
// Exports LocationSteps (js/idl/navigation.webidl) · location(window): the state of a window's location · goTo(parsed URL): navigates the page ·
//         setFragment(document id, hash of a URL): determines the element that `:target` matches. Exposes nothing.
'use strict'; { const G = this; const OP = { __proto__: null, record: 220, urlFormValue: 62, documentSetFragment: 132 }; const { global, kind, runsScripts,
each, primordials, privateArray, toASCIIUpper,
hooks,
pageState,
callValues,
H,
define,
fail,
changeURL, parseURL,
documentURL, entryDocument, mainDocument, setDocumentURL,
baseOf,
own, realmOf, recordOf } = G;






const { slice, split, indexOf, includes, replace, test, indirectEval, valueOf, toPrimitive } = primordials;

const parts = ({ document }) => parseURL(documentURL(document), null);
const record = (kind, address) => { callValues(OP.record, kind, address); };

// https://html.spec.whatwg.org/multipage/nav-history-apis.html#location-object-navigate
function navigate(state, value) {
  const target = parseURL(value, baseOf(entryDocument()));
  if (target === null) fail('SyntaxError', 'Invalid URL');
  go(state, target);
}
// NB: An empty fragment counts too, although `hash` is '' in both cases.
const withoutFragment = ({ href }) => { const place = indexOf(href, '#'); return place < 0 ? href : slice(href, 0, place); };
// NB: When a form's value is decoded, a plus is a blank, and an ampersand ends the value.
const decoded = text => callValues(OP.urlFormValue, `x=${replace(replace(text, /\+/g, '%2B'), /&/g, '%26')}`);
function go(state, target, setsFragment = false) {
  const now = parts(state), { document, frame } = state;
  // https://html.spec.whatwg.org/multipage/browsing-the-web.html#the-javascript:-url-special-case It runs as a script of the page. Its
  // result does not replace the page.
  if (target.protocol === 'javascript:' && runsScripts && kind === 'page') {
    const source = decoded(slice(target.href, 11)), evaluate = frame === 0 ? indirectEval : realmOf(document).evaluate;
    G.queueTask(() => { evaluate(source); });
    return;
  }
  if ((setsFragment || includes(target.href, '#')) && withoutFragment(target) === withoutFragment(now)) {
    if (frame === 0) { G.navigateToFragment(target); return; }
    setDocumentURL(target.href, document);
    setFragment(document, target.hash);
    return;
  }
  if (frame === 0) record('navigation', target.href); else hooks.navigateFrame(frame, target);
}
// https://html.spec.whatwg.org/multipage/browsing-the-web.html#select-the-indicated-part
const setFragment = G.setFragment = (documentId, hash) => {
  const raw = slice(hash, 1), isEncoded = includes(raw, '%') && G.elementsNamed(documentId, raw).length === 0;
  const text = isEncoded ? decoded(raw) : raw;
  callValues(OP.documentSetFragment, documentId, text);
  H[410]++;
};
function setPart(state, part, value) {
  const changed = changeURL(parts(state).href, part, value);
  // https://html.spec.whatwg.org/multipage/nav-history-apis.html#dom-location-protocol
  if (part === 'protocol' && !test(/^[a-z][-+.a-z0-9]*(?::|$)/i, value)) fail('SyntaxError');
  if (changed === null || changed.href === parts(state).href && part !== 'hash') return;
  go(state, changed, part === 'hash');
}
const ancestors = G.stringList(privateArray());
const steps = {
  __proto__: null,
  href: ({ document }) => documentURL(document),
  setHref: navigate,
  origin: state => parts(state).origin,
  assign: navigate,
  replace: navigate,
  reload(state) { if (state.frame === 0) record('reload', parts(state).href); else hooks.navigateFrame(state.frame, parts(state)); },
  ancestorOrigins: () => ancestors,
};
G.LocationSteps = steps;
for (const part of each(split('protocol host hostname port pathname search hash', ' '))) {
  steps[part] = state => parts(state)[part];
  steps[`set${toASCIIUpper(part[0])}${slice(part, 1)}`] = (state, value) => { setPart(state, part, value); };
}
const page = pageState('html/navigation/Location', () => ({
  __proto__: null,
  state: { __proto__: null, object: undefined, document: mainDocument, frame: 0 },
}));
G.goTo = target => { go(page.state, target); };
// The object's further members. https://html.spec.whatwg.org/multipage/nav-history-apis.html#location
G.location = (window = global) => {
  const state = own(window, page.state);
  if (state.object === undefined) {
    const { document, frame } = recordOf(window);
    state.document = document;
    state.frame = frame;
    const object = G.makeLocation(state);
    define(object, 'valueOf', valueOf, false, false, false);
    define(object, toPrimitive, undefined, false, false, false);
  }
  return state;
};
}
