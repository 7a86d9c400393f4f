// checkpoints.js: when promise reactions run: between listeners of an event that no script fires
/* Page
<details id=d><summary>s</summary>c</details><input id=i value=abc><script>var early = []; for (const name of 'ab') for (const [target, type] of [[document, 'readystatechange'], [document, 'DOMContentLoaded'], [window, 'load'], [window, 'pageshow']]) target.addEventListener(type, () => { early.push(type + ' ' + name); Promise.resolve().then(() => early.push('reaction')).then(() => early.push('its reaction')); queueMicrotask(() => early.push('microtask')); });</script>
*/
const heard = async (target, type, cause) => { const log = []; for (const name of 'ab') target.addEventListener(type, () => { log.push(name); Promise.resolve().then(() => log.push('reaction')); }, { once: true }); await cause(); await wait(50); return log; };
const inMessage = async (...listeners) => { const log = []; for (const listener of listeners) addEventListener('message', event => listener(log, event), { once: true }); postMessage('x', '*'); await wait(50); return log; };
const clicked = log => { const element = document.createElement('b'); for (const name of 'ab') element.addEventListener('click', () => { log.push(name); Promise.resolve().then(() => log.push('reaction')); }); element.click(); log.push('clicked'); };
observe('messages', () => heard(window, 'message', () => postMessage('x', '*')));
observe('ports', () => { const { port1, port2 } = new MessageChannel(); port1.start(); return heard(port1, 'message', () => port2.postMessage(1)); });
observe('readers', () => { const reader = new FileReader(); return heard(reader, 'load', () => reader.readAsText(new Blob(['x']))); });
observe('fragments', () => heard(window, 'hashchange', () => { location.hash = 'checkpoint'; }));
observe('details', () => heard(document.getElementById('d'), 'toggle', () => { document.getElementById('d').open = true; }));
observe('images', () => { const image = new Image(); return heard(image, 'error', () => { image.src = 'data:image/png,x'; }); });
observe('an event of a script', async () => { const log = []; clicked(log); await null; return log; });
observe('an event of a timer', async () => { const log = []; setTimeout(() => clicked(log)); await wait(30); return log; });
observe('an event of a listener', () => inMessage(clicked, log => log.push('second')));
observe('an event of a reaction', () => inMessage(log => { Promise.resolve().then(() => clicked(log)); }, log => log.push('second')));
observe('abort of a script', () => { const { signal } = window.controller = new AbortController(); return heard(signal, 'abort', () => controller.abort()); });
observe('mutations', async () => { const found = []; const observer = new MutationObserver(() => found.push('observed')); observer.observe(document.body, { childList: true }); await inMessage(() => { found.push('a'); document.body.append('x'); }, () => { found.push('b'); document.body.append('y'); }); observer.disconnect(); return found; });
observe('exceptions', async () => { const log = [], old = window.onerror; window.onerror = () => { log.push('error'); return true; }; await inMessage(() => { Promise.resolve().then(() => log.push('reaction')); throw new Error('x'); }, () => log.push('second')); window.onerror = old; return log; });
observe('exceptions of timers', async () => { const log = [], old = window.onerror; window.onerror = () => { log.push('error'); return true; }; setTimeout(() => { Promise.resolve().then(() => log.push('reaction')); throw new Error('x'); }); await wait(30); window.onerror = old; return log; });
observe('a reaction that stops the event', () => inMessage((log, event) => { Promise.resolve().then(() => { log.push('reaction'); event.stopImmediatePropagation(); }); }, log => log.push('second')));
observe('while the page loads', async () => { await wait(50); return window.early ?? 'not the page'; });
