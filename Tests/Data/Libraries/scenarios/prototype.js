// prototype.js: extended elements
// Loads: usr/share/javascript/prototype/prototype-1.7.3.js
/* Page
<div id="d"><p class="a">x</p><p>y</p></div><form id="f"><input name="q" value="1"></form>
*/
observe('elements', () => [$('d').down('p').addClassName('b').className, $$('#d p').pluck('innerHTML'), $('d').select('.a').length, $('d').visible(), $('d').hide().visible()]);
observe('insert', () => { $('d').insert({ top: '<b>t</b>' }).insert(new Element('i', { title: 'n' })); return $('d').innerHTML; });
observe('form', () => [$('f').serialize(), Form.getElements('f').length, $F($('f').q || $('f').down('input'))]);
observe('events', () => { const l = []; $('d').observe('click', e => l.push(e.element().tagName, e.isLeftClick())); $('d').down('p').click(); $('d').fire('my:event'); return l; });
observe('language', () => [[1, 2].inject(0, (a, b) => a + b), 'a-b'.camelize(), '<b>'.escapeHTML(), $H({ a: 1 }).toQueryString(), Object.toJSON({ a: [1] })]);
observe('class', () => { const A = Class.create({ initialize: function (n) { this.n = n; }, hi: function () { return 'a' + this.n; } }), B = Class.create(A, { hi: function ($super) { return $super() + 'b'; } }); return new B(1).hi(); });
