// stupidtable.js: tables
// Loads: usr/share/javascript/jquery/jquery.js, usr/share/javascript/jquery-stupidtable/stupidtable.js
// Version: 1.1.3
/* Page
<table id="t"><thead><tr><th data-sort="int">v</thead><tbody><tr><td>10<tr><td>9</tbody></table>
*/
observe('sort', async () => { $('#t').stupidtable(); $('th').trigger('click'); await wait(50); return $('td').map((i, e) => e.textContent).get(); });
