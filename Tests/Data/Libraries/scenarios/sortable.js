// sortable.js: lists in another order
// Loads: usr/share/javascript/sortable/Sortable.js
/* Page
<ul id="l"><li data-id="1">a<li data-id="2">b</ul>
*/
observe('order', () => { const s = Sortable.create(document.getElementById('l')); const first = s.toArray(); s.sort(['2', '1']); return [first, s.toArray(), s.option('animation')]; });
observe('utilities', () => [Sortable.utils.is(document.body, 'body'), Sortable.utils.index(document.querySelectorAll('li')[1])]);
