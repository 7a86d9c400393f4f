// js/FileAPI/blobURL.js: addresses for blobs, which hold within the page. https://w3c.github.io/FileAPI/#url
//
// Reads and writes nothing of the arena.
// Offers  G.blobAt(address): the blob's state, null where there is none. Exposes createObjectURL and revokeObjectURL of URL.
'use strict';
{
  const G = this;
  const { PrivateMap, need, toText, define, markNative } = G;
  const { indexOf, slice } = G.primordials;
  const store = PrivateMap();

  const withoutFragment = address => { const hash = indexOf(address, '#'); return hash < 0 ? address : slice(address, 0, hash); };
  G.blobAt = address => {
    const blob = store.get(withoutFragment(address));
    return blob === undefined ? null : blob;
  };
  const statics = {
    __proto__: null,
    // https://w3c.github.io/FileAPI/#dfn-createObjectURL
    createObjectURL(object) {
      need(arguments.length, 1);
      const blob = G.blobState(object), page = G.parseURL(G.documentURL(G.mainDocument), null);
      const address = `blob:${page === null ? 'null' : page.origin}/${G.randomUUID()}`;
      store.set(address, blob);
      return address;
    },
    // https://w3c.github.io/FileAPI/#dfn-revokeObjectURL
    revokeObjectURL(url) {
      need(arguments.length, 1);
      const parts = G.parseURL(toText(url), null);
      if (parts !== null && parts.protocol === 'blob:' && parts.hash === '') store.delete(parts.href);
    },
  };
  G.whenMade('URL', URL => {
    markNative(statics.createObjectURL, 'createObjectURL');
    markNative(statics.revokeObjectURL, 'revokeObjectURL');
    define(URL, 'createObjectURL', statics.createObjectURL, true, true, true);
    define(URL, 'revokeObjectURL', statics.revokeObjectURL, true, true, true);
  });
}
