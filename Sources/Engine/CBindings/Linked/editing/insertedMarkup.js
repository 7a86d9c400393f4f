// js/editing/insertedMarkup.js: inserts markup into edited text, without scripts; the caret is put after it.
//
// Reads   links and attributes. Writes through native calls.
// Exports withoutScripts(fragment id): removes, as WebKit does, elements that run or load something or belong in a head, event handlers,
//         and URLs that are scripts · insertMarkup({range, host}, fragment id, block id or 0). Exposes nothing.
'use strict'; { const G = this; const OP = { __proto__: null, removeChild: 27 }; 
const { isSpace, primordials, privateArray,
call, nameOf, str,
N, A,



nextIn,
removeAttributeAt,
resolve,
rangePoints, nodeIndex,
insertIntoRange } = G;






const { includes, slice, codeAt } = primordials;
const isText = id => (N[id << 3] & 255) === 3;
const localOf = id => nameOf(N[id << 3 | 6]).local;

const LEFT_OUT = ' script style meta link title base ';
const ADDRESSES = {
  __proto__: null, href: ' a area ', src: ' img iframe frame embed video audio source track input ', action: ' form ', formaction: ' button input ',
  data: ' object ', poster: ' video ',
};
function isScript(id, name, value) {
  if (!includes(ADDRESSES[name] ?? '', ` ${localOf(id)} `)) return false;
  const address = resolve(id, value);
  return address !== null && slice(address, 0, 11) === 'javascript:';
}
G.withoutScripts = fragment => {
  const out = privateArray();
  for (let id = fragment; (id = nextIn(id, fragment)) !== 0;) {
    if ((N[id << 3] & 255) !== 1) continue;
    if (includes(LEFT_OUT, ` ${localOf(id)} `)) { out[out.length] = id; continue; }
    for (let a = N[id << 3 | 7], next; a !== 0; a = next) {
      next = A[a << 2 | 2];
      const name = str(A[a << 2]);
      if (slice(name, 0, 2) === 'on' || isScript(id, name, str(A[a << 2 | 1]))) removeAttributeAt(id, a);
    }
  }
  for (let i = 0; i < out.length; i++) if (N[out[i] << 3 | 1] !== 0) call(OP.removeChild, out[i], N[out[i] << 3 | 1], 0);
};

// Blanks at the ends of inserted markup would be invisible in a separate block, and are removed.
function trim(fragment) {
  for (let link = 4; link <= 5; link++) {
    let leaf = fragment;
    while (N[leaf << 3 | link] !== 0) leaf = N[leaf << 3 | link];
    if (!isText(leaf)) continue;
    const data = str(N[leaf << 3 | 7]);
    let from = 0, to = data.length;
    if (link === 4) while (from < to && isSpace(codeAt(data, from))) from++;
    else while (to > from && isSpace(codeAt(data, to - 1))) to--;
    if (from === to && N[leaf << 3 | 1] === fragment) call(OP.removeChild, leaf, fragment, 0);
    else if (to - from < data.length) G.replaceData(leaf, 0, data.length, slice(data, from, to));
  }
}

function showBlanks(first, last) {
  const end = isText(last) ? str(N[last << 3 | 7]).length : 0;
  if (end > 0 && isSpace(codeAt(str(N[last << 3 | 7]), end - 1))) G.keepBlanks(last, end, end);
  if (isText(first) && isSpace(codeAt(str(N[first << 3 | 7]), 0))) G.keepBlanks(first, 0, 0);
}

// Inserted blocks split the block of the caret: the nodes before it are continued by the first inserted paragraph, and the nodes after it
// are appended to the last.
G.insertMarkup = (at, fragment, block) => {
  const { s, so } = rangePoints(at.range);
  if (at.isCollapsed && block !== 0) trim(fragment);
  let first = N[fragment << 3 | 4], last = N[fragment << 3 | 5], hasBlocks = false, hasParagraphs = false;
  for (let c; (c = N[first << 3 | 4]) !== 0;) first = c;
  for (let c; (c = N[last << 3 | 5]) !== 0;) last = c;
  for (let c = N[fragment << 3 | 4]; c !== 0; c = N[c << 3 | 3]) {
    hasBlocks ||= G.isBlockElement(c);
    hasParagraphs ||= G.isParagraph(c);
  }
  const stays = !hasBlocks || block === 0 || localOf(block) === 'div' && !hasParagraphs;
  if (stays) insertIntoRange(at.range, fragment); else G.splitAround(fragment, block, s, so);
  const parent = N[last << 3 | 1];
  if (stays) showBlanks(first, last);
  if (isText(last)) G.mergeTexts(last);
  else if (parent !== 0 && stays) G.selectRange(parent, nodeIndex(last) + 1, parent, nodeIndex(last) + 1);
};
}
