// codemirror.js: an editor
// Loads: usr/share/javascript/codemirror/lib/codemirror.js
/* Page
<textarea id="t">one</textarea>
*/
observe('loads', () => typeof CodeMirror.version);
observe('document', () => { const d = new CodeMirror.Doc('a\nb', null); d.replaceRange('X', { line: 1, ch: 0 }); return [d.getValue(), d.lineCount(), d.historySize().undo]; });
observe('editor', () => { const c = CodeMirror.fromTextArea(document.getElementById('t')); c.setValue('x\ny'); c.setCursor(1, 1); c.replaceSelection('!'); c.undo(); c.save(); return [c.getValue(), document.getElementById('t').value]; });
