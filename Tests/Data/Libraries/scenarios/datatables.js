// datatables.js: tables
// Loads: usr/share/javascript/jquery/jquery.js, usr/share/javascript/jquery-datatables/jquery.dataTables.js
/* Page
<table id="t"><thead><tr><th>n<th>v</thead><tbody><tr><td>b<td>10<tr><td>a<td>9<tr><td>c<td>100</tbody></table>
*/
var table;
observe('make', () => { table = $('#t').DataTable({ pageLength: 2, lengthMenu: [2, 5] }); return [$('#t tbody tr').map((i, e) => e.textContent).get(), $('.dataTables_info').text(), $('.paginate_button').length]; });
observe('sort', () => { table.order([1, 'desc']).draw(); return $('#t tbody td:last-child').map((i, e) => e.textContent).get(); });
observe('search', () => { table.search('a').draw(); return [$('#t tbody tr').length, $('.dataTables_info').text()]; });
observe('data', () => { table.row.add(['d', '1']).draw(); return table.column(0).data().toArray(); });
