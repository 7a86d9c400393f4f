// js/FileAPI/FileReader.js: reading blobs with events. https://w3c.github.io/FileAPI/#APIASynch
//
// Reads and writes nothing of the arena.
// Exports decodeWithMark(bytes, encoding): the encoding of a byte order mark comes first · FileReaderSteps. Exposes nothing itself.
'use strict'; { const G = this; const OP = { __proto__: null, encodingName: 141, bytesBinary: 145, bytesBase64: 146 }; 
const { primordials,
callValues,
fail } = G;








const { lengthOf, bufferOf, codeAt, slice } = primordials;
const EMPTY = 0, LOADING = 1, DONE = 2;

// https://encoding.spec.whatwg.org/#decode
function decodeWithMark(bytes, encoding) {
  if (lengthOf(bytes) >= 2 && bytes[0] === 0xFE && bytes[1] === 0xFF) encoding = 'utf-16be';
  else if (lengthOf(bytes) >= 2 && bytes[0] === 0xFF && bytes[1] === 0xFE) encoding = 'utf-16le';
  else if (lengthOf(bytes) >= 3 && bytes[0] === 0xEF && bytes[1] === 0xBB && bytes[2] === 0xBF) encoding = 'utf-8';
  else return G.decodeText(encoding, bytes);
  const text = G.decodeText(encoding, bytes);
  return codeAt(text, 0) === 0xFEFF ? slice(text, 1) : text;
} G.decodeWithMark = decodeWithMark;
// https://w3c.github.io/FileAPI/#blob-package-data
function encodingOf(blob, label) {
  const given = label === undefined ? '' : callValues(OP.encodingName, label);
  if (given !== '') return given;
  const type = G.parseMIMEType(blob.type), charset = type === null ? undefined : G.mimeParameter(type, 'charset');
  return charset === undefined ? 'utf-8' : callValues(OP.encodingName, charset) || 'utf-8';
}
function packageData(reading) {
  const { blob, form, label } = reading;
  switch (form) {
    case 'buffer': return bufferOf(G.readSequence(blob.bytes, 0, blob.bytes.size));
    case 'binary': return callValues(OP.bytesBinary, G.allBytes(blob.bytes));
    case 'url': return `data:${blob.type === '' ? 'application/octet-stream' : blob.type};base64,${callValues(OP.bytesBase64, G.allBytes(blob.bytes))}`;
    default: return decodeWithMark(G.allBytes(blob.bytes), encodingOf(blob, label));
  }
}
const fire = (reader, type, loaded, total) => {
  G.fire(reader.object, type, { __proto__: null, lengthComputable: total > 0, loaded, total }, G.eventInterface('ProgressEvent'));
};
// https://w3c.github.io/FileAPI/#readOperation
function read(reader, blob, form, label) {
  if (reader.readyState === LOADING) fail('InvalidStateError', 'The reader is reading already.');
  const reading = reader.reading = { __proto__: null, blob, form, label }, { size } = blob.bytes;
  reader.readyState = LOADING;
  reader.result = reader.error = null;
  const queue = run => G.queueEvents(() => { if (reader.reading === reading) run(); });
  queue(() => {
    fire(reader, 'loadstart', 0, size);
    queue(() => {
      if (size > 0) fire(reader, 'progress', size, size);
      queue(() => { finish(reader, reading, size); });
    });
  });
}
function finish(reader, reading, size) {
  reader.reading = null;
  reader.readyState = DONE;
  try { reader.result = packageData(reading); } catch { reader.error = G.makeException('NotReadableError', 'The blob can not be read.'); }
  fire(reader, reader.error === null ? 'load' : 'error', size, size);
  // NB: In a separate task, so that the microtasks of the other event's listeners run first, as in browsers.
  if (reader.readyState !== LOADING) G.queueEvents(() => { if (reader.readyState === DONE && reader.reading === null) fire(reader, 'loadend', size, size); });
}
G.FileReaderSteps = {
  __proto__: null,
  construct: () => ({ __proto__: null, readyState: EMPTY, result: null, error: null, reading: null }),
  readAsArrayBuffer(reader, blob) { read(reader, blob, 'buffer'); },
  readAsBinaryString(reader, blob) { read(reader, blob, 'binary'); },
  readAsText(reader, blob, label) { read(reader, blob, 'text', label); },
  readAsDataURL(reader, blob) { read(reader, blob, 'url'); },
  // https://w3c.github.io/FileAPI/#abort
  abort(reader) {
    reader.result = null;
    if (reader.readyState !== LOADING) return;
    const { size } = reader.reading.blob.bytes;
    reader.reading = null;
    reader.readyState = DONE;
    reader.error = G.makeException('AbortError', 'The operation was aborted.');
    fire(reader, 'abort', 0, size);
    if (reader.readyState !== LOADING) fire(reader, 'loadend', 0, size);
  },
  readyState: reader => reader.readyState,
  result: reader => reader.result,
  error: reader => reader.error,
};
}
