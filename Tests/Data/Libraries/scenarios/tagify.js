// tagify.js: a field of tags
// Loads: tagify/dist/tagify.js
/* Page
<input id="t" name="tags" value="css, html" pattern="^[a-z ]+$"><textarea id="m">Hi [[{"value":"joe","prefix":"@"}]] there</textarea>
*/
observe('make', () => { window.t = new Tagify(document.getElementById('t'), { whitelist: ['css', 'html', 'javascript', 'java'], maxTags: 4, dropdown: { enabled: 0 } }); return [t.value.map(v => v.value), t.DOM.scope.outerHTML.replace(/\s+/g, ' '), document.getElementById('t').value, document.getElementById('t').tabIndex]; });
observe('add', () => { const log = []; for (const type of ['add', 'remove', 'invalid', 'change', 'input']) t.on(type, e => log.push([type, e.detail?.data?.value ?? e.detail?.message ?? null])); t.addTags(['java', 'BAD9', 'css']); t.removeTags('html'); t.addTags([{ value: 'extra', title: '<T>' }]); return [log, t.value.map(v => v.value), document.getElementById('t').value]; });
observe('type', async () => { const input = t.DOM.input; input.focus(); input.textContent = 'jav'; input.dispatchEvent(new Event('input', { bubbles: true })); await wait(30); return [t.state.inputText, t.suggestedListItems?.map(v => v.value ?? v), !!document.querySelector('.tagify__dropdown')]; });
observe('dropdown', async () => { t.dropdown.show('java'); await wait(30); const list = document.querySelector('.tagify__dropdown'); const html = list && [...list.querySelectorAll('.tagify__dropdown__item')].map(e => [e.getAttribute('value'), e.textContent.trim(), e.className]); t.dropdown.hide(true); return [html, document.querySelector('.tagify__dropdown') === null]; });
observe('edit', async () => { await wait(300); const tag = t.getTagElms()[0]; t.editTag(tag); const text = tag.querySelector('.tagify__tag-text'); return [tag.className, text.contentEditable, text.outerHTML.replace(/\s+/g, ' ')]; });
observe('mix', () => { window.m = new Tagify(document.getElementById('m'), { mode: 'mix', pattern: /@|#/, whitelist: ['joe', 'ann'] }); return [m.DOM.input.innerHTML.replace(/\s+/g, ' '), m.value.map(v => v.value), document.getElementById('m').value]; });
observe('destroy', () => { t.removeAllTags(); t.destroy(); return document.getElementById('t').outerHTML; });
