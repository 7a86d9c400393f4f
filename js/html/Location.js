// js/html/Location.js: Location. https://html.spec.whatwg.org/multipage/nav-history-apis.html#the-location-interface
//
// A page stays what it is: where script wants to go is recorded, not followed.
//
// Reads   ids of elements. Writes the header's word for the fragment.
// Offers  G.location, G.navigate(address text), G.followLink(address text) · G.setFragment(parsed address): what `:target` is
//         about. Exposes Location.
'use strict';
{
  const G = this;
  const { defineInterface, ObjectCreate, Given, toUSV, need, parseURL, changeURL, callNamed, fail, defineProperty, define, each,
    H, FRAGMENT, STATE_SEQUENCE } = G;
  const { TypeError, keysOf, slice, indexOf, includes, replace, valueOf, toPrimitive } = G.primordials;

  class LocationBrand extends Given { #location = true; static check(object) { if (!(#location in object)) throw new TypeError('Type error'); } }
  const { check } = LocationBrand;
  const Location = defineInterface('Location', { __proto__: null });
  const location = new LocationBrand(ObjectCreate(Location.prototype));
  const parts = () => parseURL(G.documentURL(G.mainDocument), null);
  const record = (kind, address) => { callNamed('record', kind, address); };

  // https://html.spec.whatwg.org/multipage/nav-history-apis.html#location-object-navigate
  function navigate(value) {
    const target = parseURL(toUSV(value), G.baseOf(G.mainDocument));
    if (target === null) fail('SyntaxError', 'Invalid URL');
    go(target);
  }
  // What a click on a link does: an address that can't be parsed leads nowhere.
  // https://html.spec.whatwg.org/multipage/links.html#following-hyperlinks-2
  G.followLink = text => {
    const target = parseURL(toUSV(text), G.baseOf(G.mainDocument));
    if (target !== null) go(target);
  };
  // NB: An empty fragment is one too, which `hash` does not tell from none.
  const withoutFragment = ({ href }) => { const place = indexOf(href, '#'); return place < 0 ? href : slice(href, 0, place); };
  function go(target, setsFragment = false) {
    const now = parts();
    if ((setsFragment || includes(target.href, '#')) && withoutFragment(target) === withoutFragment(now)) {
      G.navigateToFragment(target);
      return;
    }
    record('navigation', target.href);
  }
  G.navigate = navigate;
  // https://html.spec.whatwg.org/multipage/browsing-the-web.html#select-the-indicated-part
  G.setFragment = ({ hash }) => {
    const raw = slice(hash, 1), isEncoded = includes(raw, '%') && G.elementsNamed(G.mainDocument, raw).length === 0;
    // NB: What decodes a form's value takes a plus for a blank, and an ampersand ends it.
    const form = replace(replace(raw, /\+/g, '%2B'), /&/g, '%26');
    const text = isEncoded ? callNamed('url.formValue', `x=${form}`) : raw;
    H[FRAGMENT] = text === '' ? 0 : G.intern(text);
    H[STATE_SEQUENCE]++;
  };
  // [LegacyUnforgeable] In the standard's order, which JSON shows.
  function addMembers(members) {
    G.markMembers(members);
    for (const key of each(keysOf(members))) {
      const descriptor = G.ownDescriptor(members, key);
      descriptor.configurable = false;
      if ('value' in descriptor) descriptor.writable = false;
      defineProperty(location, key, descriptor);
    }
  }
  addMembers({
    __proto__: null,
    get href() { check(this); return parts().href; },
    set href(value) { check(this); navigate(value); },
    toString() { check(this); return parts().href; },
    get origin() { check(this); return parts().origin; },
  });
  for (const part of ['protocol', 'host', 'hostname', 'port', 'pathname', 'search', 'hash']) {
    addMembers({
      __proto__: null,
      get [part]() { check(this); return parts()[part]; },
      set [part](value) {
        check(this);
        const changed = changeURL(parts().href, part, toUSV(value));
        if (changed === null || changed.href === parts().href && part !== 'hash') return;
        go(changed, part === 'hash');
      },
    });
  }
  const ancestors = G.stringList(G.privateArray());
  addMembers({
    __proto__: null,
    assign(url) { check(this); need(arguments.length, 1); navigate(url); },
    replace(url) { check(this); need(arguments.length, 1); navigate(url); },
    reload() { check(this); record('reload', parts().href); },
    get ancestorOrigins() { check(this); return ancestors; },
  });
  define(location, 'valueOf', valueOf, false, false, false);
  define(location, toPrimitive, undefined, false, false, false);
  G.location = location;
}
