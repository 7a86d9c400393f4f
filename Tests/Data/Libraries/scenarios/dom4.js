// dom4: the members of the DOM standard, filled in where they lack
// Loads: usr/share/nodejs/dom4/build/dom4.max.js
// Version: 2.1.5
/* Page
<div id=d class="a b"><p>1</p><p>2</p>t<b>3</b></div>
*/
var host = document.getElementById('d'), log = [];
observe('own members stay', () => ['append', 'prepend', 'before', 'after', 'replaceWith', 'remove', 'closest', 'matches', 'query', 'queryAll'].map(name => { const member = Element.prototype[name]; return [name, typeof member, member?.length, member ? /native code/.test(Function.prototype.toString.call(member)) : null]; }));
observe('insert', () => { host.prepend('x', document.createElement('i')); host.append(document.createElement('u'), 'y'); host.firstElementChild.before('q'); host.lastElementChild.after(document.createComment('c')); return host.innerHTML; });
observe('replace', () => { host.querySelector('b').replaceWith('r', document.createElement('s')); host.querySelector('p').remove(); return [host.innerHTML, host.childNodes.length]; });
observe('tokens', () => { host.classList.add('c', 'd'); host.classList.remove('a', 'b'); const on = host.classList.toggle('e', false), off = host.classList.toggle('f', 1); host.classList.replace('c', 'z'); return [host.className, on, off, String(host.classList)]; });
observe('svg tokens', () => { const svg = document.createElementNS('http://www.w3.org/2000/svg', 'g'); svg.classList.add('k'); svg.classList.toggle('l'); return [svg.className.baseVal, svg.getAttribute('class'), svg.classList.contains('l')]; });
observe('scope', () => [host.querySelectorAll(':scope > p').length, host.querySelector(':scope p').textContent, host.matches(':scope'), document.querySelectorAll(':scope > body').length, host.closest(':scope')?.id]);
observe('options', () => { const heard = []; const listener = event => heard.push(event.type); host.addEventListener('one', listener, { once: true }); host.dispatchEvent(new Event('one')); host.dispatchEvent(new Event('one')); host.addEventListener('two', { handleEvent(event) { heard.push(this === window, event.eventPhase); } }, { capture: true, passive: true }); host.dispatchEvent(new CustomEvent('two', { cancelable: true })); return heard; });
observe('custom event', () => { const event = new CustomEvent('x', { detail: 4, bubbles: true }), old = document.createEvent('CustomEvent'); old.initCustomEvent('y', true, false, { a: 1 }); return [event.detail, event.bubbles, old.detail, old.cancelable]; });
observe('keyboard', () => { const event = new KeyboardEvent('keydown', { key: 'a', ctrlKey: true, location: 2, repeat: true, char: 'b' }); return [event.key, event.getModifierState('Control'), event.location, event.repeat, event.char, event.charCode, event.which]; });
observe('mouse', () => { const event = new MouseEvent('click', { buttons: 3, screenX: 4, relatedTarget: host }); return [event.buttons, event.screenX, event.relatedTarget === host, event.getModifierState('Shift'), event.which]; });
observe('contains', () => [document.contains(host), document.contains(document), document.contains(null), host.contains(host.firstChild), document.head.contains(host)]);
observe('text', () => { const text = document.createTextNode('n'); host.append(text); text.before('m'); text.after('o'); text.replaceWith('p'); return host.textContent; });
observe('for in', () => { const names = []; for (const name in host.classList) names.push(name); return names; });
observe('animation', async () => { const seen = []; const id = requestAnimationFrame(() => seen.push('never')); cancelAnimationFrame(id); await new Promise(done => requestAnimationFrame(time => { seen.push(typeof time); done(); })); return seen; });
