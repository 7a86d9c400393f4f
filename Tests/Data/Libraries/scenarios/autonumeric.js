// autonumeric.js: numbers formatted while they are typed
// Loads: usr/share/javascript/jquery/jquery.js, usr/share/javascript/autonumeric/autoNumeric.js
/* Page
<form id="f"><input id="a" name="a" value="1234.5"><input id="b" name="b"><p id="p">9876543.21</p></form>
*/
const key = (node, type, code, char) => { const e = new Event(type, { bubbles: true, cancelable: true }); e.keyCode = e.which = code; e.key = char; node.dispatchEvent(e); return e.defaultPrevented; };
observe('started', () => { $('#a').autoNumeric('init', { aSign: '$' }); return $('#a').val(); });
observe('set and get', () => { $('#b').autoNumeric('init', { aSep: '.', aDec: ',' }); $('#b').autoNumeric('set', 1234567.891); return [$('#b').val(), $('#b').autoNumeric('get')]; });
observe('text', () => { $('#p').autoNumeric('init'); return $('#p').text(); });
observe('typing', () => { const b = $('#b')[0]; b.focus(); b.setSelectionRange(0, 1); const stopped = [key(b, 'keydown', 55, '7'), key(b, 'keypress', 55, '7'), key(b, 'keyup', 55, '7')]; return [stopped, b.value, b.selectionStart]; });
observe('leaving', () => { const b = $('#b')[0]; b.value = '12'; $(b).trigger('focusout'); return b.value; });
observe('strings', () => [$('#f').autoNumeric('getString'), $('#f').autoNumeric('getArray')]);
observe('changed', () => { $('#a').autoNumeric('update', { aSign: '€ ', mDec: 0 }); return $('#a').val(); });
observe('ended', () => { $('#a').autoNumeric('destroy'); return $('#a').val(); });
