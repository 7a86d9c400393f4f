// reqwest.js: requests, and forms as they are sent
// Loads: usr/share/javascript/reqwest/reqwest.js
/* Page
<form id="f" action="/x" method="post"><input name="a" value="1 2"><input name="a" value="&"><input type="checkbox" name="c" checked><input type="radio" name="r" value="q"><select name="s"><option value="">e<option selected>f</select><select name="m" multiple><option selected>g<option selected>h</select><textarea name="t">l1
l2</textarea><button name="b" value="v">B</button><input type="file" name="u"><input disabled name="x" value="y"></form>
*/
observe('serialize', () => { const f = document.getElementById('f'); return [reqwest.serialize(f), reqwest.serialize(f, { type: 'array' }), reqwest.serialize(f, { type: 'map' }), reqwest.toQueryString({ a: [1, { b: 2 }], c: '' })]; });
observe('fails', () => new Promise(resolve => reqwest({ url: 'http://localhost:1/none', method: 'get', error: (r, m, e) => resolve([r.status, m ?? null, e ? e.name ?? String(e) : null]), success: () => resolve('ok') })));
