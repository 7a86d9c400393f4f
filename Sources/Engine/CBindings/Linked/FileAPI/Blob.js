// js/FileAPI/Blob.js: blobs, files, and lists of files. https://w3c.github.io/FileAPI/#blob-section
//
// A blob is {bytes: a sequence (js/encoding/byteSequence.js), type}; a file also has `name` and `lastModified`.
//
// Reads and writes nothing of the arena.
// Exports newBlob(sequence, type), newFile(sequence, type, name, time), newFileList(files) → states · streamOfBytes(sequence): a readable
//         stream's state · BlobSteps, FileSteps, FileListSteps. Exposes nothing itself.
'use strict'; { const G = this; const { primordials, rejected, resolved, toASCIILower,
wallTime } = G;







const { codeAt, slice, isView, isArrayBuffer, min, max, bufferOf } = primordials;

// https://w3c.github.io/FileAPI/#constructorBlob: a type with other characters than these counts as no type.
function normalType(type) {
  for (let i = 0; i < type.length; i++) if (codeAt(type, i) < 0x20 || codeAt(type, i) > 0x7E) return '';
  return toASCIILower(type);
}
// https://w3c.github.io/FileAPI/#convert-line-endings-to-native
function nativeEndings(text) {
  let result = '', from = 0;
  for (let i = 0; i < text.length; i++) {
    if (codeAt(text, i) !== 13) continue;
    result += `${slice(text, from, i)}\n`;
    if (codeAt(text, i + 1) === 10) i++;
    from = i + 1;
  }
  return result + slice(text, from);
}
// https://w3c.github.io/FileAPI/#process-blob-parts
function sequenceOfParts(parts, endings) {
  const sequence = G.emptySequence();
  // OPTIMIZATION: Texts that follow each other are encoded in one call.
  let text = '';
  for (let i = 0; i < parts.length; i++) {
    const part = parts[i];
    if (typeof part === 'string') {
      text += endings === 'native' ? nativeEndings(part) : part;
      continue;
    }
    if (text !== '') { G.appendBytes(sequence, G.encodeUTF8(text)); text = ''; }
    if (isView(part) || isArrayBuffer(part)) G.appendBytes(sequence, G.copyBytes(part));
    else G.appendSequence(sequence, part.bytes, 0, part.bytes.size);
  }
  if (text !== '') G.appendBytes(sequence, G.encodeUTF8(text));
  return sequence;
}
const newBlob = G.newBlob = (bytes, type) => ({ __proto__: null, bytes, type });
const newFile = G.newFile = (bytes, type, name, lastModified) => ({ __proto__: null, interface: 'File', bytes, type, name, lastModified });

// https://w3c.github.io/FileAPI/#blob-get-stream
const CHUNK = 65536;
const streamOfBytes = G.streamOfBytes = sequence => {
  const stream = G.newReadable();
  let place = 0;
  return G.setUpBytes(stream, {
    __proto__: null,
    pull() {
      const { controller } = stream;
      if (place < sequence.size) {
        const end = min(place + CHUNK, sequence.size);
        G.enqueueBytes(controller, G.readSequence(sequence, place, end));
        place = end;
        return resolved(undefined);
      }
      G.closeBytes(controller);
      if (G.hasPulls(controller)) G.respond(controller, 0);
      return resolved(undefined);
    },
    cancel: () => resolved(undefined),
  });
};
const read = (blob, convert) => {
  try { return resolved(convert(blob.bytes)); } catch { return rejected(G.makeException('NotReadableError', 'The blob can not be read.')); }
};
G.BlobSteps = {
  __proto__: null,
  construct: (parts, { type, endings }) => newBlob(parts === undefined ? G.emptySequence() : sequenceOfParts(parts, endings), normalType(type)),
  size: blob => blob.bytes.size,
  type: blob => blob.type,
  // https://w3c.github.io/FileAPI/#slice-blob
  slice({ bytes }, start = 0, end = bytes.size, type = '') {
    const { size } = bytes, from = start < 0 ? max(size + start, 0) : min(start, size), to = end < 0 ? max(size + end, 0) : min(end, size);
    return newBlob(G.cutSequence(bytes, from, max(from, to)), normalType(type));
  },
  stream: blob => streamOfBytes(blob.bytes),
  text: blob => read(blob, bytes => G.utf8Text(G.allBytes(bytes))),
  arrayBuffer: blob => read(blob, bytes => bufferOf(G.readSequence(bytes, 0, bytes.size))),
  bytes: blob => read(blob, bytes => G.readSequence(bytes, 0, bytes.size)),
};
G.FileSteps = {
  __proto__: null,
  construct: (parts, name, { type, endings, lastModified }) =>
    newFile(sequenceOfParts(parts, endings), normalType(type), name, lastModified === undefined ? wallTime() : lastModified),
  name: file => file.name,
  lastModified: file => file.lastModified,
  webkitRelativePath: () => '',
};
G.newFileList = files => ({ __proto__: null, files });
G.FileListSteps = {
  __proto__: null,
  item: ({ files }, index) => index < files.length ? files[index] : null,
  length: ({ files }) => files.length,
};
}
