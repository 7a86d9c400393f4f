// highlight.js: code in colours
// Loads: usr/share/javascript/highlight.js/highlight.js
/* Page
<pre><code class="language-javascript">let x = "a"; // c</code></pre>
*/
observe('highlight', () => hljs.highlight('let x = "a<b"; // c', { language: 'javascript' }).value);
observe('element', () => { hljs.highlightElement(document.querySelector('code')); return document.querySelector('pre').innerHTML; });
observe('auto', () => hljs.highlightAuto('<p class="a">x</p>').language);
