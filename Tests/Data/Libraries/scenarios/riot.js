// riot.js: components from templates
// Loads: riot/riot+compiler.js
/* Page
<app></app><script type="riot" data-src="none"></script>
*/
observe('mount', async () => { const source = '<app><h1 if={state.t}>{ state.t } & {props.x}</h1><ul><li each={(item, i) in state.items} key={item.id} class={i === 1 ? "second" : ""} onclick={() => pick(item)}>{i}: {item.n}</li></ul><input value={state.v} disabled={state.items.length > 2}><slot/><style>:host { color: red } li { color: blue }</style><script>export default { state: { t: "T", v: "val", items: [{id:1,n:"a"},{id:2,n:"b"}] }, onMounted() { this.mounted = true; }, pick(item) { this.picked = item.n; this.update({ t: item.n }) } }</' + 'script></app>'; riot.inject(riot.compileFromString(source).code, 'app', './app.html'); const [app] = riot.mount('app', { x: '<p>' }); window.app = app; return [app.root.outerHTML, app.mounted, document.querySelector('style')?.textContent]; });
observe('update', () => { app.update({ items: [{ id: 2, n: 'b' }, { id: 3, n: 'c' }, { id: 1, n: 'a' }], v: 'new' }); const first = app.root.innerHTML; app.root.querySelectorAll('li')[1].click(); return [first, app.root.querySelector('h1').textContent, app.picked, app.root.querySelector('input').value]; });
observe('compile', () => riot.compileFromString('<x><p hidden={ props.h } style="a: {b}">{ state.n + 1 }</p></x>').code.length > 100);
observe('unmount', () => { riot.unmount('app', true); return document.querySelector('app')?.outerHTML ?? null; });
