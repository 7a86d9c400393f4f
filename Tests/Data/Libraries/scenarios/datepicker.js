// datepicker.js: a calendar for inputs
// Loads: usr/share/javascript/jquery/jquery.js, datepicker/dist/datepicker.js
/* Page
<input id="d" value="2024-02-27"><div id="inline"></div>
*/
observe('show', () => { const d = jQuery('#d').datepicker({ format: 'yyyy-mm-dd', weekStart: 1 }); d.datepicker('show'); const p = document.querySelector('.datepicker-container'); return [p.className, [...p.querySelectorAll('[data-view=days] li')].map(l => `${l.textContent}${l.className ? `(${l.className})` : ''}`).join(' ')]; });
observe('pick', () => { const l = [...document.querySelectorAll('[data-view=days] li')].find(l => l.textContent === '29'); l.click(); return [document.getElementById('d').value, jQuery('#d').datepicker('getDate', true)]; });
observe('set and format', () => { jQuery('#d').datepicker('setDate', new Date(2023, 11, 5)); return [document.getElementById('d').value, jQuery('#d').datepicker('getMonthName'), jQuery('#d').datepicker('getDayName', true), jQuery('#d').datepicker('formatDate', new Date(1999, 0, 2))]; });
observe('destroy', () => { jQuery('#d').datepicker('destroy'); return [document.querySelectorAll('.datepicker-container').length, document.body.innerHTML.slice(0, 90)]; });
