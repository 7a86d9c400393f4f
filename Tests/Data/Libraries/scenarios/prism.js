// prism.js: highlighted code
// Loads: usr/share/nodejs/prismjs/components/prism-core.js, usr/share/nodejs/prismjs/components/prism-markup.js, usr/share/nodejs/prismjs/components/prism-clike.js, usr/share/nodejs/prismjs/components/prism-javascript.js, usr/share/nodejs/prismjs/plugins/line-numbers/prism-line-numbers.js, usr/share/nodejs/prismjs/plugins/keep-markup/prism-keep-markup.js, usr/share/nodejs/prismjs/plugins/autolinker/prism-autolinker.js
/* Page
<pre class="line-numbers"><code class="language-javascript">let a = `x${1}` &lt; 2; // see http://a.test
function <mark>f</mark>(b) { return /r+/g.test(b) }</code></pre><pre id="m" class="lang-html"><code>&lt;p class="x"&gt;t &amp;amp; &lt;script&gt;var y;&lt;/script&gt;&lt;/p&gt;</code></pre>
*/
observe('text', () => Prism.highlight('if (a) { b("s", 1.5e3); } // c', Prism.languages.javascript, 'javascript'));
observe('element', () => { Prism.highlightAll(); return document.querySelector('.line-numbers').outerHTML; });
observe('markup', () => document.getElementById('m').outerHTML);
observe('tokens', () => Prism.tokenize('x = 1;', Prism.languages.javascript).map(t => t.type ?? t));
