// js/editing/selectionMovement.js: Selection.modify on a page without lines. https://w3c.github.io/selection-api/#dom-selection-modify
//
// Characters, words, sentences, paragraphs and the document are found in the text; what is in one block stands in one line,
// and left is backward unless the text goes from right to left.
//
// Reads   links and texts. Writes nothing.
// Exports movePoint(node id, offset, direction, granularity) → {id, offset}, null for words that mean nothing. Exposes nothing.
import { PrivateMap, primordials, privateArray, toASCIILower } from '../primordials.js';
import { nameOf, str } from '../arena.js';
import { ELEMENT, TEXT, changeSequence, dataOf, kindOf, nameIdOf, parentOf } from '../memory.js';
import { mainDocument } from '../dom/addresses.js';
import { nextIn } from '../dom/preorder.js';
import { computedValue } from 'late:../cssom/CSSStyleDeclaration.js';
import { bodyOf } from 'late:../dom/documentElements.js';
import { comparePoints } from 'late:../dom/treeOrder.js';
import { isEditable } from 'late:../html/focus.js';

const { test, includes } = primordials;
const BLOCKS = ' address article aside blockquote body center dd details dialog dir div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 ' +
  'header hgroup hr html legend li main menu nav ol p pre search section summary table tbody td tfoot th thead tr ul br ';
const isBlock = id => kindOf(id) === ELEMENT && includes(BLOCKS, ` ${nameOf(nameIdOf(id)).local} `);

// The page's text from its texts, a line feed where a block begins or ends: {text, ids, starts, places: the places of ids}.
function flatten(root) {
  const ids = privateArray(), starts = privateArray(), places = PrivateMap(), blocks = PrivateMap();
  let text = '', block = 0, isBroken = false;
  // The block that an element is in, which is found once for each.
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
  for (let id = root; (id = nextIn(id, root)) !== 0;) {
    if (kindOf(id) === ELEMENT && nameOf(nameIdOf(id)).local === 'br' && text !== '') { text += '\n'; isBroken = true; continue; }
    if (kindOf(id) !== TEXT) continue;
    const parent = parentOf(id), name = nameOf(nameIdOf(parent)).local;
    if (name === 'script' || name === 'style') continue;
    const around = blockOf(parent), data = str(dataOf(id));
    if (around !== block && text !== '' && !isBroken) { text += '\n'; isBroken = true; }
    block = around;
    places.set(id, ids.length);
    ids[ids.length] = id;
    starts[starts.length] = text.length;
    text += data;
    if (data !== '') isBroken = data[data.length - 1] === '\n';
  }
  return { __proto__: null, text, ids, starts, places };
}
// That of the root that was asked for last, as long as nothing changes: scripts move step by step.
let lastText = null, lastRoot = 0, lastSequence = 0;
function textOf(root) {
  if (lastText === null || lastRoot !== root || lastSequence !== changeSequence()) {
    lastText = flatten(root);
    lastRoot = root;
    lastSequence = changeSequence();
  }
  return lastText;
}
// The place of the first of `count` for which a condition holds, which then holds for all behind it.
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
// Over a boundary, if there.
const over = name => [(text, at) => movements[name][0](text, at < text.length ? at + 1 : at), (text, at) => movements[name][1](text, at > 0 ? at - 1 : at)];
movements.sentence = over('sentenceboundary');
movements.paragraph = movements.line = over('paragraphboundary');

const directions = { __proto__: null, forward: 0, right: 0, backward: 1, left: 1 };
// What a movement stays in: what can be edited around it, or the page.
function rootAround(id) {
  let host = 0;
  for (let e = kindOf(id) === ELEMENT ? id : parentOf(id); e !== 0 && kindOf(e) === ELEMENT && isEditable(e); e = parentOf(e)) host = e;
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
  const { text, ids, starts, places } = textOf(root), count = ids.length;
  if (count === 0) return { __proto__: null, id, offset };
  // The text that the point is in, or the first behind it.
  const own = places.get(id), next = own === undefined ? firstWhere(count, i => comparePoints(ids[i], 0, id, offset) >= 0) : own;
  const at = next === count ? text.length : own === undefined ? starts[next] : starts[next] + offset;
  let to = movement[way](text, at);
  to = to < 0 ? 0 : to > text.length ? text.length : to;
  // Where two texts meet, the one that the movement went through.
  const first = firstWhere(count, i => to <= starts[i] + str(dataOf(ids[i])).length);
  const last = way === 0 ? first : firstWhere(count, i => starts[i] > to) - 1;
  const found = first === count ? count - 1 : last > first ? last : first;
  const length = str(dataOf(ids[found])).length, place = to - starts[found];
  return { __proto__: null, id: ids[found], offset: place < 0 ? 0 : place > length ? length : place };
};
