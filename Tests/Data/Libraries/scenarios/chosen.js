// chosen.js: a better select
// Loads: usr/share/javascript/jquery/jquery.js, usr/share/javascript/chosen/chosen.jquery.js
/* Page
<select id="s"><option>a</option><option selected>b</option></select>
*/
observe('make', () => { $('#s').chosen(); return [$('.chosen-container').length, $('.chosen-single span').text(), $('#s').css('display')]; });
observe('update', () => { $('#s').val('a').trigger('chosen:updated'); return $('.chosen-single span').text(); });
observe('open', () => { $('#s').trigger('chosen:open'); return $('.chosen-results li').map((i, e) => e.className + ':' + e.textContent).get(); });
