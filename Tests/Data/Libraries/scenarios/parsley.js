// parsley.js: forms that are checked by attributes
// Loads: usr/share/javascript/jquery/jquery.js, Parsley.js/dist/parsley.js
/* Page
<form id=f data-parsley-validate><input id=m name=m type=email required value=no><input id=n name=n type=number min=3 max=5 value=9 data-parsley-error-message="three to five">
<input id=p name=p data-parsley-pattern="[a-z]+" data-parsley-length="[2, 4]" value=A><input id=q name=q data-parsley-equalto="#p" value=b>
<label><input type=radio name=r value=1 required>1</label><label><input type=radio name=r value=2>2</label><select id=s name=s multiple required data-parsley-mincheck=2><option selected>a<option>b<option>c</select><textarea id=t name=t required> </textarea><input type=submit></form>
*/
observe('make', () => { window.form = $('#f').parsley(); return [form.fields.map(field => [field.$element.attr('name'), field.constraints.map(constraint => [constraint.name, constraint.requirements])]), $('#f').attr('novalidate')]; });
observe('check', () => [form.isValid(), form.validate(), [...document.querySelectorAll('.parsley-errors-list')].map(list => [list.className, [...list.children].map(item => [item.className, item.textContent])])]);
observe('classes', () => [...document.querySelectorAll('#f input, #f select, #f textarea')].map(element => [element.name, element.className, element.getAttribute('aria-describedby') ? 'described' : '']));
observe('focus', () => document.activeElement.name);
observe('mend', () => { $('#m').val('a@page.test'); $('#n').val(4); $('#p').val('abc'); $('#q').val('abc'); $('[name=r]').eq(1).prop('checked', true).trigger('change'); $('#s').val(['a', 'b']); $('#t').val('text'); return [form.validate(), $('.parsley-success').length, $('.parsley-errors-list.filled').length]; });
observe('input', () => { $('#m').val('x').trigger('input'); const wrong = $('#m').attr('class'); $('#m').val('x@page.test').trigger('input'); return [wrong, $('#m').attr('class')]; });
observe('custom', () => { window.Parsley.addValidator('even', { requirementType: 'integer', validateNumber: (value, requirement) => value % requirement === 0, messages: { en: 'not by %s' } }); $('#n').attr('data-parsley-even', 2).val(5).parsley().validate(); return [$('#n').parsley().getErrorsMessages(), $('#n').parsley().isValid()]; });
observe('submit', () => { const log = []; form.on('form:submit', () => { log.push('submit'); return false; }); form.on('form:error', () => log.push('error')); $('#f').trigger('submit'); $('#n').val(4); $('#f').trigger('submit'); return log; });
observe('asynchronous', async () => { window.Parsley.addAsyncValidator('later', () => true); const answer = await new Promise(done => form.whenValidate().done(() => done('done')).fail(() => done('fail'))); return answer; });
observe('reset', () => { form.reset(); return [$('.parsley-success, .parsley-error').length, $('.parsley-errors-list li').length]; });
observe('destroy', () => { form.destroy(); return [$('#f').attr('novalidate') ?? '', typeof $('#f').data('Parsley')]; });
