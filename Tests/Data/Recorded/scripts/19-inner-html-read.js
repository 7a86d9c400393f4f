// Pattern: innerHTML of the root, of head and of single elements.
var ExtensionPreprocessingJS = {
    run: function(arguments) {
        arguments.completionFunction({
            root: document.documentElement.innerHTML, head: document.head.innerHTML,
            parts: Array.from(document.querySelectorAll('pre, textarea, script, style, noscript, template, svg, math, select, iframe')).map(function(e) { return e.innerHTML; })
        });
    }
};
