// js/fetch/fetch.js: what a page loads where it has resources, and fetch.
// https://fetch.spec.whatwg.org/#fetch-api
//
// A request is answered by the blob or the resource at its address, whatever its method and origin say; where there is none, it
// fails as without a network.
//
// Reads and writes nothing of the arena.
// Exports loadResource(address) → {number, url, type} or null · isLoadable(address) · resourceText(resource, fallback label) ·
//         resourceBuffer(resource): an ArrayBuffer · resourceDocument(resource, whether scripts run in it): its id, or 0 ·
//         blobDocument(a blob's state, the same) · WindowSteps_fetch (js/idl/fetch.webidl) ·
//         loadFailed(address): the error for what was not loaded, after a warning for whoever runs the page.
// Exposes nothing.
'use strict'; { const G = this; 
const { PrivateMap, Promise, primordials, words,
callValues, isHTMLDocumentId,
contentTypes, setCharacterSet } = G;










const { split, slice, indexOf, TypeError, Uint8Array } = primordials;

const known = PrivateMap();
const loadResource = G.loadResource = address => {
  let resource = known.get(address);
  if (resource === undefined) {
    const number = callValues(194, address);
    resource = number < 0 ? null : { __proto__: null, number, url: callValues(196, number), type: callValues(195, number) };
    known.set(address, resource);
  }
  return resource;
};
// Whether there may be something at an address: a `data:` URL needs no resources.
const isLoadable = G.isLoadable = address => slice(address, 0, 5) === 'data:' || G.hasResources && slice(address, 0, 5) !== 'blob:';
G.resourceText = (resource, label = 'UTF-8') => callValues(199, resource.number, label);
const resourceBuffer = G.resourceBuffer = resource => callValues(198, resource.number);

// A document of its markup, 0 where it is none. https://html.spec.whatwg.org/multipage/document-lifecycle.html#navigate-html
G.resourceDocument = ({ number, type }, scripting) => describe(callValues(201, number, scripting), type);
G.blobDocument = ({ bytes, type }, scripting) => describe(callValues(202, G.allBytes(bytes), type, scripting), type);
function describe(id, type) {
  if (id === 0) return 0;
  if (!isHTMLDocumentId(id)) contentTypes.set(id, words(split(type, ';')[0])[0]);
  setCharacterSet(id, callValues(203, id));
  return id;
}

const loadFailed = G.loadFailed = address => {
  const why = G.hasResources ? "is not among the page's resources" : 'was not loaded: the page has no resources';
  callValues(213, 'warning', `${address} ${why} (--resource-root)`);
  return new TypeError('Load failed');
};

// What is at an address, as {body, type, length, null where no header gives it}: a blob's bytes, or a resource's; null for nothing.
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
