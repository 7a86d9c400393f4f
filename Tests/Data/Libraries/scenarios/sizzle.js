// sizzle.js: selectors that a browser lacks
// Loads: usr/share/javascript/sizzle/sizzle.js
/* Page
<div id="r"><p class="x y">1</p><p>2<span lang="en">s</span></p><input type="radio" checked><input disabled></div>
*/
observe('extensions', () => ['p:first', 'p:not(.x)', 'p:contains(2)', 'input:enabled', ':radio', '#r > :last', 'p:has(span)', '[class~=y]', 'p + p', ':header'].map(s => Sizzle(s).length));
observe('matches', () => [Sizzle.matchesSelector(document.body, 'body'), Sizzle.matches('.x', [document.querySelector('p')]).length]);
observe('attr', () => Sizzle.attr(document.querySelector('input'), 'checked'));
observe('error', () => Sizzle('p[[]'));
observe('order', () => Sizzle.uniqueSort([document.querySelector('input'), document.querySelector('p'), document.querySelector('p')]).map(e => e.nodeName));
observe('checked', () => { document.querySelectorAll('input')[0].checked = false; return Sizzle(':checked').length; });
