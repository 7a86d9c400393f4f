// ansi-up.js: colors of terminals as markup
// Loads: usr/share/javascript/ansi_up/ansi_up.js
/* Page
<pre id="p"></pre>
*/
const up = () => typeof AnsiUp === 'function' ? new AnsiUp() : typeof ansi_up === 'object' ? ansi_up : new ansi_up.default();
observe('markup', () => ['\u001b[31mred\u001b[0m plain', '\u001b[1;32;44mb\u001b[m', '<&> \u001b[38;5;208mx\u001b[39m', '\u001b[38;2;1;2;3mt', 'a\u001b[Kb', '\u001b]8;;http://a/?b=c&d\u0007link\u001b]8;;\u0007'].map(t => up().ansi_to_html(t)));
observe('classes', () => { const u = up(); u.use_classes = true; return u.ansi_to_html('\u001b[31;1mred\u001b[0m'); });
observe('in the page', () => { const p = document.getElementById('p'); p.innerHTML = up().ansi_to_html('\u001b[33mx <b>\u001b[0m'); return [p.textContent, p.firstChild.style.color, p.children.length]; });
observe('in pieces', () => { const u = up(); return ['\u001b[3', '1mab', 'c\u001b[', '0m d'].map(t => u.ansi_to_html(t)); });
