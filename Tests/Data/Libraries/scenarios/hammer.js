// hammer.js: gestures from mouse and pointer events
// Loads: hammer.js/hammer.js
/* Page
<div id="h">touch</div>
*/
observe('recognizers', () => { globalThis.hm = new Hammer(document.getElementById('h')); return [hm.recognizers.map(r => r.options.event), Hammer.VERSION, typeof hm.input.evEl, document.getElementById('h').style.touchAction, document.getElementById('h').style.userSelect]; });
observe('pan and tap', async () => { const e = document.getElementById('h'), seen = []; hm.on('panstart panend tap swipe', v => seen.push(v.type)); const send = (t, x) => { const I = window.PointerEvent ? new PointerEvent('pointer' + t, { pointerId: 1, pointerType: 'mouse', button: t === 'move' ? -1 : 0, buttons: t === 'up' ? 0 : 1, clientX: x, clientY: 5, bubbles: true }) : null; (t === 'down' ? e : window).dispatchEvent(I); }; send('down', 5); await wait(20); send('move', 60); await wait(20); send('move', 90); send('up', 90); await wait(350); send('down', 5); send('up', 5); await wait(400); return seen; });
observe('destroy', () => { hm.destroy(); return document.getElementById('h').outerHTML; });
