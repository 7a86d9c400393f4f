// pell.js: a small editor over execCommand
// Loads: pell/dist/pell.js
/* Page
<div id=p></div>
*/
var choose = (node, start, end) => { const range = document.createRange(); range.setStart(node, start); range.setEnd(node, end); getSelection().removeAllRanges(); getSelection().addRange(range); };
observe('make', () => { window.changes = []; window.editor = pell.init({ element: document.getElementById('p'), onChange: html => changes.push(html), defaultParagraphSeparator: 'p', styleWithCSS: false, actions: ['bold', 'italic', 'heading1', 'ulist', 'quote', 'code', 'line', { name: 'x', icon: 'X', title: 'own', result: () => pell.exec('insertHTML', '<u>own</u>') }] }); return [[...document.querySelectorAll('#p button')].map(button => [button.title, button.innerHTML, button.className, button.type]), editor.content.isContentEditable]; });
observe('typing', () => { editor.content.innerHTML = '<p>Hello world</p>'; editor.content.dispatchEvent(new Event('input', { bubbles: true })); return changes.pop(); });
for (const [at, name] of ['bold', 'italic', 'heading', 'list', 'quote', 'code', 'line', 'own'].entries()) observe(name, () => { editor.content.innerHTML = '<p>Hello world</p>'; editor.content.focus(); choose(editor.content.firstChild.firstChild, 0, 5); document.querySelectorAll('#p button')[at].click(); return [editor.content.innerHTML, String(getSelection())]; });
observe('state', () => { editor.content.innerHTML = '<p>a <b>bold</b></p>'; editor.content.focus(); choose(editor.content.querySelector('b').firstChild, 1, 2); editor.content.dispatchEvent(new KeyboardEvent('keyup')); document.querySelectorAll('#p button')[0].dispatchEvent(new Event('keyup')); return [document.queryCommandState('bold'), document.queryCommandValue('formatBlock'), document.querySelector('#p button').className]; });
observe('empty', () => { editor.content.innerHTML = '<br>'; editor.content.dispatchEvent(new Event('input')); return editor.content.innerHTML; });
