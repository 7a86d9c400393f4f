// Pattern: textContent read and written.
// Arguments: {"text": "<plain> & text"}
var ExtensionPreprocessingJS = {
    run: function(arguments) {
        arguments.completionFunction({ body: document.body.textContent, document: document.textContent, title: (document.querySelector('title') || {}).textContent });
    },
    finalize: function(arguments) {
        document.querySelectorAll('h1, td, li').forEach(function(e) { e.textContent = arguments.text; });
        if (document.links[0]) document.links[0].textContent = '';
        if (document.links[1]) document.links[1].textContent = null;
    }
};
