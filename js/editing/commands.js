// js/editing/commands.js: document.execCommand over the selection. https://w3c.github.io/editing/docs/execCommand/
//
// What needs no box: inserting, deleting, inline formatting, links; lists and blocks are js/editing/blocks.js's. There is no clipboard
// and no history of changes: those commands are unsupported, and answer false.
//
// Reads   links and attributes. Writes through native calls.
// Offers  G.execCommand(name, value), G.commandEnabled(name), G.commandState(name), G.commandIndeterminate(name),
//         G.commandSupported(name) → boolean · G.commandValue(name) → string · G.legacySize(computed size): the size from 1 to 7.
// Exposes nothing.
'use strict';
{
  const G = this;
  const { N, str, OP, call, callText, documentIdOf, rangePoints, wrap, privateArray, toASCIILower, nameOf } = G;
  const { includes, codeAt, exec, numberText } = G.primordials;
  const PARENT = 1, PREVIOUS = 2, NEXT = 3, FIRST = 4, LAST = 5, PAYLOAD = 7;
  const isText = id => G.kindOf(id) === 3;
  const lengthOf = id => isText(id) ? str(N[id * 8 + PAYLOAD]).length : G.nodeLength(id);
  const elementOf = id => G.kindOf(id) === 1 ? id : N[id * 8 + PARENT];
  const localOf = id => nameOf(N[id * 8 + 6]).local;
  const create = (local, at) => call(OP.createElement, G.htmlName(local), documentIdOf(at), 0);

  // The selection's range and the outermost editable element around it; null where nothing can be edited.
  function current() {
    const range = G.selectedRange();
    if (range === null) return null;
    const { s, e } = rangePoints(range), start = elementOf(s), end = elementOf(e);
    if (start === 0 || end === 0 || !G.isEditable(start) || !G.isEditable(end)) return null;
    let host = start;
    for (let up; (up = N[host * 8 + PARENT]) !== 0 && G.kindOf(up) === 1 && G.isEditable(up);) host = up;
    return { __proto__: null, range, host, isCollapsed: rangePoints(range).s === rangePoints(range).e && rangePoints(range).so === rangePoints(range).eo };
  }
  const select = (s, so, e = s, eo = so) => { G.selectRange(s, so, e, eo); };

  function removeSelected({ range, isCollapsed }) { if (!isCollapsed) G.deleteRange(range); }
  function insertNode(at, node) {
    removeSelected(at);
    const last = G.kindOf(node) === 11 ? N[node * 8 + LAST] : node;
    G.insertIntoRange(at.range, node);
    if (last !== 0 && N[last * 8 + PARENT] !== 0) select(N[last * 8 + PARENT], G.nodeIndex(last) + 1);
    return true;
  }
  function insertText(at, text) {
    removeSelected(at);
    const { s, so } = rangePoints(at.range);
    if (text === '') return true;
    if (isText(s)) {
      G.replaceData(s, so, 0, text);
      select(s, so + text.length);
      return true;
    }
    const id = callText(OP.createText, text, documentIdOf(s), 0, 0);
    G.insertIntoRange(at.range, id);
    select(id, text.length);
    return true;
  }
  const BLOCKS = ' p div h1 h2 h3 h4 h5 h6 pre blockquote address li dt dd ';
  const FORMAT_BLOCKS = ' p div h1 h2 h3 h4 h5 h6 pre blockquote address ';
  function blockOf(id, host, names = BLOCKS) {
    for (let e = elementOf(id); e !== 0 && e !== host; e = N[e * 8 + PARENT]) if (includes(names, ` ${localOf(e)} `)) return e;
    return 0;
  }
  // Nothing but empty texts follows in the block.
  function isLastInBlock(id, host) {
    for (let e = id; e !== host && !(e !== id && G.isBlockElement(e)); e = N[e * 8 + PARENT]) {
      for (let c = N[e * 8 + NEXT]; c !== 0; c = N[c * 8 + NEXT]) if (!isText(c) || lengthOf(c) > 0) return false;
    }
    return true;
  }
  // What is behind the caret on a line of the host's own becomes a block.
  function breakLine(at) {
    const { s, so } = rangePoints(at.range), made = create('div', at.host);
    let last = s === at.host ? childBeside(s, so, true) : s;
    while (last !== 0 && N[last * 8 + PARENT] !== at.host) last = N[last * 8 + PARENT];
    if (last !== 0) while (N[last * 8 + NEXT] !== 0 && !G.isBlockElement(N[last * 8 + NEXT])) last = N[last * 8 + NEXT];
    const end = last === 0 ? G.nodeLength(at.host) : G.nodeIndex(last) + 1, rest = G.extractRange(G.newRange(s, so, at.host, end));
    call(OP.insert, rest, made, 0);
    if (G.textContentOf(made) === '' && N[made * 8 + FIRST] !== 0 && isText(N[made * 8 + FIRST])) call(OP.removeChild, N[made * 8 + FIRST], made, 0);
    if (N[made * 8 + FIRST] === 0) call(OP.insert, create('br', made), made, 0);
    const now = rangePoints(at.range);
    call(OP.insert, made, at.host, now.s === at.host ? childBeside(at.host, now.so, true) : N[topOf(now.s, at.host) * 8 + NEXT]);
    if (N[made * 8 + PREVIOUS] === 0) call(OP.insert, create('br', made), at.host, made);
    select(made, 0);
    return true;
  }
  function topOf(id, host) {
    while (N[id * 8 + PARENT] !== host) id = N[id * 8 + PARENT];
    return id;
  }
  // After a deletion: the blocks at both ends are one, and a block that got empty keeps a line.
  function mend(at, start, end) {
    if (start !== end && end !== 0 && start !== 0 && N[end * 8 + PARENT] !== 0 && N[start * 8 + PARENT] !== 0) {
      while (N[end * 8 + FIRST] !== 0) call(OP.insert, N[end * 8 + FIRST], start, 0);
      call(OP.removeChild, end, N[end * 8 + PARENT], 0);
    }
    const block = start === 0 ? at.host : start;
    for (let c = N[block * 8 + FIRST]; c !== 0; c = N[c * 8 + NEXT]) if (!isText(c) || lengthOf(c) > 0) return;
    while (N[block * 8 + FIRST] !== 0) call(OP.removeChild, N[block * 8 + FIRST], block, 0);
    call(OP.insert, create('br', block), block, 0);
    select(block, 0);
  }
  function insertParagraph(at) {
    removeSelected(at);
    const { s, so } = rangePoints(at.range), block = blockOf(s, at.host);
    if (block === 0) return breakLine(at);
    const copy = create(localOf(block), block), rest = G.extractRange(G.newRange(s, so, block, lengthOf(block)));
    call(OP.insert, rest, copy, 0);
    if (N[copy * 8 + FIRST] === 0) call(OP.insert, create('br', block), copy, 0);
    if (N[block * 8 + FIRST] === 0) call(OP.insert, create('br', block), block, 0);
    call(OP.insert, copy, N[block * 8 + PARENT], N[block * 8 + NEXT]);
    select(copy, 0);
    return true;
  }
  // Deletes the selection, or the character in front of the caret or behind it.
  function remove(at, isForward) {
    const { s, so, e } = rangePoints(at.range);
    if (!at.isCollapsed) {
      const start = blockOf(s, at.host), end = blockOf(e, at.host);
      G.deleteRange(at.range);
      mend(at, start, end);
      return true;
    }
    if (isText(s) && (isForward ? so < lengthOf(s) : so > 0)) {
      const text = str(N[s * 8 + PAYLOAD]), unit = codeAt(text, isForward ? so : so - 1);
      const count = isForward ? unit >= 0xD800 && unit < 0xDC00 ? 2 : 1 : unit >= 0xDC00 && unit < 0xE000 && so > 1 ? 2 : 1;
      G.replaceData(s, isForward ? so : so - count, count, '');
      select(s, isForward ? so : so - count);
      return true;
    }
    let beside = isText(s) ? N[s * 8 + (isForward ? NEXT : PREVIOUS)] : childBeside(s, so, isForward);
    while (beside !== 0 && G.kindOf(beside) === 1 && N[beside * 8 + FIRST] !== 0) beside = N[beside * 8 + (isForward ? FIRST : LAST)];
    if (beside === 0) return true;
    if (isText(beside) && lengthOf(beside) > 0) {
      select(beside, isForward ? 0 : lengthOf(beside));
      return remove(current(), isForward);
    }
    call(OP.removeChild, beside, N[beside * 8 + PARENT], 0);
    return true;
  }
  // Blocks split the block in which the caret is: what stands in front of it continues in a first paragraph, and what is behind it goes on
  // in the last.
  function insertMarkup(at, fragment) {
    removeSelected(at);
    const { s, so } = rangePoints(at.range), block = blockOf(s, at.host);
    let lastText = 0, hasBlocks = false, hasParagraphs = false;
    for (let e = fragment; (e = G.nextIn(e, fragment)) !== 0;) if (isText(e)) lastText = e;
    for (let c = N[fragment * 8 + FIRST]; c !== 0; c = N[c * 8 + NEXT]) {
      hasBlocks ||= G.isBlockElement(c);
      hasParagraphs ||= G.isParagraph(c);
    }
    if (!hasBlocks || block === 0 || localOf(block) === 'div' && !hasParagraphs) G.insertIntoRange(at.range, fragment);
    else G.splitAround(fragment, block, s, so);
    if (lastText !== 0) select(lastText, lengthOf(lastText));
    return true;
  }
  function childBeside(id, offset, isForward) {
    let child = N[id * 8 + FIRST];
    for (let i = isForward ? 0 : 1; i < offset && child !== 0; i++) child = N[child * 8 + NEXT];
    return !isForward && offset === 0 ? 0 : child;
  }

  // Whether formats are declarations rather than elements. https://w3c.github.io/editing/docs/execCommand/#css-styling-flag
  let stylesWithCSS = false;

  // `other`: a format that goes when this one comes.
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
      if (!isOn) G.putFormat(name, texts, at.host, value, stylesWithCSS);
      select(texts[0], 0, texts[texts.length - 1], lengthOf(texts[texts.length - 1]));
      return true;
    };
  }
  // A color as an attribute of `font` and a style have it: six digits where it is plain; anything else is for a style. Empty for what is none.
  function styleColor(value) { return G.callNamed('style.value', `color: ${value}`, 'color'); }
  function colorOf(value) {
    const text = G.callNamed('style.color', value), channels = exec(/^rgb\((\d+), (\d+), (\d+)\)$/, text);
    if (stylesWithCSS || channels === null) return styleColor(value);
    let digits = '#';
    for (let i = 1; i < 4; i++) digits += (+channels[i] < 16 ? '0' : '') + numberText(+channels[i], 16);
    return digits;
  }
  const colored = (kind, toColor) => (at, value) => { const color = toColor(value); return color === '' || format(kind, color)(at); };
  // A size from 1 to 7; empty for what is none. https://html.spec.whatwg.org/multipage/rendering.html#rules-for-parsing-a-legacy-font-size
  function sizeOf(value) {
    const number = exec(/^\s*([+-]?)(\d+)/, value);
    if (number === null) return '';
    const size = number[1] === '+' ? 3 + +number[2] : number[1] === '-' ? 3 - number[2] : +number[2];
    return size > 7 ? '7' : size < 1 ? '1' : `${size}`;
  }
  const blocks = name => (at, value) => G.blockCommand(name, at, value);

  // By the commands' names: what they do with the selection and a value, and the `inputType` of their events.
  const commands = {
    __proto__: null,
    inserttext: ['insertText', insertText],
    inserthtml: ['insertText', (at, value) => {
      const node = callText(OP.parseFragment, value, at.host, documentIdOf(at.host), 0);
      return N[node * 8 + FIRST] === 0 ? remove(at, false) : insertMarkup(at, node);
    }],
    insertlinebreak: ['insertLineBreak', at => {
      const line = create('br', at.host);
      insertNode(at, line);
      // A break at a block's end shows no line unless another one follows.
      if (isLastInBlock(line, at.host)) call(OP.insert, create('br', at.host), N[line * 8 + PARENT], N[line * 8 + NEXT]);
      return true;
    }],
    insertparagraph: ['insertParagraph', insertParagraph],
    inserthorizontalrule: ['insertHorizontalRule', at => insertNode(at, create('hr', at.host))],
    insertimage: ['insertText', (at, value) => {
      if (value === '') return false;
      const image = create('img', at.host);
      G.setText(image, 'src', value);
      return insertNode(at, image);
    }],
    delete: ['deleteContentBackward', at => remove(at, false)],
    forwarddelete: ['deleteContentForward', at => remove(at, true)],
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
    fontsize: ['', (at, value) => { const size = sizeOf(value); return size !== '' && format('fontsize', size)(at); }],
    formatblock: ['formatBlock', blocks('formatblock')],
    insertorderedlist: ['insertOrderedList', blocks('insertorderedlist')],
    insertunorderedlist: ['insertUnorderedList', blocks('insertunorderedlist')],
    indent: ['formatIndent', blocks('indent')],
    outdent: ['formatOutdent', blocks('outdent')],
    justifyleft: ['formatJustifyLeft', blocks('justifyleft')],
    justifycenter: ['formatJustifyCenter', blocks('justifycenter')],
    justifyright: ['formatJustifyRight', blocks('justifyright')],
    justifyfull: ['formatJustifyFull', blocks('justifyfull')],
    selectall: ['', at => { select(at.host, 0, at.host, G.nodeLength(at.host)); return true; }],
    stylewithcss: ['', (_, value) => { stylesWithCSS = toASCIILower(value) !== 'false'; return true; }],
    usecss: ['', (_, value) => { stylesWithCSS = toASCIILower(value) === 'false'; return true; }],
    defaultparagraphseparator: ['', () => true],
  };
  const isFree = name => name === 'selectall' || name === 'stylewithcss' || name === 'usecss' || name === 'defaultparagraphseparator';
  const commandOf = name => commands[toASCIILower(name)];
  function target(name) {
    const at = current(), body = G.bodyOf(G.mainDocument);
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
  // Of the texts in the selection, or of where the caret is: how many have a format, and how many there are.
  function count(name) {
    const kind = toASCIILower(name), at = G.isFormat(kind) ? current() : null, result = { __proto__: null, on: 0, all: 0 };
    if (at === null) return result;
    const { s, e, so, eo } = rangePoints(at.range);
    let texts = privateArray();
    if (at.isCollapsed) texts[0] = s;
    else {
      for (let id = at.host; (id = G.nextIn(id, at.host)) !== 0;) {
        if (isText(id) && G.comparePoints(id, 0, e, eo) < 0 && G.comparePoints(id, lengthOf(id), s, so) > 0) texts[texts.length] = id;
      }
    }
    if (texts.length === 1 && !isText(texts[0])) texts = N[texts[0] * 8 + FIRST] !== 0 && at.isCollapsed ? texts : privateArray();
    result.all = texts.length;
    for (let i = 0; i < texts.length; i++) if (G.hasFormat(kind, isText(texts[i]) ? texts[i] : N[texts[i] * 8 + FIRST], at.host)) result.on++;
    return result;
  }
  G.commandState = name => {
    const kind = toASCIILower(name), at = G.isBlockCommand(kind) ? current() : null;
    if (at !== null) return G.blockState(kind, at);
    if (kind === 'stylewithcss') return stylesWithCSS;
    const { on, all } = count(name);
    return all > 0 && on === all;
  };
  G.commandIndeterminate = name => { const { on, all } = count(name); return on > 0 && on < all; };
  const properties = { __proto__: null, forecolor: 'color', backcolor: 'background-color', hilitecolor: 'background-color', fontname: 'font-family' };
  // https://w3c.github.io/editing/docs/execCommand/#legacy-font-size-for
  const sizes = [0, 10, 13, 16, 18, 24, 32, 48];
  G.legacySize = text => {
    const pixels = +G.primordials.slice(text, 0, -2);
    let size = 1;
    while (size < 7 && pixels >= (sizes[size] + sizes[size + 1]) / 2) size++;
    return `${size}`;
  };
  G.commandValue = name => {
    const kind = toASCIILower(name), at = current();
    if (at === null || commands[kind] === undefined) return '';
    const { s } = rangePoints(at.range);
    if (kind === 'formatblock') { const block = blockOf(s, at.host, FORMAT_BLOCKS); return block === 0 ? '' : localOf(block); }
    if (properties[kind] !== undefined) return G.computedValue(elementOf(s), properties[kind]);
    if (kind === 'fontsize') return G.legacySize(G.computedValue(elementOf(s), 'font-size'));
    if (kind === 'defaultparagraphseparator') return 'div';
    if (kind === 'indent' || kind === 'outdent') return '';
    return G.isBlockCommand(kind) || G.isFormat(kind) ? G.commandState(name) ? 'true' : 'false' : '';
  };
}
