// vue.js: a template with data, events, lists, a component
// Loads: usr/share/javascript/vue/vue.js
/* Page
<div id="vue"><p :class="{on: n > 1}" @click="n++">{{ n }} {{ double }}</p><input v-model="t"><li v-for="x in xs" :key="x">{{ x }}</li><span v-if="n > 1">if</span><my-c v-bind:v="t" @ev="got = $event"></my-c><select v-model="sel"><option>a</option><option>b</option></select><input type="checkbox" v-model="chk" value="k"></div>
*/
var vm;
observe('mount', () => { Vue.config.productionTip = false; Vue.component('my-c', { props: ['v'], template: '<em @click="$emit(\'ev\', v)">{{ v }}</em>' }); vm = new Vue({ el: '#vue', data: { n: 1, t: 'x', xs: [1, 2], got: null, sel: 'b', chk: [] }, computed: { double() { return this.n * 2; } } }); return vm.$el.outerHTML; });
observe('click', async () => { document.querySelector('#vue p').click(); await vm.$nextTick(); return [vm.n, document.querySelector('#vue p').outerHTML, !!document.querySelector('#vue span')]; });
observe('native click', async () => { await wait(5); document.querySelector('#vue p').dispatchEvent(new MouseEvent('click')); await vm.$nextTick(); return vm.n; });
observe('typing', async () => { const i = document.querySelector('#vue input'); i.value = 'new'; i.dispatchEvent(new Event('input')); await vm.$nextTick(); return [vm.t, document.querySelector('em').textContent]; });
observe('list', async () => { vm.xs.unshift(9); await vm.$nextTick(); return [...document.querySelectorAll('#vue li')].map(l => l.textContent); });
observe('component event', () => { document.querySelector('em').click(); return vm.got; });
observe('select and check', async () => { const s = document.querySelector('select'), c = document.querySelector('[type=checkbox]'); const first = s.value; s.value = 'a'; s.dispatchEvent(new Event('change')); c.click(); await vm.$nextTick(); return [first, vm.sel, vm.chk]; });
observe('watch', async () => { const l = []; vm.$watch('t', v => l.push(v)); vm.t = 'w'; await vm.$nextTick(); return l; });
