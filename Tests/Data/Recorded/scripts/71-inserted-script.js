// Pattern: a script element made by the script does not run; the element stays; with src, onerror is called.
var ExtensionPreprocessingJS = {
    run: function(parameters) {
        window.ranInline = false;
        var inline = document.createElement('script');
        inline.textContent = 'window.ranInline = true; document.body.setAttribute("data-ran", "1");';
        document.body.appendChild(inline);
        var outside = document.createElement('script');
        outside.onload = function() { parameters.completionFunction({ loaded: true }); };
        outside.onerror = function(e) { parameters.completionFunction({ failed: e.type, inline: window.ranInline, parent: outside.parentNode === document.head }); };
        outside.src = 'https://scripts.example/lib.js';
        outside.async = true;
        document.head.appendChild(outside);
    }
};
