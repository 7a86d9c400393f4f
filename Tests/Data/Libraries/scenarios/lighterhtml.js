// lighterhtml.js: templates from tagged literals
// Loads: lighterhtml/index.js
/* Page
<div id="r"></div>
*/
observe('render', () => { const { render, html } = lighterhtml, r = document.getElementById('r'); window.view = n => render(r, html`<p class=${'c' + n} onclick=${e => { window.clicked = e.type + n; }} .data=${{ n }} ?hidden=${n > 1}>${n} ${[1, 2, n].map(i => html`<b>${i}</b>`)} <!--c--> ${'<i>'}</p><input value=${n} aria=${{ label: 'l', role: 'r' }} .checked=${true}><style>.${'x'} { color: red }</style><textarea>${'t' + n}</textarea>`); view(1); return r.innerHTML; });
observe('update', () => { const r = document.getElementById('r'), p = r.querySelector('p'); view(2); p.click(); return [p === r.querySelector('p'), r.innerHTML, clicked, p.data, r.querySelector('input').value]; });
observe('svg', () => { const { render, svg } = lighterhtml, g = document.createElementNS('http://www.w3.org/2000/svg', 'svg'); render(g, svg`<rect x=${1} /><text>${'t'}</text>`); return [g.innerHTML.replace(/<!--.*?-->/g, ''), g.firstElementChild?.namespaceURI]; });
observe('node', () => { const { html } = lighterhtml, n = html.node`<td>${1}</td><td>2</td>`; return [n.nodeName ?? null, n.textContent, n.childNodes?.length]; });
