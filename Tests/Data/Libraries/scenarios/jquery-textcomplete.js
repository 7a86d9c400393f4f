// jquery-textcomplete.js: completing words in a textarea and in editable text
// Loads: usr/share/javascript/jquery/jquery.js, usr/share/javascript/jquery-textcomplete/jquery.textcomplete.js
/* Page
<textarea id="t"></textarea><div id="e" contenteditable>text</div>
*/
const soon = ms => new Promise(done => setTimeout(done, ms)), words = ['apple', 'apricot', 'banana'];
const strategies = [{ match: /\B:(\w*)$/, index: 1, search: (term, give) => give(words.filter(w => w.startsWith(term))), replace: w => `:${w}: `, template: w => `<b>${w}</b>` }];
observe('menu', async () => { $('#t').textcomplete(strategies, { debounce: 0 }).focus().val('x :ap'); $('#t')[0].setSelectionRange(5, 5); $('#t').trigger('keyup'); await soon(100); return [$('.textcomplete-dropdown li').length, $('.textcomplete-dropdown').html()]; });
observe('taken', async () => { const said = []; $('#t').on('textComplete:select', (e, value) => said.push(value)); $('.textcomplete-item').eq(1).trigger('mousedown'); await soon(100); return [said, $('#t').val(), $('#t')[0].selectionStart]; });
observe('keys', async () => { $('#t').val(':b')[0].setSelectionRange(2, 2); $('#t').textcomplete('trigger', ':b'); await soon(100); const e = $.Event('keydown', { keyCode: 13 }); $('#t').trigger(e); await soon(50); return [$('#t').val(), e.isDefaultPrevented()]; });
observe('editable', async () => { $('#e').textcomplete(strategies, { debounce: 0 }).focus(); $('#e')[0].firstChild.data = 'go :ban'; getSelection().collapse($('#e')[0].firstChild, 7); $('#e').trigger('keyup'); await soon(100); const n = $('.textcomplete-item').length; $('.textcomplete-item').first().trigger('mousedown'); await soon(100); return [n, $('#e').text(), getSelection().anchorOffset]; });
observe('ended', () => { $('#t').textcomplete('destroy'); return $('.textcomplete-dropdown').length; });
