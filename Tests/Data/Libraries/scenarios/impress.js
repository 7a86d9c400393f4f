// impress.js: a presentation in space
// Loads: usr/share/javascript/impress/impress.js
/* Page
<div id="impress" data-transition-duration="0"><div id="one" class="step" data-x="0" data-y="0">1</div><div id="two" class="step" data-x="1000" data-rotate="90" data-scale="2">2</div></div>
*/
observe('make', async () => { document.body.className = 'impress-not-supported'; window.api = impress(); api.init(); await wait(100); return [document.body.className, [...document.querySelectorAll('.step')].map(e => [e.className, e.style.position, e.style.transform]), Object.keys(api).sort()]; });
observe('next', async () => { const log = []; for (const type of ['impress:stepenter', 'impress:stepleave']) document.addEventListener(type, e => log.push(type + e.target.id)); api.next(); await wait(100); return [log, document.body.className, location.hash, document.querySelector('#impress').style.transformOrigin]; });
