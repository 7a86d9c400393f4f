// lodash.js: objects, strings, functions
// Loads: usr/share/javascript/lodash/lodash.js
observe('objects', () => [_.merge({ a: { b: 1 } }, { a: { c: 2 } }), _.get({ a: [{ b: 3 }] }, 'a[0].b'), _.pick({ a: 1, b: 2 }, 'a'), _.cloneDeep({ d: [1, { x: 2 }] })]);
observe('strings', () => [_.kebabCase('fooBar baz'), _.truncate('abcdefghij', { length: 6 }), _.deburr('déjà vu'), _.words('fred, & pebbles'), _.escape('<&>')]);
observe('kinds', () => [_.isElement(document.body), _.isPlainObject(document.body), _.isNative(document.querySelector), _.isNative(setTimeout), _.isArrayLike(document.childNodes), _.toString(null), Object.prototype.toString.call(document.body)]);
observe('debounce', async () => { const l = []; const f = _.debounce(x => l.push(x), 10, { leading: true }); f(1); f(2); await wait(40); return l; });
observe('now', async () => { const a = _.now(); await wait(30); return _.now() - a >= 28; });
observe('template', () => _.template('Hi ${ user } <%- x %>')({ user: 'u', x: '<' }));
observe('clone of an element', () => _.cloneDeep(document.body));
