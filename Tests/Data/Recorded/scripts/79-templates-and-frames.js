// Pattern: template contents and frames touched with care.
// Arguments: {}
var ExtensionPreprocessingJS = {
    run: function(arguments) {
        var templates = Array.from(document.querySelectorAll('template'), function(t) { return [t.content.childNodes.length, t.childNodes.length, t.innerHTML, t.content.ownerDocument === document].join('|'); });
        arguments.completionFunction({ templates: templates, frames: document.getElementsByTagName('iframe').length, inDocument: document.querySelectorAll('template p').length });
    },
    finalize: function() {
        document.querySelectorAll('template').forEach(function(t) { t.content.append(document.createElement('hr')); document.body.append(t.content.cloneNode(true)); });
        var made = document.createElement('template');
        made.innerHTML = '<tr><td>x</td></tr>';
        document.body.append(made);
    }
};
