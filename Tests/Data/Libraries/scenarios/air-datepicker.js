// air-datepicker.js: a calendar without a library below it
// Loads: air-datepicker/dist/air-datepicker.js
/* Page
<input id="d"><div id="inline"></div>
*/
observe('inline', () => { globalThis.picker = new AirDatepicker('#inline', { startDate: new Date(2024, 1, 1), selectedDates: [new Date(2024, 1, 29)] }); const b = document.querySelector('#inline'); return [[...b.querySelectorAll('.-day-')].map(c => c.textContent).join(' '), b.querySelector('.-selected-').className, b.querySelector('.air-datepicker-nav--title').textContent]; });
observe('click a day', async () => { const c = [...document.querySelectorAll('#inline .-day-')].find(c => c.textContent === '14' && !c.className.includes('other')); c.click(); await wait(10); return [picker.selectedDates.map(d => d.getDate()), document.querySelectorAll('#inline .-selected-').length]; });
observe('next', () => { picker.next(); return document.querySelector('.air-datepicker-nav--title').textContent; });
observe('views', () => { picker.setCurrentView('months'); return [...document.querySelectorAll('#inline .-month-')].map(c => c.textContent).join(' '); });
observe('an input', async () => { const p = new AirDatepicker('#d', { dateFormat: 'yyyy/MM/dd' }); p.selectDate(new Date(2020, 4, 6)); await wait(10); return [document.getElementById('d').value, document.getElementById('air-datepicker-global-container') !== null]; });
