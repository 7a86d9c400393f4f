// backbone.js: models, views, routes
// Loads: usr/share/javascript/underscore/underscore.js, usr/share/javascript/jquery/jquery.js, usr/share/javascript/backbone/backbone.js
/* Page
<div id="app"></div>
*/
observe('model', () => { const heard = [], m = new Backbone.Model({ a: 1 }); m.on('change:a', (m, v) => heard.push(v)); m.set('a', 2); m.set({ a: 3, b: 1 }); return [heard, m.toJSON(), m.previous('a')]; });
observe('collection', () => { const c = new Backbone.Collection([{ id: 2 }, { id: 1 }], { comparator: 'id' }); c.sort(); return [c.pluck('id'), c.get(2).id, c.where({ id: 1 }).length]; });
observe('view', () => { const V = Backbone.View.extend({ el: '#app', events: { 'click .x': 'hit' }, hit() { this.hits = (this.hits || 0) + 1; }, render() { this.$el.html('<b class="x">x</b>'); return this; } }); const v = new V().render(); document.querySelector('.x').click(); v.$('.x').trigger('click'); return [v.hits, v.el.innerHTML]; });
observe('router', async () => { const l = [], R = Backbone.Router.extend({ routes: { 'p/:id': id => l.push(id), '': () => l.push('home') } }); new R(); Backbone.history.start(); Backbone.history.navigate('p/7', { trigger: true }); location.hash = '#p/8'; await wait(50); const hash = location.hash; Backbone.history.stop(); return [l, hash]; });
observe('validation', () => { const M = Backbone.Model.extend({ validate(a) { if (a.n < 0) return 'neg'; } }); const m = new M(); let e; m.on('invalid', (m, x) => { e = x; }); return [m.set({ n: -1 }, { validate: true }), e]; });
