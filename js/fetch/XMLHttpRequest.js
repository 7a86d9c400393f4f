// js/fetch/XMLHttpRequest.js: XMLHttpRequest without a network: the response to a request is a blob or one of the page's resources
// (js/fetch/fetch.js). Otherwise the request fails immediately, with WebKit's message. https://xhr.spec.whatwg.org/
//
// Reads and writes nothing of the arena. Exports XMLHttpRequestSteps. Exposes nothing itself.
import { OP } from 'native';
import { each, primordials, toASCIILower, toASCIIUpper } from '../primordials.js';
import { callValues, wrap } from '../arena.js';
import { fail } from '../webidl/conversions.js';
import { parseURL } from '../url/parsing.js';
import { currentDocument } from '../dom/addresses.js';
import { listenersOf } from '../dom/listeners.js';
import { baseOf } from '../dom/baseURLs.js';
import { newBlob } from 'late:../FileAPI/Blob.js';
import { decodeWithMark } from 'late:../FileAPI/FileReader.js';
import { blobAt } from 'late:../FileAPI/blobURL.js';
import { makeBlob } from 'late:../bindings/FileAPI.js';
import { makeXMLHttpRequestUpload } from 'late:../bindings/xhr.js';
import { fire } from 'late:../dom/dispatch.js';
import { eventInterface } from 'late:../dom/eventInterfaces.js';
import { copyBytes } from 'late:../encoding/TextEncoder.js';
import { allBytes, sequenceOf, utf8Text } from 'late:../encoding/byteSequence.js';
import { HeadersSteps, isFieldValue, isToken, newHeaders, trimSpace } from 'late:./Headers.js';
import { extractBody } from 'late:./body.js';
import { isLoadable, loadFailed, loadResource, resourceBuffer, resourceDocument, resourceText } from 'late:./fetch.js';
import { mimeParameter, mimeText, parseMIMEType } from 'late:../mimesniff/mimeType.js';
import { queueEvents } from 'late:../timing/timers.js';

const { parse, bufferOf, includes, slice, indexOf } = primordials;
const UNSENT = 0, OPENED = 1, HEADERS_RECEIVED = 2, LOADING = 3, DONE = 4;

const fireProgress = (target, type, loaded = 0, total = 0) => {
  fire(target, type, { __proto__: null, lengthComputable: total > 0, loaded, total }, eventInterface('ProgressEvent'));
};
const changed = request => { fire(request.object, 'readystatechange'); };
// A response to such a URL has only the headers that the URL itself specifies. https://fetch.spec.whatwg.org/#scheme-fetch
const isData = ({ url }) => slice(url, 0, 5) === 'data:';
const uploadOf = request => makeXMLHttpRequestUpload(request.upload);
const withoutFragment = address => { const hash = indexOf(address, '#'); return hash < 0 ? address : slice(address, 0, hash); };

// The response to the request's URL: {resource or null, bytes: a sequence, type, url}; null if there is none.
function find({ url, blob, method }) {
  if (blob !== null) return method === 'GET' ? { __proto__: null, resource: null, bytes: blob.bytes, type: blob.type, url: withoutFragment(url) } : null;
  const resource = isLoadable(url) ? loadResource(url) : null;
  if (resource === null) { loadFailed(url); return null; }
  return { __proto__: null, resource, bytes: null, type: resource.type, url: resource.url };
}
const lengthOf = ({ resource, bytes }) => resource === null ? bytes.size : callValues(OP.resourceLength, resource.number);
const bytesOf = found => found.resource === null ? allBytes(found.bytes) : new primordials.Uint8Array(resourceBuffer(found.resource));

// https://xhr.spec.whatwg.org/#final-mime-type
const finalType = ({ override, found }) => override !== null ? override : parseMIMEType(found.type) || parseMIMEType('text/xml');
// The label in a charset parameter, '' for none.
function charsetOf(request) {
  const charset = mimeParameter(finalType(request), 'charset');
  return charset === undefined ? '' : callValues(OP.encodingName, charset);
}
function textOf(request) {
  const { found, readyState } = request;
  if (found === null || readyState < LOADING) return '';
  const encoding = charsetOf(request) || 'utf-8';
  return found.resource === null ? decodeWithMark(bytesOf(found), encoding) : resourceText(found.resource, encoding);
}
function documentOf(request) {
  const { found } = request;
  if (request.document === -1) {
    // FIXME: A blob's markup is not parsed.
    request.document = found.resource === null ? 0 : resourceDocument(found.resource, false);
  }
  return request.document;
}
// A response of another type than text.
function valueOf(request) {
  const { found, responseType } = request;
  switch (responseType) {
    case 'arraybuffer': return bufferOf(copyBytes(bytesOf(found)));
    case 'blob': return makeBlob(newBlob(found.resource === null ? found.bytes : sequenceOf(bytesOf(found)), mimeText(finalType(request))));
    case 'document': return wrap(documentOf(request));
    default: try { return parse(utf8Text(bytesOf(found))); } catch { return null; }
  }
}

// https://xhr.spec.whatwg.org/#handle-response-end-of-body
function finish(request) {
  const length = lengthOf(request.found), { object, uploads } = request;
  if (uploads) for (const type of each(['progress', 'load', 'loadend'])) fireProgress(uploadOf(request), type);
  request.uploads = false;
  for (const type of each(['load', 'loadend'])) fireProgress(object, type, length, length);
}
// https://xhr.spec.whatwg.org/#request-error-steps
function failed(request, type) {
  request.readyState = DONE;
  request.sent = false;
  changed(request);
  if (request.uploads) {
    request.uploads = false;
    fireProgress(uploadOf(request), type);
    fireProgress(uploadOf(request), 'loadend');
  }
  fireProgress(request.object, type);
  fireProgress(request.object, 'loadend');
}
function receive(request) {
  request.found = find(request);
  if (request.found === null) { failed(request, 'error'); return; }
  const { number } = request;
  for (let step = HEADERS_RECEIVED; step <= DONE && request.sent && request.number === number; step++) {
    if (step === DONE) {
      fireProgress(request.object, 'progress', lengthOf(request.found), lengthOf(request.found));
      if (!request.sent || request.number !== number) return;
      request.sent = false;
    }
    request.readyState = step;
    changed(request);
  }
  if (request.readyState === DONE && request.number === number) finish(request);
}

const isText = ({ responseType }) => responseType === '' || responseType === 'text';
const refuseText = () => fail('InvalidStateError');
export const XMLHttpRequestSteps = {
  __proto__: null,
  construct: () => ({
    __proto__: null, interface: 'XMLHttpRequest', readyState: UNSENT, asynchronous: true, sent: false, number: 0, method: 'GET', url: '', blob: null,
    headers: null, responseType: '', found: null, override: null, response: undefined, document: -1, timeout: 0, credentials: false, uploads: false,
    upload: { __proto__: null, interface: 'XMLHttpRequestUpload' },
  }),
  readyState: request => request.readyState,
  open(request, method, url, asynchronous = true) {
    const parts = parseURL(url, baseOf(currentDocument())), upper = toASCIIUpper(method);
    if (!isToken(method)) fail('SyntaxError');
    if (includes(' CONNECT TRACE TRACK ', ` ${upper} `)) fail('SecurityError');
    if (parts === null) fail('SyntaxError');
    if (!asynchronous && (request.timeout !== 0 || request.responseType !== '')) fail('InvalidAccessError');
    request.number++;
    request.method = includes(' DELETE GET HEAD OPTIONS POST PUT ', ` ${upper} `) ? upper : method;
    request.url = parts.href;
    request.blob = parts.protocol === 'blob:' ? blobAt(parts.href) : null;
    request.asynchronous = asynchronous;
    request.headers = newHeaders('request');
    request.sent = request.uploads = false;
    request.found = null;
    request.response = undefined;
    request.document = -1;
    if (request.readyState === OPENED) return;
    request.readyState = OPENED;
    changed(request);
  },
  setRequestHeader(request, name, value) {
    if (request.readyState !== OPENED || request.sent) fail('InvalidStateError');
    if (!isToken(name) || !isFieldValue(trimSpace(value))) fail('SyntaxError');
    HeadersSteps.append(request.headers, name, value);
  },
  timeout: request => request.timeout,
  setTimeout(request, value) {
    if (!request.asynchronous && request.readyState !== UNSENT) fail('InvalidAccessError');
    request.timeout = value;
  },
  withCredentials: request => request.credentials,
  setWithCredentials(request, value) {
    if (request.readyState > OPENED || request.sent) fail('InvalidStateError');
    request.credentials = value;
  },
  upload: request => request.upload,
  send(request, body) {
    if (request.readyState !== OPENED || request.sent) fail('InvalidStateError');
    const given = request.method === 'GET' || request.method === 'HEAD' ? null : body;
    if (given !== null && typeof given !== 'number') extractBody(given);
    if (!request.asynchronous) {
      request.found = find(request);
      request.readyState = DONE;
      if (request.found === null) fail('NetworkError', 'A network error occurred.');
      changed(request);
      finish(request);
      return;
    }
    request.sent = true;
    const { number } = request;
    fireProgress(request.object, 'loadstart');
    request.uploads = given !== null && listenersOf(uploadOf(request)) !== null;
    if (request.uploads) fireProgress(uploadOf(request), 'loadstart');
    queueEvents(() => { if (request.sent && request.number === number) receive(request); });
  },
  abort(request) {
    const { readyState, sent } = request;
    request.found = null;
    if (readyState === OPENED && sent || readyState === HEADERS_RECEIVED || readyState === LOADING) failed(request, 'abort');
    if (request.readyState === DONE) { request.readyState = UNSENT; request.found = null; }
  },
  responseURL: ({ found }) => found === null ? '' : found.url,
  status: ({ found }) => found === null ? 0 : 200,
  statusText: ({ found }) => found === null ? '' : 'OK',
  getResponseHeader({ found }, name) {
    if (found === null) return null;
    switch (toASCIILower(name)) {
      case 'content-type': return found.type === '' ? null : found.type;
      case 'content-length': return isData(found) ? null : `${lengthOf(found)}`;
      default: return null;
    }
  },
  getAllResponseHeaders({ found }) {
    if (found === null) return '';
    const length = isData(found) ? '' : `content-length: ${lengthOf(found)}\r\n`, type = found.type === '' ? '' : `content-type: ${found.type}\r\n`;
    return length + type;
  },
  overrideMimeType(request, type) {
    if (request.readyState >= LOADING) fail('InvalidStateError');
    request.override = parseMIMEType(type) || parseMIMEType('application/octet-stream');
  },
  responseType: request => request.responseType,
  setResponseType(request, value) {
    if (request.readyState >= LOADING) fail('InvalidStateError');
    if (!request.asynchronous && request.readyState !== UNSENT) fail('InvalidAccessError');
    request.responseType = value;
  },
  response(request) {
    if (isText(request)) return textOf(request);
    if (request.found === null || request.readyState !== DONE) return null;
    if (request.response === undefined) request.response = valueOf(request);
    return request.response;
  },
  responseText: request => isText(request) ? textOf(request) : refuseText(),
  responseXML(request) {
    const { responseType, found, readyState } = request;
    if (responseType !== '' && responseType !== 'document') fail('InvalidStateError', "The response type is not '' or 'document'.");
    if (found === null || readyState !== DONE || responseType === '' && finalType(request).essence === 'text/html') return 0;
    return documentOf(request);
  },
};
