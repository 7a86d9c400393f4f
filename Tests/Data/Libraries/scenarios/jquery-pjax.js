// jquery-pjax.js: links that load a part of the page
// Loads: usr/share/javascript/jquery/jquery.js, jquery-pjax/jquery.pjax.js
/* Page
<a id="k" href="/jquery-pjax/none.html#h" data-pjax>go</a><div id="c">content</div><form id="f" action="/jquery-pjax/x"><input name="q" value="1"></form>
*/
observe('support', () => [$.support.pjax, typeof $.pjax.click, $.pjax.defaults.timeout, $.pjax.defaults.push]);
observe('container', async () => { const log = []; $(document).on('pjax:click pjax:beforeSend pjax:send pjax:error pjax:complete pjax:end', e => { log.push(e.type + (e.relatedTarget ? e.relatedTarget.id : '')); if (e.type === 'pjax:beforeSend' || e.type === 'pjax:error') return false; }); $(document).pjax('a[data-pjax]', '#c'); const event = new MouseEvent('click', { bubbles: true, cancelable: true }); document.getElementById('k').dispatchEvent(event); await wait(20); return [log, event.defaultPrevented]; });
observe("state", () => { const state = $.pjax.state; return [state && state.url, history.state && history.state.container, location.pathname]; });
