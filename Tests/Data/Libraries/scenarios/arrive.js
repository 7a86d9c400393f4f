// arrive.js: elements that come and go, as user scripts wait for them
// Loads: arrive/src/arrive.js
/* Page
<div id="r"><p class="x">old</p></div>
*/
observe('arrive', async () => { const log = window.log = []; document.arrive('.x', function (e) { log.push([this === e, e.textContent]); }); document.getElementById('r').arrive('.x b', { existing: true }, e => log.push('b:' + e.textContent)); document.getElementById('r').insertAdjacentHTML('beforeend', '<p class="x">new <b>in</b></p><div><p class="x">deep</p></div>'); await wait(10); return log.splice(0); });
observe('once', async () => { document.arrive('.y', { onceOnly: true }, e => log.push(e.textContent)); document.body.insertAdjacentHTML('beforeend', '<i class="y">1</i><i class="y">2</i>'); await wait(10); return log.splice(0); });
observe('attribute', async () => { document.arrive('.z', { fireOnAttributesModification: true }, e => log.push('z' + e.textContent)); document.querySelector('.x').classList.add('z'); await wait(10); return log.splice(0); });
observe('leave', async () => { document.leave('.x', e => log.push('left ' + e.textContent)); document.querySelector('#r > div').remove(); document.getElementById('r').innerHTML = ''; await wait(10); return log.splice(0); });
observe('unbind', async () => { document.unbindArrive('.x'); Arrive.unbindAllLeave(); document.body.insertAdjacentHTML('beforeend', '<p class="x">quiet</p>'); document.querySelector('.x').remove(); await wait(10); return log.splice(0); });
