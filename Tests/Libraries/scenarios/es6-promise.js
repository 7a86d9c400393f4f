// es6-promise.js: promises
// Loads: usr/share/javascript/es6-promise/es6-promise.js
observe('order', async () => { const l = []; const P = ES6Promise.Promise || ES6Promise; P.resolve().then(() => l.push(1)); Promise.resolve().then(() => l.push(2)); l.push(0); await wait(20); return l.sort(); });
