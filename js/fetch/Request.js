// js/fetch/Request.js: requests. https://fetch.spec.whatwg.org/#request-class
//
// Reads and writes nothing of the arena. Exports RequestSteps; a state has `blob`, the blob of a blob: URL at the time when it was parsed.
//         Exposes nothing itself.
import { primordials, privateArray, toASCIIUpper } from '../primordials.js';
import { parseURL } from '../url/parsing.js';
import { currentDocument, documentURL } from '../dom/addresses.js';
import { baseOf } from '../dom/baseURLs.js';
import { blobAt } from 'late:../FileAPI/blobURL.js';
import { dependentSignal } from 'late:../dom/Abort.js';
import { copyHeaders, headerValue, isToken, newHeaders, setHeader } from 'late:./Headers.js';
import { cloneBody, extractBody, isUnusable } from 'late:./body.js';
import { spendStream } from 'late:../streams/ReadableStream.js';

const { TypeError, includes, slice, indexOf, test } = primordials;

// https://fetch.spec.whatwg.org/#concept-method-normalize
function normalMethod(method) {
  if (!isToken(method)) throw new TypeError('Method is not a valid HTTP token.');
  const upper = toASCIIUpper(method);
  if (includes(' CONNECT TRACE TRACK ', ` ${upper} `)) throw new TypeError('Method is forbidden.');
  return includes(' DELETE GET HEAD OPTIONS POST PUT ', ` ${upper} `) ? upper : method;
}
const withoutFragment = address => { const hash = indexOf(address, '#'); return hash < 0 ? address : slice(address, 0, hash); };
function referrerOf(referrer) {
  if (referrer === '') return 'no-referrer';
  const parts = parseURL(referrer, baseOf(currentDocument())), page = parseURL(documentURL(currentDocument()), null);
  if (parts === null) throw new TypeError('The referrer is not valid');
  if (parts.protocol === 'about:' && parts.pathname === 'client' || parts.origin === 'null' || page === null || parts.origin !== page.origin) return 'client';
  return withoutFragment(parts.href);
}
function newRequest(url) {
  return {
    __proto__: null, method: 'GET', url, blob: blobAt(url), headers: null, body: null, referrer: 'client', referrerPolicy: '', mode: 'cors',
    credentials: 'same-origin', cache: 'default', redirect: 'follow', integrity: '', keepalive: false, signal: null,
  };
}
const isGiven = init => {
  for (const key in init) if (init[key] !== undefined) return true;
  return false;
};
function fromAddress(input) {
  const parts = parseURL(input, baseOf(currentDocument()));
  if (parts === null) throw new TypeError('URL is not valid or contains user credentials.');
  if (parts.username !== '' || parts.password !== '') throw new TypeError('URL is not valid or contains user credentials.');
  return newRequest(parts.href);
}
// https://fetch.spec.whatwg.org/#dom-request
function construct(input, init) {
  const source = typeof input === 'string' ? null : input;
  const request = source === null ? fromAddress(input)
    : { __proto__: null, ...source, object: undefined, headers: null, body: null };
  const { window, mode, method, signal, body, headers } = init;
  if (window !== undefined && window !== null) throw new TypeError('Window can only be null.');
  if (isGiven(init)) {
    if (request.mode === 'navigate') request.mode = 'same-origin';
    request.referrer = 'client';
    request.referrerPolicy = '';
  }
  if (init.referrer !== undefined) request.referrer = referrerOf(init.referrer);
  if (init.referrerPolicy !== undefined) ({ referrerPolicy: request.referrerPolicy } = init);
  if (mode === 'navigate') throw new TypeError('Request constructor does not accept navigate fetch mode.');
  if (mode !== undefined) request.mode = mode;
  if (init.credentials !== undefined) ({ credentials: request.credentials } = init);
  if (init.cache !== undefined) ({ cache: request.cache } = init);
  if (request.cache === 'only-if-cached' && request.mode !== 'same-origin') throw new TypeError('The cache mode needs the mode "same-origin"');
  if (init.redirect !== undefined) ({ redirect: request.redirect } = init);
  if (init.integrity !== undefined) ({ integrity: request.integrity } = init);
  if (init.keepalive !== undefined) ({ keepalive: request.keepalive } = init);
  if (method !== undefined) request.method = normalMethod(method);
  const signals = privateArray(), given = signal !== undefined ? signal : source !== null ? source.signal : null;
  if (given !== null) signals[0] = given;
  request.signal = dependentSignal(signals);
  const guard = request.mode === 'no-cors' ? 'request-no-cors' : 'request';
  if (request.mode === 'no-cors' && !test(/^(?:GET|HEAD|POST)$/, request.method)) throw new TypeError('The method needs another mode');
  if (headers !== undefined) request.headers = newHeaders(guard, headers);
  else request.headers = source === null ? newHeaders(guard) : copyHeaders(source.headers, guard);
  takeBody(request, source, body, init.duplex);
  return request;
}
function takeBody(request, source, body, duplex) {
  const hasBody = body !== undefined && body !== null, inherited = source === null ? null : source.body;
  if ((hasBody || inherited !== null) && (request.method === 'GET' || request.method === 'HEAD')) {
    throw new TypeError(`Request has method '${request.method}' and cannot have a body`);
  }
  if (hasBody) {
    const extracted = extractBody(body);
    if (extracted.body.bytes === null) {
      if (request.keepalive) throw new TypeError('A stream does not outlive the page');
      if (duplex === undefined) throw new TypeError('A stream as the body needs duplex: "half"');
      if (request.mode !== 'same-origin' && request.mode !== 'cors') throw new TypeError('A stream as the body needs another mode');
    }
    if (extracted.type !== null && headerValue(request.headers, 'content-type') === null) setHeader(request.headers, 'content-type', extracted.type);
    request.body = extracted.body;
    return;
  }
  if (inherited === null) return;
  if (isUnusable(inherited)) throw new TypeError('Body is disturbed or locked');
  request.body = cloneBody(inherited);
  // This request reads the body of the other one.
  if (inherited.stream === null) inherited.isUsed = true; else spendStream(inherited.stream);
}

const plain = name => request => request[name];
export const RequestSteps = {
  __proto__: null,
  construct,
  destination: () => '',
  referrer: ({ referrer }) => referrer === 'client' ? 'about:client' : referrer === 'no-referrer' ? '' : referrer,
  clone(request) {
    if (isUnusable(request.body)) throw new TypeError('Body is disturbed or locked');
    const { headers, body, signal } = request, signals = privateArray();
    signals[0] = signal;
    return {
      __proto__: null, ...request, object: undefined, headers: copyHeaders(headers, headers.guard), body: cloneBody(body),
      signal: dependentSignal(signals),
    };
  },
};
for (const name of ['method', 'url', 'headers', 'referrerPolicy', 'mode', 'credentials', 'cache', 'redirect', 'integrity', 'keepalive', 'signal']) {
  RequestSteps[name] = plain(name);
}
