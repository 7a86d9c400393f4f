// js/editing/commands.js: document.execCommand over the selection. https://w3c.github.io/editing/docs/execCommand/
//
// Supports the commands that need no layout: inserting, deleting, inline formatting, links; lists and blocks are in js/editing/blocks.js.
// There is no clipboard and no undo history: those commands are unsupported, and return false.
//
// Reads   links and attributes. Writes through native calls.
// Exports execCommand(name, value), commandEnabled(name), commandState(name), commandIndeterminate(name),
//         commandSupported(name) → boolean · commandValue(name) → string. Exposes nothing.
import { OP } from 'native';
import { primordials, privateArray, toASCIILower } from '../primordials.js';
import { pageState } from '../page.js';
import { call, callText, callValues, documentIdOf, nameOf, str, wrap } from '../arena.js';
import { ELEMENT, TEXT, dataOf, firstChildOf, kindOf, nameIdOf, nextSiblingOf, parentOf, previousSiblingOf } from '../memory.js';
import { mainDocument } from '../dom/addresses.js';
import { cloneNode, textContentOf } from '../dom/Node.js';
import { htmlName } from '../dom/Document.js';
import { setText } from '../dom/contentAttributes.js';
import { rangePoints, nodeLength, nodeIndex, newRange } from '../dom/Range.js';
import { insertIntoRange, extractRange } from '../dom/rangeContents.js';
import { removeSelected, removeBeside, keepLine, blockAround, childBeside, placeCaret } from './deletion.js';
import { InputEvent } from 'late:../bindings/events.js';
import { computedValue } from 'late:../cssom/CSSStyleDeclaration.js';
import { replaceData } from 'late:../dom/CharacterData.js';
import { selectRange, selectedRange } from 'late:../dom/Selection.js';
import { fire } from 'late:../dom/dispatch.js';
import { bodyOf } from 'late:../dom/documentElements.js';
import { foldsBlanks, keepBlanks, keepBlanksApart } from 'late:./whitespace.js';
import { blockCommand, blockState, isBlockCommand, isBlockElement, isShown, splitAround } from 'late:./blocks.js';
import { fontSizeOf, hasFormat, isFormat, legacySize, putFormat, takeFormat, textsIn, turnFormatOff } from 'late:./formatting.js';
import { insertMarkup as insertFragment, withoutScripts } from 'late:./insertedMarkup.js';
import { textsBetween } from 'late:./textsInRange.js';
import { editingRoot, isEditable } from 'late:../html/interaction/focus.js';

const { exec, test, includes, numberText } = primordials;
const isText = id => kindOf(id) === TEXT;
const FORMAT_BLOCKS = ' p div h1 h2 h3 h4 h5 h6 pre blockquote address ';
const HEADINGS = ' h1 h2 h3 h4 h5 h6 ';
const lengthOf = id => isText(id) ? str(dataOf(id)).length : nodeLength(id);
const elementOf = id => kindOf(id) === ELEMENT ? id : parentOf(id);
const localOf = id => nameOf(nameIdOf(id)).local;
const create = (local, at) => call(OP.createElement, htmlName(local), documentIdOf(at), 0);

// The range of the selection and the outermost editable element around it; null if nothing can be edited.
function current() {
  const range = selectedRange();
  if (range === null) return null;
  const { s, e } = rangePoints(range), start = elementOf(s), end = elementOf(e);
  if (start === 0 || end === 0 || !isEditable(start) || !isEditable(end)) return null;
  // NB: A whole document may be editable; it is not an element.
  const host = kindOf(start) === ELEMENT ? editingRoot(start) : start;
  return { __proto__: null, range, host, isCollapsed: rangePoints(range).s === rangePoints(range).e && rangePoints(range).so === rangePoints(range).eo };
}
const select = (s, so, e = s, eo = so) => { selectRange(s, so, e, eo); };

// The position for a node that replaces the selection: beside a text, not between its end and an empty text.
function makePlace(at, both = true) {
  removeSelected(at, true);
  const { s, so } = rangePoints(at.range), isEnd = isText(s) && so === lengthOf(s);
  keepBlanksApart(s, so, both);
  if (isText(s) && (so === 0 || isEnd)) placeCaret(at, parentOf(s), nodeIndex(s) + (isEnd ? 1 : 0));
  else placeCaret(at, s, so);
}
function insertNode(at, node, both = true) {
  makePlace(at, both);
  insertIntoRange(at.range, node);
  if (parentOf(node) !== 0) select(parentOf(node), nodeIndex(node) + 1);
  return true;
}
function insertText(at, text) {
  const { s: start, so: from, e: end, eo: to } = rangePoints(at.range), isPlain = !test(/[ \t\n\r\f\u00A0]/, text);
  // Visible characters in place of a text do not affect the blanks around it.
  if (isPlain && !at.isCollapsed && isText(start) && start === end && text !== '') {
    replaceData(start, from, to - from, text);
    select(start, from + text.length);
    return true;
  }
  removeSelected(at, false);
  const { s, so } = rangePoints(at.range);
  if (text === '') return true;
  const id = isText(s) ? s : callText(OP.createText, text, documentIdOf(s), 0, 0), offset = id === s ? so : 0;
  if (id === s) replaceData(s, so, 0, text); else insertIntoRange(at.range, id);
  keepBlanks(id, offset, offset + text.length);
  select(id, offset + text.length);
  return true;
}
// Whether line breaks in text are visible. A break at the end of a block shows no line unless another one follows.
function insertNewline(at) {
  insertText(at, '\n');
  const { s, so } = rangePoints(selectedRange());
  if (so < lengthOf(s) || !isLastInBlock(s, at.host)) return true;
  const next = callText(OP.createText, '\n', documentIdOf(s), 0, 0);
  call(OP.insert, next, parentOf(s), nextSiblingOf(s));
  select(next, 0);
  return true;
}
// Whether only empty texts follow in the block.
function isLastInBlock(id, host) {
  for (let e = id; e !== host && !(e !== id && isBlockElement(e)); e = parentOf(e)) {
    for (let c = nextSiblingOf(e); c !== 0; c = nextSiblingOf(c)) if (!isText(c) || lengthOf(c) > 0) return false;
  }
  return true;
}
// The rest of a line in the host itself, after the caret, becomes a block.
function breakLine(at) {
  const { s, so } = rangePoints(at.range), made = create('div', at.host);
  let last = s === at.host ? childBeside(s, so, true) : s;
  while (last !== 0 && parentOf(last) !== at.host) last = parentOf(last);
  if (last !== 0) while (nextSiblingOf(last) !== 0 && !isBlockElement(nextSiblingOf(last))) last = nextSiblingOf(last);
  const end = last === 0 ? nodeLength(at.host) : nodeIndex(last) + 1, rest = extractRange(newRange(s, so, at.host, end));
  call(OP.insert, rest, made, 0);
  if (textContentOf(made) === '' && firstChildOf(made) !== 0 && isText(firstChildOf(made))) call(OP.removeChild, firstChildOf(made), made, 0);
  if (firstChildOf(made) === 0) call(OP.insert, create('br', made), made, 0);
  const now = rangePoints(at.range);
  call(OP.insert, made, at.host, now.s === at.host ? childBeside(at.host, now.so, true) : nextSiblingOf(topOf(now.s, at.host)));
  if (previousSiblingOf(made) === 0) call(OP.insert, create('br', made), at.host, made);
  select(made, 0);
  return true;
}
function topOf(id, host) {
  while (parentOf(id) !== host) id = parentOf(id);
  return id;
}
function insertParagraph(at) {
  makePlace(at);
  const { s, so } = rangePoints(at.range), block = blockAround(s, at.host);
  if (block === 0) return breakLine(at);
  const rest = extractRange(newRange(s, so, block, lengthOf(block))), start = firstChildOf(rest);
  // No copy is made of an element at whose end the caret was, if a node follows it.
  if (s !== block && start !== 0 && nextSiblingOf(start) !== 0 && isHusk(start)) call(OP.removeChild, start, rest, 0);
  const isHeading = includes(HEADINGS, ` ${localOf(block)} `);
  // After a heading, the text continues in a plain block.
  const copy = isHeading && textContentOf(rest) === '' ? create('div', block) : cloneNode(block, false, documentIdOf(block));
  call(OP.insert, rest, copy, 0);
  keepLine(innermost(block));
  const inner = innermost(copy);
  keepLine(inner);
  call(OP.insert, copy, parentOf(block), nextSiblingOf(block));
  const first = firstChildOf(inner);
  select(isText(first) ? first : inner, 0);
  return true;
}
function isHusk(id) {
  if (kindOf(id) !== ELEMENT) return false;
  for (let c; (c = firstChildOf(id)) !== 0; id = c) if (kindOf(c) !== ELEMENT || nextSiblingOf(c) !== 0) return false;
  return true;
}
// The element at the start of a block in which a new line would begin.
function innermost(block) {
  let e = block;
  for (let c; (c = firstChildOf(e)) !== 0 && kindOf(c) === ELEMENT && (firstChildOf(c) !== 0 || !isShown(c) && localOf(c) !== 'br');) e = c;
  return e;
}
function insertMarkup(at, value) {
  const fragment = callText(OP.parseFragment, value, at.host, documentIdOf(at.host), 0), isEmpty = firstChildOf(fragment) === 0;
  withoutScripts(fragment);
  const first = firstChildOf(fragment);
  if (first === 0) return isEmpty || !at.isCollapsed ? removeBeside(at, false) : true;
  const { s, so, e, eo } = rangePoints(at.range);
  // Plain text is inserted into a text unchanged.
  if (isText(first) && nextSiblingOf(first) === 0 && isText(s) && s === e) {
    replaceData(s, so, eo - so, str(dataOf(first)));
    select(s, so + lengthOf(first));
    return true;
  }
  makePlace(at);
  insertFragment(at, fragment, blockAround(rangePoints(at.range).s, at.host));
  return true;
}
function insertRule(at, value) {
  const rule = create('hr', at.host), fragment = call(OP.createFragment, documentIdOf(at.host), 0, 0);
  if (value !== '') setText(rule, 'id', value);
  makePlace(at);
  const block = blockAround(rangePoints(at.range).s, at.host, FORMAT_BLOCKS);
  if (block === 0) return insertNode(current(), rule);
  call(OP.insert, rule, fragment, 0);
  splitAround(fragment, block, rangePoints(at.range).s, rangePoints(at.range).so);
  return true;
}

// Whether formats are style declarations instead of elements. https://w3c.github.io/editing/docs/execCommand/#css-styling-flag
const page = pageState('editing/commands', () => ({ __proto__: null, stylesWithCSS: false }));

// `other`: a format that this one replaces.
function format(kind, value, other = '') {
  return at => {
    const texts = textsIn(at.range, at.host);
    if (texts.length === 0) return true;
    let isOn = kind === 'all' || kind === 'unlink';
    if (isFormat(kind) && value === undefined) {
      isOn = true;
      for (let i = 0; i < texts.length; i++) if (!hasFormat(kind, texts[i], at.host)) isOn = false;
    }
    const name = kind === 'unlink' ? 'link' : kind;
    if (isOn || value !== undefined) takeFormat(name, texts, at.host);
    if (isOn && isFormat(kind)) turnFormatOff(kind, texts, at.host);
    if (!isOn && other !== '') takeFormat(other, texts, at.host);
    if (!isOn && value === undefined) takeFormat(name, texts, at.host, true);
    if (!isOn) putFormat(name, texts, at.host, value, page.stylesWithCSS);
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
const blocks = name => (at, value) => blockCommand(name, at, value);

// By the commands' names: functions of the selection and a value, and the `inputType` of their events.
const commands = {
  __proto__: null,
  inserttext: ['insertText', insertText],
  inserthtml: ['insertText', insertMarkup],
  insertlinebreak: ['insertLineBreak', at => {
    const { s: text } = rangePoints(at.range);
    if (isText(text) && !foldsBlanks(text)) return insertNewline(at);
    const line = create('br', at.host);
    insertNode(at, line, false);
    // A break at the end of a block shows no line unless another one follows.
    if (isLastInBlock(line, at.host)) call(OP.insert, create('br', at.host), parentOf(line), nextSiblingOf(line));
    else if (previousSiblingOf(line) !== 0 && isText(nextSiblingOf(line))) select(nextSiblingOf(line), 0);
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
  fontsize: ['', (at, value) => { const size = fontSizeOf(value); return size !== '' && format('fontsize', size)(at); }],
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
  const at = current(), body = bodyOf(mainDocument);
  if (at !== null || !isFree(name)) return at;
  return body === 0 ? null : { __proto__: null, range: null, host: body, isCollapsed: true };
}

export const commandSupported = name => commandOf(name) !== undefined;
export const commandEnabled = name => commandOf(name) !== undefined && target(toASCIILower(name)) !== null;
// https://w3c.github.io/editing/docs/execCommand/#execcommand()
export const execCommand = (name, value) => {
  const command = commandOf(name), at = command === undefined ? null : target(toASCIILower(name));
  if (at === null) return false;
  const { 0: inputType, 1: run } = command, init = {
    __proto__: null, bubbles: true, composed: true, cancelable: true, inputType, data: toASCIILower(name) === 'inserttext' ? value : null,
  };
  if (inputType !== '' && !fire(wrap(at.host), 'beforeinput', init, InputEvent)) return false;
  const now = inputType === '' ? at : target(toASCIILower(name));
  if (now === null || !run(now, value)) return false;
  if (inputType !== '') fire(wrap(now.host), 'input', { __proto__: null, bubbles: true, composed: true, inputType, data: init.data }, InputEvent);
  return true;
};
// The number of texts in the selection, or at the caret, that have a format, and the number of all.
function count(name) {
  const kind = toASCIILower(name), at = isFormat(kind) ? current() : null, result = { __proto__: null, on: 0, all: 0 };
  if (at === null) return result;
  let texts = at.isCollapsed ? privateArray() : textsBetween(rangePoints(at.range), at.host);
  if (at.isCollapsed) texts[0] = rangePoints(at.range).s;
  if (texts.length === 1 && !isText(texts[0])) texts = firstChildOf(texts[0]) !== 0 && at.isCollapsed ? texts : privateArray();
  result.all = texts.length;
  for (let i = 0; i < texts.length; i++) if (hasFormat(kind, isText(texts[i]) ? texts[i] : firstChildOf(texts[i]), at.host)) result.on++;
  return result;
}
export const commandState = name => {
  const kind = toASCIILower(name), at = isBlockCommand(kind) ? current() : null;
  if (at !== null) return blockState(kind, at);
  if (kind === 'stylewithcss') return page.stylesWithCSS;
  // Commands with a value have no state.
  if (properties[kind] !== undefined || kind === 'fontsize') return false;
  const { on, all } = count(name);
  return all > 0 && on === all;
};
export const commandIndeterminate = name => { const { on, all } = count(name); return on > 0 && on < all; };
const properties = { __proto__: null, forecolor: 'color', backcolor: 'background-color', hilitecolor: 'background-color', fontname: 'font-family' };
export const commandValue = name => {
  const kind = toASCIILower(name), at = current();
  if (at === null || commands[kind] === undefined) return '';
  const { s } = rangePoints(at.range);
  if (kind === 'formatblock') { const block = blockAround(s, at.host, FORMAT_BLOCKS); return block === 0 ? '' : localOf(block); }
  if (properties[kind] !== undefined) return computedValue(elementOf(s), properties[kind]);
  if (kind === 'fontsize') return legacySize(computedValue(elementOf(s), 'font-size'));
  if (kind === 'defaultparagraphseparator') return 'div';
  if (kind === 'indent' || kind === 'outdent') return '';
  return isBlockCommand(kind) || isFormat(kind) ? commandState(name) ? 'true' : 'false' : '';
};
