// toastr.js: notices
// Loads: usr/share/javascript/jquery/jquery.js, usr/share/javascript/toastr/toastr.js
observe('show', () => { toastr.options.showDuration = 0; toastr.success('m', 't'); return [$('#toast-container').attr('class'), $('.toast-title').text(), $('.toast').attr('class')]; });
observe('clear', async () => { toastr.remove(); return $('.toast').length; });
