// popper.js: attributes of what floats
// Loads: usr/share/javascript/popper.js/umd/popper.js
// Version: 1.16.1
/* Page
<b id="r">r</b><div id="p">p</div>
*/
observe('make', async () => { const p = new Popper(document.getElementById('r'), document.getElementById('p'), { placement: 'bottom' }); await wait(30); return [document.getElementById('p').getAttribute('x-placement'), document.getElementById('p').style.position]; });
