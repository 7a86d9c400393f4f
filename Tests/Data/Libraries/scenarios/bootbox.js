// bootbox.js: dialogs over Bootstrap
// Loads: usr/share/javascript/jquery/jquery.js, usr/share/javascript/bootstrap/js/bootstrap.js, usr/share/javascript/bootbox/bootbox.all.js
/* Page
<p>page</p>
*/
const soon = ms => new Promise(done => setTimeout(done, ms));
const answer = async (make, act) => { let said = 'none'; const d = make(v => { said = v; }); await soon(600); const html = d.find('.modal-body').html(), buttons = d.find('.modal-footer button').map((i, b) => $(b).text().trim() + '|' + b.className).get(); act(d); await soon(800); return [html, buttons, said, $('.modal').length, document.body.className]; };
bootbox.setDefaults({ animate: false });
observe('alert', () => answer(f => bootbox.alert('Hi <b>x</b>', () => f('closed')), d => d.find('.modal-footer button').click()));
observe('confirm', () => answer(f => bootbox.confirm('Sure?', f), d => d.find('.modal-footer button').last().click()));
observe('confirm, not', () => answer(f => bootbox.confirm('Sure?', f), d => d.find('.modal-footer button').first().click()));
observe('prompt', () => answer(f => bootbox.prompt({ title: 'T', value: 'v', callback: f }), d => { d.find('input').val('w'); d.find('form').trigger('submit'); }));
observe('choices', () => answer(f => bootbox.prompt({ title: 'T', inputType: 'checkbox', inputOptions: [{ text: 'A', value: 'a' }, { text: 'B', value: 'b' }], callback: f }), d => { d.find('input').last().prop('checked', true); d.find('.modal-footer button').last().click(); }));
observe('a number', () => answer(f => bootbox.prompt({ title: 'T', inputType: 'number', min: 1, max: 3, value: 2, callback: f }), d => { d.find('input').val('7'); const ok = d.find('input')[0].checkValidity(); d.find('input').val(ok ? '9' : '3'); d.find('.modal-footer button').last().click(); }));
observe('own buttons', () => answer(f => bootbox.dialog({ message: 'm', buttons: { x: { label: 'X', className: 'btn-x', callback: () => f('x') } } }), d => d.find('.btn-x').click()));
observe('another language', () => { bootbox.setLocale('de'); const d = bootbox.confirm('?', () => {}), text = d.find('.modal-footer').text().replace(/\s+/g, ' '); d.modal('hide'); return text; });
