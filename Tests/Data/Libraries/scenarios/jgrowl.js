// jgrowl.js: notes that come and go
// Loads: usr/share/javascript/jquery/jquery.js, usr/share/javascript/jquery-migrate-1.4.1.js, usr/share/javascript/jquery-jgrowl/jquery.jgrowl.js
/* Page
<div id="own"></div>
*/
observe('note', () => { jQuery.jGrowl('<b>one</b>', { header: 'Head', sticky: true, theme: 'dark' }); const n = document.getElementById('jGrowl'); return [n.className, n.querySelectorAll('.jGrowl-notification').length]; });
observe('shown', async () => { const seen = []; jQuery('#own').jGrowl('two', { life: 20, speed: 0, check: 10, animateOpen: { opacity: 'show' }, beforeOpen: () => { seen.push('before'); }, open: () => { seen.push('open'); }, close: () => { seen.push('close'); } }); await wait(700); return [seen, document.querySelectorAll('#own .jGrowl-notification').length, document.querySelector('#jGrowl .jGrowl-header').textContent, document.querySelector('#jGrowl .jGrowl-message').innerHTML]; });
observe('closer', async () => { for (let i = 0; i < 3; i++) jQuery.jGrowl('n' + i, { sticky: true, closerTemplate: '<div>[ all ]</div>' }); await wait(700); const closer = document.querySelector('.jGrowl-closer'), before = closer && closer.textContent; if (closer) closer.click(); await wait(700); return [before, document.querySelectorAll('#jGrowl .jGrowl-message').length]; });
observe('close one', async () => { jQuery.jGrowl('last', { sticky: true }); await wait(700); const c = document.querySelector('#jGrowl .jGrowl-close'); c.click(); await wait(1500); return document.querySelectorAll('#jGrowl .jGrowl-message').length; });
