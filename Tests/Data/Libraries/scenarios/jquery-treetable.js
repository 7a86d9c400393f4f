// jquery-treetable.js: a tree of rows
// Loads: usr/share/javascript/jquery/jquery.js, usr/share/javascript/jquery-treetable/jquery.treeTable.js
/* Page
<table id="t"><tr id="n1"><td>a<tr id="n2" class="child-of-n1"><td>b</table>
*/
observe('tree', () => { $('#t').treeTable(); return $('tr').map((i, e) => e.className + ':' + e.style.display).get(); });
