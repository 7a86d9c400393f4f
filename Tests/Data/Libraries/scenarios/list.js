// list.js: a list that is searched, sorted and filtered in the page
// Loads: list.js/dist/list.js
/* Page
<div id=l><input class=search><button class=sort data-sort=name>by name</button><ul class=list><li data-id=3><h3 class=name>Gamma</h3><p class=born>1986</p><a class=link href="/g">g</a></li><li data-id=1><h3 class=name>alpha</h3><p class=born>1985</p><a class=link href="/a">a</a></li><li data-id=2><h3 class=name>Beta 10</h3><p class=born>1990</p><a class=link href="/b">b</a></li></ul><ul class=pagination></ul></div>
*/
var shown = () => [...document.querySelectorAll('#l .list li')].map(item => item.dataset.id + ':' + item.querySelector('.name').textContent);
observe('make', () => { window.list = new List('l', { valueNames: ['name', 'born', { data: ['id'] }, { name: 'link', attr: 'href' }], page: 2, pagination: true }); return [list.size(), shown(), list.items.map(item => item.values()), document.querySelector('.pagination').innerHTML]; });
observe('sort', () => { document.querySelector('.sort').click(); const up = shown(); document.querySelector('.sort').click(); return [up, shown(), document.querySelector('.sort').className]; });
observe('search', async () => { const field = document.querySelector('.search'); field.value = 'bet'; field.dispatchEvent(new KeyboardEvent('keyup', { bubbles: true })); field.dispatchEvent(new Event('input', { bubbles: true })); await wait(50); return [shown(), list.searched, list.matchingItems.length]; });
observe('all', () => { list.search(); return [shown(), list.searched]; });
observe('filter', () => { list.filter(item => Number(item.values().born) > 1985); const found = shown(); list.filter(); return [found, list.filtered]; });
observe('add', () => { const log = []; list.on('updated', () => log.push('updated')); const [item] = list.add({ name: 'Delta <b>', born: '2000', id: 9, link: '/d' }); list.show(1, 10); return [shown(), item.elm.outerHTML, log]; });
observe('page', () => { list.show(1, 2); document.querySelectorAll('.pagination a')[1].click(); return [shown(), list.i, [...document.querySelectorAll('.pagination li')].map(item => item.className)]; });
observe('remove', () => [list.remove('name', 'alpha'), list.get('id', '2').length, list.toJSON().length]);
observe('templates', () => { list.get('id', '2')[0].values({ name: 'Changed' }); list.clear(); return [shown(), document.querySelector('#l .list').innerHTML]; });
