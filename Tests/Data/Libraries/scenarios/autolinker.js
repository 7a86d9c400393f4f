// Autolinker: addresses in text and markup become links
// Loads: usr/share/nodejs/autolinker/dist/Autolinker.js
/* Page
<p id=p>see http://x.test/a?b=1&amp;c=2#d, www.example.com/very/long/path/that/goes/on, a@b.test and @user #tag 555-666-7777 <a href="/x">http://no.test</a> <code>http://y.test</code></p>
*/
var page = document.getElementById('p');
observe('markup', () => { page.innerHTML = Autolinker.link(page.innerHTML, { mention: 'twitter', hashtag: 'twitter', newWindow: true, className: 'auto' }); return page.innerHTML; });
observe('links', () => [...page.querySelectorAll('a')].map(link => [link.href.replace(location.origin, ''), link.textContent, link.target, link.rel, link.className]));
observe('truncate', () => ['end', 'middle', 'smart'].map(location => Autolinker.link('http://www.example.com/very/long/path/that/goes/on?x=1', { truncate: { length: 24, location } })));
observe('replace', () => Autolinker.link('http://a.test and mail b@c.test', { replaceFn: match => { if (match.getType() === 'email') return false; const tag = match.buildTag(); tag.setAttr('data-x', '1'); tag.addClass('y'); return tag; } }));
observe('parse', () => Autolinker.parse('x http://a.test #h', { hashtag: 'instagram' }).map(match => [match.getType(), match.getOffset(), match.getMatchedText(), match.getAnchorHref()]));
observe('entities', () => Autolinker.link('&lt;http://a.test&gt;&nbsp;www.b.test&amp;x &quot;c.com&quot;'));
observe('unicode', () => Autolinker.link('http://\u00fcber.test/\u00e9 \u4f60\u597d.com \ud83d\ude00@x.test'));
observe('tags', () => Autolinker.link('<!-- http://a.test --><img alt="http://b.test"><b>http://c.test</b><script>http://d.test<\/script>'));
observe('options', () => Autolinker.link('google.com and http://a.test/', { urls: { schemeMatches: false, tldMatches: true }, stripPrefix: false, stripTrailingSlash: false }));
