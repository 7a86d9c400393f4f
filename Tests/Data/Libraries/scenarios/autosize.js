// autosize.js: a text area that grows
// Loads: usr/share/javascript/autosize/autosize.js
// Version: 4.0.4
/* Page
<textarea id="t">a</textarea>
*/
observe('loads', () => typeof autosize);
observe('styles', () => { const t = document.getElementById('t'); autosize(t); return [t.style.overflowX, t.style.wordWrap, t.style.overflowWrap]; });
observe('destroy', () => { let heard = 0; const t = document.getElementById('t'); t.addEventListener('autosize:resized', () => heard++); autosize.destroy(t); return heard; });
