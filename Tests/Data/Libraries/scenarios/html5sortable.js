// html5sortable: lists sorted by dragging
// Loads: html5sortable/dist/html5sortable.js
// Version: 0.13.3
/* Page
<ul id=a class=list><li id=a1>1<li id=a2>2<li id=a3 class=no>3</ul><ul id=b class=list><li id=b1><span class=h>::</span>x</ul><ul id=e></ul>
*/
var byId = id => document.getElementById(id);
var order = id => [...byId(id).children].map(item => item.id || item.className);
var drag = (kind, target, transfer, more) => { const event = new DragEvent(kind, { bubbles: true, cancelable: true, dataTransfer: transfer, ...more }); const went = target.dispatchEvent(event); return [kind, went, event.defaultPrevented]; };
observe('make', () => { const made = sortable('.list', { items: ':not(.no)', acceptFrom: '.list', placeholderClass: 'place', forcePlaceholderSize: true }); return [made.length, byId('a').outerHTML, byId('b').outerHTML]; });
observe('attributes', () => [...document.querySelectorAll('li')].map(item => [item.id, item.draggable, item.getAttribute('aria-grabbed'), item.getAttribute('role')]));
observe('start', () => { const log = []; byId('a').addEventListener('sortstart', event => log.push(event.type, event.detail.item.id, event.detail.origin.index, event.detail.origin.elementIndex, event.cancelable, event.bubbles)); window.transfer = new DataTransfer(); log.push(drag('dragstart', byId('a1'), transfer), byId('a1').className, byId('a1').getAttribute('aria-grabbed'), transfer.types, transfer.getData('text')); return log; });
observe('over', () => [drag('dragenter', byId('a2'), transfer), drag('dragover', byId('a2'), transfer, { clientY: 1000 }), order('a')]);
observe('drop', () => { const log = []; byId('a').addEventListener('sortupdate', event => log.push(event.detail.origin.items.map(one => one.id), event.detail.destination.items.map(one => one.id))); byId('a').addEventListener('sortstop', () => log.push('stop')); log.push(drag('drop', byId('a2'), transfer), drag('dragend', byId('a1'), transfer), order('a'), byId('a1').getAttribute('style')); return log; });
observe('serialize', () => sortable('#a', 'serialize').map(list => [list.container.itemCount, list.items.map(item => [item.index, item.html])]));
observe('serializer', () => { sortable('#b', { itemSerializer: (item, container) => ({ id: item.node.id, parent: item.parent === container }) }); return sortable('#b', 'serialize').map(one => one.items); });
observe('disable', () => { sortable('#a', 'disable'); return order('a').map(id => [id, byId(id).draggable, byId(id).getAttribute('draggable'), byId(id).getAttribute('aria-grabbed')]); });
observe('enable', () => { sortable('#a', 'enable'); return order('a').map(id => [id, byId(id).draggable]); });
observe('reload', () => { byId('b').insertAdjacentHTML('beforeend', '<li id=b2>new'); sortable('#b'); return [byId('b').innerHTML, sortable('#b').length]; });
observe('handle', () => { sortable('#b', 'destroy'); sortable('#b', { handle: '.h' }); return byId('b').innerHTML; });
observe('empty', () => { sortable('#e', { acceptFrom: '.list', placeholder: '<li class=mine></li>' }); const other = new DataTransfer(); drag('dragstart', byId('a2'), other); const result = [drag('dragenter', byId('e'), other), drag('dragover', byId('e'), other), order('e')]; drag('dragend', byId('a2'), other); return [result, order('e'), order('a')]; });
observe('destroy', () => { sortable('.list', 'destroy'); return [byId('a').outerHTML, Object.keys(byId('a'))]; });
observe('none', () => sortable('.none'));
observe('event', () => { const event = new DragEvent('drag', { clientX: 3, dataTransfer: transfer }); return [event instanceof MouseEvent, event.dataTransfer === transfer, event.clientX, new DragEvent('x').dataTransfer]; });
