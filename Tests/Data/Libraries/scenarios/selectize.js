// selectize.js: a select with a text field
// Loads: usr/share/javascript/jquery/jquery.js, usr/share/javascript/sifter.js/sifter.js, usr/share/javascript/microplugin.js/microplugin.js, usr/share/javascript/selectize.js/selectize.js
/* Page
<select id=s multiple><option value=1 selected>One<option value=2>Two<option value=3>Three</select><input id=i value="a,b"><select id=o><option value="">none<option value=x>X</select>
*/
observe('select', () => { window.s = $('#s').selectize()[0].selectize; return [s.items, s.getValue(), s.$control.find('.item').length, s.$wrapper.attr('class'), $('#s').css('display'), s.$control_input.attr('type')]; });
observe('add', () => { const log = []; s.on('change', v => log.push(v)); s.addItem('3'); s.removeItem('1'); return [s.getValue(), log, $('#s').val(), $('#s option').length]; });
observe('options', () => { s.addOption({ value: '9', text: 'Nine' }); s.updateOption('9', { value: '9', text: 'NINE' }); s.addItem('9'); return [s.getOption('2').text(), s.getItem('9').text(), s.search('t').items.map(i => i.id)]; });
observe('open', () => { s.open(); s.refreshOptions(true); return [s.isOpen, s.$dropdown_content.children().length, s.$dropdown.css('display')]; });
observe('tags', () => { window.t = $('#i').selectize({ create: true, delimiter: ',' })[0].selectize; t.createItem('c'); return [t.items, $('#i').val()]; });
observe('single', () => { window.o = $('#o').selectize()[0].selectize; o.setValue('x'); return [o.getValue(), o.$control.text(), $('#o').val()]; });
observe('clear', () => { s.clear(); s.disable(); return [s.getValue(), s.$wrapper.find('.disabled').length, s.isDisabled]; });
observe('destroy', () => { o.destroy(); return $('#o').attr('style') || ''; });
