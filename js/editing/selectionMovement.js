// js/editing/selectionMovement.js: Selection.modify on a page without lines. https://w3c.github.io/selection-api/#dom-selection-modify
//
// Characters, words, sentences, paragraphs and the document are found in the text. A block counts as one line, and left is backward unless
// the text is right-to-left.
//
// Reads   links and texts. Writes nothing.
// Exports movePoint(node id, offset, direction, granularity) → {id, offset}, null for unknown words. Exposes nothing.
import { PrivateMap, primordials, privateArray, toASCIILower } from '../primordials.js';
import { pageState } from '../page.js';
import { nameOf, str } from '../arena.js';
import { ELEMENT, TEXT, changeSequence, dataOf, kindOf, lastChildOf, nameIdOf, parentOf } from '../memory.js';
import { mainDocument } from '../dom/addresses.js';
import { isWithin, nextIn, previousIn, skipIn } from '../dom/preorder.js';
import { childAt } from '../dom/Range.js';
import { computedValue } from 'late:../cssom/CSSStyleDeclaration.js';
import { bodyOf } from 'late:../dom/documentElements.js';
import { comparePoints } from 'late:../dom/treeOrder.js';
import { editingRoot } from 'late:../html/interaction/focus.js';

const { test, includes } = primordials;
const BLOCKS = ' address article aside blockquote body center dd details dialog dir div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 ' +
  'header hgroup hr html legend li main menu nav ol p pre search section summary table tbody td tfoot th thead tr ul br ';
const isBlock = id => kindOf(id) === ELEMENT && includes(BLOCKS, ` ${nameOf(nameIdOf(id)).local} `);

const isIgnored = id => { const name = nameOf(nameIdOf(parentOf(id))).local; return name === 'script' || name === 'style'; };
const isPart = id => kindOf(id) === TEXT && !isIgnored(id);
const partText = id => str(dataOf(id));

// A part of a root's text, with a line feed where a block begins or ends: {text, ids, starts, places: the indices of ids, atStart, atEnd:
// whether it reaches the start and the end}. It begins with a visible text, so that line feeds after it do not depend on anything earlier.
// It extends `size` nodes beyond a node on both sides; 0: to the ends.
function partAround(root, middle, size) {
  let first = middle, atStart = false;
  if (middle === 0) for (let last = root; (last = lastChildOf(last)) !== 0;) first = last;
  for (let left = first === 0 ? 0 : size, before; left > 0 || !isPart(first) || first === middle || partText(first) === ''; left--) {
    before = first === 0 ? 0 : previousIn(first, root);
    if (before === 0) { atStart = true; break; }
    first = before;
  }
  const ids = privateArray(), starts = privateArray(), places = PrivateMap(), blocks = PrivateMap();
  let text = '', block = 0, isBroken = false, left = -1, id = first;
  // The block that contains an element, cached for each element.
  const blockOf = parent => {
    const passed = privateArray();
    let around = parent, known;
    while ((known = blocks.get(around)) === undefined && around !== root && !isBlock(around)) {
      passed[passed.length] = around;
      around = parentOf(around);
    }
    if (known !== undefined) around = known;
    for (let i = 0; i < passed.length; i++) blocks.set(passed[i], around);
    return around;
  };
  for (; id !== 0 && left !== 0; id = nextIn(id, root), left--) {
    if (id === middle) left = size;
    if (kindOf(id) === ELEMENT && nameOf(nameIdOf(id)).local === 'br' && text !== '') { text += '\n'; isBroken = true; continue; }
    if (!isPart(id)) continue;
    const around = blockOf(parentOf(id)), data = partText(id);
    if (around !== block && text !== '' && !isBroken) { text += '\n'; isBroken = true; }
    block = around;
    places.set(id, ids.length);
    ids[ids.length] = id;
    starts[starts.length] = text.length;
    text += data;
    if (data !== '') isBroken = data[data.length - 1] === '\n';
  }
  return { __proto__: null, text, ids, starts, places, atStart, atEnd: id === 0 };
}
// The first text of a root from a node on; 0 if there is none.
function partFrom(id, root) {
  while (id !== 0 && !isPart(id)) id = nextIn(id, root);
  return id;
}
// The text that contains a point, or the first text after it.
function partAt(root, id, offset) {
  if (!isWithin(id, root)) return comparePoints(id, offset, root, 0) < 0 ? partFrom(nextIn(root, root), root) : 0;
  return partFrom(kindOf(id) === TEXT && isPart(id) ? id : childAt(id, offset) || skipIn(id, root), root);
}
// The index of the first of `count` elements that meets a condition, which all later ones meet, too.
function firstWhere(count, holds) {
  let from = 0, to = count;
  while (from < to) {
    const middle = from + to >> 1;
    if (holds(middle)) to = middle; else from = middle + 1;
  }
  return from;
}
const isWord = unit => unit !== undefined && test(/[\p{L}\p{N}\p{M}_]/u, unit);
const isSpace = unit => unit === ' ' || unit === '\n' || unit === '\t' || unit === '\r' || unit === '\f';
const isHigh = unit => unit >= '\uD800' && unit <= '\uDBFF', isLow = unit => unit >= '\uDC00' && unit <= '\uDFFF';
const movements = {
  __proto__: null,
  character: [(text, at) => at + (isHigh(text[at]) && isLow(text[at + 1]) ? 2 : 1), (text, at) => at - (isLow(text[at - 1]) && isHigh(text[at - 2]) ? 2 : 1)],
  word: [(text, at) => {
    while (at < text.length && !isWord(text[at])) at++;
    while (at < text.length && isWord(text[at])) at++;
    return at;
  }, (text, at) => {
    while (at > 0 && !isWord(text[at - 1])) at--;
    while (at > 0 && isWord(text[at - 1])) at--;
    return at;
  }],
  sentenceboundary: [(text, at) => {
    while (at < text.length && text[at] !== '\n' && !(isSpace(text[at]) && (text[at - 1] === '.' || text[at - 1] === '!' || text[at - 1] === '?'))) at++;
    return at;
  }, (text, at) => {
    while (at > 0 && text[at - 1] !== '\n' && !(isSpace(text[at - 1]) && (text[at - 2] === '.' || text[at - 2] === '!' || text[at - 2] === '?'))) at--;
    return at;
  }],
  paragraphboundary: [(text, at) => {
    while (at < text.length && text[at] !== '\n') at++;
    return at;
  }, (text, at) => {
    while (at > 0 && text[at - 1] !== '\n') at--;
    return at;
  }],
  documentboundary: [text => text.length, () => 0],
};
movements.lineboundary = movements.paragraphboundary;
// Moves across a boundary, if there is one.
const over = name => [(text, at) => movements[name][0](text, at < text.length ? at + 1 : at), (text, at) => movements[name][1](text, at > 0 ? at - 1 : at)];
movements.sentence = over('sentenceboundary');
movements.paragraph = movements.line = over('paragraphboundary');

const directions = { __proto__: null, forward: 0, right: 0, backward: 1, left: 1 };
// The node that contains a movement: the editable element around it, or the page.
function rootAround(id) {
  const element = kindOf(id) === ELEMENT ? id : parentOf(id), host = element === 0 || kindOf(element) !== ELEMENT ? 0 : editingRoot(element);
  return host === 0 ? bodyOf(mainDocument) : host;
}
function isRightToLeft(id) {
  const element = kindOf(id) === ELEMENT ? id : parentOf(id);
  return computedValue(element, 'direction') === 'rtl';
}
export const movePoint = (id, offset, direction, granularity) => {
  direction = toASCIILower(direction);
  const movement = movements[toASCIILower(granularity)], root = rootAround(id);
  let way = directions[direction];
  if (way === undefined || movement === undefined || root === 0) return null;
  if ((direction === 'left' || direction === 'right') && isRightToLeft(id)) way = 1 - way;
  const isWhole = movement === movements.documentboundary;
  const part = isWhole ? way === 0 ? 0 : partFrom(nextIn(root, root), root) : partAt(root, id, offset), within = part === id && !isWhole ? offset : 0;
  // The result of a movement is final if neither end is so near to an end of the part that it depends on the text beyond.
  for (let size = 0; ; size = size === 0 ? LEAST : size * 4) {
    const around = size === 0 ? lastPartWith(part, root) : partAround(root, part, size);
    if (around === null) continue;
    const { text, ids, starts, atStart, atEnd } = around, at = part === 0 ? text.length : starts[around.places.get(part)] + within;
    const wanted = movement[way](text, at);
    const to = wanted < 0 ? 0 : wanted > text.length ? text.length : wanted, low = to < at ? to : at, high = to < at ? at : to;
    if (!atStart && low <= REACH || !atEnd && high + REACH >= text.length) continue;
    page.lastPart = around;
    page.lastRoot = root;
    page.lastSequence = changeSequence();
    return ids.length === 0 ? { __proto__: null, id, offset } : pointIn(around, to, way);
  }
};
// The last part, reused until the tree changes and while it contains the point: scripts move step by step.
const page = pageState('editing/selectionMovement', () => ({ __proto__: null, lastPart: null, lastRoot: 0, lastSequence: 0 }));
function lastPartWith(part, root) {
  if (page.lastPart === null || page.lastRoot !== root || page.lastSequence !== changeSequence()) return null;
  return (part === 0 ? page.lastPart.atEnd : page.lastPart.places.has(part)) ? page.lastPart : null;
}
// The number of nodes read first on both sides of a point, and the number of characters beyond an end on which a movement may depend.
const LEAST = 16, REACH = 2;
// Between two texts, the one through which the movement went.
function pointIn({ ids, starts }, to, way) {
  const count = ids.length, first = firstWhere(count, i => to <= starts[i] + partText(ids[i]).length);
  const last = way === 0 ? first : firstWhere(count, i => starts[i] > to) - 1;
  const found = first === count ? count - 1 : last > first ? last : first;
  const { length } = partText(ids[found]), place = to - starts[found];
  return { __proto__: null, id: ids[found], offset: place < 0 ? 0 : place > length ? length : place };
}
