// js/editing/blocks.js: commands over the lines of a selection: lists, indentation, alignment, kinds of blocks.
// https://w3c.github.io/editing/docs/execCommand/#block-formatting-commands, with the elements that WebKit makes
//
// js/editing/lines.js finds the lines.
//
// Reads   links and attributes. Writes through native calls.
// Exports blockCommand(name, {range, host}, value) → whether it changed anything · blockState(name, {range, host}) → whether all lines have
//         this state already · isBlockCommand(name) · isBlockElement(id) · isParagraph(id) · isShown(id): whether it is visible without
//         children · moveChildren(from, to, before or 0) · splitAround(fragment, block, node, offset): puts blocks into a block. Exposes
//         nothing.
'use strict'; { const G = this; const OP = { __proto__: null, createElement: 14, insert: 25, removeChild: 27 }; 
const { primordials, privateArray, toASCIILower,
call, documentIdOf, str,
N,
cloneNode,
nextIn,
htmlName,
setText,
rangePoints, newRange, nodeLength, nodeIndex,
extractRange,
blockOfLine, is, isBlock, isBreak, isElement, isText, linesOf, localOf, textsOf } = G;



const { includes } = primordials;
const LISTS = ' ul ol ', KINDS = ' p div h1 h2 h3 h4 h5 h6 pre blockquote address ';
// The elements that a block of another kind replaces, and those that it wraps.
const REPLACED = `${KINDS}article aside dd dl dt footer header hgroup main nav section `, WRAPPED = ' center fieldset figcaption figure form summary ';
const create = (local, at) => call(OP.createElement, htmlName(local), documentIdOf(at), 0);
const move = (id, parent, before = 0) => { call(OP.insert, id, parent, before); };
const moveChildren = G.moveChildren = (from, to, before) => { for (let c; (c = N[from << 3 | 4]) !== 0;) move(c, to, before); };
const remove = id => { call(OP.removeChild, id, N[id << 3 | 1], 0); };

// The block that contains only this line; 0 if there is none.
function blockOf({ container, first, last, end }, host) {
  if (container === host || is(container, ' td th ul ol body ')) return 0;
  return first === 0 || N[first << 3 | 2] === 0 && N[(end || last) << 3 | 3] === 0 ? container : 0;
}
const itemOf = ({ container }) => is(container, ' li ') && is(N[container << 3 | 1], LISTS) ? container : 0;
function moveLine({ first, last }, into) {
  for (let id = first, next; id !== 0; id = next) {
    next = id === last ? 0 : N[id << 3 | 3];
    move(id, into);
  }
}
const dropEmpty = (id, host) => { if (id !== host && N[id << 3 | 4] === 0 && N[id << 3 | 1] !== 0) remove(id); };
// Moves the nodes after a child of an element into a copy of the element, which follows it.
function splitBehind(element, child) {
  if (N[child << 3 | 3] === 0) return;
  const tail = cloneNode(element, false, documentIdOf(element));
  while (N[child << 3 | 3] !== 0) move(N[child << 3 | 3], tail);
  move(tail, N[element << 3 | 1], N[element << 3 | 3]);
}

// Moves an item out of its list, which is split in two.
function takeOut(item, host) {
  const list = N[item << 3 | 1], outer = N[list << 3 | 1];
  splitBehind(list, item);
  if (is(outer, LISTS)) move(item, outer, N[list << 3 | 3]);
  else {
    const behind = N[list << 3 | 3], last = N[item << 3 | 5];
    while (N[item << 3 | 4] !== 0) move(N[item << 3 | 4], outer, behind);
    if (last !== 0 && !isBlock(last) && !isBreak(last)) move(create('br', outer), outer, behind);
    remove(item);
  }
  dropEmpty(list, host);
}
// The items of lines, without duplicates.
function itemsOf(lines) {
  const items = privateArray();
  for (let i = 0; i < lines.length; i++) {
    const item = itemOf(lines[i]);
    if (items.length === 0 || items[items.length - 1] !== item) items[items.length] = item;
  }
  return items;
}
function rename(list, local) {
  const made = create(local, list);
  move(made, N[list << 3 | 1], list);
  while (N[list << 3 | 4] !== 0) move(N[list << 3 | 4], made);
  remove(list);
}
function toggleList(lines, host, local) {
  let inside = 0, same = 0;
  for (let i = 0; i < lines.length; i++) {
    const item = itemOf(lines[i]);
    if (item !== 0) { inside++; if (localOf(N[item << 3 | 1]) === local) same++; }
  }
  if (inside === lines.length) {
    if (same === lines.length) {
      // NB: Starts at the last one, so that a list is split once.
      const items = itemsOf(lines);
      for (let i = items.length - 1; i >= 0; i--) takeOut(items[i], host);
      return;
    }
    for (let i = 0; i < lines.length; i++) {
      const item = itemOf(lines[i]), list = N[item << 3 | 1];
      if (localOf(list) === local) continue;
      // The items before and after stay in separate lists.
      let end = item;
      while (i + 1 < lines.length && N[itemOf(lines[i + 1]) << 3 | 1] === list) end = itemOf(lines[++i]);
      splitBehind(list, end);
      if (N[item << 3 | 2] !== 0) {
        splitBehind(list, N[item << 3 | 2]);
        rename(N[list << 3 | 3], local);
      } else rename(list, local);
    }
    return;
  }
  let list = 0;
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i], { container, first, end } = line;
    if (itemOf(line) !== 0) continue;
    if (list === 0) {
      list = create(local, host);
      move(list, container, first);
    }
    const item = create('li', list);
    move(item, list);
    moveLine(line, item);
    if (first === 0 || !isBreak(N[item << 3 | 5])) move(end || create('br', item), item);
    dropEmpty(container, host);
  }
}
function indent(lines, host) {
  let wrapper = 0;
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i], item = itemOf(line), block = item || blockOf(line, host), start = block || line.first;
    if (start === 0) continue;
    const local = item === 0 ? 'blockquote' : localOf(N[item << 3 | 1]);
    if (wrapper === 0 || N[start << 3 | 2] !== wrapper || localOf(wrapper) !== local) {
      wrapper = create(local, host);
      if (item === 0) setText(wrapper, 'style', 'margin: 0 0 0 40px; border: none; padding: 0px;');
      move(wrapper, N[start << 3 | 1], start);
    }
    if (block !== 0) move(block, wrapper);
    else {
      moveLine(line, wrapper);
      if (line.end !== 0) remove(line.end);
    }
  }
}
// NB: Starts at the last line, so that lists and quotes are split once.
function outdent(lines, host) {
  // The block that was moved out last, with all its lines.
  let taken = 0;
  for (let i = lines.length - 1; i >= 0; i--) {
    const line = lines[i], item = line.container === taken ? 0 : itemOf(line);
    if (item !== 0) {
      taken = item;
      takeOut(item, host);
      continue;
    }
    let quote = line.container, child = line.first;
    while (quote !== host && quote !== taken && !is(quote, ' blockquote ')) { child = quote; quote = N[quote << 3 | 1]; }
    if (quote === host || quote === taken || child === 0) continue;
    if (child !== line.first) taken = child;
    const end = child === line.first ? line.end || line.last : child, behind = N[end << 3 | 3];
    splitBehind(quote, end);
    const parent = N[quote << 3 | 1], before = behind === 0 ? N[quote << 3 | 3] : N[behind << 3 | 1];
    for (let id = child, next; id !== 0; id = next) {
      next = id === end ? 0 : N[id << 3 | 3];
      move(id, parent, before);
    }
    dropEmpty(quote, host);
  }
}
const alignments = { __proto__: null, justifyleft: 'left', justifycenter: 'center', justifyright: 'right', justifyfull: 'justify' };
function align(lines, host, value) {
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i];
    let block = blockOf(line, host);
    if (block === 0) {
      if (line.first === 0) continue;
      block = create('div', host);
      move(block, line.container, line.first);
      moveLine(line, block);
      if (line.end !== 0) remove(line.end);
    }
    G.stylesOf.inline(block).set('text-align', value, '');
  }
}
// Moves a line without the break after it, unless the line is only this break.
function moveWithoutBreak(line, into) {
  moveLine(line, into);
  if (line.end !== 0) { if (line.first === line.end) move(line.end, into); else remove(line.end); }
}
// The lines of a block are adjacent: for each line, the number of the last line of its block.
function endsOfBlocks(lines) {
  const ends = privateArray();
  for (let i = lines.length - 1; i >= 0; i--) ends[i] = i + 1 < lines.length && lines[i + 1].container === lines[i].container ? ends[i + 1] : i;
  return ends;
}
function change(lines, host, local) {
  const ends = endsOfBlocks(lines);
  let made = 0;
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i], { first } = line, container = first === 0 ? line.container : N[first << 3 | 1];
    const { last, end } = container === line.container ? lines[ends[i]] : line;
    line.container = container;
    const item = itemOf(line), block = item === 0 ? blockOf({ __proto__: null, container, first, last, end }, host) : 0;
    if (item !== 0) { made = changeItem(line, item, host, local, made); continue; }
    // A line in such a block stays, and the lines after it get another one.
    if (block !== 0 && localOf(block) === local) { made = 0; continue; }
    const isWrapped = is(block, WRAPPED) && blockOf(line, host) === block;
    if (made === 0) {
      made = create(local, host);
      if (isWrapped || is(block, REPLACED)) move(made, N[block << 3 | 1], block); else move(made, container, first);
    } else if (!isBlock(N[made << 3 | 5])) move(create('br', made), made);
    if (isWrapped) move(block, made);
    moveWithoutBreak(line, isWrapped ? block : made);
    dropEmpty(container, host);
  }
}
const hasElement = id => { for (let c = N[id << 3 | 4]; c !== 0; c = N[c << 3 | 3]) if (isElement(c)) return true; return false; };
// Removes a list without items, and the items that contained only this list.
function dropList(list, host) {
  while (list !== host && is(list, LISTS) && !hasElement(list)) {
    const item = N[list << 3 | 1];
    remove(list);
    if (item === host || !is(item, ' li ') || N[item << 3 | 4] !== 0) return;
    list = N[item << 3 | 1];
    remove(item);
  }
}
// A line of a list is put into the block in a separate list; the block, which is created if there is none, splits the list in two.
function changeItem(line, item, host, local, made) {
  const list = N[item << 3 | 1], copy = cloneNode(list, false, documentIdOf(item)), inner = cloneNode(item, false, documentIdOf(item));
  if (line.first !== 0) splitBehind(item, line.end || line.last);
  moveWithoutBreak(line, inner);
  move(inner, copy);
  let before = N[item << 3 | 2];
  while (before !== 0 && !isElement(before)) before = N[before << 3 | 2];
  const isKept = N[item << 3 | 4] !== 0, last = isKept ? item : N[item << 3 | 2];
  if (!isKept) remove(item);
  if (made === 0) {
    made = create(local, host);
    if (isKept || before !== 0) {
      if (N[last << 3 | 3] !== 0) {
        splitBehind(list, last);
        dropList(N[list << 3 | 3], host);
      }
      move(made, N[list << 3 | 1], N[list << 3 | 3]);
    } else move(made, N[list << 3 | 1], list);
  }
  move(copy, made);
  dropList(list, host);
  // A plain div around it has become meaningless.
  for (let around; (around = N[made << 3 | 1]) !== host && is(around, ' div ') && N[around << 3 | 7] === 0;) {
    moveChildren(around, N[around << 3 | 1], around);
    remove(around);
  }
  return made;
}

const tagOf = value => toASCIILower(primordials.replace(value, /[<>]/g, ''));
const lists = { __proto__: null, insertunorderedlist: 'ul', insertorderedlist: 'ol' };
G.isBlockElement = isBlock;
G.isBlockCommand = name => lists[name] !== undefined || alignments[name] !== undefined || name === 'indent' || name === 'outdent';
G.blockCommand = (name, at, value) => {
  const lines = linesOf(at), { host, range } = at;
  if (lines.length === 0 || name === 'formatblock' && !includes(KINDS, ` ${tagOf(value)} `)) return false;
  // Moving nodes changes the selection, which is restored.
  const texts = textsOf(range, host), { s, so, e, eo } = rangePoints(range);
  if (lists[name] !== undefined) toggleList(lines, host, lists[name]);
  else if (alignments[name] !== undefined) align(lines, host, alignments[name]);
  else if (name === 'indent') indent(lines, host);
  else if (name === 'outdent') outdent(lines, host);
  else change(lines, host, tagOf(value));
  if (texts.length === 0) return true;
  const last = texts[texts.length - 1];
  if (isText(s)) G.selectRange(s, so, isText(e) ? e : last, isText(e) ? eo : str(N[last << 3 | 7]).length);
  else G.selectRange(texts[0], 0, last, str(N[last << 3 | 7]).length);
  return true;
};
G.blockState = (name, { range, host }) => {
  const texts = textsOf(range, host), { s } = rangePoints(range);
  if (texts.length === 0 && isElement(s)) texts[0] = s;
  let container = 0;
  for (let i = 0; i < texts.length; i++) {
    const before = container;
    container = blockOfLine(texts[i], host);
    if (container !== before && !isInState(name, container)) return false;
  }
  return texts.length > 0;
};
function isInState(name, container) {
  if (lists[name] !== undefined) {
    const item = itemOf({ __proto__: null, container });
    return item !== 0 && localOf(N[item << 3 | 1]) === lists[name];
  }
  const aligned = alignments[name] === undefined ? '' : G.computedValue(container, 'text-align');
  return aligned === alignments[name] || aligned === 'start' && name === 'justifyleft';
}

const SHOWN = ' img hr input embed object iframe video audio canvas ';
G.isShown = id => is(id, SHOWN);
// Whether an element is empty and invisible.
function isEmpty(id) {
  for (let e = id; (e = nextIn(e, id)) !== 0;) {
    if (isText(e) ? str(N[e << 3 | 7]) !== '' : N[e << 3 | 4] === 0 && is(e, SHOWN)) return false;
  }
  return true;
}
const isParagraph = G.isParagraph = id => is(id, ' p div ');
G.splitAround = (fragment, block, s, so) => {
  const rest = extractRange(newRange(s, so, block, nodeLength(block))), parent = N[block << 3 | 1];
  const after = cloneNode(block, false, documentIdOf(block));
  move(rest, after);
  move(after, parent, N[block << 3 | 3]);
  const continues = !isEmpty(block), goesOn = !isEmpty(after);
  let first, last, hasLead = false, hasTail = false;
  for (; !isBlock(first = N[fragment << 3 | 4]); hasLead = true) move(first, block);
  for (; !isBlock(last = N[fragment << 3 | 5]); hasTail = true) move(last, after, N[after << 3 | 4]);
  move(fragment, parent, after);
  let end = last;
  if (!hasLead && continues && isParagraph(first)) {
    moveChildren(first, block, 0);
    remove(first);
    if (end === first) end = block;
  }
  if (!hasTail && goesOn && isParagraph(end)) {
    moveChildren(after, end, 0);
    remove(after);
  } else if (isEmpty(after)) remove(after);
  if (isEmpty(block)) remove(block);
  if (N[last << 3 | 1] !== 0) G.selectRange(N[last << 3 | 1], nodeIndex(last) + 1, N[last << 3 | 1], nodeIndex(last) + 1);
};
}
