// underscore.js: collections, functions, templates
// Loads: usr/share/javascript/underscore/underscore.js
observe('collections', () => [_.groupBy([1, 2, 3], n => n % 2), _.sortBy(['c', 'a'], _.identity), _.chunk([1, 2, 3], 2), _.zip([1, 2], [3, 4])]);
observe('template', () => _.template('<% _.each(l, function(x){ %><i><%- x %></i><% }) %>')({ l: ['a', '<b>'] }));
observe('debounce', async () => { let n = 0; const f = _.debounce(() => n++, 20); f(); f(); await wait(60); return n; });
observe('throttle', async () => { let n = 0; const f = _.throttle(() => n++, 30); f(); f(); f(); await wait(100); return n; });
observe('kinds', () => [_.isElement(document.body), _.isArguments((function () { return arguments; })()), _.isEqual({ a: [1, new Date(0)] }, { a: [1, new Date(0)] }), _.isFunction(alert), _.isNaN(NaN)]);
observe('toArray', () => _.toArray(document.body.childNodes).length);
