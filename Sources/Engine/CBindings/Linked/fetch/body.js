// js/fetch/body.js: bodies of requests and responses. https://fetch.spec.whatwg.org/#body-mixin
//
// A body is {bytes: a sequence or null, stream, isUsed}: its bytes, from which a stream is created on demand, or a script's stream.
//
// Reads and writes nothing of the arena.
// Exports extractBody(BodyInit) → {body, type: may be null} · newBody(sequence) · cloneBody(body) · isUnusable(body): disturbed or locked ·
//         readBody(body) → promise of bytes · BodySteps: steps for states with `body` and `headers`. Exposes nothing itself.
'use strict'; { const G = this; const { primordials, rejected, resolved, soon,
makeDeferred, react } = G;












const { isView, isArrayBuffer, bufferOf, lengthOf, parse, TypeError, arrayTag } = primordials;

const newBody = G.newBody = bytes => ({ __proto__: null, bytes, stream: null, isUsed: false });
// https://fetch.spec.whatwg.org/#concept-bodyinit-extract
G.extractBody = value => {
  const extracted = (bytes, type) => ({ __proto__: null, body: newBody(bytes), type });
  if (typeof value === 'string') return extracted(G.sequenceOf(G.encodeUTF8(value)), 'text/plain;charset=UTF-8');
  if (isView(value) || isArrayBuffer(value)) return extracted(G.sequenceOf(G.copyBytes(value)), null);
  if (value.list !== undefined) {
    return extracted(G.sequenceOf(G.encodeUTF8(G.serializePairs(value.list.all()))), 'application/x-www-form-urlencoded;charset=UTF-8');
  }
  if (value.entries !== undefined) {
    const { bytes, boundary } = G.encodeEntries(value.entries.all());
    return extracted(bytes, `multipart/form-data; boundary=${boundary}`);
  }
  if (value.bytes !== undefined) return extracted(value.bytes, value.type === '' ? null : value.type);
  if (value.disturbed || value.reader !== null) throw new TypeError('The stream is disturbed or locked');
  return { __proto__: null, body: { __proto__: null, bytes: null, stream: value, isUsed: false }, type: null };
};
const isDisturbed = body => body !== null && (body.stream === null ? body.isUsed : body.stream.disturbed);
const isUnusable = G.isUnusable = body => body !== null && (body.stream === null ? body.isUsed : body.stream.disturbed || body.stream.reader !== null);
function streamOf(body) {
  if (body === null) return null;
  if (body.stream !== null) return body.stream;
  const stream = body.stream = G.streamOfBytes(body.bytes);
  if (body.isUsed) {
    // Code that reads a body to its end keeps the stream.
    G.acquireReader(stream);
    stream.disturbed = true;
    G.closeReadable(stream);
  }
  return stream;
}
// https://fetch.spec.whatwg.org/#concept-body-clone
G.cloneBody = body => {
  if (body === null) return null;
  if (body.stream === null) return newBody(body.bytes);
  const branches = body.stream.controller.isByte ? G.teeBytes(body.stream) : G.teeChunks(body.stream, true);
  body.stream = branches[0];
  return { __proto__: null, bytes: null, stream: branches[1], isUsed: false };
};

// https://fetch.spec.whatwg.org/#body-fully-read
function readAll(stream) {
  const { promise, resolve, reject } = makeDeferred(), reader = G.acquireReader(stream), sequence = G.emptySequence();
  const request = {
    __proto__: null,
    chunk(value) {
      if (!isView(value) || arrayTag(value) !== 'Uint8Array') { reject(new TypeError('A chunk of the body is not an Uint8Array')); return; }
      try { G.appendBytes(sequence, G.copyBytes(value)); } catch (error) { reject(error); return; }
      // NB: A stream may have any number of chunks available, and each read would be nested in the previous one.
      soon(() => { G.readChunk(reader, request); });
    },
    close() { try { resolve(G.allBytes(sequence)); } catch (error) { reject(error); } },
    error: reject,
  };
  G.readChunk(reader, request);
  return promise;
}
const readBody = G.readBody = body => {
  if (body === null) return resolved(G.allBytes(G.emptySequence()));
  if (body.stream !== null) return readAll(body.stream);
  body.isUsed = true;
  try { return resolved(G.allBytes(body.bytes)); } catch (error) { return rejected(error); }
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
    const type = G.parseMIMEType(list[i][1]);
    if (type === null || type.essence === '*/*') continue;
    found = type;
    const own = G.mimeParameter(type, 'charset');
    if (type.essence !== essence) {
      charset = own;
      ({ essence } = type);
    } else if (own === undefined && charset !== undefined) G.setMIMEParameter(type, 'charset', charset);
  }
  return found;
}
// https://fetch.spec.whatwg.org/#dom-body-formdata
function entriesOf(bytes, type) {
  if (type !== null && type.essence === 'multipart/form-data') {
    const boundary = G.mimeParameter(type, 'boundary'), entries = boundary === undefined ? null : G.parseMultipart(bytes, boundary);
    if (entries !== null) return entries;
  } else if (type !== null && type.essence === 'application/x-www-form-urlencoded') return G.parsePairs(G.decodeText('utf-8', bytes));
  throw new TypeError('The body is not a form');
}
const copy = bytes => G.copyBytes(bytes);
G.BodySteps = {
  __proto__: null,
  body: ({ body }) => streamOf(body),
  bodyUsed: ({ body }) => isDisturbed(body),
  arrayBuffer: state => consume(state, bytes => bufferOf(copy(bytes))),
  blob: state => consume(state, bytes => {
    const type = typeOf(state), content = G.emptySequence();
    if (lengthOf(bytes) > 0) G.appendBytes(content, bytes);
    return G.makeBlob(G.newBlob(content, type === null ? '' : G.mimeText(type)));
  }),
  bytes: state => consume(state, copy),
  formData: state => consume(state, bytes => G.makeFormData(G.newFormData(entriesOf(bytes, typeOf(state))))),
  json: state => consume(state, bytes => parse(G.utf8Text(bytes))),
  text: state => consume(state, G.utf8Text),
};
}
