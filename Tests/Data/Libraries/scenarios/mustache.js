// mustache.js: templates
// Loads: usr/share/javascript/mustache/mustache.js
observe('template', () => Mustache.render('{{#l}}<{{.}}>{{/l}}{{^e}}none{{/e}}{{{h}}}{{h}}{{>p}}', { l: [1, 2], h: '<&>' }, { p: 'P' }));
observe('functions', () => Mustache.render('{{#b}}x{{/b}}', { b: () => (t, r) => '<b>' + r(t) + '</b>' }));
observe('error', () => Mustache.render('{{#a}}'));
