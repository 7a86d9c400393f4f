// Pattern: document.URL and document.title; constructor function, prototype literal, `new X` without parentheses.
// Arguments: {}
var Teller = function() {};
Teller.prototype = {
    run: function(arguments) {
        arguments.completionFunction({"url": document.URL, "title": document.title, "documentURI": document.documentURI});
    },
    finalize: function(arguments) {
    }
};
var ExtensionPreprocessingJS = new Teller
