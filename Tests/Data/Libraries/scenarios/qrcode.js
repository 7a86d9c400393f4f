// qrcode.js: codes as tables, pictures and drawings
// Loads: usr/share/nodejs/qrcode-generator/qrcode.js
/* Page
<div id="d"></div>
*/
const code = (text, level = 'L', mode) => { const q = qrcode(0, level); q.addData(text, mode); q.make(); return q; };
observe('modules', () => ['a', 'http://example.org/?a=b', '0123456789'].map(t => { const q = code(t, 'M'); let bits = 0; for (let r = 0; r < q.getModuleCount(); r++) for (let c = 0; c < q.getModuleCount(); c++) bits = (bits * 33 + +q.isDark(r, c)) >>> 0; return [q.getModuleCount(), bits]; }));
observe('table', () => { const d = document.getElementById('d'); d.innerHTML = code('x').createTableTag(2, 4); const t = d.firstChild; return [t.rows.length, t.rows[0].cells.length, t.rows[0].cells[0].style.backgroundColor, t.style.borderCollapse, t.rows[0].cells[0].style.width]; });
observe('pictures', () => [code('x').createImgTag(2).slice(0, 60), code('x').createDataURL(1, 0).length, code('x').createSvgTag(2).length, code('x').createASCII(1, 0).length]);
observe('svg', () => { const d = document.getElementById('d'); d.innerHTML = code('x').createSvgTag({ cellSize: 2, margin: 0, title: 't', alt: 'a' }); const s = d.firstChild; return [s.localName, s.namespaceURI, s.getAttribute('viewBox'), s.querySelector('path').getAttribute('d').length, s.querySelector('title') && s.querySelector('title').textContent]; });
observe('modes', () => [['123', 'Numeric'], ['ABC', 'Alphanumeric'], ['abc', 'Byte']].map(([t, m]) => code(t, 'H', m).getModuleCount()));
