// x-tag: custom elements of the old and the new kind, with the polyfills that it brings
// Loads: x-tag/dist/x-tag-core.js
// Version: 1.5.10
/* Page
<x-early value=3 open></x-early><div id=d></div>
*/
var made = [], host = document.getElementById('d');
observe('loads', () => [typeof xtag.register, typeof document.registerElement, typeof xtag.prefix, Object.keys(xtag).length]);
observe('register', () => { window.XEarly = xtag.register('x-early', { content: '<b>c</b><i>d</i>', lifecycle: { created() { made.push(['created', this.localName, this.getAttribute('value')]); }, inserted() { made.push('inserted'); }, removed() { made.push('removed'); }, attributeChanged(name, before, after) { made.push([name, before, after]); } }, accessors: { value: { attribute: {}, get() { return Number(this.getAttribute('value')); } }, open: { attribute: { boolean: true } }, word: { attribute: { def: 'w', skip: true } } }, methods: { twice() { return this.value * 2; } }, events: { 'tap:delegate(b)': function () { made.push('tap'); }, click(event) { made.push('click ' + event.target.localName); } } }); return typeof XEarly; });
observe('upgraded', async () => { await wait(50); return [document.querySelector('x-early').outerHTML, made.splice(0)]; });
observe('accessors', () => { const element = document.querySelector('x-early'); return [element.value, element.open, element.word, typeof element.twice, element.twice?.()]; });
observe('set', async () => { const element = document.querySelector('x-early'); element.open = false; element.value = 7; element.setAttribute('open', ''); await wait(20); return [element.outerHTML, made.splice(0)]; });
observe('make', () => { const element = document.createElement('x-early'); element.value = 1; return [element.outerHTML, element instanceof HTMLElement, made.splice(0)]; });
observe('insert', async () => { host.innerHTML = '<x-early value=9></x-early>'; await wait(50); const first = made.splice(0); host.textContent = ''; await wait(50); return [first, made.splice(0)]; });
observe('events', () => { const element = document.querySelector('x-early'); (element.querySelector('b') ?? element).click(); return made.splice(0); });
observe('fire', () => { const log = []; xtag.addEvent(host, 'mine', event => log.push(event.type, event.detail, event.bubbles, event.cancelable, event instanceof CustomEvent)); const fired = xtag.fireEvent(host, 'mine', { detail: { a: 1 }, bubbles: false }); return [log, fired]; });
observe('classes', () => { xtag.addClass(host, 'a'); xtag.toggleClass(host, 'b', true); xtag.removeClass(host, 'a'); return [host.className, xtag.hasClass(host, 'b')]; });
observe('query', () => [xtag.query(document, 'x-early').length, xtag.queryChildren(document.body, 'div').map(one => one.id), xtag.matchSelector(host, '#d.b')]);
observe('fragment', () => { const fragment = xtag.createFragment('<p>1</p><p>2</p>'); return [fragment.nodeType, fragment.childNodes.length]; });
observe('transition', () => [xtag.typeOf([]), xtag.typeOf(host), xtag.typeOf(null), xtag.uid().length, xtag.toArray(document.querySelectorAll('div')).length]);
observe('mixin', async () => { xtag.mixins.counted = { lifecycle: { created() { this.count = 0; } }, methods: { add() { return ++this.count; } } }; xtag.register('x-counted', { mixins: ['counted'], methods: { 'add::after': function () { made.push('after ' + this.count); } } }); const element = document.createElement('x-counted'); await wait(20); return [typeof element.add, element.add?.(), made.splice(0)]; });
observe('pseudos', () => { const log = []; xtag.addEvent(host, 'keydown:keypass(13, 27)', event => log.push(event.keyCode)); for (const keyCode of [13, 14, 27]) { const event = new Event('keydown', { bubbles: true }); event.keyCode = keyCode; host.dispatchEvent(event); } return log; });
observe('prefix', () => [xtag.prefix.js, xtag.prefix.dom, xtag.prefix.css]);
