// jstorage.js: values kept in the browser
// Loads: usr/share/javascript/jstorage/jstorage.js
observe('set', () => { $.jStorage?.flush?.(); const s = (window.jQuery ?? window.$ ?? {}).jStorage; if (!s) return Object.keys(window).filter(k => /storage/i.test(k)); s.set('k', { a: [1, null, 'x'] }); return [s.get('k'), s.get('no', 'd'), s.index(), s.storageObj().k, s.storageAvailable(), s.currentBackend(), s.deleteKey('k'), s.index()]; });
