// handlebars.js: templates
// Loads: usr/share/javascript/handlebars/handlebars.js
observe('template', () => Handlebars.compile('{{#each l}}{{@index}}{{name}}{{else}}none{{/each}}{{{raw}}}{{esc}}')({ l: [{ name: 'a' }], raw: '<b>', esc: '<b>' }));
observe('helpers', () => { Handlebars.registerHelper('loud', s => s.toUpperCase()); Handlebars.registerPartial('p', '[{{x}}]'); return Handlebars.compile('{{loud v}}{{> p}}')({ v: 'v', x: 1 }); });
observe('error', () => Handlebars.compile('{{#if}}')({}));
