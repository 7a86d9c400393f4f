// jquery-ui.js: widgets
// Loads: usr/share/javascript/jquery/jquery.js, usr/share/javascript/jquery-ui/jquery-ui.js
/* Page
<div id="tabs"><ul><li><a href="#a">A</a><li><a href="#b">B</a></ul><div id="a">a</div><div id="b">b</div></div><div id="acc"><h3>1</h3><div>x</div><h3>2</h3><div>y</div></div><input id="d"><input id="ac"><div id="dlg" title="T">text</div><div id="pb"></div><ul id="menu"><li><div>m1</div><li><div>m2</div></ul><input id="sp" value="3"><select id="sm"><option>1<option selected>2</select>
*/
observe('tabs', () => { $('#tabs').tabs(); $('#tabs').tabs('option', 'active', 1); return [$('#tabs').attr('class'), $('#tabs li').eq(1).attr('aria-selected'), $('#a').attr('aria-hidden')]; });
observe('tabs by click', () => { $('#tabs a')[0].click(); return $('#tabs').tabs('option', 'active'); });
observe('accordion', () => { $('#acc').accordion({ animate: false }); $('#acc h3').eq(1).trigger('click'); return $('#acc h3').map((i, e) => $(e).attr('aria-expanded')).get(); });
observe('datepicker', () => { $('#d').datepicker({ dateFormat: 'yy-mm-dd' }).datepicker('setDate', new Date(2024, 1, 29)); return [$('#d').val(), $.datepicker.formatDate('DD, d MM yy', new Date(2020, 0, 1))]; });
observe('autocomplete', async () => { $('#ac').autocomplete({ source: ['apple', 'apricot', 'pear'], delay: 0 }).val('ap').autocomplete('search'); await wait(30); return $('.ui-autocomplete li').map((i, e) => $(e).text()).get(); });
observe('dialog', () => { $('#dlg').dialog({ buttons: { Ok() {} } }); return [$('#dlg').dialog('isOpen'), $('.ui-dialog-title').text(), $('.ui-dialog button').length, $('#dlg').dialog('close').dialog('isOpen')]; });
observe('progressbar', () => $('#pb').progressbar({ value: 37 }).attr('aria-valuenow'));
observe('menu', () => { $('#menu').menu(); return $('#menu li').map((i, e) => $(e).attr('class')).get(); });
observe('spinner', () => { $('#sp').spinner({ step: 2 }).spinner('stepUp'); return $('#sp').val(); });
observe('button', () => $('<button>b</button>').button({ icon: 'ui-icon-gear' }).prop('outerHTML'));
observe('selectmenu', () => { $('#sm').selectmenu(); return $('.ui-selectmenu-text').text(); });
observe('widget factory', () => { $.widget('my.thing', { options: { v: 1 }, _create() { this.element.text('v' + this.options.v); } }); return $('<p>').thing({ v: 5 }).text(); });
