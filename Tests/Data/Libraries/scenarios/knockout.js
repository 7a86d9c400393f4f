// knockout.js: bindings of a page
// Loads: usr/share/nodejs/knockout/build/output/knockout-latest.debug.js
/* Page
<div id="ko"><input id="i" data-bind="value: name, valueUpdate: 'input'"><b data-bind="text: upper, css: {long: name().length > 3}"></b><ul data-bind="foreach: items"><li data-bind="text: $data, attr: {title: $index}"></li></ul><p data-bind="visible: show, if: show">p</p><input type="checkbox" id="c" data-bind="checked: show"><select id="s" data-bind="options: items, value: chosen, optionsCaption: '?'"></select><button data-bind="click: add, enable: show">b</button></div>
*/
var model; 
observe('apply', () => { model = { name: ko.observable('abc'), items: ko.observableArray(['x', 'y']), show: ko.observable(true), chosen: ko.observable(), add() { model.items.push('z' + model.items().length); } }; model.upper = ko.computed(() => model.name().toUpperCase()); ko.applyBindings(model, document.getElementById('ko')); return document.getElementById('ko').innerHTML; });
observe('typing', () => { const i = document.getElementById('i'); i.value = 'typed'; i.dispatchEvent(new Event('input')); return [model.name(), document.querySelector('b').outerHTML]; });
observe('click', () => { document.querySelector('button').click(); return [...document.querySelectorAll('li')].map(e => e.outerHTML); });
observe('check', () => { document.getElementById('c').click(); return [model.show(), document.querySelector('p').outerHTML, document.querySelector('button').disabled]; });
observe('select', () => { const s = document.getElementById('s'); s.selectedIndex = 2; s.dispatchEvent(new Event('change')); return [model.chosen(), s.options.length]; });
observe('remove the chosen option', () => { model.items.remove('y'); return [model.chosen() === undefined, document.getElementById('s').selectedIndex]; });
observe('subscribe', () => { const l = []; model.name.subscribe(v => l.push(v)); model.name('q'); return l; });
observe('toJS', () => ko.toJS(model));
