// Needs: underscore/underscore.js
var scenario = async ({ observe, wait }) => {
  await observe('version', () => _.VERSION);
  await observe('group', () => _.groupBy(['one', 'two', 'three'], 'length'));
  await observe('template', () => _.template('<% _.each(l, i => { %><b><%- i %></b><% }) %>')({ l: ['<', '&'] }));
  await observe('chain', () => _.chain([3, 1, 2]).sortBy().map(n => n * 2).value());
  await observe('equal', () => [_.isEqual({ a: [1, NaN] }, { a: [1, NaN] }), _.isEqual(document.body, document.body), _.isElement(document.body)]);
  await observe('types', () => [_.isArguments((function () { return arguments; })()), _.isFunction(document.querySelector), _.isObject(document), _.isArray(document.querySelectorAll('*'))]);
  await observe('nodes', () => _.map(document.body.children, e => e.id || e.nodeName).slice(0, 1));
  await observe('debounce', async () => { let n = 0; const f = _.debounce(() => { n++; }, 20); f(); f(); await wait(60); return n; });
  await observe('throttle', async () => { let n = 0; const f = _.throttle(() => { n++; }, 40); f(); f(); f(); await wait(100); return n; });
  await observe('delay', async () => { let n = 0; _.delay(() => { n = 1; }, 5); await wait(20); return n; });
  await observe('once', () => { let n = 0; const f = _.once(() => ++n); return [f(), f()]; });
};
