// lazysizes.js: images that load when they are seen
// Loads: lazysizes/lazysizes.js
/* Page
<img id="i" class="lazyload" data-src="data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7" alt="a"><img id="s" class="lazyload" data-sizes="auto" data-srcset="a.png 100w, b.png 200w"><iframe id="f" class="lazyload" data-src="about:blank"></iframe>
*/
observe('interface', async () => (await wait(500), [typeof lazySizes, Object.keys(lazySizes).sort(), lazySizes.cfg.lazyClass, lazySizes.hC(document.getElementById('i'), 'lazyload')]));
observe('helpers', () => { const e = document.createElement('p'); lazySizes.aC(e, 'a'); lazySizes.aC(e, 'a'); lazySizes.aC(e, 'b'); lazySizes.rC(e, 'a'); const ev = lazySizes.fire(e, 'q', { x: 1 }, true, true); return [e.className, ev.type, ev.detail.x, ev.bubbles, ev.cancelable]; });
observe('unveil', async () => { const i = document.getElementById('i'), types = []; i.addEventListener('lazybeforeunveil', e => types.push(e.type)); lazySizes.loader.unveil(i); await wait(100); return [i.src.slice(0, 20), types]; });
