// vivus.js: drawings that draw themselves
// Loads: vivus-0.4.6/dist/vivus.js
/* Page
<svg id="v" width="100" height="100"><path d="M0 0L10 0L10 10"/><circle cx="50" cy="50" r="10"/><rect x="1" y="1" width="20" height="10"/><line x1="0" y1="0" x2="30" y2="40"/><polyline points="0,0 3,4"/><polygon points="0,0 30,0 30,40"/><ellipse cx="5" cy="5" rx="3" ry="2"/></svg>
*/
observe('paths', () => { window.vivus = new Vivus('v', { duration: 20, start: 'manual', type: 'delayed' }); return [vivus.map.length, vivus.map.map(item => Math.round(item.length)), [...document.querySelectorAll('#v path')].map(path => path.getAttribute('d')).join('|').replace(/(\.\d\d)\d+/g, '$1')]; });
observe('dashes', () => [...document.querySelectorAll('#v path')].map(path => [path.style.strokeDasharray.replace(/\.\d+/g, ''), path.style.strokeDashoffset.replace(/\.\d+/g, '')]));
observe('play', async () => { let done = 0; vivus.play(2, () => done++); await wait(600); return [done, vivus.getStatus(), [...document.querySelectorAll('#v path')].map(path => path.style.strokeDashoffset)]; });
observe('steps', async () => { vivus.setFrameProgress(0.5); const half = vivus.getStatus(); vivus.reset(); const start = vivus.getStatus(); vivus.finish(); await wait(50); return [half, start, vivus.getStatus()]; });
observe('destroy', () => { vivus.destroy(); return [typeof vivus.el, document.querySelectorAll('#v path').length]; });
