// highlight.js: syntax highlighting
// Loads: usr/share/javascript/highlight.js/highlight.js
// Version: 9.18.5
/* Page
<pre><code class="language-javascript">let x = "a"; // c</code></pre>
*/
observe('highlight', () => hljs.highlight('javascript', 'let x = "a<b"; // c').value);
observe('element', () => { hljs.highlightBlock(document.querySelector('code')); return document.querySelector('pre').innerHTML; });
observe('auto', () => hljs.highlightAuto('<p class="a">x</p>').language);
