// marked.js: Markdown
// Loads: usr/share/javascript/marked/marked.umd.js
// Version: 4.2.3
observe('render', () => (marked.parse || marked)('# H\n\n1. a\n2. *b*\n\n```js\nx<1\n```\n\n> q\n\n[l](http://a "t")', { mangle: false, headerIds: true }));
observe('inline', () => marked.parseInline('**a** ~~b~~'));
