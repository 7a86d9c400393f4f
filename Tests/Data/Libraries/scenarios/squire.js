// squire.js: an editor that keeps its own tree of the text
// Loads: Squire/dist/squire-raw.js
/* Page
<div id="e"></div>
*/
var make = () => { const e = document.getElementById('e'); return window.editor = new Squire(e, { sanitizeToDOMFragment: html => { const t = document.createElement('template'); t.innerHTML = html; return document.importNode(t.content, true); } }); };
observe('make', () => { make(); editor.setHTML('<p>First <b>bold</b> words</p><ul><li>a</li><li>b</li></ul><script>1</' + 'script>'); return [editor.getHTML(), document.getElementById('e').contentEditable, editor.getPath()]; });
observe('select', () => { const range = document.createRange(), text = editor.getRoot().querySelector('b').firstChild; range.setStart(text, 1); range.setEnd(text, 3); editor.setSelection(range); return [editor.getSelectedText(), editor.hasFormat('B'), editor.hasFormat('i'), editor.getFontInfo(), editor.getPath()]; });
observe('format', () => { editor.italic(); const a = editor.getHTML(); editor.removeBold(); editor.underline(); editor.setTextColor('#ff0000'); editor.setFontSize('20px'); editor.setHighlightColor('rgb(1,2,3)'); return [a, editor.getHTML()]; });
observe('font', () => editor.getFontInfo());
observe('clear', () => { editor.selectAll?.(); editor.removeAllFormatting(); return editor.getHTML(); });
observe('link', () => { editor.makeLink('http://a.test', { target: '_blank' }); const made = editor.getHTML(); editor.removeLink(); return [made, editor.getHTML()]; });
observe('list', () => { editor.moveCursorToStart(); editor.makeOrderedList(); const one = editor.getHTML(); editor.increaseListLevel(); const two = editor.getHTML(); editor.decreaseListLevel(); editor.removeList(); return [one, two, editor.getHTML()]; });
observe('quote', () => { editor.increaseQuoteLevel(); const one = editor.getHTML(); editor.decreaseQuoteLevel(); editor.setTextAlignment('right'); editor.setTextDirection('rtl'); return [one, editor.getHTML()]; });
observe('insert', () => { editor.moveCursorToEnd(); editor.insertHTML('<p>in</p><table><tr><td>c</td></tr></table>'); editor.insertPlainText('plain\ntext http://x.test', true); editor.insertImage('i.png', { alt: 'A' }); editor.splitBlock(true); return editor.getHTML(); });
observe('undo', () => { editor.saveUndoState(); editor.insertHTML('<p>x</p>'); const was = editor.getHTML(); editor.undo(); const undone = editor.getHTML(); editor.redo(); return [was === undone, was === editor.getHTML(), undone]; });
observe('keys', () => { editor.setHTML('<p>abc</p>'); editor.moveCursorToEnd(); const press = (key, more) => editor.getRoot().dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more })); return [press('Enter'), press('Tab'), press('Backspace'), editor.getHTML()]; });
observe('events', async () => { const log = []; for (const type of ['input', 'pathChange', 'select', 'cursor', 'undoStateChange', 'willPaste']) editor.addEventListener(type, e => log.push(type + ':' + e.constructor.name + ':' + (e.detail?.path ?? ''))); editor.setHTML('<h1>x</h1>'); editor.moveCursorToStart(); editor.bold(); await wait(50); editor.destroy(); return log; });
