// tocbot.js: a table of contents
// Loads: tocbot/dist/tocbot.js
/* Page
<nav class="toc"></nav><main class="content"><h1 id="one">One <em>x</em></h1><p>t</p><h2 id="two">Two</h2><h3 id="three" data-heading-label="III">Three</h3><h2 id="four" class="skip">Four</h2><h2 id="five">Five &lt;5&gt;</h2></main>
*/
observe('make', () => { tocbot.init({ tocSelector: '.toc', contentSelector: '.content', headingSelector: 'h1, h2, h3', ignoreSelector: '.skip', collapseDepth: 6, hasInnerContainers: true, scrollSmooth: false }); return document.querySelector('.toc').innerHTML; });
observe('ordered', () => { tocbot.refresh({ ...tocbot.options, tocSelector: '.toc', contentSelector: '.content', headingSelector: 'h2, h3', orderedList: false, includeHtml: true, headingObjectCallback: (o, e) => ({ ...o, textContent: o.textContent.toUpperCase() }), basePath: '/b' }); return document.querySelector('.toc').innerHTML; });
observe('destroy', () => { tocbot.destroy(); return document.querySelector('.toc').innerHTML; });
