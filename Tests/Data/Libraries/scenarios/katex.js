// katex.js: formulas
// Loads: usr/share/javascript/katex/katex.js
/* Page
<p id="k"></p>
*/
observe('string', () => katex.renderToString('x^2', { output: 'mathml' }));
observe('element', () => { katex.render('\\frac{1}{2}', document.getElementById('k')); return document.getElementById('k').innerHTML; });
observe('error', () => katex.renderToString('\\bad{'));
