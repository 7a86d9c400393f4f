// js/fetch/fetch.js: loading of a page's resources, and fetch. https://fetch.spec.whatwg.org/#fetch-api
//
// The response to a request is the blob or the resource at its URL, whatever its method and origin are. If there is none, the request fails
// as without a network.
//
// Reads and writes nothing of the arena.
// Exports loadResource(address) → {number, url, type} or null · isLoadable(address) · resourceText(resource, fallback label) ·
//         resourceBuffer(resource): an ArrayBuffer · resourceDocument(resource, whether scripts run in it): its id, or 0 · blobDocument(a
//         blob's state, whether scripts run in it) · WindowSteps_fetch (js/idl/fetch.webidl) · loadFailed(address): warns the runner of the
//         page, and returns the error for a resource that was not loaded.
// Exposes nothing.
'use strict'; { const G = this; const OP = { __proto__: null, resourceLoad: 197, resourceURL: 200, resourceType: 199, resourceText: 203, resourceBytes: 202, resourceDocument: 205, blobDocument: 206, documentEncoding: 207, record: 220 }; 
const { PrivateMap, Promise, primordials, words,
pageState,
callValues, isHTMLDocumentId,
contentTypes, setCharacterSet } = G;










const { split, slice, indexOf, TypeError, Uint8Array } = primordials;

const { known } = pageState('fetch/fetch', () => ({ __proto__: null, known: PrivateMap() }));
const loadResource = G.loadResource = address => {
  let resource = known.get(address);
  if (resource === undefined) {
    const number = callValues(OP.resourceLoad, address);
    resource = number < 0 ? null : { __proto__: null, number, url: callValues(OP.resourceURL, number), type: callValues(OP.resourceType, number) };
    known.set(address, resource);
  }
  return resource;
};
// Whether a URL may be loaded: a `data:` URL needs no resources.
const isLoadable = G.isLoadable = address => slice(address, 0, 5) === 'data:' || G.hasResources && slice(address, 0, 5) !== 'blob:';
G.resourceText = (resource, label = 'UTF-8') => callValues(OP.resourceText, resource.number, label);
const resourceBuffer = G.resourceBuffer = resource => callValues(OP.resourceBytes, resource.number);

// A document parsed from the markup, 0 if it is not markup. https://html.spec.whatwg.org/multipage/document-lifecycle.html#navigate-html
G.resourceDocument = ({ number, type }, scripting) => describe(callValues(OP.resourceDocument, number, scripting), type);
G.blobDocument = ({ bytes, type }, scripting) => describe(callValues(OP.blobDocument, G.allBytes(bytes), type, scripting), type);
function describe(id, type) {
  if (id === 0) return 0;
  if (!isHTMLDocumentId(id)) contentTypes.set(id, words(split(type, ';')[0])[0]);
  setCharacterSet(id, callValues(OP.documentEncoding, id));
  return id;
}

const loadFailed = G.loadFailed = address => {
  const ofPage = G.hasResources ? "is not among the page's resources" : 'was not loaded: the page has no resources';
  const isOfExtension = slice(address, 0, 17) === 'chrome-extension:';
  const why = isOfExtension ? 'is missing, or web_accessible_resources does not list it for this page' : `${ofPage} (--resource-root)`;
  callValues(OP.record, 'warning', `${address} ${why}`);
  return new TypeError('Load failed');
};

// The response to a URL: {body, type, length: null if no header gives it}, with the bytes of a blob or a resource; null if there is none.
function find(url, blob) {
  if (blob !== null) return { __proto__: null, body: G.newBody(blob.bytes), type: blob.type, length: blob.bytes.size };
  const resource = isLoadable(url) ? loadResource(url) : null;
  if (resource === null) return null;
  const bytes = G.sequenceOf(new Uint8Array(resourceBuffer(resource)));
  return { __proto__: null, body: G.newBody(bytes), type: resource.type, length: indexOf(url, 'data:') === 0 ? null : bytes.size };
}
function makeResponse({ url }, { body, type, length }) {
  const headers = G.newHeaders('immutable');
  if (type !== '') G.setHeader(headers, 'content-type', type);
  if (length !== null) G.setHeader(headers, 'content-length', `${length}`);
  return G.makeResponse(G.newResponse('basic', withoutFragment(url), 200, 'OK', headers, body));
}
const withoutFragment = address => { const hash = indexOf(address, '#'); return hash < 0 ? address : slice(address, 0, hash); };

// https://fetch.spec.whatwg.org/#fetch-method
const fetch = (_, input, init) => new Promise((resolve, reject) => {
  const request = G.RequestSteps.construct(input, init), { signal, blob, url, method } = request;
  const reason = G.abortReason(signal);
  if (reason !== undefined) { reject(reason); return; }
  G.whenAborted(signal, reject);
  G.queueTask(() => {
    const found = blob !== null && method !== 'GET' ? null : find(url, blob);
    if (found === null) { reject(loadFailed(url)); return; }
    resolve(makeResponse(request, found));
  });
});
G.WindowSteps_fetch = { __proto__: null, fetch };
}
