// js/html/navigation/Location.js: steps of Location. https://html.spec.whatwg.org/multipage/nav-history-apis.html#the-location-interface
//
// The page is not replaced: navigation by scripts is recorded, not performed.
//
// Reads   ids of elements. Writes the number of state changes. The targets of links: js/html/navigation/links.js.
// Exports LocationSteps (js/idl/navigation.webidl) · location(): the state of the window's location · navigate(URL text), goTo(parsed URL)
//         · setFragment(document id, hash of a URL): determines the element that `:target` matches. Exposes nothing.
'use strict'; { const G = this; const OP = { __proto__: null, record: 220, urlFormValue: 62, documentSetFragment: 132 }; const { kind, runsScripts,
each, primordials, privateArray, toASCIIUpper,
pageState,
callValues,
H,
define,
fail,
changeURL, parseURL,
documentURL, mainDocument,
baseOf } = G;






const { slice, split, indexOf, includes, replace, test, indirectEval, valueOf, toPrimitive } = primordials;

const parts = () => parseURL(documentURL(mainDocument), null);
const record = (kind, address) => { callValues(OP.record, kind, address); };

// https://html.spec.whatwg.org/multipage/nav-history-apis.html#location-object-navigate
function navigate(value) {
  const target = parseURL(value, baseOf(mainDocument));
  if (target === null) fail('SyntaxError', 'Invalid URL');
  go(target);
} G.navigate = navigate;
// NB: An empty fragment counts too, although `hash` is '' in both cases.
const withoutFragment = ({ href }) => { const place = indexOf(href, '#'); return place < 0 ? href : slice(href, 0, place); };
// NB: When a form's value is decoded, a plus is a blank, and an ampersand ends the value.
const decoded = text => callValues(OP.urlFormValue, `x=${replace(replace(text, /\+/g, '%2B'), /&/g, '%26')}`);
function go(target, setsFragment = false) {
  const now = parts();
  // https://html.spec.whatwg.org/multipage/browsing-the-web.html#the-javascript:-url-special-case It runs as a script of the page. Its
  // result does not replace the page.
  if (target.protocol === 'javascript:' && runsScripts && kind === 'page') {
    const source = decoded(slice(target.href, 11));
    G.queueTask(() => { indirectEval(source); });
    return;
  }
  if ((setsFragment || includes(target.href, '#')) && withoutFragment(target) === withoutFragment(now)) {
    G.navigateToFragment(target);
    return;
  }
  record('navigation', target.href);
}
// https://html.spec.whatwg.org/multipage/browsing-the-web.html#select-the-indicated-part
G.setFragment = (documentId, hash) => {
  const raw = slice(hash, 1), isEncoded = includes(raw, '%') && G.elementsNamed(documentId, raw).length === 0;
  const text = isEncoded ? decoded(raw) : raw;
  callValues(OP.documentSetFragment, documentId, text);
  H[410]++;
};
function setPart(part, value) {
  const changed = changeURL(parts().href, part, value);
  // https://html.spec.whatwg.org/multipage/nav-history-apis.html#dom-location-protocol
  if (part === 'protocol' && !test(/^[a-z][-+.a-z0-9]*(?::|$)/i, value)) fail('SyntaxError');
  if (changed === null || changed.href === parts().href && part !== 'hash') return;
  go(changed, part === 'hash');
}
const ancestors = G.stringList(privateArray()), navigateTo = (_, value) => { navigate(value); };
const steps = {
  __proto__: null,
  href: () => documentURL(mainDocument),
  setHref: navigateTo,
  origin: () => parts().origin,
  assign: navigateTo,
  replace: navigateTo,
  reload() { record('reload', parts().href); },
  ancestorOrigins: () => ancestors,
};
G.goTo = go; G.LocationSteps = steps;
for (const part of each(split('protocol host hostname port pathname search hash', ' '))) {
  steps[part] = () => parts()[part];
  steps[`set${toASCIIUpper(part[0])}${slice(part, 1)}`] = (_, value) => { setPart(part, value); };
}
const { state } = pageState('html/navigation/Location', () => ({ __proto__: null, state: { __proto__: null, object: undefined } }));
// The object's further members. https://html.spec.whatwg.org/multipage/nav-history-apis.html#location
G.location = () => {
  if (state.object === undefined) {
    const object = G.makeLocation(state);
    define(object, 'valueOf', valueOf, false, false, false);
    define(object, toPrimitive, undefined, false, false, false);
  }
  return state;
};
}
