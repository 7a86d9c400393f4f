// cleave.js: inputs that format what is typed
// Loads: cleave.js/dist/cleave.js
// Version: 1.6.0
/* Page
<form id=f><input id=card><input id=date value=311299><input id=num type=tel><input id=time><input id=pre value=12><input id=up class="c one"><input class="c two"><textarea id=area></textarea></form>
*/
var byId = id => document.getElementById(id);
var type = (input, text) => { for (const letter of text) { input.dispatchEvent(new KeyboardEvent('keydown', { key: letter, bubbles: true, cancelable: true, keyCode: letter.charCodeAt(0) })); const at = input.selectionEnd; input.value = input.value.slice(0, at) + letter + input.value.slice(at); input.setSelectionRange(at + 1, at + 1); input.dispatchEvent(new Event('input', { bubbles: true })); } return [input.value, input.selectionStart, input.selectionEnd]; };
observe('card', () => { window.card = new Cleave('#card', { creditCard: true, onCreditCardTypeChanged: kind => (window.kinds ??= []).push(kind) }); return [type(byId('card'), '4111111111111111'), card.getRawValue(), card.getFormattedValue(), window.kinds]; });
observe('card removal', () => { const input = byId('card'); input.value = input.value.slice(0, -1); input.dispatchEvent(new KeyboardEvent('keydown', { keyCode: 8 })); input.dispatchEvent(new Event('input')); return [input.value, card.getRawValue()]; });
observe('date', () => { const date = new Cleave(byId('date'), { date: true, datePattern: ['d', 'm', 'Y'] }); const first = byId('date').value; byId('date').value = ''; return [first, type(byId('date'), '9142020'), date.getISOFormatDate(), date.getRawValue()]; });
observe('number', () => { const number = new Cleave('#num', { numeral: true, numeralThousandsGroupStyle: 'thousand', numeralDecimalScale: 2 }); return [type(byId('num'), '1234567.891'), number.getRawValue(), number.setRawValue('-0012.5'), byId('num').value]; });
observe('time', () => { new Cleave('#time', { time: true, timePattern: ['h', 'm', 's'] }); return type(byId('time'), '2a75961'); });
observe('prefix', () => { const prefix = new Cleave('#pre', { prefix: 'PRE-', delimiter: '·', blocks: [6, 3, 3], uppercase: true }); return [byId('pre').value, type(byId('pre'), 'abc def'), prefix.getRawValue()]; });
observe('blocks', () => { new Cleave('#up', { delimiters: ['(', ') ', '-'], blocks: [0, 3, 3, 4], numericOnly: true }); return type(byId('up'), '5x551234567'); });
observe('many elements', () => { try { new Cleave('.c', { blocks: [2, 2] }); } catch (error) { return error.message; } return byId('up').value; });
observe('missing', () => { try { new Cleave('#none', {}); } catch (error) { return [error.name, error.message]; } });
observe('textarea', () => { new Cleave(byId('area'), { blocks: [2, 2], delimiter: '/' }); return type(byId('area'), '12345'); });
observe('caret', () => { const input = byId('up'); input.focus(); input.setSelectionRange(3, 3); return [type(input, '9'), document.activeElement.id]; });
observe('focus', () => { const log = []; const at = new Cleave(byId('time'), { time: true, onValueChanged: event => log.push(event.target.value, event.target.rawValue) }); byId('time').dispatchEvent(new Event('focus')); type(byId('time'), '1'); return log; });
observe('copy', () => { byId('card').select(); const event = new ClipboardEvent('copy', { bubbles: true, cancelable: true }); const gone = byId('card').dispatchEvent(event); return [gone, event.defaultPrevented, event.clipboardData === null]; });
observe('destroy', () => { card.destroy(); byId('card').value = ''; return type(byId('card'), '41111'); });
observe('form', () => [...new FormData(byId('f'))].length + ' ' + [...byId('f').elements].map(one => one.value).join('|'));
observe('reset', () => { byId('f').reset(); return [...byId('f').elements].map(one => [one.value, one.selectionStart]); });
