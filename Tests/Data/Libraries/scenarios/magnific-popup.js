// magnific-popup.js: a lightbox
// Loads: usr/share/javascript/jquery/jquery.js, Magnific-Popup/dist/jquery.magnific-popup.js
/* Page
<a id="a" href="#inner">open</a><div id="inner" class="white-popup"><p>Text <input id="i"></p></div>
*/
observe('open inline', async () => { const calls = []; jQuery('#a').magnificPopup({ type: 'inline', callbacks: { open() { calls.push('open'); }, close() { calls.push('close'); } } }); document.getElementById('a').click(); await wait(50); globalThis.calls = calls; const c = document.querySelector('.mfp-content'); return [calls, c.innerHTML.slice(0, 120), document.documentElement.style.overflow, document.querySelector('.mfp-wrap').className]; });
observe('escape', async () => { jQuery(document).trigger(jQuery.Event('keyup', { keyCode: 27 })); await wait(500); return [calls, document.querySelectorAll('.mfp-wrap').length, document.getElementById('inner').parentNode.nodeName]; });
observe('an image that fails', async () => { jQuery.magnificPopup.open({ items: { src: 'data:image/png,x' }, type: 'image' }); await wait(100); const s = document.querySelector('.mfp-container').className; jQuery.magnificPopup.close(); return s; });
