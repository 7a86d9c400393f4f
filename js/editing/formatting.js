// js/editing/formatting.js: formatting of text by elements around it: putting it on, and taking it off.
// https://w3c.github.io/editing/docs/execCommand/#block-extending-a-range and what follows
//
// Reads   links and attributes. Writes through native calls.
// Offers  G.textsIn(range, host id) → ids of the texts in a range, the first and last split where it cuts them ·
//         G.hasFormat(kind, text id, host id) · G.putFormat(kind, texts, host id, value), G.takeFormat(kind, texts, host id) ·
//         G.isFormat(kind). Exposes nothing.
'use strict';
{
  const G = this;
  const { N, str, OP, call, nameOf, isHTML, documentIdOf, rangePoints, comparePoints, nextIn, privateArray, setText, textOf, cloneNode,
    isInclusiveAncestor } = G;
  const { includes } = G.primordials;
  const PARENT = 1, PREVIOUS = 2, NEXT = 3, FIRST = 4, PAYLOAD = 7;
  const localOf = id => nameOf(N[id * 8 + 6]).local;

  // What puts a format on, the elements that give it, and how to see it in the style: a property, and whether its value is it.
  const kinds = {
    __proto__: null,
    bold: { __proto__: null, tag: 'b', tags: ' b strong ', property: 'font-weight', is: value => +value >= 600 || value === 'bold' },
    italic: { __proto__: null, tag: 'i', tags: ' i em ', property: 'font-style', is: value => value === 'italic' },
    underline: { __proto__: null, tag: 'u', tags: ' u ins ', line: 'underline' },
    strikethrough: { __proto__: null, tag: 'strike', tags: ' s strike del ', line: 'line-through' },
    subscript: { __proto__: null, tag: 'sub', tags: ' sub ' },
    superscript: { __proto__: null, tag: 'sup', tags: ' sup ' },
    link: { __proto__: null, tag: 'a', tags: ' a ', attribute: 'href' },
    forecolor: { __proto__: null, tag: 'font', tags: '', attribute: 'color' },
    fontname: { __proto__: null, tag: 'font', tags: '', attribute: 'face' },
    fontsize: { __proto__: null, tag: 'font', tags: '', attribute: 'size' },
    backcolor: { __proto__: null, tag: 'span', tags: '', attribute: 'style', prefix: 'background-color: ' },
    all: { __proto__: null, tag: '', tags: ' b strong i em u ins s strike del sub sup font span big small tt code kbd samp var mark cite dfn abbr q bdo ' },
  };
  G.isFormat = kind => kinds[kind] !== undefined && kind !== 'all' && kind !== 'link';
  const styleOf = (id, property) => G.computedValue(id, property);

  G.textsIn = (range, host) => {
    let { s, so, e, eo } = rangePoints(range);
    if (s === e && so === eo) return privateArray();
    if (G.kindOf(e) === 3 && eo > 0 && eo < str(N[e * 8 + PAYLOAD]).length) G.splitText(e, eo);
    if (G.kindOf(s) === 3 && so > 0) {
      const isSame = s === e, rest = so < str(N[s * 8 + PAYLOAD]).length ? G.splitText(s, so) : 0;
      if (isSame && rest !== 0) { e = rest; eo -= so; }
      if (rest !== 0) { s = rest; so = 0; }
    }
    const found = privateArray();
    for (let id = host; (id = nextIn(id, host)) !== 0;) {
      if (G.kindOf(id) !== 3 || str(N[id * 8 + PAYLOAD]) === '') continue;
      const parent = N[id * 8 + PARENT];
      if (comparePoints(id, 0, e, eo) >= 0) break;
      if (comparePoints(id, str(N[id * 8 + PAYLOAD]).length, s, so) > 0 && (id === s || comparePoints(id, 0, s, so) >= 0) && !isHTML(parent, 'script')) {
        found[found.length] = id;
      }
    }
    return found;
  };
  // The nearest element under the host that gives a format by its name; 0 without.
  function giver(kind, id, host) {
    for (let e = N[id * 8 + PARENT]; e !== 0 && e !== host; e = N[e * 8 + PARENT]) {
      const { attribute, tags, tag } = kinds[kind];
      if (nameOf(N[e * 8 + 6]).ns !== 1) continue;
      if (tags !== '' ? includes(tags, ` ${localOf(e)} `) : localOf(e) === tag && textOf(e, attribute) !== null) return e;
    }
    return 0;
  }
  G.hasFormat = (kind, text, host) => {
    if (giver(kind, text, host) !== 0) return true;
    const { property, is, line } = kinds[kind];
    let e = N[text * 8 + PARENT];
    if (property !== undefined) return is(styleOf(e, property));
    for (; line !== undefined && e !== 0 && G.kindOf(e) === 1; e = N[e * 8 + PARENT]) if (includes(styleOf(e, 'text-decoration-line'), line)) return true;
    return false;
  };
  const move = (id, parent, before) => { call(OP.insert, id, parent, before); };
  // Puts what stands in an element in front of a node there, or behind it, into a copy of that element beside it.
  function cutOff(element, node, isBehind) {
    const beside = isBehind ? NEXT : PREVIOUS;
    while (N[node * 8 + beside] === 0 && N[node * 8 + PARENT] !== element) node = N[node * 8 + PARENT];
    if (N[node * 8 + beside] === 0) return;
    const parent = N[node * 8 + PARENT], index = G.nodeIndex(node), copy = cloneNode(element, false, documentIdOf(element));
    const range = isBehind ? G.newRange(parent, index + 1, element, G.nodeLength(element)) : G.newRange(element, 0, parent, index);
    move(G.extractRange(range), copy, 0);
    move(copy, N[element * 8 + PARENT], isBehind ? N[element * 8 + NEXT] : element);
  }
  function unwrap(id) {
    const parent = N[id * 8 + PARENT];
    for (let c; (c = N[id * 8 + FIRST]) !== 0;) move(c, parent, id);
    call(OP.removeChild, id, parent, 0);
  }
  G.takeFormat = (kind, texts, host) => {
    for (let i = 0; i < texts.length; i++) {
      for (let found; (found = giver(kind, texts[i], host)) !== 0;) {
        let last = i;
        while (last + 1 < texts.length && isInclusiveAncestor(found, texts[last + 1])) last++;
        cutOff(found, texts[i], false);
        cutOff(found, texts[last], true);
        unwrap(found);
      }
    }
  };
  G.putFormat = (kind, texts, host, value) => {
    const { tag, attribute, prefix = '' } = kinds[kind];
    // Asked before anything changes, after which styles are to be found out anew.
    const wanted = privateArray();
    for (let i = 0; i < texts.length; i++) if (attribute !== undefined || !G.hasFormat(kind, texts[i], host)) wanted[wanted.length] = texts[i];
    let last = 0;
    for (let i = 0; i < wanted.length; i++) {
      const id = wanted[i];
      // What stands side by side is in one element.
      if (last !== 0 && N[id * 8 + PREVIOUS] === last) { move(id, last, 0); continue; }
      const wrapper = call(OP.createElement, G.htmlName(tag), documentIdOf(id), 0);
      if (attribute !== undefined) setText(wrapper, attribute, prefix === '' ? `${value}` : `${prefix}${value};`);
      move(wrapper, N[id * 8 + PARENT], id);
      move(id, wrapper, 0);
      last = wrapper;
    }
  };
}
