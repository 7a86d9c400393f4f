// typed.js: text that types itself
// Loads: typed.js/dist/typed.umd.js
/* Page
<span id="t"></span><input id="i"><div id="s"><p>one <b>two</b></p><p>three</p></div>
*/
observe('types', async () => { const done = await new Promise(resolve => { new Typed('#t', { strings: ['a <b>b</b>c'], typeSpeed: 1, showCursor: true, onComplete: s => resolve(true) }); }); return [done, document.getElementById('t').innerHTML, document.querySelectorAll('.typed-cursor').length]; });
observe('an input', async () => { await new Promise(resolve => { new Typed('#i', { strings: ['xyz'], typeSpeed: 1, attr: 'placeholder', onComplete: resolve }); }); return document.getElementById('i').placeholder; });
observe('strings of an element', async () => { await new Promise(resolve => { new Typed('#t', { stringsElement: '#s', typeSpeed: 1, backSpeed: 1, backDelay: 1, showCursor: false, onComplete: resolve }); }); return [document.getElementById('t').innerHTML, document.getElementById('s').style.cssText]; });
