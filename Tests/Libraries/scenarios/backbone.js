// Needs: jquery/jquery.js underscore/underscore.js backbone/backbone.js
// Models, views and routing.
var scenario = async ({ observe, fixture, wait }) => {
  fixture('<div id="v"></div>');
  await observe('version', () => Backbone.VERSION);
  const M = Backbone.Model.extend({ defaults: { n: 1 }, validate: a => (a.n < 0 ? 'negative' : undefined) });
  await observe('model', () => { const seen = [], m = new M(); m.on('change:n', (_, v) => seen.push(v)); m.set('n', 2); m.set({ n: -1 }, { validate: true }); return [seen, m.validationError, m.toJSON()]; });
  await observe('collection', () => { const c = new Backbone.Collection([{ id: 2 }, { id: 1 }], { comparator: 'id' }); return [c.pluck('id'), c.get(2).id, c.toJSON()]; });
  await observe('view', () => {
    const seen = [];
    const V = Backbone.View.extend({ el: '#v', events: { 'click b': e => seen.push(e.type) }, render() { this.$el.html('<b>x</b>'); return this; } });
    const view = new V().render(); view.$('b').trigger('click'); view.$('b')[0].click(); view.undelegateEvents(); view.$('b')[0].click();
    return [seen, view.el];
  });
  await observe('route', async () => {
    const seen = [], R = Backbone.Router.extend({ routes: { 'a/:id': id => seen.push(id), '*rest': r => seen.push(['rest', r]) } });
    const r = new R(); Backbone.history.start(); r.navigate('a/7', { trigger: true }); location.hash = 'other'; await wait(100);
    const hash = location.hash; Backbone.history.stop(); return [seen, hash];
  });
};
