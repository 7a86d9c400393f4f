// jquery-ui-timepicker.js: dates with times
// Loads: usr/share/javascript/jquery/jquery.js, usr/share/javascript/jquery-ui/jquery-ui.js, usr/share/javascript/jquery-timepicker/jquery-ui-timepicker-addon.min.js
/* Page
<input id="d" value="2024-02-29 10:11">
*/
observe('show', () => { jQuery('#d').datetimepicker({ dateFormat: 'yy-mm-dd', timeFormat: 'HH:mm' }); jQuery('#d').datetimepicker('show'); const p = document.getElementById('ui-datepicker-div'); return [p.querySelector('.ui_tpicker_time_input, .ui_tpicker_time').outerHTML.slice(0, 120), p.querySelectorAll('td a').length, p.querySelectorAll('.ui-slider').length]; });
observe('set', () => { jQuery('#d').datetimepicker('setDate', new Date(2023, 2, 4, 5, 6)); return [document.getElementById('d').value, String(jQuery('#d').datetimepicker('getDate').getHours())]; });
observe('parse', () => [jQuery.datepicker.parseDateTime('yy-mm-dd', 'HH:mm', '2020-01-02 03:04').getMinutes(), jQuery.datepicker.formatTime('hh:mm tt', { hour: 15, minute: 7 })]);
