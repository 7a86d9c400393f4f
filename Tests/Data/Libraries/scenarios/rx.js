// rx.js: streams of events
// Loads: usr/share/javascript/rx/dist/rx.all.js
// Version: 4.1.0
/* Page
<b id="b"></b>
*/
observe('operators', () => new Promise(done => Rx.Observable.from([1, 2, 3]).map(x => x * 2).scan((a, b) => a + b).toArray().subscribe(done)));
observe('events', () => { const l = []; const s = Rx.Observable.fromEvent(document.getElementById('b'), 'click').subscribe(e => l.push(e.type)); document.getElementById('b').click(); s.dispose(); document.getElementById('b').click(); return l; });
observe('time', () => new Promise(done => Rx.Observable.interval(5).take(3).toArray().subscribe(done)));
