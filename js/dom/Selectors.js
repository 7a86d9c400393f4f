// js/dom/Selectors.js: selectors that scripts pass as text. https://dom.spec.whatwg.org/#scope-match-a-selectors-string
//
// A selector of types, classes, ids and attributes' presence, joined by blanks and `>`, is matched here by reading the tree: most selectors
// of scripts are such, and this costs a tenth of a native call. Any other selector is parsed once by native code and then identified by its
// slot there.
//
// Reads   links, names and attributes. Writes nothing.
// Exports matchesSelector(element id, text) → boolean · closestElement(element id, text), queryFirst(root id, text)
//         → id · queryAll(root id, text) → ids.
// Throws  SyntaxError for an invalid selector. Exposes nothing.
import { OP } from 'native';
import { PrivateMap, primordials, privateArray, setPrototypeOf, toASCIILower } from '../primordials.js';
import { pageState } from '../page.js';
import { call, callText, documentIdOf, findAttribute, intern, isHTMLDocumentId, isQuirks, nameOf, str } from '../arena.js';
import { DOCUMENT, ELEMENT, attributeNameOf, firstChildOf, kindOf, nameIdOf, parentOf, structureSequence } from '../memory.js';
import { fail } from '../webidl/conversions.js';
import { elementById } from './Node.js';
import { nextIn } from './preorder.js';
import { attributeId, tokensOf } from './Collections.js';

const { codeAt, slice, lengthOf } = primordials;
const NO_NAMESPACE = intern('');
const classKey = intern('class'), idKey = intern('id');

// The compound of a selector for one element.
class Compound {
  constructor(isChild) {
    // Whether the compound on the left has to match the parent, not any ancestor.
    this.isChild = isChild;
    // The type's string id, as written and in lower case; 0: any.
    this.exact = 0;
    this.lower = 0;
    this.id = 0;
    this.classes = privateArray();
    // Pairs of string ids: the name as written, and in lower case.
    this.attributes = privateArray();
  }
  matches(element) {
    if (this.exact !== 0 && !this.matchesType(nameIdOf(element))) return false;
    if (this.id !== 0 && attributeId(element, idKey) !== this.id) return false;
    const { classes, attributes } = this;
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
    for (let i = 0; i < attributes.length; i += 2) {
      const key = attributes[i + (nameOf(nameIdOf(element)).ns === 1 ? 1 : 0)];
      const a = findAttribute(element, key);
      if (a === 0) return false;
      // An attribute in a namespace may have the same name.
      if (nameOf(attributeNameOf(a)).ns !== 0 && call(OP.findAttributeNamed, element, NO_NAMESPACE, key) === 0) return false;
    }
    return true;
  }
  matchesType(name) {
    const { ns, localId } = nameOf(name);
    return localId === (ns === 1 ? this.lower : this.exact);
  }
}
setPrototypeOf(Compound.prototype, null);

// The compounds of such a selector from right to left; null for any other, such as one with escapes or with blanks at the ends.
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
function parse(text) {
  const { length } = text;
  if (length > 200) return null;
  const compounds = privateArray();
  let count = 0, isOpen = false, isChild = false;
  for (let at = 0; at < length;) {
    const sign = text[at];
    if (sign === ' ' || sign === '>') {
      if (!isOpen) return null;
      isOpen = isChild = false;
      for (; text[at] === ' ' || text[at] === '>'; at++) {
        if (text[at] === ' ') continue;
        if (isChild) return null;
        isChild = true;
      }
      continue;
    }
    const isFirst = !isOpen;
    if (isFirst) { compounds[count++] = new Compound(isChild); isOpen = true; }
    const compound = compounds[count - 1], isMarked = sign === '.' || sign === '#' || sign === '[';
    if (sign === '*') {
      if (!isFirst) return null;
      at++;
      continue;
    }
    const start = isMarked ? at + 1 : at, end = nameEnd(text, start, sign === '.' || sign === '#');
    if (end === start) return null;
    const name = slice(text, start, end);
    at = end;
    if (!isMarked) {
      if (!isFirst) return null;
      compound.exact = intern(name);
      compound.lower = intern(toASCIILower(name));
    } else if (sign === '.') compound.classes[compound.classes.length] = name;
    else if (sign === '#') {
      if (compound.id !== 0) return null;
      compound.id = intern(name);
    } else {
      if (codeAt(text, at++) !== 93) return null;
      const place = compound.attributes.length;
      compound.attributes[place] = intern(name);
      compound.attributes[place + 1] = intern(toASCIILower(name));
    }
  }
  if (!isOpen) return null;
  for (let i = 0, j = count - 1; i < j; i++, j--) {
    const right = compounds[j];
    compounds[j] = compounds[i];
    compounds[i] = right;
  }
  return compounds;
}

// The element's next ancestor that matches a compound, 0 for none.
function matchingAncestor(element, compound) {
  for (let up = parentOf(element); kindOf(up) === ELEMENT; up = parentOf(up)) if (compound.matches(up)) return up;
  return 0;
}
// Matches from right to left. Each compound takes the nearest matching element. If a later compound fails, only the last descendant
// combinator has to be retried: other choices of earlier ones leave fewer ancestors.
function matchesAll(element, compounds) {
  if (!compounds[0].matches(element)) return false;
  let retry = 0, retryElement = 0;
  for (let i = 1; i < compounds.length; i++) {
    let found = 0;
    if (compounds[i - 1].isChild) {
      const parent = parentOf(element);
      if (kindOf(parent) === ELEMENT && compounds[i].matches(parent)) found = parent;
      else if (retry === 0) return false;
      else { i = retry; found = matchingAncestor(retryElement, compounds[i]); retryElement = found; }
    } else {
      found = matchingAncestor(element, compounds[i]);
      retry = i;
      retryElement = found;
    }
    if (found === 0) return false;
    element = found;
  }
  return true;
}

// The text of a selector, and its cached properties.
class Selector {
  constructor(text) {
    this.text = text;
    this.compounds = parse(text);
    this.slot = -1;
    // The last result of queryAll, valid until the structure or attributes change.
    this.root = 0;
    this.sequence = 0;
    this.found = null;
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
const SLOTS = 1024;
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

export const matchesSelector = (id, text) => {
  const selector = selectorOf(text), { compounds } = selector;
  if (compounds !== null && isPlain(id)) return matchesAll(id, compounds);
  return call(OP.matches, id, selector.native(), 0) === 1;
};
export const closestElement = (id, text) => {
  const selector = selectorOf(text), { compounds } = selector;
  if (compounds === null || !isPlain(id)) return call(OP.closest, id, selector.native(), 0);
  for (; kindOf(id) === ELEMENT; id = parentOf(id)) if (matchesAll(id, compounds)) return id;
  return 0;
};
// The maximum number of nodes below a root that are visited here: for more, a native call is faster. UNKNOWN: there are more nodes, and
// none of these matches.
const FEW = 6, UNKNOWN = -1;
function firstOfFew(root, compounds) {
  let left = FEW;
  for (let id = firstChildOf(root); id !== 0; id = nextIn(id, root)) {
    if (left-- === 0) return UNKNOWN;
    if (kindOf(id) === ELEMENT && matchesAll(id, compounds)) return id;
  }
  return 0;
}
// All of them; null: there are more nodes.
function allOfFew(root, compounds) {
  const found = privateArray();
  let count = 0, left = FEW;
  for (let id = firstChildOf(root); id !== 0; id = nextIn(id, root)) {
    if (left-- === 0) return null;
    if (kindOf(id) === ELEMENT && matchesAll(id, compounds)) found[count++] = id;
  }
  return found;
}
export const queryFirst = (root, text) => {
  const selector = selectorOf(text), { compounds } = selector, isKnown = compounds !== null && isPlain(root);
  // A single id in a document is looked up in the index.
  if (isKnown && compounds.length === 1 && compounds[0].id !== 0 && kindOf(root) === DOCUMENT) {
    const id = elementById(str(compounds[0].id), root);
    if (id === 0 || compounds[0].matches(id)) return id;
  }
  const id = isKnown ? firstOfFew(root, compounds) : UNKNOWN;
  return id !== UNKNOWN ? id : call(OP.querySelector, root, selector.native(), 0);
};
export const queryAll = (root, text) => {
  const selector = selectorOf(text);
  if (selector.root === root && selector.sequence === structureSequence() && selector.compounds !== null) return selector.found;
  let found = selector.compounds !== null && isPlain(root) ? allOfFew(root, selector.compounds) : null;
  if (found === null) {
    const ids = call(OP.querySelectorAll, root, selector.native(), 0);
    found = privateArray();
    for (let i = 0, length = lengthOf(ids); i < length; i++) found[i] = ids[i];
  }
  selector.root = root;
  selector.sequence = structureSequence();
  selector.found = found;
  return found;
};
