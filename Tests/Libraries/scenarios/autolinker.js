// autolinker.js: links in texts
// Loads: usr/share/javascript/autolinker/Autolinker.js
observe('link', () => Autolinker.link('see www.example.com/a?b=1, x@y.org and http://z.example.', { newWindow: false }));
