// js/FileAPI/blobURL.js: URLs of blobs, which are valid within the page. https://w3c.github.io/FileAPI/#url
//
// Reads and writes nothing of the arena.
// Exports blobAt(address): the blob's state, or null · URLSteps_FileAPI (js/idl/FileAPI.webidl).
// Exposes nothing.
import { PrivateMap, primordials } from '../primordials.js';
import { pageState } from '../page.js';
import { parseURL } from '../url/parsing.js';
import { currentDocument, documentURL } from '../dom/addresses.js';
import { randomUUID } from 'late:../webcrypto/Crypto.js';

const { indexOf, slice } = primordials;
const { store } = pageState('FileAPI/blobURL', () => ({ __proto__: null, store: PrivateMap() }));

const withoutFragment = address => { const hash = indexOf(address, '#'); return hash < 0 ? address : slice(address, 0, hash); };
export const blobAt = address => {
  const blob = store.get(withoutFragment(address));
  return blob === undefined ? null : blob;
};
export const URLSteps_FileAPI = {
  __proto__: null,
  // https://w3c.github.io/FileAPI/#dfn-createObjectURL
  createObjectURL(blob) {
    const page = parseURL(documentURL(currentDocument()), null);
    const address = `blob:${page === null ? 'null' : page.origin}/${randomUUID()}`;
    store.set(address, blob);
    return address;
  },
  // https://w3c.github.io/FileAPI/#dfn-revokeObjectURL
  revokeObjectURL(url) {
    const parts = parseURL(url, null);
    if (parts !== null && parts.protocol === 'blob:' && parts.hash === '') store.delete(parts.href);
  },
};
