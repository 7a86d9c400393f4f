// js/url/parsing.js: calls the URL parser. https://url.spec.whatwg.org/#url-parsing
//
// Reads and writes nothing of the arena.
// Exports parseURL(text, base, encoding) → parts or null · changeURL(address, part, value): the parts with one replaced, or null.
// Exposes nothing.
'use strict'; { const G = this; const OP = { __proto__: null, urlParse: 59, urlSet: 60 }; 
const { PrivateMap, primordials,
callValues } = G;

// The parts of a parsed URL, by a native call; the last ones are cached.
const partNames = ['href', 'protocol', 'username', 'password', 'host', 'hostname', 'port', 'pathname', 'search', 'hash', 'origin'];
const { split } = primordials;
function partsFrom(lines) {
  if (typeof lines !== 'string' || lines === '') return null;
  const values = split(lines, '\n');
  const parts = { __proto__: null };
  for (let i = 0; i < partNames.length; i++) parts[partNames[i]] = values[i];
  return parts;
}
let recent = PrivateMap(), recentCount = 0;
// `encoding`: the document's encoding for URLs in its markup; queries are encoded in it.
function parseURL(text, base, encoding = 'UTF-8') {
  // NB: A base contains a colon, which no encoding's name does; so the texts differ.
  const place = `${base === null ? '' : base}\n${text}`, key = encoding === 'UTF-8' ? place : `${encoding}\n${place}`;
  const known = recent.get(key);
  if (known !== undefined) return known;
  const parts = partsFrom(callValues(OP.urlParse, text, base === null ? '' : base, encoding));
  if (recentCount++ > 4096) { recent = PrivateMap(); recentCount = 0; }
  recent.set(key, parts);
  return parts;
} G.parseURL = parseURL;
G.changeURL = (href, part, value) => partsFrom(callValues(OP.urlSet, href, part, value));
}
