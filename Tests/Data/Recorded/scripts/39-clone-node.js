// Pattern: cloneNode(true) of the body, changed while detached, put back.
// Arguments: {}
var ExtensionPreprocessingJS = {
    run: function(arguments) {
        var copy = document.body.cloneNode(true);
        copy.querySelectorAll('script, style, template, [hidden]').forEach(function(e) { e.parentNode.removeChild(e); });
        var link = copy.querySelector('a[href]');
        arguments.completionFunction({ html: copy.innerHTML, link: link ? link.href : '', same: copy === document.body, left: document.body.querySelectorAll('script').length });
    },
    finalize: function() {
        var copy = document.body.cloneNode(true);
        copy.id = 'copy';
        document.documentElement.replaceChild(copy, document.body);
        document.body.appendChild(document.importNode(copy.firstChild || copy, true));
    }
};
