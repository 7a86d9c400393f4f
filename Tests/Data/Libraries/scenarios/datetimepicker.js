// datetimepicker.js: dates chosen from a table
// Loads: usr/share/javascript/jquery/jquery.js, usr/share/javascript/moment/moment.js, usr/share/javascript/bootstrap/js/bootstrap.js, usr/share/javascript/eonasdan-bootstrap-datetimepicker/bootstrap-datetimepicker.js
/* Page
<div style="position: relative"><input id="i"></div>
*/
const picker = () => jQuery('#i').data('DateTimePicker');
observe('make', () => { jQuery('#i').datetimepicker({ format: 'YYYY-MM-DD HH:mm', useCurrent: false, locale: 'en' }); return typeof picker().date; });
observe('set', () => { const seen = []; jQuery('#i').on('dp.change', e => seen.push([e.date && e.date.format('YYYY-MM-DD'), !!e.oldDate])); picker().date('2020-02-28 10:30'); const v = document.getElementById('i').value; picker().date(moment('2021-03-01T00:00')); return [seen, v, document.getElementById('i').value, picker().date().format('X').length]; });
observe('table', () => { picker().show(); const w = document.querySelector('.bootstrap-datetimepicker-widget'); return [w && w.querySelectorAll('td.day').length, w && w.querySelector('.picker-switch').textContent, w && w.querySelector('td.active') && w.querySelector('td.active').textContent]; });
observe('choose', () => { const days = [...document.querySelectorAll('td.day:not(.old):not(.new)')], d = days[9]; if (d) d.click(); return [days.length, document.getElementById('i').value]; });
observe('bounds', () => { picker().minDate('2021-03-05'); picker().maxDate('2021-03-20'); picker().show(); const r = [document.querySelectorAll('td.day.disabled').length]; picker().hide(); try { picker().date('2022-01-01'); } catch (e) { r.push(e.name); } return [...r, document.getElementById('i').value]; });
observe('clear', () => { picker().clear(); const v = document.getElementById('i').value; picker().destroy(); return [v, jQuery('#i').data('DateTimePicker') === undefined, document.querySelectorAll('.bootstrap-datetimepicker-widget').length]; });
