// jquery-tmpl.js: templates
// Loads: usr/share/javascript/jquery/jquery.js, usr/share/javascript/jquery-tmpl/jquery.tmpl.js
// Version: 1.0.0-beta
observe('template', () => $.tmpl('<li>${name}{{if a}}!{{/if}}</li>', [{ name: 'x', a: 1 }, { name: '<y>' }]).map((i, e) => e.outerHTML).get());
