// css-selector-generator: the selector that finds an element
// Loads: css-selector-generator/build/index.js
// Version: 3.4.5
/* Page
<div id=main class="box wide"><p class="one first" data-x="1">a</p><p class=one>b</p><p>c</p><ul><li><a href="#q" title='qu"ote'>l</a><li class="1digit"><a href="/z">m</a><li></ul><input type=text name="a[b]" placeholder="x y"><svg viewBox="0 0 1 1"><g><circle r=1></circle><circle r=2 class=dot></circle></g></svg></div><div class=box><p>d</p><custom-tag></custom-tag><p id="a:b.c">e</p><p id="1x">f</p></div>
*/
var get = CssSelectorGenerator.getCssSelector;
var all = [...document.body.querySelectorAll('#main, #main *, .box *')];
observe('all', () => all.map(element => get(element)));
observe('they match', () => all.every(element => { const found = document.querySelectorAll(get(element)); return found.length === 1 && found[0] === element; }));
observe('tags', () => all.map(element => get(element, { selectors: ['tag', 'nthchild'] })));
observe('types', () => all.map(element => get(element, { selectors: ['nthoftype'], includeTag: true })));
observe('attributes', () => all.map(element => get(element, { selectors: ['attribute', 'tag'] })));
observe('classes', () => all.map(element => get(element, { selectors: ['class', 'nthchild'], combineWithinSelector: false })));
observe('root', () => { const root = document.querySelector('ul'); return [...root.querySelectorAll('*')].map(element => get(element, { root })); });
observe('black', () => get(document.querySelector('.first'), { blacklist: ['.first', /data/] }));
observe('white', () => get(document.querySelector('.first'), { whitelist: ['.one'], blacklist: ['*first'] }));
observe('fragment', () => { const fragment = document.createRange().createContextualFragment('<p class=z><b>1</b><b>2</b></p>'); return [...fragment.querySelectorAll('*')].map(element => get(element, { root: fragment })); });
observe('shadow', () => { const root = document.querySelector('custom-tag').attachShadow({ mode: 'open' }); root.innerHTML = '<i class=s></i><i id=t><b></b></i>'; return [...root.querySelectorAll('*')].map(element => get(element, { root })); });
observe('svg', () => [...document.querySelectorAll('svg *')].map(element => [get(element), element.matches(get(element))]));
observe('html', () => [get(document.documentElement), get(document.body), get(document.head)]);
observe('escapes', () => ['a:b.c', '1x'].map(id => [get(document.getElementById(id)), CSS.escape(id)]));
observe('detached', () => { try { return get(document.createElement('p')); } catch (error) { return [error.name]; } });
observe('limits', () => get(document.querySelector('a'), { maxCombinations: 1, maxCandidates: 1 }));
