// hyperhtml.js: templates that are tagged strings
// Loads: hyperHTML-2.34.0/index.js
/* Page
<div id=h></div><table><tbody id=t></tbody></table>
*/
var bound = (list, on) => hyperHTML(document.getElementById('h'))`<ul class=${'l' + list.length} data=${{ a: 1 }}>${list.map(item => hyperHTML.wire(item, ':li')`<li title=${item.t}>${item.t}</li>`)}</ul><button disabled=${!on} onclick=${() => { window.hit = true; }}>b</button>`;
var items = [{ t: 'a' }, { t: 'b<' }, { t: 'c' }];
var markup = element => element.innerHTML.replace(/<!---[\d.]+%-->/g, '');  // The marks have random names.
observe('render', () => { bound(items, true); return markup(document.getElementById('h')); });
observe('update', () => { const first = document.querySelector('#h li'); items[0].t = 'A'; bound([items[2], items[0]], false); return [document.querySelectorAll('#h li')[1] === first, markup(document.getElementById('h')), document.querySelector('#h button').disabled]; });
observe('event', () => { bound(items, true); document.querySelector('#h button').click(); return window.hit; });
observe('rows', () => { hyperHTML(document.getElementById('t'))`${[1, 2].map(n => hyperHTML.wire()`<tr><td colspan=${n}>${n}</td></tr>`)}`; return markup(document.getElementById('t')); });
observe('promise', async () => { const e = document.createElement('div'); hyperHTML(e)`<p>${new Promise(done => setTimeout(done, 10, 'later'))} ${{ html: '<b>x</b>' }} ${{ any: Promise.resolve('y'), placeholder: '…' }}</p>`; const before = markup(e); await wait(30); return [before, markup(e)]; });
observe('svg', () => { const e = document.createElementNS('http://www.w3.org/2000/svg', 'g'); hyperHTML(e)`<circle cx=${5} r="3"/>`; return [markup(e), e.firstElementChild.namespaceURI]; });
observe('style', () => { const e = document.createElement('div'); hyperHTML(e)`<p style=${{ color: 'red', fontSize: 12 }} class=${'a'}>${null}${[]}${'t'}</p><input value=${'v'} checked=${true} type=checkbox>`; return [e.firstChild.style.color, e.firstChild.style.fontSize, e.lastChild.checked, e.lastChild.value, e.firstChild.textContent]; });
observe('component', () => { class C extends hyperHTML.Component { get defaultState() { return { n: 0 }; } onclick() { this.setState({ n: this.state.n + 1 }); } render() { return this.html`<i onclick=${this}>${this.state.n}</i>`; } } const c = new C(), e = document.createElement('div'); hyperHTML(e)`${c}`; e.firstElementChild.click(); return markup(e); });
observe('connected', async () => { const log = [], e = document.createElement('div'); hyperHTML(e)`<p onconnected=${() => log.push('in')} ondisconnected=${() => log.push('out')}>x</p>`; document.body.append(e); await wait(10); e.remove(); await wait(10); return log; });
