// formdata-polyfill.js: FormData where it is old
// Loads: FormData/FormData.js
/* Page
<form id="f"><input name="a" value="1"><input type="checkbox" name="b" checked><select name="s" multiple><option selected>x<option selected>y</select><textarea name="t">l1
l2</textarea><input type="file" name="u"><button name="k" value="v">go</button></form>
*/
observe('entries', () => { const d = new FormData(document.getElementById('f')); return [[...d].map(([k, v]) => [k, typeof v === 'string' ? v : [v.name, v.size, v.type]]), Object.prototype.toString.call(d)]; });
observe('methods', () => { const d = new FormData(); d.append('a', new Blob(['x'], { type: 'a/b' })); d.append('a', new Blob(['x']), 'n.txt'); d.set('c', 1); d.delete('none'); return [d.has('a'), d.getAll('a').map(f => [f.name, f.type, f instanceof File]), d.get('c'), [...d.keys()]]; });
