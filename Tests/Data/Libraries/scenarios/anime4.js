// anime4.js: animations by version 4 of anime.js, its own and the browser's
// Loads: anime-4.4.1/dist/bundles/anime.umd.js
/* Page
<div class="b" style="width:10px;opacity:1"></div><div class="b"></div><svg width="100" height="100"><path id="p" d="M0 0L100 0" stroke="red"/><circle id="c" r="5" cx="1" cy="1"/></svg><p id="t">Hello big world</p>
*/
observe('styles', async () => { await anime.animate('.b', { x: 50, rotate: '1turn', opacity: 0.5, width: '30px', duration: 100, ease: 'linear' }); return [...document.querySelectorAll('.b')].map(e => [e.style.transform, e.style.opacity, e.style.width]); });
observe('the browser\'s', async () => { const a = anime.waapi.animate('.b', { opacity: 0, translate: '10px', duration: 60, ease: 'linear' }); const running = document.querySelector('.b').getAnimations().length; await a; return [running > 0, a.completed, document.querySelector('.b').style.opacity]; });
observe('objects', async () => { const o = { x: 0 }; await anime.animate(o, { x: 100, duration: 50, modifier: anime.utils.round(0) }); return o; });
observe('svg', async () => { const [d] = anime.svg.createDrawable('#p'); await anime.animate(d, { draw: ['0 0', '0 1'], duration: 40 }); await anime.animate('#c', { r: 20, duration: 40, ease: 'linear' }); const { translateX } = anime.svg.createMotionPath('#p'); return [d.getAttribute('draw'), d.getAttribute('pathLength'), document.getElementById('c').getAttribute('r'), typeof translateX]; });
observe('timeline', async () => { const o = { a: 0, b: 0 }, t = anime.createTimeline({ defaults: { duration: 30, ease: 'linear' } }).add(o, { a: 5 }).add(o, { b: 7 }, '-=10'); await t; return [o, t.duration, t.completed]; });
observe('texts', () => { const s = anime.text.split('#t', { words: true, chars: true }); const counts = [s.words.length, s.chars.length]; s.revert(); return [counts, document.getElementById('t').innerHTML]; });
observe('scope and utils', () => [anime.utils.get('.b', 'width'), anime.utils.clamp(15, 0, 10), anime.utils.mapRange(5, 0, 10, 0, 100), anime.utils.$('.b').length, anime.stagger(100)(null, 2, 5), anime.utils.lerp(0, 10, 0.5)]);
observe('seek', () => { const o = { v: 0 }, a = anime.animate(o, { v: 10, duration: 1000, autoplay: false, ease: 'linear' }); a.seek(500); return [o.v, a.progress, a.paused, a.duration]; });
observe('callbacks', async () => { const log = []; await anime.animate({ v: 0 }, { v: 1, duration: 40, loop: 1, alternate: true, onBegin: () => log.push('begin'), onLoop: () => log.push('loop'), onComplete: () => log.push('complete') }); return log; });
