// json-editor.js: a form made of a schema, its value, its mistakes
// Loads: usr/share/javascript/json-editor/jsoneditor.js
/* Page
<div id="e"></div>
*/
let editor, said = [];
const schema = { type: 'object', title: 'Person', properties: { name: { type: 'string', minLength: 2, default: 'me' }, age: { type: 'integer', minimum: 1, default: 3 }, kind: { type: 'string', enum: ['a', 'b'] }, on: { type: 'boolean', format: 'checkbox' }, tags: { type: 'array', format: 'table', items: { type: 'string' }, default: ['x'] }, color: { type: 'string', format: 'color' } } };
observe('made', () => new Promise(done => { editor = new JSONEditor(document.getElementById('e'), { schema, disable_edit_json: true }); editor.on('ready', () => done(editor.getValue())); }));
observe('its form', () => [...document.querySelectorAll('#e input, #e select, #e button')].map(n => [n.nodeName, n.type, n.value, n.name, n.checked]));
observe('labels', () => [...document.querySelectorAll('#e label, #e h3, #e th')].map(n => n.textContent));
observe('typing', () => new Promise(done => { editor.on('change', () => done([editor.getValue(), editor.validate()])); const i = document.querySelector('[name="root[name]"]'); i.value = 'z'; i.dispatchEvent(new Event('change', { bubbles: true })); }));
observe('setting', () => { editor.setValue({ name: 'you', age: 5, kind: 'b', on: true, tags: ['p', 'q'], color: '#ff0000' }); return [document.querySelector('[name="root[kind]"]').value, document.querySelectorAll('#e table tbody tr').length, document.querySelector('[name="root[on]"]').checked]; });
observe('adding a row', () => { [...document.querySelectorAll('#e button')].find(b => /item/.test(b.textContent) && !/last|all|delete/i.test(b.textContent)).click(); return editor.getValue().tags; });
observe('watching', () => new Promise(done => { editor.watch('root.age', () => done(editor.getEditor('root.age').getValue())); editor.getEditor('root.age').setValue(9); }));
observe('disabled', () => { editor.disable(); return [...document.querySelectorAll('#e input')].map(i => i.disabled); });
observe('gone', () => { editor.destroy(); return document.getElementById('e').innerHTML; });
