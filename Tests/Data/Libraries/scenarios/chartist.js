// chartist.js: charts by Chartist
// Loads: chartist-0.11.4/dist/chartist.js
/* Page
<div id="a" style="width:300px;height:200px"></div><div id="b" style="width:200px;height:200px"></div><div id="c"></div>
*/
const drawn = chart => new Promise(done => chart.on('created', done));
const shape = root => [...root.querySelectorAll('*')].map(e => e.localName + '.' + (e.getAttribute('class') || '')).join(' ').slice(0, 1500);
observe('line', async () => { window.line = new Chartist.Line('#a', { labels: ['M', 'T', 'W'], series: [[1, 5, 2], [3, 2, 9]] }, { width: 300, height: 200, fullWidth: true, showArea: true }); await drawn(line); const svg = document.querySelector('#a svg'); return [svg.getAttribute('width'), shape(svg), [...svg.querySelectorAll('path')].map(p => p.getAttribute('d'))]; });
observe('bars', async () => { window.bar = new Chartist.Bar('#b', { labels: ['a', 'b'], series: [[800, 1200], [200, 400]] }, { width: 200, height: 200, stackBars: true, horizontalBars: true }); await drawn(bar); return [...document.querySelectorAll('#b line.ct-bar')].map(l => ['x1', 'y1', 'x2', 'y2', 'ct:value'].map(n => l.getAttribute(n))); });
observe('pie', async () => { const pie = new Chartist.Pie('#c', { series: [20, 10, 30, 40] }, { width: 100, height: 100, donut: true, donutWidth: 10, startAngle: 270, total: 200, showLabel: true }); await drawn(pie); return [...document.querySelectorAll('#c path, #c text')].map(e => e.getAttribute('d') || [e.getAttribute('dx'), e.textContent]); });
observe('update', async () => { const done = drawn(line); line.update({ labels: ['x'], series: [[4, 6]] }); await done; return [line.data.series.length, document.querySelectorAll('#a .ct-point').length, line.bounds && line.bounds.max]; });
observe('events', async () => { const log = []; line.on('draw', context => { log.push(context.type); if (context.type === 'point') context.element.attr({ r: 5 }).addClass('mine'); }); const done = drawn(line); line.update(); await done; return [log, document.querySelector('#a .mine') !== null]; });
observe('svg', () => { const s = new Chartist.Svg('g', { x: 1, 'ct:foo': 'b' }, 'c d'); s.elem('rect', { width: 3 }); s.addClass('e').removeClass('d'); const p = new Chartist.Svg.Path(true).move(1, 2).line(3, 4).curve(1, 2, 3, 4, 5, 6).scale(2, 2).translate(1, 1); return [s.classes(), s.querySelector('rect').attr('width'), s._node.outerHTML, p.stringify(), new Chartist.Svg.Path().parse('M0 0L5 5').pathElements.length]; });
observe('helpers', () => [Chartist.getMultiValue([1, 2]), Chartist.quantity('50px'), Chartist.alphaNumerate(3), Chartist.escapingMap['&'], Chartist.serialize({ a: '<"' }), Chartist.deserialize('{"data":{"a":1}}'), Chartist.roundWithPrecision(1.23456, 2), Chartist.polarToCartesian(0, 0, 10, 90)]);
