// nouislider.js: a slider
// Loads: usr/share/javascript/nouislider/nouislider.js
/* Page
<div id="s"></div><input id="i">
*/
observe('make', () => { const s = document.getElementById('s'); noUiSlider.create(s, { start: [20, 80], connect: true, range: { min: 0, '50%': 50, max: 200 }, step: 10, tooltips: [true, false], pips: { mode: 'count', values: 3 } }); return [s.outerHTML, s.noUiSlider.get()]; });
observe('set', () => { const s = document.getElementById('s'), log = []; s.noUiSlider.on('update', (values, handle) => log.push([...values, handle])); s.noUiSlider.on('set.ns', values => log.push(['set', ...values])); s.noUiSlider.set([33, null]); s.noUiSlider.off('.ns'); s.noUiSlider.set([null, 150]); return [log, s.noUiSlider.get(true), [...s.querySelectorAll('[role=slider]')].map(h => [h.getAttribute('aria-valuenow'), h.getAttribute('aria-valuetext'), h.getAttribute('aria-valuemin')])]; });
observe('keys', () => { const s = document.getElementById('s'); s.querySelector('.noUi-handle').dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true, cancelable: true })); return s.noUiSlider.get(); });
observe('update', () => { const s = document.getElementById('s'); s.noUiSlider.updateOptions({ range: { min: 0, max: 10 }, start: [1, 5] }); s.setAttribute('disabled', true); const got = s.noUiSlider.get(); s.noUiSlider.reset(); s.noUiSlider.destroy(); return [got, s.outerHTML]; });
