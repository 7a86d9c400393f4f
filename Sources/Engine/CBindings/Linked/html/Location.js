// js/html/Location.js: steps of Location. https://html.spec.whatwg.org/multipage/nav-history-apis.html#the-location-interface
//
// A page stays what it is: where script wants to go is recorded, not followed.
//
// Reads   ids of elements. Writes that states changed. Where links lead: js/html/links.js.
// Exports LocationSteps (js/idl/navigation.webidl) · location(): the state of the window's · navigate(address text),
//         goTo(parsed URL) · setFragment(document id, an address's hash): what `:target` is about. Exposes nothing.
'use strict'; { const G = this; const { kind, runsScripts,
each, primordials, privateArray, toASCIIUpper,
callValues,
H,
define,
fail,
changeURL, parseURL,
documentURL, mainDocument,
baseOf } = G;






const { slice, split, indexOf, includes, replace, test, indirectEval, valueOf, toPrimitive } = primordials;

const parts = () => parseURL(documentURL(mainDocument), null);
const record = (kind, address) => { callValues(213, kind, address); };

// https://html.spec.whatwg.org/multipage/nav-history-apis.html#location-object-navigate
function navigate(value) {
  const target = parseURL(value, baseOf(mainDocument));
  if (target === null) fail('SyntaxError', 'Invalid URL');
  go(target);
} G.navigate = navigate;
// NB: An empty fragment is one too, which `hash` does not tell from none.
const withoutFragment = ({ href }) => { const place = indexOf(href, '#'); return place < 0 ? href : slice(href, 0, place); };
// NB: What decodes a form's value takes a plus for a blank, and an ampersand ends it.
const decoded = text => callValues(62, `x=${replace(replace(text, /\+/g, '%2B'), /&/g, '%26')}`);
function go(target, setsFragment = false) {
  const now = parts();
  // https://html.spec.whatwg.org/multipage/browsing-the-web.html#the-javascript:-url-special-case
  // A script of the page's own. What it gives does not replace the page.
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
  callValues(129, documentId, text);
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
  href: () => parts().href,
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
const state = { __proto__: null, object: undefined };
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
