// async.js: tasks
// Loads: usr/share/javascript/async/async.js
// Version: 0.8.0
observe('parallel', () => new Promise(done => async.parallel([c => setTimeout(() => c(null, 1), 5), c => c(null, 2)], (e, r) => done(r))));
observe('queue', () => new Promise(done => { const l = [], q = async.queue((t, c) => { l.push(t); setTimeout(c, 2); }, 1); q.push([1, 2, 3]); const end = () => done(l); typeof q.drain === 'function' && q.drain.length ? q.drain(end) : (q.drain = end); }));
