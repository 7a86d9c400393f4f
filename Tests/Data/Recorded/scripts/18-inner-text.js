// Pattern: innerText of the body, of an article, of a script element and of a detached clone.
var ExtensionPreprocessingJS = {
    run: function(arguments) {
        var main = document.querySelector('article, main') || document.body;
        var script = document.querySelector('script');
        var clone = main.cloneNode(true);
        arguments.completionFunction({
            body: document.body.innerText, main: main.innerText, script: script ? script.innerText : null, clone: clone.innerText,
            cells: Array.from(document.querySelectorAll('h1, td, li, summary'), function(e) { return e.innerText; })
        });
    }
};
