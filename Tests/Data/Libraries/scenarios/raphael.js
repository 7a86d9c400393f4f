// raphael.js: pictures of SVG
// Loads: usr/share/javascript/raphael/raphael.js
/* Page
<div id=p></div>
*/
observe('paper', () => { window.paper = Raphael('p', 100, 50); return [Raphael.type, paper.width, paper.canvas.tagName, paper.canvas.getAttribute('width')]; });
observe('shapes', () => { const c = paper.circle(10, 10, 5).attr({ fill: '#f00', stroke: 'blue', 'stroke-width': 2, opacity: .5 }), r = paper.rect(0, 0, 10, 20, 3), p = paper.path('M0 0L10 10Z').attr('title', 'T'); window.c = c; return [c.attr('fill'), c.node.outerHTML.replace(/style="[^"]*"/, ''), r.node.getAttribute('rx'), p.node.getAttribute('d'), paper.canvas.querySelectorAll('*').length]; });
observe('events and data', () => { const log = []; c.click(() => log.push('click')).data('k', 5); c.node.dispatchEvent(new MouseEvent('click', { bubbles: true })); return [log, c.data('k')]; });
observe('transform', () => { c.transform('t10,5r45'); return [c.transform(), c.node.getAttribute('transform')]; });
observe('order', () => { c.toFront(); const s = paper.set(); s.push(paper.rect(1, 1, 1, 1), paper.rect(2, 2, 2, 2)); s.attr({ fill: 'green' }); c.hide(); return [c.node.style.display, s.length, c.next === null, paper.top === c]; });
observe('helpers', () => [Raphael.getRGB('hsb(0.5, 1, 1)').hex, Raphael.angle(0, 0, 1, 1), Raphael.path2curve('M0 0L1 1').length, Raphael.parsePathString('M1 2 3 4').length, Raphael.getTotalLength('M0 0L10 0'), Raphael.isPointInsidePath('M0 0L10 0L10 10L0 10Z', 5, 5), Raphael.color('red').hex, Raphael.format('{0}-{1}', 1, 2)]);
observe('remove', () => { c.remove(); paper.clear(); return paper.canvas.childNodes.length; });
