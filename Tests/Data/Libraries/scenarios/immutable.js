// immutable.js: persistent collections
// Loads: usr/share/nodejs/immutable/dist/immutable.js
observe('maps', () => [Immutable.Map({ a: 1 }).set('b', 2).toJS(), Immutable.fromJS({ a: { b: [1] } }).setIn(['a', 'b', 1], 5).toJS(), Immutable.is(Immutable.List([1]), Immutable.List([1]))]);
observe('sequences', () => Immutable.Range().map(x => x * x).filter(x => x % 2).take(4).toArray());
observe('hash of an element', () => Immutable.Map().set(document.body, 1).get(document.body));
