// requirejs.js: modules
// Loads: usr/share/javascript/requirejs/require.js
observe('define', () => new Promise(done => { define('a', [], () => 2); define('b', ['a'], a => a * 3); require(['b'], done); }));
observe('missing', () => new Promise(done => require(['data:text/none,x'], () => done('loaded'), e => done(e.requireType))));
