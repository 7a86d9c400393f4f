// Pattern: value of form fields, read and written; the attribute keeps its value.
// Arguments: {"username": "mira", "password": "s3cret"}
var Filler = function() {};
Filler.prototype = {
    run: function(arguments) {
        var fields = Array.from(document.querySelectorAll('input, select, textarea, button, output, progress, meter, option'));
        arguments.completionFunction({
            values: fields.map(function(f) { return f.value; }), types: fields.map(function(f) { return f.type === undefined ? '-' : f.type; }), names: fields.map(function(f) { return String(f.name); }),
            checked: fields.filter(function(f) { return f.checked; }).length, disabled: fields.map(function(f) { return Number(f.disabled === true); }).join(''),
            forms: Array.from(document.forms, function(f) { return f.length + f.method + f.name; }), selected: Array.from(document.querySelectorAll('select'), function(s) { return s.selectedIndex; })
        });
    },
    finalize: function(arguments) {
        var who = document.querySelector('input[type=password]'), words = document.querySelector('textarea'), select = document.querySelector('select');
        if (who) { who.value = arguments.password; who.setAttribute('data-now', who.value + '|' + who.getAttribute('value') + '|' + who.defaultValue); }
        if (words) { words.value = arguments.username; words.setAttribute('data-now', words.value + '|' + words.textContent.length + '|' + words.defaultValue.length); }
        if (select) { select.selectedIndex = 0; select.setAttribute('data-now', select.value); }
        document.querySelectorAll('input[type=checkbox]').forEach(function(c) { c.checked = !c.checked; c.title = String(c.checked) + c.defaultChecked; });
        if (document.forms[0]) { document.forms[0].reset(); document.body.setAttribute('data-reset', who ? who.value : (words ? words.value : '')); }
    }
};
var ExtensionPreprocessingJS = new Filler;
