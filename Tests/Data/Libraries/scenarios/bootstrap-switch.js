// bootstrap-switch.js: a box to check, as a switch
// Loads: usr/share/javascript/jquery/jquery.js, usr/share/javascript/bootstrap-switch/bootstrap-switch.js
/* Page
<form><input type="checkbox" id="c" checked data-on-color="success" data-size="small"><input type="radio" name="r" class="r" value="1" checked><input type="radio" name="r" class="r" value="2"></form>
*/
observe('make', () => { $('#c').bootstrapSwitch(); const w = $('#c').closest('.bootstrap-switch'); return [w.attr('class'), w.children().children().map((i, e) => e.tagName + e.className + e.textContent).get(), $('#c').bootstrapSwitch('state')]; });
observe('toggle', () => { const log = []; $('#c').on('switchChange.bootstrapSwitch', (e, state) => log.push(state)); $('#c').bootstrapSwitch('toggleState'); $('#c').bootstrapSwitch('state', true, true); $('.bootstrap-switch-handle-on').trigger('click'); return [log, $('#c').prop('checked')]; });
observe('radios', () => { $('.r').bootstrapSwitch(); $('.r').eq(1).bootstrapSwitch('state', true); return $('.r').map((i, e) => e.checked).get(); });
observe('destroy', () => { $('#c').bootstrapSwitch('disabled', true); const off = $('#c').prop('disabled'); $('#c').bootstrapSwitch('destroy'); return [off, document.querySelector('form').firstElementChild.id]; });
