// htmx.js: attributes that swap
// Loads: htmx/dist/htmx.js
/* Page
<div id="d" hx-on:click="this.title='hit'" class="a"><p>x</p></div>
*/
observe('loads', () => typeof htmx.version);
observe('utilities', () => { htmx.addClass(htmx.find('#d'), 'b'); htmx.toggleClass(htmx.find('#d'), 'a'); return [htmx.find('#d').className, htmx.findAll('p').length, htmx.closest(htmx.find('p'), 'div').id, htmx.parseInterval('2s')]; });
observe('events', () => { const l = []; htmx.on('my:e', e => l.push(e.detail.v)); htmx.trigger('#d', 'my:e', { v: 4 }); return l; });
observe('swap', async () => { htmx.swap('#d', '<p>new</p>', { swapStyle: 'innerHTML' }); await wait(50); return document.getElementById('d').innerHTML; });
