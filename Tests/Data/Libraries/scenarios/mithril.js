// mithril.js: components, keys, events, redraws, routes
// Loads: usr/lib/nodejs/mithril/mithril.js
/* Page
<div id=root></div>
*/
var root = document.getElementById('root'), count = 0, life = [];
var Counter = { oninit() { life.push('init'); }, oncreate(v) { life.push('create ' + v.dom.tagName); }, onupdate() { life.push('update'); }, onremove() { life.push('remove'); }, view: v => m('div.c#k', { class: 'x', 'data-n': v.attrs.n, style: { color: 'red', fontSize: '2px' } }, ['n=', v.attrs.n, m('button', { onclick: () => { count++; } }, 'b'), m('input[type=checkbox]', { checked: count % 2 === 1 }), m('svg', { viewBox: '0 0 1 1' }, m('circle', { r: 1 })), m.trust('<i>t</i>')]) };
observe('render', () => { m.render(root, m(Counter, { n: 1 })); return root.innerHTML; });
observe('update', () => { m.render(root, m(Counter, { n: 2 })); return [root.innerHTML, root.querySelector('circle').namespaceURI]; });
observe('keys', () => { m.render(root, [3, 1, 2].map(k => m('p', { key: k }, k))); const first = root.firstChild; m.render(root, [1, 2, 3, 4].map(k => m('p', { key: k }, k))); return [root.innerHTML, root.childNodes[2] === first]; });
observe('mount', async () => { m.mount(root, { view: () => m(Counter, { n: count }) }); root.querySelector('button').click(); await wait(50); return [root.textContent, root.querySelector('input').checked]; });
observe('life', () => { m.mount(root, null); return [life, root.innerHTML]; });
observe('values', () => { m.render(root, m('form', m('select', { value: 'b' }, m('option', 'a'), m('option', 'b')), m('textarea', { value: 'txt' }), m('input', { value: 'v', disabled: true, maxlength: 3 }))); return [root.innerHTML, root.querySelector('select').value, root.querySelector('textarea').value, root.querySelector('input').value]; });
observe('fragments', () => { m.render(root, m('[', 'a', null, undefined, true, false, 0, [m('b', 'x')])); return root.innerHTML; });
