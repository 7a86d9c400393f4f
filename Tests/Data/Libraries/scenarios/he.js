// he.js: character references
// Loads: usr/share/nodejs/he/he.js
observe('code', () => [he.encode('foo © bar ≠ 𝌆'), he.decode('&copy;&#x1D306;&ampx'), he.escape('<"&')]);
