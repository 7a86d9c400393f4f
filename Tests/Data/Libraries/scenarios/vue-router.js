// vue-router.js: components by addresses
// Loads: vue-2.6.14/dist/vue.js, vue-router-3.6.5/dist/vue-router.js
/* Page
<div id=app><router-link to="/a/7?q=1" id=la>a</router-link><router-link to="/b" id=lb>b</router-link><router-view></router-view></div>
*/
observe('make', async () => { const C = { template: '<p>a {{ $route.params.id }} {{ $route.query.q }}<router-view></router-view></p>' }, B = { template: '<p>b</p>', beforeRouteLeave(to, from, next) { window.left = to.path; next(); } }; window.router = new VueRouter({ mode: 'hash', routes: [{ path: '/', component: { template: '<p>home</p>' } }, { path: '/a/:id', component: C, name: 'a', children: [{ path: 'sub', component: { template: '<i>sub</i>' } }] }, { path: '/b', component: B, alias: '/bb' }, { path: '/old', redirect: '/b' }, { path: '*', component: { template: '<p>none</p>' } }] }); window.app = new Vue({ router }).$mount('#app'); await Vue.nextTick(); return [document.getElementById('app').innerHTML, location.hash]; });
observe('push', async () => { await router.push('/a/5'); await Vue.nextTick(); return [document.querySelector('#app p').textContent, location.hash, router.currentRoute.fullPath]; });
observe('link', async () => { document.getElementById('la').click(); await wait(20); return [document.querySelector('#app p').textContent, location.hash, document.getElementById('la').className]; });
observe('named', async () => { await router.push({ name: 'a', params: { id: 3 }, query: { q: 'x y' } }); await Vue.nextTick(); return [location.hash, router.resolve('/a/1/sub').href]; });
observe('nested', async () => { await router.push('/a/1/sub'); await Vue.nextTick(); return document.querySelector('#app p').innerHTML; });
observe('guards', async () => { const log = []; router.beforeEach((to, from, next) => { log.push([from.path, to.path]); next(); }); await router.push('/old'); await router.push('/nowhere'); await Vue.nextTick(); return [log, window.left, document.querySelector('#app p').textContent]; });
observe('back', async () => { router.back(); await wait(100); return [location.hash, document.querySelector('#app p').textContent]; });
