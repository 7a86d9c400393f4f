// page.js: routes by page.js
// Loads: page.js-1.11.6/page.js
/* Page
<a id="a" href="/user/12?x=y#z">user</a><a id="b" href="/about" target="_blank">about</a><p id="o"></p>
*/
observe('routes', () => { window.log = []; page('/', () => log.push('home')); page('/user/:id', (context, next) => { log.push(['user', context.params.id, context.querystring, context.hash, context.pathname]); next(); }); page('/user/*', context => log.push(['rest', context.params[0]])); page('/about', () => log.push('about')); page('*', context => log.push(['none', context.path])); page.exit('/about', (context, next) => { log.push('leave'); next(); }); page.start({ dispatch: false }); return [page.callbacks.length, page.exits.length]; });
observe('show', () => { page('/about'); page('/user/7'); return [log.splice(0), page.current, location.pathname, history.state && history.state.path]; });
observe('click', () => { const results = ['a', 'b'].map(id => { const event = new MouseEvent('click', { bubbles: true, cancelable: true, view: window, button: 0 }); document.getElementById('b').addEventListener('click', e => e.preventDefault()); document.getElementById(id).dispatchEvent(event); return event.defaultPrevented; }); return [results, log.splice(0), location.pathname + location.search + location.hash]; });
observe('redirect and replace', async () => { page.redirect('/old', '/about'); page('/old'); await wait(30); page.replace('/nowhere'); return [log.splice(0), location.pathname]; });
observe('back', async () => { page.back('/'); await wait(100); return [log.splice(0).length > 0]; });
observe('stop', () => { page.stop(); return typeof page.len; });
