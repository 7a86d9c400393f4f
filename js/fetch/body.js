// js/fetch/body.js: bodies of requests and responses. https://fetch.spec.whatwg.org/#body-mixin
//
// A body is {bytes: a sequence or null, stream, isUsed}: its bytes, from which a stream is created on demand, or a script's stream.
//
// Reads and writes nothing of the arena.
// Exports extractBody(BodyInit) → {body, type: may be null} · newBody(sequence) · cloneBody(body) · isUnusable(body): disturbed or locked ·
//         readBody(body) → promise of bytes · BodySteps: steps for states with `body` and `headers`. Exposes nothing itself.
import { primordials, rejected, resolved, soon } from '../primordials.js';
import { makeDeferred, react } from '../streams/streamShared.js';
import { newBlob, streamOfBytes } from 'late:../FileAPI/Blob.js';
import { makeBlob } from 'late:../bindings/FileAPI.js';
import { makeFormData } from 'late:../bindings/xhr.js';
import { copyBytes, decodeText, encodeUTF8 } from 'late:../encoding/TextEncoder.js';
import { allBytes, appendBytes, emptySequence, sequenceOf, utf8Text } from 'late:../encoding/byteSequence.js';
import { newFormData } from 'late:./FormData.js';
import { encodeEntries, parseMultipart } from 'late:./multipart.js';
import { mimeParameter, mimeText, parseMIMEType, setMIMEParameter } from 'late:../mimesniff/mimeType.js';
import { acquireReader, closeReadable, readChunk } from 'late:../streams/ReadableStream.js';
import { teeBytes, teeChunks } from 'late:../streams/tee.js';
import { parsePairs, serializePairs } from 'late:../url/URL.js';

const { isView, isArrayBuffer, bufferOf, lengthOf, parse, TypeError, arrayTag } = primordials;

export const newBody = bytes => ({ __proto__: null, bytes, stream: null, isUsed: false });
// https://fetch.spec.whatwg.org/#concept-bodyinit-extract
export const extractBody = value => {
  const extracted = (bytes, type) => ({ __proto__: null, body: newBody(bytes), type });
  if (typeof value === 'string') return extracted(sequenceOf(encodeUTF8(value)), 'text/plain;charset=UTF-8');
  if (isView(value) || isArrayBuffer(value)) return extracted(sequenceOf(copyBytes(value)), null);
  if (value.list !== undefined) {
    return extracted(sequenceOf(encodeUTF8(serializePairs(value.list.all()))), 'application/x-www-form-urlencoded;charset=UTF-8');
  }
  if (value.entries !== undefined) {
    const { bytes, boundary } = encodeEntries(value.entries.all());
    return extracted(bytes, `multipart/form-data; boundary=${boundary}`);
  }
  if (value.bytes !== undefined) return extracted(value.bytes, value.type === '' ? null : value.type);
  if (value.disturbed || value.reader !== null) throw new TypeError('The stream is disturbed or locked');
  return { __proto__: null, body: { __proto__: null, bytes: null, stream: value, isUsed: false }, type: null };
};
const isDisturbed = body => body !== null && (body.stream === null ? body.isUsed : body.stream.disturbed);
export const isUnusable = body => body !== null && (body.stream === null ? body.isUsed : body.stream.disturbed || body.stream.reader !== null);
function streamOf(body) {
  if (body === null) return null;
  if (body.stream !== null) return body.stream;
  const stream = body.stream = streamOfBytes(body.bytes);
  if (body.isUsed) {
    // Code that reads a body to its end keeps the stream.
    acquireReader(stream);
    stream.disturbed = true;
    closeReadable(stream);
  }
  return stream;
}
// https://fetch.spec.whatwg.org/#concept-body-clone
export const cloneBody = body => {
  if (body === null) return null;
  if (body.stream === null) return newBody(body.bytes);
  const branches = body.stream.controller.isByte ? teeBytes(body.stream) : teeChunks(body.stream, true);
  body.stream = branches[0];
  return { __proto__: null, bytes: null, stream: branches[1], isUsed: false };
};

// https://fetch.spec.whatwg.org/#body-fully-read
function readAll(stream) {
  const { promise, resolve, reject } = makeDeferred(), reader = acquireReader(stream), sequence = emptySequence();
  const request = {
    __proto__: null,
    chunk(value) {
      if (!isView(value) || arrayTag(value) !== 'Uint8Array') { reject(new TypeError('A chunk of the body is not an Uint8Array')); return; }
      try { appendBytes(sequence, copyBytes(value)); } catch (error) { reject(error); return; }
      // NB: A stream may have any number of chunks available, and each read would be nested in the previous one.
      soon(() => { readChunk(reader, request); });
    },
    close() { try { resolve(allBytes(sequence)); } catch (error) { reject(error); } },
    error: reject,
  };
  readChunk(reader, request);
  return promise;
}
export const readBody = body => {
  if (body === null) return resolved(allBytes(emptySequence()));
  if (body.stream !== null) return readAll(body.stream);
  body.isUsed = true;
  try { return resolved(allBytes(body.bytes)); } catch (error) { return rejected(error); }
};
function consume(state, convert) {
  if (isUnusable(state.body)) return rejected(new TypeError('Body is disturbed or locked'));
  return react(readBody(state.body), convert);
}

// https://fetch.spec.whatwg.org/#concept-header-extract-mime-type; null for none
function typeOf({ headers }) {
  const list = headers.list.all();
  let found = null, charset, essence = '';
  for (let i = 0; i < list.length; i++) {
    if (list[i][0] !== 'content-type') continue;
    const type = parseMIMEType(list[i][1]);
    if (type === null || type.essence === '*/*') continue;
    found = type;
    const own = mimeParameter(type, 'charset');
    if (type.essence !== essence) {
      charset = own;
      ({ essence } = type);
    } else if (own === undefined && charset !== undefined) setMIMEParameter(type, 'charset', charset);
  }
  return found;
}
// https://fetch.spec.whatwg.org/#dom-body-formdata
function entriesOf(bytes, type) {
  if (type !== null && type.essence === 'multipart/form-data') {
    const boundary = mimeParameter(type, 'boundary'), entries = boundary === undefined ? null : parseMultipart(bytes, boundary);
    if (entries !== null) return entries;
  } else if (type !== null && type.essence === 'application/x-www-form-urlencoded') return parsePairs(decodeText('utf-8', bytes));
  throw new TypeError('The body is not a form');
}
const copy = bytes => copyBytes(bytes);
export const BodySteps = {
  __proto__: null,
  body: ({ body }) => streamOf(body),
  bodyUsed: ({ body }) => isDisturbed(body),
  arrayBuffer: state => consume(state, bytes => bufferOf(copy(bytes))),
  blob: state => consume(state, bytes => {
    const type = typeOf(state), content = emptySequence();
    if (lengthOf(bytes) > 0) appendBytes(content, bytes);
    return makeBlob(newBlob(content, type === null ? '' : mimeText(type)));
  }),
  bytes: state => consume(state, copy),
  formData: state => consume(state, bytes => makeFormData(newFormData(entriesOf(bytes, typeOf(state))))),
  json: state => consume(state, bytes => parse(utf8Text(bytes))),
  text: state => consume(state, utf8Text),
};
