// inputmask.js: fields whose text follows a mask
// Loads: Inputmask/dist/inputmask.js
/* Page
<input id="a"><input id="b" data-inputmask="'mask':'99/99/9999'" value="12122024"><input id="c" value="1234.5"><p id="p">123456</p>
*/
var type = (e, text) => { for (const key of text) { const options = { key, bubbles: true, cancelable: true, keyCode: key.charCodeAt(0), which: key.charCodeAt(0), charCode: key.charCodeAt(0) }; e.dispatchEvent(new KeyboardEvent('keydown', options)); e.dispatchEvent(new KeyboardEvent('keypress', options)); } };
observe('mask', () => { const a = document.getElementById('a'); Inputmask('(999) 999-aaa').mask(a); a.value = '123456abc'; return [a.value, a.inputmask.unmaskedvalue(), a.inputmask.isComplete(), a.inputmask.hasMaskedValue(), a.inputmask.getemptymask()]; });
observe('partial', () => { const a = document.getElementById('a'); a.value = '12x3'; return [a.value, a.inputmask.unmaskedvalue(), a.inputmask.isComplete()]; });
observe('attribute', () => { Inputmask().mask(document.querySelectorAll('[data-inputmask]')); const b = document.getElementById('b'); return [b.value, b.inputmask.unmaskedvalue(), b.inputmask.getmetadata?.() ?? null]; });
observe('keys', () => { const a = document.getElementById('a'); a.value = ''; a.focus(); type(a, '55'); return [a.value, a.selectionStart, document.activeElement === a]; });
observe('static', () => [Inputmask.format('2331973', { alias: 'datetime', inputFormat: 'dd/mm/yyyy' }), Inputmask.isValid('23/03/1973', { alias: 'datetime', inputFormat: 'dd/mm/yyyy' }), Inputmask.unmask('23/03/1973', { alias: 'datetime', inputFormat: 'dd/mm/yyyy' }), Inputmask.format('1234567.891', { alias: 'currency' }), Inputmask.isValid('a@b.c', { alias: 'email' }), Inputmask.format('a1', { mask: 'A{1,3}9' })]);
observe('numeric', () => { const c = document.getElementById('c'); Inputmask('numeric', { groupSeparator: ',', digits: 2, digitsOptional: false }).mask(c); const one = c.value; c.value = '-9876543.219'; return [one, c.value, c.inputmask.unmaskedvalue()]; });
observe('text', () => { const p = document.getElementById('p'); Inputmask('99-99-99').mask(p); return p.textContent; });
observe('remove', () => { const a = document.getElementById('a'); Inputmask.remove(a); a.value = 'free'; return [a.value, a.inputmask === undefined, Object.getOwnPropertyNames(a)]; });
