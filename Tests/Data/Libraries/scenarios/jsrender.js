// jsrender.js: templates
// Loads: usr/share/javascript/jquery/jquery.js, usr/share/javascript/jsrender/jsrender.js
/* Page
<script id="t" type="text/x-jsrender">{{for l}}<i>{{>#data}}</i>{{/for}}</script>
*/
observe('template', () => [$.templates('#t').render({ l: ["a", "<"] }), $.templates('{{:a.b + 1}}{{if c}}c{{/if}}').render({ a: { b: 2 }, c: true })]);
