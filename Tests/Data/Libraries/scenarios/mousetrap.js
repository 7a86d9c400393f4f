// mousetrap.js: keys
// Loads: usr/share/javascript/mousetrap/mousetrap.js
// Version: 1.6.0
/* Page
<input id="in">
*/
var press = (key, options, target) => (target || document).dispatchEvent(new KeyboardEvent('keydown', Object.assign({ key, bubbles: true, cancelable: true }, options)));
observe('combination', () => { const l = []; Mousetrap.bind('ctrl+k', e => { l.push(e.type); return false; }, 'keydown'); const e = new KeyboardEvent('keydown', { keyCode: 75, which: 75, ctrlKey: true, bubbles: true, cancelable: true }); document.dispatchEvent(e); return [l, e.defaultPrevented, e.which, e.keyCode]; });
observe('trigger', () => { const l = []; Mousetrap.bind('g i', () => l.push(1)); Mousetrap.trigger('g i'); return l; });
observe('not in fields', () => { let hit = 0; Mousetrap.bind('x', () => { hit++; }, 'keydown'); press('x', { keyCode: 88 }, document.getElementById('in')); return hit; });
