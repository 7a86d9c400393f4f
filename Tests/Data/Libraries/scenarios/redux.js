// redux.js: a store
// Loads: usr/share/nodejs/redux/dist/redux.js
// Version: 4.2.1
observe('store', () => { const l = [], s = Redux.createStore(Redux.combineReducers({ n: (n = 0, a) => a.type === 'inc' ? n + 1 : n })); s.subscribe(() => l.push(s.getState().n)); s.dispatch({ type: 'inc' }); s.dispatch({ type: 'inc' }); return l; });
observe('middleware', () => { const log = [], m = () => next => a => { log.push(a.type); return next(a); }; const s = Redux.createStore(s => s || {}, Redux.applyMiddleware(m)); s.dispatch({ type: 'q' }); return log; });
observe('wrong action', () => Redux.createStore(() => 1).dispatch(5));
