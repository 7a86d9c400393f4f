// select2.js: a better select
// Loads: usr/share/javascript/jquery/jquery.js, usr/share/javascript/select2.js/select2.js
/* Page
<select id="s"><option value="1">a</option><option value="2" selected>b</option></select>
*/
observe('make', () => { $('#s').select2(); return [$('.select2-selection__rendered').text(), $('#s').attr('class')]; });
observe('change', () => { $('#s').val('1').trigger('change'); return $('.select2-selection__rendered').text(); });
observe('open', () => { $('#s').select2('open'); return $('.select2-results__option').map((i, e) => e.textContent + ':' + e.getAttribute('aria-selected')).get(); });
observe('close', () => { $('#s').select2('close'); return $('.select2-results__option').length; });
