// crel.js: elements from arrays
// Loads: crel/crel.js
/* Page
<div id="r"></div>
*/
observe('make', () => { const r = document.getElementById('r'); crel(r, { class: 'c', 'data-x': 1 }, crel('p', { onclick: () => 0, style: 'color: red' }, 'text', ['a', document.createTextNode('b'), null]), crel(document.createElement('i'), 'i')); return r.outerHTML; });
observe('maps', () => { crel.attrMap.on = (element, value) => { for (const type in value) element.addEventListener(type, value[type]); }; let clicked = 0; const e = crel('button', { on: { click: () => clicked++ }, disabled: false, hidden: true }); e.click(); return [clicked, e.outerHTML, crel('svg', {}).namespaceURI, crel.proxy]; });
