// lunr.js: a search index
// Loads: usr/share/javascript/lunr/lunr.js
observe('search', () => { const i = lunr(function () { this.ref('id'); this.field('t'); this.add({ id: 1, t: 'running foxes' }); this.add({ id: 2, t: 'lazy dogs' }); }); return [i.search('run').map(r => r.ref), i.search('dog*').map(r => r.ref), i.search('+fox -dog').length]; });
