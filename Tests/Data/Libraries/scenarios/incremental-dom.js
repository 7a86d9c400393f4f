// incremental-dom: a tree patched in place
// Loads: incremental-dom/dist/incremental-dom.js
// Version: 0.1.0
/* Page
<div id=d><p key=k>old</p></div><div id=e></div>
*/
var { patch, elementOpen, elementClose, elementVoid, text, elementOpenStart, elementOpenEnd, attr } = IncrementalDOM, host = document.getElementById('d'), other = document.getElementById('e');
observe('from markup', () => { const kept = host.firstChild; patch(host, () => { elementOpen('p', 'k'); text('new'); elementClose('p'); }); return [host.innerHTML, host.firstChild === kept]; });
observe('statics', () => { patch(other, () => { elementOpen('div', '', ['id', 'in', 'class', 's'], 'title', 't', 'style', { color: 'red', fontSize: '3px' }); elementVoid('input', '', ['type', 'checkbox'], 'checked', '', 'onclick', () => {}); elementClose('div'); }); return [other.innerHTML, typeof other.querySelector('input').onclick]; });
observe('keyed', () => { const list = keys => patch(other, () => { for (const key of keys) { elementOpen('li', key); text(key); elementClose('li'); } }); list(['a', 'b', 'c']); const before = [...other.children]; list(['c', 'a', 'd', 'b']); return [other.textContent, [...other.children].map(one => before.indexOf(one))]; });
observe('attributes', () => { patch(other, () => { elementOpenStart('a', 'x'); attr('href', '/q'); attr('hidden', ''); attr('data-n', 5); attr('tabindex', 3); elementOpenEnd(); text('l'); elementClose('a'); }); const first = other.innerHTML; patch(other, () => { elementVoid('a', 'x', null, 'href', undefined, 'tabindex', -1); }); return [first, other.innerHTML]; });
observe('order', () => { const log = []; const observer = new MutationObserver(records => log.push(...records.map(record => [record.type, record.addedNodes.length, record.removedNodes.length, record.attributeName]))); observer.observe(other, { childList: true, subtree: true, attributes: true, characterData: true }); patch(other, () => { elementVoid('i', 'm'); elementOpen('b', 'n', null, 'class', 'z'); text('t'); elementClose('b'); }); patch(other, () => { elementOpen('b', 'n', null, 'class', 'y'); text('u'); elementClose('b'); }); log.push(...observer.takeRecords().map(record => [record.type, record.target.nodeName, record.addedNodes.length, record.removedNodes.length, record.attributeName])); return log; });
observe('outside', () => { const fragment = document.createDocumentFragment(); patch(fragment, () => { elementVoid('hr'); text('f'); }); return [fragment.childNodes.length, fragment.lastChild.data]; });
observe('style text', () => { patch(host, () => elementVoid('p', 'k', null, 'style', 'color: blue;; margin: 1px 2px', 'class', '  a  b ')); return host.firstChild.outerHTML; });
