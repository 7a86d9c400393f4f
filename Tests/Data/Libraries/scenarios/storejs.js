// store.js.js: values kept in whatever storage there is
// Loads: store.js/dist/store.everything.js
observe('values', () => { const { store } = window; if (!store) return typeof require; store.clearAll(); store.set('a', { b: [1, null, 'ü'] }); store.set('n', 5); const seen = []; store.each((v, k) => seen.push([k, v])); return [store.get('a'), store.get('none', 7), seen.sort(), localStorage.length]; });
