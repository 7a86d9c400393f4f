// underscore.string.js: words and letters
// Loads: usr/share/javascript/underscore.string/underscore.string.js
observe('words', () => [s.slugify('Ünïcödé Text'), s.camelize('moz-transform'), s.titleize('a b'), s.humanize('author_id'), s.numberFormat(1234.5, 2), s.levenshtein('kitten', 'sitting'), s.stripTags('<b>x</b>'), s.escapeHTML('<a&b>')]);
observe('prune', () => [s.prune('Hello, cruel world', 15), s.wrap('Hello World', { width: 5 }), s.sprintf('%05.1f', 3.14159)]);
