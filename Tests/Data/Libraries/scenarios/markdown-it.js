// markdown-it.js: Markdown
// Loads: usr/share/javascript/markdown-it/markdown-it.js
observe('render', () => markdownit({ html: false, linkify: true, typographer: true }).render('# H\n\n* a\n* **b** `c`\n\n|x|y|\n|-|-|\n|1|2|\n\nhttp://a.example "q" (c) <b>'));
observe('tokens', () => markdownit().parse('a *b*', {}).map(t => t.type));
