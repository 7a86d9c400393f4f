// js/dom/names.js: validity of the names of elements and attributes, and qualified names. https://dom.spec.whatwg.org/#namespaces
//
// Reads and writes nothing of the arena. Examines characters without regular expressions: nearly all scripts use this file, and an
//         expression would have to be compiled.
// Exports isElementName(text), isAttributeName(text), isCustomName(text): of custom elements · customNameFault(text) ·
//         qualifiedName(namespace, name, whether an element's): id of the name. Throws InvalidCharacterError and NamespaceError.
// Exposes nothing.
'use strict'; { const G = this; const OP = { __proto__: null, qualifiedName: 13 }; 
const { primordials, toASCIILower,
call, intern,
fail } = G;

const { codeAt, indexOf, slice } = primordials;

const isLetter = unit => unit >= 97 && unit <= 122 || unit >= 65 && unit <= 90;
// The characters that end a name in the parser: NUL, white space, "/" and ">".
const isEnd = unit => unit <= 32 && (unit === 0 || unit === 9 || unit === 10 || unit === 12 || unit === 13 || unit === 32) || unit === 47 || unit === 62;
function isPrefix(text) {
  for (let i = 0; i < text.length; i++) if (isEnd(codeAt(text, i))) return false;
  return text !== '';
}
// https://dom.spec.whatwg.org/#valid-attribute-local-name
function isAttributeName(text) {
  for (let i = 0; i < text.length; i++) {
    const unit = codeAt(text, i);
    if (unit === 61 || isEnd(unit)) return false;
  }
  return text !== '';
} G.isAttributeName = isAttributeName;
// https://dom.spec.whatwg.org/#valid-element-local-name
function isElementName(text) {
  if (text === '') return false;
  const first = codeAt(text, 0);
  if (isLetter(first)) return isPrefix(text);
  if (first !== 58 && first !== 95 && first < 128) return false;
  for (let i = 1; i < text.length; i++) {
    const unit = codeAt(text, i);
    if (!isLetter(unit) && !(unit >= 45 && unit <= 58 && unit !== 47) && unit !== 95 && unit < 128) return false;
  }
  return true;
} G.isElementName = isElementName;

// https://html.spec.whatwg.org/multipage/custom-elements.html#valid-custom-element-name
const reserved = {
  __proto__: null, 'annotation-xml': 1, 'color-profile': 1, 'font-face': 1, 'font-face-src': 1, 'font-face-uri': 1, 'font-face-format': 1,
  'font-face-name': 1, 'missing-glyph': 1,
};
G.isCustomName = text => {
  if (indexOf(text, '-') < 1 || reserved[text] === 1 || !isPrefix(text)) return false;
  const first = codeAt(text, 0);
  return first >= 97 && first <= 122 && toASCIILower(text) === text;
};
// The reason why a name is invalid, in WebKit's words.
G.customNameFault = text => {
  const first = text === '' ? 0 : codeAt(text, 0);
  if (first < 97 || first > 122) return 'must have a lowercase ASCII letter as its first character';
  if (toASCIILower(text) !== text) return 'cannot contain an ASCII uppercase letter';
  if (indexOf(text, '-') < 0) return 'must contain a hyphen';
  return reserved[text] === 1 ? 'cannot be same as one of the standard elements' : 'contains a character that is not allowed';
};

// https://dom.spec.whatwg.org/#validate-and-extract
const XML = 'http://www.w3.org/XML/1998/namespace', XMLNS = 'http://www.w3.org/2000/xmlns/';
G.qualifiedName = (namespace, name, isElement) => {
  namespace = namespace === '' ? null : namespace;
  let prefix = null, local = name;
  const colon = indexOf(name, ':');
  if (colon >= 0) {
    prefix = slice(name, 0, colon);
    local = slice(name, colon + 1);
    if (!isPrefix(prefix)) fail('InvalidCharacterError', `Invalid qualified name part in '${name}'`);
  }
  if (!(isElement ? isElementName(local) : isAttributeName(local))) fail('InvalidCharacterError', `Invalid qualified name part in '${name}'`);
  if (prefix !== null && namespace === null || prefix === 'xml' && namespace !== XML
    || (name === 'xmlns' || prefix === 'xmlns') !== (namespace === XMLNS)) fail('NamespaceError');
  return call(OP.qualifiedName, intern(namespace === null ? '' : namespace), prefix === null ? 0 : intern(prefix), intern(local));
};
}
