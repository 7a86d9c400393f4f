// q.js: promises
// Loads: usr/share/javascript/q/q.js
// Version: 1.5.1
observe('then', () => Q.all([1, Q.delay(2, 10)]).spread((a, b) => a + b));
observe('fail', () => Q.reject(new TypeError('x')).fail(e => e.name).fin(() => 1));
observe('timeout', () => Q.delay(100).timeout(10).catch(e => e.code));
