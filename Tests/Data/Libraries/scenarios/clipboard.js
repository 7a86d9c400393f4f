// clipboard.js: copying
// Loads: usr/share/javascript/clipboard/clipboard.js
/* Page
<button id="b" data-clipboard-text="t">c</button>
*/
observe('supported', () => [typeof ClipboardJS, typeof ClipboardJS.isSupported()]);
