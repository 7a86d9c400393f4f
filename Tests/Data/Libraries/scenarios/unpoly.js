// unpoly: fragments of pages, with compilers, parameters and events
// Loads: unpoly/dist/unpoly.js
/* Page
<form id=f action=/send method=post><input name=a value=1><input name="b[]" value=2><input name="b[]" value=3><input type=checkbox name=c value=y checked><select name=s multiple><option selected>p<option selected>q</select><textarea name=t>x
y</textarea><button name=go value=1>go</button></form><div class=box id=one data-n=1 up-data='{"x":[1,2]}'><p class=in>t</p></div><ul><li up-nav><a href="/x" up-alias="/y*">l</a></ul>
*/
up.log.disable();
var one = () => document.getElementById('one');
observe('is supported', () => up.browser.isSupported());
observe('all', () => [up.element.all('li, p').length, up.element.first('.box .in').textContent, up.element.closest(up.element.first('.in'), '.box').id, up.element.subtree(one(), '.box, p').length]);
observe('matches', () => [up.element.matches(one(), '.box:not(p)'), up.element.get('#one') === one(), up.element.list([one(), [document.body]]).length]);
observe('create', () => up.element.createFromSelector('article.a.b#c[data-x="y z"] > span.i', { text: '<t>', class: 'z', style: { color: 'red', marginTop: '3px' } }).outerHTML);
observe('affix', () => { const made = up.element.affix(one(), 'b.m[title=x]', { inner: 1 }); return [made.parentNode === one(), made.outerHTML]; });
observe('attributes', () => { const element = one(); up.element.setAttrs(element, { title: 'T', 'data-q': '{"a":1}', hidden: '' }); return [up.element.booleanAttr(element, 'hidden'), up.element.numberAttr(element, 'data-n'), up.element.jsonAttr(element, 'data-q'), up.element.booleanOrStringAttr(element, 'title')]; });
observe('styles', () => { const element = one(); up.element.setStyle(element, { fontSize: 12, 'z-index': 4, display: 'block' }); up.element.hide(element); const hidden = up.element.isVisible(element); up.element.show(element); return [element.getAttribute('style'), hidden, up.element.style(element, ['color', 'zIndex']), up.element.styleNumber(element, 'z-index')]; });
observe('toggle', () => { up.element.toggleClass(one(), 'on'); up.element.toggle(one(), false); return [one().className, one().style.display]; });
observe('temporary style', () => { const undo = up.element.setTemporaryStyle(one(), { color: 'blue' }); const during = one().style.color; undo(); return [during, one().style.color]; });
observe('params', () => { const params = up.Params.fromForm('#f'); return [params.toQuery(), params.toArray(), params.toObject(), params.get('c'), [...params.toFormData()].length]; });
observe('params parse', () => { const params = up.Params.fromURL('/p?x=1&y[]=a%20b&y[]=+&z'); params.add('q', 'ü'); params.set('x', 2); params.delete('z'); return [params.toURL('/r'), params.toObject()]; });
observe('compiler', () => { const log = []; up.compiler('.comp', (element, data) => { log.push('in ' + element.id, data); return () => log.push('out ' + element.id); }); document.body.insertAdjacentHTML('beforeend', '<div class=comp id=k up-data=\'{"v":1}\'></div>'); up.hello(document.getElementById('k')); up.destroy('#k', { animation: false }); return [log, document.getElementById('k') === null]; });
observe('events', () => { const log = []; const off = up.on('click mine:event', '.in', (event, element, data) => log.push(event.type, element.className, data)); up.element.first('.in').click(); const event = up.emit(up.element.first('.in'), 'mine:event', { prop: 5 }); off(); up.element.first('.in').click(); return [log, event.prop, event.bubbles, event.cancelable, event.defaultPrevented]; });
observe('no default', () => { const off = up.on('stop:me', event => event.preventDefault()); const asked = up.event.nobodyPrevents('stop:me'); off(); return [asked, up.event.nobodyPrevents('stop:me')]; });
observe('extract', async () => { await up.extract('.box', '<html><head><title>New</title></head><body><div class="box" id=two><p>new <b>text</b></p></div></body></html>', { transition: false, history: false, scroll: false }); return [document.querySelector('.box').outerHTML, document.title]; });
observe('urls', () => ['/a/b/../c?q=1#h', 'http://x.test:80/', '?x', '//h/p'].map(url => [up.util.normalizeURL(url), up.util.normalizeURL(url, { search: false, hash: true })].map(text => text.replace(location.origin, ''))));
observe('util', () => [up.util.isElement(document.body), up.util.isList(document.body.children), up.util.isArguments((function () { return arguments; })()), up.util.copy(new Date(0)).getTime(), up.util.isEqual(document.querySelectorAll('p'), [...document.querySelectorAll('p')]), up.util.escapeHTML('<a b="c">\'')]);
observe('selector', () => { const element = document.createElement('input'); element.name = 'n'; element.className = 'up-x y'; return [up.fragment?.toTarget?.(element), up.dom?.resolveSelector?.(element), up.element.toSelector(element)]; });
observe('observe', async () => { const log = []; up.observe(document.querySelector('[name=a]'), (value, name) => log.push([name, value])); document.querySelector('[name=a]').value = 'new'; document.querySelector('[name=a]').dispatchEvent(new Event('input', { bubbles: true })); document.querySelector('[name=a]').dispatchEvent(new Event('change', { bubbles: true })); await wait(50); return log; });
