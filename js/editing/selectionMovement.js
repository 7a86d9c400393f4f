// js/editing/selectionMovement.js: Selection.modify on a page without lines. https://w3c.github.io/selection-api/#dom-selection-modify
//
// Characters, words, sentences, paragraphs and the document are found in the text; what is in one block stands in one line,
// and left is backward unless the text goes from right to left.
//
// Reads   links and texts. Writes nothing.
// Offers  G.movePoint(node id, offset, direction, granularity) → {id, offset}, null for words that mean nothing. Exposes nothing.
'use strict';
{
  const G = this;
  const { N, str, nextIn, nameOf, privateArray, toASCIILower } = G;
  const { test, includes } = G.primordials;
  const PARENT = 1, PAYLOAD = 7;
  const BLOCKS = ' address article aside blockquote body center dd details dialog dir div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 ' +
    'header hgroup hr html legend li main menu nav ol p pre search section summary table tbody td tfoot th thead tr ul br ';
  const isBlock = id => G.kindOf(id) === 1 && includes(BLOCKS, ` ${nameOf(N[id * 8 + 6]).local} `);

  // The page's text from its texts, a line feed where a block begins or ends: {text, ids, starts}.
  function flatten(root) {
    const ids = privateArray(), starts = privateArray();
    let text = '', block = 0;
    for (let id = root; (id = nextIn(id, root)) !== 0;) {
      if (G.kindOf(id) === 1 && nameOf(N[id * 8 + 6]).local === 'br' && text !== '') { text += '\n'; continue; }
      if (G.kindOf(id) !== 3) continue;
      const parent = N[id * 8 + PARENT], name = nameOf(N[parent * 8 + 6]).local;
      if (name === 'script' || name === 'style') continue;
      let around = parent;
      while (around !== root && !isBlock(around)) around = N[around * 8 + PARENT];
      const data = str(N[id * 8 + PAYLOAD]);
      if (around !== block && text !== '' && text[text.length - 1] !== '\n') text += '\n';
      block = around;
      ids[ids.length] = id;
      starts[starts.length] = text.length;
      text += data;
    }
    return { __proto__: null, text, ids, starts };
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
    for (let e = G.kindOf(id) === 1 ? id : N[id * 8 + PARENT]; e !== 0 && G.kindOf(e) === 1 && G.isEditable(e); e = N[e * 8 + PARENT]) host = e;
    return host === 0 ? G.bodyOf(G.mainDocument) : host;
  }
  function isRightToLeft(id) {
    const element = G.kindOf(id) === 1 ? id : N[id * 8 + PARENT];
    return G.computedValue(element, 'direction') === 'rtl';
  }
  G.movePoint = (id, offset, direction, granularity) => {
    direction = toASCIILower(direction);
    const movement = movements[toASCIILower(granularity)], root = rootAround(id);
    let way = directions[direction];
    if (way === undefined || movement === undefined || root === 0) return null;
    if ((direction === 'left' || direction === 'right') && isRightToLeft(id)) way = 1 - way;
    const { text, ids, starts } = flatten(root);
    if (ids.length === 0) return { __proto__: null, id, offset };
    // The first text that does not end in front of the point.
    let at = text.length;
    for (let i = 0; i < ids.length; i++) {
      if (ids[i] === id) { at = starts[i] + offset; break; }
      if (G.comparePoints(ids[i], 0, id, offset) >= 0) { at = starts[i]; break; }
    }
    let to = movement[way](text, at);
    to = to < 0 ? 0 : to > text.length ? text.length : to;
    // Where two texts meet, the one that the movement went through.
    let found = 0;
    for (let i = 0; i < ids.length; i++) {
      const isBehind = to > starts[i] + str(N[ids[i] * 8 + PAYLOAD]).length;
      if (isBehind) found = i + 1 < ids.length ? i + 1 : i;
      else if (to >= starts[i]) { found = i; if (way === 0) break; } else break;
    }
    const length = str(N[ids[found] * 8 + PAYLOAD]).length, place = to - starts[found];
    return { __proto__: null, id: ids[found], offset: place < 0 ? 0 : place > length ? length : place };
  };
}
