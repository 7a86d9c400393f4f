// defuddle: the main content of a page
// Loads: defuddle/dist/index.js
// Version: 0.2.4
/* Page
<header><nav><a href="/">Home</a></nav></header><article><h1>The title</h1><p class=byline>By <a rel=author href="/me">Jane Roe</a></p><p>One paragraph of the article that is long enough to be kept by whatever counts words, with a <a href="rel/link?x=1">relative link</a> and <em>emphasis</em>.</p><p>Another <b>paragraph</b>, also long, that says more of the same so that scores favour this block over others on the page.</p><figure><img src="i.png" alt="Pic" width=300 height=200><figcaption>Caption</figcaption></figure><pre><code class="language-js">let a = 1 &lt; 2;
b();</code></pre><table><tr><th>h<td>1<tr><th>k<td>2</table><h2 id=sec>Section <a class=anchor href="#sec">#</a></h2><p>Text with a note<sup id=fnref1><a href="#fn1">1</a></sup> and more words to make it long enough for keeping.</p><ol class=footnotes><li id=fn1>The note. <a href="#fnref1">back</a></ol></article><aside class=sidebar>Ads and things</aside><footer>© X</footer>
*/
var parsed;
observe('parse', () => { parsed = new Defuddle(document, { url: 'http://page.test/a/b.html' }).parse(); return Object.keys(parsed).sort(); });
observe('content', () => parsed.content);
observe('metadata', () => [parsed.title, parsed.author, parsed.domain, parsed.site, parsed.description, parsed.published, parsed.image, parsed.wordCount]);
observe('page untouched', () => [document.querySelector('article').outerHTML.length, document.querySelectorAll('*').length > 20]);
observe('schema', () => { const other = new DOMParser().parseFromString('<html lang=en><head><title>T | Site</title><meta property="og:title" content="Own"><meta name=author content="Me"><meta property="og:image" content="/i.png"><link rel=icon href="/f.ico"><script type="application/ld+json">{"@type":"Article","datePublished":"2020-01-02","description":"D"}<\/script></head><body><main><h1>Own</h1><p>Long text of the other page, in one paragraph only, and again some words.</p></main></body></html>', 'text/html'); const found = new Defuddle(other, { url: 'https://site.test/p' }).parse(); return [found.title, found.author, found.published, found.image, found.favicon, found.description, found.content, found.domain]; });
observe('markdown off', () => typeof new Defuddle(document, { markdown: false, removeExactSelectors: false }).parse().content);
