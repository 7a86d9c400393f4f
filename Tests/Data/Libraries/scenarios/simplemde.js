// simplemde.js: an editor of Markdown
// Loads: usr/share/javascript/codemirror/lib/codemirror.js, usr/share/javascript/codemirror/addon/edit/continuelist.js, usr/share/javascript/codemirror/mode/markdown/markdown.js, usr/share/javascript/marked/marked.umd.js, usr/share/javascript/simplemde/js/simplemde.js
/* Page
<form><textarea id="t">**x** text</textarea></form>
*/
observe('make', () => { window.mde = new SimpleMDE({ element: document.getElementById('t'), spellChecker: false, status: false, autoDownloadFontAwesome: false }); return [mde.value(), [...document.querySelectorAll('.editor-toolbar a')].map(a => [a.title, a.className]), document.getElementById('t').style.display]; });
observe('bold', () => { mde.codemirror.setSelection({ line: 0, ch: 6 }, { line: 0, ch: 10 }); mde.toggleBold?.(); SimpleMDE.toggleItalic(mde); return [mde.value(), mde.codemirror.getSelection()]; });
observe('value', () => { mde.value('# T\n\n- a'); mde.codemirror.execCommand('goDocEnd'); mde.codemirror.execCommand('newlineAndIndentContinueMarkdownList'); return [mde.value(), mde.codemirror.getCursor(), mde.isPreviewActive()]; });
