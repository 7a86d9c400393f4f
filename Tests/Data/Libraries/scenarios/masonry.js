// masonry.js: bricks in columns
// Loads: masonry-4.2.2/dist/masonry.pkgd.js
/* Page
<div id="g" style="width:300px;position:relative"><div class="i" style="width:100px;height:50px"></div><div class="i" style="width:100px;height:80px"></div><div class="i" style="width:100px;height:20px"></div><div class="i" style="width:200px;height:30px"></div></div>
*/
const places = () => [...document.querySelectorAll('#g .i')].map(e => [e.style.position, e.style.left, e.style.top]);
observe('layout', () => { window.grid = new Masonry('#g', { itemSelector: '.i', columnWidth: 100, transitionDuration: 0 }); return [places(), document.getElementById('g').style.height, grid.cols, grid.getItemElements().length]; });
observe('append', () => { const e = document.createElement('div'); e.className = 'i'; e.style.cssText = 'width:100px;height:10px'; document.getElementById('g').append(e); grid.appended(e); return [places(), document.getElementById('g').style.height]; });
observe('events', async () => { const log = []; grid.on('layoutComplete', items => log.push(items.length)); grid.on('removeComplete', items => log.push('removed')); grid.remove(document.querySelector('#g .i')); grid.layout(); await wait(30); return [log, places()]; });
observe('options and data', () => [Masonry.data('#g') === grid, grid.option({ gutter: 10 }), grid.options.gutter, (grid.layout(), places())]);
observe('destroy', () => { grid.destroy(); return [places(), document.getElementById('g').style.height, Masonry.data('#g') === undefined]; });
