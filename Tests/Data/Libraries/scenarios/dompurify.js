// dompurify.js: hostile markup
// Loads: DOMPurify/dist/purify.js
observe('supported', () => DOMPurify.isSupported);
observe('markup', () => ['<img src=x onerror=alert(1)>', '<svg><script>1</scr' + 'ipt><g onload=x>', '<a href="javascript:x">a</a>', '<p>ok<iframe src=x></p>', '<math><mi//xlink:href="data:x,<script>">', '<form><input name=attributes><input name=parentNode></form>', '<table><td><a>x', '<template><b onclick=x>t</template>', '<noscript><p title="</noscript><img src=x onerror=1>">', '<b>unclosed', '<!--c--><i>x</i>', '<style>*{}</style>t', '<select><template><img onerror=1>', '<svg><style><img src=x onerror=1></style>', '<div style="color:red" class=a data-x=1 aria-label=l>'].map(t => DOMPurify.sanitize(t)));
observe('options', () => [DOMPurify.sanitize('<b>x</b><i>y</i>', { ALLOWED_TAGS: ['b'] }), DOMPurify.sanitize('<p>x<br>', { RETURN_DOM_FRAGMENT: true }).childNodes.length, DOMPurify.sanitize('<a target=_blank>', { ADD_ATTR: ['target'] }), DOMPurify.sanitize('<b>x', { RETURN_DOM: true }).nodeName]);
observe('removed', () => { DOMPurify.sanitize('<script>1</scr' + 'ipt><b onclick=x>'); return DOMPurify.removed.length; });
observe('hooks', () => { DOMPurify.addHook('afterSanitizeAttributes', n => { if ('target' in n) n.setAttribute('rel', 'noopener'); }); const r = DOMPurify.sanitize('<a href=x>a</a>'); DOMPurify.removeAllHooks(); return r; });
observe('in place', () => { const d = document.createElement('div'); d.innerHTML = '<b onclick=x>t</b>'; DOMPurify.sanitize(d, { IN_PLACE: true }); return d.innerHTML; });
