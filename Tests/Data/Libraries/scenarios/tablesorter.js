// tablesorter.js: tables
// Loads: usr/share/javascript/jquery/jquery.js, usr/share/javascript/jquery-tablesorter/js/jquery.tablesorter.js
/* Page
<table id="t"><thead><tr><th>n<th>v</thead><tbody><tr><td>b<td>10<tr><td>a<td>9<tr><td>c<td>100</tbody></table>
*/
observe('sort', async () => { $('#t').tablesorter({ sortList: [[1, 0]] }); await wait(100); return [$('#t tbody tr').map((i, e) => e.textContent).get(), $('#t th').eq(1).attr('aria-sort')]; });
observe('click', async () => { $('#t th').eq(0).trigger('sort'); await wait(100); return $('#t tbody tr').map((i, e) => e.textContent).get(); });
