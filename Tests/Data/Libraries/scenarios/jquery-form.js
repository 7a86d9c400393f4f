// jquery-form.js: forms
// Loads: usr/share/javascript/jquery/jquery.js, usr/share/javascript/jquery-form/jquery.form.js
/* Page
<form id="f"><input name="a" value="1"><input type="radio" name="r" value="x" checked><textarea name="t">q</textarea><input type="submit" name="s"></form>
*/
observe('fields', () => [$('#f').formSerialize(), $('#f').formToArray().map(x => x.name), $('[name=t]').fieldValue()]);
observe('clear', () => { $('#f').clearForm(); return $('#f').formSerialize(); });
observe('reset', () => { $('#f').resetForm(); return $('#f').formSerialize(); });
