// dialog-polyfill.js: dialogs for browsers that have none, and for those that do
// Loads: dialog-polyfill/dist/dialog-polyfill.js
/* Page
<dialog id=d><form method=dialog><input id=i autofocus><button id=ok value=yes>ok</button></form></dialog><dialog id=e open>e</dialog><button id=out>out</button>
*/
observe('native', () => [typeof window.HTMLDialogElement, typeof document.createElement('dialog').showModal, document.getElementById('e').open]);
observe('force', () => { for (const dialog of document.querySelectorAll('dialog')) dialogPolyfill.forceRegisterDialog(dialog); return [document.getElementById('d').open, document.getElementById('d').getAttribute('role'), document.getElementById('e').getAttribute('role')]; });
observe('modal', () => { const d = document.getElementById('d'); d.showModal(); return [d.open, d.style.zIndex, document.activeElement.id, document.querySelectorAll('._dialog_overlay, .backdrop').length, d.nextSibling.className]; });
observe('events', () => { const d = document.getElementById('d'), log = []; d.addEventListener('close', event => log.push([event.type, event.bubbles, event.cancelable, d.returnValue])); d.addEventListener('cancel', event => log.push([event.type, event.cancelable])); const escape = new KeyboardEvent('keydown', { bubbles: true, cancelable: true }); Object.defineProperty(escape, 'keyCode', { value: 27 }); document.dispatchEvent(escape); return [log, d.open]; });
observe('submit', async () => { const d = document.getElementById('d'); d.showModal(); document.getElementById('ok').click(); await wait(20); return [d.open, d.returnValue]; });
observe('twice', () => { const d = document.getElementById('d'), found = []; d.showModal(); try { d.showModal(); } catch (error) { found.push(error.message); } d.close('v'); try { d.close(); } catch (error) { found.push(error.message); } return [found, d.returnValue]; });
observe('stack', () => { const d = document.getElementById('d'), e = document.getElementById('e'); e.close(); d.showModal(); e.showModal(); const order = [d.style.zIndex, e.style.zIndex]; e.remove(); d.close(); return [order.map(Number).every(n => n > 0), d.open]; });
