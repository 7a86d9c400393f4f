// rivets.js: a model bound to a page's elements
// Loads: rivets/dist/rivets.bundled.js
// Version: 0.9.2
/* Page
<section id=app rv-class="model.kind" rv-data-n="model.n"><h1 rv-text="model.title | upper"></h1><ul><li rv-each-item="model.items" rv-class-done="item.done"><b rv-text="item.name"></b><i rv-show="item.done">done</i><button rv-on-click="model.toggle">x</button></li></ul>
<input id=t rv-value="model.title"><input type=checkbox id=c rv-checked="model.flag"><input type=radio name=r value=a rv-checked="model.radio"><input type=radio name=r value=b rv-checked="model.radio"><select id=s rv-value="model.pick"><option value=1>1<option value=2>2</select><select id=m multiple rv-value="model.many"><option>x<option>y<option>z</select><p rv-if="model.flag" rv-html="model.html"></p><p rv-unless="model.flag">no</p><a rv-href="model.link" rv-hide="model.flag" rv-enabled="model.flag">{model.title} and { model.n }</a></section>
*/
rivets.formatters.upper = value => String(value).toUpperCase();
var app = document.getElementById('app'), model = { title: 'one', n: 1, kind: 'k', flag: false, radio: 'b', pick: '2', many: ['x', 'z'], html: '<em>h</em>', link: '/x?y=1', items: [{ name: 'a', done: false }, { name: 'b', done: true }], toggle(event, scope) { scope.item.done = !scope.item.done; } }, view;
observe('bind', () => { view = rivets.bind(app, { model }); return app.outerHTML; });
observe('states', () => [...app.querySelectorAll('input, option')].map(one => [one.value, one.checked ?? one.selected]));
observe('text', () => { model.title = 'two'; model.n = 5; return [app.querySelector('h1').textContent, document.getElementById('t').value, app.querySelector('a').textContent, app.dataset.n]; });
observe('attributes', () => { model.link = 'javascript:void 0'; model.kind = 'other one'; return [app.querySelector('a').href, app.className, app.querySelector('a').disabled, app.querySelector('a').getAttribute('style')]; });
observe('push', () => { model.items.push({ name: 'c', done: true }); model.items.splice(0, 1); return app.querySelector('ul').innerHTML; });
observe('reverse', () => { model.items.reverse(); return [...app.querySelectorAll('li b')].map(one => one.textContent); });
observe('click', () => { app.querySelector('li button').click(); return [model.items.map(item => item.done), app.querySelector('li').className, app.querySelector('li i').style.display]; });
observe('if', () => { model.flag = true; return [app.querySelectorAll('p').length, app.querySelector('p').outerHTML, document.getElementById('c').checked]; });
observe('input', () => { const input = document.getElementById('t'); input.value = 'typed'; input.dispatchEvent(new Event('input', { bubbles: true })); return [model.title, app.querySelector('h1').textContent]; });
observe('change event', () => { const input = document.getElementById('t'); input.value = 'changed'; input.dispatchEvent(new Event('change', { bubbles: true })); return [model.title, app.querySelector('h1').textContent]; });
observe('checkbox', () => { document.getElementById('c').click(); return [model.flag, app.querySelectorAll('p').length]; });
observe('radio', () => { app.querySelector('[value=a]').click(); return [model.radio, [...app.querySelectorAll('[name=r]')].map(one => one.checked)]; });
observe('select', () => { const select = document.getElementById('s'); select.selectedIndex = 0; select.dispatchEvent(new Event('change')); model.many = ['y']; return [model.pick, [...document.getElementById('m').selectedOptions].map(one => one.value)]; });
observe('many', () => { const select = document.getElementById('m'); select.options[2].selected = true; select.dispatchEvent(new Event('change')); return model.many; });
observe('comments', () => { const found = [], walker = document.createTreeWalker(app, NodeFilter.SHOW_COMMENT); while (walker.nextNode()) found.push(walker.currentNode.data); return found; });
observe('unbind', () => { view.unbind(); model.title = 'gone'; model.items.push({ name: 'z' }); return [app.querySelector('h1').textContent, app.querySelectorAll('li').length, app.innerHTML.length]; });
observe('component', () => { rivets.components['x-note'] = { template: () => '<b rv-text="text"></b>', initialize: (element, attributes) => ({ text: attributes.text + '!' }) }; const host = document.createElement('div'); host.innerHTML = '<x-note text="say"></x-note>'; rivets.bind(host, { say: 'hi' }); return host.innerHTML; });
observe('binder', () => { rivets.binders['width-*'] = function (element, value) { element.style.setProperty('--' + this.args[0], value + 'px'); }; const host = document.createElement('div'); host.innerHTML = '<p rv-width-a="x" rv-style-color="c"></p>'; rivets.bind(host, { x: 3 }); return host.innerHTML; });
