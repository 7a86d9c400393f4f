// tablesort.js: table columns that sort when they are clicked
// Loads: tablesort/dist/tablesort.min.js
/* Page
<table id="t"><thead><tr><th>n</th><th data-sort-method="none">x</th><th>name</th></tr></thead><tbody><tr><td>10</td><td>a</td><td>Zoë</td></tr><tr><td>9</td><td>b</td><td data-sort="0">adam</td></tr><tr><td>100</td><td>c</td><td>Bob</td></tr></tbody></table>
*/
const rows = () => [...document.querySelectorAll('#t tbody tr')].map(r => r.textContent);
observe('first', () => { globalThis.sorter = new Tablesort(document.getElementById('t')); document.querySelector('th').click(); return [rows(), [...document.querySelectorAll('th')].map(h => h.getAttribute('aria-sort') + h.getAttribute('role'))]; });
observe('again', () => { document.querySelectorAll('th')[2].click(); const once = rows(); document.querySelectorAll('th')[2].click(); return [once, rows()]; });
observe('events', () => { const seen = []; document.getElementById('t').addEventListener('beforeSort', e => seen.push(e.type, e instanceof CustomEvent)); document.getElementById('t').addEventListener('afterSort', e => seen.push(e.type)); document.querySelector('th').click(); sorter.refresh(); return [seen, rows()]; });
