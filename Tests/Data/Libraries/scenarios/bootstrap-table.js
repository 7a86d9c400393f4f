// bootstrap-table.js: tables that are sorted, searched and paged
// Loads: usr/share/javascript/jquery/jquery.js, bootstrap-table/dist/bootstrap-table.js
/* Page
<table id="t" data-search="true"><thead><tr><th data-field="id" data-sortable="true">ID</th><th data-field="name" data-sortable="true">Name</th></tr></thead><tbody><tr><td>2</td><td>b &amp; c</td></tr><tr><td>10</td><td><a href="/x">a</a></td></tr><tr><td>1</td><td>z</td></tr></tbody></table>
*/
const shown = () => [...document.querySelectorAll('#t tbody tr')].map(r => [...r.cells].map(c => c.innerHTML).join('|'));
observe('from markup', () => { jQuery('#t').bootstrapTable(); return [shown(), jQuery('#t').bootstrapTable('getData').map(r => [r.id, r.name])]; });
observe('sort', () => { jQuery('#t').bootstrapTable('sortBy', { field: 'id', sortOrder: 'desc' }); return shown(); });
observe('header click', () => { document.querySelector('th[data-field=name] .th-inner').click(); return [shown(), document.querySelector('th[data-field=name] .th-inner').className]; });
observe('search', async () => { const i = document.querySelector('.search input, .search-input'); i.value = 'z'; i.dispatchEvent(new KeyboardEvent('keyup', { bubbles: true, key: 'z' })); await wait(600); return shown(); });
observe('append and remove', () => { const t = jQuery('#t'); t.bootstrapTable('resetSearch', ''); t.bootstrapTable('append', [{ id: 7, name: '<i>q</i>' }]); t.bootstrapTable('remove', { field: 'id', values: ['10'] }); return shown(); });
observe('destroy', () => { jQuery('#t').bootstrapTable('destroy'); return [document.querySelectorAll('.bootstrap-table').length, document.getElementById('t').rows.length]; });
