// frappe-charts.js: charts by Frappe
// Loads: charts-1.5.8/dist/frappe-charts.min.iife.js
/* Page
<div id="a" style="width:400px"></div><div id="b" style="width:400px"></div><div id="c" style="width:400px"></div>
*/
const made = type => new frappe.Chart(type[0], { title: 'T', type: type[1], height: 200, animate: 0, isNavigable: 1, colors: ['red', 'light-blue'], data: { labels: ['a', 'b', 'c'], datasets: [{ name: 'x', values: [10, 20, 5] }, { name: 'y', values: [3, 1, 8] }] } });
observe('bars', async () => { window.bars = made(['#a', 'bar']); await wait(700); const svg = document.querySelector('#a svg'); return [svg.getAttribute('class'), svg.querySelectorAll('rect.bar').length, [...svg.querySelectorAll('rect.bar')].map(r => [r.getAttribute('height'), r.style.fill]), document.querySelector('#a .title').textContent]; });
observe('lines', async () => { window.lines = made(['#b', 'line']); await wait(700); return [[...document.querySelectorAll('#b .line-graph-path')].map(p => p.getAttribute('d')), document.querySelectorAll('#b circle').length]; });
observe('shares', async () => { made(['#c', 'pie']); await wait(700); return [[...document.querySelectorAll('#c path.pie-path')].map(p => p.getAttribute('d')), [...document.querySelectorAll('#c .legend-dataset-text, #c .legend-dataset-label')].map(t => t.textContent)]; });
observe('update', async () => { bars.addDataPoint('d', [7, 7]); await wait(500); const more = document.querySelectorAll('#a rect.bar').length; bars.removeDataPoint(0); await wait(500); return [more, document.querySelectorAll('#a rect.bar').length, bars.data.labels]; });
observe('tips', () => [document.querySelectorAll('.graph-svg-tip').length, document.querySelector('#a .chart-container') !== null, document.querySelector('#a .graph-svg-tip').style.opacity]);
