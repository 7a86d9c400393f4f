// xterm.js: a terminal's emulation
// Loads: usr/share/javascript/xterm/xterm.js
/* Page
<div id="t"></div>
*/
observe('buffer', async () => { const t = new Terminal({ cols: 20, rows: 5 }); await new Promise(r => { t.write('a\u001b[31mred\u001b[0m\r\n\u4e2d\u6587 x', r); setTimeout(r, 300); }); const b = t.buffer || t._core.buffer; return [typeof b, t.cols, t.rows]; });
