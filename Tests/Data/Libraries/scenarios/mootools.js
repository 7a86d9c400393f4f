// mootools.js: elements and classes
// Loads: usr/share/javascript/mootools/mootools-core-nc.js
/* Page
<div id="d"><p class="a">x</p></div>
*/
observe('elements', () => [document.id('d').getElement('p').addClass('b').get('class'), document.getElements('#d p').length, document.id('d').getChildren().length]);
observe('make', () => new Element('a.c', { href: '#x', text: 't', styles: { color: 'red' } }).inject(document.id('d')).get('html'));
observe('events', () => { const l = []; document.id('d').addEvent('click:relay(p)', (e, t) => l.push(t.get('tag'))); document.getElement('p').click(); return l; });
observe('class', () => { const A = new Class({ Implements: [Options, Events], options: { a: 1 }, initialize(o) { this.setOptions(o); } }); return new A({ b: 2 }).options; });
observe('strings', () => ['a-b'.camelCase(), '{x}'.substitute({ x: 1 }), JSON.encode({ a: 1 }), Browser.name]);
