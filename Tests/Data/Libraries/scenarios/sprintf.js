// sprintf.js: formatting
// Loads: usr/share/javascript/sprintf-js/sprintf.js
// Version: 1.1.2
observe('format', () => [sprintf('%05d|%-5s|%+.2f|%x|%j', 42, 'ab', 3.14159, 255, { a: 1 }), vsprintf('%2$s %1$s', ['a', 'b'])]);
