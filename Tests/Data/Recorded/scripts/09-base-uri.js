// Pattern: baseURI takes a base element into account, document.URL does not.
window.ExtensionPreprocessingJS = {
    run: function(arguments) {
        var anchor = document.querySelector('a[href]');
        arguments.completionFunction({
            "baseURI": document.baseURI, "URL": document.URL, "same": document.baseURI === document.URL,
            "element": document.body.baseURI, "anchor": anchor && anchor.href, "detached": document.createElement('p').baseURI
        });
    }
};
