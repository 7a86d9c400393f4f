// sweetalert.js: dialogs by SweetAlert
// Loads: sweetalert2-7.33.1/dist/sweetalert2.js
/* Page
<p>page</p><button id="b">b</button>
*/
observe('fire', async () => { document.getElementById('b').focus(); window.result = swal({ title: 'T <b>', text: 'x', type: 'warning', showCancelButton: true, animation: false }); await wait(50); return [swal.isVisible(), swal.getTitle().textContent, swal.getContent().textContent, swal.getConfirmButton().textContent, document.querySelector('.swal2-popup').getAttribute('role'), document.body.className, document.activeElement.className, document.querySelector('.swal2-icon.swal2-warning').style.display]; });
observe('confirm', async () => { swal.clickConfirm(); const value = await result; await wait(50); return [value, swal.isVisible(), document.activeElement.id, document.body.className]; });
observe('cancel', async () => { const done = swal({ title: 'a', showCancelButton: true, animation: false }); await wait(30); swal.clickCancel(); return done; });
observe('input', async () => { const done = swal({ input: 'email', inputValue: 'nope', animation: false }); await wait(30); swal.clickConfirm(); await wait(80); const message = document.querySelector('.swal2-validation-message').textContent; swal.getInput().value = 'a@b.cd'; swal.getInput().dispatchEvent(new Event('input', { bubbles: true })); swal.clickConfirm(); return [message, await done]; });
observe('escape', async () => { const done = swal({ title: 'e', animation: false }); await wait(30); document.querySelector('.swal2-popup').dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true })); return done; });
observe('queue and select', async () => { const done = swal({ input: 'select', inputOptions: { a: 'A', b: 'B' }, inputValue: 'b', animation: false }); await wait(30); const options = [...document.querySelectorAll('.swal2-select option')].map(o => [o.value, o.selected]); swal.clickConfirm(); return [options, await done]; });
observe('timer', async () => { const done = swal({ title: 't', timer: 60, animation: false }); await wait(10); const left = swal.getTimerLeft() <= 60; return [left, await done]; });
