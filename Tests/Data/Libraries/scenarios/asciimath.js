// asciimath.js: formulas in text become MathML
// Loads: usr/share/javascript/asciimathtml/ASCIIMathML.js
/* Page
<div id=m>Let `x^2 + sqrt(y) = sum_(i=1)^n i/2` be.</div>
*/
observe('parse', () => ['x^2', 'a/b', 'sqrt(x+1)', '[[a,b],[c,d]]', 'sum_(i=1)^n i^3', 'alpha != beta', 'text(for all) x in RR', 'hat(x) bar(y)', '{x|x>0}'].map(text => AMparseMath(text).outerHTML));
observe('page', () => { const host = document.getElementById('m'); AMprocessNode(host, false); return [host.innerHTML, host.querySelector('math') && host.querySelector('math').namespaceURI, host.querySelectorAll('mfrac').length]; });
