// selection.js: the selection and the focus
/* Page
<p id=o tabindex=0>out</p><div id=e contenteditable></div><input id=i value=v><button id=b>b</button><textarea id=ta></textarea>
*/
const d = document, e = d.getElementById('e'), o = d.getElementById('o'), i = d.getElementById('i'), b = d.getElementById('b'), ta = d.getElementById('ta'), s = getSelection();
const point = (node, offset) => [node && (node.id || node.nodeName), offset];
const now = () => [s.rangeCount, ...point(s.anchorNode, s.anchorOffset), ...point(s.focusNode, s.focusOffset), d.activeElement.id];
const after = (html, ...steps) => { d.activeElement.blur(); s.removeAllRanges(); e.innerHTML = html; return steps.map(step => { step(); return now(); }); };
observe('caret of what is edited', () => [after('abc', () => e.focus()), after('<p>abc</p>', () => e.focus()), after('', () => e.focus()), after('<p><br></p>', () => e.focus()), after('<img>a', () => e.focus()), after('\\n  <p> a</p>', () => e.focus()), after('<p><b>x</b></p>', () => e.focus()), after('<div contenteditable=false>f</div>x', () => e.focus()), after('abc', () => s.selectAllChildren(o), () => e.focus()), after('<p>abc</p>', () => s.setBaseAndExtent(e.firstChild.firstChild, 1, e.firstChild.firstChild, 2), () => e.focus()), after('abc', () => e.focus({ preventScroll: true })), after('abc', () => e.click())]);
observe('losing the focus', () => [after('abc', () => e.focus(), () => s.collapse(e.firstChild, 2), () => e.blur(), () => e.focus()), after('abc', () => e.focus(), () => s.collapse(e.firstChild, 2), () => i.focus(), () => e.focus()), after('abc', () => s.selectAllChildren(o), () => b.focus()), after('abc', () => s.selectAllChildren(o), () => o.focus(), () => o.blur()), after('abc', () => b.focus(), () => s.selectAllChildren(o), () => b.blur()), after('abc', () => b.focus(), () => s.selectAllChildren(o), () => e.focus()), after('abc', () => e.focus(), () => s.selectAllChildren(o), () => e.blur())]);
observe('text fields', () => [after('abc', () => i.focus(), () => s.selectAllChildren(o), () => i.focus()), after('abc', () => i.focus(), () => i.blur()), after('abc', () => i.focus(), () => b.focus()), after('abc', () => s.selectAllChildren(o), () => ta.focus()), after('abc', () => ta.select()), after('abc', () => i.select()), after('abc', () => i.setSelectionRange(0, 1)), ['checkbox', 'email', 'number', 'date', 'range', 'search', 'submit', 'hidden'].map(type => { i.type = type; const found = after('abc', () => s.selectAllChildren(o), () => i.focus()); i.type = 'text'; return found; })]);
observe('selecting what is edited', () => [after('abc', () => s.collapse(e.firstChild, 1), () => d.activeElement.blur(), () => s.collapse(e.firstChild, 2)), after('abc', () => { const r = d.createRange(); r.selectNodeContents(e); s.addRange(r); }), after('abc', () => s.selectAllChildren(e), () => s.removeAllRanges()), after('abc', () => s.selectAllChildren(e), () => s.selectAllChildren(o)), after('<p tabindex=0 id=n>x</p>', () => s.selectAllChildren(d.getElementById('n'))), after('<p tabindex=0 id=n>x</p>', () => d.getElementById('n').focus()), after('a<p tabindex=0 id=n>x</p>', () => s.collapse(e.firstChild, 1), () => d.getElementById('n').focus()), after('<button id=q>x</button>y', () => s.collapse(e.lastChild, 1), () => d.getElementById('q').focus())]);
observe('commands once it has the focus', () => [after('abc', () => { e.focus(); d.execCommand('insertText', false, 'q'); }).concat(e.innerHTML), after('abc', () => { s.selectAllChildren(e); d.execCommand('insertText', false, 'w'); }).concat(e.innerHTML)]);
observe('events', async () => { const log = []; for (const name of ['focus', 'blur']) e.addEventListener(name, event => log.push([event.type, now()])); const [first] = after('abc', () => s.collapse(e.firstChild, 1)); e.blur(); e.focus(); return [first, log]; });
observe('selectionchange', async () => {
  let count = 0; const hear = () => count++, init = () => { e.innerHTML = '<p>abc</p><p>def</p>'; s.setBaseAndExtent(e.firstChild.firstChild, 1, e.firstChild.firstChild, 2); }, found = [];
  d.addEventListener('selectionchange', hear);
  const text = () => e.firstChild.firstChild;
  for (const [setUp, step] of [[init, () => { e.innerHTML = '<p>x</p>'; }], [init, () => e.firstChild.remove()], [init, () => text().appendData('q')], [init, () => e.prepend('q')], [init, () => s.setBaseAndExtent(text(), 1, text(), 2)], [init, () => { s.setBaseAndExtent(text(), 0, text(), 2); s.setBaseAndExtent(text(), 0, text(), 1); }], [() => { init(); s.removeAllRanges(); d.activeElement.blur(); }, () => e.focus()], [init, () => s.removeAllRanges()], [() => { init(); s.removeAllRanges(); }, () => s.removeAllRanges()], [init, () => d.execCommand('insertText', false, 'x')]]) {
    setUp(); await wait(20); count = 0; step(); await wait(20); found.push([count, now()]);
  }
  d.removeEventListener('selectionchange', hear);
  return found;
});
observe('handlers of focusin', () => {
  const log = [], is = name => [d.body, d, window].map(target => name in target).concat([HTMLElement, Element, Document].map(type => Object.hasOwn(type.prototype, name)));
  e.onfocusin = e.onfocusout = event => log.push([event.type, event.target.id]); e.focus(); e.blur(); e.onfocusin = null; e.focus(); e.blur(); e.onfocusout = null;
  return [is('onfocusin'), is('onfocusout'), log];
});
