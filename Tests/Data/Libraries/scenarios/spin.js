// spin.js: a spinner without images
// Loads: usr/share/javascript/spin.js/spin.js
/* Page
<div id="t"></div>
*/
observe('spin', () => { window.s = new Spinner({ lines: 3, length: 5, width: 2, radius: 4, color: '#123', className: 'sp', shadow: true }).spin(document.getElementById('t')); return document.getElementById('t').innerHTML; });
observe('sheet', () => [...document.querySelectorAll('style')].map(e => [...e.sheet.cssRules].map(r => r.cssText)));
observe('stop', () => { s.stop(); return document.getElementById('t').innerHTML; });
