// js/html/Location.js: steps of Location. https://html.spec.whatwg.org/multipage/nav-history-apis.html#the-location-interface
//
// A page stays what it is: where script wants to go is recorded, not followed.
//
// Reads   ids of elements. Writes that states changed.
// Offers  G.LocationSteps (js/idl/navigation.webidl) · G.location(): the state of the window's · G.navigate(address text),
//         G.followLink(element id) · G.targetOf(element id) · G.setFragment(document id, an address's hash): what `:target` is about. Exposes nothing.
'use strict';
{
  const G = this;
  const { parseURL, changeURL, callNamed, fail, define, each, H, STATE_SEQUENCE, textOf, has, isHTML, documentIdOf, LiveList } = G;
  const { slice, split, indexOf, includes, replace, test, indirectEval, valueOf, toPrimitive } = G.primordials;

  const parts = () => parseURL(G.documentURL(G.mainDocument), null);
  const record = (kind, address) => { callNamed('record', kind, address); };

  // https://html.spec.whatwg.org/multipage/nav-history-apis.html#location-object-navigate
  function navigate(value) {
    const target = parseURL(value, G.baseOf(G.mainDocument));
    if (target === null) fail('SyntaxError', 'Invalid URL');
    go(target);
  }
  // What a link or form says of where it leads. https://html.spec.whatwg.org/multipage/semantics.html#get-an-element's-target
  let bases = null;
  G.targetOf = id => {
    const own = textOf(id, 'target');
    if (own !== null || documentIdOf(id) !== G.mainDocument) return own || '';
    const matches = e => isHTML(e, 'base') && has(e, 'target');
    if (bases === null) bases = new LiveList(G.mainDocument, { __proto__: null, deep: true, attributes: true, matches, build: null });
    const all = bases.all();
    return all.length === 0 ? '' : textOf(all[0], 'target');
  };
  // What a click on a link does: an address that can't be parsed leads nowhere.
  // https://html.spec.whatwg.org/multipage/links.html#following-hyperlinks-2
  G.followLink = id => {
    const document = documentIdOf(id), name = G.targetOf(id);
    const target = parseURL(G.toUSV(textOf(id, has(id, 'href') ? 'href' : 'xlink:href')), G.baseOf(document));
    if (target === null || document !== G.mainDocument && !G.isActiveDocument(document) || isHTML(id, 'area') && !G.isConnected(id)) return;
    const frame = name === '' && document === G.mainDocument ? 0 : G.chosenFrame(name, document);
    // NB: What is to be downloaded leads no frame anywhere.
    if (frame === 0) go(target); else if (!has(id, 'download')) G.navigateFrame(frame, target);
  };
  // NB: An empty fragment is one too, which `hash` does not tell from none.
  const withoutFragment = ({ href }) => { const place = indexOf(href, '#'); return place < 0 ? href : slice(href, 0, place); };
  // NB: What decodes a form's value takes a plus for a blank, and an ampersand ends it.
  const decoded = text => callNamed('url.formValue', `x=${replace(replace(text, /\+/g, '%2B'), /&/g, '%26')}`);
  function go(target, setsFragment = false) {
    const now = parts();
    // https://html.spec.whatwg.org/multipage/browsing-the-web.html#the-javascript:-url-special-case
    // A script of the page's own. What it gives does not replace the page.
    if (target.protocol === 'javascript:' && G.runsScripts && G.kind === 'page') {
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
  G.navigate = navigate;
  // https://html.spec.whatwg.org/multipage/browsing-the-web.html#select-the-indicated-part
  G.setFragment = (documentId, hash) => {
    const raw = slice(hash, 1), isEncoded = includes(raw, '%') && G.elementsNamed(documentId, raw).length === 0;
    const text = isEncoded ? decoded(raw) : raw;
    callNamed('document.setFragment', documentId, text);
    H[STATE_SEQUENCE]++;
  };
  function setPart(part, value) {
    const changed = changeURL(parts().href, part, value);
    // https://html.spec.whatwg.org/multipage/nav-history-apis.html#dom-location-protocol
    if (part === 'protocol' && !test(/^[a-z][-+.a-z0-9]*(?::|$)/i, value)) fail('SyntaxError');
    if (changed === null || changed.href === parts().href && part !== 'hash') return;
    go(changed, part === 'hash');
  }
  const ancestors = G.stringList(G.privateArray()), navigateTo = (_, value) => { navigate(value); };
  const steps = G.LocationSteps = {
    __proto__: null,
    href: () => parts().href,
    setHref: navigateTo,
    origin: () => parts().origin,
    assign: navigateTo,
    replace: navigateTo,
    reload() { record('reload', parts().href); },
    ancestorOrigins: () => ancestors,
  };
  for (const part of each(split('protocol host hostname port pathname search hash', ' '))) {
    steps[part] = () => parts()[part];
    steps[`set${G.toASCIIUpper(part[0])}${slice(part, 1)}`] = (_, value) => { setPart(part, value); };
  }
  const state = { __proto__: null, object: undefined };
  // What the object has besides. https://html.spec.whatwg.org/multipage/nav-history-apis.html#location
  G.location = () => {
    if (state.object === undefined) {
      const object = G.makeLocation(state);
      define(object, 'valueOf', valueOf, false, false, false);
      define(object, toPrimitive, undefined, false, false, false);
    }
    return state;
  };
}
