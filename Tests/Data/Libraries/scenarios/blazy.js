// blazy.js: images that load late
// Loads: usr/share/javascript/blazy/blazy.js
/* Page
<img class="b-lazy" data-src="none.png" src="data:,x" alt="a"><div class="b-lazy" data-src="bg.png"></div>
*/
observe('make', () => { const b = window.b = new Blazy({ selector: '.none' }); return [Object.keys(b).sort(), document.querySelector('img').getAttribute('src')]; });
observe('load', async () => { const log = []; const c = new Blazy({ success: e => log.push('ok' + e.tagName), error: (e, m) => log.push(m + e.tagName) }); c.load(document.querySelectorAll('.b-lazy'), true); await wait(300); return [[...new Set(log)].sort(), document.querySelector('img').className, document.querySelector('div.b-lazy')?.className]; });
