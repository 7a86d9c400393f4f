// mark.js: words marked in a page, across elements too
// Loads: mark.js/dist/mark.js
/* Page
<div id=m><p>Lorem <b>ipsum</b> dolor, ip<i>sum</i> Ipsum</p><p data-x=1>sit amet lörem &amp; more</p><ul><li>ipsum dolor<li class=no>ipsum</ul></div>
*/
var marked = () => [...document.querySelectorAll('#m mark')].map(element => [element.textContent, element.parentNode.localName, element.className]);
var run = (method, ...rest) => new Promise(done => { const context = new Mark('#m'), last = rest.pop(); context[method](...rest, { ...last, done }); });
observe('word', async () => { const count = await run('mark', 'ipsum', { className: 'w' }); return [count, marked()]; });
observe('unmark', async () => { await run('unmark', {}); return [marked(), document.getElementById('m').innerHTML]; });
observe('across', async () => { const count = await run('mark', 'ipsum', { acrossElements: true, separateWordSearch: false }); return [count, marked(), document.getElementById('m').innerHTML]; });
observe('several', async () => { await run('unmark', {}); const seen = []; await run('mark', ['dolor', 'lorem'], { diacritics: true, accuracy: 'exactly', exclude: ['.no'], each: element => seen.push(element.textContent) }); return [seen, marked()]; });
observe('pattern', async () => { await run('unmark', {}); const seen = []; await run('markRegExp', /\b(\w)o(\w+)/gi, { element: 'span', className: 'p', filter: (node, match, count) => count < 3, noMatch: () => seen.push('none') }); return [[...document.querySelectorAll('#m span.p')].map(element => element.textContent), seen, document.querySelector('#m p').childNodes.length]; });
observe('ranges', async () => { await run('unmark', { element: 'span' }); const seen = []; await run('markRanges', [{ start: 3, length: 5 }, { start: 30, length: 4 }], { each: (element, range) => seen.push([element.textContent, range.start]) }); return [seen, marked()]; });
observe('nothing', async () => { const missing = []; await run('mark', 'zzz', { noMatch: term => missing.push(term) }); return missing; });
