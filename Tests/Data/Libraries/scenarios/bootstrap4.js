// bootstrap4.js: components
// Loads: usr/share/javascript/jquery/jquery.js, usr/share/nodejs/bootstrap/dist/js/bootstrap.bundle.js
/* Page
<button id="b" data-toggle="collapse" data-target="#c">t</button><div id="c" class="collapse">c</div><div class="modal" id="m" tabindex="-1"><div class="modal-dialog">x</div></div><label class="btn-group-toggle" data-toggle="buttons"><label class="btn"><input type="checkbox" id="k">k</label></label><div class="toast" data-autohide="false">t</div>
*/
observe('collapse', async () => { document.getElementById('b').click(); await wait(50); return [$('#c').attr('class'), $('#b').attr('aria-expanded')]; });
observe('button', () => { document.getElementById('k').click(); return [$('label.btn').attr('class'), document.getElementById('k').checked]; });
observe('modal', async () => { $('#m').modal('show'); await wait(50); return [$('#m').attr('aria-modal'), $('body').attr('class'), document.activeElement.id]; });
observe('modal hides', async () => { $('#m').modal('hide'); await wait(50); return [$('#m').attr('aria-hidden'), $('.modal-backdrop').length]; });
observe('toast', async () => { $('.toast').toast('show'); await wait(50); return $('.toast').attr('class'); });
