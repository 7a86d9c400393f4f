// awesomplete.js: completion
// Loads: usr/share/javascript/awesomplete/awesomplete.js
// Version: 1.1.5
/* Page
<input id="i">
*/
observe('evaluate', () => { const i = document.getElementById('i'); const a = new Awesomplete(i, { list: ['Ada', 'Java', 'Ruby'], minChars: 1 }); i.value = 'a'; i.dispatchEvent(new Event('input')); return [[...a.ul.children].map(l => l.innerHTML), a.opened, i.getAttribute('aria-expanded')]; });
observe('keys', () => { const i = document.getElementById('i'); i.dispatchEvent(new KeyboardEvent('keydown', { keyCode: 40 })); i.dispatchEvent(new KeyboardEvent('keydown', { keyCode: 13 })); return i.value; });
