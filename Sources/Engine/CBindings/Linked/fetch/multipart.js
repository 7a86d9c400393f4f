// js/fetch/multipart.js: encoding and parsing of multipart/form-data, the entries of forms as bytes.
// https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#multipart-form-data
// https://fetch.spec.whatwg.org/#dom-body-formdata https://andreubotella.github.io/multipart-form-data/
//
// Reads and writes nothing of the arena.
// Exports encodeEntries(private array of [name, text or file]) → {bytes: a sequence, boundary} · parseMultipart(bytes, boundary) → entries,
//         null for invalid bytes. Exposes nothing.
'use strict'; { const G = this; const OP = { __proto__: null, bytesBinary: 145 }; 
const { primordials, privateArray, toASCIILower,
callValues,
wallTime,
trimSpace } = G;





const { codeAt, slice, indexOf, Uint8Array, bufferOf, byteOffsetOf } = primordials;

// Converts line breaks of any kind to CR LF.
function normalBreaks(text) {
  let result = '', from = 0;
  for (let i = 0; i < text.length; i++) {
    const unit = codeAt(text, i);
    if (unit !== 10 && unit !== 13) continue;
    result += `${slice(text, from, i)}\r\n`;
    if (unit === 13 && codeAt(text, i + 1) === 10) i++;
    from = i + 1;
  }
  return from === 0 ? text : result + slice(text, from);
}
function escaped(text) {
  let result = '', from = 0;
  for (let i = 0; i < text.length; i++) {
    const unit = codeAt(text, i), escape = unit === 10 ? '%0A' : unit === 13 ? '%0D' : unit === 34 ? '%22' : '';
    if (escape === '') continue;
    result += slice(text, from, i) + escape;
    from = i + 1;
  }
  return from === 0 ? text : result + slice(text, from);
}
G.encodeEntries = entries => {
  const boundary = `----WebKitFormBoundary${slice(G.randomUUID(), 0, 8)}${slice(G.randomUUID(), 0, 8)}`, bytes = G.emptySequence();
  let text = '';
  for (let i = 0; i < entries.length; i++) {
    const { 0: name, 1: value } = entries[i];
    text += `--${boundary}\r\nContent-Disposition: form-data; name="${escaped(normalBreaks(name))}"`;
    if (typeof value === 'string') { text += `\r\n\r\n${normalBreaks(value)}\r\n`; continue; }
    text += `; filename="${escaped(value.name)}"\r\nContent-Type: ${value.type === '' ? 'application/octet-stream' : value.type}\r\n\r\n`;
    G.appendBytes(bytes, G.encodeUTF8(text));
    G.appendSequence(bytes, value.bytes, 0, value.bytes.size);
    text = '\r\n';
  }
  G.appendBytes(bytes, G.encodeUTF8(`${text}--${boundary}--\r\n`));
  return { __proto__: null, bytes, boundary };
};

// The text has one code unit for each byte, so offsets are the same in both.
const part = (bytes, start, end) => new Uint8Array(bufferOf(bytes), byteOffsetOf(bytes) + start, end - start);
function unescaped(bytes, start, end) {
  const text = G.decodeText('utf-8', part(bytes, start, end));
  let result = '', from = 0;
  for (let at = indexOf(text, '%'); at >= 0; at = indexOf(text, '%', at + 1)) {
    const code = slice(text, at, at + 3), unit = code === '%0A' ? '\n' : code === '%0D' ? '\r' : code === '%22' ? '"' : '';
    if (unit === '') continue;
    result += slice(text, from, at) + unit;
    from = at + 3;
  }
  return from === 0 ? text : result + slice(text, from);
}
// A parameter of a Content-Disposition header between two offsets; null if there is none.
function parameter(bytes, text, name, start, end) {
  const mark = `${name}="`;
  for (let at = indexOf(text, mark, start); at >= 0 && at < end; at = indexOf(text, mark, at + 1)) {
    if (text[at - 1] !== ' ' && text[at - 1] !== ';') continue;
    const from = at + mark.length, to = indexOf(text, '"', from);
    return to < 0 || to > end ? null : unescaped(bytes, from, to);
  }
  return null;
}
function parseHeaders(bytes, text, start) {
  const found = { __proto__: null, name: null, filename: null, type: 'text/plain', end: -1 };
  for (let at = start; ;) {
    const end = indexOf(text, '\r\n', at);
    if (end < 0) return null;
    if (end === at) { found.end = at + 2; return found; }
    const colon = indexOf(text, ':', at);
    if (colon < 0 || colon > end) return null;
    const header = toASCIILower(trimSpace(slice(text, at, colon))), value = trimSpace(slice(text, colon + 1, end));
    if (header === 'content-disposition') {
      if (toASCIILower(slice(value, 0, 9)) !== 'form-data') return null;
      found.name = parameter(bytes, text, 'name', colon, end);
      found.filename = parameter(bytes, text, 'filename', colon, end);
    } else if (header === 'content-type') found.type = value;
    at = end + 2;
  }
}
G.parseMultipart = (bytes, boundary) => {
  const text = callValues(OP.bytesBinary, bytes), entries = privateArray(), mark = `--${boundary}`;
  let at = slice(text, 0, 2) === '\r\n' ? 2 : 0;
  for (;;) {
    if (slice(text, at, at + mark.length) !== mark) return null;
    at += mark.length;
    if (slice(text, at, at + 2) === '--') return entries;
    if (slice(text, at, at + 2) !== '\r\n') return null;
    const headers = parseHeaders(bytes, text, at + 2);
    if (headers === null || headers.name === null) return null;
    const end = indexOf(text, `\r\n${mark}`, headers.end);
    if (end < 0) return null;
    const content = part(bytes, headers.end, end), pair = privateArray();
    pair[0] = headers.name;
    pair[1] = headers.filename === null ? G.utf8Text(content)
      : G.newFile(G.sequenceOf(content), toASCIILower(headers.type), headers.filename, wallTime());
    entries[entries.length] = pair;
    at = end + 2;
  }
};
}
