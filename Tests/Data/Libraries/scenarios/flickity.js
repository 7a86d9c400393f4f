// flickity.js: a carousel
// Loads: flickity/dist/flickity.pkgd.js
/* Page
<div id="c"><div class="cell">1</div><div class="cell">2</div><div class="cell">3</div></div>
*/
observe('make', () => { globalThis.flkty = new Flickity('#c', { wrapAround: false, setGallerySize: false }); const c = document.getElementById('c'); return [c.className, [...c.children].map(e => e.className), c.querySelectorAll('.flickity-slider > .cell').length, flkty.cells.length]; });
observe('select', () => { const seen = []; flkty.on('change', i => seen.push(i)); flkty.next(); flkty.select(2); return [seen, flkty.selectedIndex, [...document.querySelectorAll('.cell')].map(e => [e.className, e.getAttribute('aria-hidden')])]; });
observe('keys', () => { document.getElementById('c').dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowLeft', keyCode: 37, bubbles: true })); return flkty.selectedIndex; });
observe('insert, remove', () => { const d = document.createElement('div'); d.className = 'cell'; d.textContent = '0'; flkty.prepend(d); flkty.remove(flkty.getCellElements()[2]); return [flkty.getCellElements().map(e => e.textContent), flkty.selectedIndex]; });
observe('destroy', () => { flkty.destroy(); return document.getElementById('c').outerHTML; });
