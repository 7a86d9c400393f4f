// tiny-slider.js: a slider
// Loads: tiny-slider-2.9.4/dist/min/tiny-slider.js
/* Page
<div class="s"><div>1</div><div>2</div><div>3</div><div>4</div></div>
*/
observe('make', () => { window.slider = tns({ container: '.s', items: 2, slideBy: 1, loop: false, speed: 50, mouseDrag: true }); const info = slider.getInfo(); return [info.slideCount, info.items, info.index, info.pages, info.displayIndex, info.container.className.replace(/tns\d+/g, ''), document.querySelectorAll('.tns-item').length, document.querySelectorAll('.tns-nav button').length]; });
observe('go', async () => { const log = []; slider.events.on('indexChanged', i => log.push(i.index)); slider.goTo('next'); await wait(120); slider.goTo(2); await wait(120); return [log, slider.getInfo().index, [...document.querySelectorAll('.tns-item')].map(e => e.getAttribute('aria-hidden')), document.querySelector('.tns-controls button').disabled]; });
observe('buttons', async () => { document.querySelector('[data-controls="prev"]').click(); await wait(120); return [slider.getInfo().index, document.querySelector('.tns-liveregion').textContent]; });
observe('destroy', () => { slider.destroy(); return document.querySelector('.s').outerHTML.replace(/tns\d+/g, ''); });
