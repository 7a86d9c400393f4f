// hogan.js: mustache templates, compiled
// Loads: hogan.js/web/1.0.0/hogan.js
observe('render', () => Hogan.compile('{{#list}}<li class="{{c}}">{{{raw}}}{{text}}</li>{{/list}}{{^none}}none{{/none}}{{! x }}{{> p}}').render({ list: [{ c: '"q"', raw: '<b>', text: '<&\'>' }, { text: 2 }] }, { p: Hogan.compile('partial {{none}}.') }));
observe('lambdas', () => Hogan.compile('{{#up}}a {{x}}{{/up}}').render({ x: 'y', up: () => text => text.toUpperCase() }));
observe('scan', () => Hogan.scan('a {{b}} {{=<% %>=}} <%c%>').map(t => typeof t === 'string' ? t : [t.tag, t.n, String(t)]).length);
