// js/editing/formatting.js: formatting of text by elements or styles: applying and removing it.
// https://w3c.github.io/editing/docs/execCommand/#block-extending-a-range and the sections after it
//
// Reads   links and attributes. Writes through native calls.
// Exports textsIn(range, host id) → the ids of the texts in a range; the first and the last are split at its ends · hasFormat(kind, text
//         id, host id) · putFormat(kind, texts, host id, value, by styles?) · takeFormat(kind, texts, host id, only from elements that
//         contain nothing else?) · turnFormatOff(kind, texts, host id) · isFormat(kind) · fontSizeOf(value) → '1' to '7' or '' ·
//         legacySize(computed size) → '1' to '7'. Exposes nothing.
'use strict'; { const G = this; const OP = { __proto__: null, styleValue: 64, insert: 25, removeChild: 27, styleRemove: 69, styleSet: 66, createElement: 14, styleColor: 71 }; 
const { PrivateMap, primordials, privateArray,
call, callValues, documentIdOf, nameOf, str,
N, A,



cloneNode, isInclusiveAncestor,
nextIn, previousIn,
htmlName,
dropText, isHTML, setText, textOf,
rangePoints, nodeIndex, newRange, nodeLength,
extractRange,
comparePoints,
textsBetween } = G;




const { includes, exec, slice } = primordials;
const localOf = id => nameOf(N[id << 3 | 6]).local;
const isText = id => (N[id << 3] & 255) === 3 && str(N[id << 3 | 7]) !== '';

// The formats: the element that applies one, the elements that have it, and its declaration: a property, the values for on and off, and the
// test of the computed value. `line` marks one of several keywords in a value.
const kinds = {
  __proto__: null,
  bold: { __proto__: null, tag: 'b', tags: ' b strong ', property: 'font-weight', on: 'bold', off: 'normal', is: value => +value >= 600 || value === 'bold' },
  italic: { __proto__: null, tag: 'i', tags: ' i em ', property: 'font-style', on: 'italic', off: 'normal', is: value => value === 'italic' },
  underline: { __proto__: null, tag: 'u', tags: ' u ins ', property: 'text-decoration', line: 'underline' },
  strikethrough: { __proto__: null, tag: 'strike', tags: ' s strike del ', property: 'text-decoration', line: 'line-through' },
  subscript: { __proto__: null, tag: 'sub', tags: ' sub ', property: 'vertical-align', on: 'sub' },
  superscript: { __proto__: null, tag: 'sup', tags: ' sup ', property: 'vertical-align', on: 'super' },
  link: { __proto__: null, tag: 'a', tags: ' a ', attribute: 'href' },
  forecolor: { __proto__: null, tag: 'font', attribute: 'color', property: 'color' },
  fontname: { __proto__: null, tag: 'font', attribute: 'face', property: 'font-family' },
  fontsize: { __proto__: null, tag: 'font', attribute: 'size', property: 'font-size' },
  backcolor: { __proto__: null, property: 'background-color' },
  all: { __proto__: null, tags: ' b strong i em u ins s strike del sub sup font big small tt code kbd samp var mark cite dfn abbr q bdo ' },
};
G.isFormat = kind => kinds[kind] !== undefined && kind !== 'all' && kind !== 'link';
const styleOf = (id, property) => G.computedValue(id, property);
// The declaration of a property in an element's style attribute.
const declared = (id, property) => { const text = textOf(id, 'style'); return text === null || text === '' ? '' : callValues(OP.styleValue, text, property); };
G.textsIn = (range, host) => {
  let { s, so, e, eo } = rangePoints(range);
  if (s === e && so === eo) return privateArray();
  if ((N[e << 3] & 255) === 3 && eo > 0 && eo < str(N[e << 3 | 7]).length) G.splitText(e, eo);
  if ((N[s << 3] & 255) === 3 && so > 0) {
    const isSame = s === e, rest = so < str(N[s << 3 | 7]).length ? G.splitText(s, so) : 0;
    if (isSame && rest !== 0) { e = rest; eo -= so; }
    if (rest !== 0) { s = rest; so = 0; }
  }
  const found = privateArray(), all = textsBetween({ __proto__: null, s, so, e, eo }, host);
  for (let i = 0; i < all.length; i++) if (isText(all[i]) && !isHTML(N[all[i] << 3 | 1], 'script')) found[found.length] = all[i];
  return found;
};
const hasLine = (value, line) => includes(` ${value} `, ` ${line} `);
const declares = (id, { property, line }) => line === undefined ? declared(id, property) !== '' : hasLine(declared(id, property), line);
const isGivenBy = (id, { attribute, tag, tags = '' }) =>
  includes(tags, ` ${localOf(id)} `) || attribute !== undefined && localOf(id) === tag && textOf(id, attribute) !== null;
// The nearest ancestor in the host that gives a format by its name or its style; 0 if there is none.
function giver(kind, id, host) {
  const found = kinds[kind];
  for (let e = N[id << 3 | 1]; e !== 0 && e !== host; e = N[e << 3 | 1]) {
    if (nameOf(N[e << 3 | 6]).ns !== 1) continue;
    if (isGivenBy(e, found) || found.property !== undefined && declares(e, found)) return e;
    if (kind === 'all' && localOf(e) === 'span' && textOf(e, 'style') !== null) return e;
  }
  return 0;
}
const hasFormat = G.hasFormat = (kind, text, host) => {
  const found = kinds[kind], { property, is, line, on } = found;
  let e = N[text << 3 | 1];
  if (is !== undefined) return is(styleOf(e, property));
  if (line === undefined) {
    const by = giver(kind, text, host);
    return by !== 0 && (isGivenBy(by, found) || declared(by, property) === on);
  }
  for (; e !== 0 && (N[e << 3] & 255) === 1; e = N[e << 3 | 1]) if (hasLine(styleOf(e, 'text-decoration-line'), line)) return true;
  return false;
};
const move = (id, parent, before) => { call(OP.insert, id, parent, before); };
// Moves the nodes of an element before a child, or after it, into a copy of that element beside it.
function cutOff(element, node, isBehind) {
  const beside = isBehind ? 3 : 2;
  while (N[node << 3 | beside] === 0 && N[node << 3 | 1] !== element) node = N[node << 3 | 1];
  if (N[node << 3 | beside] === 0) return;
  const parent = N[node << 3 | 1], index = nodeIndex(node), copy = cloneNode(element, false, documentIdOf(element));
  const range = isBehind ? newRange(parent, index + 1, element, nodeLength(element)) : newRange(element, 0, parent, index);
  move(extractRange(range), copy, 0);
  move(copy, N[element << 3 | 1], isBehind ? N[element << 3 | 3] : element);
}
function unwrap(id) {
  G.moveChildren(id, N[id << 3 | 1], id);
  call(OP.removeChild, id, N[id << 3 | 1], 0);
}
const isBare = id => N[id << 3 | 7] === 0;
// Whether an element has all attributes of another one, with their values.
function hasAllOf(id, other) {
  for (let a = N[other << 3 | 7]; a !== 0; a = A[a << 2 | 2]) if (textOf(id, str(A[a << 2])) !== str(A[a << 2 | 1])) return false;
  return true;
}
// Sets a declaration, or removes it if the value is empty.
function declare(id, property, value) {
  const text = textOf(id, 'style') ?? '', next = value === '' ? callValues(OP.styleRemove, text, property) : callValues(OP.styleSet, text, property, value, '');
  if (typeof next !== 'string') return;
  if (next === '') dropText(id, 'style');
  else setText(id, 'style', next);
}
const lines = ['underline', 'overline', 'line-through'];
function withLine(value, line, isOn) {
  let text = '';
  for (let i = 0; i < lines.length; i++) if (lines[i] === line ? isOn : hasLine(value, lines[i])) text += text === '' ? lines[i] : ` ${lines[i]}`;
  return text;
}
// Removes a format from the element that gives it; the element is removed, too, unless it has other attributes.
function strip(id, kind) {
  const { attribute, tags, property, line } = kinds[kind];
  if (property !== undefined && declares(id, kinds[kind])) declare(id, property, line === undefined ? '' : withLine(declared(id, property), line, false));
  else if (kind === 'all') dropText(id, 'style');
  else if (tags === undefined) dropText(id, attribute);
  const isGiver = isGivenBy(id, kinds[kind]);
  if (!isGiver && (localOf(id) !== 'span' && localOf(id) !== 'font' || !isBare(id))) return;
  if (!isGiver || kind === 'link' || kind === 'all' || isBare(id)) { unwrap(id); return; }
  const span = call(OP.createElement, htmlName('span'), documentIdOf(id), 0);
  for (let a = N[id << 3 | 7]; a !== 0; a = A[a << 2 | 2]) setText(span, str(A[a << 2]), str(A[a << 2 | 1]));
  move(span, N[id << 3 | 1], id);
  G.moveChildren(id, span, 0);
  call(OP.removeChild, id, N[id << 3 | 1], 0);
}
// The texts of an element that are not among those from `first` to `last`.
function otherTexts(element, first, last) {
  const found = privateArray();
  for (let id = element; (id = nextIn(id, element)) !== 0 && id !== first;) if (isText(id)) found[found.length] = id;
  for (let id = last; (id = nextIn(id, element)) !== 0;) if (isText(id)) found[found.length] = id;
  return found;
}
// Whether an element contains such texts.
function hasOtherTexts(element, first, last) {
  for (let id = first; (id = previousIn(id, element)) !== 0;) if (isText(id)) return true;
  for (let id = last; (id = nextIn(id, element)) !== 0;) if (isText(id)) return true;
  return false;
}
G.takeFormat = (kind, texts, host, isWhole = false) => {
  // An element that also contains other texts, and keeps its format.
  let kept = 0;
  for (let i = 0; i < texts.length; i++) {
    for (let found; (found = giver(kind, texts[i], host)) !== 0 && found !== kept;) {
      let last = i;
      while (last + 1 < texts.length && isInclusiveAncestor(found, texts[last + 1])) last++;
      if (isWhole && hasOtherTexts(found, texts[i], texts[last])) { kept = found; break; }
      const others = isWhole ? privateArray() : G.isBlockElement(found) ? otherTexts(found, texts[i], texts[last]) : null;
      if (others === null) {
        cutOff(found, texts[i], false);
        cutOff(found, texts[last], true);
      } else if (others.length > 0) {
        const { property, line } = kinds[kind], value = property === undefined ? '' : line ?? declared(found, property);
        strip(found, kind);
        if (value !== '') putRuns(kind, others, host, value, true);
        continue;
      }
      strip(found, kind);
    }
  }
};
// An element outside of the removed ones still gives the text a format: a declaration turns it off.
G.turnFormatOff = (kind, texts, host) => {
  const { off } = kinds[kind], wanted = privateArray();
  if (off === undefined) return;
  for (let i = 0; i < texts.length; i++) if (hasFormat(kind, texts[i], host)) wanted[wanted.length] = texts[i];
  putRuns(kind, wanted, host, off, true);
};
// The CSS size of a number from 1 to 7. https://html.spec.whatwg.org/multipage/rendering.html#rules-for-parsing-a-legacy-font-size
const sizes = ['', 'x-small', 'small', 'medium', 'large', 'x-large', 'xx-large', 'xxx-large'];
G.putFormat = (kind, texts, host, value, byStyle) => {
  const { attribute, property, on, line } = kinds[kind], isToggle = on !== undefined || line !== undefined, wanted = privateArray();
  const text = kind === 'fontsize' ? sizes[value] : value;
  const now = attribute === undefined || property === undefined ? '' : callValues(OP.styleColor, text);
  // Computed before the changes, after which styles would have to be computed again.
  for (let i = 0; i < texts.length; i++) {
    const has = isToggle ? hasFormat(kind, texts[i], host) : kind === 'fontsize' ? legacySize(styleOf(N[texts[i] << 3 | 1], property)) === value
      : kind === 'forecolor' && styleOf(N[texts[i] << 3 | 1], property) === now;
    if (!has) wanted[wanted.length] = texts[i];
  }
  const isStyle = property !== undefined && (byStyle || attribute === undefined && !isToggle || kind === 'forecolor' && value[0] !== '#');
  putRuns(kind, wanted, host, isToggle ? on ?? line : isStyle ? text : value, isStyle);
};
// Wraps adjacent nodes, including elements that contain nothing else, in one element, or changes the element that contains only them.
function putRuns(kind, wanted, host, value, isStyle) {
  const among = PrivateMap();
  for (let i = 0; i < wanted.length; i++) among.set(wanted[i], true);
  // 1: all its texts are among those, 0: it has no text, -1: it has other texts.
  const coverOf = id => {
    if (isText(id)) return among.get(id) === true ? 1 : -1;
    let found = 0;
    for (let c = N[id << 3 | 4]; c !== 0; c = N[c << 3 | 3]) {
      const cover = coverOf(c);
      if (cover < 0) return -1;
      if (cover > 0) found = 1;
    }
    return found;
  };
  const lastOfRun = id => {
    let last = id, end = wanted[wanted.length - 1];
    // Nodes after the last text are not examined.
    while (end !== 0 && N[end << 3 | 1] !== N[id << 3 | 1]) end = N[end << 3 | 1];
    for (let e = id, cover; e !== end && (e = N[e << 3 | 3]) !== 0 && !G.isBlockElement(e) && (cover = coverOf(e)) >= 0;) if (cover > 0) last = e;
    return last;
  };
  const done = PrivateMap();
  for (let i = 0; i < wanted.length; i++) {
    let first = wanted[i], last;
    if (done.get(first) === true) continue;
    for (;;) {
      last = lastOfRun(first);
      const up = N[first << 3 | 1];
      if (up === host || G.isBlockElement(up) || N[first << 3 | 2] !== 0 || N[last << 3 | 3] !== 0 || lastOfRun(up) === up) break;
      first = up;
    }
    for (let n = i; n < wanted.length; n++) {
      let top = wanted[n];
      while (top !== host && N[top << 3 | 1] !== N[first << 3 | 1]) top = N[top << 3 | 1];
      if (top === host || top !== last && comparePoints(top, 0, last, 0) > 0) break;
      done.set(wanted[n], true);
    }
    putAround(kind, first, last, host, value, isStyle);
  }
}
function putAround(kind, first, last, host, value, isStyle) {
  const { tag, attribute, property, line } = kinds[kind], parent = N[first << 3 | 1];
  const isAlone = parent !== host && N[first << 3 | 2] === 0 && N[last << 3 | 3] === 0 && !G.isBlockElement(parent);
  const mayChange = isAlone && (isStyle ? nameOf(N[parent << 3 | 6]).ns === 1 : tag === 'font' && isHTML(parent, 'font'));
  let style = value;
  if (isStyle && line !== undefined) {
    style = '';
    for (let e = parent; e !== 0 && (N[e << 3] & 255) === 1; e = N[e << 3 | 1]) style += ` ${styleOf(e, 'text-decoration-line')}`;
    style = withLine(style, line, true);
  }
  let wrapper = parent;
  if (!mayChange) {
    wrapper = call(OP.createElement, htmlName(isStyle ? 'span' : tag), documentIdOf(first), 0);
    move(wrapper, parent, first);
  }
  if (isStyle) declare(wrapper, property, style);
  else if (attribute !== undefined) setText(wrapper, attribute, `${value}`);
  if (mayChange) return;
  for (let next = first, id; (id = next) !== 0;) {
    next = id === last ? 0 : N[id << 3 | 3];
    move(id, wrapper, 0);
  }
  joinAlike(wrapper, N[wrapper << 3 | 3]);
  joinAlike(N[wrapper << 3 | 2], wrapper);
}
// Merges two equal adjacent elements.
function joinAlike(first, second) {
  if (first === 0 || second === 0 || (N[first << 3] & 255) !== 1 || (N[second << 3] & 255) !== 1 || N[first << 3 | 6] !== N[second << 3 | 6]) return;
  if (!hasAllOf(first, second) || !hasAllOf(second, first)) return;
  G.moveChildren(second, first, 0);
  call(OP.removeChild, second, N[second << 3 | 1], 0);
}

// A size from 1 to 7; empty for other texts. https://html.spec.whatwg.org/multipage/rendering.html#rules-for-parsing-a-legacy-font-size
G.fontSizeOf = value => {
  const number = exec(/^\s*([+-]?)(\d+)/, value);
  if (number === null) return '';
  const size = number[1] === '+' ? 3 + +number[2] : number[1] === '-' ? 3 - number[2] : +number[2];
  return size > 7 ? '7' : size < 1 ? '1' : `${size}`;
};
// https://w3c.github.io/editing/docs/execCommand/#legacy-font-size-for
const PIXELS = [0, 10, 13, 16, 18, 24, 32, 48];
const legacySize = G.legacySize = text => {
  const pixels = +slice(text, 0, -2);
  let size = 1;
  while (size < 7 && pixels >= (PIXELS[size] + PIXELS[size + 1]) / 2) size++;
  return `${size}`;
};
}
