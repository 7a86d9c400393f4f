// bootstrap-datepicker.js: days that are picked from a table
// Loads: usr/share/javascript/jquery/jquery.js, usr/share/javascript/bootstrap/files/js/bootstrap-datepicker.js
/* Page
<input id=d value="02/15/2024"><div id=in data-date="2024-03-10"></div><div id=r class=input-daterange><input id=from><input id=to></div>
*/
observe('make', () => { $('#d').datepicker({ format: 'mm/dd/yyyy', autoclose: true, weekStart: 1 }); const d = $('#d').datepicker('getDate'); return [d && [d.getFullYear(), d.getMonth(), d.getDate()], $('.datepicker').length]; });
observe('show', () => { $('#d').datepicker('show'); const p = $('.datepicker:visible'); return [p.length, p.find('.datepicker-switch').first().text(), p.find('.datepicker-days tbody tr').length, p.find('td.active').text(), p.find('.dow').map((i, e) => e.textContent).get(), p.find('td.old').length]; });
observe('pick', () => { const log = []; $('#d').on('changeDate', e => log.push([e.type, e.format('yyyy-mm-dd')])); $('.datepicker td.day:not(.old):contains(20)').first().click(); return [$('#d').val(), log, $('.datepicker:visible').length]; });
observe('keys', () => { $('#d').datepicker('show'); for (const keyCode of [39, 40, 13]) { const event = $.Event('keydown', { keyCode }); $('#d').trigger(event); } return $('#d').val(); });
observe('months', () => { $('#d').datepicker('show'); const p = $('.datepicker'); p.find('.datepicker-days .datepicker-switch').click(); const months = p.find('.datepicker-months .month').map((i, e) => e.textContent).get(); p.find('.month').eq(0).click(); return [months, p.find('.datepicker-days .datepicker-switch').text()]; });
observe('inline', () => { $('#in').datepicker({ format: 'yyyy-mm-dd', daysOfWeekDisabled: [0], todayHighlight: false }); $('#in').datepicker('setDate', new Date(2024, 2, 12)); return [$('#in .datepicker-inline').length, $('#in td.active').text(), $('#in td.disabled').length]; });
observe('range', () => { $('#r').datepicker({ format: 'yyyy-mm-dd' }); $('#from').datepicker('setDate', new Date(2024, 0, 5)); $('#to').datepicker('setDate', new Date(2024, 0, 9)); $('#from').datepicker('setDate', new Date(2024, 0, 20)); return [$('#from').val(), $('#to').val()]; });
observe('bounds', () => { $('#d').datepicker('setStartDate', new Date(2024, 1, 10)); $('#d').datepicker('update', '02/14/2024'); $('#d').datepicker('show'); return [$('.datepicker-days td.disabled').length > 0, $('#d').val()]; });
observe('remove', () => { $('#d').datepicker('remove'); return [typeof $('#d').data('datepicker'), $('.datepicker-dropdown').length]; });
