// trix.js: an editor that is a custom element
// Loads: trix-1.3.1/dist/trix.js
/* Page
<form><input id=v type=hidden value="<div>Hello <strong>world</strong></div><ul><li>one</li></ul>"><trix-editor id=e input=v></trix-editor></form>
*/
observe('make', async () => { await wait(100); const e = document.getElementById('e'); return [e.isContentEditable, e.getAttribute('role'), e.innerHTML, e.value, e.toolbarElement && e.toolbarElement.localName, e.inputElement.id, e.name]; });
observe('document', () => { window.editor = document.getElementById('e').editor; return [editor.getDocument().toString(), editor.getSelectedRange(), editor.getDocument().toJSON()]; });
observe('insert', async () => { editor.setSelectedRange([0, 5]); editor.insertString('Bye'); await wait(20); return [document.getElementById('e').value, editor.getSelectedRange(), document.getElementById('v').value]; });
observe('attributes', async () => { editor.setSelectedRange([0, 3]); editor.activateAttribute('italic'); editor.activateAttribute('href', 'http://page.test/'); await wait(20); return [document.getElementById('e').innerHTML, editor.attributeIsActive('italic'), editor.attributeIsActive('bold')]; });
observe('block', async () => { editor.setSelectedRange(0); editor.activateAttribute('heading1'); await wait(20); const on = document.getElementById('e').value; editor.deactivateAttribute('heading1'); return [on, document.getElementById('e').value]; });
observe('lines', async () => { editor.setSelectedRange(3); editor.insertLineBreak(); editor.insertHTML('<em>html</em><script>x</script>'); await wait(20); return document.getElementById('e').value; });
observe('list', async () => { const end = editor.getDocument().toString().length - 1; editor.setSelectedRange(end); editor.activateAttribute('bullet'); editor.insertLineBreak(); editor.increaseNestingLevel(); editor.insertString('nested'); await wait(20); return [document.getElementById('e').value, editor.canDecreaseNestingLevel()]; });
observe('undo', async () => { editor.recordUndoEntry('x'); editor.insertString('undone'); editor.undo(); await wait(20); return [editor.canUndo(), editor.canRedo(), document.getElementById('e').value]; });
observe('toolbar', () => [...document.querySelectorAll('trix-toolbar button[data-trix-attribute]')].map(button => [button.dataset.trixAttribute, button.title, button.classList.contains('trix-active')]));
observe('events', async () => { const log = []; for (const name of ['trix-change', 'trix-selection-change', 'trix-focus', 'trix-blur']) document.addEventListener(name, () => log.push(name)); editor.loadHTML('<div>loaded</div>'); await wait(50); return [[...new Set(log)].sort(), document.getElementById('e').value]; });
observe('reset', async () => { document.querySelector('form').reset(); await wait(20); return document.getElementById('e').value; });
