// typeahead.js: suggestions while somebody types
// Loads: usr/share/javascript/jquery/jquery.js, usr/share/javascript/jquery-typeahead/jquery.typeahead.js
/* Page
<form><div class=typeahead__container><div class=typeahead__field><div class=typeahead__query><input id=q class=js-typeahead autocomplete=off></div></div></div></form>
*/
observe('make', async () => { window.t = $.typeahead({ input: '#q', minLength: 1, source: { data: ['Alpha', 'Beta', 'alps', 'Gamma'] }, hint: true, callback: {} }); await wait(100); return [typeof t, $('#q').attr('class'), typeof window.Typeahead]; });
observe('type', async () => { $('#q').val('al').trigger('focus').trigger('input.typeahead'); await wait(400); return [$('.typeahead__item').map((i, e) => e.textContent.trim()).get(), $('.typeahead__container').attr('class').split(' ').sort()]; });
observe('select', async () => { $('.typeahead__item a').first().trigger('click'); await wait(200); return [$('#q').val(), $('.typeahead__list').length]; });
observe('clear', async () => { $('#q').val('').trigger('input.typeahead'); await wait(300); return $('.typeahead__item').length; });
