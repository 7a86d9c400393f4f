// turbolinks.js: visits, and what it listens to
// Loads: usr/share/javascript/turbolinks/turbolinks.js
/* Page
<a id=in href="/next">n</a><a id=out href="http://other.test/">o</a><a id=off data-turbolinks=false href="/x">x</a>
*/
var log = [];
['click', 'before-visit', 'visit', 'request-start', 'load'].forEach(n => document.addEventListener('turbolinks:' + n, e => { log.push(n + (e.data && e.data.url ? ' ' + e.data.url.replace(/.*\/\/[^/]*|\?.*/g, '') : '')); if (n === 'before-visit') e.preventDefault(); }));
observe('supported', () => [Turbolinks.supported, typeof Turbolinks.start, typeof Turbolinks.visit]);
observe('start', async () => { Turbolinks.start(); await wait(50); return log.splice(0); });
observe('links', () => { const r = []; const l = e => { r.push(e.target.id, e.defaultPrevented); e.preventDefault(); }; window.addEventListener('click', l); for (const id of ['in', 'out', 'off']) document.getElementById(id).click(); window.removeEventListener('click', l); return [r, log.splice(0)]; });
observe('visit', async () => { Turbolinks.visit('/there'); await wait(20); return log.splice(0); });
observe('progress', () => { Turbolinks.setProgressBarDelay(1); return document.querySelectorAll('style').length; });
