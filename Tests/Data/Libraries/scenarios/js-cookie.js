// js-cookie.js: cookies
// Loads: usr/share/nodejs/js-cookie/dist/js.cookie.js
// Version: 3.0.1
observe('cookie', () => { Cookies.set('n', 'ü;=', { path: '/' }); const v = Cookies.get('n'); Cookies.remove('n'); return [v, Cookies.get('n') === undefined]; });
