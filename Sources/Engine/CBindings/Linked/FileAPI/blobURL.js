// js/FileAPI/blobURL.js: URLs of blobs, which are valid within the page. https://w3c.github.io/FileAPI/#url
//
// Reads and writes nothing of the arena.
// Exports blobAt(address): the blob's state, or null · URLSteps_FileAPI (js/idl/FileAPI.webidl).
// Exposes nothing.
'use strict'; { const G = this; const { PrivateMap, primordials,
pageState,
parseURL,
currentDocument, documentURL } = G;


const { indexOf, slice } = primordials;
const { store } = pageState('FileAPI/blobURL', () => ({ __proto__: null, store: PrivateMap() }));

const withoutFragment = address => { const hash = indexOf(address, '#'); return hash < 0 ? address : slice(address, 0, hash); };
G.blobAt = address => {
  const blob = store.get(withoutFragment(address));
  return blob === undefined ? null : blob;
};
G.URLSteps_FileAPI = {
  __proto__: null,
  // https://w3c.github.io/FileAPI/#dfn-createObjectURL
  createObjectURL(blob) {
    const page = parseURL(documentURL(currentDocument()), null);
    const address = `blob:${page === null ? 'null' : page.origin}/${G.randomUUID()}`;
    store.set(address, blob);
    return address;
  },
  // https://w3c.github.io/FileAPI/#dfn-revokeObjectURL
  revokeObjectURL(url) {
    const parts = parseURL(url, null);
    if (parts !== null && parts.protocol === 'blob:' && parts.hash === '') store.delete(parts.href);
  },
};
}
