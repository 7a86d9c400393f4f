// js/editing/commands.js: document.execCommand over the selection. https://w3c.github.io/editing/docs/execCommand/
//
// Supports the commands that need no layout: inserting, deleting, inline formatting, links; lists and blocks are in js/editing/blocks.js.
// There is no clipboard and no undo history: those commands are unsupported, and return false.
//
// Reads   links and attributes. Writes through native calls.
// Exports execCommand(name, value), commandEnabled(name), commandState(name), commandIndeterminate(name),
//         commandSupported(name) → boolean · commandValue(name) → string. Exposes nothing.
'use strict'; { const G = this; const OP = { __proto__: null, createElement: 14, createText: 15, insert: 25, removeChild: 27, parseFragment: 48, createFragment: 21, styleValue: 64, styleColor: 71 }; 
const { primordials, privateArray, toASCIILower,
pageState,
call, callText, callValues, documentIdOf, nameOf, str, wrap,
N,
mainDocument,
cloneNode, textContentOf,
htmlName,
setText,
rangePoints, nodeLength, nodeIndex, newRange,
insertIntoRange, extractRange,
removeSelected, removeBeside, keepLine, blockAround, childBeside, placeCaret } = G;













const { exec, test, includes, numberText } = primordials;
const isText = id => (N[id << 3] & 255) === 3;
const FORMAT_BLOCKS = ' p div h1 h2 h3 h4 h5 h6 pre blockquote address ';
const HEADINGS = ' h1 h2 h3 h4 h5 h6 ';
const lengthOf = id => isText(id) ? str(N[id << 3 | 7]).length : nodeLength(id);
const elementOf = id => (N[id << 3] & 255) === 1 ? id : N[id << 3 | 1];
const localOf = id => nameOf(N[id << 3 | 6]).local;
const create = (local, at) => call(OP.createElement, htmlName(local), documentIdOf(at), 0);

// The range of the selection and the outermost editable element around it; null if nothing can be edited.
function current() {
  const range = G.selectedRange();
  if (range === null) return null;
  const { s, e } = rangePoints(range), start = elementOf(s), end = elementOf(e);
  if (start === 0 || end === 0 || !G.isEditable(start) || !G.isEditable(end)) return null;
  // NB: A whole document may be editable; it is not an element.
  const host = (N[start << 3] & 255) === 1 ? G.editingRoot(start) : start;
  return { __proto__: null, range, host, isCollapsed: rangePoints(range).s === rangePoints(range).e && rangePoints(range).so === rangePoints(range).eo };
}
const select = (s, so, e = s, eo = so) => { G.selectRange(s, so, e, eo); };

// The position for a node that replaces the selection: beside a text, not between its end and an empty text.
function makePlace(at, both = true) {
  removeSelected(at, true);
  const { s, so } = rangePoints(at.range), isEnd = isText(s) && so === lengthOf(s);
  G.keepBlanksApart(s, so, both);
  if (isText(s) && (so === 0 || isEnd)) placeCaret(at, N[s << 3 | 1], nodeIndex(s) + (isEnd ? 1 : 0));
  else placeCaret(at, s, so);
}
function insertNode(at, node, both = true) {
  makePlace(at, both);
  insertIntoRange(at.range, node);
  if (N[node << 3 | 1] !== 0) select(N[node << 3 | 1], nodeIndex(node) + 1);
  return true;
}
function insertText(at, text) {
  const { s: start, so: from, e: end, eo: to } = rangePoints(at.range), isPlain = !test(/[ \t\n\r\f\u00A0]/, text);
  // Visible characters in place of a text do not affect the blanks around it.
  if (isPlain && !at.isCollapsed && isText(start) && start === end && text !== '') {
    G.replaceData(start, from, to - from, text);
    select(start, from + text.length);
    return true;
  }
  removeSelected(at, false);
  const { s, so } = rangePoints(at.range);
  if (text === '') return true;
  const id = isText(s) ? s : callText(OP.createText, text, documentIdOf(s), 0, 0), offset = id === s ? so : 0;
  if (id === s) G.replaceData(s, so, 0, text); else insertIntoRange(at.range, id);
  G.keepBlanks(id, offset, offset + text.length);
  select(id, offset + text.length);
  return true;
}
// Whether line breaks in text are visible. A break at the end of a block shows no line unless another one follows.
function insertNewline(at) {
  insertText(at, '\n');
  const { s, so } = rangePoints(G.selectedRange());
  if (so < lengthOf(s) || !isLastInBlock(s, at.host)) return true;
  const next = callText(OP.createText, '\n', documentIdOf(s), 0, 0);
  call(OP.insert, next, N[s << 3 | 1], N[s << 3 | 3]);
  select(next, 0);
  return true;
}
// Whether only empty texts follow in the block.
function isLastInBlock(id, host) {
  for (let e = id; e !== host && !(e !== id && G.isBlockElement(e)); e = N[e << 3 | 1]) {
    for (let c = N[e << 3 | 3]; c !== 0; c = N[c << 3 | 3]) if (!isText(c) || lengthOf(c) > 0) return false;
  }
  return true;
}
// The rest of a line in the host itself, after the caret, becomes a block.
function breakLine(at) {
  const { s, so } = rangePoints(at.range), made = create('div', at.host);
  let last = s === at.host ? childBeside(s, so, true) : s;
  while (last !== 0 && N[last << 3 | 1] !== at.host) last = N[last << 3 | 1];
  if (last !== 0) while (N[last << 3 | 3] !== 0 && !G.isBlockElement(N[last << 3 | 3])) last = N[last << 3 | 3];
  const end = last === 0 ? nodeLength(at.host) : nodeIndex(last) + 1, rest = extractRange(newRange(s, so, at.host, end));
  call(OP.insert, rest, made, 0);
  if (textContentOf(made) === '' && N[made << 3 | 4] !== 0 && isText(N[made << 3 | 4])) call(OP.removeChild, N[made << 3 | 4], made, 0);
  if (N[made << 3 | 4] === 0) call(OP.insert, create('br', made), made, 0);
  const now = rangePoints(at.range);
  call(OP.insert, made, at.host, now.s === at.host ? childBeside(at.host, now.so, true) : N[topOf(now.s, at.host) << 3 | 3]);
  if (N[made << 3 | 2] === 0) call(OP.insert, create('br', made), at.host, made);
  select(made, 0);
  return true;
}
function topOf(id, host) {
  while (N[id << 3 | 1] !== host) id = N[id << 3 | 1];
  return id;
}
function insertParagraph(at) {
  makePlace(at);
  const { s, so } = rangePoints(at.range), block = blockAround(s, at.host);
  if (block === 0) return breakLine(at);
  const rest = extractRange(newRange(s, so, block, lengthOf(block))), start = N[rest << 3 | 4];
  // No copy is made of an element at whose end the caret was, if a node follows it.
  if (s !== block && start !== 0 && N[start << 3 | 3] !== 0 && isHusk(start)) call(OP.removeChild, start, rest, 0);
  const isHeading = includes(HEADINGS, ` ${localOf(block)} `);
  // After a heading, the text continues in a plain block.
  const copy = isHeading && textContentOf(rest) === '' ? create('div', block) : cloneNode(block, false, documentIdOf(block));
  call(OP.insert, rest, copy, 0);
  keepLine(innermost(block));
  const inner = innermost(copy);
  keepLine(inner);
  call(OP.insert, copy, N[block << 3 | 1], N[block << 3 | 3]);
  const first = N[inner << 3 | 4];
  select(isText(first) ? first : inner, 0);
  return true;
}
function isHusk(id) {
  if ((N[id << 3] & 255) !== 1) return false;
  for (let c; (c = N[id << 3 | 4]) !== 0; id = c) if ((N[c << 3] & 255) !== 1 || N[c << 3 | 3] !== 0) return false;
  return true;
}
// The element at the start of a block in which a new line would begin.
function innermost(block) {
  let e = block;
  for (let c; (c = N[e << 3 | 4]) !== 0 && (N[c << 3] & 255) === 1 && (N[c << 3 | 4] !== 0 || !G.isShown(c) && localOf(c) !== 'br');) e = c;
  return e;
}
function insertMarkup(at, value) {
  const fragment = callText(OP.parseFragment, value, at.host, documentIdOf(at.host), 0), isEmpty = N[fragment << 3 | 4] === 0;
  G.withoutScripts(fragment);
  const first = N[fragment << 3 | 4];
  if (first === 0) return isEmpty || !at.isCollapsed ? removeBeside(at, false) : true;
  const { s, so, e, eo } = rangePoints(at.range);
  // Plain text is inserted into a text unchanged.
  if (isText(first) && N[first << 3 | 3] === 0 && isText(s) && s === e) {
    G.replaceData(s, so, eo - so, str(N[first << 3 | 7]));
    select(s, so + lengthOf(first));
    return true;
  }
  makePlace(at);
  G.insertMarkup(at, fragment, blockAround(rangePoints(at.range).s, at.host));
  return true;
}
function insertRule(at, value) {
  const rule = create('hr', at.host), fragment = call(OP.createFragment, documentIdOf(at.host), 0, 0);
  if (value !== '') setText(rule, 'id', value);
  makePlace(at);
  const block = blockAround(rangePoints(at.range).s, at.host, FORMAT_BLOCKS);
  if (block === 0) return insertNode(current(), rule);
  call(OP.insert, rule, fragment, 0);
  G.splitAround(fragment, block, rangePoints(at.range).s, rangePoints(at.range).so);
  return true;
}

// Whether formats are style declarations instead of elements. https://w3c.github.io/editing/docs/execCommand/#css-styling-flag
const page = pageState('editing/commands', () => ({ __proto__: null, stylesWithCSS: false }));

// `other`: a format that this one replaces.
function format(kind, value, other = '') {
  return at => {
    const texts = G.textsIn(at.range, at.host);
    if (texts.length === 0) return true;
    let isOn = kind === 'all' || kind === 'unlink';
    if (G.isFormat(kind) && value === undefined) {
      isOn = true;
      for (let i = 0; i < texts.length; i++) if (!G.hasFormat(kind, texts[i], at.host)) isOn = false;
    }
    const name = kind === 'unlink' ? 'link' : kind;
    if (isOn || value !== undefined) G.takeFormat(name, texts, at.host);
    if (isOn && G.isFormat(kind)) G.turnFormatOff(kind, texts, at.host);
    if (!isOn && other !== '') G.takeFormat(other, texts, at.host);
    if (!isOn && value === undefined) G.takeFormat(name, texts, at.host, true);
    if (!isOn) G.putFormat(name, texts, at.host, value, page.stylesWithCSS);
    select(texts[0], 0, texts[texts.length - 1], lengthOf(texts[texts.length - 1]));
    return true;
  };
}
// A color for an attribute of `font` or for a style: six digits if it is opaque; other forms are only for a style. Empty for other texts.
function styleColor(value) { return callValues(OP.styleValue, `color: ${value}`, 'color'); }
function colorOf(value) {
  const text = callValues(OP.styleColor, value), channels = exec(/^rgb\((\d+), (\d+), (\d+)\)$/, text);
  if (page.stylesWithCSS || channels === null) return styleColor(value);
  let digits = '#';
  for (let i = 1; i < 4; i++) digits += (+channels[i] < 16 ? '0' : '') + numberText(+channels[i], 16);
  return digits;
}
const colored = (kind, toColor) => (at, value) => { const color = toColor(value); return color === '' || format(kind, color)(at); };
const blocks = name => (at, value) => G.blockCommand(name, at, value);

// By the commands' names: functions of the selection and a value, and the `inputType` of their events.
const commands = {
  __proto__: null,
  inserttext: ['insertText', insertText],
  inserthtml: ['insertText', insertMarkup],
  insertlinebreak: ['insertLineBreak', at => {
    const { s: text } = rangePoints(at.range);
    if (isText(text) && !G.foldsBlanks(text)) return insertNewline(at);
    const line = create('br', at.host);
    insertNode(at, line, false);
    // A break at the end of a block shows no line unless another one follows.
    if (isLastInBlock(line, at.host)) call(OP.insert, create('br', at.host), N[line << 3 | 1], N[line << 3 | 3]);
    else if (N[line << 3 | 2] !== 0 && isText(N[line << 3 | 3])) select(N[line << 3 | 3], 0);
    return true;
  }],
  insertparagraph: ['insertParagraph', insertParagraph],
  inserthorizontalrule: ['insertHorizontalRule', insertRule],
  insertimage: ['insertText', (at, value) => {
    if (value === '') return false;
    const image = create('img', at.host);
    setText(image, 'src', value);
    return insertNode(at, image);
  }],
  delete: ['deleteContentBackward', at => removeBeside(at, false)],
  forwarddelete: ['deleteContentForward', at => removeBeside(at, true)],
  bold: ['formatBold', format('bold')],
  italic: ['formatItalic', format('italic')],
  underline: ['formatUnderline', format('underline')],
  strikethrough: ['formatStrikeThrough', format('strikethrough')],
  subscript: ['formatSubscript', format('subscript', undefined, 'superscript')],
  superscript: ['formatSuperscript', format('superscript', undefined, 'subscript')],
  removeformat: ['formatRemove', format('all')],
  createlink: ['insertLink', (at, value) => value !== '' && format('link', value)(at)],
  unlink: ['', format('unlink')],
  forecolor: ['formatFontColor', colored('forecolor', colorOf)],
  backcolor: ['formatBackColor', colored('backcolor', styleColor)],
  hilitecolor: ['formatBackColor', colored('backcolor', styleColor)],
  fontname: ['formatFontName', (at, value) => format('fontname', value)(at)],
  fontsize: ['', (at, value) => { const size = G.fontSizeOf(value); return size !== '' && format('fontsize', size)(at); }],
  formatblock: ['formatBlock', blocks('formatblock')],
  insertorderedlist: ['insertOrderedList', blocks('insertorderedlist')],
  insertunorderedlist: ['insertUnorderedList', blocks('insertunorderedlist')],
  indent: ['formatIndent', blocks('indent')],
  outdent: ['formatOutdent', blocks('outdent')],
  justifyleft: ['formatJustifyLeft', blocks('justifyleft')],
  justifycenter: ['formatJustifyCenter', blocks('justifycenter')],
  justifyright: ['formatJustifyRight', blocks('justifyright')],
  justifyfull: ['formatJustifyFull', blocks('justifyfull')],
  selectall: ['', at => { select(at.host, 0, at.host, nodeLength(at.host)); return true; }],
  stylewithcss: ['', (_, value) => { page.stylesWithCSS = toASCIILower(value) !== 'false'; return true; }],
  usecss: ['', (_, value) => { page.stylesWithCSS = toASCIILower(value) === 'false'; return true; }],
  defaultparagraphseparator: ['', () => true],
};
const isFree = name => name === 'selectall' || name === 'stylewithcss' || name === 'usecss' || name === 'defaultparagraphseparator';
const commandOf = name => commands[toASCIILower(name)];
function target(name) {
  const at = current(), body = G.bodyOf(mainDocument);
  if (at !== null || !isFree(name)) return at;
  return body === 0 ? null : { __proto__: null, range: null, host: body, isCollapsed: true };
}

G.commandSupported = name => commandOf(name) !== undefined;
G.commandEnabled = name => commandOf(name) !== undefined && target(toASCIILower(name)) !== null;
// https://w3c.github.io/editing/docs/execCommand/#execcommand()
G.execCommand = (name, value) => {
  const command = commandOf(name), at = command === undefined ? null : target(toASCIILower(name));
  if (at === null) return false;
  const { 0: inputType, 1: run } = command, init = {
    __proto__: null, bubbles: true, composed: true, cancelable: true, inputType, data: toASCIILower(name) === 'inserttext' ? value : null,
  };
  if (inputType !== '' && !G.fire(wrap(at.host), 'beforeinput', init, G.InputEvent)) return false;
  const now = inputType === '' ? at : target(toASCIILower(name));
  if (now === null || !run(now, value)) return false;
  if (inputType !== '') G.fire(wrap(now.host), 'input', { __proto__: null, bubbles: true, composed: true, inputType, data: init.data }, G.InputEvent);
  return true;
};
// The number of texts in the selection, or at the caret, that have a format, and the number of all.
function count(name) {
  const kind = toASCIILower(name), at = G.isFormat(kind) ? current() : null, result = { __proto__: null, on: 0, all: 0 };
  if (at === null) return result;
  let texts = at.isCollapsed ? privateArray() : G.textsBetween(rangePoints(at.range), at.host);
  if (at.isCollapsed) texts[0] = rangePoints(at.range).s;
  if (texts.length === 1 && !isText(texts[0])) texts = N[texts[0] << 3 | 4] !== 0 && at.isCollapsed ? texts : privateArray();
  result.all = texts.length;
  for (let i = 0; i < texts.length; i++) if (G.hasFormat(kind, isText(texts[i]) ? texts[i] : N[texts[i] << 3 | 4], at.host)) result.on++;
  return result;
}
const commandState = G.commandState = name => {
  const kind = toASCIILower(name), at = G.isBlockCommand(kind) ? current() : null;
  if (at !== null) return G.blockState(kind, at);
  if (kind === 'stylewithcss') return page.stylesWithCSS;
  // Commands with a value have no state.
  if (properties[kind] !== undefined || kind === 'fontsize') return false;
  const { on, all } = count(name);
  return all > 0 && on === all;
};
G.commandIndeterminate = name => { const { on, all } = count(name); return on > 0 && on < all; };
const properties = { __proto__: null, forecolor: 'color', backcolor: 'background-color', hilitecolor: 'background-color', fontname: 'font-family' };
G.commandValue = name => {
  const kind = toASCIILower(name), at = current();
  if (at === null || commands[kind] === undefined) return '';
  const { s } = rangePoints(at.range);
  if (kind === 'formatblock') { const block = blockAround(s, at.host, FORMAT_BLOCKS); return block === 0 ? '' : localOf(block); }
  if (properties[kind] !== undefined) return G.computedValue(elementOf(s), properties[kind]);
  if (kind === 'fontsize') return G.legacySize(G.computedValue(elementOf(s), 'font-size'));
  if (kind === 'defaultparagraphseparator') return 'div';
  if (kind === 'indent' || kind === 'outdent') return '';
  return G.isBlockCommand(kind) || G.isFormat(kind) ? commandState(name) ? 'true' : 'false' : '';
};
}
