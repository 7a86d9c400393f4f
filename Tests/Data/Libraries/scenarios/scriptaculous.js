// scriptaculous.js: effects, builder, sortables, autocompleter
// Loads: usr/share/javascript/prototype/prototype-1.7.3.js, usr/share/javascript/scriptaculous/builder.js, usr/share/javascript/scriptaculous/effects.js, usr/share/javascript/scriptaculous/dragdrop.js, usr/share/javascript/scriptaculous/controls.js, usr/share/javascript/scriptaculous/slider.js
/* Page
<ul id="list"><li id="item_1">1</li><li id="item_2">2</li></ul><p id="p" style="height:20px;opacity:1">p</p><input id="in"><div id="found"></div><div id="edit">text</div>
*/
const soon = ms => new Promise(done => setTimeout(done, ms));
observe('builder', () => Builder.node('div', { className: 'c', id: 'x' }, ['t', Builder.node('b', 'y'), Builder.node('input', { type: 'checkbox', checked: true })]).outerHTML);
observe('opacity', async () => { const said = []; new Effect.Opacity('p', { from: 1, to: 0.5, duration: 0.1, afterFinish: () => said.push('done') }); await soon(400); return [said, $('p').style.opacity]; });
observe('morph', async () => { $('p').morph('color:#ff0000', { duration: 0.1 }); await soon(400); return $('p').style.color; });
observe('fade', async () => { $('p').fade({ duration: 0.1 }); await soon(400); const gone = $('p').style.display; $('p').appear({ duration: 0.1 }); await soon(400); return [gone, $('p').style.display, $('p').style.opacity]; });
observe('queue', async () => { const said = []; for (const n of [1, 2]) new Effect.Opacity('p', { duration: 0.05, queue: 'end', afterFinish: () => said.push(n) }); await soon(500); return said; });
observe('sortable', () => { Sortable.create('list'); return [Sortable.sequence('list'), Sortable.serialize('list'), $('list').innerHTML.length]; });
observe('reorder', () => { Sortable.setSequence('list', ['2', '1']); return $('list').textContent; });
observe('draggable', () => { const d = new Draggable('p', { revert: true }); const made = $('p').style.position; d.destroy(); return [made, Draggables.drags.length > 0]; });
observe('autocompleter', async () => { const c = new Autocompleter.Local('in', 'found', ['apple', 'apricot', 'pear'], { minChars: 1, frequency: 0.05 }); $('in').focus(); $('in').value = 'ap'; c.hasFocus = true; c.changed = true; c.onObserverEvent(); await soon(300); return $('found').innerHTML; });
observe('in place', () => { new Ajax.InPlaceEditor('edit', '/x'); $('edit').click(); const form = $('edit').previousSibling; return [form.nodeName, form.className, $(form).getInputs().length, form.elements[0].value]; });
observe('slider', () => { const s = new Control.Slider('p', 'list', { range: $R(0, 10), values: [0, 5, 10] }); s.setValue(6); return s.value; });
