// dragula.js: things that are dragged from one list to another
// Loads: dragula/dist/dragula.js
/* Page
<div id="a"><p>1</p><p>2</p></div><div id="b"><p>3</p></div>
*/
observe('make', () => { window.d = dragula([document.getElementById('a'), document.getElementById('b')], { revertOnSpill: true }); return [Object.keys(d).sort(), d.dragging, d.canMove(document.querySelector('#a p')), d.canMove(document.body)]; });
observe('start', () => { const log = window.log = []; for (const type of ['drag', 'dragend', 'drop', 'cancel', 'remove', 'shadow', 'over', 'out', 'cloned']) d.on(type, e => log.push(type + (e.textContent ?? ''))); d.start(document.querySelector('#a p')); return [d.dragging, log.splice(0), document.body.innerHTML.length > 0]; });
observe('end', () => { document.getElementById('b').append(document.querySelector('#a p')); d.end(); return [d.dragging, log.splice(0), document.getElementById('a').innerHTML, document.getElementById('b').innerHTML]; });
observe('mouse', () => { const p = document.querySelector('#a p'), fire = (type, target, x, y, more) => target.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true, clientX: x, clientY: y, button: 0, buttons: 1, which: 1, ...more })); fire('mousedown', p, 5, 5); fire('mousemove', document.documentElement, 9, 9); const mirror = document.querySelector('.gu-mirror'); const state = [d.dragging, document.body.className, p.className, mirror?.className, mirror?.tagName]; fire('mouseup', document.documentElement, 9, 9); return [state, d.dragging, document.querySelector('.gu-mirror') === null]; });
observe('cancel', () => { log.length = 0; d.start(document.querySelector('#b p')); d.cancel(true); d.destroy(); return [log, d.dragging]; });
