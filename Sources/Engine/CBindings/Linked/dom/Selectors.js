// js/dom/Selectors.js: selectors that scripts pass as text. https://dom.spec.whatwg.org/#scope-match-a-selectors-string
//
// Native code parses a selector once, and identifies it by its slot from then on. A single compound of a type, an id and classes, and a list of
// compounds of types and classes, are matched here by reading the tree, which costs a quarter of a native call. The last compound of other
// selectors, their subject, often has this form: then elements that do not match it need no native call.
//
// Reads   links, names and attributes. Writes nothing.
// Exports matchesSelector(element id, text) → boolean · closestElement(element id, text), queryFirst(root id, text)
//         → id · queryAll(root id, text) → ids.
// Throws  SyntaxError for an invalid selector. Exposes nothing.
'use strict'; { const G = this; const OP = { __proto__: null, parseSelector: 50, matches: 52, closest: 53, querySelector: 51, querySelectorAll: 6 }; 
const { PrivateMap, primordials, privateArray, setPrototypeOf, toASCIILower,
pageState,
call, callText, documentIdOf, intern, isHTMLDocumentId, isQuirks, nameOf, str,
N, H,
fail,
elementById,
nextIn,
attributeId, tokensOf } = G;

const { codeAt, includes, lengthOf, slice, split } = primordials;
const classKey = intern('class'), idKey = intern('id');

// The compound of a selector for one element.
class Compound {
  constructor() {
    // The type's string id, as written and in lower case; 0: any.
    this.exact = 0;
    this.lower = 0;
    this.id = 0;
    this.classes = privateArray();
    // Whether there are also conditions on attributes.
    this.hasMore = false;
    // The compound before it in a list.
    this.other = null;
  }
  matches(element) { return this.matchesAlone(element) || this.other !== null && this.other.matches(element); }
  matchesAlone(element) {
    if (this.exact !== 0 && !this.matchesType(N[element << 3 | 6])) return false;
    if (this.id !== 0 && attributeId(element, idKey) !== this.id) return false;
    const { classes } = this;
    if (classes.length !== 0) {
      const value = attributeId(element, classKey);
      if (value === 0) return false;
      const tokens = tokensOf(value);
      for (let i = 0; i < classes.length; i++) {
        let at = 0;
        while (at < tokens.length && tokens[at] !== classes[i]) at++;
        if (at === tokens.length) return false;
      }
    }
    return true;
  }
  matchesType(name) {
    const { ns, localId } = nameOf(name);
    return localId === (ns === 1 ? this.lower : this.exact);
  }
}
setPrototypeOf(Compound.prototype, null);

const isLetter = unit => unit >= 97 && unit <= 122 || unit >= 65 && unit <= 90;
const isNamePart = (unit, underscores) => isLetter(unit) || unit >= 48 && unit <= 57 || unit === 45 || unit === 95 && underscores;
// The end of a name that begins at `from`; `from` if there is none.
function nameEnd(text, from, underscores) {
  const { length } = text;
  if (from === length || !isLetter(codeAt(text, from)) && !(underscores && text[from] === '_')) return from;
  let end = from + 1;
  while (end < length && isNamePart(codeAt(text, end), underscores)) end++;
  return end;
}
// The start of the last compound of a text; -1 if there is more than names, names of attributes, and combinators: quotes, parentheses and
// escapes can contain any character.
function lastCompound(text) {
  const { length } = text;
  if (length > LONGEST) return -1;
  let start = 0;
  for (let at = 0; at < length; at++) {
    const sign = text[at];
    if (sign === ' ' || sign === '>' || sign === '+' || sign === '~') start = at + 1;
    else if (!isNamePart(codeAt(text, at), true) && sign !== '.' && sign !== '#' && sign !== '*' && sign !== '[' && sign !== ']') return -1;
  }
  return start;
}
// The compound that begins there, without conditions on attributes; null if it has another form.
function readCompound(text, start) {
  const { length } = text, compound = new Compound();
  if (start === length) return null;
  for (let at = start; at < length;) {
    const sign = text[at], isMarked = sign === '.' || sign === '#';
    if (sign === '[') { compound.hasMore = true; return compound; }
    if (at !== start && !isMarked) return null;
    if (sign === '*') { at++; continue; }
    const from = isMarked ? at + 1 : at, end = nameEnd(text, from, isMarked);
    if (end === from) return null;
    const name = slice(text, from, end);
    at = end;
    if (sign === '.') compound.classes[compound.classes.length] = name;
    else if (sign === '#') {
      if (compound.id !== 0) return null;
      compound.id = intern(name);
    } else {
      compound.exact = intern(name);
      compound.lower = intern(toASCIILower(name));
    }
  }
  return compound;
}

function withoutSpaces(text) {
  let start = 0, end = text.length;
  while (start < end && text[start] === ' ') start++;
  while (end > start && text[end - 1] === ' ') end--;
  return slice(text, start, end);
}
// The compounds of a list of them, linked from the last one; null if a part is more than a compound, or has an id.
function readList(text) {
  const parts = split(text, ',');
  let list = null;
  for (let i = 0; i < parts.length; i++) {
    const part = withoutSpaces(parts[i]), compound = lastCompound(part) === 0 ? readCompound(part, 0) : null;
    if (compound === null || compound.hasMore || compound.id !== 0) return null;
    compound.other = list;
    list = compound;
  }
  return list;
}

// The text of a selector, and its cached properties.
class Selector {
  constructor(text) {
    const isList = text.length <= LONGEST && includes(text, ','), start = isList ? 0 : lastCompound(text);
    this.text = text;
    // The compounds that its elements have to match, null if it has another form, and whether they are the entire selector.
    this.subject = isList ? readList(text) : start === -1 ? null : readCompound(text, start);
    this.isSubject = start === 0 && this.subject !== null && !this.subject.hasMore;
    // Whether its results depend on structure and attributes only.
    this.isStructural = isList ? this.isSubject : start !== -1;
    this.slot = -1;
    // The last result of queryAll, valid until the structure or attributes change.
    this.root = 0;
    this.sequence = 0;
    this.found = null;
    // An invalid selector throws for every element, whether or not it matches the subject.
    if (!this.isSubject) this.native();
  }
  // Its slot in native code, which throws for an invalid selector.
  native() {
    if (this.slot === -1) {
      try { callText(OP.parseSelector, this.text, page.slotCount, 0, 0); } catch { fail('SyntaxError', `'${this.text}' is not a valid selector.`); }
      this.slot = page.slotCount++;
    }
    return this.slot;
  }
}
setPrototypeOf(Selector.prototype, null);
const SLOTS = 1024, LONGEST = 200;
const page = pageState('dom/Selectors', () => ({
  __proto__: null,
  selectors: PrivateMap(), selectorCount: 0, slotCount: 0, last: new Selector('*'),
}));
function selectorOf(text) {
  if (text === page.last.text) return page.last;
  let selector = page.selectors.get(text);
  if (selector === undefined) {
    if (page.selectorCount === SLOTS) { page.selectors = PrivateMap(); page.selectorCount = page.slotCount = 0; page.last = new Selector('*'); }
    page.selectorCount++;
    selector = new Selector(text);
    page.selectors.set(text, selector);
  }
  return page.last = selector;
}

// Whether classes and ids of its document are case-sensitive, and types are compared in lower case.
const isPlain = id => isHTMLDocumentId(id) && !isQuirks(documentIdOf(id));

G.matchesSelector = (id, text) => {
  const selector = selectorOf(text), { subject } = selector;
  if (subject !== null && isPlain(id)) {
    const isMatch = subject.matches(id);
    if (selector.isSubject || !isMatch) return isMatch;
  }
  return call(OP.matches, id, selector.native(), 0) === 1;
};
G.closestElement = (id, text) => {
  const selector = selectorOf(text), { subject } = selector;
  if (subject !== null && isPlain(id)) {
    while ((N[id << 3] & 255) === 1 && !subject.matches(id)) id = N[id << 3 | 1];
    if ((N[id << 3] & 255) !== 1) return 0;
    if (selector.isSubject) return id;
  }
  return call(OP.closest, id, selector.native(), 0);
};
// The maximum number of nodes below a root that are visited here: for more, a native call is faster. UNKNOWN: native code has to search.
const FEW = 6, UNKNOWN = -1;
function firstOfFew(root, { subject, isSubject }) {
  let left = FEW;
  for (let id = N[root << 3 | 4]; id !== 0; id = nextIn(id, root)) {
    if (left-- === 0) return UNKNOWN;
    if ((N[id << 3] & 255) === 1 && subject.matches(id)) return isSubject ? id : UNKNOWN;
  }
  return 0;
}
// All matching elements; null: native code has to search.
function allOfFew(root, { subject, isSubject }) {
  const found = privateArray();
  let count = 0, left = FEW;
  for (let id = N[root << 3 | 4]; id !== 0; id = nextIn(id, root)) {
    if (left-- === 0) return null;
    if ((N[id << 3] & 255) !== 1 || !subject.matches(id)) continue;
    if (!isSubject) return null;
    found[count++] = id;
  }
  return found;
}
G.queryFirst = (root, text) => {
  const selector = selectorOf(text), { subject } = selector, isKnown = subject !== null && isPlain(root);
  // A single id in a document is looked up in the index.
  if (isKnown && selector.isSubject && subject.id !== 0 && (N[root << 3] & 255) === 9) {
    const id = elementById(str(subject.id), root);
    if (id === 0 || subject.matches(id)) return id;
  }
  const id = isKnown ? firstOfFew(root, selector) : UNKNOWN;
  return id !== UNKNOWN ? id : call(OP.querySelector, root, selector.native(), 0);
};
G.queryAll = (root, text) => {
  const selector = selectorOf(text), { subject } = selector;
  if (selector.isStructural && selector.root === root && selector.sequence === H[5]) return selector.found;
  let found = subject !== null && isPlain(root) ? allOfFew(root, selector) : null;
  if (found === null) {
    const ids = call(OP.querySelectorAll, root, selector.native(), 0);
    found = privateArray();
    for (let i = 0, length = lengthOf(ids); i < length; i++) found[i] = ids[i];
  }
  selector.root = root;
  selector.sequence = H[5];
  selector.found = found;
  return found;
};
}
