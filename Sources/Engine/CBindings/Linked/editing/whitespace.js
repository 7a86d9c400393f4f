// js/editing/whitespace.js: keeps blanks beside an edit visible. A browser shows only one of several blanks, and none at the ends of a
// line; so some become no-break spaces. https://w3c.github.io/editing/docs/execCommand/#canonicalize-whitespace
//
// Reads   links and texts. Writes through native calls.
// Exports foldsBlanks(text id): whether some of its blanks are invisible · foldBlanks(range): reduces the blanks around its ends to the
//         visible one · keepBlanks(text id, from, to): rewrites the blanks that touch a range · keepBlanksApart(text id, offset, both
//         sides?): rewrites the blanks beside a position at which a node is inserted. None of them has an effect if all blanks are visible
//         (white-space), or on other nodes than texts. Exposes nothing.
'use strict'; { const G = this; const { isSpace, primordials,
nameOf, str,
N } = G;






const { codeAt, slice } = primordials;
const INK = 0, BLANK = 1, EDGE = 2;
const isText = id => id !== 0 && (N[id << 3] & 255) === 3;
const textOf = id => str(N[id << 3 | 7]);
const isBlank = unit => unit === 0xA0 || isSpace(unit);

const folds = id => {
  if (!isText(id) || N[id << 3 | 1] === 0) return false;
  const value = G.computedValue(N[id << 3 | 1], 'white-space');
  return value === 'normal' || value === 'nowrap' || value === 'pre-line';
};
G.foldsBlanks = folds;
// The node beside a text in its line.
function beside(id, isForward) {
  for (let e = id, next; ; e = next) {
    next = N[e << 3 | (isForward ? 3 : 2)];
    if (next === 0) {
      next = N[e << 3 | 1];
      if (next === 0 || (N[next << 3] & 255) !== 1 || G.isBlockElement(next) || !G.isEditable(next)) return EDGE;
      continue;
    }
    for (let c; !G.isBlockElement(next) && (c = N[next << 3 | (isForward ? 4 : 5)]) !== 0;) next = c;
    if (isText(next)) {
      const data = textOf(next);
      if (data !== '') return isSpace(codeAt(data, isForward ? 0 : data.length - 1)) ? BLANK : INK;
    } else if ((N[next << 3] & 255) === 1) {
      if (G.isBlockElement(next) || nameOf(N[next << 3 | 6]).local === 'br') return EDGE;
      if (G.isShown(next)) return INK;
    }
  }
}

function fold(id, offset) {
  if (!folds(id)) return;
  const data = textOf(id);
  let from = offset, to = offset;
  while (from > 0 && isSpace(codeAt(data, from - 1))) from--;
  while (to < data.length && isSpace(codeAt(data, to))) to++;
  if (to - from > 1) G.replaceData(id, from + 1, to - from - 1, '');
}
G.foldBlanks = range => {
  const { e, eo } = G.rangePoints(range);
  fold(e, eo);
  const { s, so } = G.rangePoints(range);
  fold(s, so);
};

// https://w3c.github.io/editing/docs/execCommand/#canonical-space-sequence
function canonical(count, isStart, isEnd) {
  if (count === 1) return isStart || isEnd ? '\u00A0' : ' ';
  let text = '', left = count;
  for (; left > 3; left -= 2) text += isStart ? '\u00A0 ' : ' \u00A0';
  if (left === 3) return text + (isStart ? isEnd ? '\u00A0 \u00A0' : '\u00A0\u00A0 ' : isEnd ? ' \u00A0\u00A0' : ' \u00A0 ');
  return text + (isStart ? isEnd ? '\u00A0\u00A0' : '\u00A0 ' : ' \u00A0');
}
function rewrite(id, from, to, isStart, isEnd) {
  const text = to > from ? canonical(to - from, isStart, isEnd) : '';
  if (slice(textOf(id), from, to) !== text) G.replaceData(id, from, to - from, text);
}
const startsLine = (id, from) => from === 0 && beside(id, false) !== INK;
const endsLine = (id, to) => to === textOf(id).length && beside(id, true) === EDGE;

G.keepBlanks = (id, from, to) => {
  if (!folds(id)) return;
  const data = textOf(id);
  let at = from;
  while (at > 0 && isBlank(codeAt(data, at - 1))) at--;
  for (; at <= to && at < data.length; at++) {
    const start = at;
    while (at < data.length && isBlank(codeAt(data, at))) at++;
    if (at > start) rewrite(id, start, at, startsLine(id, start), endsLine(id, at));
  }
};
G.keepBlanksApart = (id, offset, both) => {
  if (!folds(id)) return;
  const data = textOf(id);
  let from = offset, to = offset;
  while (from > 0 && isBlank(codeAt(data, from - 1))) from--;
  while (to < data.length && isBlank(codeAt(data, to))) to++;
  if (both) rewrite(id, from, offset, startsLine(id, from), true);
  rewrite(id, offset, to, true, endsLine(id, to));
};
}
