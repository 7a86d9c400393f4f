// js/fetch/Response.js: responses. https://fetch.spec.whatwg.org/#response-class
//
// Reads and writes nothing of the arena.
// Exports newResponse(type, url, status, status text, headers, body) → state · ResponseSteps. Exposes nothing itself.
import { primordials } from '../primordials.js';
import { parseURL } from '../url/parsing.js';
import { currentDocument } from '../dom/addresses.js';
import { baseOf } from '../dom/baseURLs.js';
import { encodeUTF8 } from 'late:../encoding/TextEncoder.js';
import { sequenceOf } from 'late:../encoding/byteSequence.js';
import { copyHeaders, headerValue, newHeaders, setHeader } from 'late:./Headers.js';
import { cloneBody, extractBody, isUnusable, newBody } from 'late:./body.js';

const { stringify, RangeError, TypeError, codeAt } = primordials;

export const newResponse = (type, url, status, statusText, headers, body) => ({ __proto__: null, type, url, status, statusText, headers, body });
// https://httpwg.org/specs/rfc9112.html#status.line
function isReason(text) {
  for (let i = 0; i < text.length; i++) {
    const unit = codeAt(text, i);
    if (unit !== 9 && (unit < 32 || unit === 127)) return false;
  }
  return true;
}
const hasNoBody = status => status === 101 || status === 103 || status === 204 || status === 205 || status === 304;
// https://fetch.spec.whatwg.org/#initialize-a-response
function make({ status, statusText, headers }, extracted) {
  if (status < 200 || status > 599) throw new RangeError('Status must be between 200 and 599');
  if (!isReason(statusText)) throw new TypeError('Status text must be a valid reason-phrase.');
  const list = newHeaders('response', headers);
  if (extracted !== null) {
    if (hasNoBody(status)) throw new TypeError('Response cannot have a body with the given status.');
    if (extracted.type !== null && headerValue(list, 'content-type') === null) setHeader(list, 'content-type', extracted.type);
  }
  return newResponse('default', '', status, statusText, list, extracted === null ? null : extracted.body);
}
export const ResponseSteps = {
  __proto__: null,
  construct: (body, init) => make(init, body === null ? null : extractBody(body)),
  error: () => newResponse('error', '', 0, '', newHeaders('immutable'), null),
  redirect(url, status) {
    const parts = parseURL(url, baseOf(currentDocument()));
    if (parts === null) throw new TypeError('The URL is not valid');
    if (status !== 301 && status !== 302 && status !== 303 && status !== 307 && status !== 308) {
      throw new RangeError(`${status} is not a redirection status code`);
    }
    const headers = newHeaders('immutable');
    setHeader(headers, 'location', parts.href);
    return newResponse('default', '', status, '', headers, null);
  },
  json(data, init) {
    const text = stringify(data);
    if (text === undefined) throw new TypeError('Value doesn\'t have a JSON representation');
    return make(init, { __proto__: null, body: newBody(sequenceOf(encodeUTF8(text))), type: 'application/json' });
  },
  type: response => response.type,
  url: response => response.url,
  redirected: () => false,
  status: response => response.status,
  ok: ({ status }) => status >= 200 && status <= 299,
  statusText: response => response.statusText,
  headers: response => response.headers,
  clone(response) {
    if (isUnusable(response.body)) throw new TypeError('Body is disturbed or locked');
    const { type, url, status, statusText, headers, body } = response;
    return newResponse(type, url, status, statusText, copyHeaders(headers, headers.guard), cloneBody(body));
  },
};
