// Pattern: a catch branch that passes the Error object and its text.
var ExtensionPreprocessingJS = {
    run: function(arguments) {
        try { document.querySelector('p[').remove(); } catch (e) { arguments.completionFunction({ name: e.name, code: e.code, text: String(e).split(':')[0], type: e instanceof Error }); }
    }
};
