// perfect-scrollbar.js: bars of an element that scrolls
// Loads: usr/share/javascript/utatti-perfect-scrollbar/dist/perfect-scrollbar.js
/* Page
<div id="c" style="position: relative; width: 100px; height: 50px; overflow: hidden"><p>text</p></div>
*/
observe('make', () => { const c = document.getElementById('c'); window.ps = new PerfectScrollbar(c, { minScrollbarLength: 20 }); return [c.className, c.querySelectorAll('.ps__rail-x, .ps__rail-y').length, c.querySelector('.ps__rail-x').tabIndex, ps.isRtl, ps.isNegativeScroll]; });
observe('destroy', () => { ps.destroy(); return [document.getElementById('c').className, ps.isAlive, document.getElementById('c').innerHTML]; });
