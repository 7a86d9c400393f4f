// Needs: mustache/mustache.js
var scenario = async ({ observe, fixture }) => {
  await observe('render', () => Mustache.render('{{#l}}<i>{{.}}</i>{{/l}}{{^n}}none{{/n}}{{{raw}}} {{esc}}', { l: ['a', '"<'], raw: '<b>', esc: "<'/>" }));
  await observe('partial', () => Mustache.render('{{>p}}', { a: 1 }, { p: 'p{{a}}' }));
  await observe('lambda', () => Mustache.render('{{#f}}x{{/f}}', { f: () => (t, r) => r(t) + '!' }));
  await observe('inserted', () => fixture(Mustache.render('<p title="{{t}}">{{t}}</p>', { t: 'a "b" & c' })).innerHTML);
  await observe('wrong', () => Mustache.parse('{{#a}}'));
};
