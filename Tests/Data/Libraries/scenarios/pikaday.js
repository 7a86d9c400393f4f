// pikaday.js: a calendar
// Loads: usr/share/javascript/pikaday/pikaday.js
// Version: 1.8.2
/* Page
<input id="d">
*/
observe('make', () => { const p = new Pikaday({ field: document.getElementById('d'), toString: d => d.getFullYear() + '/' + d.getMonth() }); p.setDate(new Date(2024, 1, 29)); return [document.getElementById('d').value, p.el.querySelectorAll('td[data-day]').length, String(p)]; });
observe('choose', () => { const e = document.querySelector('.pika-button[data-pika-day="3"]'); if (e) e.dispatchEvent(new MouseEvent('mousedown', { bubbles: true })); return document.getElementById('d').value; });
