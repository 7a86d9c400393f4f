// d3.js: data joined with elements
// Loads: usr/share/javascript/d3/d3.js
/* Page
<div id="d"></div>
*/
observe('join', () => { d3.select('#d').selectAll('p').data([3, 1, 2]).enter().append('p').text(d => d).attr('data-i', (d, i) => i); return document.getElementById('d').innerHTML; });
observe('exit', () => { const s = d3.select('#d').selectAll('p').data([5]); s.text(d => d); s.exit().remove(); return document.getElementById('d').innerHTML; });
observe('scales', () => { const f = (d3.scaleLinear || d3.scale.linear)().domain([0, 10]).range([0, 100]); return [f(3), d3.format(',.2f')(12345.678), d3.max([1, 5, 2]), d3.range(3)]; });
observe('events', () => { let n = 0; d3.select('#d').on('click', () => n++); document.getElementById('d').click(); return n; });
observe('svg', () => { d3.select('#d').append('svg').attr('width', 10).append('circle').attr('r', 3).style('fill', 'red'); return document.querySelector('svg').outerHTML; });
