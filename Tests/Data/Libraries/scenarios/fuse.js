// Fuse.js: fuzzy search over what a page holds
// Loads: Fuse/dist/fuse.js
/* Page
<ul><li data-tags="a,b">The Lord of the Rings<li data-tags="c">Lock Stock<li>Old Man's War<li>Ünïcode straße</ul>
*/
var books = [...document.querySelectorAll('li')].map((item, id) => ({ id, title: item.innerText.trim(), tags: (item.dataset.tags ?? '').split(',') }));
observe('text', () => new Fuse(books.map(book => book.title)).search('lrd').map(found => [found.item, found.refIndex]));
observe('keys', () => new Fuse(books, { keys: ['title', { name: 'tags', weight: 2 }], includeScore: true, includeMatches: true }).search('lock').map(found => [found.item.id, found.score.toFixed(6), found.matches.map(match => [match.key, match.indices])]));
observe('extended', () => ["'old", '^the', '!lock', 'war$', '="Lock Stock"', 'lord | war'].map(query => new Fuse(books, { keys: ['title'], useExtendedSearch: true }).search(query).map(found => found.item.id)));
observe('logic', () => new Fuse(books, { keys: ['title', 'tags'] }).search({ $or: [{ title: 'stock' }, { tags: 'a' }] }).map(found => found.item.id));
observe('unicode', () => [new Fuse(books, { keys: ['title'], ignoreDiacritics: true }).search('unicode').map(found => found.item.title), new Fuse(books, { keys: ['title'] }).search('STRASSE').map(found => found.item.id)]);
observe('elements', () => new Fuse([...document.querySelectorAll('li')], { keys: ['textContent', 'dataset.tags'] }).search('stock').map(found => found.item.outerHTML));
observe('add', () => { const fuse = new Fuse(books.slice(0, 2), { keys: ['title'] }); fuse.add({ id: 9, title: 'Rings again' }); fuse.remove(book => book.id === 0); return [fuse.search('rings').map(found => found.item.id), fuse.getIndex().size()]; });
observe('index', () => { const index = Fuse.createIndex(['title'], books); return JSON.stringify(index.toJSON()).length + new Fuse(books, { keys: ['title'] }, Fuse.parseIndex(index.toJSON())).search('man').length; });
observe('nothing', () => [new Fuse(books, { keys: ['title'] }).search(''), new Fuse([]).search('x'), Fuse.version]);
