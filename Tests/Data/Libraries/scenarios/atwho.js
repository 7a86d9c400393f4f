// atwho.js: names proposed while somebody writes
// Loads: usr/share/javascript/jquery/jquery.js, usr/share/nodejs/jquery.caret/dist/jquery.caret.js, usr/share/nodejs/at.js/dist/jquery.atwho.js
/* Page
<textarea id="t">hello </textarea><div id="e" contenteditable>hi @j</div>
*/
observe('caret', () => { const t = $('#t'); t[0].focus(); t.caret('pos', 3); return [t.caret('pos'), t[0].selectionStart, document.activeElement === t[0]]; });
observe('query', async () => { const t = $('#t').atwho({ at: '@', data: ['john', 'jane', 'bob'] }); t.val('hello @j'); t.caret('pos', 8); t.trigger('keyup'); await wait(30); return [$('.atwho-view li').map((i, e) => e.textContent).get(), $('.atwho-view').length]; });
observe('choose', async () => { $('#t').trigger($.Event('keydown', { keyCode: 13, which: 13 })); await wait(20); return [$('#t').val(), $('#t').caret('pos')]; });
observe('editable', () => { const e = document.getElementById('e'); e.focus(); const range = document.createRange(); range.setStart(e.firstChild, 5); range.collapse(true); getSelection().removeAllRanges(); getSelection().addRange(range); return $(e).caret('pos'); });
